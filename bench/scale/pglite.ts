import { startBackend } from '../../build/local-backend/backend.ts';
import type { SqlFile } from '../../build/local-backend/schema-files.ts';
import type { Engine } from './engine.ts';

/** Starts the embedded backend's own database, in memory. */
export async function startPglite(migrations: SqlFile[]): Promise<Engine> {
  const backend = await startBackend({ schema: { migrations, seeds: [] } });
  const [version] = await backend.sql<{ server_version: string }>('show server_version');
  return { ...backend, name: `PGlite (PostgreSQL ${version?.server_version ?? ''})` };
}
