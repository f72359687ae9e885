import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBackend, type Backend } from './backend.ts';
import { fingerprint, readSchemaFiles } from './schema-files.ts';

/**
 * A tar file of a database with the content of the seeds. Building one takes seconds, so it
 * is kept in `node_modules/.cache` for each state of migrations and seeds.
 * @throws SqlFileError when a migration or seed is refused.
 */
export async function seededSnapshot(projectRoot: string): Promise<string> {
  const schema = readSchemaFiles(projectRoot);
  const folder = path.join(projectRoot, 'node_modules/.cache/handheld-legacy');
  const file = path.join(folder, `database-${fingerprint(schema)}.tar`);
  if (existsSync(file)) return file;
  const backend = await startBackend({ schema });
  const snapshot = await backend.snapshot();
  await backend.close();
  mkdirSync(folder, { recursive: true });
  // Renamed when it is whole: another process may look for it at any moment.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await snapshot.arrayBuffer()));
  renameSync(unfinished, file);
  return file;
}

/**
 * A backend in memory with the content of the seeds.
 * @throws SqlFileError when a migration or seed is refused.
 */
export async function startSeededBackend(projectRoot: string): Promise<Backend> {
  const file = await seededSnapshot(projectRoot);
  return startBackend({ schema: readSchemaFiles(projectRoot), snapshot: new Blob([readFileSync(file)]) });
}
