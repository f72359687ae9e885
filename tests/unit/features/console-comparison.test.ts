import { describe, expect, test } from 'vitest';
import type { ComparedConsole } from '../../../src/data/consoles/console-comparison';
import {
  parseComparison,
  comparisonAddress,
  omissionNotes,
} from '../../../src/features/consoles/compare/compare-address';
import { betterFacts, comparisonOf, differencesIn } from '../../../src/features/consoles/compare/comparison-rows';
import { factGroups } from '../../../src/features/consoles/console-facts';
import { aConsole } from '../../support/builders';

type Release = ComparedConsole['releases'][number];

const model = (changes: Partial<ComparedConsole> = {}): ComparedConsole => ({
  ...aConsole(),
  releases: [],
  ...changes,
});
const soldFor = (price: number, currency: string, region = 'na'): Release => ({
  ...{ region, released: '1989-07-31', price, price_to: null, currency },
});

/** Compares consoles with these facts, and returns one row of the comparison. */
function rowOf(title: string, label: string, ...facts: Partial<ComparedConsole>[]) {
  const groups = comparisonOf(facts.map(model));
  return groups.find((group) => group.title === title)?.rows.find((row) => row.label === label);
}

/** Returns the best value of a row: its place and its label, such as `1: Lightest`. */
function bestIn(...row: Parameters<typeof rowOf>): string | null {
  const { best = null } = rowOf(...row) ?? {};
  return best && `${best.place}: ${best.word}`;
}

describe('the address of a comparison', () => {
  test.each([
    ['a,b,c,d', { slugs: ['a', 'b', 'c', 'd'] }],
    ['', {}],
    [',a,,b,', { slugs: ['a', 'b'] }],
    ['a,b,a,a', { slugs: ['a', 'b'], repeated: ['a', 'a'] }],
    ['a,b,c,d,e,f', { slugs: ['a', 'b', 'c', 'd'], surplus: ['e', 'f'] }],
    ['a,Game Boy,\0', { slugs: ['a'], impossible: ['Game Boy', '\0'] }],
  ])('asks for at most four valid slugs, each once: %j', (text, parsed) => {
    expect(parseComparison(text)).toEqual({ slugs: [], impossible: [], repeated: [], surplus: [], ...parsed });
  });

  test('leads to one sentence for each reason of an omission', () => {
    const parsed = { impossible: ['B B'], repeated: ['a', 'a'], surplus: ['e', 'f'] };
    expect(omissionNotes(parsed, ['nope'])).toEqual([
      `We don’t have a console called "nope" or "B B".`,
      '"a" appears more than once, so we show it once.',
      'Four consoles fit side by side, so we left out "e" and "f".',
    ]);
    expect(omissionNotes(parseComparison('a,b'), [])).toEqual([]);
  });

  test('with thousands of names leads to a short sentence', () => {
    const text = Array.from({ length: 5_000 }, (_, index) => `No ${index} ${'x'.repeat(90)}`).join();
    const [line = ''] = omissionNotes(parseComparison(text), []);
    expect(line).toContain('or 4997 more.');
    expect(line.length).toBeLessThan(250);
  });

  test.each([
    [['a', 'b'], false, '', '/consoles/compare?c=a,b'],
    [['a'], true, 'nes & co', '/consoles/compare?c=a&only=differences&q=nes+%26+co'],
    [[], false, 'nes', '/consoles/compare?q=nes'],
    [[], false, '', '/consoles/compare'],
  ])('for the slugs %j, only differences %j and the search %j is %s', (slugs, onlyDifferences, search, address) => {
    expect(comparisonAddress({ slugs, onlyDifferences }, search)).toBe(address);
  });
});

