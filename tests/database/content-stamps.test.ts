// A row for each kind of content tells when visitors last saw it change: what stamps it, and what does not.
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
  const answer = await backend.fetch(
    apiRequest('/rest/v1/content_stamps?select=kind,changed_at&order=kind', { token }),
  );
  const rows = (await answer.json()) as { kind: ContentKind; changed_at: string }[];
  return Object.fromEntries(rows.map(({ kind, changed_at }) => [kind, changed_at])) as Stamps;
}

/** The kinds that a change stamps. They are old before it: here two changes may come in one millisecond. */
async function stampedBy(change: () => Promise<unknown>): Promise<string[]> {
  await backend.script("update private.content_stamps set changed_at = '2000-01-01' where true");
  const before = await stamps();
  await change();
  return Object.entries(await stamps()).flatMap(([kind, at]) => (at === before[kind as ContentKind] ? [] : kind));
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
  const answer = await backend.fetch(request);
  const rows: unknown = await answer.json();
  expect({ status: answer.status, rows }).toEqual({
    status: method === 'POST' && !to.startsWith('rpc/') ? 201 : 200,
    rows: [expect.anything()],
  });
}

type Case = [what: string, write: Write, ...stamped: ContentKind[]];

const ofPost = (what: string, body: object, id = posts.published): Case => [
  what,
  { to: `blog_posts?id=eq.${id}`, body },
  'posts',
];
const adds = (to: string, body: object) => ({ method: 'POST', to, body }) as const;
const deletes = (to: string) => ({ method: 'DELETE', to }) as const;
const about = (post_id: string, console_id = firstConsole) => adds('post_consoles', { post_id, console_id });

const postCases: Case[] = [
  ofPost('text', { content: 'Another.' }),
  ofPost('title', { title: 'Another' }),
  ofPost('category', { category: 'unused' }),
  ['the same category', { to: `blog_posts?id=eq.${posts.published}`, body: { category: 'unused' } }],
  ['a console that a post is about', about(posts.published), 'posts'],
  [
    'no console any more',
    deletes(`post_consoles?post_id=eq.${posts.published}&console_id=eq.${firstConsole}`),
    'posts',
  ],
  ofPost('slug', { slug: 'p-renamed' }),
  ofPost('a post is taken back', { published: false }),
  ofPost('it is published', { published: true }),
  ofPost('it is put off', { publish_at: '2999-01-01T00:00:00Z' }),
  ofPost('it is not put off any more', { publish_at: null }),
  ofPost('text of a post that the clock made public', { content: 'd' }, posts.due),
  ['a new post', adds('blog_posts', { ...newPost, published: true }), 'posts'],
  ['it is deleted', deletes('blog_posts?slug=eq.x'), 'posts'],
];

const hidden = (what: string, id: string, changes: object[]) =>
  changes.map((body): Case => [`${what}: ${JSON.stringify(body)}`, { to: `blog_posts?id=eq.${id}`, body }]);

const hiddenPostCases: Case[] = [
  ...hidden('a draft', posts.ownDraft, [{ content: 'd' }, { slug: 'p-own-renamed' }, { category: 'unused' }]),
  ...hidden('a scheduled post', posts.scheduled, [{ content: 'd' }, { published: false }, { published: true }]),
  ...hidden('a scheduled post', posts.scheduled, [{ slug: 'p-later' }, { publish_at: '2998-01-01' }]),
  ['a new draft', { who: 'contributor', ...adds('blog_posts', newPost) }],
  ['a new scheduled post', adds('blog_posts', { ...newPost, slug: 'y', published: true, publish_at: '2999-01-01' })],
  ['the draft is deleted', deletes('blog_posts?slug=eq.x')],
  ['the scheduled post is deleted', deletes('blog_posts?slug=eq.y')],
  ['a console of a draft', about(posts.ofNobody)],
  ['a console of a scheduled post', about(posts.ownScheduled)],
];

const isUnused = `id=eq.${unusedConsole}`;
const ofUnused = `console_id=eq.${unusedConsole}`;

