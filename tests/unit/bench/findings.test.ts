import { describe, expect, test } from 'vitest';
import { isHeld, promises, reportOf } from '../../../tools/bench/findings.ts';
import { median } from '../../../tools/bench/median.ts';

describe('the median', () => {
  test('equals the middle value, or the mean of the two middle values', () => {
    expect(median([40, 10, 30])).toBe(30);
    expect(median([40, 10])).toBe(25);
    expect(median([7])).toBe(7);
  });

  test('throws for an empty list', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('a promise of the bench', () => {
  test('compares the median, so one outlier changes nothing', () => {
    const promise = { atMost: 100 };
    expect(isHeld({ name: 'a', site: [100, 90, 900], promise })).toBe(true);
    expect(isHeld({ name: 'a', site: [101, 101, 10], promise })).toBe(false);
  });

  test('can compare the site with its twin', () => {
    const { largestPaint: promise } = promises;
    expect(isHeld({ name: 'a', site: [1050], twin: [1000], promise })).toBe(true);
    expect(isHeld({ name: 'a', site: [1051], twin: [1000], promise })).toBe(false);
  });
});

test('the report marks each broken promise as MISSED', () => {
  const lines = reportOf([
    { name: 'home: LCP', site: [1200, 1300, 1400], twin: [1000], promise: promises.largestPaint },
    { name: 'home: CLS', site: [0], promise: promises.shift },
    { name: 'home: blocking time', site: [40], twin: [0] },
  ]).split('\n');
  expect(lines[2]?.split(/\s{2,}/)).toEqual([
    ...['home: LCP', '1300 (1200-1400)', '1000', '1.300', 'ratio at most 1.05', 'MISSED'],
  ]);
  expect(lines[3]).toMatch(/0\.00 .*at most 0\.005 +held$/);
  expect(lines[4]).toMatch(/40 +0\.00\s*$/);
});
