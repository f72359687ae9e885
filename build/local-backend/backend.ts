import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildCache } from '../build-cache.ts';
import type { Mail } from './auth/auth-context.ts';
import { authService } from './auth/service.ts';
import { readAuthSettings, type AuthSettings } from './auth/settings.ts';
import { callerOf } from './caller.ts';
import { withPostgrestErrors } from './database-errors.ts';
import { localPublishableKey, localSecrets } from './local-keys.ts';
import { postgrestParsers, unrelatedTables, withPostgrestRules } from './postgrest-rules.ts';
import { isAuth, rejectedRoute } from './request-guard.ts';
import { answerStorage, isStorage, localCaller, localFiles } from './storage.ts';
import {
  applyHostedBaseline,
  applySqlFile,
  extensions,
  type SchemaFiles,
  fingerprint,
  readSchemaFiles,
} from './schema-files.ts';

/** A Supabase-compatible backend (REST, sign-in and the files of pictures) on Postgres inside this process. */
export interface Backend {
  /**
   * Answers a request to `/rest/v1`, `/auth/v1` or to a route of `/storage/v1` that the site uses. Requests run one
   * after another.
   */
  fetch(request: Request): Promise<Response>;
  /** Runs one SQL statement as superuser, for tests and tools. Returns rows as objects. */
  sql<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs SQL text of several statements as superuser. */
  script(statements: string): Promise<void>;
  /** The mails that the sign-in service has sent so far. */
  mails(): Promise<Mail[]>;
  /** Changes settings of the sign-in service. The defaults are in `supabase/config.toml`. */
  setAuth(settings: Partial<AuthSettings>): Promise<void>;
  /** Returns the database as a tar file. Another backend can start from that file. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

interface BackendOptions {
  /** Folder of the database; undefined keeps the database in memory. */
  dataDir?: string;
  /** The snapshot with which the backend starts. */
  snapshot?: Blob;
  /** Migrations and seeds for a new database. */
  schema: SchemaFiles;
  /** For tests: the backend rolls back each request after its response. */
  undoWrites?: boolean;
}

/** Starts a backend, and first builds a missing database. @throws SqlFileError for a rejected migration or seed */
export async function startBackend({
  dataDir,
  snapshot,
  schema,
  undoWrites = false,
}: BackendOptions): Promise<Backend> {
  // These imports are dynamic: Vite's config imports this file, but the database of a server runs in another thread.
  const [{ App }, { createPgliteConnection }, { pg_trgm }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: { loadDataDir: snapshot, extensions: { pg_trgm }, parsers: postgrestParsers },
  });
  const database = connection.driver;
  const mails: Mail[] = [];
  const settings = readAuthSettings(path.join(import.meta.dirname, '../..'));
  const app = new App({
    connection,
    api: { max_rows: 1000 },
    auth: {
      publishable_key: localPublishableKey,
      secret_key: localSecrets.secretKey,
      jwt_secret: localSecrets.jwtSecret,
      enable_signup: false,
    },
    options: { server: { admin: false, forceRollback: undoWrites } },
  });

  // Without this, lite would GRANT ALL on every table before the first request. The grant would undo each REVOKE of
  // the migrations, and hide a missing GRANT.
  Object.assign(connection, { rlsState: 'active' });

  try {
    const serviceRole = await database.query("select from pg_roles where rolname = 'service_role'");
    if (serviceRole.rows.length === 0) {
      await applyHostedBaseline(database);
      await database.exec(localFiles);
      for (const file of [...schema.migrations, ...schema.seeds]) await applySqlFile(database, file);
      // The extensions come last, because migrations must work without them.
      await database.exec(extensions);
    }
  } catch (error) {
    await connection.close();
    throw error;
  }

  const keys = { publishableKey: localPublishableKey, ...localSecrets };
  const answerAuth = authService({
    ...{ settings, jwtSecret: keys.jwtSecret },
    sendMail: (mail) => void mails.push(mail),
  });
  const answerRest = withPostgrestRules(await unrelatedTables(database), (request) => app.fetch(request));
  const answer = withPostgrestErrors(connection, async (request) => {
    if (isStorage(request)) return answerStorage(database, request, { caller: localCaller(request), undoWrites });
    if (!isAuth(request)) return rejectedRoute(request) ?? answerRest(request);
    const caller = callerOf(request, keys);
    const query = (statement: string, parameters?: unknown[]) => database.query(statement, parameters);
    return caller instanceof Response ? caller : answerAuth(request, caller, { query, undoWrites });
  });
  return {
    fetch: oneAtATime(answer),
    sql: async <Row>(statement: string, parameters?: unknown[]) =>
      (await database.query<Row>(statement, parameters)).rows,
    script: async (statements) => {
      await database.exec(statements);
    },
    mails: () => Promise.resolve(mails),
    setAuth: (given) => {
      Object.assign(settings, given);
      return Promise.resolve();
    },
    snapshot: () => database.dumpDataDir('none'),
    close: () => connection.close(),
  };
}

/**
 * Returns the path of a tar file with a seeded database. Building the database takes seconds, so `node_modules/.cache`
 * keeps the file under the hash of migrations and seeds.
 * @throws SqlFileError when the database rejects a migration or seed
 */
export async function seededSnapshot(projectRoot: string): Promise<string> {
  const schema = readSchemaFiles(projectRoot);
  return buildCache(projectRoot, 'database').file(snapshotName(schema), async () => {
    const backend = await startBackend({ schema });
    const snapshot = await backend.snapshot();
    await backend.close();
    return Buffer.from(await snapshot.arrayBuffer());
  });
}

/** Returns the cached snapshot for these migrations and seeds; undefined without a cached snapshot. */
export function cachedSnapshot(projectRoot: string, schema: SchemaFiles): Blob | undefined {
  const file = buildCache(projectRoot, 'database').find(snapshotName(schema));
  return file === null ? undefined : new Blob([readFileSync(file)]);
}

function snapshotName(schema: SchemaFiles): string {
  return `${fingerprint(schema)}.tar`;
}

/** Starts a seeded backend in memory. @throws SqlFileError when the database rejects a migration or seed */
export async function startSeededBackend(projectRoot: string): Promise<Backend> {
  const file = await seededSnapshot(projectRoot);
  return startBackend({ schema: readSchemaFiles(projectRoot), snapshot: new Blob([readFileSync(file)]) });
}

/**
 * Wraps an async function so that its calls run one after another. A failed call does not stop the queue. The embedded
 * database has a single connection. @supabase/lite opens a transaction on this connection for each request, without a
 * lock. Two requests in one tick would share a transaction, and the second could run as superuser.
 */
export function oneAtATime<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const next = last.then(() => run(...args));
    last = next.catch(() => undefined);
    return next;
  };
}
