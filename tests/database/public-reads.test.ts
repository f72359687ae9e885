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
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect((await read(data.latestPosts(3))).map(({ date }) => date)).toEqual(dates.slice(0, 3));
    for (const category of ['history', 'reviews', 'collecting', 'tech']) {
      const ofIt = posts.filter((post) => post.category === category);
      expect(ofIt, category).toHaveLength(3);
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

// tests/security/database/bad-search.test.ts compares hundreds of texts with a search in memory.
describe('a search', () => {
  /** A text that is stored as a title and as a name, and what finds it. */
  const stored: [text: string, needles: string[]][] = [
    ['100% grey_(a*b), "q" \\', ['100% GREY', '%', '_', '(a*b)', ', "q" \\', '  grey_  ']],
    ['or=(published.is.false)', ['or=(', '.is.false']],
    ['Großes ÄÖÜ 🎮', ['großes äöü', 'GROßES', '🎮']],
    ['Pokémon Café', ['pokemon', 'POKÉMON', 'Poke\u0301mon cafe']],
    ['Ada’s   Tetris', ["ada's tetris", 'ADA‘S', 'ada’s\u00a0tetris']],
    ['ガメボーイ', ['ガメ', 'カ\u3099メ']],
  ];
  beforeAll(async () => {
    const texts = [stored.map(([text]) => text)];
    await backend.sql(
      `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
       select t, 'search-' || n, 'e', 'c', 'Quill', '2020-01-01', true from unnest($1::text[]) with ordinality as x (t, n)`,
      texts,
    );
    await backend.sql(
      `insert into public.consoles (name, slug, description, full_description, year, color, processor, display, controls, battery)
       select t, 'search-' || n, 'd', 'f', '1989', 'ds', 'p', 'd', 'c', 'b' from unnest($1::text[]) with ordinality as x (t, n)`,
      texts,
    );
  });
  afterAll(() =>
    backend.script(
      "delete from public.blog_posts where slug like 'search-%'; delete from public.consoles where slug like 'search-%'",
    ),
  );
  const found = async (search: string) => ({
    posts: (await read(data.postPage({ page: 1, size: 12, search }))).posts.map(({ title }) => title),
    consoles: (await read(data.consoleCatalogue({ search, era: '' }))).map(({ name }) => name),
  });

  test.each(stored)(
    'finds %j by what is in it, but for accents, apostrophes, spaces and capitals',
    async (text, needles) => {
      for (const search of needles) {
        const { posts, consoles } = await found(search);
        expect(posts, `blog: ${search}`).toContain(text);
        expect(consoles, `catalogue: ${search}`).toContain(text);
      }
    },
  );

  const nowhere = [
    'カメ',
    'GROSSES',
    '50_%',
    'Ada*s',
    'pok%mon',
    'Adas',
    '*,published.is.false',
    '.*',
    'a\u0000b',
    '\ud800',
  ];
  test.each([...nowhere, 'x'.repeat(10_000)])('finds %j nowhere', async (search) => {
    expect(await found(search)).toEqual({ posts: [], consoles: [] });
  });
});

test('a list page weighs the same with 2,000 posts as with 100', async () => {
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
    select 'Filler ' || lpad(n::text, 6, '0'), 'filler-' || lpad(n::text, 6, '0'), repeat('e', 140), repeat('c', 400), 'Quill', '2030-01-01', true
    from generate_series(${from}, ${to}) as n`;
  await backend.script(fill(1, 88));
  const small = await bytes();
  await backend.script(fill(89, 1988));
  const large = await bytes();
  await backend.script("delete from public.blog_posts where slug like 'filler-%'");
  expect(large / small).toBeGreaterThan(0.95);
  expect(large / small).toBeLessThan(1.05);
});
