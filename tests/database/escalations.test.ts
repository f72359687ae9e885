import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { localSecrets } from '../../build/local-backend/local-keys.ts';
import { apiRequest, signIn, startTestBackend } from './backend.ts';
import { accounts, fixtureSql } from './permission-fixtures.ts';

let backend: Backend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.script(fixtureSql);
  for (const who of ['admin', 'editor', 'contributor', 'stranger']) {
    tokens[who] = await signIn(backend, `${who}@handheld-legacy.test`);
  }
});
afterAll(() => backend.close());

const ownDraft = '91000000-0000-4000-8000-000000000003';
const ownPost = '91000000-0000-4000-8000-000000000004';
const editorsPost = '91000000-0000-4000-8000-000000000001';
const draftText = { title: 'X', slug: 'x', excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' };

afterEach(async () => {
  await backend.sql("delete from public.blog_posts where slug = 'x'");
  await backend.sql("delete from public.users where email like 'x%'");
});

async function ask(
  who: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const token = who === null ? undefined : (tokens[who] ?? who);
  const answer = await backend.fetch(
    apiRequest(`/rest/v1/${path}`, {
      method,
      token,
      headers: { prefer: 'return=representation', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown, headers: answer.headers };
}

const idOf = { admin: '20000000-0000-4000-8000-000000000001', contributor: '20000000-0000-4000-8000-000000000003' };

test.each([
  ['promote themselves', 'PATCH', `users?id=eq.${idOf.contributor}`, { role: 'admin' }],
  ['change another person', 'PATCH', `users?id=eq.${idOf.admin}`, { role: 'other' }],
])('a contributor cannot %s: nothing changes', async (_what, method, path, body) => {
  const before = await backend.sql('select id, role from public.users order by id');
  expect(await ask('contributor', method, path, body)).toMatchObject({ status: 200, body: [] });
  expect(await backend.sql('select id, role from public.users order by id')).toEqual(before);
});

test('a contributor cannot add an admin, by insert or by upsert', async () => {
  const row = { name: 'X', email: 'x@x.example', role: 'admin' };
  expect(await ask('contributor', 'POST', 'users', row)).toMatchObject({ status: 403, body: { code: '42501' } });
  const upsert = await ask(
    'contributor',
    'POST',
    'users?on_conflict=id',
    { ...row, id: idOf.contributor },
    { prefer: 'resolution=merge-duplicates' },
  );
  expect(upsert.status).toBe(403);
});

test('a contributor cannot publish: not by changing, inserting, or an upsert over a published post', async () => {
  expect(await ask('contributor', 'PATCH', `blog_posts?id=eq.${ownDraft}`, { published: true })).toMatchObject({
    status: 403,
  });
  expect(await ask('contributor', 'POST', 'blog_posts', { ...draftText, published: true })).toMatchObject({
    status: 403,
  });
  const upsert = { ...draftText, slug: 'p-published', published: false };
  const answer = await ask('contributor', 'POST', 'blog_posts?on_conflict=slug', upsert, {
    prefer: 'resolution=merge-duplicates',
  });
  expect(answer.status).toBe(403);
  const rows = await backend.sql(
    `select id, title, published from public.blog_posts where id in ('${ownDraft}', '${editorsPost}') order by id`,
  );
  expect(rows).toEqual([
    { id: editorsPost, title: 'P', published: true },
    { id: ownDraft, title: 'O', published: false },
  ]);
});

test('a contributor can no longer change an own post once it is published', async () => {
  expect(await ask('contributor', 'PATCH', `blog_posts?id=eq.${ownPost}`, { title: 'Y' })).toMatchObject({
    status: 200,
    body: [],
  });
});

test('the owner of a new post is who wrote it, whatever the request says', async () => {
  await ask('contributor', 'POST', 'blog_posts', { ...draftText, created_by: accounts.admin });
  expect(await backend.sql("select created_by from public.blog_posts where slug = 'x'")).toEqual([
    { created_by: accounts.contributor },
  ]);
});

test('an editor cannot hand a post to somebody else; an admin can', async () => {
  await ask('editor', 'POST', 'blog_posts', draftText);
  await ask('editor', 'PATCH', 'blog_posts?slug=eq.x', { created_by: accounts.contributor });
  expect(await backend.sql("select created_by from public.blog_posts where slug = 'x'")).toEqual([
    { created_by: accounts.editor },
  ]);
  await ask('admin', 'PATCH', 'blog_posts?slug=eq.x', { created_by: accounts.contributor });
  expect(await backend.sql("select created_by from public.blog_posts where slug = 'x'")).toEqual([
    { created_by: accounts.contributor },
  ]);
});

test('an admin cannot change the own role, nor add an admin, nor change the account behind a person', async () => {
  expect(await ask('admin', 'PATCH', `users?id=eq.${idOf.admin}`, { role: 'editor' })).toMatchObject({ status: 403 });
  expect(await ask('admin', 'POST', 'users', { name: 'X', email: 'x@x.example', role: 'admin' })).toMatchObject({
    status: 403,
  });
  for (const change of [{ email: 'y@y.example' }, { auth_user_id: accounts.stranger }]) {
    expect(await ask('admin', 'PATCH', `users?id=eq.${idOf.contributor}`, change)).toMatchObject({ status: 403 });
  }
});

test.each([
  ['by slug', 'blog_posts?slug=eq.p-draft'],
  ['by search', 'blog_posts?search=ilike.*D*&slug=eq.p-draft'],
  ['by asking for drafts', 'blog_posts?published=is.false'],
  ['by its author', `blog_posts?created_by=eq.${accounts.contributor}&published=is.false`],
  ['by embedding', 'blog_categories?select=blog_posts(slug)&blog_posts.slug=eq.p-draft&slug=eq.history'],
])('a visitor finds no draft %s', async (_how, path) => {
  const { status, body } = await ask(null, 'GET', path);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('p-draft');
});

test.each([
  ['its title', { q: 'D' }, ''],
  ['a filter on top', { page_size: 100 }, '?slug=eq.p-draft'],
  ['an order on top', { page_size: 100 }, '?order=slug.desc&limit=1000'],
  ['a page past the end', { page_number: 1_000_000 }, ''],
  ['a page before the first', { page_number: -5, page_size: 100 }, ''],
  ['no category at all', { category_slug: null, page_size: 100 }, ''],
  ['a pattern', { q: '%', page_size: 100 }, ''],
  ['a quote', { q: "' or not published --", page_size: 100 }, ''],
])('the search gives no draft to a contributor or visitor, by %s', async (_how, given, filter) => {
  for (const who of [null, 'contributor']) {
    const { status, body } = await ask(who, 'POST', `rpc/search_posts${filter}`, given);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/p-draft|p-own-draft/);
  }
});

test('what the search keeps for itself is not readable', async () => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    await backend.script(`begin; set local role ${role}`);
    await expect(backend.sql('select * from private.post_totals')).rejects.toMatchObject({ code: '42501' });
    await backend.script('rollback');
  }
});

test.each([{ published: false }, { q: 'a', search: 'b' }])('the search takes no other argument: %j', async (given) => {
  expect((await ask(null, 'POST', 'rpc/search_posts', given)).status).toBe(404);
});

test('a visitor counts and sweeps published posts only, in any order', async () => {
  const [{ count } = { count: -1 }] = await backend.sql<{ count: number }>(
    'select count(*)::int as count from public.blog_posts where published',
  );
  const counted = await ask(null, 'GET', 'blog_posts?select=id&limit=1', undefined, { prefer: 'count=exact' });
  expect(counted.headers.get('content-range')).toBe(`0-0/${count}`);
  const sweep = await ask(null, 'GET', 'blog_posts?select=slug,published&order=content&limit=1000');
  expect(sweep.body).toHaveLength(count);
});

test('a visitor who inserts an existing slug learns nothing from the refusal', async () => {
  const answer = await ask(null, 'POST', 'blog_posts', { ...draftText, slug: 'p-draft' });
  expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
});

test.each(['blog_posts', 'consoles', 'links', 'social_media_links', 'users', 'blog_categories'])(
  'a request that would change or delete more than one row of %s is refused whole',
  async (table) => {
    const before = await backend.sql(`select count(*) from public.${table}`);
    // 409 where a row in use stops the deletion even sooner.
    for (const filter of ['', '?id=not.is.null']) {
      expect([403, 409]).toContain((await ask('admin', 'DELETE', `${table}${filter}`)).status);
      const stamp = { updated_at: '2025-01-01T00:00:00Z' };
      expect(await ask('admin', 'PATCH', `${table}${filter}`, stamp)).toMatchObject({
        status: 403,
        body: { code: '42501' },
      });
    }
    expect(await backend.sql(`select count(*) from public.${table}`)).toEqual(before);
  },
);

test('an id that is no id is an error, not everything', async () => {
  expect(await ask('admin', 'DELETE', 'links?id=eq.undefined')).toMatchObject({ status: 400 });
});

function forge(claims: Record<string, unknown>, { alg = 'HS256', secret = localSecrets.jwtSecret } = {}): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  const signature = alg === 'none' ? '' : createHmac('sha256', secret).update(unsigned).digest('base64url');
  return `${unsigned}.${signature}`;
}
const hour = () => Math.floor(Date.now() / 1000) + 3600;

