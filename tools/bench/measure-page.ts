import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { slowVisit } from './profile.ts';
import { isForBackend } from './server.ts';
import { bytesByKind, watchTraffic, type Exchange, type Kind } from './traffic.ts';
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
  /** Bodies as sent, compressed: the page itself, everything, and what was asked for before `load`. */
  html: number;
  bytes: Record<Kind, number>;
  bytesBeforeLoad: Record<Kind, number>;
  /** The families of the fonts that the page could use in the end, those of the device among them. */
  fonts: string[];
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
    const observed = sleep(observedFor);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} is answered with ${answer?.status() ?? 'nothing'}.`);
    await observed;
    await traffic.quiet(1000);
    const { vitals, firstPaint, loadedAt, origin, hydration, fonts } = await page.evaluate(() => {
      const [hydrated] = performance.getEntriesByName('hydration', 'measure');
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        vitals: window.benchVitals,
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        loadedAt: navigation?.loadEventStart ?? 0,
        origin: performance.timeOrigin,
        hydration: hydrated ? { took: hydrated.duration, at: hydrated.startTime + hydrated.duration } : null,
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      };
    });
    if (firstPaint === undefined || !vitals.largest) throw new Error(`${url} painted nothing.`);
    const exchanges = traffic.exchanges();
    const isAskedBefore = (time: number) => (exchange: Exchange) => exchange.askedAt * 1000 < origin + time;
    const toBackend = exchanges.filter((exchange) => isForBackend(exchange.url));
    return {
      firstPaint,
      largestPaint: vitals.largest.time,
      largestElement: vitals.largest.element,
      blocking: totalBlockingTime(vitals, firstPaint),
      shift: cumulativeLayoutShift(vitals),
      hydration,
      html: exchanges.find((exchange) => exchange.url === url)?.bytes ?? 0,
      bytes: bytesByKind(exchanges),
      bytesBeforeLoad: bytesByKind(exchanges.filter(isAskedBefore(loadedAt))),
      fonts: fonts.sort(),
      backendRequests: toBackend.length,
      backendRequestsBeforePaint: toBackend.filter(isAskedBefore(firstPaint)).length,
    };
  } finally {
    await close();
  }
}
