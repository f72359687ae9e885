// Each kind of content has a row with the moment of the last change that visitors could see. These tests list the
// writes that change this stamp.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import type { ContentKind } from '@/data/reads/content-kinds';
import {
  changeable,
  firstConsole,
  fixtureSql,
  newConsole,
  newPost,
  posts,
  unusedConsole,
} from '../security/database/permission-fixtures.ts';
import { apiRequest, signIn, startTestBackend } from '../support/database/backend.ts';

let backend: Backend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.script(fixtureSql);
  for (const who of ['contributor', 'editor', 'admin', 'stranger'])
    tokens[who] = await signIn(backend, `${who}@handheld-legacy.test`);
});
afterAll(() => backend.close());

type Stamps = Record<ContentKind, string>;

async function stamps(who?: string): Promise<Stamps> {
  const token = who && tokens[who];
  const response = await backend.fetch(
    apiRequest('/rest/v1/content_stamps?select=kind,changed_at&order=kind', { token }),
  );
  const rows = (await response.json()) as { kind: ContentKind; changed_at: string }[];
  return Object.fromEntries(rows.map(({ kind, changed_at }) => [kind, changed_at])) as Stamps;
}

/** Returns the kinds that a change stamps. All stamps are old first, because two changes can share a millisecond. */
async function stampedBy(change: () => Promise<unknown>): Promise<string[]> {
  await backend.script("update private.content_stamps set changed_at = '2000-01-01' where true");
  const before = await stamps();
  await change();
  return Object.entries(await stamps()).flatMap(([kind, stampOf]) =>
    stampOf === before[kind as ContentKind] ? [] : kind,
  );
}

interface Write {
  who?: string;
  method?: 'POST' | 'PATCH' | 'DELETE';
  to: string;
  body?: object;
}

async function write({ who = 'editor', method = 'PATCH', to, body }: Write): Promise<void> {
  const request = apiRequest(`/rest/v1/${to}`, { method, token: tokens[who], body: body && JSON.stringify(body) });
  request.headers.set('prefer', 'return=representation');
  const response = await backend.fetch(request);
  const rows: unknown = await response.json();
  expect({ status: response.status, rows }).toEqual({
    status: method === 'POST' && !to.startsWith('rpc/') ? 201 : 200,
    rows: [expect.anything()],
  });
}

type Case = [what: string, write: Write, ...stamped: ContentKind[]];

const postCase = (what: string, body: object, id = posts.published): Case => [
  what,
  { to: `blog_posts?id=eq.${id}`, body },
  'posts',
];
const adds = (to: string, body: object) => ({ method: 'POST', to, body }) as const;
const deletes = (to: string) => ({ method: 'DELETE', to }) as const;
const linkTo = (post_id: string, console_id = firstConsole) => adds('post_consoles', { post_id, console_id });

const postCases: Case[] = [
  postCase('text', { content: 'Another.' }),
  postCase('title', { title: 'Another' }),
  postCase('category', { category: 'unused' }),
  ['the same category', { to: `blog_posts?id=eq.${posts.published}`, body: { category: 'unused' } }],
  ['a console that a post is about', linkTo(posts.published), 'posts'],
  [
    'a console that a post is no longer about',
    deletes(`post_consoles?post_id=eq.${posts.published}&console_id=eq.${firstConsole}`),
    'posts',
  ],
  postCase('slug', { slug: 'p-renamed' }),
  postCase('a post is unpublished', { published: false }),
  postCase('a post is published', { published: true }),
  postCase('a post is scheduled', { publish_at: '2999-01-01T00:00:00Z' }),
  postCase('a schedule is removed', { publish_at: null }),
  postCase('text of a post that the clock made public', { content: 'd' }, posts.due),
  ['a new post', adds('blog_posts', { ...newPost, published: true }), 'posts'],
  ['a post is deleted', deletes('blog_posts?slug=eq.x'), 'posts'],
];

const hiddenCases = (what: string, id: string, changes: object[]) =>
  changes.map((body): Case => [`${what}: ${JSON.stringify(body)}`, { to: `blog_posts?id=eq.${id}`, body }]);

const hiddenPostCases: Case[] = [
  ...hiddenCases('a draft', posts.ownDraft, [{ content: 'd' }, { slug: 'p-own-renamed' }, { category: 'unused' }]),
  ...hiddenCases('a scheduled post', posts.scheduled, [{ content: 'd' }, { published: false }, { published: true }]),
  ...hiddenCases('a scheduled post', posts.scheduled, [{ slug: 'p-later' }, { publish_at: '2998-01-01' }]),
  ['a new draft', { who: 'contributor', ...adds('blog_posts', newPost) }],
  ['a new scheduled post', adds('blog_posts', { ...newPost, slug: 'y', published: true, publish_at: '2999-01-01' })],
  ['the draft is deleted', deletes('blog_posts?slug=eq.x')],
  ['the scheduled post is deleted', deletes('blog_posts?slug=eq.y')],
  ['a console of a draft', linkTo(posts.ofNobody)],
  ['a console of a scheduled post', linkTo(posts.ownScheduled)],
];

