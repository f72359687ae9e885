// What the search finds, for hundreds of texts: tests/security/database/bad-search.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read } from '../support/database/site-client.ts';
import { startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
  await site.backend.script(
    `insert into public.blog_posts (title, slug, excerpt, content, author, category, date, published)
     select 'Filler', 'filler-' || n, 'e', 'c', 'Quill', 'tech', date '2020-01-01' + n % 3, n % 2 = 0
     from generate_series(1, 30) as n`,
  );
  await site.signInAs('editor');
});
afterAll(() => site.close());

test('a category is found by its name as it is shown, whatever its accents, apostrophes and spaces', async () => {
  const labelOf = (category: string) => (category === 'tech' ? 'Téch’s  own' : category);
  const { posts } = await read(site.postRows({ page: 1, search: "tech's own", labelOf }));
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(['tech']));
});

describe('pages', () => {
  test.each(['', 'filler'])(
    'of what %j finds give every post once, newest first; one past the end is the last',
    async (search) => {
      const found = await site.backend.sql<{ id: string }>(
        `select id from public.blog_posts where title ilike '${search}%' order by date desc, id desc`,
      );
      const last = Math.ceil(found.length / 20);
      expect(last).toBeGreaterThan(1);
      for (const asked of [...Array.from({ length: last }, (_none, at) => at + 1), last + 1, 1_000_000]) {
        const page = Math.min(asked, last);
        const answer = await read(site.postRows({ page: asked, search }));
        expect(answer).toMatchObject({ page, total: found.length });
        const rows = found.slice((page - 1) * 20, page * 20);
        expect(answer.posts.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
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
