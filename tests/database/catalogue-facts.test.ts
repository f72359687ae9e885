// The database holds every fact of tests/database/catalogue.json unchanged.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { readSchemaFiles } from '../../build/local-backend/schema-files.ts';
import { contentOf } from '../security/database/over-http.ts';
import { sourceOptions } from '@/features/consoles/editor/console-labels';
import { startTestBackend } from '../support/database/backend.ts';

type Value = string | number | boolean | Value[] | { [name: string]: Value };
type Collected = Record<string, Value>;
type Row = Record<string, unknown>;

const {
  consoles: collected,
  plays,
  links,
} = JSON.parse(readFileSync(path.join(import.meta.dirname, 'catalogue.json'), 'utf8')) as {
  consoles: Record<string, Collected>;
  plays: Record<string, Record<string, string>>;
  links: string[];
};

let backend: Backend;
let rows: Map<string, Row>;
let releases: Row[];
beforeAll(async () => {
  backend = await startTestBackend();
  const all = await backend.sql<Row & { slug: string }>(
    `select console.*, before.slug as predecessor, after.slug as successor from public.consoles as console
     left join public.consoles as before on before.id = console.predecessor_id
     left join public.consoles as after on after.id = console.successor_id`,
  );
  rows = new Map(all.map((row) => [row.slug, row]));
  releases = await backend.sql<Row>(
    `select release.*, console.slug from public.console_releases as release
     join public.consoles as console on console.id = release.console_id`,
  );
});
afterAll(() => backend.close());

const numbers = (values: unknown[]) => values.map((value) => (value === null ? null : Number(value)));

/** Replaces the stored multiplication sign with the `x` of a keyboard. */
const typed = (text: unknown) => (typeof text === 'string' ? text.replaceAll(' × ', ' x ') : text);

/** Maps a fact's name to a function that turns a row into the value in catalogue.json. */
const stored: Record<string, (row: Row, value: Value) => unknown> = {
  family: ({ family }) => family,
  predecessor: ({ predecessor, predecessor_name }) => predecessor ?? predecessor_name,
  successor: ({ successor, successor_name }) => successor ?? successor_name,
  altNames: ({ alt_names }) => alt_names,
  modelCodes: ({ model_codes }) => model_codes,
  codename: ({ codename }) => codename,
  discontinued: ({ discontinued }) => discontinued,
  unitsSold: ({ units_sold_millions }) => Number(units_sold_millions),
  cpu: (row) =>
    [
      { name: row.processor_name, mhz: Number(row.processor_mhz) },
      { name: row.second_processor_name, mhz: Number(row.second_processor_mhz) },
    ].filter(({ name }) => name !== null),
  ram: (row) => ({
    mainKiB: row.ram_kib,
    ...(row.video_ram_kib !== null && { videoKiB: row.video_ram_kib }),
  }),
  dimensions: (row) => ({ w: Number(row.width_mm), h: Number(row.height_mm), d: Number(row.depth_mm) }),
  'weight.withBatteries': ({ weight_g }) => Number(weight_g),
  'weight.withoutBatteries': ({ weight_empty_g }) => Number(weight_empty_g),
  'battery.type': ({ battery_type }) => typed(battery_type),
  'battery.capacity': ({ battery_mah }) => battery_mah,
  'battery.chargeHours': ({ charge_hours }) => Number(charge_hours),
  media: ({ media }) => media,
  saves: ({ saves }) => saves,
  regionLock: ({ region_lock }) => region_lock,
  headphoneJack: ({ headphone_jack }) => headphone_jack,
  cameras: ({ cameras }) => typed(cameras),
  microphone: ({ microphone }) => microphone,
  motion: ({ motion_sensor }) => motion_sensor,
  'connectivity.linkCable': ({ link_cable }) => link_cable,
  'connectivity.wifi': ({ wifi }) => wifi,
  'connectivity.bluetooth': ({ bluetooth }, value) => asCollected(bluetooth, value),
  'connectivity.infrared': ({ infrared }, value) => asCollected(infrared, value),
  'connectivity.nfc': ({ nfc }) => nfc,
  'connectivity.usb': ({ usb }) => usb,
  'connectivity.storage': ({ storage }) => storage,
  ...screen('display', 'screen'),
  ...screen('display2', 'second_screen'),
};

function screen(from: string, to: string): typeof stored {
  return {
    [`${from}.technology`]: (row) => row[`${to}_technology`],
    [`${from}.diagonalInch`]: (row) => Number(row[`${to}_inches`]),
    [`${from}.resolution`]: (row) => [row[`${to}_width_px`], row[`${to}_height_px`]],
    [`${from}.colours`]: (row) => row[`${to}_colours`],
    [`${from}.lit`]: (row) => row[`${to}_lit`],
    [`${from}.touch`]: (row) => row[`${to}_touch`],
    [`${from}.stereoscopic3d`]: (row) => row[`${to}_3d`],
  };
}

/** Returns a boolean if the collected value is a boolean, and the text otherwise. */
function asCollected(text: unknown, value: Value): unknown {
  return typeof value === 'boolean' ? text === 'yes' : text;
}

