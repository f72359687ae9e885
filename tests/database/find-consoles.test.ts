// Tests results, order and facet counts of the catalogue. In tests/security/database/, bad-search.test.ts searches
// for any text, and large-catalogue.test.ts tests 500 consoles.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { startTestBackend } from '../support/database/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.script(`
    truncate public.consoles cascade;
    insert into public.consoles (id, slug, name, description, full_description, year, color, processor, display, controls, battery,
      screen_lit, region_lock, weight_g, screen_inches, rated_hours_max)
    select md5(slug)::uuid, slug, name, 'About the ' || name, 'f', year, color, 'p', 'd', 'c', 'b', lit, lock, grams, inches, hours
    from (values
      ('brick', 'Brick', '1989', 'gameboy', 'none', 'none', 310, 2.6, 35),
      ('pocket', 'pocket (50% off)', '1996', 'gameboy', 'none', 'none', 149.5, 2.56, 10),
      ('glow', 'Glow', '1998', 'gameboy', 'electroluminescent', 'none', 150, 2.5, 20),
      ('fold', 'Fold', '2004', 'ds', 'back', 'partial', 275, 3, 14),
      ('depth', 'Depth', '2011', '3ds', 'front', 'full', 350, 3.53, 8),
      ('mystery', 'Mystery', '2013', '3ds', null, null, null, null, null)
    ) as row (slug, name, year, color, lit, lock, grams, inches, hours);
    insert into public.console_compatibility (console_id, family, plays) values
      (md5('brick')::uuid, 'GB', 'yes'), (md5('brick')::uuid, 'GBC', 'partly'), (md5('brick')::uuid, 'DS', 'no'),
      (md5('pocket')::uuid, 'GB', 'yes'), (md5('glow')::uuid, 'GB', 'yes'),
      (md5('fold')::uuid, 'DS', 'yes'), (md5('depth')::uuid, 'DS', 'partly'), (md5('depth')::uuid, '3DS', 'yes');
    insert into public.console_releases (console_id, region, price, currency) values
      (md5('brick')::uuid, 'na', 89.99, 'USD'), (md5('brick')::uuid, 'jp', 1, 'JPY'), (md5('pocket')::uuid, 'na', 9, 'CAD'),
      (md5('fold')::uuid, 'na', 149.99, 'USD'), (md5('depth')::uuid, 'eu', 3, 'USD')`);
});
afterAll(() => backend.close());
beforeEach(() => backend.script('begin; set local role anon'));
afterEach(() => backend.script('rollback'));

interface Found {
  total: number;
  page: number;
  consoles: { slug: string; sorted_by: number | null }[];
  counts: Record<string, Record<string, number>>;
  is_close: boolean;
}

/** Returns a visitor's search result. */
async function find(given: Record<string, unknown> = {}): Promise<Found> {
  const names = Object.keys(given).map((name, index) => `${name} => $${index + 1}`);
  const rows = await backend.sql<Found>(`select * from public.find_consoles(${names.join()})`, Object.values(given));
  expect(rows).toHaveLength(1);
  return rows[0] ?? { total: -1, page: -1, consoles: [], counts: {}, is_close: false };
}

const slugs = async (given: Record<string, unknown>) => (await find(given)).consoles.map(({ slug }) => slug).join(' ');

test('a search without filters finds all consoles, oldest first, with cards and all facets', async () => {
  const all = await find();
  expect(all.consoles.map(({ slug }) => slug).join(' ')).toBe('brick pocket glow fold depth mystery');
  expect(
    Object.keys(all.consoles[0] ?? {})
      .sort()
      .join(' '),
  ).toBe('color description id image name slug sorted_by year');
  expect({ ...all, consoles: [] }).toEqual({
    ...{ total: 6, page: 1, consoles: [], is_close: false },
    counts: {
      plays: { GB: 3, GBC: 1, DS: 2, '3DS': 1 },
      lit: { yes: 3, no: 2 },
      lock: { none: 3, partial: 1, full: 1 },
      decade: { '1980': 1, '1990': 2, '2000': 1, '2010': 2 },
      weight: { 'under-150': 1, '150-250': 1, '250-350': 2, 'from-350': 1 },
    },
  });
});

test.each([
  [{ q: 'fold' }, 'fold'],
  [{ q: 'ABOUT THE' }, 'brick pocket glow fold depth mystery'],
  [{ q: '(50% o' }, 'pocket'],
  [{ era: 'gameboy' }, 'brick pocket glow'],
  [{ plays: 'GB' }, 'brick pocket glow'],
  [{ plays: 'GBC' }, 'brick'],
  [{ plays: 'DS' }, 'fold depth'],
  [{ lit: 'yes' }, 'glow fold depth'],
  [{ lit: 'no' }, 'brick pocket'],
  [{ lock: 'none' }, 'brick pocket glow'],
  [{ lock: 'partial' }, 'fold'],
  [{ lock: 'full' }, 'depth'],
  [{ decade: '1990' }, 'pocket glow'],
  [{ weight: 'under-150' }, 'pocket'],
  [{ weight: '150-250' }, 'glow'],
  [{ weight: '250-350' }, 'brick fold'],
  [{ weight: 'from-350' }, 'depth'],
  [{ plays: 'GB', lit: 'yes' }, 'glow'],
  [{ plays: 'DS', lit: 'yes', lock: 'full', decade: '2010', weight: 'from-350', era: '3ds', q: 'depth' }, 'depth'],
  [{ q: 'about-the glow' }, 'glow'],
  [{ q: 'the-about', lit: 'yes' }, 'glow fold depth'],
  [{ q: 'mistery', era: 'gameboy' }, ''],
])('%j finds %s, and each count is the number of results with that value', async (given, found) => {
  const { consoles, total, counts } = await find(given);
  expect(consoles.map(({ slug }) => slug).join(' ')).toBe(found);
  expect(total).toBe(consoles.length);
  const { without = {}, ...facets } = counts;
  for (const [facet, values] of Object.entries(facets)) {
    for (const [value, count] of Object.entries(values))
      expect((await find({ ...given, [facet]: value })).total, `${facet} ${value}`).toBe(count);
  }
  for (const [filter, more] of Object.entries(without))
    expect((await find({ ...given, [filter]: '' })).total, `without ${filter}`).toBe(total + more);
});

test('an empty result names each filter that hides consoles', async () => {
  const { total, counts } = await find({ plays: 'GB', lock: 'none', weight: 'from-350' });
  expect([total, counts.without]).toEqual([0, { weight: 3 }]);
  expect((await find({ plays: 'Switch', q: 'zeppelin' })).counts.without).toBeUndefined();
});

test.each([
  ['name', 'brick depth fold glow mystery pocket'],
  ['weight', 'pocket glow fold brick depth mystery'],
  ['screen', 'depth fold brick pocket glow mystery'],
  ['battery', 'brick glow fold pocket depth mystery'],
  ['price', 'brick fold pocket glow depth mystery'],
  ['year', 'brick pocket glow fold depth mystery'],
  ["name'; drop table consoles; --", 'brick pocket glow fold depth mystery'],
])('the sort "%s" gives the order %s', async (sort, order) => {
  expect(await slugs({ sort })).toBe(order);
});

test('a card has the number that sorts the list, and prices are US dollars from North America only', async () => {
  const numbers = async (sort: string) => (await find({ sort })).consoles.map(({ sorted_by }) => sorted_by);
  expect(await numbers('screen')).toEqual([3.53, 3, 2.6, 2.56, 2.5, null]);
  expect(await numbers('price')).toEqual([89.99, 149.99, null, null, null, null]);
  expect(new Set(await numbers('name'))).toEqual(new Set([null]));
});

describe('pages of consoles', () => {
  test('repeat no console, and a number out of range gives the nearest page', async () => {
    const page = async (page_number: number | null) => slugs({ page_number, page_size: 4, sort: 'weight' });
    expect([await page(1), await page(2)]).toEqual(['pocket glow fold brick', 'depth mystery']);
    for (const far of [3, 2147483647]) expect(await page(far)).toBe('depth mystery');
    for (const near of [0, -2147483648, null]) expect(await page(near)).toBe('pocket glow fold brick');
    expect((await find({ page_number: 9, page_size: 4 })).page).toBe(2);
    expect((await find({ page_number: 9, q: 'zeppelin' })).page).toBe(1);
  });

  test('hold 24 consoles by default, and between 1 and 100 for any requested size', async () => {
    await backend.script(`reset role;
      insert into public.consoles (slug, name, description, full_description, year, color, processor, display, controls, battery)
      select 'c-' || n, 'C', 'd', 'f', '2020', 'ds', 'p', 'd', 'c', 'b' from generate_series(1, 120) as n;
      set local role anon`);
    const sizeOf = async (given: Record<string, unknown>) => (await find(given)).consoles.length;
    expect(await sizeOf({})).toBe(24);
    for (const page_size of [101, 2147483647]) expect(await sizeOf({ page_size })).toBe(100);
    for (const page_size of [0, -1, null]) expect(await sizeOf({ page_size })).toBe(1);
  });
});

const values = ['q', 'era', 'plays', 'lit', 'lock', 'decade', 'weight'];
const noValues = [
  "' or true --",
  "'; drop table public.consoles; --",
  '%',
  '_',
  '*',
  '\\',
  'yes,no',
  'null',
  'x'.repeat(100_000),
  null,
];

test.each(values)('the parameter %s is plain text, and a value without a match finds nothing', async (name) => {
  for (const value of noValues) {
    // The name of a console contains this value.
    if (name === 'q' && value === '%') continue;
    const { total, consoles } = await find({ [name]: value });
    expect([total, consoles], String(value).slice(0, 40)).toEqual([0, []]);
  }
});

describe('closest matches among consoles', () => {
  beforeEach(() =>
    backend.script(`reset role;
      truncate public.consoles cascade;
      insert into public.consoles (slug, name, description, full_description, year, color, processor, display, controls, battery)
      select replace(lower(name), ' ', '-'), name, 'A handheld.', 'f', 1980 + n, 'ds', 'p', 'd', 'c', 'b'
      from unnest(array['Game Boy', 'Game Boy Pocket', 'Game Boy Color', 'Game Boy Advance', 'Game Boy Advance SP',
        'Nintendo DS', 'Nintendo Switch', 'Nintendo Switch Lite']) with ordinality as one (name, n);
      set local role anon`),
  );

  test.each([
    ['gameboy', 'game-boy game-boy-pocket game-boy-color game-boy-advance game-boy-advance-sp'],
    ['gba', 'game-boy-advance game-boy-advance-sp'],
    ['gbc', 'game-boy-color'],
    ['gba sp', 'game-boy-advance-sp'],
    ['pocket game boy', 'game-boy-pocket'],
    ['switch-lite', 'nintendo-switch-lite'],
    ['nintendo d.s.', 'nintendo-ds'],
    ['pocet', 'game-boy-pocket'],
    ['swich lite', 'nintendo-switch-lite'],
  ])('the inexact search %s finds %s and marks the matches as close', async (q, found) => {
    expect(await slugs({ q })).toBe(found);
    expect(await find({ q })).toMatchObject({ is_close: true, total: found.split(' ').length });
  });

  test('exact matches exclude close matches, even if other filters hide the exact matches', async () => {
    expect(await slugs({ q: 'advance sp' })).toBe('game-boy-advance-sp');
    expect(await find({ q: 'advance sp', era: '3ds' })).toMatchObject({ is_close: false, total: 0 });
    expect(await find({ q: '' })).toMatchObject({ is_close: false, total: 8 });
    expect(await find({ q: 'zeppelin' })).toMatchObject({ total: 0 });
  });
});
