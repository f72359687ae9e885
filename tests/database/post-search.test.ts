import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { fold } from '../../src/lib/search-text.ts';
import { startTestBackend } from '../support/database/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.script('truncate public.blog_posts cascade');
});
afterAll(() => backend.close());
beforeEach(() => backend.script('begin'));
afterEach(() => backend.script('rollback'));

interface Found {
  slug: string;
  total: number;
  match: 'exact' | 'close' | 'mention';
  sentence: string | null;
}

const search = (given: string) => backend.sql<Found>(`select * from public.search_posts(${given})`);
const slugs = async (given: string) => (await search(given)).map(({ slug }) => slug);
const totalOf = async (given: string) => (await search(given))[0]?.total ?? 0;

/** Adds a post for each number from `from` to `to`, one a day. A higher number means a newer post. */
const addPosts = (from: number, to: number, columns: { title?: string; category?: string; published?: boolean } = {}) =>
  backend.sql(
    `insert into public.blog_posts (title, slug, excerpt, content, author, date, category, published)
     select $1, 'post-' || n, 'e', 'c', 'Quill', date '2000-01-01' + n, $2, $3 from generate_series(${from}, ${to}) as n`,
    [columns.title ?? 'Pocket', columns.category ?? 'history', columns.published ?? true],
  );

describe('pages of posts', () => {
  beforeEach(() => addPosts(1, 250));

  test('list the newest posts first, without overlap', async () => {
    expect(await slugs('page_size => 3')).toEqual(['post-250', 'post-249', 'post-248']);
    expect(await slugs('page_size => 3, page_number => 2')).toEqual(['post-247', 'post-246', 'post-245']);
    expect((await slugs("page_size => 3, page_number => 2, q => 'pocket'"))[0]).toBe('post-247');
  });

  test('a page number out of range gives the last or the first page', async () => {
    expect(await slugs('page_size => 100, page_number => 2147483647')).toHaveLength(50);
    expect(await slugs("page_size => 100, page_number => 4, q => 'pocket'")).toHaveLength(50);
    for (const page of ['0', '-2147483648', 'null']) {
      expect((await slugs(`page_number => ${page}`))[0], page).toBe('post-250');
    }
  });

  test('hold 12 posts by default, and between 1 and 100 for any requested size', async () => {
    expect(await slugs('')).toHaveLength(12);
    for (const size of ['101', '2147483647']) expect(await slugs(`page_size => ${size}`)).toHaveLength(100);
    for (const size of ['0', '-1', 'null']) expect(await slugs(`page_size => ${size}`)).toHaveLength(1);
  });

  test('leave out the texts of articles', async () => {
    expect(Object.keys((await search(''))[0] ?? {}).sort()).toEqual(
      [
        'author',
        'category',
        'category_name',
        'date',
        'excerpt',
        'id',
        'image',
        'match',
        'read_time',
        'sentence',
        'slug',
        'title',
        'total',
      ].sort(),
    );
  });

  test.each([
    "q => 'zeppelin'",
    "category_slug => 'tech'",
    "category_slug => 'nope'",
    "q => repeat('x', 100000)",
    'q => null',
  ])('%s finds nothing', async (given) => {
    expect(await search(given)).toEqual([]);
  });
});

describe('the bounds of a search', () => {
  test('a search counts only its 500 newest matches, and a list without a search counts all posts', async () => {
    await addPosts(1, 600);
    for (const text of ['pocket', 'po']) {
      expect(await totalOf(`q => '${text}'`)).toBe(500);
      expect(await slugs(`q => '${text}', page_size => 100, page_number => 9`)).toContain('post-101');
      expect(await slugs(`q => '${text}', page_size => 100, page_number => 9`)).not.toContain('post-100');
    }
    expect(await totalOf('')).toBe(600);
  });

  test('a search without three adjacent letters or digits covers only the 5,000 newest posts', async () => {
    await addPosts(1, 1, { title: 'zx81 of old' });
    await addPosts(2, 2, { title: 'zx80 in tech', category: 'tech' });
    await addPosts(3, 5001);
    expect(await slugs("q => 'zx'")).toEqual(['post-2']);
    expect(await slugs("q => 'zx81'")).toEqual(['post-1']);
    await addPosts(5002, 5002);
    expect(await slugs("q => 'zx'")).toEqual([]);
    expect(await slugs("q => 'zx', category_slug => 'tech'")).toEqual(['post-2']);
  });
});

