import type { Browser, Page } from 'playwright-core';
import { touch } from './measure-click.ts';
import { slowVisit } from './profile.ts';
import type { BenchTap } from './taps.ts';
import { watchTraffic } from './traffic.ts';

/** While the site's script does not come, or after it has hydrated the page and all is quiet. */
export type TapMoment = 'before' | 'hydrated';

declare global {
  interface Window {
    /** Milliseconds from each event of an interaction until the next paint, where it took at least `shortestTimed`. */
    benchTaps: number[];
  }
}

/** What Event Timing reports; a tap that takes less counts as this, in milliseconds. */
const shortestTimed = 16;

/**
 * Opens a page on the slow phone, uses a control with real input, and gives how long its slowest event took until
 * the next paint, by Event Timing: in milliseconds, which the browser rounds to 8.
 */
export async function measureTap(browser: Browser, baseUrl: string, tap: BenchTap, moment: TapMoment): Promise<number> {
  if (moment === 'before' && !tap.beforeScript) throw new Error(`${tap.name} is a navigation before the script.`);
  const { page, devtools, close } = await slowVisit(browser);
  try {
    const traffic = watchTraffic(devtools);
    if (moment === 'before') await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    await page.addInitScript(observeTaps, shortestTimed);
    await page.goto(baseUrl + tap.path, { waitUntil: 'load' });
    if (moment === 'hydrated') await page.waitForFunction(() => performance.getEntriesByName('hydration').length > 0);
    await traffic.quiet(1000);
    const control = tap.control(page);
    await control.scrollIntoViewIfNeeded();
    // What came into view loads its pictures.
    await traffic.quiet(1000);
    await idle(page);
    await touch(control, devtools);
    for (const key of tap.keys ?? []) {
      await idle(page);
      await page.keyboard.press(key);
    }
    await tap.done(page);
    await page.waitForFunction(() => performance.interactionCount > 0);
    // Events are reported after the frame that answers them.
    await idle(page);
    await traffic.quiet(500);
    const durations = await page.evaluate(() => window.benchTaps);
    return Math.max(shortestTimed, ...durations);
  } finally {
    await close();
  }
}

/** Waits until the page has nothing to do. After a touch Chromium without a window may never call it idle. */
function idle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

/** Runs in the page before anything else does. It is sent there as text and must use nothing from around it. */
function observeTaps(durationThreshold: number): void {
  window.benchTaps = [];
  const timed: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
  new PerformanceObserver((list) => {
    // Others are of the mouse that the browser imagines above a page that has just come.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) window.benchTaps.push(duration);
  }).observe(timed);
}