const unusedFilter = `id=eq.${unusedConsole}`;
const unusedRows = `console_id=eq.${unusedConsole}`;

const consoleCases: Case[] = [
  ['name of a console', { to: `consoles?${unusedFilter}`, body: { name: 'U' } }, 'consoles'],
  ['the same name', { to: `consoles?${unusedFilter}`, body: { name: 'U' } }],
  ['a release', adds('console_releases', { console_id: unusedConsole, region: 'kr' }), 'consoles'],
  ['note of a release', { to: `console_releases?${unusedRows}&region=eq.kr`, body: { note: 'n' } }, 'consoles'],
  ['a release is deleted', deletes(`console_releases?${unusedRows}&region=eq.kr`), 'consoles'],
  ['note of a source', { to: `console_sources?${unusedRows}`, body: { note: 'n' } }, 'consoles'],
  ['note of cartridges', { to: `console_compatibility?${unusedRows}`, body: { note: 'n' } }, 'consoles'],
  ['a cable', adds('link_cables', { from_id: unusedConsole, to_id: firstConsole, via: 'v' }), 'consoles'],
  // The deletion also removes the link between an article and the console.
  ['a console is deleted', deletes(`consoles?${unusedFilter}`), 'consoles', 'posts'],
  ['a new console', adds('consoles', newConsole), 'consoles'],
];

const listCases = (table: 'links' | 'social_media_links', kind: ContentKind, row: object, name: string): Case[] => {
  const visible = `${table}?id=eq.${changeable[table]}`;
  const [active, inactive] = ['true', 'false'].map((is) => `${table}?active=is.${is}&url=like.*b.example*`);
  return [
    [`${kind}: a visible one`, { to: visible, body: { [name]: 'Another' } }, kind],
    [`${kind}: a hidden one`, { to: inactive ?? '', body: { [name]: 'Another' } }],
    [`${kind}: a hidden one is shown`, { to: inactive ?? '', body: { active: true } }, kind],
    [`${kind}: a visible one is hidden`, { to: active ?? '', body: { active: false } }, kind],
    [`${kind}: a hidden one is deleted`, deletes(inactive ?? '')],
    [`${kind}: a new hidden one`, adds(table, { ...row, active: false })],
    [`${kind}: a new one`, adds(table, { ...row, active: true }), kind],
    [`${kind}: a visible one is deleted`, deletes(visible), kind],
  ];
};

const queued = (from: string, to: string, featured = false) =>
  adds('console_of_month', { console_id: firstConsole, featured, start_date: from, end_date: to });
const changeMonth = (start: string, body: object) => ({ to: `console_of_month?start_date=eq.${start}`, body });

const otherCases: Case[] = [
  ...listCases('links', 'links', { title: 't', url: 'https://n.example', category: 'c' }, 'title'),
  ...listCases('social_media_links', 'social links', { platform: 'p', url: 'https://n.example' }, 'platform'),
  ['settings', { who: 'admin', to: 'site_settings?id=eq.1', body: { siteName: 'Another' } }, 'settings'],
  ['the same settings', { who: 'admin', to: 'site_settings?id=eq.1', body: { siteName: 'Another' } }],
  ['a category', { who: 'admin', ...adds('blog_categories', { name: 'N', slug: 'n' }) }, 'categories'],
  ['slug of a category', { who: 'admin', to: 'blog_categories?slug=eq.n', body: { slug: 'm' } }, 'categories'],
  [
    'slug of a category with posts',
    { who: 'admin', to: 'blog_categories?slug=eq.unused', body: { slug: 'used' } },
    'categories',
    'posts',
  ],
  ['a category is deleted', { who: 'admin', ...deletes('blog_categories?slug=eq.m') }, 'categories'],
  ['a month to come', queued('2997-01-01', '2997-01-31')],
  ['another end of that month', changeMonth('2997-01-01', { end_date: '2997-01-30' })],
  ['a month that has begun', changeMonth('2997-01-01', { start_date: '2019-01-01' }), 'console of the month'],
  ['a month that is over', changeMonth('2019-01-01', { end_date: '2019-01-31' }), 'console of the month'],
  ['a month is deleted', deletes('console_of_month?start_date=eq.2019-01-01'), 'console of the month'],
  ['a featured month', queued('2996-01-01', '2996-01-31', true), 'console of the month'],
];

test.each([...postCases, ...hiddenPostCases, ...consoleCases, ...otherCases])(
  'a write stamps the expected kinds: %s',
  async (_what, request, ...stamped) => {
    expect(await stampedBy(() => write(request))).toEqual(stamped);
  },
);

const byScript = (statements: string) => stampedBy(() => backend.script(statements));
const change = (assignments: string, id = posts.own) =>
  `update public.blog_posts set ${assignments} where id = '${id}';`;