/** Adds a post for each title, the newest first. */
const addTitles = (...titles: string[]) =>
  backend.sql(
    `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
     select title, 'post-' || n, 'An excerpt.', 'c', 'Quill', date '2020-01-01' - n::integer, true
     from unnest($1::text[]) with ordinality as one (title, n)`,
    [titles],
  );

/** Returns the titles that a search lists, and whether they match exactly or closely. */
async function listed(text: string, more = '') {
  const rows = await backend.sql<Found & { title: string }>(
    `select * from public.search_posts(q => $1${more}) where match <> 'mention'`,
    [text],
  );
  return { titles: rows.map(({ title }) => title), match: [...new Set(rows.map(({ match }) => match))].join() };
}

describe('closest matches among posts', () => {
  const titles = [
    'Tetris on the Game Boy: the review',
    'Game Boy Advance SP: a second look',
    'Switch Lite or Switch',
    'The Game Boy Color of 1992',
    'The cable that made Pokémon',
    'Eighty grams: the Game Boy Micro',
    'A fall in price of 100_50%',
  ];
  beforeEach(() => addTitles(...titles));

  test.each([
    ['all words in any order', 'tetris review', [0]],
    ['all words in any order', 'color game boy', [3]],
    ['a space counts as nothing', 'gameboy', [0, 1, 3, 5]],
    ['a hyphen counts as nothing', 'switch-lite', [2]],
    ['a full stop counts as nothing', 's.p', [1]],
    ['a common short name', 'gba', [1]],
    ['a common short name', 'GBC', [3]],
    ['a short name beside a word', 'gbc 1992', [3]],
    ['a word misspelt', 'tetrs', [0]],
    ['a word misspelt', 'pokmon', [4]],
    ['two letters swapped', 'tetirs', [0]],
    ['one of two words misspelt', 'advence sp', [1]],
    ['a character stands for itself', '50% 100_', [6]],
  ])('%s: %s finds a post without the exact text', async (_rule, text, found) => {
    expect(await listed(text)).toEqual({ titles: found.map((index) => titles[index]), match: 'close' });
  });

  test.each(['zeppelin', 'zeppelin review', 'tetrs revew', 'x-y', '-.-', '%%', '__', 'g%m', 'g_m', 'gma'])(
    '%s has no close match',
    async (text) => {
      expect(await search(`q => '${text}'`)).toEqual([]);
    },
  );

  test('exact matches exclude close matches', async () => {
    await addPosts(100, 100, { title: 'Gameboy in one word' });
    expect(await listed('gameboy')).toEqual({ titles: ['Gameboy in one word'], match: 'exact' });
  });

  test('leave out drafts, scheduled posts and other categories', async () => {
    await backend.script(
      `update public.blog_posts set published = false where slug = 'post-1';
       update public.blog_posts set publish_at = now() + interval '1 day' where slug = 'post-2';
       insert into public.blog_categories (name, slug) values ('Other', 'other');
       update public.blog_posts set category = 'other' where slug = 'post-4'`,
    );
    expect((await listed('gameboy')).titles).toEqual([titles[3], titles[5]]);
    expect((await listed('gameboy', ", category_slug => 'other'")).titles).toEqual([titles[3]]);
    expect(await listed('tetrs')).toEqual({ titles: [], match: '' });
    expect(await listed('gameboy advance')).toEqual({ titles: [], match: '' });
  });

  test('fill pages like any list, and come from the 2,000 newest posts', async () => {
    await addPosts(7300, 7330, { title: 'Link cable' });
    expect(await totalOf("q => 'cable link'")).toBe(31);
    expect(await slugs("q => 'cable link', page_number => 9")).toHaveLength(31 - 24);
    await addPosts(8000, 9999);
    expect(await totalOf("q => 'cable link'")).toBe(0);
  });
});

