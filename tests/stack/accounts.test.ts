// Runs the tests of accounts on real PostgREST, too. A further test sends two parallel requests.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { accountsOf } from '../support/database/accounts.ts';
import { startTestBackend } from '../support/database/backend.ts';
import '../security/database/accounts.test.ts';

let project: Backend;
beforeAll(async () => {
  project = await startTestBackend();
});
afterAll(() => project.close());

const { ask, auth, member } = accountsOf(() => project);

test('the database rolls a deletion back when the session ends meanwhile', async () => {
  const { session } = await member('editor');
  const post = { excerpt: 'e', author: 'a', date: '2025-01-01', published: true };
  const slow = {
    ...post,
    title: 'Slow',
    slug: `slow-${Date.now()}`,
    content: `${'a'.repeat(1200)}c${'a'.repeat(1200)}`,
  };
  expect((await ask('/rest/v1/blog_posts', 'POST', slow, session.access_token)).status).toBe(201);
  // PostgreSQL needs seconds for this expression.
  const filter = `slug=eq.${slow.slug}&content=not.match.${encodeURIComponent('^(a+)(a+)c\\1\\2a$')}`;
  const deletion = ask(`/rest/v1/blog_posts?${filter}`, 'DELETE', undefined, session.access_token);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await auth('POST', 'logout?scope=local', {}, session.access_token)).status).toBe(204);
  expect(await deletion).toMatchObject({ status: 403, body: { code: '42501' } });
  expect(await project.sql('select from public.blog_posts where slug = $1', [slow.slug])).toHaveLength(1);
});
