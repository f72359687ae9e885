import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBackend, type Backend } from './backend.ts';
import { fingerprint, readSchemaFiles, type SchemaFiles } from './schema-files.ts';

/**
 * A backend in memory with the content of the seeds. Building a database takes seconds,
 * so a copy is kept in `node_modules/.cache` for each state of migrations and seeds.
 * @throws SqlFileError when a migration or seed is refused.
 */
export async function startSeededBackend(projectRoot: string): Promise<Backend> {
  const schema = readSchemaFiles(projectRoot);
  const file = snapshotFile(projectRoot, schema);
  if (existsSync(file)) return startBackend({ schema, snapshot: new Blob([readFileSync(file)]) });
  const backend = await startBackend({ schema });
  const snapshot = Buffer.from(await (await backend.snapshot()).arrayBuffer());
  mkdirSync(path.dirname(file), { recursive: true });
  // Renamed when it is whole: another process may look for it at any moment.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, snapshot);
  renameSync(unfinished, file);
  return backend;
}

function snapshotFile(projectRoot: string, schema: SchemaFiles): string {
  return path.join(projectRoot, 'node_modules/.cache/handheld-legacy', `database-${fingerprint(schema)}.tar`);
}
