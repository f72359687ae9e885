import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** The phone that Lighthouse shows pages on. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G: the round trip in milliseconds, throughput in bytes a second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How many times slower than this machine the phone computes. */
const cpuSlowdown = 4;

/** A phone on a slow line that has never seen the site. */
export interface SlowVisit {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/** Opens an empty page with an empty cache, slowed down by the profile. */
export async function slowVisit(browser: Browser): Promise<SlowVisit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, devtools, close: () => context.close() };
}
