import type { Browser } from 'playwright-core';
import type { BenchTap } from './pages.ts';
import { hydrated, onSlowPhone } from './slow-visit.ts';

declare global {
  interface Window {
    benchTaps: number[];
  }
}

/** What Event Timing reports at least, in milliseconds; it rounds to 8. */
const shortestTimed = 16;

/** Uses a control of a hydrated page on the slow phone; milliseconds from its slowest event until the next paint. */
export function measureTap(browser: Browser, baseUrl: string, { path, control, effect }: BenchTap): Promise<number> {
  return onSlowPhone(browser, async ({ page, touch }) => {
    await page.addInitScript(observeTaps, shortestTimed);
    await page.goto(baseUrl + path);
    await hydrated(page);
    await touch(control(page));
    await page.locator(effect).first().waitFor({ state: 'attached' });
    // Events are reported after the frame that answers them.
    await page.waitForFunction(() => performance.interactionCount > 0);
    await page.waitForTimeout(500);
    return Math.max(shortestTimed, ...(await page.evaluate(() => window.benchTaps)));
  });
}

/** Runs in the page before anything else does. It is sent there as text and uses nothing from around it. */
function observeTaps(durationThreshold: number): void {
  window.benchTaps = [];
  const timed: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
  new PerformanceObserver((list) => {
    // Others are of the mouse that the browser imagines above a page that has just come.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) window.benchTaps.push(duration);
  }).observe(timed);
}
