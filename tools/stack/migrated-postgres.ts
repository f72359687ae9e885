import type { Client } from 'pg';
import { applyHostedBaseline, applySqlFile, type SqlFile } from '../../build/local-backend/schema-files.ts';
import type { Database } from '../backup/database.ts';
import { startCluster } from './postgres.ts';

/** A database for several connections at once. */
export interface PostgresDatabase extends Database {
  /** Opens another connection of the superuser. The caller ends this connection. */
  connect(): Promise<Client>;
}

/** A PostgreSQL whose new databases have the migrations and no content. */
export interface MigratedPostgres {
  /** For example "PostgreSQL 17.10". */
  name: string;
  newDatabase(): Promise<PostgresDatabase>;
  close(): Promise<void>;
}

/** Every new database is a copy of this database, which has only the migrations. */
const template = 'template1';
const superuser = 'postgres';

/** Starts PostgreSQL with the migrations on a throw-away cluster. */
export async function startMigratedPostgres(migrations: SqlFile[]): Promise<MigratedPostgres> {
  const cluster = await startCluster(superuser);
  const clients: Client[] = [];
  const close = async () => {
    for (const client of clients) await client.end();
    await cluster.close();
  };
  try {
    const client = await cluster.connect(superuser, template);
    const database = { exec: (sql: string) => client.query(sql) };
    await applyHostedBaseline(database);
    for (const file of migrations) await applySqlFile(database, file);
    const [version] = (await client.query<{ server_version: string }>('show server_version')).rows;
    // PostgreSQL copies a database only while no client is connected to it.
    await client.end();
    return {
      name: `PostgreSQL ${version?.server_version.split(' ')[0] ?? ''}`,
      newDatabase: async () => {
        const name = `migrated_${clients.length}`;
        const maker = await cluster.connect(superuser, 'postgres');
        await maker.query(`create database ${name} template ${template}`);
        await maker.end();
        const copy = await cluster.connect(superuser, name);
        clients.push(copy);
        return {
          sql: async <Row>(statement: string, parameters?: unknown[]) =>
            (await copy.query(statement, parameters)).rows as Row[],
          script: async (statements) => {
            await copy.query(statements);
          },
          connect: () => cluster.connect(superuser, name),
        };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
