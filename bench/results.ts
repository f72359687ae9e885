import type { ClickMeasure } from './measure-click.ts';
import type { PageMeasure } from './measure-page.ts';
import type { BenchClick, BenchPage } from './pages.ts';
import type { StyleBytes } from './style-bytes.ts';

/** The same taken of our side and of the hand-written one. */
export interface Pair<T> {
  page: T;
  twin: T;
}

/** All runs of one page. */
export interface PageResult {
  page: BenchPage;
  /** How its text or pictures differ from the twin's, which makes every ratio meaningless; null when it does not. */
  difference: string | null;
  runs: Pair<PageMeasure>[];
  styles: Pair<StyleBytes>;
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
