import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';

/** The phone of Lighthouse's audits. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const bytesPerMegabit = (1024 * 1024) / 8;
/** Lighthouse's slow 4G, for Chromium. */
const slow4G = { latency: 150, downloadThroughput: 1.6 * bytesPerMegabit, uploadThroughput: 0.75 * bytesPerMegabit };
const cpuSlowdown = 4;

/** Duration of a tap, in milliseconds. */
const tapLength = 80;

/** A visit from a phone without a cache. */
export interface SlowVisit {
  page: Page;
  /** Taps a control for `tapLength`. */
  touch: (control: Locator) => Promise<void>;
}

/** Runs a function with an empty page and an empty cache, on a slow phone. */
export async function onSlowPhone<T>(browser: Browser, act: (visit: SlowVisit) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await act({ page, touch: (control) => touch(control, devtools) });
  } finally {
    await context.close();
  }
}

async function touch(control: Locator, devtools: CDPSession): Promise<void> {
  // Scrolls the control to the middle, so that no bar covers the control.
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Waits for pictures that load when they come into view.
  await sleep(3000);
  const box = await control.boundingBox();
  if (!box) throw new Error('What to touch is not on the screen.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await sleep(tapLength);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until the page is hydrated and the network is idle. Returns the moment of hydration in milliseconds. */
export async function hydrated(page: Page): Promise<number> {
  // Slow polling takes no time from the page.
  const moment = await page.waitForFunction(
    () =>
      performance.getEntriesByName('hydration', 'measure').map(({ startTime, duration }) => startTime + duration)[0],
    undefined,
    { polling: 100 },
  );
  await page.waitForLoadState('networkidle');
  return (await moment.jsonValue()) ?? Infinity;
}
