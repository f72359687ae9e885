import { median } from './median.ts';
import { tableOf } from './table.ts';

/** One figure of the site in all its runs. Times are milliseconds. */
export interface Finding {
  name: string;
  site: readonly number[];
  /** What it is compared with; missing where that has no such figure. */
  twin?: readonly number[];
  promise?: Promised;
}

/** A limit of the figure itself, or of how many times the twin's it is. */
type Promised = { atMost: number } | { timesTwin: number };

/** What is promised; the other figures are printed only. */
export const promises = {
  largestPaint: { timesTwin: 1.05 },
  /** Less than the hundredths that are printed. */
  shift: { atMost: 0.005 },
  hydrated: { atMost: 2200 },
  tap: { atMost: 100 },
  /** No slower than the twin, but for what the runs of one page differ by. */
  click: { timesTwin: 1.05 },
} satisfies Record<string, Promised>;

/** By the medians. */
export function isHeld({ site, twin = [], promise }: Finding): boolean {
  if (!promise) return true;
  return median(site) <= ('atMost' in promise ? promise.atMost : promise.timesTwin * median(twin));
}

/** All findings as a table for a terminal. */
export function reportOf(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { name, site, twin, promise } = finding;
    const times = twin ? (median(site) / median(twin)).toFixed(3) : '';
    return [name, spread(site), twin ? spread(twin) : '', isFinite(Number(times)) ? times : '', textOf(promise)].concat(
      promise ? (isHeld(finding) ? 'held' : 'MISSED') : '',
    );
  });
  return tableOf([['', 'site', 'twin', 'ratio', 'promise', ''], ...rows]);
}

function textOf(promise: Promised | undefined): string {
  if (!promise) return '';
  return 'atMost' in promise ? `at most ${promise.atMost}` : `ratio at most ${promise.timesTwin}`;
}

/** The median, and the least and the most where runs differ. */
function spread(values: readonly number[]): string {
  const text = (value: number) => (value < 1 ? value.toFixed(2) : value.toFixed(0));
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(text);
  return least === most ? `${middle}` : `${middle} (${least}-${most})`;
}
