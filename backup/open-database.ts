import { Client } from 'pg';
import { startBackend } from '../build/local-backend/backend.ts';
import { holdsDatabaseOf, takeDataDirectory } from '../build/local-backend/data-directory.ts';
import { fingerprint, readSchemaFiles } from '../build/local-backend/schema-files.ts';
import type { Database } from './database.ts';

/** A database that has to be closed. */
export interface OpenDatabase extends Database {
  /** Such as "the local database". */
  name: string;
  close(): Promise<void>;
}

/**
 * Opens the local database in `supabase/.temp`, which is built first when there is none.
 * @param mustExist for an export: a database of other migrations would be thrown away by opening it.
 * @throws Error when another process holds it, or when it has to be there and is not.
 */
export async function openLocalDatabase(projectRoot: string, mustExist: boolean): Promise<OpenDatabase> {
  const schema = readSchemaFiles(projectRoot);
  const state = fingerprint(schema);
  if (mustExist && !holdsDatabaseOf(projectRoot, state))
    throw new Error(
      'There is no local database of the migrations and seeds in supabase/. ' +
        'If they have changed since "npm run dev" last ran, export with the version of the site that it ran with.',
    );
  const { dataDir, markBuilt, release } = takeDataDirectory(projectRoot, state);
  try {
    const backend = await startBackend({ dataDir, schema });
    markBuilt();
    const close = () => backend.close().finally(release);
    return { ...backend, name: 'the local database', close };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Opens a hosted database by its connection string. The line is encrypted and the server's certificate checked,
 * unless the connection string says otherwise.
 * @throws Error when it cannot be reached or refuses the password.
 */
export async function openHostedDatabase(connectionString: string): Promise<OpenDatabase> {
  const client = new Client({ connectionString, ssl: true });
  // A connection that breaks is also told by the statement under way.
  client.on('error', () => undefined);
  const name = `the database at ${client.host}`;
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`${name} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
  return {
    name,
    sql: async <Row>(statement: string, parameters?: unknown[]) =>
      (await client.query(statement, parameters)).rows as Row[],
    script: async (statements) => {
      await client.query(statements);
    },
    close: () => client.end(),
  };
}
