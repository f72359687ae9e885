// Intl.DateTimeFormat is too slow here: on a phone, creating one takes longer than rendering the page.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats '2025-01-18' as '18 January 2025', the same in every time zone; returns other text unchanged. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

/** Formats a day, a month or a year: '2003-03' becomes 'March 2003', and a year stays unchanged. */
export function formatPartialDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (day !== undefined) return formatDay(date);
  return month === undefined ? year : `${months[Number(month) - 1] ?? ''} ${year}`;
}

/** Returns the calendar day of a moment in this browser's time zone, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return isoDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** Returns the same day of the next month, or the last day of a shorter month. */
export function oneMonthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfNextMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const nextMonth = month === 12 ? 1 : month + 1;
  return isoDay(nextMonth === 1 ? year + 1 : year, nextMonth, Math.min(date, lastOfNextMonth));
}

/** Says whether the text is a day as YYYY-MM-DD; rejects 30 February and the year 0. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isoDay(year: number, month: number, date: number): string {
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** Returns the time of a row's last change as ISO 8601; undefined unless the change is later than the row's `date`. */
export function lastChange({ date, updated_at }: { date: string; updated_at: string }): string | undefined {
  const changed = new Date(updated_at);
  return changed.getTime() > Date.parse(date) ? changed.toISOString() : undefined;
}

/** Returns the day (UTC) of a row's last change when it is later than the row's `date`; otherwise undefined. */
export function dayOfChange({ date, updated_at = '' }: { date: string; updated_at?: string }): string | undefined {
  const day = lastChange({ date, updated_at })?.slice(0, 10);
  return day === date ? undefined : day;
}

export const dayMilliseconds = 24 * 3_600_000;

let moment: Intl.DateTimeFormat | undefined;

/** Formats a time as '23 Nov 2026, 15:04' in this browser's time zone. The first call is too slow for public pages. */
export function momentOf(time: string | number | Date): string {
  moment ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return moment.format(new Date(time));
}
