import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needsCases, proves } from '../../support/evidence.ts';
import { startBareDatabase } from './bare-database.ts';
import { cellName, cells, personas } from './permission-matrix.ts';
import { observe } from './sql-case.ts';
import { sqlCases } from './sql-cases.ts';

let database: PGlite;
beforeAll(async () => {
  database = await startBareDatabase();
  await database.exec('begin');
});
afterAll(() => database.close());

test.for(sqlCases)('$surface, by $challenge: $expected', async ({ run, ...named }, context) => {
  proves(context, named);
  expect(await observe(database, { run })).toBe(named.expected);
});

test('every cell of the matrix has a case for every persona', (context) => {
  const pairs = cells.flatMap((cell) => personas.map((persona) => [`SQL ${cellName(cell)}`, persona] as const));
  needsCases(context, { category: 'permissions', pairs });
});
