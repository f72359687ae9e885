import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { answerWithShell, leaveReadsUnanswered } from '../support/browser/held';
import { publicScreens } from '../support/browser/screens';
import { settled, twoFrames } from '../support/browser/settled';

interface Shift {
  /** The share of the window that moved, times how far; see the Layout Instability API. */
  value: number;
  /** What moved. */
  moved: string;
}

declare global {
  interface Window {
    shifts: Shift[];
    /** From when on they are noted. */
    shiftsFrom: number;
  }
}

const widths = [390, 768, 1280];
const height = 844;

/** All but the one whose own address is reported as missing. */
const screens = publicScreens.filter(({ name }) => name !== '404');

/** Notes what moves from `shiftsFrom` on. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    window.shiftsFrom = Number.POSITIVE_INFINITY;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.startTime < window.shiftsFrom) continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'));
        window.shifts.push({ value: entry.value, moved: moved.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Has shifts noted from the frame after the heading, the footer and everything that was loading are there.
 * What a file shows of a list that is searched is hidden, and does not count.
 */
async function beginWithContent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = () => (window.shiftsFrom = performance.now());
    const look = () => {
      const placeholder = document.querySelector('[data-testid="skeleton"], [aria-busy="true"]');
      const whole = document.querySelector('main h1') && document.querySelector('footer nav');
      const hidden = 'narrowed' in document.documentElement.dataset;
      requestAnimationFrame(!whole || placeholder || hidden ? look : begin);
    };
    requestAnimationFrame(look);
  });
}

/** Holds some answers back; gives how to let them go, and how many were asked for. */
async function holdBack(page: Page, addresses: string) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const held = { count: 0, letGo };
  await page.route(addresses, async (route) => {
    held.count += 1;
    await released;
    await route.continue();
  });
  return held;
}

/** Opens a page and holds some of its files back until its content is there; gives the shifts after that. */
async function shiftsOf(address: string, width: number, late: string): Promise<Shift[]> {
  const { page } = await visit({ width, height });
  await noteShifts(page);
  await beginWithContent(page);
  const held = await holdBack(page, late);
  // What is searched or shared comes by script.
  const byScript = /[?#]/.test(address);
  if (!byScript) await leaveReadsUnanswered(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // The script waits for all files of the page, unless somebody touches it.
  if (byScript) await page.keyboard.press('Shift');
  await page.waitForFunction(() => window.shiftsFrom < Number.POSITIVE_INFINITY);
  // A moment for the page to be drawn without them.
  await page.waitForTimeout(200);
  held.letGo();
  await page.waitForLoadState('load');
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => window.shifts);
  // Left open while the other screens have their turn, it would report the news that never came.
  await page.close();
  return held.count === 0 ? [{ value: 0, moved: `${address} asks for no ${late}` }] : shifts;
}

describe.each([
  [
    'pictures',
    '**/images/**',
    [
      ...['compare', 'compatibility', 'compatibility of one', 'open data', 'links', 'link that no longer works'],
      ...['contact', 'empty search', 'past consoles'],
      ...['about', 'privacy', 'tools', 'palette finder', 'saves', 'identify', 'mail to come in', 'link of a mail'],
      ...['editions', 'how we know'],
    ],
  ],
  ['fonts', '**/*.woff2', []],
])('%s that come late', (_what, late, without) => {
  test.each(widths)('move nothing once the content is there, at %i px', async (width) => {
    const found: { name: string; shifts: Shift[] }[] = [];
    const left = screens.filter(({ name }) => !without.some((other) => other === name));
    // A few at a time: each is a page of its own.
    await Promise.all(
      [1, 2, 3].map(async () => {
        for (let screen = left.shift(); screen; screen = left.shift()) {
          found.push({ name: screen.name, shifts: await shiftsOf(screen.address, width, late) });
        }
      }),
    );
    expect(found.filter(({ shifts }) => shifts.length > 0)).toEqual([]);
  });
});

/** How much may move when content takes the place of its placeholder: what search engines call good. */
const atMost = 0.1;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe.each([
  {
    what: 'Console of the Month',
    address: '/#console-of-month',
    rows: '**/rest/v1/console_of_today*',
    // In pixels: it is as high as a sample, whose texts are a few lines shorter.
    mayGrow: 130,
  },
  {
    what: 'article',
    address: '/blog/why-the-game-boy-stayed-grey',
    rows: '**/rest/v1/blog_posts?*slug=*',
    // As long as it is.
    mayGrow: Number.POSITIVE_INFINITY,
  },
])('the place held for the $what', ({ what, address, rows, mayGrow }) => {
  test.each(widths)('is about as large as what comes, at %i px', async (width) => {
    const { page } = await visit({ width, height });
    await noteShifts(page);
    // A file has its content, and needs no such place.
    await answerWithShell(page);
    const held = await holdBack(page, rows);
    await page.goto(address);
    const place = page.getByRole('status', { name: new RegExp(`^Loading .*${what}$`) });
    await place.waitFor();
    await page.getByRole('contentinfo').waitFor();
    // The other parts of the page have come.
    await page.waitForFunction(() => document.querySelectorAll('[data-testid="skeleton"]').length === 1);
    await twoFrames(page);
    expect((await place.boundingBox())?.y, 'it is in the window').toBeLessThan(height / 2);
    const before = await heightOf(page);
    await page.evaluate(() => (window.shiftsFrom = performance.now()));
    held.letGo();
    await settled(page);
    await page.waitForTimeout(200);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, shifts.map(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(atMost);
    expect(Math.abs((await heightOf(page)) - before)).toBeLessThanOrEqual(mayGrow);
  });
});

test.each([
  ['how-long-do-they-really-last', 390],
  ['how-long-do-they-really-last', 1280],
  ['glasses-free-3d-explained', 390],
  ['the-cable-that-made-pokemon', 1280],
])('the picture in the article %s moves nothing when it comes late, at %i px', async (slug, width) => {
  const { page } = await visit({ width, height });
  await noteShifts(page);
  await beginWithContent(page);
  const held = await holdBack(page, '**/images/{charts,drawings,consoles}/**');
  await leaveReadsUnanswered(page);
  await page.goto(`/blog/${slug}`, { waitUntil: 'domcontentloaded' });
  const picture = page.locator('article figure img').first();
  await picture.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForFunction(() => window.shiftsFrom < Number.POSITIVE_INFINITY);
  await expect.poll(() => held.count).toBeGreaterThan(0);
  await twoFrames(page);
  held.letGo();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('the check sees something push the text down', async () => {
  const { page } = await visit();
  await noteShifts(page);
  await beginWithContent(page);
  await page.goto('/contact');
  await settled(page);
  await twoFrames(page);
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('div'), { style: 'height: 200px' });
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0);
});
