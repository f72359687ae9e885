import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { localSecrets } from '../../build/local-backend/local-keys.ts';
import { apiRequest, signIn, startTestBackend } from './backend.ts';
import { accounts, fixtures, fixtureSql } from './permission-fixtures.ts';
import {
  expectedOutcome,
  functionMatrix,
  permissionMatrix,
  personas,
  type Operation,
  type Outcome,
  type Persona,
  type TableName,
} from './permission-matrix.ts';

interface Cell {
  table: TableName;
  state: string;
  operation: Operation;
}

const operations: Operation[] = ['select', 'insert', 'update', 'delete'];

const cells: Cell[] = (Object.keys(permissionMatrix) as TableName[]).flatMap((table) =>
  Object.keys(permissionMatrix[table]).flatMap((state) =>
    operations
      .filter((operation) => operation !== 'insert' || fixtures[table][state]?.insert)
      .map((operation) => ({ table, state, operation })),
  ),
);

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend({ undoWrites: true });
  await backend.script(fixtureSql);
});
afterAll(() => backend.close());

describe.each(personas)('over SQL, %s', (persona) => {
  test.each(cells)('$operation $table: $state', async ({ table, state, operation }) => {
    expect(await bySql(persona, { table, state, operation })).toBe(expectedOutcome(table, state, operation, persona));
  });
});

describe.each(personas)('over HTTP, %s', (persona) => {
  let credentials: { token?: string; headers?: Record<string, string> } = {};
  beforeAll(async () => {
    if (persona === 'service') credentials = { headers: { apikey: localSecrets.secretKey } };
    else if (persona !== 'visitor') credentials = { token: await signInKept(persona) };
  });
  test.each(cells)('$operation $table: $state', async ({ table, state, operation }) => {
    const outcome = await byHttp(credentials, { table, state, operation });
    expect(outcome).toBe(expectedOutcome(table, state, operation, persona));
  });
  test('call search_posts: published posts, never a draft, not even the own one', async () => {
    const body = JSON.stringify({ page_size: 100 });
    const request = apiRequest('/rest/v1/rpc/search_posts', { method: 'POST', token: credentials.token, body });
    for (const [name, value] of Object.entries(credentials.headers ?? {})) request.headers.set(name, value);
    const answer = await backend.fetch(request);
    const found = (await answer.json()) as { slug: string; total: number }[];
    const [{ count } = { count: -1 }] = await backend.sql<{ count: number }>(
      'select count(*)::int as count from public.blog_posts where published',
    );
    expect(found.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['p-published', 'p-own']));
    expect(found).toHaveLength(count);
    expect(new Set(found.map(({ total }) => total))).toEqual(new Set([count]));
  });
});

test('the API has the functions of the matrix and no other, each for whom it names', async () => {
  const rows = await backend.sql<{ name: string; roles: string[] }>(`
    select proname as name, array(
      select role from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_function_privilege(role, oid, 'execute')) as roles
    from pg_proc where pronamespace = 'public'::regnamespace order by proname`);
  const rolesOf = (allowed: string) => [...new Set(allowed.split(' ').map(roleOf))];
  expect(rows).toEqual(Object.entries(functionMatrix).map(([name, allowed]) => ({ name, roles: rolesOf(allowed) })));
  // A grant to everybody would reach roles that are yet to come.
  const open = await backend.sql(`
    select proname from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as granted
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and granted.grantee = 0`);
  expect(open).toEqual([]);
});

function fixtureOf({ table, state }: Cell) {
  const fixture = fixtures[table][state];
  if (!fixture) throw new Error(`no fixture for ${table}: ${state}`);
  return fixture;
}

/** The statement of a cell, as the database role and account of a persona, undone afterwards. */
async function bySql(persona: Persona, cell: Cell): Promise<Outcome> {
  const { id, key = 'id', insert = {}, change } = fixtureOf(cell);
  const target = `public.${cell.table}`;
  const assign = Object.entries(change).map(([column, value]) => `"${column}" = ${literal(value)}`);
  const statement = {
    select: `select ${key} from ${target} where ${key} = '${id}'`,
    insert: `insert into ${target} (${Object.keys(insert).join(', ')}) values (${Object.values(insert).map(literal).join(', ')}) returning ${key}`,
    update: `update ${target} set ${assign.join(', ')} where ${key} = '${id}' returning ${key}`,
    delete: `delete from ${target} where ${key} = '${id}' returning ${key}`,
  }[cell.operation];
  const role = roleOf(persona);
  const account = persona in accounts ? accounts[persona as keyof typeof accounts] : '';
  await backend.script(`begin; set local role ${role}; set local request.jwt.claim.sub = '${account}'`);
  try {
    const rows = await backend.sql(statement);
    return rows.length > 0 ? 'works' : 'no rows';
  } catch (error) {
    expect((error as { code: string }).code).toBe('42501');
    return 'refused';
  } finally {
    await backend.script('rollback');
  }
}

function roleOf(persona: string): string {
  if (persona === 'visitor') return 'anon';
  return persona === 'service' ? 'service_role' : 'authenticated';
}

async function byHttp(credentials: { token?: string; headers?: Record<string, string> }, cell: Cell): Promise<Outcome> {
  const { id, key = 'id', insert, change } = fixtureOf(cell);
  const path = `/rest/v1/${cell.table}`;
  const method = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }[cell.operation];
  const body = { insert, update: change }[cell.operation as string];
  const request = apiRequest(cell.operation === 'insert' ? path : `${path}?${key}=eq.${id}`, {
    method,
    token: credentials.token,
    headers: { prefer: 'return=representation' },
    body: body && JSON.stringify(body),
  });
  for (const [name, value] of Object.entries(credentials.headers ?? {})) request.headers.set(name, value);
  const answer = await backend.fetch(request);
  const result = (await answer.json()) as unknown;
  if (answer.ok) return (result as unknown[]).length > 0 ? 'works' : 'no rows';
  expect(result).toMatchObject({ code: '42501' });
  expect(answer.status).toBe(credentials.token ? 403 : 401);
  return 'refused';
}

/** Sign-in needs its session kept, which `undoWrites` would undo: a second backend hands out the token. */
let signInBackend: Promise<Backend> | undefined;
async function signInKept(persona: string): Promise<string> {
  signInBackend ??= startTestBackend().then(async (started) => {
    await started.script(fixtureSql);
    return started;
  });
  return signIn(await signInBackend, `${persona}@handheld-legacy.test`);
}
afterAll(async () => (await signInBackend)?.close());

function literal(value: string | boolean | null): string {
  return value === null ? 'null' : `'${value}'`;
}
