import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, Engine } from '../../../tools/bench/scale/database.ts';
import { findPostgres, startPostgres } from '../../../tools/bench/scale/postgres.ts';
import { readSchemaFiles } from '../../../build/local-backend/schema-files.ts';

/**
 * Tests that a PostgreSQL with the migrations is needed for. Where none is installed they are skipped, and what is not
 * shown then is said.
 */
export function describeOnPostgres(what: string, tests: (newDatabase: () => Promise<Database>) => void): void {
  const folder = findPostgres();
  if (!folder) console.warn(`No PostgreSQL is installed here, so ${what} not shown.`);
  describe.skipIf(!folder)('PostgreSQL', () => {
    let engine: Engine;
    beforeAll(async () => {
      const { migrations } = readSchemaFiles(path.join(import.meta.dirname, '../../..'));
      engine = await startPostgres(folder ?? '', migrations);
    });
    afterAll(() => engine.close());

    tests(() => engine.newDatabase());
  });
}

/** Rows that the planner expects, as the API gives them to a caller who prefers a planned count. */
export async function plannedRows(database: Database, table: string, where = ''): Promise<number> {
  const [row] = await database.sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select 1 from public.${table} ${where}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? -1;
}
