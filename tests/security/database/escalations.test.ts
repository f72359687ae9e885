import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { apiRequest } from '../../support/database/backend.ts';
import { tokenOf } from './forged-token.ts';
import { ask, contentOf, provesOverHttp, startBackends, type ApiRequest } from './over-http.ts';
import { accounts, newPost, newRowOf, people, posts } from './permission-fixtures.ts';
import { tableNames } from './permission-matrix.ts';
import { insertSql } from './sql-case.ts';

type Who = 'visitor' | 'stranger' | 'contributor' | 'editor' | 'admin' | 'claims' | 'removed' | 'self-edited';

let backend: Backend;
let keeping: Backend;
let before: unknown;
const tokens: Partial<Record<Who, string>> = {};
beforeAll(async () => {
  [backend, keeping] = await startBackends();
  for (const who of ['stranger', 'contributor', 'editor', 'admin'] as const) tokens[who] = tokenOf(accounts[who]);
  tokens.claims = tokenOf(accounts.stranger, {
    ...{ email: 'admin@handheld-legacy.test', user_metadata: { role: 'admin' }, app_metadata: { role: 'admin' } },
  });
  // People may write their own metadata, and later tokens carry this metadata.
  await keeping.sql(
    `update auth.users set raw_user_meta_data = '{"role": "admin"}' where email = 'contributor@handheld-legacy.test'`,
  );
  tokens['self-edited'] = tokenOf(accounts.contributor, { user_metadata: { role: 'admin' } });
  // With a second message a request without a filter covers more than one row.
  await keeping.script(insertSql('contact_messages', newRowOf('contact_messages').row));
  before = await contentOf(keeping, tableNames);
});
afterAll(() => Promise.all([backend.close(), keeping.close()]));

const askAs = (who: Who, path: string, request?: ApiRequest) => ask(backend, path, { token: tokens[who], ...request });

interface Escalation {
  surface: string;
  who: Who;
  path: string;
  request: ApiRequest;
  status: number;
  /** The expected part of the body. */
  holds?: unknown;
}

const drafts = (count: number) => Array.from({ length: count }, (_, index) => ({ ...newPost, slug: `x-${index}` }));
const ownDraft = `blog_posts?id=eq.${posts.ownDraft}`;
const ownPost = `blog_posts?id=eq.${posts.own}`;
const editorsPost = `blog_posts?id=eq.${posts.published}`;
const aContributor = `users?id=eq.${people.contributor}`;
const newAdmin = { name: 'X', email: 'x@x.example', role: 'admin' };
const byId = 'users?on_conflict=id';
const bySlug = 'blog_posts?on_conflict=slug';

/** The outcome of a request: its status, and the expected part of the body. */
type Outcome = readonly [status: number, holds?: unknown];
const rejected: Outcome = [403, { code: '42501' }];
const noRows: Outcome = [200, []];
const noWhere: Outcome = [400, { code: '21000' }];
const broken = (holds: object): Outcome => [400, { code: '23514', ...holds }];
const onlyEmail = (name: string): Outcome => [200, [{ email: `${name}@handheld-legacy.test` }]];

const requestOf =
  (method: string, headers?: ApiRequest['headers']) =>
  (surface: string, who: Who, path: string, body: unknown, [status, holds]: Outcome): Escalation => ({
    ...{ surface, who, path, request: { method, body, headers }, status, holds },
  });
const patch = requestOf('PATCH');
const post = requestOf('POST');
const upsert = requestOf('POST', { prefer: 'return=representation,resolution=merge-duplicates' });
const remove = requestOf('DELETE');
const read = requestOf('GET');

const adminOver = 'users: an upsert of an admin over the contributor';
const overContributor = { ...newAdmin, id: people.contributor };
const address = { email: 'y@y.example' };
const othersDraft = { ...newPost, created_by: people.admin };
const byContributor = { created_by: people.contributor };

