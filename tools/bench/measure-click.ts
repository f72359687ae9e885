import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Locator } from 'playwright-core';
import type { BenchClick } from './pages.ts';
import { slowVisit } from './profile.ts';
import { watchTraffic } from './traffic.ts';

/** Milliseconds from the click. */
export interface ClickMeasure {
  /** Until the next page's heading and words were painted for the first time. */
  painted: number;
  /** Until a transition between the two pages, if there is one, was over. */
  settled: number;
}

declare global {
  interface Window {
    benchShown?: { painted: number; settled: number };
  }
}

/** How long a finger rests on the glass, in milliseconds. */
const tapLength = 80;

/** Opens a page on the slow phone, waits until all is quiet, and follows a link. */
export async function measureClick(browser: Browser, baseUrl: string, click: BenchClick): Promise<ClickMeasure> {
  const { page, devtools, close } = await slowVisit(browser);
  try {
    const traffic = watchTraffic(devtools);
    await page.addInitScript(observeClick, { heading: click.heading, words: click.words });
    await page.goto(baseUrl + click.from, { waitUntil: 'load' });
    await traffic.quiet(1000);
    const link = page.locator(`main a[href="${click.to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    // What came into view loads its pictures.
    await traffic.quiet(1000);
    await touch(link, devtools);
    // A document that is just being left cannot be asked; the next one can.
    const shown = await page.waitForFunction(() => window.benchShown);
    return await shown.evaluate((times) => {
      const clicked = Number(sessionStorage.getItem('bench-click'));
      return { painted: (times?.painted ?? 0) - clicked, settled: (times?.settled ?? 0) - clicked };
    });
  } finally {
    await close();
  }
}

/** Rests a finger on something for a moment. */
export async function touch(control: Locator, devtools: CDPSession): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('What to touch is not on the screen.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await sleep(tapLength);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Runs in every page before anything else does: keeps the moment of the click in the tab and
 * looks, frame by frame, whether the next page is there. It is sent as text and must use
 * nothing from around it.
 */
function observeClick({ heading, words }: { heading: string; words: string }): void {
  const channel = new MessageChannel();
  const watch = {
    isThere() {
      const main = document.querySelector('main');
      return (
        sessionStorage.getItem('bench-click') !== null &&
        main?.querySelector('h1')?.textContent === heading &&
        main.textContent.includes(words)
      );
    },
    look() {
      // The message arrives after this frame has been painted.
      if (watch.isThere()) channel.port2.postMessage('painted');
      else requestAnimationFrame(() => watch.look());
    },
  };
  channel.port1.onmessage = async () => {
    const painted = performance.timeOrigin + performance.now();
    const transitions = document
      .getAnimations()
      .filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      );
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const settled = transitions.length > 0 ? performance.timeOrigin + performance.now() : painted;
    window.benchShown = { painted, settled };
  };
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  watch.look();
}
