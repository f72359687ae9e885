const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A day and time in this browser's time zone: '23 Nov 2026, 15:04'. For the admin area only: it is slow to create. */
export function momentOf(time: string | number): string {
  return moment.format(new Date(time));
}
