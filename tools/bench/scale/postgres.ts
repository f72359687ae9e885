import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { applyHostedBaseline, applySqlFile, type SqlFile } from '../../../build/local-backend/schema-files.ts';
import type { Engine } from './database.ts';

/** What the auth service of a hosted project brings, as far as the migrations need it. */
const authSchema = `
  create schema auth;
  create table auth.users (id uuid primary key);
  create function auth.uid() returns uuid language sql stable as 'select null::uuid';
`;

/** Every new database is a copy of this one, which holds nothing but the migrations. */
const template = 'template1';

/**
 * Starts PostgreSQL with the binaries of a folder, on a throw-away cluster that listens
 * to a socket in its own folder only.
 */
export async function startPostgres(bin: string, migrations: SqlFile[]): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-scale-'));
  const account = accountForPostgres();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), options, { ...account, stdio: 'ignore' });
  const listen = ['-D', data, '-c', 'listen_addresses=', '-k', folder];
  const server = spawn(path.join(bin, 'postgres'), listen, { ...account, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const clients: Client[] = [];

  const close = async () => {
    for (const client of clients) await client.end();
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  try {
    const client = await connected(folder, template);
    const database = { exec: (sql: string) => client.query(sql) };
    await database.exec(authSchema);
    await applyHostedBaseline(database);
    for (const file of migrations) await applySqlFile(database, file);
    const [version] = (await client.query<{ server_version: string }>('show server_version')).rows;
    // Nobody may be in a database while it is copied.
    await client.end();
    return {
      name: `PostgreSQL ${version?.server_version.split(' ')[0] ?? ''}`,
      newDatabase: async () => {
        const name = `scale_${clients.length}`;
        const maker = await connected(folder, 'postgres');
        await maker.query(`create database ${name} template ${template}`);
        await maker.end();
        const copy = await connected(folder, name);
        clients.push(copy);
        return {
          sql: async <Row>(statement: string, parameters?: unknown[]) =>
            (await copy.query(statement, parameters)).rows as Row[],
          script: async (statements) => {
            await copy.query(statements);
          },
        };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A client, as soon as the server listens. @throws the last error, after ten seconds. */
async function connected(folder: string, database: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ host: folder, user: 'postgres', database });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Folder with initdb and postgres: `PG_BIN`, the usual place of version 15 or one of the PATH; null when there is none. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const folders = [process.env.PG_BIN, '/usr/lib/postgresql/15/bin', ...onPath];
  const hasBoth = (folder = '') => ['initdb', 'postgres'].every((tool) => existsSync(path.join(folder, tool)));
  return folders.find((folder) => folder && hasBoth(folder)) ?? null;
}

/** The account to run PostgreSQL as, which must not be root; undefined when the user of this process will do. */
export function accountForPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
