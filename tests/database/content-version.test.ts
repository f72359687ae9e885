// One row tells whether anything that visitors see has changed: what is counted, what is not, and what is said of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Backend } from '../../build/local-backend/backend.ts';
import { contentVersionColumns, contentVersionRow, type ContentVersion } from '@/data/content-version';
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

const path = `/rest/v1/content_version?select=${contentVersionColumns}`;

async function version(who?: string): Promise<ContentVersion> {
  const answer = await backend.fetch(apiRequest(path, { token: who && tokens[who] }));
  return v.parse(v.tuple([contentVersionRow]), await answer.json())[0];
}

type Counter = Exclude<keyof ContentVersion, 'posts_due' | 'console_of_today' | 'recent'>;
type Counted = Partial<Record<Counter, number>>;

const counters: Counter[] = [
  ...(['site_settings', 'social_media_links', 'blog_categories', 'links', 'consoles'] as const),
  ...(['console_of_month', 'blog_posts'] as const),
];

/** What the counters have gone up by, and what is said of it: `slug part` each, in the order of the alphabet. */
async function countedBy(change: () => Promise<unknown>): Promise<{ counted: Counted; entries: string[] }> {
  const before = await version();
  await change();
  const after = await version();
  const added = counters.map((counter) => [counter, after[counter] - before[counter]] as const);
  const named = added.flatMap(([counter, by]) => (counter === 'consoles' || counter === 'blog_posts' ? by : []));
  const count = named.reduce((sum, by) => sum + by, 0);
  // The others have moved on by as many places.
  expect(after.recent.slice(count)).toEqual(before.recent.slice(0, Math.max(0, 4 - count)));
  const entries = after.recent.slice(0, count).map(({ slug, part }) => (part ? `${slug} ${part}` : slug));
  return { counted: Object.fromEntries(added.filter(([, by]) => by !== 0)), entries: entries.sort() };
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

type Case = [what: string, write: Write, counted: Counted, entries?: string[]];

const post = (id: string) => `blog_posts?id=eq.${id}`;
const one = { blog_posts: 1 };
const secondConsole = 'a0000000-0000-4000-8000-000000000004';

const postCases: Case[] = [
  ['the text', { to: post(posts.published), body: { content: 'Another.' } }, one, ['p-published text']],
  ...(['title', 'excerpt', 'author', 'read_time'] as const).map((column): Case => {
    return [
      column,
      { to: post(posts.published), body: { [column]: 'Another', content: column } },
      one,
      ['p-published card'],
    ];
  }),
  ['image', { to: post(posts.published), body: { image: '/images/b.png' } }, one, ['p-published card']],
  ['date', { to: post(posts.published), body: { date: '2025-02-02', title: 'T' } }, one, ['p-published place']],
  ['category', { to: post(posts.published), body: { category: 'unused' } }, one, ['p-published place']],
  ['nothing', { to: post(posts.published), body: { category: 'unused' } }, {}],
  [
    'a console that it is about',
    { method: 'POST', to: 'post_consoles', body: { post_id: posts.published, console_id: firstConsole } },
    one,
    ['p-published place'],
  ],
  [
    'another console',
    {
      to: `post_consoles?post_id=eq.${posts.published}&console_id=eq.${firstConsole}`,
      body: {
        console_id: secondConsole,
      },
    },
    one,
    ['p-published place'],
  ],
  [
    'no console any more',
    {
      method: 'DELETE',
      to: `post_consoles?post_id=eq.${posts.published}&console_id=eq.${secondConsole}`,
    },
    one,
    ['p-published place'],
  ],
  [
    'slug',
    { to: post(posts.published), body: { slug: 'p-renamed' } },
    { blog_posts: 2 },
    ['p-published place', 'p-renamed place'],
  ],
  ['it is taken back', { to: post(posts.published), body: { published: false } }, one, ['p-renamed place']],
  ['it is published', { to: post(posts.published), body: { published: true } }, one, ['p-renamed place']],
  [
    'it is put off',
    { to: post(posts.published), body: { publish_at: '2999-01-01T00:00:00Z' } },
    one,
    ['p-renamed place'],
  ],
  ['it is not put off any more', { to: post(posts.published), body: { publish_at: null } }, one, ['p-renamed place']],
  ['when it became public', { to: post(posts.due), body: { publish_at: '2024-01-01T00:00:00Z' } }, {}],
  ['the text of one that the clock made public', { to: post(posts.due), body: { content: 'd' } }, one, ['p-due text']],
  ['a new one', { method: 'POST', to: 'blog_posts', body: { ...newPost, published: true } }, one, ['x place']],
  ['it is deleted', { method: 'DELETE', to: 'blog_posts?slug=eq.x' }, one, ['x place']],
];

const draft = { who: 'contributor', to: post(posts.ownDraft) };

const hiddenPostCases: Case[] = [
  ...[{ content: 'd' }, { title: 'D' }, { slug: 'p-own-renamed' }, { date: '2025-03-03' }, { category: 'unused' }].map(
    (body): Case => [`a draft: ${JSON.stringify(body)}`, { ...draft, body }, {}],
  ),
  ...[
    { content: 'd' },
    { slug: 'p-later' },
    { published: false },
    { published: true },
    { publish_at: '2998-01-01' },
  ].map((body): Case => [`a scheduled post: ${JSON.stringify(body)}`, { to: post(posts.scheduled), body }, {}]),
  ['a new draft', { who: 'contributor', method: 'POST', to: 'blog_posts', body: newPost }, {}],
  [
    'a new scheduled post',
    { method: 'POST', to: 'blog_posts', body: { ...newPost, slug: 'y', published: true, publish_at: '2999-01-01' } },
    {},
  ],
  ...['slug=eq.x', 'slug=eq.y'].map((where): Case => [
    `${where} is deleted`,
    { method: 'DELETE', to: `blog_posts?${where}` },
    {},
  ]),
  ...[posts.ofNobody, posts.ownScheduled].map((post_id): Case => [
    `a console of ${post_id}`,
    { method: 'POST', to: 'post_consoles', body: { post_id, console_id: firstConsole } },
    {},
  ]),
];

const unused = ['unused'];
const oneConsole = { consoles: 1 };
const ofUnused = `console_id=eq.${unusedConsole}`;

const consoleCases: Case[] = [
  ['name', { to: `consoles?id=eq.${unusedConsole}`, body: { name: 'U' } }, oneConsole, unused],
  ['nothing', { to: `consoles?id=eq.${unusedConsole}`, body: { name: 'U' } }, {}],
  [
    'a release',
    { method: 'POST', to: 'console_releases', body: { console_id: unusedConsole, region: 'kr' } },
    oneConsole,
    unused,
  ],
  ['of a release', { to: `console_releases?${ofUnused}&region=eq.kr`, body: { note: 'n' } }, oneConsole, unused],
  ['a release is deleted', { method: 'DELETE', to: `console_releases?${ofUnused}&region=eq.kr` }, oneConsole, unused],
  ['of a source', { to: `console_sources?${ofUnused}`, body: { note: 'n' } }, oneConsole, unused],
  ['of cartridges', { to: `console_compatibility?${ofUnused}`, body: { note: 'n' } }, oneConsole, unused],
  [
    'a cable to another',
    { method: 'POST', to: 'link_cables', body: { from_id: unusedConsole, to_id: firstConsole, via: 'v' } },
    { consoles: 2 },
    ['game-boy', 'unused'],
  ],
  [
    'the cable goes somewhere else',
    { to: 'link_cables?via=eq.v', body: { to_id: null, to_name: 'A printer' } },
    { consoles: 2 },
    ['game-boy', 'unused'],
  ],
  [
    'what is after it',
    { to: `consoles?id=eq.${firstConsole}`, body: { successor_id: unusedConsole, successor_name: null } },
    oneConsole,
    ['game-boy'],
  ],
  [
    'slug',
    { to: `consoles?id=eq.${unusedConsole}`, body: { slug: 'unused-too' } },
    { consoles: 2 },
    ['unused', 'unused-too'],
  ],
  // The post that is about it, and the console that names it, lose something too.
  [
    'it is deleted',
    { method: 'DELETE', to: `consoles?id=eq.${unusedConsole}` },
    { consoles: 2, blog_posts: 1 },
    ['game-boy', 'p-renamed place', 'unused-too'],
  ],
  ['a new one', { method: 'POST', to: 'consoles', body: newConsole }, oneConsole, ['x']],
];

const listed = (table: 'links' | 'social_media_links', row: object, name: string): Case[] => {
  const counted = { [table]: 1 };
  const seen = changeable[table];
  const [active, inactive] = ['true', 'false'].map((is) => `${table}?active=is.${is}&url=like.*b.example*`);
  return [
    [`${table}: a visible one`, { to: `${table}?id=eq.${seen}`, body: { [name]: 'Another' } }, counted],
    [`${table}: the same again`, { to: `${table}?id=eq.${seen}`, body: { [name]: 'Another' } }, {}],
    [`${table}: a hidden one`, { to: inactive ?? '', body: { [name]: 'Another' } }, {}],
    [`${table}: it is shown`, { to: inactive ?? '', body: { active: true } }, counted],
    [`${table}: it is hidden`, { to: active ?? '', body: { active: false } }, counted],
    [`${table}: it is deleted`, { method: 'DELETE', to: inactive ?? '' }, {}],
    [`${table}: a new hidden one`, { method: 'POST', to: table, body: { ...row, active: false } }, {}],
    [`${table}: a new one`, { method: 'POST', to: table, body: { ...row, active: true } }, counted],
    [`${table}: a visible one is deleted`, { method: 'DELETE', to: `${table}?id=eq.${seen}` }, counted],
  ];
};

const month = { console_id: firstConsole, featured: false };
const queued = { method: 'POST', to: 'console_of_month' } as const;
const ofMonth = { console_of_month: 1 };

const otherCases: Case[] = [
  ...listed('links', { title: 't', url: 'https://n.example', category: 'c' }, 'title'),
  ...listed('social_media_links', { platform: 'p', url: 'https://n.example' }, 'platform'),
  ['settings', { who: 'admin', to: 'site_settings?id=eq.1', body: { siteName: 'Another' } }, { site_settings: 1 }],
  ['the same settings', { who: 'admin', to: 'site_settings?id=eq.1', body: { siteName: 'Another' } }, {}],
  [
    'a category',
    { who: 'admin', method: 'POST', to: 'blog_categories', body: { name: 'N', slug: 'n' } },
    { blog_categories: 1 },
  ],
  [
    'the name of a category',
    { who: 'admin', to: 'blog_categories?slug=eq.n', body: { name: 'M' } },
    { blog_categories: 1 },
  ],
  [
    'the slug of a category',
    { who: 'admin', to: 'blog_categories?slug=eq.unused', body: { slug: 'used' } },
    { blog_categories: 1, blog_posts: 1 },
    ['p-renamed place'],
  ],
  [
    'a category is deleted',
    { who: 'admin', method: 'DELETE', to: 'blog_categories?slug=eq.n' },
    { blog_categories: 1 },
  ],
  ['a month to come', { ...queued, body: { ...month, start_date: '2997-01-01', end_date: '2997-01-31' } }, {}],
  ['another day of it', { to: 'console_of_month?start_date=eq.2997-01-01', body: { end_date: '2997-01-30' } }, {}],
  ['it has begun', { to: 'console_of_month?start_date=eq.2997-01-01', body: { start_date: '2019-01-01' } }, ofMonth],
  ['it is over', { to: 'console_of_month?start_date=eq.2019-01-01', body: { end_date: '2019-01-31' } }, ofMonth],
  ['it is deleted', { method: 'DELETE', to: 'console_of_month?start_date=eq.2019-01-01' }, ofMonth],
  [
    'one that is featured',
    { ...queued, body: { ...month, start_date: '2996-01-01', end_date: '2996-01-31', featured: true } },
    ofMonth,
  ],
];

test.each([...postCases, ...hiddenPostCases, ...consoleCases, ...otherCases])(
  'what is written: %s',
  async (_what, asked, counted, entries = []) => {
    expect(await countedBy(() => write(asked))).toEqual({ counted, entries });
  },
);

const byScript = (statements: string) => countedBy(() => backend.script(statements));
const change = (assignments: string, where: string) => `update public.blog_posts set ${assignments} where ${where};`;
const isOwn = `id = '${posts.own}'`;

describe('what one transaction changes', () => {
  test('a post that is saved whole counts once, by what has changed most', async () => {
    const [row] = await backend.sql<{ updated_at: Date }>(`select updated_at from public.blog_posts where ${isOwn}`);
    const save = { post_id: posts.own, version: row?.updated_at, consoles: [{ console_id: firstConsole }] };
    const saved = () => write({ method: 'POST', to: 'rpc/save_post', body: { ...save, post: { content: 'Saved.' } } });
    expect(await countedBy(saved)).toEqual({ counted: one, entries: ['p-own place'] });
  });

  test.each([
    ['what belongs to it', { name: 'Game Boy' }, [{ region: 'jp' }, { region: 'kr' }], { consoles: 1 }, ['game-boy']],
    ['nothing', { name: 'Game Boy' }, null, {}, []],
  ])('a console that is saved whole counts once: %s', async (_what, console, releases, counted, entries) => {
    const [row] = await backend.sql<{ updated_at: Date }>(
      `select updated_at from public.consoles where id = '${firstConsole}'`,
    );
    const others = { compatibility: null, cables: null, sources: null, articles: null };
    const body = { console_id: firstConsole, version: row?.updated_at, console, releases, ...others };
    const saved = () => write({ method: 'POST', to: 'rpc/save_console', body });
    expect(await countedBy(saved)).toEqual({ counted, entries });
  });

  test.each([
    ['text, then card', ["content = '1'", "title = '1'"], 'card'],
    ['card, then text', ["title = '2'", "content = '2'"], 'card'],
    ['text, then place', ["content = '3'", "date = '2020-01-03'"], 'place'],
    ['place, then text', ["date = '2020-01-04'", "content = '4'"], 'place'],
  ])('%s', async (_what, changes, part) => {
    const both = changes.map((assignments) => change(assignments, isOwn)).join('');
    expect(await byScript(`begin; ${both} commit`)).toEqual({ counted: one, entries: [`p-own ${part}`] });
  });

  test('what is undone counts nothing', async () => {
    expect(await byScript(`begin; ${change("content = '5'", isOwn)} rollback`)).toEqual({ counted: {}, entries: [] });
    const undone = `begin; savepoint here; ${change("content = '6'", isOwn)} rollback to here; commit`;
    expect(await byScript(undone)).toEqual({ counted: {}, entries: [] });
  });

  test('what comes after the rules were asked is counted too', async () => {
    const first = `begin; ${change("content = '7'", isOwn)} set constraints all immediate;`;
    const changed = await byScript(`${first} ${change("title = '7'", isOwn)} commit`);
    expect(changed).toEqual({ counted: { blog_posts: 2 }, entries: ['p-own card', 'p-own text'] });
  });

  test('however many posts are imported, each counts once, and the last four are named', async () => {
    const added = `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
      select 'n', 'import-' || n, 'e', 'c', 'a', '2025-01-01', true from generate_series(1, 1000) as n;`;
    const before = await version();
    await backend.script(`begin; ${added} ${change("content = 'd'", "slug like 'import-%'")} commit`);
    const after = await version();
    expect(after.blog_posts).toBe(before.blog_posts + 1000);
    expect(after.recent).toEqual(
      [1000, 999, 998, 997].map((n) => ({ of: 'blog_posts', slug: `import-${n}`, part: 'place' })),
    );
    // Nothing is left of what was noted.
    expect(await backend.sql('select from private.content_changes')).toEqual([]);
  });

  test('what was thrown away is not named: then anything may have changed', async () => {
    const before = await version();
    await backend.script(`begin; truncate public.post_consoles; ${change("content = '8'", isOwn)} commit`);
    const after = await version();
    expect(after.blog_posts).toBe(before.blog_posts + 2);
    expect(after.recent).toEqual([{ of: 'blog_posts', slug: 'p-own', part: 'text' }]);
    await backend.script(change("content = '9'", isOwn));
    expect((await version()).recent).toHaveLength(2);
  });

  test('texts that are only written by the server, such as times, count nothing', async () => {
    const stamps =
      'update public.consoles set updated_at = now(); update public.blog_categories set updated_at = now();';
    const changed = await byScript(`${change('created_by = null', isOwn)} ${stamps}`);
    expect(changed).toEqual({ counted: {}, entries: [] });
  });
});

describe('the clock', () => {
  /** As time goes by: nothing is written. */
  const pass = (assignments: string, table: string, where: string) =>
    backend.script(`begin; set local session_replication_role = replica;
      update public.${table} set ${assignments} where ${where}; commit`);

  test('the last moment at which a post became public is told, none to come, and nothing is counted', async () => {
    await pass("publish_at = '2999-01-01'", 'blog_posts', 'publish_at is not null');
    const before = await version();
    expect(before.posts_due).toBeNull();
    await pass("publish_at = '2026-01-02T03:04:05Z'", 'blog_posts', `id = '${posts.scheduled}'`);
    const after = await version();
    expect(Date.parse(after.posts_due ?? '')).toBe(Date.parse('2026-01-02T03:04:05Z'));
    expect({ ...after, posts_due: null }).toEqual(before);
    await pass("publish_at = '2026-01-01'", 'blog_posts', `id = '${posts.due}'`);
    expect(await version()).toEqual(after);
    // A draft is none, whenever it was to appear.
    await pass("publish_at = '2026-03-03', published = false", 'blog_posts', `id = '${posts.due}'`);
    expect(await version()).toEqual(after);
  });

  test('what is saved while a post becomes public is counted', async () => {
    await pass(
      "publish_at = clock_timestamp() + interval '200 milliseconds'",
      'blog_posts',
      `id = '${posts.ownScheduled}'`,
    );
    const saving = `begin; ${change("content = 'Just now.'", `id = '${posts.ownScheduled}'`)} select pg_sleep(0.3); commit`;
    expect(await byScript(saving)).toEqual({ counted: one, entries: ['p-own-scheduled text'] });
  });

  test('the Console of the Month of today is told', async () => {
    await pass('featured = false', 'console_of_month', 'featured');
    await pass("start_date = '2019-01-01', end_date = '2019-01-31'", 'console_of_month', "start_date < '2990-01-01'");
    const before = await version();
    expect(before.console_of_today).toBeNull();
    const [row] = await backend.sql<{ id: string }>('select id from public.console_of_month limit 1');
    await pass("start_date = '2000-01-01', end_date = '2998-12-31'", 'console_of_month', `id = '${row?.id}'`);
    expect(await version()).toEqual({ ...before, console_of_today: row?.id });
  });
});

test('everybody is told the same', async () => {
  const told = await version();
  for (const who of Object.keys(tokens)) expect(await version(who), who).toEqual(told);
});

test('with four changes of posts with long names an answer has less than 600 bytes', async () => {
  const slugs = [
    'the-colour-game-boy-of-1992',
    'how-long-do-they-really-last',
    'what-they-cost-then-and-now',
    'review-links-awakening',
  ];
  await backend.script(`begin; ${slugs.map((slug) => change("content = 'd'", `slug = '${slug}'`)).join('')} commit`);
  const answer = await (await backend.fetch(apiRequest(path))).text();
  for (const slug of slugs) expect(answer).toContain(slug);
  expect(answer.length).toBeLessThan(600);
});
