import { startBackend, type Backend } from '../../build/local-backend/backend.ts';
import type { SqlFile } from '../../build/local-backend/schema-files.ts';
import type { Engine } from './engine.ts';

/** The database of the embedded backend, in memory. */
export function pgliteEngine(migrations: SqlFile[]): Engine {
  const backends: Backend[] = [];
  return {
    name: 'PGlite',
    newDatabase: async () => {
      const backend = await startBackend({ schema: { migrations, seeds: [] } });
      backends.push(backend);
      return backend;
    },
    close: async () => {
      for (const backend of backends) await backend.close();
    },
  };
}
