import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { apiRequest, signIn, startTestBackend } from '../../support/database/backend.ts';
import { proves } from '../../support/evidence.ts';
import { forgedToken, inAnHour } from './forged-token.ts';
import { accounts, fixtureSql, people, posts } from './permission-fixtures.ts';
import { permissionMatrix, type TableName } from './permission-matrix.ts';
import { insertSql } from './sql-case.ts';

type Who = 'visitor' | 'stranger' | 'contributor' | 'editor' | 'admin' | 'claims' | 'removed' | 'self-edited';

/** Undoes what a request writes, so that the cases do not meet one another. */
let backend: Backend;
/** Keeps what is written: sessions, and whatever a request that is to change nothing could change. */
let keeping: Backend;
const tokens: Partial<Record<Who, string>> = {};
beforeAll(async () => {
  backend = await startTestBackend({ undoWrites: true });
  keeping = await startTestBackend();
  for (const each of [backend, keeping]) await each.script(fixtureSql);
  for (const who of ['stranger', 'contributor', 'editor', 'admin'] as const) {
    tokens[who] = await signIn(keeping, `${who}@handheld-legacy.test`);
  }
  tokens.claims = forgedToken({
    ...{ role: 'authenticated', sub: accounts.stranger, email: 'admin@handheld-legacy.test', exp: inAnHour() },
    ...{ user_metadata: { role: 'admin' }, app_metadata: { role: 'admin' } },
  });
  // The metadata that people may write themselves, in a token that was made afterwards.
  await keeping.sql(
    `update auth.users set raw_user_meta_data = '{"role": "admin"}' where email = 'contributor@handheld-legacy.test'`,
  );
  tokens['self-edited'] = await signIn(keeping, 'contributor@handheld-legacy.test');
});
afterAll(() => Promise.all([backend.close(), keeping.close()]));

/** Everything in the public tables, as one value each. */
const content = () =>
  keeping.sql(
    (Object.keys(permissionMatrix) as TableName[])
      .map((table) => `select md5(string_agg(t::text, '' order by t::text)) from public.${table} t`)
      .join(' union all '),
  );
let before: unknown;
beforeAll(async () => {
  before = await content();
});

interface Escalation {
  surface: string;
  who: Who;
  method: string;
  path: string;
  body: unknown;
  upsert: boolean;
  /** Status of the answer. */
  status: number;
  /** What the answer must hold, as far as it says something. */
  holds?: unknown;
}