const consoleCases: Case[] = [
  ['name of a console', { to: `consoles?${isUnused}`, body: { name: 'U' } }, 'consoles'],
  ['the same name', { to: `consoles?${isUnused}`, body: { name: 'U' } }],
  ['a release', adds('console_releases', { console_id: unusedConsole, region: 'kr' }), 'consoles'],
  ['of a release', { to: `console_releases?${ofUnused}&region=eq.kr`, body: { note: 'n' } }, 'consoles'],
  ['a release is deleted', deletes(`console_releases?${ofUnused}&region=eq.kr`), 'consoles'],
  ['of a source', { to: `console_sources?${ofUnused}`, body: { note: 'n' } }, 'consoles'],
  ['of cartridges', { to: `console_compatibility?${ofUnused}`, body: { note: 'n' } }, 'consoles'],
  ['a cable', adds('link_cables', { from_id: unusedConsole, to_id: firstConsole, via: 'v' }), 'consoles'],
  // An article about it loses something too.
  ['a console is deleted', deletes(`consoles?${isUnused}`), 'consoles', 'posts'],
  ['a new console', adds('consoles', newConsole), 'consoles'],
];

const listed = (table: 'links' | 'social_media_links', kind: ContentKind, row: object, name: string): Case[] => {
  const seen = `${table}?id=eq.${changeable[table]}`;
  const [active, inactive] = ['true', 'false'].map((is) => `${table}?active=is.${is}&url=like.*b.example*`);
  return [
    [`${kind}: a visible one`, { to: seen, body: { [name]: 'Another' } }, kind],
    [`${kind}: a hidden one`, { to: inactive ?? '', body: { [name]: 'Another' } }],
    [`${kind}: it is shown`, { to: inactive ?? '', body: { active: true } }, kind],
    [`${kind}: it is hidden`, { to: active ?? '', body: { active: false } }, kind],
    [`${kind}: it is deleted`, deletes(inactive ?? '')],
    [`${kind}: a new hidden one`, adds(table, { ...row, active: false })],
    [`${kind}: a new one`, adds(table, { ...row, active: true }), kind],
    [`${kind}: a visible one is deleted`, deletes(seen), kind],
  ];
};

const queued = (from: string, to: string, featured = false) =>
  adds('console_of_month', { console_id: firstConsole, featured, start_date: from, end_date: to });
const ofMonth = (start: string, body: object) => ({ to: `console_of_month?start_date=eq.${start}`, body });

const otherCases: Case[] = [
  ...listed('links', 'links', { title: 't', url: 'https://n.example', category: 'c' }, 'title'),
  ...listed('social_media_links', 'social links', { platform: 'p', url: 'https://n.example' }, 'platform'),
  ['settings', { who: 'admin', to: 'site_settings?id=eq.1', body: { siteName: 'Another' } }, 'settings'],
  ['the same settings', { who: 'admin', to: 'site_settings?id=eq.1', body: { siteName: 'Another' } }],
  ['a category', { who: 'admin', ...adds('blog_categories', { name: 'N', slug: 'n' }) }, 'categories'],
  ['its slug', { who: 'admin', to: 'blog_categories?slug=eq.n', body: { slug: 'm' } }, 'categories'],
  [
    'slug of one with posts',
    { who: 'admin', to: 'blog_categories?slug=eq.unused', body: { slug: 'used' } },
    'categories',
    'posts',
  ],
  ['a category is deleted', { who: 'admin', ...deletes('blog_categories?slug=eq.m') }, 'categories'],
  ['a month to come', queued('2997-01-01', '2997-01-31')],
  ['another day of it', ofMonth('2997-01-01', { end_date: '2997-01-30' })],
  ['it has begun', ofMonth('2997-01-01', { start_date: '2019-01-01' }), 'console of the month'],
  ['it is over', ofMonth('2019-01-01', { end_date: '2019-01-31' }), 'console of the month'],
  ['it is deleted', deletes('console_of_month?start_date=eq.2019-01-01'), 'console of the month'],
  ['a featured month', queued('2996-01-01', '2996-01-31', true), 'console of the month'],
];

test.each([...postCases, ...hiddenPostCases, ...consoleCases, ...otherCases])(
  'what is written: %s',
  async (_what, asked, ...stamped) => {
    expect(await stampedBy(() => write(asked))).toEqual(stamped);
  },
);

