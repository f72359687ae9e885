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

/** Returns the records of a text in the format of RFC 4180. @throws Error for another format */
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

/** Returns the rows as a spreadsheet does: a value for each column. */
function tableOf([columns = [], ...rows]: string[][]): Record<string, string>[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
}

/** Returns a value of the JSON in the form of the CSV. */
function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

describe('the open data of the seeds', () => {
  let content: PublishedContent;
  let files: ReturnType<typeof filesOf>;
  beforeAll(async () => {
    const service = await openService(projectRoot, null);
    content = await readPublishedContent(service);
    await service.close();
    files = filesOf(content);
  });

  test('each console is in both files with the same values', () => {
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

  test('the CSV begins with one byte order mark, so that Excel reads UTF-8', () => {
    expect(files.csv.split('\uFEFF').map((part) => part.slice(0, 10))).toEqual(['', 'slug,name,']);
  });

  test('the JSON has the compatibility, and each fact with its sources', () => {
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

  test('both files name the licence, and the JSON names its date and its fields', () => {
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

  test('more than 90 per cent of the possible values are known', () => {
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
])('csvCell writes the text %j as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each([
  [-1.5, '-1.5'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [['DMG-01', 'x; y'], 'DMG-01; x; y'],
  [['=a'], "'=a"],
])('csvCell writes the value %j as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('a reader of the CSV gets any text back unchanged, except for the apostrophe', () => {
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

test('a source with a check date in the future does not change the update date', () => {
  const source = { field: 'weight_g', title: 'A scale', url: null, confidence: null, note: null };
  const sources = ['2999-12-31', '2025-11-22'].map((checked_on) => ({ ...source, checked_on }));
  const updated_at = '2025-03-01T00:00:00+00:00';
  expect(filesOf(aSiteContent({ consoles: [aConsolePage({ updated_at, sources })] })).json.updated).toBe('2025-11-22');
});

test('a site without consoles has empty files', () => {
  const { json, rows } = filesOf(aSiteContent({ consoles: [] }));
  expect([json.consoles, json.updated]).toEqual([[], '']);
  expect(rows).toHaveLength(1);
});

test('the coverage ignores the second screen of a console with one screen', () => {
  const bare = aConsolePage();
  const fieldOf = (name: string, consoles: Parameters<typeof coverageOf>[0]) =>
    coverageOf(consoles).find((field) => field.name === name);
  expect(fieldOf('second_screen_inches', [bare])).toEqual({ name: 'second_screen_inches', known: 0, of: 0 });
  const two = aConsolePage({ second_screen_touch: true });
  expect(fieldOf('second_screen_inches', [bare, two])).toEqual({ name: 'second_screen_inches', known: 0, of: 1 });
  expect(fieldOf('codename', [bare, two])).toEqual({ name: 'codename', known: 0, of: 2 });
  expect(fieldOf('alt_names', [bare, aConsolePage({ alt_names: ['LL'] })])).toMatchObject({ known: 1, of: null });
});