const draftText = { title: 'X', slug: 'x', excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' };
const drafts = (count: number) => Array.from({ length: count }, (_, index) => ({ ...draftText, slug: `x-${index}` }));
const ownDraft = `blog_posts?id=eq.${posts.ownDraft}`;
const ownPost = `blog_posts?id=eq.${posts.own}`;
const editorsPost = `blog_posts?id=eq.${posts.published}`;
const aContributor = `users?id=eq.${people.contributor}`;
const newAdmin = { name: 'X', email: 'x@x.example', role: 'admin' };

/** What comes of a request: its status, and what the answer holds. */
type Outcome = readonly [status: number, holds?: unknown];
const refused: Outcome = [403, { code: '42501' }];
const noRows: Outcome = [200, []];
const broken = (holds: object): Outcome => [400, { code: '23514', ...holds }];
const ofOwner = (status: number, owner: string): Outcome => [status, [{ created_by: owner }]];

const asking =
  (method: string, upsert = false) =>
  (surface: string, who: Who, path: string, body: unknown, [status, holds]: Outcome): Escalation => ({
    ...{ surface, who, method, path, body, status, holds, upsert },
  });
const patch = asking('PATCH');
const post = asking('POST');
const upsert = asking('POST', true);
const remove = asking('DELETE');
const read = asking('GET');

const adminOver = 'users: an upsert of an admin over the contributor';
const overContributor = { ...newAdmin, id: people.contributor };

const writes: Escalation[] = [
  ...(['stranger', 'contributor', 'editor', 'claims', 'self-edited'] as const).flatMap((who) => [
    patch('users: make a contributor an admin', who, aContributor, { role: 'admin' }, noRows),
    patch('users: demote an admin', who, `users?id=eq.${people.admin}`, { role: 'other' }, noRows),
    post('users: add an admin', who, 'users', newAdmin, refused),
    upsert(adminOver, who, 'users?on_conflict=id', overContributor, refused),
    patch('site_settings: rename the site', who, 'site_settings?id=eq.1', { siteName: 'Mine' }, noRows),
  ]),
  ...(['contributor', 'self-edited'] as const).flatMap((who) => [
    patch('blog_posts: publish the own draft', who, ownDraft, { published: true }, refused),
    post('blog_posts: insert a published post', who, 'blog_posts', { ...draftText, published: true }, refused),
    ...(
      [
        ['a published post', 'p-published'],
        ['the draft of an editor', 'p-draft'],
      ] as const
    ).map(([what, slug]) => {
      const body = { ...draftText, slug, published: false };
      return upsert(`blog_posts: an upsert over ${what}`, who, 'blog_posts?on_conflict=slug', body, refused);
    }),
    ...(
      [
        ['change the own published post', ownPost, { title: 'Y' }],
        ['take the published post of an editor', editorsPost, { created_by: accounts.contributor }],
      ] as const
    ).map(([what, path, body]) => patch(`blog_posts: ${what}`, who, path, body, noRows)),
    post(
      'blog_posts: a draft in the name of an admin',
      who,
      'blog_posts',
      { ...draftText, created_by: accounts.admin },
      ofOwner(201, accounts.contributor),
    ),
  ]),
  ...(['editor', 'admin'] as const).map((who) => {
    const owner = accounts[who === 'admin' ? 'contributor' : 'editor'];
    const body = { created_by: accounts.contributor };
    return patch('blog_posts: hand a post to somebody else', who, editorsPost, body, ofOwner(200, owner));
  }),
  patch('blog_posts: change the id', 'admin', editorsPost, { id: accounts.admin }, broken({})),
  ...['editor', 'contributor', 'other'].map((role) =>
    patch(`users: the own role to ${role}`, 'admin', `users?id=eq.${people.admin}`, { role }, refused),
  ),
  post('users: add an admin', 'admin', 'users', newAdmin, refused),
  upsert(adminOver, 'admin', 'users?on_conflict=id', overContributor, refused),
  post(
    'users: add a person with an account',
    'admin',
    'users',
    { ...newAdmin, role: 'editor', auth_user_id: accounts.former },
    refused,
  ),
  patch('users: the e-mail of another person', 'admin', aContributor, { email: 'y@y.example' }, refused),
  patch('users: the account of another person', 'admin', aContributor, { auth_user_id: accounts.stranger }, refused),
  remove('users: delete an admin', 'admin', `users?id=eq.${people.secondAdmin}`, undefined, noRows),
  post('site_settings: a second row', 'admin', 'site_settings', { siteName: 'N' }, [409, { code: '23505' }]),
  post('site_settings: a row with another id', 'admin', 'site_settings', { id: 2 }, broken({})),
  ...(['visitor', 'stranger'] as const).map((who) => {
    const body = { ...draftText, slug: 'p-draft' };
    const outcome: Outcome = [who === 'visitor' ? 401 : 403, { code: '42501' }];
    return post('blog_posts: learn from a refusal whether a draft has a slug', who, 'blog_posts', body, outcome);
  }),
  post('blog_posts: 50 drafts in one request', 'contributor', 'blog_posts', drafts(50), [201]),
  post('blog_posts: 51 drafts in one request', 'contributor', 'blog_posts', drafts(51), [
    403,
    { code: '42501', message: 'one request may add 50 posts at most' },
  ]),
  post(
    'blog_posts: 2,000 drafts in one request',
    'editor',
    'blog_posts',
    drafts(2000),
    broken({
      message: 'one person may have 500 drafts at most',
      hint: 'Delete some of them, or have them published.',
    }),
  ),
  patch('blog_posts: change the post of an editor', 'claims', editorsPost, { title: 'Y' }, noRows),
  ...(
    [
      ['claims', 'stranger'],
      ['self-edited', 'contributor'],
    ] as const
  ).map(([who, name]) => {
    const outcome: Outcome = [200, [{ email: `${name}@handheld-legacy.test` }]];
    return read('users: read everybody', who, 'users?select=email', undefined, outcome);
  }),
];

/** Requests that name no row, or name it wrongly. */
const unfiltered: Escalation[] = [
  ...['blog_posts', 'consoles', 'console_of_month', 'links', 'social_media_links', 'users', 'blog_categories'],
].flatMap((table) => {
  const body = { updated_at: '2025-01-01' };
  // A row in use stops the deletion even sooner.
  const stopped = ['consoles', 'blog_categories'].includes(table) ? 409 : 403;
  return [
    ...['', '?id=not.is.null', '?or=(id.not.is.null,created_at.not.is.null)'].flatMap((filter) => [
      patch(`${table}${filter}: change every row`, 'admin', `${table}${filter}`, body, refused),
      remove(`${table}${filter}: delete every row`, 'admin', `${table}${filter}`, undefined, [stopped]),
    ]),
    ...['undefined', '', 'NaN', '1 or true'].flatMap((id) => {
      const path = `${table}?id=eq.${encodeURIComponent(id)}`;
      return [
        remove(`${table}: delete the id "${id}"`, 'admin', path, undefined, [400]),
        patch(`${table}: change the id "${id}"`, 'admin', path, body, [400, {}]),
      ];
    }),
  ];
});

test.for([...writes, ...unfiltered])('$surface, by $who: $status', async (escalation, context) => {
  const { surface, who, method, path, body, status, holds } = escalation;
  const expected = `${status}${holds === undefined ? '' : ` ${JSON.stringify(holds)}`}`;
  proves(context, { category: 'permissions', surface: `HTTP ${surface}`, challenge: who, expected });
  const prefer = `return=representation${escalation.upsert ? ',resolution=merge-duplicates' : ''}`;
  const changesNothing = status >= 400 || (Array.isArray(holds) && holds.length === 0);
  const asked = { method, body, headers: { prefer } };
  const answer = await ask(who, path, asked, changesNothing ? keeping : backend);
  expect(answer, JSON.stringify(answer.body)).toMatchObject(holds === undefined ? { status } : { status, body: holds });
  if (changesNothing) expect(await content()).toEqual(before);
});

// Such a request does not even ask to be told what it did.
test.for([
  ['DELETE', undefined],
  ['PATCH', { title: 'Y' }],
] as const)('a contributor with two drafts sends a %s that names no row', async ([method, body], context) => {
  const surface = `HTTP blog_posts: ${method} that names no row and asks for no answer`;
  proves(context, { category: 'permissions', surface, challenge: 'contributor', expected: '403, nothing changed' });
  const second = { ...draftText, created_by: accounts.contributor };
  await keeping.script(insertSql('blog_posts', second));
  try {
    const drafts = `select title, count(*)::int from public.blog_posts
      where created_by = '${accounts.contributor}' and not published group by title order by title`;
    const then = [
      { title: 'O', count: 1 },
      { title: 'X', count: 1 },
    ];
    expect(await keeping.sql(drafts)).toEqual(then);
    const headers = { prefer: 'return=minimal' };
    const answer = await ask('contributor', 'blog_posts', { method, body, headers }, keeping);
    expect(answer).toMatchObject({ status: 403, body: { code: '42501' } });
    expect(await keeping.sql(drafts)).toEqual(then);
  } finally {
    await keeping.script(`delete from public.blog_posts where slug = '${draftText.slug}'`);
  }
});

interface Asked {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function ask(who: Who, path: string, { method = 'GET', body, headers }: Asked = {}, from = backend) {
  const answer = await from.fetch(
    apiRequest(`/rest/v1/${path}`, {
      ...{ method, headers, token: tokens[who] },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown, headers: answer.headers };
}

const outsiders = ['visitor', 'stranger', 'claims', 'removed'] as const;

/** Ways to ask for a draft. None of them gives one to an outsider. */
const waysToDrafts: Record<string, string> = {
  'by slug': 'blog_posts?select=slug&slug=eq.p-draft',
  'by slugs': 'blog_posts?select=slug&slug=in.(p-draft,p-own-draft)',
  'by search': 'blog_posts?select=slug&search=ilike.*d*&limit=1000',
  'by the search of the staff': 'blog_posts?select=slug&staff_search=ilike.*d*&limit=1000',
  'by asking for drafts': 'blog_posts?select=slug&published=is.false',
  'by asking for everything': 'blog_posts?select=slug&or=(published.is.false,published.is.true)&limit=1000',
  'by its author': `blog_posts?select=slug&created_by=eq.${accounts.contributor}`,
  'by order': 'blog_posts?select=slug&order=content&limit=1000',
  'by order of publication': 'blog_posts?select=slug&order=published.asc&limit=1000',
  'by its old address': 'post_slugs?select=slug&slug=eq.p-draft-once',
  'by its old address, with the post': 'post_slugs?select=slug,blog_posts(slug)&limit=1000',
  'by its category': 'blog_categories?select=blog_posts(slug)&blog_posts.slug=eq.p-draft&slug=eq.history',
  'by its category, of drafts only': 'blog_categories?select=blog_posts!inner(slug)&blog_posts.published=is.false',
};

/** These ask by columns that a visitor may not name. */
const hiddenWays = ['by search', 'by the search of the staff', 'by its author'];

const draftCases = outsiders.flatMap((who) =>
  Object.entries(waysToDrafts).map(([how, path]) => {
    const expected = who === 'visitor' && hiddenWays.includes(how) ? 'refused' : 'nothing';
    return { who, how, path, expected };
  }),
);

test.for(draftCases)('a draft, asked for $how, by $who: $expected', async ({ who, how, path, expected }, context) => {
  proves(context, { category: 'permissions', surface: `HTTP a draft, ${how}`, challenge: who, expected });
  const { status, body } = await asOutsider(who, path);
  expect(status).toBe(expected === 'refused' ? 401 : 200);
  expect(JSON.stringify(body)).not.toMatch(/p-(own-)?draft/);
});

test.for([...outsiders])('counting and sweeping the posts, by %s: published ones only', async (who, context) => {
  const [counted, swept] = ['the number of published posts', 'each published post once'];
  proves(
    context,
    { category: 'permissions', surface: 'HTTP blog_posts: the exact count', challenge: who, expected: counted },
    { category: 'permissions', surface: 'HTTP blog_posts: pages of one post', challenge: who, expected: swept },
  );
  const published = await backend.sql<{ slug: string }>('select slug from public.blog_posts where published');
  const one = await asOutsider(who, 'blog_posts?select=id&limit=1', { prefer: 'count=exact' });
  expect(one.headers.get('content-range')).toBe(`0-0/${published.length}`);
  const found: unknown[] = [];
  // The last page is past the end.
  for (let offset = 0; offset <= published.length; offset += 1) {
    const page = await asOutsider(who, `blog_posts?select=slug&order=slug&limit=1&offset=${offset}`);
    expect(page.body).toHaveLength(offset < published.length ? 1 : 0);
    found.push(...(page.body as unknown[]));
  }
  expect(found).toHaveLength(published.length);
  expect(found).toEqual(expect.arrayContaining(published));
});

/** A person whose row in users goes while the access token lives is a visitor on the next request. */
async function asOutsider(who: (typeof outsiders)[number], path: string, headers: Record<string, string> = {}) {
  if (who !== 'removed') return ask(who, path, { headers });
  await backend.script(`delete from public.users where id = '${people.editor}'`);
  try {
    return await ask('editor', path, { headers });
  } finally {
    await backend.script(`insert into public.users (id, auth_user_id, name, email, role)
      values ('${people.editor}', '${accounts.editor}', 'Edith Editor', 'editor@handheld-legacy.test', 'editor')`);
  }
}

test.for([
  ['its title', { q: 'D', page_size: 100 }, ''],
  ['a filter on top', { page_size: 100 }, '?slug=eq.p-draft'],
  ['an order on top', { page_size: 100 }, '?order=slug.desc&limit=1000'],
  ['a page past the end', { page_number: 1_000_000, page_size: 100 }, ''],
  ['a page before the first', { page_number: -5, page_size: 100 }, ''],
  ['SQL for a text', { q: "' or not published --", page_size: 100 }, ''],
  ['SQL for a category', { category_slug: "' or not published --", page_size: 100 }, ''],
] as const)('the search gives no draft to anybody, by %s', async ([how, given, filter], context) => {
  for (const who of ['visitor', 'contributor', 'admin'] as const) {
    const surface = `HTTP rpc/search_posts: a draft by ${how}`;
    proves(context, { category: 'permissions', surface, challenge: who, expected: 'nothing' });
    const { status, body } = await ask(who, `rpc/search_posts${filter}`, { method: 'POST', body: given });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/p-draft|p-own-draft/);
  }
});

test.for([{ published: false }, { q: 'a', search: 'b' }])(
  'the search takes no other argument: %j',
  async (body, context) => {
    const surface = `HTTP rpc/search_posts with ${JSON.stringify(body)}`;
    proves(context, { category: 'permissions', surface, challenge: 'visitor', expected: '404' });
    expect((await ask('visitor', 'rpc/search_posts', { method: 'POST', body })).status).toBe(404);
  },
);

test('an admin can send the whole settings row back, as it was read', async (context) => {
  const surface = 'HTTP site_settings: the whole row sent back';
  proves(context, { category: 'permissions', surface, challenge: 'admin', expected: 'works, created_at kept' });
  const [row] = (await ask('admin', 'site_settings')).body as Record<string, unknown>[];
  const body = { ...row, siteName: 'Renamed', created_at: '1999-01-01T00:00:00Z' };
  const headers = { prefer: 'resolution=merge-duplicates,return=representation' };
  const answer = await ask('admin', 'site_settings', { method: 'POST', body, headers });
  expect(answer).toMatchObject({ status: 200, body: [{ siteName: 'Renamed', created_at: row?.created_at }] });
});

/** The embedded service answers what the site uses, and these are not for people. */
const notThere = { visitor: 403, contributor: 403, admin: 403 };

/** What would make an account, or raise one. */
const accountRequests = [
  {
    what: 'sign up',
    ...{ method: 'POST', path: 'signup', given: { email: 'x@x.example', password: 'long-enough-password' } },
    statuses: { visitor: 422, contributor: 422, admin: 422 },
  },
  {
    what: 'make an account as the service would',
    ...{ method: 'POST', path: 'admin/users', given: { email: 'x@x.example', password: 'long-enough' } },
    statuses: notThere,
  },
  {
    what: 'raise the own account as the service would',
    ...{ method: 'PUT', path: `admin/users/${accounts.contributor}`, given: { role: 'service_role' } },
    statuses: notThere,
  },
];

test.for(
  accountRequests.flatMap(({ statuses, ...request }) =>
    (['visitor', 'contributor', 'admin'] as const).map((who) => ({ ...request, who, status: statuses[who] })),
  ),
)('nobody can $what: $who is told $status', async ({ what, method, path, given, status, who }, context) => {
  const expected = `${status}, and the accounts are as they were`;
  proves(context, { category: 'permissions', surface: `HTTP /auth/v1: ${what}`, challenge: who, expected });
  const accountsNow = () => keeping.sql('select to_jsonb(account) from auth.users as account order by id');
  const then = await accountsNow();
  const body = JSON.stringify(given);
  const answer = await keeping.fetch(apiRequest(`/auth/v1/${path}`, { method, body, token: tokens[who] }));
  expect(answer.status).toBe(status);
  expect(await accountsNow()).toEqual(then);
});

test.for(['rest/v1/users', 'rest/v1/blog_posts', 'rest/v1/rpc/search_posts'])(
  '%s without a key',
  async (path, context) => {
    proves(context, { category: 'permissions', surface: `HTTP /${path}`, challenge: 'no key', expected: '401' });
    expect((await backend.fetch(new Request(`http://localhost:3000/${path}`))).status).toBe(401);
  },
);
