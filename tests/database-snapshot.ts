import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../build/local-backend/backend.ts';
import { fingerprint, readSchemaFiles } from '../build/local-backend/schema-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Tar file of a freshly built database, for every test file to start from. */
    databaseSnapshot: string;
  }
}

const projectRoot = path.join(import.meta.dirname, '..');

/** Builds the database once per state of migrations and seeds; workers start from the snapshot. */
export default async function provideSnapshot(project: TestProject): Promise<void> {
  const schema = readSchemaFiles(projectRoot);
  const folder = path.join(projectRoot, 'node_modules/.cache/handheld-legacy');
  const file = path.join(folder, `database-${fingerprint(schema)}.tar`);
  if (!existsSync(file)) {
    const backend = await startBackend({ schema });
    const snapshot = await backend.snapshot();
    await backend.close();
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, Buffer.from(await snapshot.arrayBuffer()));
  }
  project.provide('databaseSnapshot', file);
}
