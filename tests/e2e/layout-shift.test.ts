import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { answerWithShell, leaveReadsUnanswered } from '../support/browser/held';
import { publicScreens } from '../support/browser/screens';
import { settled, twoFrames } from '../support/browser/settled';

interface Shift {
  /** The moved share of the window times the distance; see the Layout Instability API. */
  value: number;
  moved: string;
}

declare global {
  interface Window {
    shifts: Shift[];
    /** The test notes shifts from this time on. */
    shiftsFrom: number;
  }
}

const widths = [390, 768, 1280];
const height = 844;

/** All screens except 404, because the browser logs an error for the status 404. */
const screens = publicScreens.filter(({ name }) => name !== '404');

/** Notes each shift from `shiftsFrom` on. */
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
 * Sets `shiftsFrom` to the first frame with heading and footer but no placeholder. A prerendered page hides the list of
 * a narrowed address, so this list does not count as content.
 */
async function beginWithContent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = () => (window.shiftsFrom = performance.now());
    const watch = () => {
      const placeholder = document.querySelector('[data-testid="skeleton"], [aria-busy="true"]');
      const whole = document.querySelector('main h1') && document.querySelector('footer nav');
      const hidden = 'narrowed' in document.documentElement.dataset;
      requestAnimationFrame(!whole || placeholder || hidden ? watch : begin);
    };
    requestAnimationFrame(watch);
  });
}

/** Holds responses back. Returns the number of requests, and a function that releases the responses. */
async function holdBack(page: Page, addresses: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = { count: 0, release };
  await page.route(addresses, async (route) => {
    held.count += 1;
    await released;
    await route.continue();
  });
  return held;
}

/** Opens a page and holds the `late` files back until the content is there. Returns the later shifts. */
async function shiftsOf(address: string, width: number, late: string): Promise<Shift[]> {
  const { page } = await visit({ width, height });
  await noteShifts(page);
  await beginWithContent(page);
  const held = await holdBack(page, late);
  // The script brings the content of a search or of a shared draft.
  const byScript = /[?#]/.test(address);
  if (!byScript) await leaveReadsUnanswered(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // The script waits for all files of the page, unless a person touches the page.
  if (byScript) await page.keyboard.press('Shift');
  await page.waitForFunction(() => window.shiftsFrom < Number.POSITIVE_INFINITY);
  // The browser needs a moment to draw the page without the files.
  await page.waitForTimeout(200);
  held.release();
  await page.waitForLoadState('load');
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => window.shifts);
  // An open page would later report that the content stamps never came.
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
])('late %s', (_what, late, without) => {
  test.each(widths)('move nothing after the content is there, at %i px', async (width) => {
    const found: { name: string; shifts: Shift[] }[] = [];
    const left = screens.filter(({ name }) => !without.some((other) => other === name));
    // Three pages run at a time.
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

/** The largest allowed shift when content replaces its placeholder. Search engines call this value good. */
const atMost = 0.1;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe.each([
  {
    what: 'Console of the Month',
    address: '/#console-of-month',
    rows: '**/rest/v1/console_of_today*',
    // In pixels. The placeholder has the height of a sample. The texts of the sample are a few lines shorter.
    mayGrow: 130,
  },
  {
    what: 'article',
    address: '/blog/why-the-game-boy-stayed-grey',
    rows: '**/rest/v1/blog_posts?*slug=*',
    // An article can have any length.
    mayGrow: Number.POSITIVE_INFINITY,
  },
])('the placeholder of the $what', ({ what, address, rows, mayGrow }) => {
  test.each(widths)('takes about as much room as the content at %i px', async (width) => {
    const { page } = await visit({ width, height });
    await noteShifts(page);
    // A prerendered page has its content and no placeholder.
    await answerWithShell(page);
    const held = await holdBack(page, rows);
    await page.goto(address);
    const place = page.getByRole('status', { name: new RegExp(`^Loading .*${what}$`) });
    await place.waitFor();
    await page.getByRole('contentinfo').waitFor();
    // The other parts of the page are complete.
    await page.waitForFunction(() => document.querySelectorAll('[data-testid="skeleton"]').length === 1);
    await twoFrames(page);
    expect((await place.boundingBox())?.y, 'it is in the window').toBeLessThan(height / 2);
    const before = await heightOf(page);
    await page.evaluate(() => (window.shiftsFrom = performance.now()));
    held.release();
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
])('a late picture in the article %s moves nothing at %i px', async (slug, width) => {
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
  held.release();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('the check notices an element that pushes the text down', async () => {
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
