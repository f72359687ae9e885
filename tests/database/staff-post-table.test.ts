import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../security/database/permission-fixtures.ts';
import { read } from '../support/database/site-client.ts';
import { startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

/** Each is the title of a published post, the author of a draft and part of an own draft. */
const words = [
  'Plain words',
  '100% grey',
  'under_score',
  'back\\slash',
  'trailing\\',
  'comma, and (parentheses)',
  'quote " and \' apostrophe',
  '"quoted, all of it"',
  'dots.and:colons',
  'and,or=(published.is.false)',
  'Großes ÄÖÜ',
  'emoji 🎮 here',
  'a*b star',
  'null',
  '%_%',
  '{braces}',
  '日本語',
  '&amp;=+#?',
];

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
  await site.backend.sql(
    `insert into public.blog_posts (title, slug, excerpt, content, author, category, date, published, created_by)
     select t, 'published-' || n, 'only in the excerpt', 'c', 'Quill', 'tech', '2020-01-01'::date, true, null::uuid
       from unnest($1::text[]) with ordinality as x (t, n)
     union all select 'Draft ' || n, 'draft-' || n, 'e', 'c', t, 'reviews', '2020-01-02'::date, false, '${accounts.editor}'::uuid
       from unnest($1::text[]) with ordinality as x (t, n)
     union all select 'Own ' || t, 'own-' || n, 'e', 'c', 'Cora', 'history', '2020-01-03'::date, false, '${accounts.contributor}'::uuid
       from unnest($1::text[]) with ordinality as x (t, n)`,
    [words],
  );
});
afterAll(() => site.close());

interface Searched {
  id: string;
  date: string;
  text: string;
}

/** Which posts a search in memory finds, newest first. */
async function foundInMemory(needle: string, visible: string): Promise<string[]> {
  const all = await site.backend.sql<Searched>(
    `select id, date::text, concat_ws(E'\\n', title, author, category, (select name from public.blog_categories where slug = category)) as text from public.blog_posts where ${visible}`,
  );
  const pattern = needle.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return all
    .filter(({ text }) => new RegExp(pattern, 'i').test(text))
    .sort((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? 1 : -1))
    .map(({ id }) => id);
}

const needles = [
  ...words,
  ...[
    '',
    '   ',
    '%',
    '_',
    '\\',
    '\\\\',
    '*',
    '**',
    ',',
    '(',
    ')',
    '()',
    '"',
    "'",
    '.',
    ':',
    '=',
    '&',
    '+',
    '#',
    '{',
    '}',
  ],
  ...[
    'or=(',
    '100%',
    'r_s',
    'r%s',
    'k\\s',
    'GROSSES',
    'großes äöü',
    '🎮',
    '本',
    '  grey  ',
    'QUILL',
    'cora',
    'reviews',
    'Game Reviews',
    'tIPS',
    'Game*Reviews',
  ],
  ...['a*b', 'p*n*s', '*grey', 'grey*', 'Quill tech', 'Quill*tech', 'only in the excerpt', 'in.(a,b)', 'not.ilike.*'],
  ...[
    '*,published.is.false',
    'x'.repeat(10_000),
    '*'.repeat(10_000),
    'x*'.repeat(5_000),
    'a\u0000b',
    '\ud800',
    '\u202ePlain',
  ],
];

describe.each([
  ['editor', 'true'],
  ['contributor', `published or created_by = '${accounts.contributor}'`],
  ['stranger', 'published'],
])('the search of the table finds for the %s what a search in memory finds', (who, visible) => {
  beforeAll(() => site.signInAs(who));

  test.each(needles)('%j', async (search) => {
    const wanted = await foundInMemory(search, visible);
    const { posts, total } = await read(site.postRows({ page: 1, search }));
    expect({ total, ids: posts.map(({ id }) => id) }).toEqual({ total: wanted.length, ids: wanted.slice(0, 20) });
  });
});

describe('accents, apostrophes and spaces are not asked for', () => {
  beforeAll(async () => {
    await site.signInAs('editor');
    await site.backend.script(`
      insert into public.blog_posts (title, slug, excerpt, content, author, date) values
        ('Pokémon', 'alike-1', 'e', 'c', 'Ada’s   Döppel', '2020-01-04'),
        ('Pokemon', 'alike-2', 'e', 'c', 'Ada''s Doppel', '2020-01-05'),
        ('ガ 50%_*\\', 'alike-3', 'e', 'c', 'Cora', '2020-01-06')`);
  });
  afterAll(() => site.backend.script("delete from public.blog_posts where slug like 'alike-%'"));

  test.each([
    ['pokemon', ['alike-2', 'alike-1']],
    ['POKÉMON', ['alike-2', 'alike-1']],
    ['Poke\u0301mon', ['alike-2', 'alike-1']],
    ["ada's doppel", ['alike-2', 'alike-1']],
    ['ada’s  döppel', ['alike-2', 'alike-1']],
    ['カ\u3099', ['alike-3']],
    ['カ', []],
    ['ガ  50%_*\\', ['alike-3']],
    ['50%%', []],
    ['pok_mon', []],
  ])('%j finds %j', async (search, slugs) => {
    const { posts } = await read(site.postRows({ page: 1, search }));
    expect(posts.map(({ slug }) => slug)).toEqual(slugs);
  });

  test('a category is found by its name as it is shown', async () => {
    const labelOf = (category: string) => (category === 'tech' ? 'Téch’s  own' : category);
    const { posts } = await read(site.postRows({ page: 1, search: "tech's own", labelOf }));
    expect(posts.length).toBeGreaterThan(0);
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(['tech']));
  });
});

describe('pages', () => {
  beforeAll(() => site.signInAs('editor'));

  test.each(['', 'Quill', 'own'])('of what %j finds give every post once, in order', async (search) => {
    const wanted = await foundInMemory(search, 'true');
    const pages = Array.from({ length: Math.ceil(wanted.length / 20) }, (_none, at) => at + 1);
    const rows = await Promise.all(pages.map((page) => read(site.postRows({ page, search }))));
    expect(rows.flatMap(({ posts }) => posts.map(({ id }) => id))).toEqual(wanted);
    expect(rows.map(({ page }) => page)).toEqual(pages);
  });

  test.each([2, 3, 99, 1_000_000])('page %d, when it lies past the end, is the last one', async (page) => {
    const wanted = await foundInMemory('', 'true');
    const last = Math.ceil(wanted.length / 20);
    const answer = await read(site.postRows({ page, search: '' }));
    expect(answer).toMatchObject({ page: Math.min(page, last), total: wanted.length });
    expect(answer.posts.map(({ id }) => id)).toEqual(wanted.slice((answer.page - 1) * 20, answer.page * 20));
    expect(await read(site.postRows({ page, search: 'nothing like this' }))).toEqual({ posts: [], total: 0, page: 1 });
  });
});

test('a page weighs the same whatever the articles weigh, and none of their text is in it', async () => {
  await site.signInAs('editor');
  const weigh = async () => {
    const before = site.sent.length;
    await read(site.postRows({ page: 1, search: '' }));
    const bodies = site.sent.slice(before).map(({ body }) => body);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).not.toMatch(/"content"|"search"|"staff_search"|weighty/);
    return Buffer.byteLength(bodies[0] ?? '');
  };
  const write = (content: string) => `update public.blog_posts set content = ${content}`;
  await site.backend.script(write("'c'"));
  const light = await weigh();
  await site.backend.script(write("repeat('weighty ', 25000)"));
  expect(await weigh()).toBe(light);
  expect(light).toBeLessThan(20 * 1000);
});
