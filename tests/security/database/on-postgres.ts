import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../../tools/backup/database.ts';
import {
  startMigratedPostgres,
  type MigratedPostgres,
  type PostgresDatabase,
} from '../../../tools/stack/migrated-postgres.ts';
import { readSchemaFiles } from '../../../build/local-backend/schema-files.ts';

/** Groups tests that need PostgreSQL with several connections and the migrations. */
export function describeOnPostgres(tests: (newDatabase: () => Promise<PostgresDatabase>) => void): void {
  describe('PostgreSQL', () => {
    let engine: MigratedPostgres;
    beforeAll(async () => {
      const { migrations } = readSchemaFiles(path.join(import.meta.dirname, '../../..'));
      engine = await startMigratedPostgres(migrations);
    });
    afterAll(() => engine.close());

    tests(() => engine.newDatabase());
  });
}

/** Returns the planner's estimate of rows, which the API gives to a request with a planned count. */
export async function plannedRows(database: Database, table: string, where = ''): Promise<number> {
  const [row] = await database.sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select 1 from public.${table} ${where}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? -1;
}

/** Returns the number of rows that a visitor's query reads from each table. */
export async function rowsRead(database: Database, question: string): Promise<Map<string, number>> {
  await database.script('begin; set local role anon');
  try {
    const before = await readSoFar(database);
    await database.sql(question);
    const after = await readSoFar(database);
    return new Map(Array.from(after, ([table, rows]) => [table, rows - (before.get(table) ?? 0)]));
  } finally {
    await database.script('rollback');
  }
}

/**
 * Returns the number of rows that the session has read from each table and not yet reported. The number includes this
 * transaction.
 */
async function readSoFar(database: Database): Promise<Map<string, number>> {
  const rows = await database.sql<{ name: string; rows: number }>(
    `select relname as name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows
     from pg_stat_xact_user_tables where schemaname = 'public'`,
  );
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}
