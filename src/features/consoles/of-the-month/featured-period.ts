import * as v from 'valibot';
import type { FeaturedPeriod } from '@/data/consoles/console-of-month.admin';
import type { QueuedRow } from '@/data/consoles/console-queue.admin';
import { fieldErrorsFrom } from '@/data/service/writes.admin';
import { formatDay, isDay, oneMonthAfter } from '@/lib/dates';
import { field } from '@/lib/form-rules';
import type { FieldErrors } from '@/ui/form/fields';

const messages = {
  console_id: 'Choose a console.',
  start_date: 'Choose a start date.',
  end_date: 'Choose an end date.',
};
const wrongOrder = 'The end date can’t be before the start date.';

export const consoleOfMonthSchema = v.pipe(
  v.object({
    console_id: field((id) => id !== '', messages.console_id),
    start_date: field(isDay, messages.start_date),
    end_date: field(isDay, messages.end_date),
  }),
  v.forward(
    v.partialCheck([['start_date'], ['end_date']], ({ start_date, end_date }) => end_date >= start_date, wrongOrder),
    ['end_date'],
  ),
);

/** The labels differ from the labels of the featured row on the same screen. */
export const queueLabels: Record<keyof FeaturedPeriod, string> = {
  console_id: 'Queued console',
  start_date: 'First day',
  end_date: 'Last day',
};

/** Returns the default period: a month from today. */
export function newPeriod(today: string): FeaturedPeriod {
  return { console_id: '', start_date: today, end_date: oneMonthAfter(today) };
}

export function periodErrors(error: unknown): FieldErrors<FeaturedPeriod> | null {
  return fieldErrorsFrom<FeaturedPeriod>(error, { ...messages, end_date: wrongOrder });
}

export function periodInWords({ start_date, end_date }: Omit<FeaturedPeriod, 'console_id'>): string {
  return start_date === end_date
    ? `on ${formatDay(start_date)}`
    : `from ${formatDay(start_date)} until ${formatDay(end_date)}`;
}

/** Returns a note when today is outside the period, else null. The dates switch nothing on or off. */
export function periodNote({ start_date, end_date }: Omit<FeaturedPeriod, 'console_id'>, today: string): string | null {
  if (today < start_date) return 'These dates are in the future, but the console is already on the home page.';
  if (today > end_date)
    return 'These dates have passed. The console stays on the home page until you change or remove it.';
  return null;
}

/** Returns today as YYYY-MM-DD in UTC, like the database. */
export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Returns the state of a queued row. @param current the id of the row that the home page shows today */
export function turnInWords(row: QueuedRow, current: string | undefined, today: string): string {
  if (row.id === current) return 'Today';
  if (row.end_date < today) return 'Past';
  return row.start_date > today ? 'Queued' : 'Not shown today';
}
