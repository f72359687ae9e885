import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBareDatabase } from './bare-database.ts';
import { catalogOf, lengthCheck } from './catalog.ts';
import {
  buckets,
  cells,
  columnsOf,
  expectedOutcome,
  functionMatrix,
  hiddenTables,
  hiddenViews,
  personas,
  privateFunctionMatrix,
  tableNames,
  viewNames,
} from './permission-matrix.ts';
import { lengthsOf } from './row-rule-cases.ts';
import { roleOf } from './sql-case.ts';

let database: PGlite;
beforeAll(async () => {
  // Without default privileges the listing has the grants of the migrations only.
  database = await startBareDatabase('nothing');
});
afterAll(() => database.close());

const listing = './catalog.txt';
const names = async (query: string) => (await database.query<{ name: string }>(query)).rows.map(({ name }) => name);

// After an intended change run `npx vitest run catalog -u` and read the diff.
test('the catalog equals its listing: tables, policies, grants, functions, triggers, constraints, buckets', async () => {
  await expect(await catalogOf(database)).toMatchFileSnapshot(listing);
});

test.for([
  ['a table', 'create table public.extra (id integer)', 'public.extra (table, no row-level security)'],
  ['a table outside the API', 'create table private.extra (id integer)', 'private.extra (table'],
  ['a view', 'create view public.extra as select id from public.users', 'public.extra (view)'],
  ['a policy', 'create policy extra on public.links for select to anon using (true)', '"extra"'],
  ['a policy on files', 'create policy extra on storage.objects for select to anon using (true)', '"extra"'],
  ['a grant on a table', 'grant select on public.users to anon', 'public.users to anon: SELECT'],
  ['a grant on a column', 'grant update (name) on public.users to anon', 'public.users.name to anon: UPDATE'],
  ['a grant on a schema', 'grant usage on schema private to anon', 'anon: USAGE'],
  ['a default privilege', 'alter default privileges grant select on tables to anon', 'r to anon: SELECT'],
  ['a function', 'create function public.extra() returns int language sql as $$ select 1 $$', 'called by everybody'],
  [
    'a function with another body',
    "create or replace function private.is_slug(value text) returns boolean language sql immutable set search_path = '' as 'select true'",
    'private.is_slug(value text) with the rights of its caller, search_path="", body ',
  ],
  ['a right to call for visitors', 'grant execute on function private.own_post() to anon', 'called by anon'],
  [
    'a right to call for the sign-in service',
    'grant execute on function private.own_post() to supabase_auth_admin',
    'called by supabase_auth_admin',
  ],
  [
    'a trigger',
    `create trigger extra before update on public.links for each row
       execute function suppress_redundant_updates_trigger()`,
    'extra BEFORE UPDATE',
  ],
  ['a disabled trigger', 'alter table public.users disable trigger users_stamp', '(not enabled)'],
  ['a bucket', "insert into storage.buckets (id, name) values ('extra', 'extra')", 'extra'],
] as const)('the listing shows an added object: %s', async ([, sql, line]) => {
  const before = new Set((await catalogOf(database)).split('\n'));
  await database.exec(`begin; ${sql}`);
  const added = (await catalogOf(database)).split('\n').filter((each) => !before.has(each));
  await database.exec('rollback');
  expect(added.join('\n')).toContain(line);
});

test('the matrix has every table, function and bucket', async () => {
  const tables = "select relname as name from pg_class where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace =";
  expect(await names(`${tables} 'public'::regnamespace order by 1`)).toEqual([...tableNames, ...viewNames].sort());
  const hidden: readonly string[] = [...hiddenTables, ...hiddenViews];
  for (const name of await names(`${tables} 'private'::regnamespace`)) expect(hidden).toContain(`private.${name}`);
  const functions = 'select proname as name from pg_proc where pronamespace =';
  expect(await names(`${functions} 'public'::regnamespace order by 1`)).toEqual(Object.keys(functionMatrix).sort());
  expect(await names(`${functions} 'private'::regnamespace order by 1`)).toEqual(
    Object.keys(privateFunctionMatrix).sort(),
  );
  expect(await names('select id as name from storage.buckets')).toEqual(buckets);
});

test('each role has exactly the grants that its personas need', async () => {
  const granted = await names(`
    select format('%s %s to %s', lower(privilege_type), relname, grantee::regrole) as name
    from pg_class, aclexplode(relacl)
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`);
  const needed = personas.flatMap((persona) =>
    cells
      .filter(({ table, state, operation }) => expectedOutcome(table, state, operation, persona) === 'works')
      .map(({ table, operation }) => `${operation} ${table} to ${roleOf(persona)}`),
  );
  // These two grants cover only some columns, which the cases of draft links and messages test.
  const someColumns = ['insert draft_links to authenticated', 'update contact_messages to authenticated'];
  const byColumn = (each: string) => each.endsWith(' to anon') || someColumns.includes(each);
  expect(granted.sort()).toEqual([...new Set(needed)].filter((each) => !byColumn(each)).sort());
});

// The cases of the matrix try each column as a visitor.
test('the matrix lists every column', async () => {
  const columns = await names(`
    select format('%s.%s', relname, attname) as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  const listed = tableNames.flatMap((table) => columnsOf(table).map((column) => `${table}.${column}`));
  expect(columns.sort()).toEqual(listed.sort());
});

test("the row rules cover every check of a text's length", async () => {
  const found = await names(`select format('%s: %s', relname, pg_get_constraintdef(c.oid)) as name
    from pg_constraint c join pg_class on pg_class.oid = conrelid where pg_get_constraintdef(c.oid) ~ '${lengthCheck}'`);
  const checks = tableNames.flatMap((table) =>
    lengthsOf(table).map(([column, least, most]) => {
      const length = `length(${/[A-Z]/.test(column) ? `"${column}"` : column})`;
      return `${table}: CHECK (${least === 0 ? `(${length} <= ${most})` : `((${length} >= 1) AND (${length} <= ${most}))`})`;
    }),
  );
  expect(found.sort()).toEqual(checks.sort());
});

test('every table of the API has row-level security, and no policy names the role public', async () => {
  const open = "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'";
  expect(await names(`${open} and not relrowsecurity`)).toEqual([]);
  expect(
    await names("select policyname as name from pg_policies where 'public' = any(roles) and schemaname <> 'cron'"),
  ).toEqual([]);
});

test('only the functions of accounts read the account of a request', async () => {
  const readers = await names(`
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~ 'auth[.](uid|jwt)|jwt[.]claim'
    union all
    select policyname from pg_policies where concat(qual, with_check) ~ 'auth[.](uid|jwt)|jwt[.]claim'
    union all
    select adrelid::regclass::text from pg_attrdef join pg_class on pg_class.oid = adrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and pg_get_expr(adbin, adrelid) ~ 'auth[.]'`);
  expect(readers.sort()).toEqual(['accounts_setup', 'adopt_factor', 'join_team', 'live_session', 'own_staff']);
  const toAccounts = await names(`
    select format('%s.%s', conrelid::regclass, conname) as name from pg_constraint
    where contype = 'f' and confrelid = 'auth.users'::regclass and connamespace = 'public'::regnamespace`);
  expect(toAccounts).toEqual(['users.users_auth_user_id_fkey']);
});
