import { describe, expect, test } from 'vitest';
import { outlierRange, outlierDelay, outlierYearRange } from '@/features/consoles/editor/outliers';

const weights = [80, 200, null, 398];
const usual = { least: 80, most: 398 };

describe('outlierRange', () => {
  test.each<[value: number, found: object | null]>([
    [39.9, usual],
    [40, null],
    [300, null],
    [796, null],
    [796.1, usual],
    [2900, usual],
  ])('compares %d with 80 to 398', (value, found) => {
    expect(outlierRange(value, weights)).toEqual(found);
  });

  test.each([[[]], [[null, null, null]], [[80, 200, null]]])('finds no outlier among too few values: %j', (others) => {
    expect(outlierRange(2900, others)).toBeNull();
  });
});

test.each<[year: number, found: object | null]>([
  [1978, { least: 1989, most: 2019 }],
  [1979, null],
  [1998, null],
  [2029, null],
  [2030, { least: 1989, most: 2019 }],
  [2091, { least: 1989, most: 2019 }],
])('outlierYearRange compares %d with 1989 to 2019: %j', (year, found) => {
  expect(outlierYearRange(year, [2019, 1989, 2001])).toEqual(found);
  expect(outlierYearRange(year, [2019, 1989])).toBeNull();
});

test.each<[released: string, years: number | null]>([
  ['1988-12-31', -1],
  ['1989', null],
  ['1989-04-21', null],
  ['1994-12-31', null],
  ['1995-01', 6],
  ['2091-04-21', 102],
])('outlierDelay compares a release on %s with a console of 1989: %j', (released, years) => {
  expect(outlierDelay(released, '1989')).toBe(years);
});
