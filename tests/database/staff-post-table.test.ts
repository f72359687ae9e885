// tests/security/database/bad-search.test.ts has hundreds of texts for an admin; here it is who finds what, and the pages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../security/database/permission-fixtures.ts';
import { read } from '../support/database/site-client.ts';
import { startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

/** Each is the title of a published post, the author of a draft and part of an own draft. */
const words = [
  'Plain words',
  '100% grey',
  'under_score',
  'comma, and (parentheses)',
  'Großes ÄÖÜ',
  'emoji 🎮',
  '日本語',
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

/** Which posts a search in memory finds, newest first. */
async function foundInMemory(needle: string, visible: string): Promise<string[]> {
  const all = await site.backend.sql<{ id: string; date: string; text: string }>(
    `select id, date::text, concat_ws(E'\\n', title, author, category, (select name from public.blog_categories where slug = category)) as text from public.blog_posts where ${visible}`,
  );
  const pattern = needle.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return all
    .filter(({ text }) => new RegExp(pattern, 'i').test(text))
    .sort((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? 1 : -1))
    .map(({ id }) => id);
}

const found = async (search: string) => {
  const { posts, total } = await read(site.postRows({ page: 1, search }));
  return { total, ids: posts.map(({ id }) => id) };
};

describe.each([
  ['editor', 'true'],
  ['contributor', `published or created_by = '${accounts.contributor}'`],
  ['stranger', 'published'],
])('the search of the table finds for the %s what a search in memory finds', (who, visible) => {
  beforeAll(() => site.signInAs(who));

  const needles = [
    '',
    ' ',
    '100%',
    'r_s',
    '%',
    ', and (',
    'GROSSES',
    'ÄÖÜ',
    '🎮',
    '本',
    '  grey ',
    'QUILL',
    'cora',
    'reviews',
  ];
  test.each([...needles, 'Game Reviews', 'Quill tech', 'only in the excerpt', '*', 'a\u0000b', '\ud800'])(
    '%j',
    async (search) => {
      const wanted = await foundInMemory(search, visible);
      expect(await found(search)).toEqual({ total: wanted.length, ids: wanted.slice(0, 20) });
    },
  );
});

test('a category is found by its name as it is shown, whatever its accents, apostrophes and spaces', async () => {
  await site.signInAs('editor');
  const labelOf = (category: string) => (category === 'tech' ? 'Téch’s  own' : category);
  const { posts } = await read(site.postRows({ page: 1, search: "tech's own", labelOf }));
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(['tech']));
});

describe('pages', () => {
  beforeAll(() => site.signInAs('editor'));

  test.each(['', 'own'])(
    'of what %j finds give every post once, in order; one past the end is the last',
    async (search) => {
      const wanted = await foundInMemory(search, 'true');
      const last = Math.ceil(wanted.length / 20);
      for (const asked of [...Array.from({ length: last }, (_none, at) => at + 1), last + 1, 1_000_000]) {
        const page = Math.min(asked, last);
        const answer = await read(site.postRows({ page: asked, search }));
        expect(answer).toMatchObject({ page, total: wanted.length });
        expect(answer.posts.map(({ id }) => id)).toEqual(wanted.slice((page - 1) * 20, page * 20));
      }
    },
  );

  test('of nothing are the first one', async () => {
    expect(await read(site.postRows({ page: 2, search: 'nothing like this' }))).toEqual({
      posts: [],
      total: 0,
      page: 1,
    });
  });

  test('weigh the same whatever the articles weigh, and none of their text is in them', async () => {
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
});
