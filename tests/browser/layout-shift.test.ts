import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser';
import { publicScreens } from './screens';
import { settled } from './settled';

interface Shift {
  /** The share of the window that moved, times how far; see the Layout Instability API. */
  value: number;
  /** What moved. */
  moved: string;
}

declare global {
  interface Window {
    /** The shifts since the content of the page is there. */
    shifts: Shift[];
  }
}

const screens = publicScreens.filter(({ name }) => ['home', 'catalogue', 'console', 'blog', 'post'].includes(name));

/** Notes what moves after the page has its heading, its footer and no placeholder any more. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    let contentSince = Number.POSITIVE_INFINITY;
    const look = () => {
      const placeholder = document.querySelector('[data-testid="skeleton"], [aria-busy="true"]');
      const whole = document.querySelector('main h1') && document.querySelector('footer [aria-label="Social media"]');
      if (!whole || placeholder) requestAnimationFrame(look);
      // The frame in which the content takes the place of its placeholders is not counted.
      else requestAnimationFrame(() => (contentSince = performance.now()));
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.startTime < contentSince) continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'));
        window.shifts.push({ value: entry.value, moved: moved.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a page and holds some of its files back until its content is there; gives the shifts after that. */
async function shiftsOf(address: string, width: number, late: string | null): Promise<Shift[]> {
  const { page } = await visit({ width, height: 844 });
  await noteShifts(page);
  let release = () => {};
  const contentIsThere = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  if (late) {
    await page.route(late, async (route) => {
      held += 1;
      await contentIsThere;
      await route.continue();
    });
  }
  await page.goto(address, { waitUntil: 'commit' });
  await settled(page);
  // A moment for the page to be drawn without them.
  await page.waitForTimeout(200);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  if (late) expect(held, `${address} asks for ${late}`).toBeGreaterThan(0);
  return page.evaluate(() => window.shifts);
}

describe.each([
  ['with everything at once', null],
  ['with pictures that come late', '**/images/**'],
  ['with fonts that come late', '**/*.woff2'],
])('%s', (_how, late) => {
  test.each([390, 1280])('nothing moves once the content is there, at %i px', async (width) => {
    const found = await Promise.all(
      screens.map(async ({ name, address }) => ({ name, shifts: await shiftsOf(address, width, late) })),
    );
    expect(found.filter(({ shifts }) => shifts.length > 0)).toEqual([]);
  });
});

test('the check sees something push the text down', async () => {
  const { page } = await visit();
  await noteShifts(page);
  await page.goto('/contact');
  await settled(page);
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('div'), { style: 'height: 200px' });
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0);
});