test.each([
  [
    'a signature of somebody else',
    () => forge({ role: 'authenticated', sub: accounts.admin, exp: hour() }, { secret: 'x'.repeat(40) }),
  ],
  ['no signature', () => forge({ role: 'authenticated', sub: accounts.admin, exp: hour() }, { alg: 'none' })],
  ['an expired token', () => forge({ role: 'authenticated', sub: accounts.admin, exp: 1_600_000_000 })],
  ['no token at all', () => 'offline-admin'],
])('%s is refused', async (_what, token) => {
  expect((await ask(token(), 'GET', 'users')).status).toBe(401);
});

test('an e-mail, metadata or role claim in a valid token gives no rights', async () => {
  const token = forge({
    role: 'authenticated',
    sub: accounts.stranger,
    email: 'admin@handheld-legacy.test',
    user_metadata: { role: 'admin' },
    app_metadata: { role: 'admin' },
    exp: hour(),
  });
  const { body } = await ask(token, 'GET', 'users?select=email');
  expect(body).toEqual([{ email: 'stranger@handheld-legacy.test' }]);
  expect(await ask(token, 'PATCH', `blog_posts?id=eq.${editorsPost}`, { title: 'Y' })).toMatchObject({ body: [] });
});

test('a person removed from the staff is a visitor on the next request, live token or not', async () => {
  await backend.sql("update public.users set auth_user_id = null where email = 'editor@handheld-legacy.test'");
  expect(await ask('editor', 'GET', 'blog_posts?published=is.false')).toMatchObject({ status: 200, body: [] });
  await backend.sql(
    `update public.users set auth_user_id = '${accounts.editor}' where email = 'editor@handheld-legacy.test'`,
  );
});

