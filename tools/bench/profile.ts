import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** The phone that Lighthouse shows pages on. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The round trip in milliseconds, throughput in bytes a second. */
interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** What Lighthouse takes for a phone: slow 4G. */
export const slowLine: Line = { latency: 150, ...megabits(1.6, 0.75) };

/** What the developer tools call fast 4G: a site may fetch ahead on it. */
export const fastLine: Line = { latency: 60, ...megabits(9, 1.5) };

function megabits(down: number, up: number): Omit<Line, 'latency'> {
  const bytes = (megabit: number) => (megabit * 1024 * 1024) / 8;
  return { downloadThroughput: bytes(down), uploadThroughput: bytes(up) };
}

/** How many times slower than this machine the phone computes. */
const cpuSlowdown = 4;

/** A phone that has never seen the site. */
export interface SlowVisit {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/** Opens an empty page with an empty cache, slowed down by the profile. */
export async function slowVisit(browser: Browser, line: Line = slowLine): Promise<SlowVisit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, devtools, close: () => context.close() };
}
