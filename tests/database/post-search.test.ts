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
}

const search = (given: string) => backend.sql<Found>(`select * from public.search_posts(${given})`);
const slugs = async (given: string) => (await search(given)).map(({ slug }) => slug);
const totalOf = async (given: string) => (await search(given))[0]?.total ?? 0;

/** Posts number `from` to `to`: one a day, so that a higher number is newer. */
const addPosts = (from: number, to: number, columns: { title?: string; category?: string; published?: boolean } = {}) =>
  backend.sql(
    `insert into public.blog_posts (title, slug, excerpt, content, author, date, category, published)
     select $1, 'post-' || n, 'e', 'c', 'Quill', date '2000-01-01' + n, $2, $3 from generate_series(${from}, ${to}) as n`,
    [columns.title ?? 'Pocket', columns.category ?? 'history', columns.published ?? true],
  );

describe('pages', () => {
  beforeEach(() => addPosts(1, 250));

  test('go from new to old, without overlap', async () => {
    expect(await slugs('page_size => 3')).toEqual(['post-250', 'post-249', 'post-248']);
    expect(await slugs('page_size => 3, page_number => 2')).toEqual(['post-247', 'post-246', 'post-245']);
    expect((await slugs("page_size => 3, page_number => 2, q => 'pocket'"))[0]).toBe('post-247');
  });

  test('past the end there is the last one, before the first the first', async () => {
    expect(await slugs('page_size => 100, page_number => 2147483647')).toHaveLength(50);
    expect(await slugs("page_size => 100, page_number => 4, q => 'pocket'")).toHaveLength(50);
    for (const page of ['0', '-2147483648', 'null']) {
      expect((await slugs(`page_number => ${page}`))[0], page).toBe('post-250');
    }
  });

  test('a page has 12 posts unless told otherwise, and 1 to 100 whatever is told', async () => {
    expect(await slugs('')).toHaveLength(12);
    for (const size of ['101', '2147483647']) expect(await slugs(`page_size => ${size}`)).toHaveLength(100);
    for (const size of ['0', '-1', 'null']) expect(await slugs(`page_size => ${size}`)).toHaveLength(1);
  });

  test('the texts of articles are not among what a list brings', async () => {
    expect(Object.keys((await search(''))[0] ?? {}).sort()).toEqual(
      [
        'author',
        'category',
        'category_name',
        'date',
        'excerpt',
        'id',
        'image',
        'read_time',
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

describe('bounds', () => {
  test('a search knows its 500 newest matches and no more; a list knows all', async () => {
    await addPosts(1, 600);
    for (const text of ['pocket', 'po']) {
      expect(await totalOf(`q => '${text}'`)).toBe(500);
      expect(await slugs(`q => '${text}', page_size => 100, page_number => 9`)).toContain('post-101');
      expect(await slugs(`q => '${text}', page_size => 100, page_number => 9`)).not.toContain('post-100');
    }
    expect(await totalOf('')).toBe(600);
  });

  test('fewer than three letters or digits in a row are looked for in the 5,000 newest posts', async () => {
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

// What a search finds, and no draft: bad-search.test.ts and escalations.test.ts in tests/security/database/.
describe('accents', () => {
  test('an accent alone is no text: all are listed', async () => {
    await addPosts(1, 600);
    expect(await totalOf("q => '\u0301'")).toBe(600);
  });

  test('every character is folded as the site folds it', async () => {
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

describe('the total of a list follows every change', () => {
  const add = (published: boolean) =>
    `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
     values ('T', 't', 'e', 'c', 'a', '2025-01-01', ${published})`;
  const categories = ['history', 'reviews', 'tech', 'past'];
  const kept = async () => [
    await totalOf(''),
    ...(await Promise.all(categories.map((slug) => totalOf(`category_slug => '${slug}'`)))),
  ];

  test.each([
    ['nothing', 'select 1', [5, 3, 2, 0, 0]],
    ['a new post', add(true), [6, 4, 2, 0, 0]],
    ['a new draft', add(false), [5, 3, 2, 0, 0]],
    ['a draft published', "update public.blog_posts set published = true where slug = 'post-6'", [6, 3, 2, 1, 0]],
    ['a post taken back', "update public.blog_posts set published = false where slug = 'post-1'", [4, 2, 2, 0, 0]],
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
    ['all deleted', 'delete from public.blog_posts', [0, 0, 0, 0, 0]],
    ['an emptied table', 'set constraints all immediate; truncate public.blog_posts cascade', [0, 0, 0, 0, 0]],
  ])('%s', async (_what, statement, totals) => {
    await addPosts(1, 3);
    await addPosts(4, 5, { category: 'reviews' });
    await addPosts(6, 6, { category: 'tech', published: false });
    await backend.script(statement);
    expect(await kept()).toEqual(totals);
  });
});
