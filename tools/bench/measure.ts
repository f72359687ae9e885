import type { Browser } from 'playwright-core';
import { measureClick } from './measure-click.ts';
import { measurePage } from './measure-page.ts';
import { clicks, type BenchPage } from './pages.ts';
import type { ClickResult, Pair, PageResult } from './results.ts';
import type { ServedSite } from './server.ts';

/** What is compared. Without script nothing can begin later than the load, so a static side need not be watched. */
export type Sides = Pair<{ site: ServedSite; isStatic: boolean }>;

/** A page is watched this long in milliseconds in the first run, which counts what it fetches, and in the others. */
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
    for (const { page, runs: done } of results) {
      done.push(
        await inTurn(run, (side) => {
          const { site, isStatic } = sides[side];
          const watched = isStatic ? 0 : run === 0 ? observedFor.first : observedFor.later;
          return measurePage(browser, site.baseUrl + page.path, watched);
        }),
      );
    }
  }
  return results;
}

/** Follows each link on both sides in turn, as often as asked. */
export async function measureClicks(browser: Browser, sides: Sides, runs: number): Promise<ClickResult[]> {
  const results: ClickResult[] = clicks.map((click) => ({ click, runs: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { click, runs: done } of results)
      done.push(await inTurn(run, (side) => measureClick(browser, sides[side].site.baseUrl, click)));
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
