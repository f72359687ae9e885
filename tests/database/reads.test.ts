// Tests the reads of the screens. In tests/security/database/, bad-search.test.ts tests search results, and
// staff-rights.test.ts tests rights.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsolePage } from '@/data/consoles/consoles';
import { countWords, minutesToRead } from '@/lib/reading-time';
import { read } from '../support/database/site-client.ts';
import { startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite('');
});
afterAll(() => site.close());

describe('the content for a visitor', () => {
  test('includes twenty articles of 500 to 1,600 words, newest first, three or more per category', async () => {
    const { posts, total } = await read(site.postPage({ page: 1, size: 100 }));
    expect(total).toBe(20);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const category of ['history', 'reviews', 'collecting', 'tech']) {
      const inCategory = posts.filter((post) => post.category === category);
      expect(inCategory.length, category).toBeGreaterThanOrEqual(3);
    }
    for (const { slug } of posts) {
      const post = await read(site.postBySlug(slug));
      const words = countWords(post?.content.split('## Sources')[0] ?? '');
      expect(words, slug).toBeGreaterThanOrEqual(500);
      expect(words, slug).toBeLessThanOrEqual(1600);
      expect(post?.read_time, slug).toBe(`${minutesToRead(countWords(post?.content ?? ''))} min`);
    }
  });

  test('includes nineteen complete consoles, oldest first', async () => {
    const consoles = await read(site.consoleCatalogue());
    expect(consoles).toHaveLength(19);
    expect(consoles.map(({ year }) => year)).toEqual(consoles.map(({ year }) => year).sort());
    expect([consoles[0]?.slug, consoles.at(-1)?.slug]).toEqual(['game-boy', 'nintendo-switch-lite']);
    const found = await read(
      site.foundConsoles(
        site.choiceOf(() => ''),
        1,
      ),
    );
    expect(found).toMatchObject({ total: 19, page: 1, counts: { plays: { GBA: 5 }, lock: { full: 6 } } });
    expect(found.consoles).toEqual(consoles.map((card) => ({ ...card, sorted_by: null })));
    const sheet = await read(site.consoleBySlug('nintendo-ds'));
    expect(sheet?.full_description.length).toBeGreaterThan(300);
  });

  test('includes cartridges, sources of region locks, and link cables', async () => {
    const { consoles, total } = await read(site.playingConsoles(1));
    expect([consoles.length, total]).toEqual([19, 19]);
    expect(await read(site.playingConsoles(2))).toMatchObject({ page: 1, total: 19 });
    expect(await read(site.playingConsoleBySlug('nintendo-ds'))).toEqual(
      consoles.find(({ slug }) => slug === 'nintendo-ds'),
    );
    expect(consoles.map(({ plays }) => plays.length)).toEqual(consoles.map(() => 8));
    const ids = new Set((await read(site.regionLockSources(consoles))).map(({ console_id }) => console_id));
    expect(consoles.filter(({ id }) => !ids.has(id))).toEqual([]);
    const cables = await read(site.linkCables());
    expect(cables).toHaveLength(19);
    const printer = cables.flatMap(({ pairs }) =>
      pairs.filter(({ to }) => to.some(({ name }) => name === 'Game Boy Printer')),
    );
    expect(printer.map(({ from }) => from.length)).toEqual([4]);
  });

  test('includes for each console the predecessor, the neighbours and the consoles for the same cartridges', async () => {
    const consoles = await read(site.consoleCatalogue());
    for (const [index, { slug }] of consoles.entries()) {
      const model = (await read(site.consoleBySlug(slug))) as ConsolePage;
      const { before, after, predecessor, players } = await read(site.consoleRelations(model));
      expect([before?.slug, after?.slug], slug).toEqual([consoles[index - 1]?.slug, consoles[index + 1]?.slug]);
      expect(predecessor?.slug, slug).toBe(consoles.find(({ id }) => id === model.predecessor_id)?.slug);
      expect(
        players.map((player) => player.slug),
        slug,
      ).toContain(slug);
      expect(players.length, slug).toBeLessThanOrEqual(site.mostPlayers);
    }
  });

  test('includes active links of four or more categories, and active social links in order of platform', async () => {
    const links = await read(site.activeLinks());
    expect(links.length).toBeGreaterThanOrEqual(8);
    expect(new Set(links.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
    for (const { url, description } of links) {
      expect(url).toMatch(/^https:\/\/[\w.-]+\.[a-z]+\//);
      expect(description).not.toBe('');
    }
    expect(await read(site.activeSocialLinks())).toEqual([]);
    await site.backend.script(
      "update public.social_media_links set active = true where platform in ('youtube', 'github');" +
        "update public.links set active = false where title = 'GBATEK'",
    );
    const social = await read(site.activeSocialLinks());
    expect(social.map(({ platform }) => platform)).toEqual(['github', 'youtube']);
    expect((await read(site.activeLinks())).map(({ title }) => title)).not.toContain('GBATEK');
  });

  test('includes the Console of the Month, the settings, and the categories in the order of names', async () => {
    await site.backend.script("update public.console_of_month set featured = true where start_date = '2026-11-01'");
    expect((await read(site.featuredConsole()))?.console?.slug).toBe('game-boy-color');
    expect(await read(site.siteSettings())).toMatchObject({ siteName: 'Handheld Legacy', itemsPerPage: 3 });
    const names = (await read(site.allCategories())).map(({ name }) => name);
    expect(names).toEqual(['Collecting Tips', 'Game Reviews', 'Hardware History', 'Tech Preservation']);
  });
});

describe('posts', () => {
  test('fill pages without overlap, and a number past the end gives the last page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => read(site.postPage({ page, size: 8 }))));
    const slugs = pages.flatMap(({ posts }) => posts.map(({ slug }) => slug));
    expect(slugs).toHaveLength(20);
    expect(new Set(slugs).size).toBe(20);
    expect(await read(site.postPage({ page: 99, size: 8 }))).toMatchObject({ page: 3, total: 20 });
    expect(await read(site.postPage({ page: 9, size: 5, search: 'nothing like this' }))).toEqual({
      posts: [],
      total: 0,
      page: 1,
    });
  });

  test('a category narrows the posts, and an unknown category finds no post', async () => {
    expect((await read(site.postPage({ page: 1, size: 12, category: 'tech' }))).total).toBe(5);
    expect((await read(site.postPage({ page: 1, size: 12, category: "x'; drop table" }))).total).toBe(0);
  });
});

describe('the staff table of posts', () => {
  beforeAll(async () => {
    await site.backend.script(
      `insert into public.blog_posts (title, slug, excerpt, content, author, category, date, published)
       select 'Filler', 'filler-' || n, 'e', 'c', 'Quill', 'tech', date '2020-01-01' + n % 3, n % 2 = 0
       from generate_series(1, 30) as n`,
    );
    await site.signInAs('editor');
  });

  test('finds posts by a category name with any accents, apostrophes and spaces, and shows the name', async () => {
    const rename = (name: string) =>
      site.backend.sql("update public.blog_categories set name = $1 where slug = 'tech'", [name]);
    await rename('Téch’s  own');
    const { posts } = await read(site.postRows({ page: 1, search: "tech's own" }));
    const lists = [posts, (await read(site.postPage({ page: 1, size: 12, category: 'tech' }))).posts];
    for (const list of lists) {
      expect(new Set(list.map(({ category, category_name }) => [category, category_name].join()))).toEqual(
        new Set(['tech,Téch’s  own']),
      );
    }
    const slug = lists[1]?.[0]?.slug ?? '';
    expect((await read(site.postBySlug(slug)))?.category_name).toBe('Téch’s  own');
    await rename('Tech Preservation');
  });

  test.each(['', 'filler'])('shows the results of %j on pages without repeats, newest first', async (search) => {
    const found = await site.backend.sql<{ id: string }>(
      `select id from public.blog_posts where title ilike '${search}%' order by date desc, id desc`,
    );
    const last = Math.ceil(found.length / 20);
    expect(last).toBeGreaterThan(1);
    for (const requestedPage of [...Array.from({ length: last }, (_none, at) => at + 1), last + 1, 1_000_000]) {
      const page = Math.min(requestedPage, last);
      const response = await read(site.postRows({ page: requestedPage, search }));
      expect(response).toMatchObject({ page, total: found.length });
      const rows = found.slice((page - 1) * 20, page * 20);
      expect(response.posts.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    }
  });

  test('shows the first page for an empty result', async () => {
    expect(await read(site.postRows({ page: 2, search: 'nothing like this' }))).toEqual({
      posts: [],
      total: 0,
      page: 1,
    });
  });

  test('transfers no text of articles, so the length of articles does not matter', async () => {
    const responseLength = async () => {
      const before = site.sent.length;
      await read(site.postRows({ page: 1, search: '' }));
      const bodies = site.sent.slice(before).map(({ body }) => body);
      expect(bodies).toHaveLength(1);
      expect(bodies[0]).not.toMatch(/"content"|"search"|"staff_search"|weighty/);
      // The number of digits in a time varies with its fraction of a second.
      return Buffer.byteLength((bodies[0] ?? '').replace(/\.\d+(?=\+00)/g, ''));
    };
    const write = (content: string) => `update public.blog_posts set content = ${content}`;
    await site.backend.script(write("'c'"));
    const light = await responseLength();
    await site.backend.script(write("repeat('weighty ', 25000)"));
    expect(await responseLength()).toBe(light);
    expect(light).toBeLessThan(20 * 1000);
  });
});
