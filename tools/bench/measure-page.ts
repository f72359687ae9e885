import lighthouse from 'lighthouse';
import type { Browser } from 'playwright-core';
import { hydrated, onSlowPhone } from './slow-visit.ts';

const audits = {
  largestPaint: 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
  blocking: 'total-blocking-time',
} as const;

/** Figures of Lighthouse's mobile audit of a page; times in milliseconds. */
export type Audit = Record<keyof typeof audits, number>;

/** @param port port of the browser's developer tools */
export async function auditPage(port: number, url: string): Promise<Audit> {
  const flags = {
    port,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    onlyAudits: Object.values(audits),
  } as const;
  const found = (await lighthouse(url, flags))?.lhr;
  const figure = (name: keyof Audit) => {
    const value = found?.audits[audits[name]]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no figure for ${url}: ${found?.runtimeError?.message}`);
    return value;
  };
  return { largestPaint: figure('largestPaint'), shift: figure('shift'), blocking: figure('blocking') };
}

/** Opens a page on the slow phone. Returns the milliseconds until hydration. */
export function measureHydration(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async ({ page }) => {
    // Starts the browser's process for the site first, because the start takes a long, varying time.
    await page.goto(new URL('/robots.txt', url).href);
    await page.goto(url);
    return hydrated(page);
  });
}
