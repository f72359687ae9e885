import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { startBackend, type Backend } from '../../build/local-backend/backend.ts';
import { localSecrets } from '../../build/local-backend/local-keys.ts';
import { holdsDatabaseOf, takeDataDirectory, tempFolder } from '../../build/local-backend/data-directory.ts';
import { fingerprint, readSchemaFiles } from '../../build/local-backend/schema-files.ts';
import type { Database } from './database.ts';
import type { PictureStore } from './picture-store.ts';

export interface OpenDatabase extends Database {
  /** Null without an address of the picture store. */
  pictures: PictureStore | null;
  close(): Promise<void>;
}

/** A database that a command can open. */
export interface Target {
  /** For example "the local database", or the address without the password. */
  name: string;
  /** The required value of `--replace`: the name for a hosted database, otherwise true. */
  replaceFlag: true | string;
  /** @throws Error with a message for the user. */
  open(purpose: Purpose): Promise<OpenDatabase>;
}

/** Only "replace" may delete a local database with other migrations. */
export type Purpose = 'export' | 'import' | 'replace';

/** Returns the local database in `supabase/.temp`. An import builds a missing database first. */
export function localDatabase(projectRoot: string): Target {
  return { name: 'the local database', replaceFlag: true, open: (purpose) => openLocal(projectRoot, purpose) };
}

/**
 * @throws Error when another process holds the database, or when the purpose forbids a missing or outdated database.
 */
async function openLocal(projectRoot: string, purpose: Purpose): Promise<OpenDatabase> {
  const schema = readSchemaFiles(projectRoot);
  const state = fingerprint(schema);
  const fits = holdsDatabaseOf(projectRoot, state);
  if (purpose === 'export' && !fits)
    throw new Error(
      'There is no local database of the migrations and seeds in supabase/. ' +
        'If they have changed since "npm run dev" last ran, export with the version of the site that it ran with.',
    );
  if (purpose === 'import' && !fits && existsSync(path.join(tempFolder(projectRoot), 'pgdata')))
    throw new Error(
      'The local database was made of other migrations or seeds than those in supabase/. Export it with the version ' +
        'of the site that it ran with if you may need it, then import with --replace, which throws it away.',
    );
  const { dataDir, markBuilt, release } = takeDataDirectory(projectRoot, state);
  try {
    const backend = await startBackend({ dataDir, schema });
    markBuilt();
    return { ...opened(backend), close: () => backend.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Returns a database with the migrations and seeds. Closing deletes the database. */
export function throwAwayDatabase(projectRoot: string): Target {
  const open = async () => opened(await startBackend({ schema: readSchemaFiles(projectRoot) }));
  return { name: 'a throw-away database of the seeds', replaceFlag: true, open };
}

function opened(backend: Backend): OpenDatabase {
  const fetch = (request: Request) => backend.fetch(request);
  return { ...backend, pictures: { url: 'http://localhost', secretKey: localSecrets.secretKey, fetch } };
}

/**
 * Returns a hosted database by its connection string. Unless the connection string says otherwise, the connection is
 * encrypted and the server's certificate is checked.
 * @param environment has `SUPABASE_SECRET_KEY`, and `SUPABASE_URL` for a project outside supabase.co.
 * @throws Error when the connection string is invalid.
 */
export function hostedDatabase(connectionString: string, environment: NodeJS.ProcessEnv = {}): Target {
  const newClient = () => new Client({ connectionString, ssl: true });
  const client = newClient();
  // The name is the full address, because the poolers of many projects share a host.
  const name = `${client.user}@${client.host}:${client.port}/${client.database}`;
  return { name, replaceFlag: name, open: () => openHosted(newClient(), name, hostedPictures(client, environment)) };
}

/**
 * Returns the picture store of the database's project. The function reads the project from the connection, so that the
 * store always belongs to the database.
 */
export function hostedPictures(
  { user, host }: Pick<Client, 'user' | 'host'>,
  { SUPABASE_URL: given, SUPABASE_SECRET_KEY: secretKey }: NodeJS.ProcessEnv,
): PictureStore | null {
  const project =
    /^db\.(\w+)\.supabase\.co$/.exec(host) ?? (host.endsWith('.supabase.com') && /^\w+\.(\w+)$/.exec(user ?? ''));
  const url = project ? `https://${project[1]}.supabase.co` : given && new URL(given).origin;
  return url ? { url, secretKey: secretKey || null, fetch } : null;
}

/** @throws Error when the database is unreachable or rejects the password. */
async function openHosted(client: Client, name: string, pictures: PictureStore | null): Promise<OpenDatabase> {
  // The running statement also reports a broken connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`${name} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
  return {
    pictures,
    sql: async <Row>(statement: string, parameters?: unknown[]) =>
      (await client.query(statement, parameters)).rows as Row[],
    script: async (statements) => {
      await client.query(statements);
    },
    close: () => client.end(),
  };
}
