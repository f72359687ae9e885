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

// tests/security/database/ tests renames, publication and deletion of one post, and the readers of its former slugs.
describe('posts', () => {
  test.each<[what: string, statements: string[], kept: string[]]>([
    ['the seeds have no former slug', [], []],
    [
      'a published post leaves a former slug at each new slug',
      [...moved, change('b', "slug = 'c', title = 'New'")],
      ['a to c', 'b to c'],
    ],
    ['a return to the first slug leaves only the second slug', [...moved, change('b', "slug = 'a'")], ['b to a']],
    [
      'a save without a new slug leaves no former slug',
      [post('a'), change('a', "slug = 'a', published = true, title = 'New'")],
      [],
    ],
    [
      'a draft leaves no former slug, even after a later publication',
      [draft('a'), change('a', "slug = 'b'"), change('b', "slug = 'c', published = true")],
      [],
    ],
    [
      'a post that is unpublished, renamed and published again keeps its former slug',
      [post('a'), change('a', 'published = false'), change('a', "slug = 'b'"), change('b', 'published = true')],
      ['a to b'],
    ],
    [
      'a post that is unpublished and renamed at once keeps its former slug',
      [post('a'), change('a', "slug = 'b', published = false")],
      ['a to b'],
    ],
    [
      'a post that is published again at its old slug needs no former slug',
      [post('a'), change('a', "slug = 'b', published = false"), change('b', "slug = 'a', published = true")],
      [],
    ],
    [
      'a draft that is published at a former slug removes the former slug',
      [...moved, draft('a'), change('a', 'published = true')],
      [],
    ],
    [
      'a published post that moves to a former slug removes the former slug',
      [...moved, post('c'), change('c', "slug = 'a'")],
      ['c to a'],
    ],
    [
      'a new or renamed draft at a former slug keeps the former slug',
      [...moved, draft('a'), change('a', "slug = 'd'"), change('d', "slug = 'a'")],
      ['a to b'],
    ],
    [
      'a post that moves to a former slug and is unpublished at once keeps the former slug',
      [...moved, post('c'), change('c', "slug = 'a', published = false")],
      ['a to b', 'c to a'],
    ],
    [
      'a former slug belongs to the last post that had it',
      [
        ...[...moved, post('c'), change('c', "slug = 'a', published = false")],
        ...[change('a', 'published = true'), change('a', "slug = 'd'")],
      ],
      ['a to d', 'c to d'],
    ],
    [
      'a post that changes its slug replaces an imported former slug',
      [
        ...[post('a'), post('b')],
        "insert into public.post_slugs (slug, post_id) select 'a', id from public.blog_posts where slug = 'b'",
        change('a', "slug = 'c'"),
      ],
      ['a to c'],
    ],
  ])('former slugs: %s', async (_what, statements, kept) => {
    for (const statement of statements) await backend.script(statement);
    const rows = await backend.sql<{ way: string }>(
      `select s.slug || ' to ' || p.slug as way from public.post_slugs s
       join public.blog_posts p on p.id = s.post_id order by s.slug`,
    );
    expect(rows.map(({ way }) => way)).toEqual(kept);
  });
});

test('the site and the database agree on which characters are visible', async () => {
  const codes = Array.from({ length: 0x10ffff }, (_, index) => index + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  );
  // A text is visible if all its characters are visible, so most blocks need one query.
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
