import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offlineToken } from '@/data/offline-viewer';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { localSecrets } from '../../../build/local-backend/local-keys.ts';
import { apiRequest, signIn, startTestBackend } from '../../support/database/backend.ts';
import { needsCases, proves } from '../../support/evidence.ts';
import { forgedToken, inAnHour } from './forged-token.ts';
import { accounts, fixtureOf, fixtureSql } from './permission-fixtures.ts';
import {
  badTokens,
  cellName,
  cells,
  expectedOutcome,
  functionMatrix,
  hiddenColumns,
  hiddenTables,
  personas,
  privateFunctionMatrix,
  visitorColumns,
  type BadToken,
  type Cell,
  type Persona,
  type TableName,
} from './permission-matrix.ts';

type Requester = Persona | BadToken;

const tokenNames = Object.keys(badTokens) as BadToken[];

/** What a requester sends along. */
const credentials = new Map<Requester, { token?: string; apikey?: string }>();

/** Undoes what a request writes, so that the cases do not meet one another. */
let backend: Backend;
/** Keeps what is written: sessions, and whatever a token that is none could change. */
let keeping: Backend;
beforeAll(async () => {
  backend = await startTestBackend({ undoWrites: true });
  keeping = await startTestBackend();
  for (const each of [backend, keeping]) await each.script(fixtureSql);
  for (const persona of personas) {
    if (persona === 'visitor') credentials.set(persona, {});
    else if (persona === 'service') credentials.set(persona, { apikey: localSecrets.secretKey });
    else credentials.set(persona, { token: await signIn(keeping, `${persona}@handheld-legacy.test`) });
  }
  const admin = { role: 'authenticated', sub: accounts.admin, exp: inAnHour() };
  const tokens: Record<BadToken, string> = {
    'the token of the offline viewer': offlineToken,
    "an admin's token with a signature of somebody else": forgedToken(admin, { secret: 'x'.repeat(40) }),
    "an admin's token without a signature": forgedToken(admin, { alg: 'none' }),
    "an admin's token that has expired": forgedToken({ ...admin, exp: 1_600_000_000 }),
    'a token for the service role with a signature of somebody else': forgedToken(
      { role: 'service_role', exp: inAnHour() },
      { secret: 'x'.repeat(40) },
    ),
  };
  for (const name of tokenNames) credentials.set(name, { token: tokens[name] });
});
afterAll(() => Promise.all([backend.close(), keeping.close()]));

