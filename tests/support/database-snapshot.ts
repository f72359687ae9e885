import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seededSnapshot } from '../../build/local-backend/backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Tar file of a new database. Every test file starts from it. */
    databaseSnapshot: string;
  }
}

/** Builds the database once per state of migrations and seeds. Workers start from the snapshot. */
export default async function provideSnapshot(project: TestProject): Promise<void> {
  project.provide('databaseSnapshot', await seededSnapshot(path.join(import.meta.dirname, '../..')));
}
