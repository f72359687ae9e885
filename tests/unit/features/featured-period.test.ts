import { describe, expect, test } from 'vitest';
import { WriteError } from '@/data/writes.admin';
import {
  consoleOfMonthSchema,
  newPeriod,
  outsidePeriod,
  periodInWords,
  periodErrors,
} from '@/features/consoles/featured-period';
import { errorsOf } from '../../support/schema-errors';

const period = { console_id: 'a', start_date: '2026-11-01', end_date: '2026-11-30' };

test('a new period goes from today to one month from today, with no console', () => {
  expect(newPeriod('2026-01-31')).toEqual({ console_id: '', start_date: '2026-01-31', end_date: '2026-02-28' });
});

describe('what is wrong with a period', () => {
  const wrong = (changes: Partial<typeof period>) =>
    Object.entries<string | undefined>(errorsOf(consoleOfMonthSchema, { ...period, ...changes }))
      .filter(([, words]) => words !== undefined)
      .map(([field]) => field);

  test.each([
    ['nothing', {}, []],
    ['a day is long enough', { end_date: '2026-11-01' }, []],
    ['no console', { console_id: '' }, ['console_id']],
    ['no start', { start_date: '' }, ['start_date']],
    ['no end', { end_date: '' }, ['end_date']],
    ['a start that is no day', { start_date: '2026-02-30' }, ['start_date']],
    ['an end in five-digit years', { end_date: '12026-01-01' }, ['end_date']],
    ['an end before the start', { end_date: '2026-10-31' }, ['end_date']],
    ['an end in the year before', { start_date: '2027-01-01', end_date: '2026-12-31' }, ['end_date']],
    ['no start is not compared with', { start_date: '', end_date: '2026-11-30' }, ['start_date']],
  ])('%s', (_case, changes, fields) => {
    expect(wrong(changes)).toEqual(fields);
  });
});

describe('what the database refused', () => {
  test('the order of the dates is said at the end date', () => {
    const error = new WriteError('rejected', 'no', { column: 'end_date', problem: 'not allowed' });
    expect(periodErrors(error)).toEqual({ end_date: "The end date can't be before the start date." });
  });

  test.each([new WriteError('rejected', 'no row'), new WriteError('server', '500'), new Error('else')])(
    '%s belongs to no field',
    (error) => {
      expect(periodErrors(error)).toBeNull();
    },
  );
});

test.each([
  ['2026-10-31', /in the future/],
  ['2026-11-01', null],
  ['2026-11-30', null],
  ['2026-12-01', /have passed/],
  ['2027-11-15', /have passed/],
])('on %s there is to know: %s', (today, words) => {
  const note = outsidePeriod(period, today);
  if (words === null) expect(note).toBeNull();
  else expect(note).toMatch(words);
});

test.each([
  ['2026-11-30', 'from 1 November 2026 until 30 November 2026'],
  ['2026-11-01', 'on 1 November 2026'],
])('until %s is written %s', (end_date, words) => {
  expect(periodInWords({ ...period, end_date })).toBe(words);
});