const handOver = 'blog_posts: hand a post to somebody else';
const guessSlug = 'blog_posts: guess the slug of a draft by a rejection';
const requestLimit: Outcome = [403, { code: '42501', message: 'one request may add 50 posts at most' }];
const draftLimit = broken({
  message: 'one person may have 500 drafts at most',
  hint: 'Delete some of them, or have them published.',
});

const writes: Escalation[] = [
  ...(['stranger', 'contributor', 'editor', 'claims', 'self-edited'] as const).flatMap((who) => [
    patch('users: make a contributor an admin', who, aContributor, { role: 'admin' }, noRows),
    patch('users: demote an admin', who, `users?id=eq.${people.admin}`, { role: 'other' }, noRows),
    post('users: add an admin', who, 'users', newAdmin, rejected),
    upsert(adminOver, who, byId, overContributor, rejected),
    patch('site_settings: rename the site', who, 'site_settings?id=eq.1', { siteName: 'Mine' }, noRows),
  ]),
  ...(['contributor', 'self-edited'] as const).flatMap((who) => [
    patch('blog_posts: publish the own draft', who, ownDraft, { published: true }, rejected),
    post('blog_posts: insert a published post', who, 'blog_posts', { ...newPost, published: true }, rejected),
    upsert('blog_posts: an upsert over a published post', who, bySlug, { ...newPost, slug: 'p-published' }, rejected),
    upsert('blog_posts: an upsert over the draft of an editor', who, bySlug, { ...newPost, slug: 'p-draft' }, rejected),
    patch('blog_posts: change the own published post', who, ownPost, { title: 'Y' }, noRows),
    patch('blog_posts: take the published post of an editor', who, editorsPost, byContributor, noRows),
    post('blog_posts: a draft in the name of an admin', who, 'blog_posts', othersDraft, [201, [byContributor]]),
  ]),
  patch(handOver, 'editor', editorsPost, byContributor, [200, [{ created_by: people.editor }]]),
  patch(handOver, 'admin', editorsPost, byContributor, [200, [byContributor]]),
  patch('blog_posts: change the id', 'admin', editorsPost, { id: accounts.admin }, broken({})),
  ...['editor', 'contributor', 'other'].map((role) =>
    patch(`users: change the own role to ${role}`, 'admin', `users?id=eq.${people.admin}`, { role }, rejected),
  ),
  post('users: add an admin', 'admin', 'users', newAdmin, rejected),
  upsert(adminOver, 'admin', byId, overContributor, rejected),
  patch('users: change the address of another person, which unlinks the account', 'admin', aContributor, address, [
    ...[200, [{ ...address, auth_user_id: null, joined_at: null, factor_id: null }]],
  ] as const),
  patch('users: change the address of an admin', 'editor', `users?id=eq.${people.secondAdmin}`, address, noRows),
  ...[{ auth_user_id: accounts.stranger }, { joined_at: '2025-02-02' }, { factor_id: accounts.admin }].flatMap(
    (set) => {
      const [column = ''] = Object.keys(set);
      const ofPerson = { name: 'X', email: 'x@x.example', role: 'editor', ...set };
      return [
        patch(`users.${column}: set for another person`, 'admin', aContributor, set, rejected),
        patch(`users.${column}: set for oneself`, 'admin', `users?id=eq.${people.admin}`, set, rejected),
        post(`users.${column}: set for a new person`, 'admin', 'users', ofPerson, rejected),
        upsert(`users.${column}: by an upsert`, 'admin', byId, { ...ofPerson, id: people.contributor }, rejected),
      ];
    },
  ),
  remove('users: delete an admin', 'admin', `users?id=eq.${people.secondAdmin}`, undefined, noRows),
  post('site_settings: a second row', 'admin', 'site_settings', { siteName: 'N' }, [409, { code: '23505' }]),
  post('site_settings: a row with another id', 'admin', 'site_settings', { id: 2 }, broken({})),
  post(guessSlug, 'visitor', 'blog_posts', { ...newPost, slug: 'p-draft' }, [401, { code: '42501' }]),
  post(guessSlug, 'stranger', 'blog_posts', { ...newPost, slug: 'p-draft' }, rejected),
  post('blog_posts: 50 drafts in one request', 'contributor', 'blog_posts', drafts(50), [201]),
  post('blog_posts: 51 drafts in one request', 'contributor', 'blog_posts', drafts(51), requestLimit),
  post('blog_posts: 2,000 drafts in one request', 'editor', 'blog_posts', drafts(2000), draftLimit),
  patch('blog_posts: change the post of an editor', 'claims', editorsPost, { title: 'Y' }, noRows),
  read('users: read everybody', 'claims', 'users?select=email', undefined, noRows),
  read('users: read everybody', 'self-edited', 'users?select=email', undefined, onlyEmail('contributor')),
];

