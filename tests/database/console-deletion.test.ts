// The database lists the dependants of a console before a deletion. The deletion removes or detaches only these rows.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { posts } from '../security/database/permission-fixtures.ts';
import { read } from '../support/database/site-client.ts';
import { changesBetween, startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.restore();
  await site.signInAs('editor');
});

const rejected = { name: 'WriteError', kind: 'rejected' };
const consoleAt = async (slug: string) => {
  const [row] = await site.backend.sql<{ id: string; updated_at: string }>(
    'select id, to_json(updated_at)#>>array[]::text[] as updated_at from public.consoles where slug = $1',
    [slug],
  );
  if (!row) throw new Error(`there is no console ${slug}`);
  return row;
};
const remove = async (slug: string) => {
  const { id, updated_at } = await consoleAt(slug);
  return site.deleteConsole(id, updated_at);
};
const dependants = async (slug: string) => read(site.consoleDependants((await consoleAt(slug)).id));
const count = async (what: string) =>
  Number((await site.backend.sql<{ n: number }>(`select count(*)::int as n from ${what}`))[0]?.n);

/** Gives the Game Boy Pocket one predecessor, two successors, an article and two months. */
async function addDependantsOfPocket(): Promise<void> {
  const { id } = await consoleAt('game-boy-pocket');
  await site.backend.script(`
    update public.consoles set successor_id = '${id}', successor_name = null where slug = 'game-boy';
    update public.consoles set predecessor_id = '${id}', predecessor_name = null where slug in ('game-boy-light', 'game-boy-color');
    insert into public.post_consoles (post_id, console_id) values ('${posts.draft}', '${id}');
    insert into public.console_of_month (console_id, start_date, end_date, featured) values
      ('${id}', '2024-05-01', '2024-05-31', false), ('${id}', '2025-05-01', '2025-05-31', false);
  `);
}

test('an editor reads all dependants of a console, and the deletion removes or detaches each dependant', async () => {
  await addDependantsOfPocket();
  const { id } = await consoleAt('game-boy-pocket');
  const listed = await dependants('game-boy-pocket');
  expect(listed).toMatchObject({
    months: [
      { start_date: '2025-05-01', end_date: '2025-05-31', featured: false },
      { start_date: '2024-05-01', end_date: '2024-05-31', featured: false },
    ],
    articles: expect.arrayContaining(['D']) as unknown,
    neighbours: expect.arrayContaining(['Game Boy', 'Game Boy Light', 'Game Boy Color']) as unknown,
    releases: await count(`public.console_releases where console_id = '${id}'`),
    families: await count(`public.console_compatibility where console_id = '${id}'`),
    sources: await count(`public.console_sources where console_id = '${id}'`),
    cables: await count(`public.link_cables where '${id}' in (from_id, to_id)`),
  });
  for (const number of [listed?.releases, listed?.families, listed?.sources]) expect(number).toBeGreaterThan(0);
  const before = await site.content();
  await remove('game-boy-pocket');
  const changes = changesBetween(before, await site.content());
  const deletedRows = (table: string) =>
    changes.filter((change) => change.table === table && change.now === null).length;
  expect([deletedRows('consoles'), deletedRows('console_of_month'), deletedRows('post_consoles')]).toEqual([
    1,
    2,
    listed?.articles.length,
  ]);
  expect([
    ...[deletedRows('console_releases'), deletedRows('console_compatibility')],
    ...[deletedRows('console_sources'), deletedRows('link_cables')],
  ]).toEqual([listed?.releases, listed?.families, listed?.sources, listed?.cables]);
  const changed = changes.filter(({ now }) => now !== null);
  expect(changed).toHaveLength(3);
  expect(changed.every(({ table }) => table === 'consoles')).toBe(true);
  expect(await dependantsOf(id)).toBeNull();
});

const dependantsOf = (id: string) => read(site.consoleDependants(id));

test('a console without references has no dependants', async () => {
  await site.backend.script(`
    insert into public.consoles (slug, name, description, full_description, year, color, processor, display, controls, battery)
    values ('alone', 'Alone', 'd', 'f', '2020', 'ds', 'p', 'd', 'c', 'b')`);
  expect(await dependants('alone')).toEqual({
    ...{ months: [], articles: [], neighbours: [], releases: 0, families: 0, sources: 0, cables: 0 },
  });
});

test('the dependants show that a console is featured, and the deletion of this console fails', async () => {
  await site.backend.script(
    "update public.console_of_month set featured = true, console_id = (select id from public.consoles where slug = 'game-boy-pocket') where start_date = '2026-11-01'",
  );
  expect((await dependants('game-boy-pocket'))?.months.map(({ featured }) => featured)).toEqual([true]);
  const before = await site.content();
  await expect(remove('game-boy-pocket')).rejects.toMatchObject({ ...rejected, code: '23503' });
  expect(changesBetween(before, await site.content())).toEqual([]);
});

test('a deletion of an outdated version conflicts and deletes nothing', async () => {
  const { id, updated_at } = await consoleAt('unused');
  await site.backend.script("update public.consoles set name = 'Changed' where slug = 'unused'");
  await expect(site.deleteConsole(id, updated_at)).rejects.toMatchObject({ name: 'ConflictError' });
  await remove('unused');
  await expect(site.deleteConsole(id, updated_at)).rejects.toMatchObject({ message: /the row is gone/ });
});

test('the table of consoles has a search, an order and pages', async () => {
  const page = (changes: object = {}) =>
    read(site.consoleRows({ page: 1, search: '', sort: 'year', descending: false, ...changes }));
  const total = await count('public.consoles');
  const first = await page();
  expect(first.total).toBe(total);
  expect(first.consoles).toHaveLength(Math.min(20, total));
  expect(first.consoles[0]?.name).toBe('Game Boy');
  const names = (await page({ sort: 'name' })).consoles.map(({ name }) => name);
  expect(
    (await page({ sort: 'name', descending: true, search: 'nintendo ds' })).consoles.map(({ name }) => name),
  ).toEqual(names.filter((name) => name.startsWith('Nintendo DS')).reverse());
  expect((await page({ search: 'no such thing' })).total).toBe(0);
  expect((await page({ page: 99 })).page).toBe(Math.ceil(total / 20));
  await site.backend.script("update public.consoles set name = 'Latest' where slug = 'unused'");
  expect((await page({ sort: 'changed', descending: true })).consoles[0]?.name).toBe('Latest');
});
