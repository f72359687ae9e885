import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seededSnapshot } from '../../build/local-backend/backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Tar file of a freshly built database, for every test file to start from. */
    databaseSnapshot: string;
  }
}

/** Builds the database once per state of migrations and seeds; workers start from the snapshot. */
export default async function provideSnapshot(project: TestProject): Promise<void> {
  project.provide('databaseSnapshot', await seededSnapshot(path.join(import.meta.dirname, '../..')));
}
