import { afterEach, describe, expect, test } from 'vitest';
import { dayOf, formatDay, isDay, oneMonthAfter } from '@/lib/dates';

test.each([
  ['2025-01-18', '18 January 2025'],
  ['2025-12-31', '31 December 2025'],
  ['2024-02-29', '29 February 2024'],
  ['1989-04-21', '21 April 1989'],
])('formatDay writes %s as %s', (day, words) => {
  expect(formatDay(day)).toBe(words);
});

test.each(['', 'soon', '2025-13-01', '2025-1-1x', '2025-01-18T10:00:00Z'])('formatDay returns %j unchanged', (text) => {
  expect(formatDay(text)).toBe(text);
});

describe('the day of a moment', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each([
    ['Etc/GMT+12', '2025-03-01T00:30:00Z', '2025-02-28'],
    ['Pacific/Kiritimati', '2024-12-31T10:00:00Z', '2025-01-01'],
    ['UTC', '2025-01-01T00:00:00+00:00', '2025-01-01'],
    ['UTC', '2024-02-29T23:59:59.999Z', '2024-02-29'],
    ['Europe/Berlin', '2025-06-30T21:59:59Z', '2025-06-30'],
    ['Europe/Berlin', '2025-06-30T22:00:00Z', '2025-07-01'],
    ['America/New_York', '2025-11-02T05:30:00Z', '2025-11-02'],
  ])('in %s, %s falls on %s', (timeZone, moment, day) => {
    process.env.TZ = timeZone;
    expect(dayOf(new Date(moment))).toBe(day);
  });
});

test.each([
  ['2025-01-15', '2025-02-15'],
  ['2025-01-28', '2025-02-28'],
  ['2025-01-29', '2025-02-28'],
  ['2025-01-31', '2025-02-28'],
  ['2024-01-31', '2024-02-29'],
  ['2100-01-31', '2100-02-28'],
  ['2025-03-31', '2025-04-30'],
  ['2025-04-30', '2025-05-30'],
  ['2025-11-30', '2025-12-30'],
  ['2025-12-01', '2026-01-01'],
  ['2025-12-31', '2026-01-31'],
])('one month after %s is %s', (day, later) => {
  expect(oneMonthAfter(day)).toBe(later);
});

test.each([
  ...['2025-02-28', '2024-02-29'].map((day) => [day, true] as const),
  ...['2025-02-29', '2025-04-31', '2025-13-01', '2025-00-10', '12025-01-01', '2025-1-1', ''].map(
    (text) => [text, false] as const,
  ),
])('isDay(%j) is %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
