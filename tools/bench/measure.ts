import type { Browser } from 'playwright-core';
import { measureClick, measureReturn } from './measure-click.ts';
import { measurePage } from './measure-page.ts';
import { measureTap } from './measure-tap.ts';
import type { BenchClick, BenchPage } from './pages.ts';
import type { ClickResult, Pair, PageResult, TapResult } from './results.ts';
import type { BenchTap } from './taps.ts';

/** The addresses of what is compared. */
export type Sides = Pair<string>;

/** Both sides are watched this long in milliseconds in the first run, which counts what they fetch, and in the others. */
const observedFor = { first: 10_000, later: 4000 };

/** Opens each page on both sides in turn, as often as asked. */
export async function measurePages(
  browser: Browser,
  sides: Sides,
  pages: readonly BenchPage[],
  runs: number,
): Promise<PageResult[]> {
  const results: PageResult[] = pages.map((page) => ({ page, runs: [] }));
  for (let run = 0; run < runs; run += 1) {
    const watched = run === 0 ? observedFor.first : observedFor.later;
    for (const { page, runs: done } of results)
      done.push(await inTurn(run, (side) => measurePage(browser, sides[side] + page.path, watched)));
  }
  return results;
}

/** Follows each link on both sides in turn, and on ours there and back, as often as asked. */
export async function measureClicks(
  browser: Browser,
  sides: Sides,
  clicks: readonly BenchClick[],
  runs: number,
): Promise<ClickResult[]> {
  const results: ClickResult[] = clicks.map((click) => ({ click, runs: [], returns: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { click, runs: done, returns } of results) {
      done.push(await inTurn(run, (side) => measureClick(browser, sides[side], click)));
      returns.push(await measureReturn(browser, sides.page, click));
    }
  }
  return results;
}

/** Uses each control before and after the site's script has come, as often as asked. */
export async function measureTaps(
  browser: Browser,
  baseUrl: string,
  taps: readonly BenchTap[],
  runs: number,
): Promise<TapResult[]> {
  const results = taps.map((tap) => ({ tap, before: [] as number[], hydrated: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { tap, before, hydrated } of results) {
      if (tap.beforeScript) before.push(await measureTap(browser, baseUrl, tap, 'before'));
      hydrated.push(await measureTap(browser, baseUrl, tap, 'hydrated'));
    }
  }
  return results;
}

/** Measures both sides one after the other; the one that comes second in one run comes first in the next. */
async function inTurn<T>(run: number, measure: (side: keyof Pair<T>) => Promise<T>): Promise<Pair<T>> {
  if (run % 2 === 0) {
    const page = await measure('page');
    return { page, twin: await measure('twin') };
  }
  const twin = await measure('twin');
  return { page: await measure('page'), twin };
}
