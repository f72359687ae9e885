import { describe, expect, test } from 'vitest';
import { median, ratio, spreadOf } from '../../../tools/bench/results.ts';

describe('the spread of runs', () => {
  test('is told by the least, the most and the quartiles', () => {
    expect(spreadOf([40, 10, 30, 20, 50])).toEqual({
      least: 10,
      lowerQuartile: 20,
      median: 30,
      upperQuartile: 40,
      most: 50,
    });
  });

  test('falls between two runs where it has to', () => {
    expect(spreadOf([0, 100])).toMatchObject({ lowerQuartile: 25, median: 50, upperQuartile: 75 });
  });

  test('of one run is that run', () => {
    expect(Object.values(spreadOf([7]))).toEqual([7, 7, 7, 7, 7]);
  });

  test('has its median where some runs never ended', () => {
    expect(median([1, Infinity, Infinity, Infinity])).toBe(Infinity);
    expect(median([1, 2, Infinity])).toBe(2);
  });

  test('of nothing is an error', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});

test('a ratio compares the medians, so that one slow run of either side does not count', () => {
  const runs = [
    { page: 100, twin: 100 },
    { page: 110, twin: 5000 },
    { page: 9000, twin: 100 },
  ];
  expect(ratio(runs, (time) => time)).toBeCloseTo(1.1);
});
