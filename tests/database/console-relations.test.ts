// Tests the relations on the page of a console: predecessor, successor, neighbours by date, and the consoles that play
// the same cartridges.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostPlayers } from '@/data/consoles/console-page';
import type { Backend } from '../../build/local-backend/backend.ts';
import { startTestBackend } from '../support/database/backend.ts';

const idOf = (place: number) => `78000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.script(`
    truncate public.consoles cascade;
    insert into public.consoles (id, slug, name, description, full_description, year, color, processor, display, controls, battery)
    select ('78000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, slug, initcap(slug), 'd', 'f', year, 'ds', 'p', 'd', 'c', 'b'
    from (values (1, 'fold', '2004'), (2, 'slim', '2006'), (3, 'twin', '2006'), (4, 'brick', '1989'), (5, 'depth', '2011'))
      as row (place, slug, year);
    insert into public.console_compatibility (console_id, family, plays) values
      ('${idOf(1)}', 'DS', 'yes'), ('${idOf(1)}', 'GBA', 'yes'), ('${idOf(2)}', 'DS', 'partly'), ('${idOf(3)}', 'DS', 'yes'),
      ('${idOf(4)}', 'DS', 'no'), ('${idOf(5)}', 'DS', 'partly'), ('${idOf(5)}', '3DS', 'yes')`);
});
afterAll(() => backend.close());
beforeEach(() => backend.script('begin; set local role anon'));
afterEach(() => backend.script('rollback'));

/** Returns a visitor's rows for these arguments, such as `before slim` or `player fold DS yes`. */
async function relations(given: Record<string, unknown>): Promise<string[]> {
  const names = Object.keys(given).map((name, index) => `${name} => $${index + 1}`);
  const rows = await backend.sql<Record<'relation' | 'slug' | 'family' | 'plays', string | null>>(
    `select * from public.console_relations(${names.join()})`,
    Object.values(given),
  );
  return rows.map(({ relation, slug, family, plays }) => [relation, slug, family, plays].filter(Boolean).join(' '));
}

test.each<[what: string, given: Record<string, unknown>, found: string[]]>([
  ['an empty query', {}, []],
  ['an unknown console', { of_console: idOf(99), predecessor: idOf(99), families: ['Switch'] }, []],
  ['the first console', { of_console: idOf(4) }, ['after fold']],
  ['one of two consoles of a year', { of_console: idOf(2) }, ['before fold', 'after twin']],
  ['the other console of the year', { of_console: idOf(3) }, ['before slim', 'after depth']],
  ['the last console', { of_console: idOf(5) }, ['before twin']],
  ['both neighbours of a line', { successor: idOf(5), predecessor: idOf(4) }, ['predecessor brick', 'successor depth']],
  ['a family', { families: ['DS'] }, ['fold DS yes', 'twin DS yes', 'slim DS partly', 'depth DS partly']],
  ['two families', { families: ['3DS', 'GBA'] }, ['fold GBA yes', 'depth 3DS yes']],
  ['a text that is no family', { families: ["DS' or true --", '%', '*', '', null, 'x'.repeat(100_000)] }, []],
  ['null for the families', { families: null }, []],
])('%s gives the expected relations', async (_what, given, found) => {
  const expected = 'families' in given ? found.map((player) => `player ${player}`) : found;
  expect((await relations(given)).sort()).toEqual([...expected].sort());
});

test('consoles that play all cartridges come first, and the list has one console more than a page shows', async () => {
  expect(await relations({ families: ['DS'] })).toEqual(
    ['fold DS yes', 'twin DS yes', 'slim DS partly', 'depth DS partly'].map((player) => `player ${player}`),
  );
  await backend.script(`reset role;
    insert into public.consoles (id, slug, name, description, full_description, year, color, processor, display, controls, battery)
    select md5('c' || n)::uuid, 'c-' || n, 'C', 'd', 'f', '2020', 'ds', 'p', 'd', 'c', 'b' from generate_series(1, 40) as n;
    insert into public.console_compatibility (console_id, family, plays) select md5('c' || n)::uuid, 'DS', 'yes' from generate_series(1, 40) as n;
    set local role anon`);
  const players = await relations({ families: ['DS', 'GBA'] });
  expect(players).toHaveLength(mostPlayers + 1);
  expect(players.filter((player) => player.endsWith('partly'))).toEqual([]);
});
