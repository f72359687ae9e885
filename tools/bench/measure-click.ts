import type { Browser } from 'playwright-core';
import type { BenchClick } from './pages.ts';
import { hydrated, onSlowPhone } from './slow-visit.ts';

declare global {
  interface Window {
    benchPainted?: number;
  }
}

/** Follows a link on the slow phone. Returns the milliseconds from the click to the paint of the next page. */
export function measureClick(
  browser: Browser,
  baseUrl: string,
  click: BenchClick,
  hasScript: boolean,
): Promise<number> {
  return onSlowPhone(browser, async ({ page, touch }) => {
    await page.addInitScript(observeClick, click);
    await page.goto(baseUrl + click.from);
    if (hasScript) await hydrated(page);
    else await page.waitForLoadState('networkidle');
    await touch(page.locator(`main a[href="${click.to}"]`).first());
    const painted = await page.waitForFunction(() => window.benchPainted, undefined, { polling: 100 });
    return (await painted.jsonValue()) ?? Infinity;
  });
}

/**
 * Runs first in every document. After a click the function looks for the next page in every animation frame. Playwright
 * sends the function as text, so the function uses no name from outside. The function declares no named function,
 * because tsx would add a helper.
 */
function observeClick({ heading, words }: BenchClick): void {
  const key = 'bench-clicked-at';
  const channel = new MessageChannel();
  // The message arrives after the paint of the frame that sent it.
  channel.port1.onmessage = () => {
    window.benchPainted = performance.timeOrigin + performance.now() - Number(sessionStorage.getItem(key));
  };
  const watch = {
    look() {
      const main = document.querySelector('main');
      const isThere = main?.querySelector('h1')?.textContent === heading && main.textContent.includes(words);
      if (isThere && sessionStorage.getItem(key) !== null) channel.port2.postMessage(null);
      else requestAnimationFrame(() => watch.look());
    },
  };
  watch.look();
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
}
