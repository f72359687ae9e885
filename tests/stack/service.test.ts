// Tests the behaviour that the site needs from the real service. Some cases once failed here and passed on the embedded
// backend.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { localSecrets } from '../../build/local-backend/local-keys.ts';
import { openService, readPublishedContent } from '../../build/prerender/published-content.ts';
import { ask } from '../security/database/over-http.ts';
import { claimsIn } from '../support/database/auth-settings.ts';
import { apiRequest, signIn, startTestBackend } from '../support/database/backend.ts';

const projectRoot = path.join(import.meta.dirname, '../..');
const stack = inject('stack');
if (!stack) throw new Error('Only `npm run test:stack` has a stack.');

const password = 'handheld-1989';
const secret = { apikey: localSecrets.secretKey };

let project: Backend;
beforeAll(async () => {
  project = await startTestBackend();
});
afterAll(() => project.close());

interface Session {
  access_token: string;
  refresh_token: string;
}

async function askAuth(route: string, init: RequestInit & { token?: string; apikey?: string } = {}) {
  const answer = await project.fetch(apiRequest(`/auth/v1/${route}`, init));
  return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
}

const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

async function sessionOf(email: string): Promise<Session> {
  const { body } = await askAuth('token?grant_type=password', post({ email, password }));
  return body as Session;
}

