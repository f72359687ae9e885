import { applyHostedBaseline, applySqlFile } from './apply-sql.ts';
import { refusedRoute } from './auth-routes.ts';
import { localPublishableKey, localSecrets } from './local-keys.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { withPostgrestErrors } from './database-errors.ts';
import type { SchemaFiles } from './schema-files.ts';

/** A Supabase-compatible backend (REST and auth) on Postgres inside this process. */
export interface Backend {
  /** Answers one request to `/rest/v1`, or to a route of `/auth/v1` that the site uses. Calls queue up behind each other. */
  fetch(request: Request): Promise<Response>;
  /** Runs one SQL statement as superuser, for tests and tools; rows as objects. */
  sql<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs SQL text of several statements as superuser. */
  script(statements: string): Promise<void>;
  /** The whole database as a tar file, to start another backend from. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

interface BackendOptions {
  /** Folder the database lives in; none keeps it in memory. */
  dataDir?: string;
  /** Start from another backend's snapshot. */
  snapshot?: Blob;
  /** Migrations and seeds for a database that is new. */
  schema: SchemaFiles;
  /** For tests: every request is answered in full and then undone. */
  undoWrites?: boolean;
}

/**
 * Starts the backend, and builds the database first when it is new.
 * @throws SqlFileError when a migration or seed is refused.
 */
export async function startBackend({
  dataDir,
  snapshot,
  schema,
  undoWrites = false,
}: BackendOptions): Promise<Backend> {
  // Loaded here, because Vite's config knows this file and a server has its database in another thread.
  const [{ App }, { createPgliteConnection }, { pg_trgm }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: { loadDataDir: snapshot, extensions: { pg_trgm } },
  });
  const database = connection.driver;
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

  // Without this, lite would GRANT ALL on every table before the first request and
  // hide both a REVOKE and a missing GRANT of the migrations.
  Object.assign(connection, { rlsState: 'active' });

  try {
    const built = await database.query("select from pg_roles where rolname = 'service_role'");
    if (built.rows.length === 0) {
      await app.ensureSystemSchema();
      await applyHostedBaseline(database);
      for (const file of [...schema.migrations, ...schema.seeds]) await applySqlFile(database, file);
    }
  } catch (error) {
    await connection.close();
    throw error;
  }

  const answer = withPostgrestErrors(connection, async (request) => refusedRoute(request) ?? app.fetch(request));
  return {
    fetch: oneAtATime(answer),
    sql: async <Row>(statement: string, parameters?: unknown[]) =>
      (await database.query<Row>(statement, parameters)).rows,
    script: async (statements) => {
      await database.exec(statements);
    },
    snapshot: () => database.dumpDataDir('none'),
    close: () => connection.close(),
  };
}
