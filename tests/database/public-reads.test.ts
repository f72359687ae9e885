import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { apiRequest, interceptRequests, signIn, startTestBackend } from '../support/database/backend.ts';
import { read } from '../support/database/site-client.ts';

let backend: Backend;
let interception: { close(): void };
let data: Awaited<ReturnType<typeof loadDataLayer>>;

async function loadDataLayer() {
  const [posts, consoles, month, links, social, settings, categories] = await Promise.all([
    import('@/data/posts'),
    import('@/data/consoles'),
    import('@/data/console-of-month'),
    import('@/data/links'),
    import('@/data/social-links'),
    import('@/data/settings'),
    import('@/data/categories'),
  ]);
  return { ...posts, ...consoles, ...month, ...links, ...social, ...settings, ...categories };
}

beforeAll(async () => {
  backend = await startTestBackend();
  interception = interceptRequests(backend);
  data = await loadDataLayer();
});
afterAll(async () => {
  interception.close();
  await backend.close();
});

describe('the content a visitor gets', () => {
  test('twelve published articles, three per category, of 500 to 900 words, newest first', async () => {
    const { posts, total } = await read(data.postPage({ page: 1, size: 12 }));
    expect(total).toBe(12);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    for (const category of ['history', 'reviews', 'collecting', 'tech']) {
      expect(
        posts.filter((post) => post.category === category),
        category,
      ).toHaveLength(3);
    }
    for (const { slug } of posts) {
      const post = await read(data.postBySlug(slug));
      const words = post?.content.trim().split(/\s+/).length ?? 0;
      expect(words, slug).toBeGreaterThanOrEqual(500);
      expect(words, slug).toBeLessThanOrEqual(900);
    }
  });

  test('nineteen consoles, oldest first, each with all it needs', async () => {
    const consoles = await read(data.consoleCatalogue({ search: '', era: '' }));
    expect(consoles).toHaveLength(19);
    expect(consoles.map(({ year }) => year)).toEqual(consoles.map(({ year }) => year).sort());
    expect([consoles[0]?.slug, consoles.at(-1)?.slug]).toEqual(['game-boy', 'nintendo-switch-lite']);
    const sheet = await read(data.consoleBySlug('nintendo-ds'));
    expect(sheet?.full_description.length).toBeGreaterThan(300);
  });

  test('active links in at least four categories, in order; active social links by platform', async () => {
    const links = await read(data.activeLinks());
    expect(links.length).toBeGreaterThanOrEqual(8);
    expect(new Set(links.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
    expect(links.map(({ title }) => title)).not.toContain('Handheld parts exchange');
    const social = await read(data.activeSocialLinks());
    expect(social.map(({ platform }) => platform)).toEqual(['facebook', 'github', 'instagram', 'tiktok', 'youtube']);
  });

  test('a Console of the Month, the settings and the categories by name', async () => {
    expect((await read(data.featuredConsole()))?.console?.slug).toBe('game-boy-color');
    expect(await read(data.siteSettings())).toMatchObject({ siteName: 'Handheld Legacy', itemsPerPage: 3 });
    const names = (await read(data.allCategories())).map(({ name }) => name);
    expect(names).toEqual(['Collecting Tips', 'Game Reviews', 'Hardware History', 'Tech Preservation']);
  });
});

describe('posts', () => {
  test('pages never overlap and end where they should, and a page past the end is the last one', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => read(data.postPage({ page, size: 5 }))));
    const slugs = pages.flatMap(({ posts }) => posts.map(({ slug }) => slug));
    expect(slugs).toHaveLength(12);
    expect(new Set(slugs).size).toBe(12);
    expect(await read(data.postPage({ page: 99, size: 5 }))).toMatchObject({ page: 3, total: 12 });
    expect(await read(data.postPage({ page: 9, size: 5, search: 'nothing like this' }))).toEqual({
      posts: [],
      total: 0,
      page: 1,
    });
  });

  test('a draft is not found, by slug, by search or among the latest', async () => {
    const [draft] = await backend.sql<{ slug: string; title: string }>(
      'select slug, title from public.blog_posts where not published limit 1',
    );
    expect(await read(data.postBySlug(draft?.slug ?? ''))).toBeNull();
    expect((await read(data.postPage({ page: 1, size: 12, search: draft?.title }))).total).toBe(0);
    expect((await read(data.latestPosts(3))).map(({ date }) => date)).toEqual([
      '2025-12-13',
      '2025-11-22',
      '2025-10-25',
    ]);
  });

  test('a category narrows them, an unknown one finds none', async () => {
    expect((await read(data.postPage({ page: 1, size: 12, category: 'tech' }))).total).toBe(3);
    expect((await read(data.postPage({ page: 1, size: 12, category: "x'; drop table" }))).total).toBe(0);
  });
});

