import { median } from './median.ts';
import { tableOf } from './table.ts';

/** One figure of the site in all its runs. Times are in milliseconds. */
export interface Finding {
  name: string;
  site: readonly number[];
  /** The same figure of the twin. Missing when the twin lacks the figure. */
  twin?: readonly number[];
  promise?: Promised;
}

/** A limit of the figure, or of its ratio to the twin. */
type Promised = { atMost: number } | { timesTwin: number };

/** The limits of figures. The report only prints the other figures. */
export const promises = {
  largestPaint: { timesTwin: 1.05 },
  /** Half a hundredth; the report prints hundredths. */
  shift: { atMost: 0.005 },
  hydrated: { atMost: 2200 },
  tap: { atMost: 100 },
  /** As fast as the twin, apart from the noise between runs of one page. */
  click: { timesTwin: 1.05 },
} satisfies Record<string, Promised>;

/** Says whether the median keeps its limit. */
export function isHeld({ site, twin = [], promise }: Finding): boolean {
  if (!promise) return true;
  return median(site) <= ('atMost' in promise ? promise.atMost : promise.timesTwin * median(twin));
}

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

/** Returns the median, and the smallest and largest value when runs differ. */
function spread(values: readonly number[]): string {
  const text = (value: number) => (value < 1 ? value.toFixed(2) : value.toFixed(0));
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(text);
  return least === most ? `${middle}` : `${middle} (${least}-${most})`;
}
