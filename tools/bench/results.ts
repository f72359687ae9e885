import type { ServiceTraffic } from './hosted/service.ts';
import type { ClickMeasure, ReturnMeasure } from './measure-click.ts';
import type { PageMeasure } from './measure-page.ts';
import type { BenchClick, BenchPage } from './pages.ts';
import type { BenchTap } from './taps.ts';

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

/** All runs of one click: beside the other side on the slow line, and there and back on the fast one. */
export interface ClickResult {
  click: BenchClick;
  runs: Pair<ClickMeasure>[];
  returns: ReturnMeasure[];
}

/** All runs of one tap, in milliseconds; none before the script where it takes a navigation then. */
export interface TapResult {
  tap: Pick<BenchTap, 'name' | 'path'>;
  before: number[];
  hydrated: number[];
}

/** What one page asks of a service on another origin. */
export interface HostedResult {
  page: BenchPage;
  /** Nothing has changed since the build. */
  unchanged: ServiceTraffic;
  /** An article has. */
  changed: ServiceTraffic;
  /** Did the page end with the title that the article had when it was built? */
  isStale: boolean;
}

export interface BenchResults {
  pages: PageResult[];
  clicks: ClickResult[];
  taps: TapResult[];
  hosted: HostedResult[];
}

/** How far the runs of one figure lie apart; half of them are between the quartiles. */
export interface Spread {
  least: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  most: number;
}

/** @throws RangeError for no values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  /** The value at a part of the way from the least to the most, between two of them where it falls between. */
  const at = (part: number) => {
    const place = part * (sorted.length - 1);
    const [lower, upper] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    if (lower === undefined || upper === undefined) throw new RangeError('There is no spread of nothing.');
    return lower === upper ? lower : lower + (upper - lower) * (place % 1);
  };
  return { least: at(0), lowerQuartile: at(0.25), median: at(0.5), upperQuartile: at(0.75), most: at(1) };
}

/** The middle value; of an even number of values the mean of the two in the middle. @throws RangeError for none. */
export function median(values: readonly number[]): number {
  return spreadOf(values).median;
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