describe('old addresses of posts', () => {
  beforeAll(() =>
    backend.sql(
      `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
       values ('Moved', 'moved-a', 'e', 'c', 'Quill', '2020-01-01', true)`,
    ),
  );
  afterAll(() => backend.sql("delete from public.blog_posts where title = 'Moved'"));

  test('one leads to the present slug, for as long as the post is published', async () => {
    const token = await signIn(backend, 'editor@handheld-legacy.test');
    const change = async (slug: string, changes: { slug?: string; published?: boolean }) => {
      const path = `/rest/v1/blog_posts?slug=eq.${slug}`;
      const answer = await backend.fetch(apiRequest(path, { method: 'PATCH', token, body: JSON.stringify(changes) }));
      expect(answer.ok).toBe(true);
    };
    const asked = async (path: string) => (await backend.fetch(apiRequest(path))).text();
    await change('moved-a', { slug: 'moved-b' });
    expect(await read(data.postBySlug('moved-a'))).toBeNull();
    expect(await read(data.movedPost('moved-a'))).toBe('moved-b');
    expect(await read(data.movedPost('moved-b'))).toBeNull();

    await change('moved-b', { published: false });
    expect(await read(data.movedPost('moved-a'))).toBeNull();
    expect(await asked('/rest/v1/post_slugs?select=slug,blog_posts(slug)')).toBe('[]');

    await change('moved-b', { slug: 'moved-c' });
    await change('moved-c', { published: true });
    expect(await read(data.movedPost('moved-a'))).toBe('moved-c');
    expect(await read(data.movedPost('moved-b'))).toBe('moved-c');
    expect(JSON.parse(await asked('/rest/v1/post_slugs?select=slug,blog_posts(slug)&order=slug'))).toEqual([
      { slug: 'moved-a', blog_posts: { slug: 'moved-c' } },
      { slug: 'moved-b', blog_posts: { slug: 'moved-c' } },
    ]);
  });

  test.each(['', 'never-was', 'a\u0000b', 'a,b.eq.(c)"', '\ud800'])('%j was never one', async (slug) => {
    expect(await read(data.movedPost(slug))).toBeNull();
  });
});

describe('search finds what an in-memory search finds', () => {
  const titles = [
    'Plain words',
    '100% grey',
    'under_score',
    'back\\slash',
    'comma, and (parentheses)',
    'quote " and \' apostrophe',
    'dots.and:colons',
    'and,or=(published.is.false)',
    'Großes ÄÖÜ',
    'emoji 🎮 here',
    'a*b star',
    'null',
    '%_%',
    '日本語',
  ];
  beforeAll(async () => {
    await backend.sql(
      `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
       select t, 'search-' || n, 'e', 'c', 'Quill', '2020-01-01', true from unnest($1::text[]) with ordinality as x (t, n)`,
      [titles],
    );
  });
  afterAll(() => backend.sql("delete from public.blog_posts where slug like 'search-%'"));

  const needles = [
    ...titles,
    '%',
    '_',
    '\\',
    '*',
    ',',
    '(',
    ')',
    '"',
    "'",
    '.',
    ':',
    '=',
    'or=(',
    '100%',
    'r_s',
    'GROSSES',
    'großes äöü',
    '🎮',
    '本',
    '  grey  ',
    'quill',
    'a*b',
    '**',
    'x'.repeat(10_000),
    'a\u0000b',
    '\ud800',
    'not.ilike.*',
    '*,published.is.false',
    'eq.null',
    'fts(a)',
    '{a,b}',
    '.*',
    '\\%',
  ];
  test.each(needles)('%j', async (needle) => {
    const [{ all } = { all: [] }] = await backend.sql<{ all: string[] }>(
      `select array_agg(concat_ws(E'\\n', title, excerpt, author)) as all from public.blog_posts where published`,
    );
    const wanted = needle.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const expected = all.filter((text) => new RegExp(wanted, 'i').test(text)).length;
    const { total } = await read(data.postPage({ page: 1, size: 12, search: needle }));
    expect(total).toBe(expected);
  });
});

