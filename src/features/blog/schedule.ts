import { dayOf, formatDay } from '@/lib/dates';

/** Says whether the database accepts a moment: years from 1900 to 2999. */
export function isSupportedDate(moment: string): boolean {
  const time = Date.parse(moment);
  return time >= Date.UTC(1900, 0) && time < Date.UTC(3000, 0);
}

/** Returns '24 December 2026, 09:00 (Europe/Berlin)', in the zone of this device. */
export function momentInWords(moment: string): string {
  const [day = '', time] = localTime(moment).split('T');
  return `${formatDay(day)}, ${time} (${zoneName()})`;
}

export function zoneName(): string {
  return new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
}

/** Returns the value of a datetime-local field: '2026-12-24T09:00'. */
export function localTime(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${dayOf(date)}T${time}`;
}

/**
 * Returns the moment of a local time, or '' for no time. A time that the clocks repeat means the earlier moment. A time
 * that the clocks skip means the later moment.
 */
export function fromLocalTime(local: string): string {
  const [, year, month, day, hours, minutes] = (/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local) ?? []).map(Number);
  if (year === undefined || month === undefined) return '';
  // The short form of Date would read the year 26 as 1926.
  const date = new Date(2000, 0, 1, hours, minutes);
  date.setFullYear(year, month - 1, day);
  date.setHours(hours ?? 0, minutes);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Returns the calendar day of a moment, in the zone of this device. '' for no moment. */
export function localDay(moment: string): string {
  return localTime(moment).slice(0, 10);
}

export function today(): string {
  return dayOf(new Date());
}

const hour = 3_600_000;

/** Returns a sentence about a time that the clocks skip or repeat, or null. @param local the typed time */
export function clockChange(local: string): string | null {
  const moment = fromLocalTime(local);
  if (moment === '') return null;
  const shown = localTime(moment);
  if (shown !== local.slice(0, 16))
    return `The clocks go forward and skip ${local.slice(11, 16)}: the post appears at ${shown.slice(11)}.`;
  const anHourLater = new Date(Date.parse(moment) + hour).toISOString();
  return localTime(anHourLater) === shown
    ? `The clocks go back and show ${shown.slice(11)} twice: the post appears the first time.`
    : null;
}
