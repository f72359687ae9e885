// The database's clock makes a post public at the moment of publication, without a job.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { apiRequest, signIn, startTestBackend } from '../../support/database/backend.ts';
import { insertSession } from '../../support/database/account-sql.ts';
import { accounts, people } from './permission-fixtures.ts';
import { becomeSql, type Asker } from './sql-case.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.script([accounts.contributor, accounts.editor].map((account) => insertSession(account)).join('; '));
});
afterAll(() => backend.close());

const post = 'b0000000-0000-4000-8000-000000000001';
const gameBoy = 'a0000000-0000-4000-8000-000000000001';

/** SQL of each moment, and whether the moment has come. All reads share a transaction, so `now()` stays the same. */
const moments: [moment: string, hasCome: boolean][] = [
  ['null', true],
  ['now()', true],
  ...['1 microsecond', '1 second', '59 minutes', '1 hour', '1 day', '1 month', '100 years'].flatMap(
    (span): [string, boolean][] => [
      [`now() - interval '${span}'`, true],
      [`now() + interval '${span}'`, false],
    ],
  ),
  // The first and the last allowed moment.
  ["'1900-01-01 00:00+00'", true],
  ["'2999-12-31 23:59:59.999999+00'", false],
  // Local times in several zones, a second before and after now.
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati'].flatMap(
    (zone): [string, boolean][] => [
      [`(now() at time zone '${zone}' - interval '1 second') at time zone '${zone}'`, true],
      [`(now() at time zone '${zone}') at time zone '${zone}'`, true],
      [`(now() at time zone '${zone}' + interval '1 second') at time zone '${zone}'`, false],
    ],
  ),
  // The skipped and the repeated hour of changing clocks, in a past and a future year.
  ...[
    ['2024', true],
    ['2998', false],
  ].flatMap(([year, hasCome]): [string, boolean][] =>
    [
      `'${year}-03-31 02:30 Europe/Berlin'`,
      `'${year}-10-27 02:30 Europe/Berlin'`,
      `'${year}-03-10 02:30 America/New_York'`,
      `'${year}-11-03 01:30 America/New_York'`,
      `'${year}-02-28 23:59:60+14'`,
      `'${year}-06-30 24:00:00-12'`,
    ].map((moment) => [moment, hasCome as boolean]),
  ),
];

const askers: { who: Asker; seesAll: boolean }[] = [
  { who: 'visitor', seesAll: false },
  { who: 'contributor', seesAll: false },
  { who: 'editor', seesAll: true },
];
/** The time zone of a session must not change the results. */
const sessionZones = ['UTC', 'America/St_Johns'];

const rows = `
  exists (select from public.blog_posts where id = '${post}') as post,
  exists (select from public.post_consoles where post_id = '${post}') as console,
  exists (select from public.post_slugs where post_id = '${post}') as old_address`;
/** These reads are equal for every persona, so only the visitor runs them. */
const lists = `
  exists (select from public.search_posts(page_size => 100) where id = '${post}') as listed,
  exists (select from public.search_posts('zeppelin') where id = '${post}') as searched,
  exists (select from public.search_posts('ze') where id = '${post}') as searched_briefly,
  (select max(total)::int from public.search_posts()) as total,
  (select max(total)::int from public.search_posts(category_slug => 'zeppelins')) as total_of_category`;

const cases = moments.flatMap(([moment, hasCome]) =>
  askers.flatMap(({ who, seesAll }) => sessionZones.map((zone) => ({ moment, hasCome, who, seesAll, zone }))),
);

test(`every list, address and count follows the moment of a post, in ${cases.length} cases`, async () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  await backend.script(`
    begin;
    insert into public.blog_categories (name, slug) values ('Zeppelins', 'zeppelins');
    update public.blog_posts set title = 'Zeppelin', category = 'zeppelins' where id = '${post}';
    insert into public.post_slugs (slug, post_id) values ('left-behind', '${post}') on conflict do nothing;
    insert into public.post_consoles (post_id, console_id) values ('${post}', '${gameBoy}') on conflict do nothing`);
  const wrong: unknown[] = [];
  for (const { moment, hasCome, who, seesAll, zone } of cases) {
    await backend.script(`
      savepoint before_it; set local timezone = '${zone}';
      update public.blog_posts set publish_at = ${moment} where id = '${post}'; ${becomeSql(who)}`);
    const [answer] = await backend.sql(`select ${rows}${who === 'visitor' ? `, ${lists}` : ''}`);
    await backend.script('rollback to before_it');
    const isVisible = hasCome || seesAll;
    const expected = {
      post: isVisible,
      console: isVisible,
      // All staff read former slugs.
      old_address: hasCome || who !== 'visitor',
      ...(who === 'visitor' && {
        ...{ listed: hasCome, searched: hasCome, searched_briefly: hasCome },
        total: hasCome ? 20 : 19,
        total_of_category: hasCome ? 1 : null,
      }),
    };
    if (JSON.stringify(answer) !== JSON.stringify(expected)) wrong.push({ moment, who, zone, answer, expected });
  }
  await backend.script('rollback');
  expect(wrong).toEqual([]);
});