/** A text that is stored, and what finds it. */
const alike: [stored: string, needles: string[]][] = [
  ['Pokémon Café', ['pokemon', 'POKÉMON', 'Poke\u0301mon cafe']],
  ['Pokemon cafes', ['Pokémon cafés', 'pokemon  cafes']],
  ['Ada’s Tetris', ["ada's tetris", 'ada’s tetris', 'ADA‘S']],
  ["Ben's Kirby", ['ben’s kirby', "ben's"]],
  ['Three   spaces', ['three spaces', 'three      spaces', 'three\u00a0spaces']],
  ['Two words', ['two  words', ' two   words ']],
  ['ガメボーイ', ['ガメ', 'カ\u3099メ']],
  ['50%_*\\é', ['50%_*\\e', '%_*\\É']],
];

describe('a search does not ask for accents, apostrophes and spaces', () => {
  beforeAll(async () => {
    const stored = [alike.map(([text]) => text)];
    await backend.sql(
      `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
       select t, 'alike-' || n, 'e', 'c', 'Quill', '2020-01-01', true from unnest($1::text[]) with ordinality as x (t, n)`,
      stored,
    );
    await backend.sql(
      `insert into public.consoles (name, slug, description, full_description, year, color, processor, display, controls, battery)
       select t, 'alike-' || n, 'd', 'f', '1989', 'ds', 'p', 'd', 'c', 'b' from unnest($1::text[]) with ordinality as x (t, n)`,
      stored,
    );
  });
  afterAll(() =>
    backend.script(
      "delete from public.blog_posts where slug like 'alike-%'; delete from public.consoles where slug like 'alike-%'",
    ),
  );

  test.each(alike)('%j', async (stored, needles) => {
    for (const search of needles) {
      const { posts } = await read(data.postPage({ page: 1, size: 12, search }));
      expect(
        posts.map(({ title }) => title),
        `blog: ${search}`,
      ).toContain(stored);
      const consoles = await read(data.consoleCatalogue({ search, era: '' }));
      expect(
        consoles.map(({ name }) => name),
        `catalogue: ${search}`,
      ).toContain(stored);
    }
  });

  test.each(['カメ', '50_%', '50%%', 'Ada*s', 'two_words', 'pok%mon', 'Adas'])(
    '%j is found nowhere',
    async (search) => {
      expect((await read(data.postPage({ page: 1, size: 12, search }))).posts).toEqual([]);
      expect(await read(data.consoleCatalogue({ search, era: '' }))).toEqual([]);
    },
  );
});

describe('the search of the catalogue', () => {
  test.each([
    ['*', []],
    ['game*boy', []],
    ['boy advance sp', ['game-boy-advance-sp']],
    ['***=game', []],
    ['(game|boy)*', []],
  ])('%s finds %j', async (search, slugs) => {
    const found = await read(data.consoleCatalogue({ search, era: '' }));
    expect(found.map(({ slug }) => slug)).toEqual(slugs);
  });
});

test('a list page weighs the same with 10,000 posts as with 100', async () => {
  const bytes = async () => {
    const body = JSON.stringify({ q: '', category_slug: '', page_number: 1, page_size: 12 });
    const answer = await backend.fetch(apiRequest('/rest/v1/rpc/search_posts', { method: 'POST', body }));
    const text = await answer.text();
    expect(JSON.parse(text)).toHaveLength(12);
    expect(text).not.toContain('"content"');
    return text.length;
  };
  const fill = (from: number, to: number) => `
    insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
    select 'Filler ' || lpad(n::text, 6, '0'), 'filler-' || lpad(n::text, 6, '0'), repeat('e', 140), repeat('c', 4000), 'Quill', '2030-01-01', true
    from generate_series(${from}, ${to}) as n`;
  await backend.script(fill(1, 88));
  const small = await bytes();
  await backend.script(fill(89, 9988));
  const large = await bytes();
  await backend.script("delete from public.blog_posts where slug like 'filler-%'");
  expect(large / small).toBeGreaterThan(0.95);
  expect(large / small).toBeLessThan(1.05);
});