interface Asked {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One request with the credentials of a requester. */
async function ask(who: Requester, path: string, { method = 'GET', body, headers }: Asked = {}) {
  const { token, apikey } = credentials.get(who) ?? {};
  const request = apiRequest(`/rest/v1/${path}`, {
    method,
    token,
    headers: { prefer: 'return=representation', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (apikey) request.headers.set('apikey', apikey);
  const answer = await (who in badTokens ? keeping : backend).fetch(request);
  return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown, headers: answer.headers };
}

/** The answer in the words of the matrix: `works`, `no rows`, `refused`; or as it is, when it is none of these. */
async function outcomeOf(who: Requester, cell: Cell): Promise<string> {
  const { id, key = 'id', insert, change } = fixtureOf(cell);
  const method = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }[cell.operation];
  const select = cell.operation === 'select' ? `select=${key}&` : '';
  const path = cell.operation === 'insert' ? cell.table : `${cell.table}?${select}${key}=eq.${id}`;
  const { status, body } = await ask(who, path, {
    method,
    body: cell.operation === 'insert' ? insert : cell.operation === 'update' ? change : undefined,
  });
  if (Array.isArray(body) && status < 300) return body.length > 0 ? 'works' : 'no rows';
  const isRejected = (body as { code?: string } | null)?.code === '42501';
  if (isRejected && status === (who === 'visitor' ? 401 : 403)) return 'refused';
  return status === 401 ? 'not let in' : `${status} ${JSON.stringify(body)}`;
}

/** Everything that a public table holds, as one value, where it would be kept. */
function contentOf(table: string) {
  return keeping.sql(
    `select count(*), md5(string_agg(t::text, '' order by t::text)) as content from public.${table} t`,
  );
}

const cellCases = personas.flatMap((who) =>
  cells.map((cell) => ({
    ...{ who, cell, surface: `HTTP ${cellName(cell)}` },
    expected: expectedOutcome(cell.table, cell.state, cell.operation, who),
  })),
);

test.for(cellCases)('$surface, by $who: $expected', async ({ who, cell, surface, expected }, context) => {
  proves(context, { category: 'permissions', surface, challenge: who, expected });
  const { before, after } = fixtureOf(cell);
  if (before) await backend.script(before);
  try {
    expect(await outcomeOf(who, cell)).toBe(expected);
  } finally {
    if (after) await backend.script(after);
  }
});

const columnCases = (Object.keys(visitorColumns) as TableName[]).flatMap((table) => [
  { table, column: '*', expected: 'refused' },
  ...visitorColumns[table].split(' ').map((column) => ({ table, column, expected: 'works' })),
  ...hiddenColumns[table].split(' ').map((column) => ({ table, column, expected: 'refused' })),
]);

test.for(columnCases.filter(({ column }) => column !== ''))(
  'reading $table.$column alone, by a visitor: $expected',
  async ({ table, column, expected }, context) => {
    proves(context, {
      category: 'permissions',
      surface: `HTTP ${table}: select=${column}`,
      challenge: 'visitor',
      expected,
    });
    const { status, body } = await ask('visitor', `${table}?select=${column}&limit=1`);
    if (expected === 'works') expect([status, Object.keys((body as object[])[0] ?? {})]).toEqual([200, [column]]);
    else
      expect([status, body]).toMatchObject([401, { code: '42501', message: `permission denied for table ${table}` }]);
  },
);

test('a visitor may neither filter nor sort by a column that is hidden', async (context) => {
  const expected = 'refused';
  proves(context, {
    category: 'permissions',
    surface: 'HTTP blog_posts: hidden columns',
    challenge: 'visitor',
    expected,
  });
  for (const query of ['created_by=not.is.null', 'order=created_by', 'search=like.*a*', 'staff_search=ilike.*a*']) {
    const { status, body } = await ask('visitor', `blog_posts?select=id&${query}`);
    expect([query, status, body]).toMatchObject([query, 401, { code: '42501' }]);
  }
});

/** A refusal of a visitor has the same status as that of a token that is none: 401. */
function outcomeOfBadToken(who: BadToken, { table, state, operation }: Cell): string {
  if (badTokens[who] === 'not let in') return 'not let in';
  const asVisitor = expectedOutcome(table, state, operation, 'visitor');
  return asVisitor === 'refused' ? 'not let in' : asVisitor;
}

const badTokenCases = tokenNames.flatMap((who) =>
  cells.map((cell) => ({
    ...{ who, cell, surface: `HTTP ${cellName(cell)}` },
    expected: outcomeOfBadToken(who, cell),
  })),
);

test.for(badTokenCases)('$surface, by $who: $expected', async ({ who, cell, surface, expected }, context) => {
  proves(context, { category: 'permissions', surface, challenge: who, expected: `${expected}, nothing changed` });
  const before = await contentOf(cell.table);
  expect(await outcomeOf(who, cell)).toBe(expected);
  expect(await contentOf(cell.table)).toEqual(before);
});

test('every cell of the matrix is asked by every persona, and with every bad token', (context) => {
  const requesters = [...personas, ...tokenNames];
  const pairs = cells.flatMap((cell) => requesters.map((who) => [`HTTP ${cellName(cell)}`, who] as const));
  needsCases(context, { category: 'permissions', pairs });
});

test.for(tokenNames)('asking the sign-in service about itself, with %s', async (who, context) => {
  for (const path of ['user', 'logout', 'admin/users']) {
    const [surface, expected] = [`HTTP /auth/v1/${path}`, 'not let in'];
    proves(context, { category: 'permissions', surface, challenge: who, expected });
    const method = path === 'logout' ? 'POST' : 'GET';
    const answer = await backend.fetch(apiRequest(`/auth/v1/${path}`, { method, token: credentials.get(who)?.token }));
    expect([401, 403]).toContain(answer.status);
  }
});

describe('what the API does not show', () => {
  const schemas = [
    'auth',
    'private',
    'extensions',
    'storage',
    'supabase_migrations',
    'pg_catalog',
    'information_schema',
  ];
  const schemaCases = personas.flatMap((who) =>
    schemas.flatMap((schema) => ['reading', 'writing'].map((way) => ({ who, schema, way }))),
  );
  test.for(schemaCases)('$way the schema $schema, by $who', async ({ who, schema, way }, context) => {
    const [surface, expected] = [`HTTP schema ${schema}: ${way}`, '406'];
    proves(context, { category: 'permissions', surface, challenge: who, expected });
    const answer =
      way === 'reading'
        ? await ask(who, 'users', { headers: { 'accept-profile': schema } })
        : await ask(who, 'users', { method: 'POST', body: {}, headers: { 'content-profile': schema } });
    expect(answer.status).toBe(406);
  });

  const functions = [...Object.keys(privateFunctionMatrix), 'uid', 'version', 'pg_sleep', 'pg_read_file', 'set_config'];
  const functionCases = personas.flatMap((who) => functions.map((name) => ({ who, name })));
  test.for(functionCases)('calling $name, by $who', async ({ who, name }, context) => {
    const [surface, expected] = [`HTTP rpc/${name}`, '404'];
    proves(context, { category: 'permissions', surface, challenge: who, expected });
    expect((await ask(who, `rpc/${name}`, { method: 'POST', body: {} })).status).toBe(404);
  });

  const tables = [...hiddenTables, 'pg_roles', 'pg_authid'].map((table) => table.replace(/^.*\./, ''));
  const tableCases = personas.flatMap((who) =>
    tables.filter((table) => table !== 'users').map((table) => ({ who, table })),
  );
  test.for(tableCases)('reading the table $table, by $who', async ({ who, table }, context) => {
    const [surface, expected] = [`HTTP ${table}`, '404'];
    proves(context, { category: 'permissions', surface, challenge: who, expected });
    expect((await ask(who, table)).status).toBe(404);
  });
});

const callers = Object.entries(functionMatrix).flatMap(([name, allowed]) =>
  personas.filter((who) => allowed.split(' ').includes(who)).map((who) => ({ name, who })),
);
test.for(callers)('calling $name, by $who: published posts, never a draft', async ({ name, who }, context) => {
  const expected = 'every published post and no draft';
  proves(context, { category: 'permissions', surface: `HTTP rpc/${name}`, challenge: who, expected });
  const { body } = await ask(who, `rpc/${name}`, { method: 'POST', body: { page_size: 100 } });
  const found = body as { slug: string; total: number }[];
  const [{ count } = { count: -1 }] = await backend.sql<{ count: number }>(
    'select count(*)::int as count from public.blog_posts where published',
  );
  expect(found.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['p-published', 'p-own']));
  expect(found).toHaveLength(count);
  expect(new Set(found.map(({ total }) => total))).toEqual(new Set([count]));
});