test.each(["'infinity'", "'-infinity'", "'1899-12-31 23:59:59+00'", "'3000-01-01 00:00+00'"])(
  'the database rejects the moment %s',
  async (moment) => {
    const change = backend.script(`update public.blog_posts set publish_at = ${moment} where id = '${post}'`);
    await expect(change).rejects.toThrow('blog_posts_publish_at_check');
  },
);

test('a post leaves former slugs only after the moment of publication, and only a public post takes over a former slug', async () => {
  const formerSlugs = async () =>
    (await backend.sql<{ slug: string }>("select slug from public.post_slugs where slug like 'z-%' order by 1")).map(
      ({ slug }) => slug,
    );
  const change = (assignments: string) =>
    backend.script(`update public.blog_posts set ${assignments} where id = '${post}'`);
  await backend.script('begin');
  await change("slug = 'z-one', publish_at = now() + interval '1 day'");
  await change("slug = 'z-two'");
  expect(await formerSlugs()).toEqual([]);
  await change('publish_at = now()');
  await change("slug = 'z-three'");
  expect(await formerSlugs()).toEqual(['z-two']);
  // The post moves back into the future. Its slug still becomes a former slug.
  await change("publish_at = now() + interval '1 day'");
  expect(await formerSlugs()).toEqual(['z-three', 'z-two']);
  // A hidden post takes no former slug from another post.
  await backend.script(`insert into public.post_slugs (slug, post_id)
    select 'z-four', id from public.blog_posts where id <> '${post}' limit 1`);
  await change("slug = 'z-four'");
  expect(await formerSlugs()).toEqual(['z-four', 'z-three', 'z-two']);
  await change('publish_at = null');
  expect(await formerSlugs()).toEqual(['z-three', 'z-two']);
  await backend.script('rollback');
});

test('a scheduled post appears over HTTP at the moment of publication and not earlier', async () => {
  const token = await signIn(backend, 'editor@handheld-legacy.test');
  const id = '99000000-0000-4000-8000-000000000001';
  const publishAt = Date.now() + 3000;
  const body = JSON.stringify({
    ...{ id, title: 'On time', slug: 'on-time', excerpt: 'e', content: 'c', author: 'a', date: '2026-01-01' },
    ...{ published: true, publish_at: new Date(publishAt).toISOString() },
  });
  const added = await backend.fetch(apiRequest('/rest/v1/blog_posts', { method: 'POST', token, body }));
  expect(added.status).toBe(201);

  const ask = async (path: string, init?: { method: string; body: string }): Promise<unknown> =>
    (await backend.fetch(apiRequest(path, init))).json();
  const publicState = async () => ({
    post: await ask('/rest/v1/blog_posts?select=slug&published=eq.true&slug=eq.on-time'),
    found: await ask('/rest/v1/rpc/search_posts', { method: 'POST', body: JSON.stringify({ q: 'on time' }) }),
    total: ((await ask('/rest/v1/rpc/search_posts', { method: 'POST', body: '{}' })) as { total: number }[])[0]?.total,
  });
  const before = await publicState();
  expect(Date.now()).toBeLessThan(publishAt);
  expect(before).toEqual({ post: [], found: [], total: 20 });
  await new Promise((resolve) => setTimeout(resolve, publishAt - Date.now() + 50));
  expect(await publicState()).toMatchObject({ post: [{ slug: 'on-time' }], found: [{ slug: 'on-time' }], total: 21 });
  await backend.script(`delete from public.blog_posts where id = '${id}' and created_by = '${people.editor}'`);
});

test("the Console of the Month is the featured row, else today's queued row that began last", async () => {
  await backend.script('begin');
  await backend.script(`
    delete from public.console_of_month;
    insert into public.console_of_month (id, console_id, start_date, end_date, featured)
    select ('99000000-0000-4000-8000-00000000001' || n)::uuid, '${gameBoy}', today + first, today + last, false
    from (values (0, -40, -1), (1, -30, 30), (2, -1, 0), (3, 0, 0), (4, 1, 30)) as turn (n, first, last),
      (select (now() at time zone 'utc')::date as today) as clock`);
  const numbers = async (view: string) =>
    (await backend.sql<{ id: string }>(`select id::text from public.${view}`)).map(({ id }) => Number(id.at(-1)));
  const readsOf = async (who: Asker) => {
    await backend.script(`savepoint before_it; set local timezone = 'Pacific/Kiritimati'; ${becomeSql(who)}`);
    const answer = {
      today: await numbers('console_of_today'),
      past: await numbers('past_consoles_of_month'),
      rows: (await numbers('console_of_month')).sort(),
    };
    await backend.script('rollback to before_it');
    return answer;
  };
  expect(await readsOf('visitor')).toEqual({ today: [3], past: [0], rows: [0, 1, 2, 3] });
  expect(await readsOf('contributor')).toEqual({ today: [3], past: [0], rows: [0, 1, 2, 3] });
  expect(await readsOf('editor')).toEqual({ today: [3], past: [0], rows: [0, 1, 2, 3, 4] });
  await backend.script("delete from public.console_of_month where id::text like '%3'");
  expect((await readsOf('visitor')).today).toEqual([2]);
  await backend.script("update public.console_of_month set featured = true where id::text like '%4'");
  expect(await readsOf('visitor')).toEqual({ today: [4], past: [0], rows: [0, 1, 2, 4] });
  await backend.script('rollback');
});