describe('mentions in articles', () => {
  /** Adds a post for each text, the newest first. The slug of the first post is `text-1`. */
  const addTexts = (...texts: string[]) =>
    backend.sql(
      `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
       select 'Number ' || n, 'text-' || n, 'e', content, 'a', date '2020-01-01' - n::integer, true
       from unnest($1::text[]) with ordinality as one (content, n)`,
      [texts],
    );
  const mentioned = async (text: string, more = '') => {
    const rows = await backend.sql<Found>(`select * from public.search_posts(q => $1${more})`, [text]);
    return rows.filter(({ match }) => match === 'mention').map(({ slug, sentence }) => [slug, sentence]);
  };

  test('show the sentence of an article with the words, and skip posts that the list has', async () => {
    await addTexts(
      'First. It came with *Tetrís*! Then more.',
      'Nothing.',
      '## A heading\n\n- see [Tetris](/blog/tetris) by Alexey\n  Pajitnov',
    );
    await addTitles('Tetris, the review');
    await backend.script("update public.blog_posts set content = 'Of Tetris.' where slug = 'post-1'");
    expect(await slugs("q => 'TETRIS'")).toEqual(['post-1', 'text-1', 'text-3']);
    expect(await totalOf("q => 'tetris'")).toBe(1);
    expect(await mentioned('tetris')).toEqual([
      ['text-1', 'It came with Tetrís!'],
      ['text-3', 'see Tetris by Alexey Pajitnov'],
    ]);
    expect(await mentioned('tetr')).toHaveLength(2);
    expect(await mentioned('with tetris')).toEqual([['text-1', 'It came with Tetrís!']]);
    expect(await mentioned('tetris with')).toEqual([]);
    expect(await mentioned('/blog/tetris')).toEqual([]);
  });

  test('appear beside an empty list with the total 0', async () => {
    await addTexts('It has a zeppelin in it.');
    expect(await search("q => 'zeppelin'")).toMatchObject([{ slug: 'text-1', match: 'mention', total: 0 }]);
  });

  test('cut a long sentence around the words', async () => {
    const long = `${'before '.repeat(60)}the Zeppelin ${'after '.repeat(60)}`;
    await addTexts(long, `The zeppelin ${'after '.repeat(60)}`, `${'before '.repeat(60)}zeppelin`);
    for (const [, sentence] of await mentioned('zeppelin')) {
      expect(sentence).toMatch(/zeppelin/i);
      expect(sentence?.length).toBeLessThanOrEqual(200);
      expect(sentence).toMatch(/^(…before|The) [^…]* ?(after…|zeppelin)$/);
    }
    expect(await mentioned('zeppelin')).toHaveLength(3);
  });

  test('show the five newest articles, and only beside the first page', async () => {
    await addTexts(...Array.from({ length: 30 }, () => 'A zeppelin.'));
    expect((await mentioned('zeppelin')).map(([slug]) => slug)).toEqual([1, 2, 3, 4, 5].map((n) => `text-${n}`));
    await addPosts(1, 20, { title: 'Zeppelin' });
    expect(await mentioned('zeppelin')).toHaveLength(5);
    expect(await mentioned('zeppelin', ', page_number => 2')).toEqual([]);
    expect(await slugs("q => 'zeppelin', page_number => 2")).toHaveLength(8);
  });

  test.each(['', 'ds', 'a%', '%', '%%%', '___', "'; --", '\\', 'a & b:*', '🎮'])(
    'the search %j is plain text and finds no mention',
    async (text) => {
      await addTexts('The ds of a friend, and 100 % more.');
      expect(await mentioned(text)).toEqual([]);
    },
  );

  test.each(["boy's", 'game & watch', 'abc:d!e', '(the) 100%'])('match %s literally', async (text) => {
    await addTexts(`Here is ${text}, see?`, 'Here is boys game watch abc d e the 100');
    expect(await mentioned(text)).toEqual([['text-1', `Here is ${text}, see?`]]);
  });

  test('leave out drafts, scheduled articles and other categories', async () => {
    await addTexts('A zeppelin.', 'A zeppelin.', 'A zeppelin.', 'A zeppelin.');
    await backend.script(
      `update public.blog_posts set published = false where slug = 'text-1';
       update public.blog_posts set publish_at = now() + interval '1 day' where slug = 'text-2';
       insert into public.blog_categories (name, slug) values ('Other', 'other');
       update public.blog_posts set category = 'other' where slug = 'text-3'`,
    );
    expect((await mentioned('zeppelin')).map(([slug]) => slug)).toEqual(['text-3', 'text-4']);
    expect((await mentioned('zeppelin', ", category_slug => 'other'")).map(([slug]) => slug)).toEqual(['text-3']);
  });
});

