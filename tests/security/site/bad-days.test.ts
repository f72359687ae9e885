// Tests days and months in every time zone.
import { afterAll, expect, test } from 'vitest';
import { dayOf, isDay, oneMonthAfter } from '@/lib/dates';
import { proves } from '../../support/evidence.ts';

const zone = process.env.TZ;
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const hours = Array.from({ length: 27 }, (_, index) => index - 12);
const moments = [
  ...['2025-01-31T00:00:00Z', '2025-01-31T23:59:59Z', '2024-02-29T11:59:00Z', '2025-12-31T12:30:00Z'],
  ...['2026-01-01T00:30:00Z', '1999-12-31T18:00:00Z'],
];

test.for(hours)('dayOf returns the local day in the zone %i hours from Greenwich', (offset, context) => {
  // The names of these zones have the opposite sign.
  process.env.TZ = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  for (const moment of moments) {
    const there = new Date(Date.parse(moment) + offset * 3_600_000).toISOString().slice(0, 10);
    expect(dayOf(new Date(moment)), moment).toBe(there);
    const named = { surface: 'today', challenge: `${moment}, ${offset} h from Greenwich`, expected: there };
    proves(context, { category: 'bad input', ...named });
  }
});

const lengths = (year: number) => [31, year === 2024 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const ends = [2024, 2025, 2100].flatMap((year) =>
  lengths(year).flatMap((longest, index) =>
    Array.from({ length: longest - 26 }, (_, back) => {
      const [next = 31] = [...lengths(year), 31].slice(index + 1);
      const month = String(index + 1).padStart(2, '0');
      const [thenYear, then] = index === 11 ? [year + 1, 1] : [year, index + 2];
      const later = `${thenYear}-${String(then).padStart(2, '0')}-${String(Math.min(longest - back, next)).padStart(2, '0')}`;
      return { day: `${year}-${month}-${longest - back}`, later };
    }),
  ),
);

test('oneMonthAfter returns a valid day for the last days of every month', (context) => {
  for (const { day, later } of ends) {
    expect(oneMonthAfter(day), day).toBe(later);
    expect(isDay(later), later).toBe(true);
    proves(context, { category: 'bad input', surface: 'one month from', challenge: day, expected: later });
  }
});
