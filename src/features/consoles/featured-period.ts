import type { FeaturedPeriod } from '@/data/console-of-month.admin';
import { refusedFields } from '@/data/writes.admin';
import { formatDay, isDay, oneMonthAfter } from '@/lib/dates';
import type { FieldErrors } from '@/ui/use-form';

const words: FieldErrors<FeaturedPeriod> = {
  console_id: 'Please choose a console.',
  start_date: 'Please choose the day it starts.',
  end_date: 'Please choose the day it ends.',
};
const wrongOrder = 'The end date must not be before the start date.';

/** What the form starts from when no console is featured: a month from today. */
export function newPeriod(today: string): FeaturedPeriod {
  return { console_id: '', start_date: today, end_date: oneMonthAfter(today) };
}

/** What the database would not take. */
export function checkPeriod({ console_id, start_date, end_date }: FeaturedPeriod): FieldErrors<FeaturedPeriod> {
  const inOrder = !isDay(start_date) || end_date >= start_date;
  return {
    console_id: console_id === '' ? words.console_id : undefined,
    start_date: isDay(start_date) ? undefined : words.start_date,
    end_date: !isDay(end_date) ? words.end_date : inOrder ? undefined : wrongOrder,
  };
}

/** The words for what the database refused about a period, or null. */
export function periodRefusal(error: unknown): FieldErrors<FeaturedPeriod> | null {
  return refusedFields<FeaturedPeriod>(error, { ...words, end_date: wrongOrder });
}

/** From when until when, in words. */
export function periodInWords({ start_date, end_date }: Omit<FeaturedPeriod, 'console_id'>): string {
  return start_date === end_date
    ? `on ${formatDay(start_date)}`
    : `from ${formatDay(start_date)} until ${formatDay(end_date)}`;
}

/** What to know when today is not within the period, or null: the dates switch nothing on or off. */
export function outsidePeriod(
  { start_date, end_date }: Omit<FeaturedPeriod, 'console_id'>,
  today: string,
): string | null {
  if (today < start_date) return 'This period has not started yet. The home page shows the console already.';
  if (today > end_date) return 'This period is over. The home page shows the console until it is changed or removed.';
  return null;
}
