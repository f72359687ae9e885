import { expect, test } from 'vitest';
import { formatDay } from '@/lib/dates';

test.each([
  ['2025-01-18', '18 January 2025'],
  ['2025-12-31', '31 December 2025'],
  ['2024-02-29', '29 February 2024'],
  ['1989-04-21', '21 April 1989'],
])('%s is written %s, in every time zone', (day, words) => {
  expect(formatDay(day)).toBe(words);
});

test.each(['', 'soon', '2025-13-01', '2025-1-1x', '2025-01-18T10:00:00Z'])(
  '%j is no day and stays as it is',
  (text) => {
    expect(formatDay(text)).toBe(text);
  },
);
