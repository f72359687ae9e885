import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { isVisible } from '@/lib/text-rules';
import { startTestBackend } from '../support/database/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.script('begin'));
afterEach(() => backend.script('rollback'));

const add = (slug: string, published: boolean) =>
  `insert into public.blog_posts (title, slug, excerpt, content, author, date, published)
   values ('T', '${slug}', 'e', 'c', 'a', '2025-01-01', ${published})`;
const post = (slug: string) => add(slug, true);
const draft = (slug: string) => add(slug, false);
const change = (slug: string, assignments: string) =>
  `update public.blog_posts set ${assignments} where slug = '${slug}'`;
const moved = [post('a'), change('a', "slug = 'b'")];

// Renaming, publishing and deleting one post, and who may read its addresses: tests/security/database/.
describe('old addresses of posts', () => {
  test.each<[what: string, statements: string[], kept: string[]]>([
    ['are not among the content of the seeds', [], []],
    [
      'are left by a published post that gets a new slug, time after time',
      [...moved, change('b', "slug = 'c', title = 'New'")],
      ['a to c', 'b to c'],
    ],
    ['leave only the second after going back to the first', [...moved, change('b', "slug = 'a'")], ['b to a']],
    ['are not left without a new slug', [post('a'), change('a', "slug = 'a', published = true, title = 'New'")], []],
    [
      'are not left by a draft, also when it is published with its last slug',
      [draft('a'), change('a', "slug = 'b'"), change('b', "slug = 'c', published = true")],
      [],
    ],
    [
      'are kept by a post that is unpublished, renamed and published again',
      [post('a'), change('a', 'published = false'), change('a', "slug = 'b'"), change('b', 'published = true')],
      ['a to b'],
    ],
    [
      'are kept by one that is unpublished and renamed at once',
      [post('a'), change('a', "slug = 'b', published = false")],
      ['a to b'],
    ],
    [
      'are not needed by one that is published again where it was',
      [post('a'), change('a', "slug = 'b', published = false"), change('b', "slug = 'a', published = true")],
      [],
    ],
    ['give way to a draft that is published there', [...moved, draft('a'), change('a', 'published = true')], []],
    ['give way to a published post that moves there', [...moved, post('c'), change('c', "slug = 'a'")], ['c to a']],
    [
      'do not give way to a draft, new or renamed',
      [...moved, draft('a'), change('a', "slug = 'd'"), change('d', "slug = 'a'")],
      ['a to b'],
    ],
    [
      'stay while a post that left an address again is no longer published',
      [...moved, post('c'), change('c', "slug = 'a', published = false")],
      ['a to b', 'c to a'],
    ],
    [
      'belong to the last post that left them',
      [
        ...[...moved, post('c'), change('c', "slug = 'a', published = false")],
        ...[change('a', 'published = true'), change('a', "slug = 'd'")],
      ],
      ['a to d', 'c to d'],
    ],
    [
      'give way, when they were imported, to the post that lives there and moves',
      [
        ...[post('a'), post('b')],
        "insert into public.post_slugs (slug, post_id) select 'a', id from public.blog_posts where slug = 'b'",
        change('a', "slug = 'c'"),
      ],
      ['a to c'],
    ],
  ])('%s', async (_what, statements, kept) => {
    for (const statement of statements) await backend.script(statement);
    const rows = await backend.sql<{ way: string }>(
      `select s.slug || ' to ' || p.slug as way from public.post_slugs s
       join public.blog_posts p on p.id = s.post_id order by s.slug`,
    );
    expect(rows.map(({ way }) => way)).toEqual(kept);
  });
});

test('the site and the database agree on every character: which can be seen, and which cannot', async () => {
  const codes = Array.from({ length: 0x10ffff }, (_, index) => index + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  );
  // A text can be seen when each of its characters can: most blocks take one look.
  const textOf = (some: number[]) => `a${String.fromCodePoint(...some)}b`;
  const blocks = Array.from({ length: Math.ceil(codes.length / 256) }, (_, at) =>
    codes.slice(at * 256, at * 256 + 256),
  );
  const unseenBySite = blocks
    .filter((block) => !isVisible(textOf(block)))
    .flatMap((block) => block.filter((code) => !isVisible(textOf([code]))));
  const unseenOf = async (groups: number[][]) => {
    const rows = await backend.sql<{ seen: boolean }>(
      'select private.is_visible(text) as seen from unnest($1::text[]) with ordinality as x (text, n) order by n',
      [groups.map(textOf)],
    );
    return groups.filter((_, at) => rows[at]?.seen === false);
  };
  const byDatabase = await unseenOf((await unseenOf(blocks)).flat().map((code) => [code]));
  expect(byDatabase.flat()).toEqual(unseenBySite);
  expect(unseenBySite.length).toBeGreaterThan(4000);
});
