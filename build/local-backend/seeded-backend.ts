import { readFileSync } from 'node:fs';
import { buildCache } from '../build-cache.ts';
import { startBackend, type Backend } from './backend.ts';
import { fingerprint, readSchemaFiles, type SchemaFiles } from './schema-files.ts';

/**
 * A tar file of a database with the content of the seeds. Building one takes seconds, so it
 * is kept in `node_modules/.cache` for each state of migrations and seeds.
 * @throws SqlFileError when a migration or seed is refused.
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

/** The snapshot of a database of these migrations and seeds, when one has been made. */
export function keptSnapshot(projectRoot: string, schema: SchemaFiles): Blob | undefined {
  const file = buildCache(projectRoot, 'database').find(snapshotName(schema));
  return file === null ? undefined : new Blob([readFileSync(file)]);
}

function snapshotName(schema: SchemaFiles): string {
  return `${fingerprint(schema)}.tar`;
}

/**
 * A backend in memory with the content of the seeds.
 * @throws SqlFileError when a migration or seed is refused.
 */
export async function startSeededBackend(projectRoot: string): Promise<Backend> {
  const file = await seededSnapshot(projectRoot);
  return startBackend({ schema: readSchemaFiles(projectRoot), snapshot: new Blob([readFileSync(file)]) });
}
