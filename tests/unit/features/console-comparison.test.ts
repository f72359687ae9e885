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

/** A row of the comparison of consoles with these facts. */
function rowOf(title: string, label: string, ...facts: Partial<ComparedConsole>[]) {
  const groups = comparisonOf(facts.map(model));
  return groups.find((group) => group.title === title)?.rows.find((row) => row.label === label);
}

/** What is best in it: which, and in which word. */
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
  ])('%j asks for what can be a console, each once, at most four', (text, asked) => {
    expect(parseComparison(text)).toEqual({ slugs: [], impossible: [], repeated: [], surplus: [], ...asked });
  });

  test('what was left out is said, a sentence for each reason', () => {
    const asked = { impossible: ['B B'], repeated: ['a', 'a'], surplus: ['e', 'f'] };
    expect(omissionNotes(asked, ['nope'])).toEqual([
      `We don’t have a console called "nope" or "B B".`,
      '"a" appears more than once, so we show it once.',
      'Four consoles fit side by side, so we left out "e" and "f".',
    ]);
    expect(omissionNotes(parseComparison('a,b'), [])).toEqual([]);
  });

  test('however much it holds, the sentence stays short', () => {
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
  ])('of %j, only differences %j and the search %j is %s', (slugs, onlyDifferences, search, address) => {
    expect(comparisonAddress({ slugs, onlyDifferences }, search)).toBe(address);
  });
});

describe('the best value of a row', () => {
  test.each([
    ['lighter', 'Size and weight', 'Weight', { weight_g: 220 }, { weight_g: 80 }, '1: Lightest'],
    [
      'more pixels, not a larger side',
      ...(['Screen', 'Resolution'] as const),
      { screen_width_px: 160, screen_height_px: 144 },
      { screen_width_px: 170, screen_height_px: 100 },
      '0: Most pixels',
    ],
    ['a larger battery', 'Power', 'Capacity', { battery_mah: 460 }, { battery_mah: 600 }, '1: Largest'],
    ['a shorter charge', 'Power', 'Charging', { charge_hours: 3.5 }, { charge_hours: 3 }, '1: Fastest'],
    ['a cheaper launch', 'Release', 'Launch price in North America', sold(99.99), sold(89.99), '1: Cheapest'],
    ['of the same weight none', 'Size and weight', 'Weight', { weight_g: 80 }, { weight_g: 80 }, null],
    ['of a weight that is not known none', 'Size and weight', 'Weight', { weight_g: 80 }, {}, null],
    ['of two currencies none', 'Release', 'Launch price in Europe', soldInEurope('DEM'), soldInEurope('EUR'), null],
    ['of two dates none', 'Release', 'First released', { year: '1989' }, { year: '1996' }, null],
    ['of two sizes none', 'Screen', 'Diagonal', { screen_inches: 2.6 }, { screen_inches: 2 }, null],
  ])('%s', (_what, title, label, one, other, best) => {
    expect(bestIn(title, label, one, other)).toBe(best);
  });

  test.each([
    ['longer at both ends', [15, 35], [5, 10], '0: Longest'],
    ['longer at one end, the same at the other', [5, 12], [5, 10], '0: Longest'],
    ['longer at one end, shorter at the other', [4, 12], [5, 10], null],
  ])('a battery life that is %s', (_how, [least = 0, most = 0], [otherLeast = 0, otherMost = 0], best) => {
    const one = { rated_hours_min: least, rated_hours_max: most };
    const other = { rated_hours_min: otherLeast, rated_hours_max: otherMost };
    expect(bestIn('Power', 'Battery life, as printed', one, other)).toBe(best);
  });

  test('of three, the one that is ahead of both others', () => {
    const weights = [{ weight_g: 300 }, { weight_g: 80 }, { weight_g: 275 }];
    expect(bestIn('Size and weight', 'Weight', ...weights)).toBe('1: Lightest');
    expect(bestIn('Size and weight', 'Weight', ...weights, { weight_g: 80 })).toBeNull();
  });

  test('of one console alone there is none', () => {
    expect(bestIn('Size and weight', 'Weight', { weight_g: 80 })).toBeNull();
  });

  test('each belongs to a fact that there is', () => {
    const facts = factGroups.flatMap(({ title, facts }) => facts.map(({ label }) => `${title}/${label}`));
    expect([...betterFacts.keys()].filter((key) => !facts.includes(key))).toEqual([]);
  });
});

describe('differences', () => {
  test('a row differs when two values that are known are not the same', () => {
    const differs = (...families: (string | null)[]) =>
      rowOf('Model', 'Family', ...families.map((family) => ({ family })))?.differs;
    expect(differs('Game Boy', 'Game Boy')).toBe(false);
    expect(differs('Game Boy', 'Nintendo DS')).toBe(true);
    expect(differs('Game Boy', null)).toBe(false);
  });

  test('only differences leave out the other rows, and groups without any', () => {
    const groups = comparisonOf([
      model({ family: 'Game Boy', codename: 'DMG', nfc: false }),
      model({ family: 'Game Boy', codename: 'OXY', nfc: false }),
    ]);
    const rows = differencesIn(groups).map(({ title, rows }) => [title, rows.map(({ label }) => label)]);
    expect(rows).toContainEqual(['Model', ['Codename']]);
    expect(rows.map(([title]) => title)).not.toContain('Connections');
  });

  test('a second screen is compared where one has it; the others have none', () => {
    expect(rowOf('Second screen', 'Light', {}, {})).toBeUndefined();
    const row = rowOf('Second screen', 'Light', {}, { second_screen_lit: 'back' });
    expect(row).toMatchObject({ values: ['None', 'Backlight'], differs: true });
  });
});

test('the first release is the earliest anywhere, else the year', () => {
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
