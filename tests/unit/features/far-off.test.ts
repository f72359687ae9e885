import { describe, expect, test } from 'vitest';
import { farFrom } from '@/features/consoles/editor/far-off';

const weights = [80, 200, null, 398];
const usual = { least: 80, most: 398 };

describe('a number is far from those of the other consoles', () => {
  test.each<[value: number, found: object | null]>([
    [39.9, usual],
    [40, null],
    [300, null],
    [796, null],
    [796.1, usual],
    [2900, usual],
  ])('%d of 80 to 398', (value, found) => {
    expect(farFrom(value, weights)).toEqual(found);
  });

  test.each([[[]], [[null, null, null]], [[80, 200, null]]])('never where too few are known: %j', (others) => {
    expect(farFrom(2900, others)).toBeNull();
  });
});
