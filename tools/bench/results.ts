import type { ClickMeasure } from './measure-click.ts';
import type { PageMeasure } from './measure-page.ts';
import type { BenchClick, BenchPage } from './pages.ts';

/** The same taken of the built page and of what it is compared with. */
export interface Pair<T> {
  page: T;
  twin: T;
}

/** All runs of one page. */
export interface PageResult {
  page: BenchPage;
  runs: Pair<PageMeasure>[];
}

/** All runs of one click. */
export interface ClickResult {
  click: BenchClick;
  runs: Pair<ClickMeasure>[];
}

export interface BenchResults {
  pages: PageResult[];
  clicks: ClickResult[];
}

/** The middle value; of an even number of values the mean of the two in the middle. @throws RangeError for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** The medians of one figure on both sides. */
export function medians<T>(runs: readonly Pair<T>[], figure: (measure: T) => number): Pair<number> {
  return {
    page: median(runs.map(({ page }) => figure(page))),
    twin: median(runs.map(({ twin }) => figure(twin))),
  };
}

/** How many times as long our side takes, by the medians. */
export function ratio<T>(runs: readonly Pair<T>[], figure: (measure: T) => number): number {
  const { page, twin } = medians(runs, figure);
  return page / twin;
}
