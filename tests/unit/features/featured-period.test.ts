import { expect, test } from 'vitest';
import { WriteError } from '@/data/service/writes.admin';
import { newPeriod, periodNote, periodInWords, periodErrors } from '@/features/consoles/of-the-month/featured-period';

const period = { console_id: 'a', start_date: '2026-11-01', end_date: '2026-11-30' };

test('newPeriod starts today, ends one month later and has no console', () => {
  expect(newPeriod('2026-01-31')).toEqual({ console_id: '', start_date: '2026-01-31', end_date: '2026-02-28' });
});

// tests/contracts/form.test.tsx tests invalid periods. tests/security/database/bad-input.test.ts tests invalid days.
test.each([new WriteError('rejected', 'no row'), new WriteError('server', '500'), new Error('else')])(
  'periodErrors assigns %s to no field',
  (error) => {
    expect(periodErrors(error)).toBeNull();
  },
);

test.each([
  ['2026-10-31', /in the future/],
  ['2026-11-01', null],
  ['2026-11-30', null],
  ['2026-12-01', /have passed/],
  ['2027-11-15', /have passed/],
])('periodNote on %s returns %s', (today, words) => {
  const note = periodNote(period, today);
  if (words === null) expect(note).toBeNull();
  else expect(note).toMatch(words);
});

test.each([
  ['2026-11-30', 'from 1 November 2026 until 30 November 2026'],
  ['2026-11-01', 'on 1 November 2026'],
])('periodInWords until %s is: %s', (end_date, words) => {
  expect(periodInWords({ ...period, end_date })).toBe(words);
});