test.each(['auth', 'private', 'supabase_migrations'])('the schema %s is not reachable', async (schema) => {
  expect(await ask('admin', 'GET', 'users', undefined, { 'accept-profile': schema })).toMatchObject({ status: 406 });
});

test.each(['staff_role', 'stamp_row', 'is_http_url', 'keep_one_admin', 'keep_post_totals'])(
  'the function %s cannot be called',
  async (name) => {
    expect((await ask('admin', 'POST', `rpc/${name}`, {})).status).toBe(404);
  },
);

test('an admin can send the whole settings row back, as it was read', async () => {
  const [row] = (await ask('admin', 'GET', 'site_settings')).body as Record<string, unknown>[];
  const changed = { ...row, siteName: 'Renamed' };
  const answer = await ask('admin', 'POST', 'site_settings', changed, {
    prefer: 'resolution=merge-duplicates,return=representation',
  });
  expect(answer).toMatchObject({ status: 200, body: [{ siteName: 'Renamed', created_at: row?.created_at }] });
});

test('nobody signs up', async () => {
  const body = JSON.stringify({ email: 'x@x.example', password: 'long-enough-password' });
  const answer = await backend.fetch(apiRequest('/auth/v1/signup', { method: 'POST', body }));
  expect(answer.status).toBe(422);
});

test('a request without a key is never more than refused', async () => {
  const answer = await backend.fetch(new Request('http://localhost:3000/rest/v1/users'));
  expect(answer.status).toBe(401);
});
