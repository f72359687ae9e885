// Compares the numbers of the charts with the collected facts.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { batteryLife, charts, launchPrices, linkSpeed, sales, weight } from '@/data/consoles/charts';
import facts from './chart-facts.json';
import catalogue from '../../database/catalogue.json';

const pictures = path.join(import.meta.dirname, '../../../public/images/charts');

/** Maps a model of the charts to its name in the facts. */
const namedInFacts: Readonly<Record<string, string>> = {
  'SP, front light': 'SP front light',
  'SP, backlight': 'SP backlight',
  'Game Boy Micro': 'Micro',
  '2DS': '2DS (2013 test)',
  'Switch, 2019 revision': 'Switch revised',
};

test('the battery chart has the hours of the facts for each model', () => {
  const rows = batteryLife.rows.map(([model, least, most, measured]) => [
    namedInFacts[model] ?? model,
    least,
    most,
    measured?.join(' / ') ?? null,
  ]);
  expect(rows).toEqual(
    facts.batteryLife.map(([model, least, most, measured]) => [model, least, most, measured?.toString() ?? null]),
  );
});

test('the price chart has the launch prices of the facts, in dollars of the launch and of today', () => {
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const rows = facts.launchPrices.map(([model, day, then, now]) => [
    model,
    month.format(new Date(`${day}-01`)),
    then,
    now,
  ]);
  expect(launchPrices.rows).toEqual(rows);
});

test('the link chart has the speeds of the facts', () => {
  expect(linkSpeed.rows).toEqual(facts.linkSpeed);
});

const consoles: Readonly<Record<string, Readonly<Record<string, unknown>>>> = catalogue.consoles;

test('the weight chart has the weights, sizes and years of the catalogue', () => {
  for (const [name, year, grams, w, h] of weight.rows) {
    const model = consoles[name.toLowerCase().replaceAll(' ', '-')];
    expect(model?.['weight.withBatteries'], name).toBe(grams);
    expect(model?.dimensions, name).toMatchObject({ w, h });
    expect(String(model?.['release.jp']).slice(0, 4), name).toBe(year);
  }
});

test('the sales chart ends with the sales figures of the catalogue', () => {
  const sold = (slug: string) => Number(consoles[slug]?.unitsSold);
  const last = new Map(sales.rows.map(([family, , million]) => [family, million]));
  const advance = ['game-boy-advance', 'game-boy-advance-sp', 'game-boy-micro'].map(sold);
  expect(last.get('Game Boy Advance')).toBeCloseTo(advance.reduce((sum, each) => sum + each, 0));
  expect(last.get('Nintendo 3DS')).toBe(sold('nintendo-3ds'));
  expect(last.get('Nintendo Switch')).toBe(sold('nintendo-switch'));
});

test.each(charts.map(({ name, height }) => [name, height] as const))(
  'the drawing of the chart %s has the height that the page names',
  (name, height) => {
    const file = path.join(pictures, `${name}.svg`);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`viewBox="0 0 480 ${height}"`);
  },
);