describe('the comparison of a row', () => {
  test.each([
    ['the lighter console', 'Size and weight', 'Weight', { weight_g: 220 }, { weight_g: 80 }, '1: Lightest'],
    [
      'more pixels, not a larger side',
      ...(['Screen', 'Resolution'] as const),
      { screen_width_px: 160, screen_height_px: 144 },
      { screen_width_px: 170, screen_height_px: 100 },
      '0: Most pixels',
    ],
    ['the larger battery', 'Power', 'Capacity', { battery_mah: 460 }, { battery_mah: 600 }, '1: Largest'],
    ['the shorter charge', 'Power', 'Charging', { charge_hours: 3.5 }, { charge_hours: 3 }, '1: Fastest'],
    ['the cheaper launch', 'Release', 'Launch price in North America', sold(99.99), sold(89.99), '1: Cheapest'],
    ['nothing for equal weights', 'Size and weight', 'Weight', { weight_g: 80 }, { weight_g: 80 }, null],
    ['nothing beside an unknown weight', 'Size and weight', 'Weight', { weight_g: 80 }, {}, null],
    ['nothing for two currencies', 'Release', 'Launch price in Europe', soldInEurope('DEM'), soldInEurope('EUR'), null],
    ['nothing for two dates', 'Release', 'First released', { year: '1989' }, { year: '1996' }, null],
    ['nothing for two sizes', 'Screen', 'Diagonal', { screen_inches: 2.6 }, { screen_inches: 2 }, null],
  ])('marks %s', (_what, title, label, one, other, best) => {
    expect(bestIn(title, label, one, other)).toBe(best);
  });

  test.each([
    ['longer at both ends', [15, 35], [5, 10], '0: Longest'],
    ['longer at one end, the same at the other', [5, 12], [5, 10], '0: Longest'],
    ['longer at one end, shorter at the other', [4, 12], [5, 10], null],
  ])('compares a battery life that is %s', (_how, [least = 0, most = 0], [otherLeast = 0, otherMost = 0], best) => {
    const one = { rated_hours_min: least, rated_hours_max: most };
    const other = { rated_hours_min: otherLeast, rated_hours_max: otherMost };
    expect(bestIn('Power', 'Battery life, as printed', one, other)).toBe(best);
  });

  test('marks one of three consoles only if this console beats both others', () => {
    const weights = [{ weight_g: 300 }, { weight_g: 80 }, { weight_g: 275 }];
    expect(bestIn('Size and weight', 'Weight', ...weights)).toBe('1: Lightest');
    expect(bestIn('Size and weight', 'Weight', ...weights, { weight_g: 80 })).toBeNull();
  });

  test('marks nothing for a single console', () => {
    expect(bestIn('Size and weight', 'Weight', { weight_g: 80 })).toBeNull();
  });

  test('follows only rules about existing facts', () => {
    const facts = factGroups.flatMap(({ title, facts }) => facts.map(({ label }) => `${title}/${label}`));
    expect([...betterFacts.keys()].filter((key) => !facts.includes(key))).toEqual([]);
  });
});

describe('differences', () => {
  test('a row counts as different when two known values differ', () => {
    const differs = (...families: (string | null)[]) =>
      rowOf('Model', 'Family', ...families.map((family) => ({ family })))?.differs;
    expect(differs('Game Boy', 'Game Boy')).toBe(false);
    expect(differs('Game Boy', 'Nintendo DS')).toBe(true);
    expect(differs('Game Boy', null)).toBe(false);
  });

  test('differencesIn drops equal rows and empty groups', () => {
    const groups = comparisonOf([
      model({ family: 'Game Boy', codename: 'DMG', nfc: false }),
      model({ family: 'Game Boy', codename: 'OXY', nfc: false }),
    ]);
    const rows = differencesIn(groups).map(({ title, rows }) => [title, rows.map(({ label }) => label)]);
    expect(rows).toContainEqual(['Model', ['Codename']]);
    expect(rows.map(([title]) => title)).not.toContain('Connections');
  });

  test('the comparison shows a second screen only if a console has one, and "None" for each other console', () => {
    expect(rowOf('Second screen', 'Light', {}, {})).toBeUndefined();
    const row = rowOf('Second screen', 'Light', {}, { second_screen_lit: 'back' });
    expect(row).toMatchObject({ values: ['None', 'Backlight'], differs: true });
  });
});

test('the first release is the earliest date of all regions, or else the year', () => {
  const releases = [
    { ...soldFor(1, 'USD'), released: '1989-07-31' },
    { ...soldFor(1, 'JPY', 'jp'), released: '1989-04-21' },
  ];
  expect(rowOf('Release', 'First released', { releases }, { year: '1996' })?.values).toEqual(['21 April 1989', '1996']);
});

function sold(price: number) {
  return { releases: [soldFor(price, 'USD')] };
}

function soldInEurope(currency: string) {
  return { releases: [soldFor(100, currency, 'eu')] };
}
