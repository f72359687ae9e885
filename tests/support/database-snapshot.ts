import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seededSnapshot } from '../../build/local-backend/backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a tar file that contains a new database. Every test file starts from this database. */
    databaseSnapshot: string;
  }
}

/** Builds the database only after a change of the migrations or seeds. Workers start from the database's snapshot. */
export default async function provideSnapshot(project: TestProject): Promise<void> {
  project.provide('databaseSnapshot', await seededSnapshot(path.join(import.meta.dirname, '../..')));
}