const byScript = (statements: string) => stampedBy(() => backend.script(statements));
const change = (assignments: string, id = posts.own) =>
  `update public.blog_posts set ${assignments} where id = '${id}';`;

test('a post that is saved whole', async () => {
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
])('a console that is saved whole, %s', async (_what, releases, articles, stamped) => {
  const [row] = await backend.sql<{ updated_at: string }>(
    `select updated_at from public.consoles where id = '${firstConsole}'`,
  );
  const others = { releases, compatibility: null, cables: null, sources: null, articles };
  const body = { console_id: firstConsole, version: row?.updated_at, console: { name: 'Game Boy' }, ...others };
  expect(await stampedBy(() => write(adds('rpc/save_console', body)))).toEqual(stamped);
});

describe('one transaction', () => {
  test('what is undone stamps nothing', async () => {
    expect(await byScript(`begin; ${change("content = '5'")} rollback`)).toEqual([]);
    const undone = `begin; savepoint here; ${change("content = '6'")} set constraints all immediate; rollback to here;`;
    expect(await byScript(`${undone} commit`)).toEqual([]);
    expect(await byScript(`${undone} ${change("content = '7'")} commit`)).toEqual(['posts']);
  });

  test('what only the server writes, such as times, stamps nothing', async () => {
    const times =
      'update public.consoles set updated_at = now(); update public.blog_categories set updated_at = now();';
    expect(await byScript(`${change('created_by = null')} ${times}`)).toEqual([]);
  });
});

describe('the clock', () => {
  /** As time goes by: nothing is written. */
  const pass = (assignments: string, table: string, where: string) =>
    backend.script(`begin; set local session_replication_role = replica;
      update public.${table} set ${assignments} where ${where}; commit`);
  const passPost = (assignments: string, id: string) => pass(assignments, 'blog_posts', `id = '${id}'`);
  const at = async (kind: ContentKind) => Date.parse((await stamps())[kind]);
  const long = Date.parse('2000-01-01');
  beforeAll(() => byScript(''));

  test('the last moment at which a post became public, none to come and none of a draft', async () => {
    await pass("publish_at = '2999-01-01'", 'blog_posts', 'publish_at is not null');
    expect(await at('posts')).toBe(long);
    const moment = '2026-01-02T03:04:05Z';
    await passPost(`publish_at = '${moment}'`, posts.scheduled);
    expect(await at('posts')).toBe(Date.parse(moment));
    await passPost("publish_at = '2026-01-01'", posts.due);
    expect(await at('posts')).toBe(Date.parse(moment));
    await passPost("publish_at = '2026-03-03', published = false", posts.due);
    expect(await at('posts')).toBe(Date.parse(moment));
  });

  test('what is saved while a post becomes public is stamped', async () => {
    await passPost("publish_at = clock_timestamp() + interval '200 milliseconds'", posts.ownScheduled);
    await backend.script(`begin; ${change("content = 'Now.'", posts.ownScheduled)} select pg_sleep(0.3); commit`);
    const [post] = await backend.sql<{ publish_at: string }>(
      `select publish_at from public.blog_posts where id = '${posts.ownScheduled}'`,
    );
    expect(await at('posts')).toBeGreaterThan(Date.parse(post?.publish_at ?? ''));
  });

  test('the day on which a month last began, or was over', async () => {
    await pass("start_date = '2998-01-01', end_date = '5874897-12-31'", 'console_of_month', 'true');
    expect(await at('console of the month')).toBe(long);
    const [month] = await backend.sql<{ id: string }>('select id from public.console_of_month limit 1');
    await pass("start_date = '2025-02-01'", 'console_of_month', `id = '${month?.id}'`);
    expect(await at('console of the month')).toBe(Date.parse('2025-02-01'));
    await pass("end_date = '2025-02-28'", 'console_of_month', `id = '${month?.id}'`);
    expect(await at('console of the month')).toBe(Date.parse('2025-03-01'));
  });
});

test('everybody is told the same', async () => {
  const told = await stamps();
  expect(Object.keys(told)).toHaveLength(7);
  for (const who of Object.keys(tokens)) expect(await stamps(who), who).toEqual(told);
});