/** Requests without a filter, or with a wrong filter. */
const unfiltered: Escalation[] = tableNames
  .filter((table) => !['site_settings', 'content_reports', 'post_slugs'].includes(table))
  .flatMap((table) => {
    const bodies: Partial<Record<typeof table, object>> = {
      contact_messages: { state: 'read' },
      draft_links: { views: 7 },
      revisions: { title: 'changed' },
    };
    const body = bodies[table] ?? { updated_at: '2025-01-01' };
    const madeAt = table === 'revisions' ? 'at' : 'created_at';
    // A foreign key stops these deletions first.
    const stopped = ['consoles', 'blog_categories'].includes(table) ? 409 : 403;
    return [
      patch(`${table}: change every row`, 'admin', table, body, noWhere),
      remove(`${table}: delete every row`, 'admin', table, undefined, noWhere),
      ...['?id=not.is.null', `?or=(id.not.is.null,${madeAt}.not.is.null)`].flatMap((filter) => [
        patch(`${table}${filter}: change every row`, 'admin', `${table}${filter}`, body, rejected),
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
  const { surface, who, path, request, status, holds } = escalation;
  provesOverHttp(context, surface, who, `${status}${holds === undefined ? '' : ` ${JSON.stringify(holds)}`}`);
  const changesNothing = status >= 400 || (Array.isArray(holds) && holds.length === 0);
  const answer = await ask(changesNothing ? keeping : backend, path, { ...request, token: tokens[who] });
  expect(answer, JSON.stringify(answer.body)).toMatchObject(holds === undefined ? { status } : { status, body: holds });
  if (changesNothing) expect(await contentOf(keeping, tableNames)).toEqual(before);
});

// These requests ask for no rows in the response.
test.for([
  ['DELETE', undefined],
  ['PATCH', { title: 'Y' }],
] as const)("the database rejects a contributor's %s of every row", async ([method, body], context) => {
  const surface = `blog_posts: ${method} of every row, without rows in the response`;
  provesOverHttp(context, surface, 'contributor', '403, nothing changed');
  await keeping.script(insertSql('blog_posts', { ...newPost, created_by: people.contributor }));
  try {
    const drafts = `select from public.blog_posts where created_by = '${people.contributor}' and not published`;
    expect(await keeping.sql(drafts)).toHaveLength(2);
    const then = await contentOf(keeping, ['blog_posts']);
    const request = { method, body, token: tokens.contributor, headers: { prefer: 'return=minimal' } };
    expect(await ask(keeping, 'blog_posts?id=not.is.null', request)).toMatchObject({
      status: 403,
      body: { code: '42501' },
    });
    expect(await contentOf(keeping, ['blog_posts'])).toEqual(then);
  } finally {
    await keeping.script(`delete from public.blog_posts where slug = '${newPost.slug}'`);
  }
});

const outsiders = ['visitor', 'stranger', 'claims', 'removed'] as const;

/** Requests for a draft. No request gives a draft to an outsider. */
const waysToDrafts: Record<string, string> = {
  'by slug': 'blog_posts?select=slug&slug=eq.p-draft',
  'by slugs': 'blog_posts?select=slug&slug=in.(p-draft,p-own-draft)',
  'by search': 'blog_posts?select=slug&search=ilike.*d*&limit=1000',
  'by the search of the staff': 'blog_posts?select=slug&staff_search=ilike.*d*&limit=1000',
  'by a filter for drafts': 'blog_posts?select=slug&published=is.false',
  'by a filter for everything': 'blog_posts?select=slug&or=(published.is.false,published.is.true)&limit=1000',
  'by its owner': `blog_posts?select=slug&created_by=eq.${people.contributor}`,
  'by order': 'blog_posts?select=slug&order=content&limit=1000',
  'by order of publication': 'blog_posts?select=slug&order=published.asc&limit=1000',
  'by its former slug': 'post_slugs?select=slug&slug=eq.p-draft-once',
  'by its former slug, with the post': 'post_slugs?select=slug,blog_posts(slug)&limit=1000',
  'by its category': 'blog_categories?select=blog_posts(slug)&blog_posts.slug=eq.p-draft&slug=eq.history',
  'by its category, of drafts only': 'blog_categories?select=blog_posts!inner(slug)&blog_posts.published=is.false',
};

/** Requests that name columns hidden from visitors. */
const hiddenWays = ['by search', 'by the search of the staff', 'by its owner'];

const draftCases = outsiders.flatMap((who) =>
  Object.entries(waysToDrafts).map(([how, path]) => {
    const expected = who === 'visitor' && hiddenWays.includes(how) ? 'rejected' : 'nothing';
    return { who, how, path, expected };
  }),
);

test.for(draftCases)(
  '$who requests a draft $how and gets: $expected',
  async ({ who, how, path, expected }, context) => {
    provesOverHttp(context, `a draft, ${how}`, who, expected);
    const { status, body } = await askAsOutsider(who, path);
    expect(status).toBe(expected === 'rejected' ? 401 : 200);
    expect(JSON.stringify(body)).not.toMatch(/p-(own-)?(draft|scheduled)/);
  },
);

test.for([...outsiders])('the counts and the pages of posts show only published posts: %s', async (who, context) => {
  provesOverHttp(context, 'blog_posts: the exact count', who, 'the number of published posts');
  provesOverHttp(context, 'blog_posts: pages of one post', who, 'each published post once');
  const published = await backend.sql<{ slug: string }>(
    'select slug from public.blog_posts where published and coalesce(publish_at <= now(), true)',
  );
  const one = await askAsOutsider(who, 'blog_posts?select=id&limit=1', { prefer: 'count=exact' });
  expect(one.headers.get('content-range')).toBe(`0-0/${published.length}`);
  const found: unknown[] = [];
  // The last page lies past the end.
  for (let offset = 0; offset <= published.length; offset += 1) {
    const page = await askAsOutsider(who, `blog_posts?select=slug&order=slug&limit=1&offset=${offset}`);
    expect(page.body).toHaveLength(offset < published.length ? 1 : 0);
    found.push(...(page.body as unknown[]));
  }
  expect(found).toHaveLength(published.length);
  expect(found).toEqual(expect.arrayContaining(published));
});

/** Sends a request as an outsider. `removed` is a person without a row in users, whose access token is still valid. */
async function askAsOutsider(who: (typeof outsiders)[number], path: string, headers: Record<string, string> = {}) {
  if (who !== 'removed') return askAs(who, path, { headers });
  // Keeps the account, because adding the row again would not bring back the account.
  await backend.script(`begin; alter table public.users disable trigger users_delete_accounts;
    delete from public.users where id = '${people.editor}'; commit`);
  try {
    return await askAs('editor', path, { headers });
  } finally {
    await backend.script(`insert into public.users (id, auth_user_id, joined_at, name, email, role)
      values ('${people.editor}', '${accounts.editor}', '2025-01-01', 'Edith Editor', 'editor@handheld-legacy.test', 'editor');
      alter table public.users enable trigger users_delete_accounts`);
  }
}

test.for([
  ['its title', { q: 'D', page_size: 100 }, ''],
  ['an additional filter', { page_size: 100 }, '?slug=eq.p-draft'],
  ['an additional order', { page_size: 100 }, '?order=slug.desc&limit=1000'],
  ['a page past the end', { page_number: 1_000_000, page_size: 100 }, ''],
  ['a page before the first', { page_number: -5, page_size: 100 }, ''],
  ['SQL for a text', { q: "' or not published --", page_size: 100 }, ''],
  ['SQL for a category', { category_slug: "' or not published --", page_size: 100 }, ''],
] as const)('the search gives nobody a draft by %s', async ([how, given, filter], context) => {
  for (const who of ['visitor', 'contributor', 'admin'] as const) {
    provesOverHttp(context, `rpc/search_posts: a draft by ${how}`, who, 'nothing');
    const { status, body } = await askAs(who, `rpc/search_posts${filter}`, { method: 'POST', body: given });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/p-draft|p-own-draft/);
  }
});

test.for([{ published: false }, { q: 'a', search: 'b' }])(
  'the search rejects an unknown argument: %j',
  async (body, context) => {
    provesOverHttp(context, `rpc/search_posts with ${JSON.stringify(body)}`, 'visitor', '404');
    expect((await askAs('visitor', 'rpc/search_posts', { method: 'POST', body })).status).toBe(404);
  },
);

test('an admin can save the whole settings row, and created_at stays the same', async (context) => {
  provesOverHttp(context, 'site_settings: the whole row sent back', 'admin', 'works, created_at kept');
  const [row] = (await askAs('admin', 'site_settings')).body as Record<string, unknown>[];
  const body = { ...row, siteName: 'Renamed', created_at: '1999-01-01T00:00:00Z' };
  const headers = { prefer: 'resolution=merge-duplicates,return=representation' };
  const answer = await askAs('admin', 'site_settings', { method: 'POST', body, headers });
  expect(answer).toMatchObject({ status: 200, body: [{ siteName: 'Renamed', created_at: row?.created_at }] });
});

const newAccount = { email: 'x@x.example', password: 'long-enough-password' };

/**
 * Requests that would create an account or raise the role of an account. The embedded sign-in service offers people
 * only the site's requests.
 */
const accountRequests = [
  ['sign up with an address that is not on the list', 403, 'POST', 'signup', newAccount],
  ['create an account by the route of the server', 403, 'POST', 'admin/users', newAccount],
  [
    'raise their own role by the route of the server',
    ...([403, 'PUT', `admin/users/${accounts.contributor}`, { role: 'service_role' }] as const),
  ],
] as const;

test.for(
  accountRequests.flatMap((request) =>
    (['visitor', 'contributor', 'admin'] as const).map((who) => [who, ...request] as const),
  ),
)('%s cannot %s: %i', async ([who, what, status, method, path, given], context) => {
  provesOverHttp(context, `/auth/v1: ${what}`, who, `${status}, and no account changes`);
  const accountsNow = () => keeping.sql('select to_jsonb(account) from auth.users as account order by id');
  const then = await accountsNow();
  const body = JSON.stringify(given);
  const answer = await keeping.fetch(apiRequest(`/auth/v1/${path}`, { method, body, token: tokens[who] }));
  expect(answer.status).toBe(status);
  expect(await accountsNow()).toEqual(then);
});

test.for(['users', 'blog_posts', 'rpc/search_posts', 'rpc/find_consoles', 'rpc/console_relations'])(
  '%s rejects a request without a key',
  async (path, context) => {
    provesOverHttp(context, `/rest/v1/${path}`, 'no key', '401');
    expect((await backend.fetch(new Request(`http://localhost:3000/rest/v1/${path}`))).status).toBe(401);
  },
);
