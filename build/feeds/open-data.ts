import { cartridgeFamilies } from '../../src/data/consoles/cartridge-families.ts';
import { coverageOf, describedField, fieldNames, totalCoverage } from '../../src/data/consoles/console-fields.ts';
import { openDataFiles, openDataLicence } from '../../src/data/consoles/open-data-files.ts';
import { regions } from '../../src/data/consoles/regions.ts';
import type { PublishedContent } from '../prerender/published-content.ts';
import { paths } from '../../src/site/paths.ts';

type Catalogue = Pick<PublishedContent, 'consoles' | 'linkCables'>;
type ConsoleOfData = PublishedContent['consoles'][number];

interface Publisher {
  name: string;
  /** Address of the site, without a trailing slash. */
  site: string;
}

/** The regions, in the order of the columns. */
const regionCodes = Object.keys(regions);
const families = Object.keys(cartridgeFamilies);

/** JSON has everything, CSV has a line for each console. */
const writers = { 'application/json': asJson, 'text/csv': asCsv };

export function openDataTexts(content: Catalogue, publisher: Publisher): [name: string, text: string][] {
  return openDataFiles.map(({ path, type }) => [path.slice(1), writers[type](content, publisher)]);
}

function asJson({ consoles, linkCables }: Catalogue, { name, site }: Publisher): string {
  const slugOf = slugsOf(consoles);
  const coverage = coverageOf(consoles);
  const data = {
    title: `Consoles of ${name}`,
    licence: { ...openDataLicence, attribution: attribution(name, site) },
    documentation: site + paths.openData,
    updated: dayOfCatalogue(consoles),
    unknown: 'null',
    fields: fieldNames.map((field) => ({ name: field, description: describedField(field).text, unit: unitOf(field) })),
    cartridge_families: families.map((code) => ({ code, name: cartridgeFamilies[code] })),
    known_values: totalCoverage(coverage),
    consoles: consoles.map((model) => ({
      ...identity(model, site),
      ...Object.fromEntries(fieldNames.map((field) => [field, model[field]])),
      ...neighbours(model, slugOf),
      releases: sorted(model.releases, ({ region }) => String(regionCodes.indexOf(region))),
      compatibility: sorted(model.plays, ({ family }) => String(families.indexOf(family))).map(
        ({ family, plays, note, source_title, source_url }) => ({
          family,
          plays,
          note,
          source: sourceOf(source_title, source_url),
        }),
      ),
      sources: sorted(model.sources, ({ field, title, note }) => [field, title ?? '\uffff', note].join('\n')),
    })),
    link_cables: linkCables.map(({ from_id, to_id, to_name, via, games, note, source_title, source_url }) => ({
      from: slugOf.get(from_id),
      to: slugOf.get(to_id ?? '') ?? null,
      to_other: to_name,
      via,
      games,
      note,
      source: sourceOf(source_title, source_url),
    })),
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}

type Cell = string | number | boolean | readonly string[] | null | undefined;

function asCsv({ consoles }: Catalogue, { name, site }: Publisher): string {
  const slugOf = slugsOf(consoles);
  const rows = consoles.map((model): Record<string, Cell> => {
    const releaseOf = (region: string) => model.releases.find((release) => release.region === region);
    const playsOf = (family: string) => model.plays.find((cell) => cell.family === family)?.plays;
    const { predecessor, successor } = neighbours(model, slugOf);
    return {
      ...identity(model, site),
      ...Object.fromEntries(fieldNames.map((field) => [field, model[field]])),
      // The columns `predecessor` and `successor` contain these names already.
      ...{ predecessor_name: undefined, successor_name: undefined },
      ...{ predecessor, successor },
      ...Object.fromEntries(
        regionCodes.flatMap((region): [string, Cell][] => [
          [`released_${region}`, releaseOf(region)?.released],
          [`price_${region}`, releaseOf(region)?.price],
          [`price_to_${region}`, releaseOf(region)?.price_to],
          [`currency_${region}`, releaseOf(region)?.currency],
        ]),
      ),
      ...Object.fromEntries(families.map((family) => [`plays_${family}`, playsOf(family)])),
      sources: [...new Set(model.sources.flatMap(({ url }) => url ?? []))].sort(),
      licence: `${openDataLicence.name}, ${attribution(name, site)}`,
    };
  });
  const columns = csvColumns();
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])).join(','));
  return byteOrderMark + [columns.join(','), ...lines, ''].join('\r\n');
}

function csvColumns(): string[] {
  return [
    ...['slug', 'name', 'year', 'url'],
    ...fieldNames.filter((field) => field !== 'predecessor_name' && field !== 'successor_name'),
    ...['predecessor', 'successor'],
    ...regionCodes.flatMap((region) =>
      ['released', 'price', 'price_to', 'currency'].map((fact) => `${fact}_${region}`),
    ),
    ...families.map((family) => `plays_${family}`),
    ...['sources', 'licence'],
  ];
}

/** Without this mark Excel reads a file in the encoding of the computer. */
const byteOrderMark = '\uFEFF';

/** The beginning of a text that a spreadsheet runs as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Writes a cell of RFC 4180: '' for an unknown value, '; ' between items, and an apostrophe before a formula. */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join('; ');
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function identity({ slug, name, year }: ConsoleOfData, site: string) {
  return { slug, name, year, url: site + paths.console(slug) };
}

/**
 * Returns predecessor and successor: the slug of a console in the catalogue, or the name of a console outside the
 * catalogue.
 */
function neighbours(
  { predecessor_id, predecessor_name, successor_id, successor_name }: ConsoleOfData,
  slugOf: ReadonlyMap<string, string>,
) {
  return {
    predecessor: slugOf.get(predecessor_id ?? '') ?? predecessor_name,
    successor: slugOf.get(successor_id ?? '') ?? successor_name,
  };
}

function slugsOf(consoles: readonly ConsoleOfData[]): ReadonlyMap<string, string> {
  return new Map(consoles.map(({ id, slug }) => [id, slug]));
}

function attribution(name: string, site: string): string {
  return `${name}, ${site}`;
}

function unitOf(field: (typeof fieldNames)[number]): string | null {
  return describedField(field).unit ?? null;
}

function sourceOf(title: string | null, url: string | null) {
  return title === null && url === null ? null : { title, url };
}

/**
 * Returns the newest day on which a console changed or somebody checked a source, at most today. Returns '' without any
 * such day.
 */
function dayOfCatalogue(consoles: readonly ConsoleOfData[]): string {
  const today = new Date().toISOString().slice(0, 10);
  const days = consoles.flatMap(({ updated_at, sources }) => [
    updated_at.slice(0, 10),
    ...sources.flatMap(({ checked_on }) => checked_on ?? []),
  ]);
  return (
    days
      .filter((day) => day <= today)
      .sort()
      .at(-1) ?? ''
  );
}

/** Sorts rows by key. The database returns rows in any order, but the same content must give the same file. */
function sorted<Row>(rows: readonly Row[], key: (row: Row) => string): Row[] {
  const keyed = rows.map((row) => ({ row, key: key(row) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key))).map(({ row }) => row);
}
