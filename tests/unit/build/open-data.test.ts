import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { csvCell, openDataTexts } from '../../../build/feeds/open-data.ts';
import {
  openService,
  readPublishedContent,
  type PublishedContent,
} from '../../../build/prerender/published-content.ts';
import { coverageOf, fieldNames, totalCoverage } from '@/data/consoles/console-fields';
import { aConsolePage } from '../../support/builders';
import { aSiteContent } from './feed-content';

const projectRoot = path.join(import.meta.dirname, '../../..');
const publisher = { name: 'Test Legacy', site: 'https://legacy.example' };

interface Data {
  updated: string;
  licence: Record<string, string>;
  known_values: { known: number; of: number };
  fields: { name: string; description: string; unit: string | null }[];
  consoles: (Record<string, unknown> & {
    slug: string;
    releases: { region: string; released: string | null; price: number | null; currency: string | null }[];
    compatibility: { family: string; plays: string; note: string | null; source: unknown }[];
    sources: { field: string; title: string | null; url: string | null; checked_on: string | null }[];
  })[];
  link_cables: { from: string; to: string | null; to_other: string | null; via: string }[];
}

type Catalogue = Parameters<typeof openDataTexts>[0];

function filesOf(content: Catalogue) {
  const files = new Map(openDataTexts(content, publisher));
  const csv = files.get('data/consoles.csv') ?? '';
  const json = files.get('data/consoles.json') ?? '';
  return { json: JSON.parse(json) as Data, csv, rows: recordsOf(csv.replace(/^\uFEFF/, '')) };
}

/** The records of a text in the format of RFC 4180. @throws Error where it is none */
function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  while (cell.lastIndex < text.length) {
    const place = cell.lastIndex;
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`no record at ${place}: ${text.slice(place, place + 40)}`);
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

/** What a spreadsheet has of the rows: a value for each column. */
function tableOf([columns = [], ...rows]: string[][]): Record<string, string>[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
}

/** As the CSV writes a value of the JSON. */
function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

describe('of the content that the site comes with', () => {
  let content: PublishedContent;
  let files: ReturnType<typeof filesOf>;
  beforeAll(async () => {
    const service = await openService(projectRoot, null);
    content = await readPublishedContent(service);
    await service.close();
    files = filesOf(content);
  });

  test('both files have every console, and the same values', () => {
    const table = tableOf(files.rows);
    expect(files.json.consoles.map(({ slug }) => slug)).toEqual(content.consoles.map(({ slug }) => slug));
    expect(table).toHaveLength(files.json.consoles.length);
    for (const [index, model] of files.json.consoles.entries()) {
      const row = table[index] ?? {};
      for (const name of ['slug', 'name', 'year', 'url', 'predecessor', 'successor', ...fieldNames]) {
        if (name in row) expect(row[name], `${model.slug} ${name}`).toBe(written(model[name]));
      }
      for (const { region, released, price, currency } of model.releases) {
        const cells = [row[`released_${region}`], row[`price_${region}`], row[`currency_${region}`]];
        expect(cells).toEqual([released, price, currency].map(written));
      }
      for (const { family, plays } of model.compatibility) expect(row[`plays_${family}`]).toBe(plays);
    }
  });

  test('the CSV begins with one byte order mark, without which Excel takes its UTF-8 for another encoding', () => {
    expect(files.csv.split('\uFEFF').map((part) => part.slice(0, 10))).toEqual(['', 'slug,name,']);
  });

  test('every fact is in the JSON, with its sources and what plays on what', () => {
    for (const [index, model] of content.consoles.entries()) {
      const data = files.json.consoles[index];
      for (const name of fieldNames) expect(data?.[name]).toEqual(model[name]);
      expect(data?.sources).toHaveLength(model.sources.length);
      expect(data?.compatibility).toHaveLength(8);
      expect(data?.releases).toHaveLength(model.releases.length);
    }
    expect(files.json.link_cables).toHaveLength(118);
    const others = files.json.link_cables.filter(({ to }) => to === null).map(({ to_other }) => to_other);
    expect([...new Set(others)].sort()).toEqual(['Game Boy Printer', 'GameCube']);
  });

  test('it says what may be done with it, how old it is, and what its fields mean', () => {
    expect(files.json.licence).toEqual({
      name: 'CC BY 4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
      attribution: 'Test Legacy, https://legacy.example',
    });
    expect(files.json.updated).toBe('2026-11-28');
    expect(files.json.fields.map(({ name }) => name)).toEqual(fieldNames);
    expect(files.json.fields).toContainEqual({ name: 'weight_g', description: 'Weight with batteries', unit: 'g' });
    for (const row of tableOf(files.rows)) expect(row.licence).toBe('CC BY 4.0, Test Legacy, https://legacy.example');
  });

  test('of every twenty values that could be known, eighteen are', () => {
    const { known, of } = totalCoverage(coverageOf(content.consoles));
    console.info(`Catalogue: ${known} of ${of} values known, ${of - known} unknown.`);
    expect(files.json.known_values).toEqual({ known, of });
    expect(known / of).toBeGreaterThan(0.9);
  });
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("http://a.example","b")', '"\'=HYPERLINK(""http://a.example"",""b"")"'],
  ['a, b', '"a, b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['a = b', 'a = b'],
])('the text %j is the cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each([
  [-1.5, '-1.5'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [['DMG-01', 'x; y'], 'DMG-01; x; y'],
  [['=a'], "'=a"],
])('the value %j is the cell %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('whatever is typed comes out of the CSV as it went in, but for the apostrophe', () => {
  const nasty = '-a "b", c\r\nd é 🎮';
  const content = aSiteContent({ consoles: [aConsolePage({ name: nasty, saves: nasty })] });
  const [row] = tableOf(filesOf(content).rows);
  expect([row?.name, row?.saves]).toEqual([`'${nasty}`, `'${nasty}`]);
});