/** Adds a member of the staff with a password. The project may lack the development accounts. */
async function addPerson(name: string, role: string): Promise<{ email: string; accountId: string }> {
  const email = `${name}@handheld-legacy.test`;
  const [account] = await project.sql<{ id: string }>(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token,
       email_change, email_change_token_new)
     values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $1,
       extensions.crypt($2, extensions.gen_salt('bf', 4)), now(), '{}', '{}', now(), now(), '', '', '', '')
     returning id`,
    [email, password],
  );
  const accountId = account?.id ?? '';
  await project.sql(
    `insert into public.users (auth_user_id, joined_at, name, email, role) values ($1, now() - interval '1 hour', $2, $3, $4)`,
    [accountId, name, email, role],
  );
  return { email, accountId };
}

test('the build reads all published content', async () => {
  const { url, publishableKey } = stack;
  const { stamps, posts, consoles } = await readPublishedContent(
    await openService(projectRoot, { url, publishableKey }),
  );
  expect([posts.length, consoles.length]).toEqual([20, 19]);
  expect(Object.keys(stamps)).toHaveLength(7);
});

test.each(['admin', 'editor', 'contributor'])('the development account of the %s signs in', async (role) => {
  const email = `${role}@handheld-legacy.test`;
  const { status, body } = await askAuth('token?grant_type=password', post({ email, password }));
  expect([status, body]).toMatchObject([200, { token_type: 'bearer', user: { email } }]);
});

test.each(['post_authors', 'picture_uses'])('a visitor may not call %s', async (name) => {
  const given = name === 'picture_uses' ? { hashes: [] } : {};
  const { status, body } = await ask(project, `rpc/${name}`, { method: 'POST', body: given });
  expect([status, body]).toMatchObject([401, { code: '42501' }]);
});

test('the service deletes an account whose person has posts, pictures, links and history', async () => {
  const { email, accountId } = await addPerson('leaving', 'editor');
  const token = await signIn(project, email);
  const newPost = { title: 'Left', slug: 'left', excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' };
  const add = async (table: string, body: object) => {
    const { status, body: rows } = await ask(project, table, { method: 'POST', body, token });
    expect([table, status]).toEqual([table, 201]);
    return (rows as { id: string }[])[0]?.id ?? '';
  };
  const id = await add('blog_posts', newPost);
  const name = `${'7'.repeat(32)}-1x1.png`;
  await project.sql("insert into storage.objects (bucket_id, name) values ('images', $1)", [name]);
  await add('pictures', { name, file_name: 'left.png', alt: '' });
  await add('draft_links', { post_id: id, key_hash: '7'.repeat(64), hours: 24 });
  const change = { method: 'PATCH', body: { excerpt: 'changed' }, token };
  expect((await ask(project, `blog_posts?id=eq.${id}`, change)).status).toBe(200);

  expect(await askAuth(`admin/users/${accountId}`, { method: 'DELETE', ...secret })).toMatchObject({ status: 200 });
  expect(await project.sql('select from auth.users where id = $1', [accountId])).toEqual([]);
  const left = `select (select count(*)::int from public.blog_posts where slug = 'left') as posts,
    (select count(*)::int from public.pictures where file_name = 'left.png') as pictures,
    (select count(*)::int from public.revisions where row_id = '${id}') as revisions`;
  expect(await project.sql(left)).toEqual([{ posts: 1, pictures: 1, revisions: 2 }]);
  expect((await askAuth('token?grant_type=password', post({ email, password }))).status).toBe(400);
});

/** SQL that adds 10,000 drafts, which the search index skips. Each draft has the length and text of real articles. */
const manyPosts = `
  with articles as (select string_agg(content, ' ') as text from (
    select content from public.blog_posts where published order by slug limit 5) as first_ones)
  insert into public.blog_posts (title, slug, excerpt, content, image, author, date, published)
  select 'Many ' || n, 'many-' || n, 'e',
    substr(text, 1 + n * 97 % 30000, 8000) || '![a](/pictures/' || md5('p' || n % 500) || '-600x400.webp)',
    '/pictures/' || md5('p' || n % 300) || '-600x400.webp', 'a', '2025-01-01', false
  from articles, generate_series(1, 10000) as n`;

test('picture_uses finds the pictures of a library page in 10,000 posts within two seconds', async () => {
  const claims = JSON.stringify(claimsIn(await signIn(project, 'admin@handheld-legacy.test')));
  try {
    await project.script(`begin; ${manyPosts}; analyze public.blog_posts`);
    await project.sql("select set_config('request.jwt.claims', $1, true)", [claims]);
    await project.script("set local role authenticated; set local statement_timeout = '2s'");
    const uses = await project.sql<{ hash: string }>(
      "select hash from public.picture_uses(array(select md5('p' || n) from generate_series(1, 20) as n))",
    );
    expect(new Set(uses.map(({ hash }) => hash)).size).toBe(20);
  } finally {
    await project.script('rollback');
  }
});

describe('the auth service', () => {
  let email: string;
  beforeAll(async () => {
    ({ email } = await addPerson('renewing', 'editor'));
  });

  test('issues tokens with a session, a level and a method', async () => {
    const { access_token } = await sessionOf(email);
    expect(claimsIn(access_token)).toMatchObject({
      ...{ role: 'authenticated', aud: 'authenticated', aal: 'aal1', amr: [{ method: 'password' }] },
      ...{ email, session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown },
    });
  });

  test('renews the session of two tabs that send the same refresh token at once', async () => {
    const { refresh_token } = await sessionOf(email);
    const renewed = await Promise.all(
      [1, 2].map(() => askAuth('token?grant_type=refresh_token', post({ refresh_token }))),
    );
    expect(renewed.map(({ status }) => status)).toEqual([200, 200]);
    const next = new Set(renewed.map(({ body }) => (body as Session).refresh_token));
    expect(next.has(refresh_token)).toBe(false);
  });

  test.each([
    ['a wrong password', 'token?grant_type=password', { password: 'wrong-password' }, 'invalid_credentials'],
    ['no address', 'token?grant_type=password', { email: '' }, 'validation_failed'],
    ['a junk refresh token', 'token?grant_type=refresh_token', { refresh_token: 'junk' }, 'validation_failed'],
  ])('rejects %s', async (_what, route, given, code) => {
    const { status, body } = await askAuth(route, post({ email, password, ...given }));
    expect([status, body]).toMatchObject([400, { error_code: code }]);
  });

  test('rejects a junk token', async () => {
    expect(await askAuth('user', { token: 'junk' })).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
  });

  test.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ])('ends the sessions of the scope %s', async (scope, remain) => {
    const sessions = [await sessionOf(email), await sessionOf(email)];
    const token = sessions[0]?.access_token;
    expect((await askAuth(`logout?scope=${scope}`, { method: 'POST', token })).status).toBe(204);
    const renewed = await Promise.all(
      sessions.map(({ refresh_token }) => askAuth('token?grant_type=refresh_token', post({ refresh_token }))),
    );
    expect(renewed.map(({ status }) => status === 200)).toEqual(remain);
  });
});
