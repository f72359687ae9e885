import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { startTestBackend } from '../support/database/backend.ts';
import { statementsWithoutWhere } from '../support/database/statements.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

// A hosted project loads the extension `safeupdate` for every request of the API.
test('no function of the database updates or deletes without WHERE', async () => {
  const functions = await backend.sql<{ name: string; definition: string }>(
    `select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind in ('f', 'p')`,
  );
  expect(functions.length).toBeGreaterThan(50);
  const found: Record<string, string[]> = {};
  for (const { name, definition } of functions) {
    const statements = await statementsWithoutWhere(definition);
    if (statements.length > 0) found[name] = statements;
  }
  expect(found).toEqual({});
});

test('no SQL in docs/hosting.md updates or deletes without WHERE', async () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
  const blocks = Array.from(text.matchAll(/```sql\n([\s\S]+?)```/g), ([, sql = '']) => sql);
  expect(blocks.join()).toContain('delete from auth.users');
  for (const sql of blocks) expect(await statementsWithoutWhere(sql)).toEqual([]);
});

const sqlFunction = (body: string) => `create function f() returns void language sql as $$ ${body} $$`;
const plpgsql = (body: string, declared = '') =>
  `create function f(id int) returns setof int language plpgsql as $$ declare r record; ${declared} begin ${body} end $$`;

test.each([
  ['in a function in SQL', sqlFunction('select 1; update t set a = 1')],
  ['in a function in standard SQL', 'create function f() returns void begin atomic delete from t; end'],
  ['in a function in PL/pgSQL', plpgsql('update t set a = 1;')],
  [
    'in a trigger',
    'create function f() returns trigger language plpgsql as $$ begin delete from t; return null; end $$',
  ],
  ['in a branch', plpgsql('if id > 1 then null; else delete from t; end if;')],
  ['in the handler of an exception', plpgsql('null; exception when others then delete from t;')],
  ['in a CTE', plpgsql('with gone as (delete from t returning a) select a into r from gone;')],
  ['in a loop over what it returns', plpgsql('for r in update t set a = 1 returning a loop null; end loop;')],
  ['in a returned query', plpgsql('return query delete from t returning a;')],
  ['with a join', plpgsql('update t set a = u.a from u;')],
  ['executed', plpgsql("execute 'delete from t';")],
  ['executed with names', plpgsql("execute format('update public.%I set %I = %L', 'a', 'b', 'c');")],
  ['executed in parts', plpgsql("execute 'update ' || quote_ident('t') || ' set a = 1';")],
  ['executed in parts that do not parse', plpgsql("execute 'update ' || r.tables || ' set ' || r.changes;")],
  ['executed in a loop', plpgsql("for r in execute 'delete from t returning a' loop null; end loop;")],
  ['executed and returned', plpgsql("return query execute 'delete from t returning a';")],
  ['executed from a variable', plpgsql('execute statement;', "statement text := 'delete from t';")],
  ['in a block', 'do $$ begin update t set a = 1; end $$'],
])('the check finds a statement without WHERE %s', async (_where, sql) => {
  expect(await statementsWithoutWhere(sql)).toHaveLength(1);
});

test.each([
  sqlFunction('update t set a = 1 where true; insert into t values (1) on conflict (a) do update set a = 2'),
  plpgsql("update t set a = 1 where b; execute format('delete from %I where a = %L', 't', 1);"),
  plpgsql("execute 'update ' || r.tables || ' set a = 1 where ' || r.condition;"),
  plpgsql("raise exception 'update or delete it'; return query select 1 for update;"),
  'create trigger b after update or delete on t for each statement execute function f()',
])('the check ignores statements with WHERE, and statements other than UPDATE and DELETE: %s', async (sql) => {
  expect(await statementsWithoutWhere(sql)).toEqual([]);
});