test('the same rows in another order make the same files', () => {
  const sources = ['b', 'a'].map((title) => ({
    ...{ field: 'weight_g', title, url: null, checked_on: null, confidence: null, note: null },
  }));
  const of = (rows: typeof sources) =>
    aSiteContent({ consoles: [aConsolePage({ id: 'it', slug: 'it', sources: rows })] });
  expect(filesOf(of(sources.toReversed())).json.consoles).toEqual(filesOf(of(sources)).json.consoles);
});

test('a source that is to be looked at in the future makes nothing newer', () => {
  const source = { field: 'weight_g', title: 'A scale', url: null, confidence: null, note: null };
  const sources = ['2999-12-31', '2025-11-22'].map((checked_on) => ({ ...source, checked_on }));
  const updated_at = '2025-03-01T00:00:00+00:00';
  expect(filesOf(aSiteContent({ consoles: [aConsolePage({ updated_at, sources })] })).json.updated).toBe('2025-11-22');
});

test('a site without consoles has the files with nothing in them', () => {
  const { json, rows } = filesOf(aSiteContent({ consoles: [] }));
  expect([json.consoles, json.updated]).toEqual([[], '']);
  expect(rows).toHaveLength(1);
});

test('a second screen counts where there is one', () => {
  const bare = aConsolePage();
  const known = (name: string, consoles: Parameters<typeof coverageOf>[0]) =>
    coverageOf(consoles).find((field) => field.name === name);
  expect(known('second_screen_inches', [bare])).toEqual({ name: 'second_screen_inches', known: 0, of: 0 });
  const two = aConsolePage({ second_screen_touch: true });
  expect(known('second_screen_inches', [bare, two])).toEqual({ name: 'second_screen_inches', known: 0, of: 1 });
  expect(known('codename', [bare, two])).toEqual({ name: 'codename', known: 0, of: 2 });
  expect(known('alt_names', [bare, aConsolePage({ alt_names: ['LL'] })])).toMatchObject({ known: 1, of: null });
});