const hours = (value: Value): number[] =>
  (value as (number | { min: number; max: number })[]).flatMap((each) =>
    typeof each === 'number' ? [each] : [each.min, each.max],
  );

const byRegion: Record<string, (release: Row) => unknown> = {
  release: ({ released }) => released,
  launchPrice: ({ price, price_to, currency }) => [
    price_to === null ? Number(price) : { min: Number(price), max: Number(price_to) },
    currency,
  ],
  launchGames: ({ launch_games }) => launch_games,
  launchColours: ({ launch_colours }) => launch_colours,
};

test.each(Object.entries(collected))('the database holds every collected fact of %s', (slug, facts) => {
  const row = rows.get(slug);
  expect(row).toBeDefined();
  for (const [name, value] of Object.entries(facts)) {
    const [kind = '', region] = name.split('.');
    const regionalFact = byRegion[kind];
    if (regionalFact) {
      const release = releases.find((each) => each.slug === slug && each.region === region);
      expect(regionalFact(release ?? {}), `${slug} ${name}`).toEqual(value);
    } else if (name === 'battery.rated' || name === 'battery.measured') {
      const of = name === 'battery.rated' ? 'rated' : 'measured';
      const ends = numbers([row?.[`${of}_hours_min`], row?.[`${of}_hours_max`]]);
      expect(ends, `${slug} ${name}`).toEqual([Math.min(...hours(value)), Math.max(...hours(value))]);
    } else {
      expect(stored[name]?.(row ?? {}, value), `${slug} ${name}`).toEqual(value);
    }
  }
});

test('the database holds every cell of the matrix', async () => {
  const cells = await backend.sql<{ slug: string; family: string; plays: string }>(
    `select console.slug, cell.family, cell.plays from public.console_compatibility as cell
     join public.consoles as console on console.id = cell.console_id`,
  );
  const expected = Object.entries(plays).flatMap(([family, bySlug]) =>
    Object.entries(bySlug).map(([slug, value]) => `${slug} ${family} ${value === 'partial' ? 'partly' : value}`),
  );
  expect(cells.map(({ slug, family, plays }) => `${slug} ${family} ${plays}`).sort()).toEqual(expected.sort());
});

test('the database holds every link cable, also cables to devices outside the catalogue', async () => {
  const rows = await backend.sql<{ link: string }>(
    `select concat_ws(' > ', one.slug, coalesce(other.slug, cable.to_name)) as link from public.link_cables as cable
     join public.consoles as one on one.id = cable.from_id
     left join public.consoles as other on other.id = cable.to_id`,
  );
  expect(rows.map(({ link }) => link).sort()).toEqual(links.toSorted());
});

test('page and editor know every fact that has a source', async () => {
  const fields = await backend.sql<{ field: string }>('select distinct field from public.console_sources');
  const offered = sourceOptions.map(({ value }) => value);
  expect(fields.map(({ field }) => field).filter((field) => !offered.includes(field))).toEqual([]);
});

test('each fact has at most one note, but hours have a note for each figure', async () => {
  const several = await backend.sql<{ field: string }>(
    'select field from public.console_sources where note is not null group by console_id, field having count(*) > 1',
  );
  expect(new Set(several.map(({ field }) => field))).toEqual(new Set(['rated_hours', 'measured_hours']));
});

test('each pair of processors or memories shares sources, and one fact of the pair holds the note', async () => {
  const fields = ['processor_name', 'second_processor_name', 'ram_kib', 'video_ram_kib'];
  const sources = await backend.sql<{ slug: string; field: string; title: string; note: string | null }>(
    `select console.slug, field, title, note from public.console_sources
     join public.consoles as console on console.id = console_id where title is not null`,
  );
  const titlesOf = (field: string) =>
    sources.filter((source) => source.field === field).map(({ slug, title }) => `${slug}: ${title}`);
  const [processors = [], seconds = [], memories = [], videos = []] = fields.map((field) => titlesOf(field).sort());
  expect(seconds).toEqual(processors);
  const hasVideo = (source: string) => rows.get(source.split(':')[0] ?? '')?.video_ram_kib !== null;
  expect(videos).toEqual(memories.filter(hasVideo));
  const advance = sources.filter(({ slug }) => slug === 'game-boy-advance');
  const noteOf = (field: string) => advance.find((source) => source.field === field)?.note;
  expect(fields.map(noteOf)).toEqual([
    null,
    'Clocked at 4.2 or 8.4 MHz.',
    '32 KiB on the chip and 256 KiB on the board.',
    null,
  ]);
});

test('a second load of the content does not fill fields that staff cleared', async () => {
  await backend.script(`update public.consoles set predecessor_id = successor_id, predecessor_name = null, weight_g = null,
      rated_hours_min = null, rated_hours_max = 0.5 where slug = 'game-boy';
    delete from public.console_sources where field = 'weight_g';
    delete from public.link_cables where to_name is null`);
  const tables = [
    'consoles',
    'console_releases',
    'console_compatibility',
    'console_sources',
    'link_cables',
    'post_consoles',
  ];
  const before = await contentOf(backend, tables);
  const [content] = readSchemaFiles(path.join(import.meta.dirname, '../..')).seeds;
  await backend.script(content?.sql ?? '');
  expect(await contentOf(backend, tables)).toEqual(before);
});
