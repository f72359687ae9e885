import { setTimeout as sleep } from 'node:timers/promises';
import { errors, type Browser, type CDPSession, type Locator, type Page } from 'playwright-core';
import type { BenchClick } from './pages.ts';
import { fastLine, slowVisit, type SlowVisit } from './profile.ts';
import { watchTraffic } from './traffic.ts';

/** Milliseconds from the click. */
export interface ClickMeasure {
  /** Until the next page's heading and words were painted for the first time. */
  painted: number;
  /** Until a transition between the two pages, if there is one, was over. */
  settled: number;
}

/** The way to the next page and back, in milliseconds. */
export interface ReturnMeasure {
  there: ClickMeasure;
  /** From `history.back()` until the first page was painted at the place where it was left; Infinity for never. */
  back: number;
}

/** A page that is waited for, kept in the tab while documents change. */
interface Sought {
  heading: string;
  words: string;
  /** How far it has to be scrolled; null for any place. */
  scroll: number | null;
  /** Milliseconds since 1970. */
  since: number;
}

declare global {
  interface Window {
    benchShown?: ClickMeasure;
  }
}

/** How long a finger rests on the glass, in milliseconds. */
const tapLength = 80;

/**
 * How long nothing may be under way before a page counts as quiet, in milliseconds: a hydrated page waits for a moment
 * without work, on a slow phone for some seconds, before it fetches ahead.
 */
const quiet = 4000;

/** How long a page may take to be back before it counts as lost, in milliseconds. */
const patience = 5000;

/** Opens a page on the slow phone, waits until all is quiet, and follows a link. */
export async function measureClick(browser: Browser, baseUrl: string, click: BenchClick): Promise<ClickMeasure> {
  const visit = await slowVisit(browser);
  try {
    await touch(await linkInView(visit, baseUrl, click), visit.devtools);
    return await shown(visit.page);
  } finally {
    await visit.close();
  }
}

/** The same on a line on which the site fetches ahead what is behind the links in view, and then back. */
export async function measureReturn(browser: Browser, baseUrl: string, click: BenchClick): Promise<ReturnMeasure> {
  const visit = await slowVisit(browser, fastLine);
  const { page, devtools, close } = visit;
  try {
    const link = await linkInView(visit, baseUrl, click);
    const left = {
      heading: (await page.locator('main h1').textContent()) ?? '',
      words: (await link.textContent()) ?? '',
      scroll: await page.evaluate(() => scrollY),
    };
    await touch(link, devtools);
    const there = await shown(page);
    // The page is read for a while.
    await sleep(1500);
    await page.evaluate((sought) => {
      delete window.benchShown;
      const since = performance.timeOrigin + performance.now();
      sessionStorage.setItem('bench-sought', JSON.stringify({ ...sought, since }));
      history.back();
    }, left);
    return { there, back: await backAt(page) };
  } finally {
    await close();
  }
}

async function linkInView({ page, devtools }: SlowVisit, baseUrl: string, click: BenchClick): Promise<Locator> {
  const traffic = watchTraffic(devtools);
  await page.addInitScript(observeClick, { heading: click.heading, words: click.words });
  await page.goto(baseUrl + click.from, { waitUntil: 'load' });
  await page.waitForFunction(isHydrated, undefined, { polling: 100 });
  await traffic.quiet(quiet);
  const link = page.locator(`main a[href="${click.to}"]`).first();
  // So far down, where it can be, that a way back to the top of the page would show.
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // What came into view loads its pictures, and what is behind it may be fetched.
  await traffic.quiet(quiet);
  return link;
}

/** Runs in the page. One without script has no page data and is complete as it is. */
function isHydrated(): boolean {
  return !document.getElementById('page-data') || performance.getEntriesByName('hydration').length > 0;
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

/** Asked seldom, which costs the page nothing. A document that is just being left cannot be asked; the next one can. */
async function shown(page: Page, timeout?: number): Promise<ClickMeasure> {
  const times = await page.waitForFunction(() => window.benchShown, undefined, { polling: 100, timeout });
  return (await times.jsonValue()) as ClickMeasure;
}

async function backAt(page: Page): Promise<number> {
  try {
    return (await shown(page, patience)).painted;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Infinity;
    throw error;
  }
}

/**
 * Runs in every page before anything else does: from a click on seeks the next page, and looks, frame by frame, whether
 * the page that is sought is there. It is sent as text and must use nothing from around it.
 */
function observeClick({ heading, words }: { heading: string; words: string }): void {
  const key = 'bench-sought';
  const channel = new MessageChannel();
  const watch = {
    isThere(sought: Sought) {
      const main = document.querySelector('main');
      return (
        main?.querySelector('h1')?.textContent === sought.heading &&
        main.textContent.includes(sought.words) &&
        (sought.scroll === null || Math.abs(scrollY - sought.scroll) <= 2)
      );
    },
    look() {
      const text = sessionStorage.getItem(key);
      const sought = text === null ? null : (JSON.parse(text) as Sought);
      if (sought && watch.isThere(sought)) {
        sessionStorage.removeItem(key);
        // The message arrives after this frame has been painted.
        channel.port2.postMessage(sought.since);
      }
      requestAnimationFrame(() => watch.look());
    },
    elapsed(since: number) {
      return performance.timeOrigin + performance.now() - since;
    },
  };
  channel.port1.onmessage = async ({ data: since }: MessageEvent<number>) => {
    const painted = watch.elapsed(since);
    const transitions = document
      .getAnimations()
      .filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      );
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    window.benchShown = { painted, settled: transitions.length > 0 ? watch.elapsed(since) : painted };
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const since = performance.timeOrigin + timeStamp;
      sessionStorage.setItem(key, JSON.stringify({ heading, words, scroll: null, since }));
    },
    { capture: true },
  );
  watch.look();
}
