import type { Browser } from 'playwright-core';
import type { BenchTap } from './pages.ts';
import { hydrated, onSlowPhone } from './slow-visit.ts';

declare global {
  interface Window {
    benchTaps: number[];
  }
}

/** The shortest duration that Event Timing reports, in milliseconds. Event Timing rounds to multiples of 8. */
const shortestTimed = 16;

/** Taps a control of a hydrated page. Returns the milliseconds from the tap's slowest event to the next paint. */
export function measureTap(browser: Browser, baseUrl: string, { path, control, effect }: BenchTap): Promise<number> {
  return onSlowPhone(browser, async ({ page, touch }) => {
    await page.addInitScript(observeTaps, shortestTimed);
    await page.goto(baseUrl + path);
    await hydrated(page);
    await touch(control(page));
    await page.locator(effect).first().waitFor({ state: 'attached' });
    // The browser reports an event after the frame that shows its effect.
    await page.waitForFunction(() => performance.interactionCount > 0);
    await page.waitForTimeout(500);
    return Math.max(shortestTimed, ...(await page.evaluate(() => window.benchTaps)));
  });
}

/** Runs first in the page. Playwright sends the function as text, so the function uses no name from outside. */
function observeTaps(durationThreshold: number): void {
  window.benchTaps = [];
  const timed: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
  new PerformanceObserver((list) => {
    // Events without an id belong to the mouse that the browser simulates above a new page.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) window.benchTaps.push(duration);
  }).observe(timed);
}
