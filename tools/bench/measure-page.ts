import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { slowVisit } from './profile.ts';
import { bytesByKind, goesToBackend, watchTraffic, type Kind } from './traffic.ts';
import { cumulativeLayoutShift, observeVitals, totalBlockingTime } from './vitals.ts';

/** One opening of one page. Times in milliseconds since the navigation began. */
export interface PageMeasure {
  firstPaint: number;
  largestPaint: number;
  /** What the largest paint showed. */
  largestElement: string;
  blocking: number;
  shift: number;
  /** How long hydration took, and when it was done; null where nothing hydrates. */
  hydration: { took: number; at: number } | null;
  /** Bodies as sent, compressed. */
  bytes: Record<Kind, number>;
  backendRequests: number;
  backendRequestsBeforePaint: number;
}

/**
 * Opens a page on the slow phone, touches nothing and notes what happens for that many
 * milliseconds at least, and until the line has been quiet for a second.
 */
export async function measurePage(browser: Browser, url: string, observedFor: number): Promise<PageMeasure> {
  const { page, devtools, close } = await slowVisit(browser);
  try {
    // Starting a process for the site takes long and differently long; what is measured is the page.
    await page.goto(new URL('/robots.txt', url).href);
    const traffic = watchTraffic(devtools);
    await page.addInitScript(observeVitals);
    // With developer tools attached, the engine looks up the source of each error as it is made, and reads a library
    // that makes some while it loads a second time: about 100 ms that no visitor has.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Error, 'stackTraceLimit');
    });
    const observed = sleep(observedFor);
    await page.goto(url, { waitUntil: 'load' });
    await observed;
    await traffic.quiet(1000);
    const { vitals, firstPaint, origin, hydration } = await page.evaluate(() => {
      const [hydrated] = performance.getEntriesByName('hydration', 'measure');
      return {
        vitals: window.benchVitals,
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        origin: performance.timeOrigin,
        hydration: hydrated ? { took: hydrated.duration, at: hydrated.startTime + hydrated.duration } : null,
      };
    });
    if (firstPaint === undefined || !vitals.largest) throw new Error(`${url} painted nothing.`);
    const exchanges = traffic.exchanges();
    const toBackend = exchanges.filter(goesToBackend);
    return {
      firstPaint,
      largestPaint: vitals.largest.time,
      largestElement: vitals.largest.element,
      blocking: totalBlockingTime(vitals, firstPaint),
      shift: cumulativeLayoutShift(vitals),
      hydration,
      bytes: bytesByKind(exchanges),
      backendRequests: toBackend.length,
      backendRequestsBeforePaint: toBackend.filter(({ askedAt }) => askedAt * 1000 < origin + firstPaint).length,
    };
  } finally {
    await close();
  }
}