test('a save of a whole post stamps the posts', async () => {
  const [row] = await backend.sql<{ updated_at: string }>(
    `select updated_at from public.blog_posts where id = '${posts.own}'`,
  );
  const save = { post_id: posts.own, version: row?.updated_at, consoles: [{ console_id: firstConsole }] };
  const saved = () => write(adds('rpc/save_post', { ...save, post: { content: 'Saved.' } }));
  expect(await stampedBy(saved)).toEqual(['posts']);
});

test.each([
  ['with a release', [{ region: 'jp' }, { region: 'kr' }], null, ['consoles']],
  ['with an article', null, [{ post_id: posts.own }], ['posts']],
  ['with nothing new', null, null, []],
])('a save of a whole console %s stamps only the changed kinds', async (_what, releases, articles, stamped) => {
  const [row] = await backend.sql<{ updated_at: string }>(
    `select updated_at from public.consoles where id = '${firstConsole}'`,
  );
  const others = { releases, compatibility: null, cables: null, sources: null, articles };
  const body = { console_id: firstConsole, version: row?.updated_at, console: { name: 'Game Boy' }, ...others };
  expect(await stampedBy(() => write(adds('rpc/save_console', body)))).toEqual(stamped);
});

describe('a transaction', () => {
  test('stamps nothing after a rollback', async () => {
    expect(await byScript(`begin; ${change("content = '5'")} rollback`)).toEqual([]);
    const undone = `begin; savepoint here; ${change("content = '6'")} set constraints all immediate; rollback to here;`;
    expect(await byScript(`${undone} commit`)).toEqual([]);
    expect(await byScript(`${undone} ${change("content = '7'")} commit`)).toEqual(['posts']);
  });

  test('stamps nothing for columns that only the server writes, such as times', async () => {
    const times =
      'update public.consoles set updated_at = now(); update public.blog_categories set updated_at = now();';
    expect(await byScript(`${change('created_by = null')} ${times}`)).toEqual([]);
  });
});

describe('the clock', () => {
  /** Changes rows without the triggers of a write, as if time had passed. */
  const pass = (assignments: string, table: string, where: string) =>
    backend.script(`begin; set local session_replication_role = replica;
      update public.${table} set ${assignments} where ${where}; commit`);
  const passPost = (assignments: string, id: string) => pass(assignments, 'blog_posts', `id = '${id}'`);
  const stampOf = async (kind: ContentKind) => Date.parse((await stamps())[kind]);
  const longAgo = Date.parse('2000-01-01');
  beforeAll(() => byScript(''));

  test('moves the stamp of posts to the last publication, and ignores drafts and future publications', async () => {
    await pass("publish_at = '2999-01-01'", 'blog_posts', 'publish_at is not null');
    expect(await stampOf('posts')).toBe(longAgo);
    const moment = '2026-01-02T03:04:05Z';
    await passPost(`publish_at = '${moment}'`, posts.scheduled);
    expect(await stampOf('posts')).toBe(Date.parse(moment));
    await passPost("publish_at = '2026-01-01'", posts.due);
    expect(await stampOf('posts')).toBe(Date.parse(moment));
    await passPost("publish_at = '2026-03-03', published = false", posts.due);
    expect(await stampOf('posts')).toBe(Date.parse(moment));
  });

  test('a save gets a later stamp than a publication in the middle of the save', async () => {
    await passPost("publish_at = clock_timestamp() + interval '200 milliseconds'", posts.ownScheduled);
    await backend.script(`begin; ${change("content = 'Now.'", posts.ownScheduled)} select pg_sleep(0.3); commit`);
    const [post] = await backend.sql<{ publish_at: string }>(
      `select publish_at from public.blog_posts where id = '${posts.ownScheduled}'`,
    );
    expect(await stampOf('posts')).toBeGreaterThan(Date.parse(post?.publish_at ?? ''));
  });

  test('stamps the Console of the Month when a month begins, and after the month ends', async () => {
    await pass("start_date = '2998-01-01', end_date = '5874897-12-31'", 'console_of_month', 'true');
    expect(await stampOf('console of the month')).toBe(longAgo);
    const [month] = await backend.sql<{ id: string }>('select id from public.console_of_month limit 1');
    await pass("start_date = '2025-02-01'", 'console_of_month', `id = '${month?.id}'`);
    expect(await stampOf('console of the month')).toBe(Date.parse('2025-02-01'));
    await pass("end_date = '2025-02-28'", 'console_of_month', `id = '${month?.id}'`);
    expect(await stampOf('console of the month')).toBe(Date.parse('2025-03-01'));
  });
});

test('everybody reads the same stamps', async () => {
  const expected = await stamps();
  expect(Object.keys(expected)).toHaveLength(7);
  for (const who of Object.keys(tokens)) expect(await stamps(who), who).toEqual(expected);
});