// tests/security/database/ tests the results of a search (bad-search.test.ts) and hidden drafts (escalations.test.ts).
describe('accents in a search for posts', () => {
  test('an accent alone is an empty search and lists all posts', async () => {
    await addPosts(1, 600);
    expect(await totalOf("q => '\u0301'")).toBe(600);
  });

  test('the database folds every character as the site does', async () => {
    const blocks = Array.from({ length: 0x100 }, (_none, block) =>
      Array.from({ length: 0x100 }, (_each, at) => block * 0x100 + at)
        .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
        .map((code) => `a${String.fromCharCode(code)} ${String.fromCharCode(code)}b`)
        .join('|'),
    );
    const rows = await backend.sql<{ folded: string }>(
      'select private.fold(text) as folded from unnest($1::text[]) with ordinality as x (text, n) order by n',
      [blocks],
    );
    expect(rows.map(({ folded }) => folded.trim())).toEqual(blocks.map(fold));
  });
});

describe('lists of posts', () => {
  const add = (published: boolean) =>
    `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
     values ('T', 't', 'e', 'c', 'a', '2025-01-01', ${published})`;
  const categories = ['history', 'reviews', 'tech', 'past'];
  const currentTotals = async () => [
    await totalOf(''),
    ...(await Promise.all(categories.map((slug) => totalOf(`category_slug => '${slug}'`)))),
  ];

  test.each([
    ['nothing', 'select 1', [5, 3, 2, 0, 0]],
    ['a new post', add(true), [6, 4, 2, 0, 0]],
    ['a new draft', add(false), [5, 3, 2, 0, 0]],
    ['a published draft', "update public.blog_posts set published = true where slug = 'post-6'", [6, 3, 2, 1, 0]],
    ['an unpublished post', "update public.blog_posts set published = false where slug = 'post-1'", [4, 2, 2, 0, 0]],
    ['another title', "update public.blog_posts set title = 'X'", [5, 3, 2, 0, 0]],
    ['another category', "update public.blog_posts set category = 'tech' where slug = 'post-1'", [5, 2, 2, 1, 0]],
    [
      'categories swapped',
      "update public.blog_posts set category = case category when 'history' then 'reviews' else 'history' end",
      [5, 2, 3, 0, 0],
    ],
    [
      'a renamed category, by either slug',
      "update public.blog_categories set slug = 'past' where slug = 'history'",
      [5, 3, 2, 0, 3],
    ],
    ['a deleted post', "delete from public.blog_posts where slug = 'post-1'", [4, 2, 2, 0, 0]],
    ['a deleted draft', "delete from public.blog_posts where slug = 'post-6'", [5, 3, 2, 0, 0]],
    ['a deletion of all posts', 'delete from public.blog_posts', [0, 0, 0, 0, 0]],
    ['an emptied table', 'set constraints all immediate; truncate public.blog_posts cascade', [0, 0, 0, 0, 0]],
  ])('totals follow this change: %s', async (_what, statement, totals) => {
    await addPosts(1, 3);
    await addPosts(4, 5, { category: 'reviews' });
    await addPosts(6, 6, { category: 'tech', published: false });
    await backend.script(statement);
    expect(await currentTotals()).toEqual(totals);
  });
});
