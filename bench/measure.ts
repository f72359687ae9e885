import type { Browser } from 'playwright-core';
import { measureClick } from './measure-click.ts';
import { measurePage } from './measure-page.ts';
import { clicks, type BenchPage } from './pages.ts';
import type { ClickResult, Pair, PageResult } from './results.ts';
import { differenceInContent } from './same-content.ts';
import type { ServedSite } from './server.ts';
import type { StaticFiles } from './static-files.ts';
import { styleBytes } from './style-bytes.ts';

/** Both sides of the comparison: what is served, and where. */
export type Sides = Pair<{ files: StaticFiles; site: ServedSite }>;

/** A page is watched this long in milliseconds in the first run, which counts what it fetches, and in the others. */
const observedFor = { first: 10_000, later: 4000 };

/** Opens each page and its twin in turn, as often as asked. */
export async function measurePages(
  browser: Browser,
  sides: Sides,
  pages: readonly BenchPage[],
  runs: number,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const page of pages) {
    const { path } = page;
    const addresses = [sides.page.site.baseUrl + path, sides.twin.site.baseUrl + path] as const;
    const styles = { page: styleBytes(sides.page.files, path), twin: styleBytes(sides.twin.files, path) };
    results.push({ page, difference: await differenceInContent(browser, ...addresses), runs: [], styles });
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { page, runs: done } of results) {
      done.push(
        await inTurn(run, (side) => {
          // Without script nothing can begin later than the load.
          const watched = side === 'twin' ? 0 : run === 0 ? observedFor.first : observedFor.later;
          return measurePage(browser, sides[side].site.baseUrl + page.path, watched);
        }),
      );
    }
  }
  return results;
}

/** Follows each link on the page and on its twin in turn, as often as asked. */
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
