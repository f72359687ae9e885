// Measures the look of each screen on a phone and on a large screen.
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overhang } from '../support/browser/axe';
import { openSettled } from '../support/browser/browser';
import { unseenFocus } from '../support/browser/focus';
import {
  carelessPictures,
  charactersPerLine,
  smallFields,
  smallTargets,
  unreadableTexts,
} from '../support/browser/measures';
import { picturesOf } from '../support/browser/pictures';
import { adminScreens, expectedErrors, publicScreens, signInScreen } from '../support/browser/screens';
import { twoFrames } from '../support/browser/settled';
import { openScreen } from '../support/browser/staff';

const everyScreen = [...publicScreens, signInScreen, ...adminScreens];

describe('a touch screen', () => {
  test.each(everyScreen)(
    '$name: each target measures at least 44 px in both directions, and letters in fields measure 16 px',
    async (screen) => {
      const { page } = await openScreen(screen, { expectedErrors, width: 390, height: 844, touch: true });
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await smallFields(page)).toEqual([]);
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if ((await menu.isVisible()) && !(await page.getByRole('dialog').isVisible())) {
        await menu.click();
        expect.soft(await smallTargets(page), 'with the menu open').toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 844 });
      await twoFrames(page);
      expect.soft(await smallTargets(page), '1280 px').toEqual([]);
    },
  );
});

describe('a large screen', () => {
  test.each(everyScreen)(
    '$name: pictures keep their proportions, Tab stops show their focus, and text can double in size',
    async (screen) => {
      // Smooth scrolling would still move an element while the test measures it.
      const { page } = await openScreen(screen, { expectedErrors, width: 1280, reducedMotion: 'reduce' });
      await picturesOf(page);
      expect.soft(await carelessPictures(page)).toEqual([]);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const { stops, unseen } = await unseenFocus(page);
        expect.soft(stops).toBeGreaterThan((await page.getByRole('dialog').isVisible()) ? 1 : 3);
        expect.soft(unseen, `${width} px`).toEqual([]);
      }

      await page.evaluate(() => window.scrollTo(0, 0));
      for (const [width, height, size] of [
        [1280, 800, '200%'],
        [390, 844, '200%'],
        // A zoom of 200 % leaves half of a window of 1280 px.
        [640, 400, '100%'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
        await twoFrames(page);
        expect.soft(await overhang(page), `${width} px, ${size}`).toBe(0);
        expect.soft(await unreadableTexts(page), `${width} px, ${size}`).toEqual([]);
      }
    },
    // The page about saves has 1,500 Tab stops.
    240_000,
  );
});

test.each([768, 1280])('a line of an article has 60 to 75 characters at %i px', async (width) => {
  const { page } = await openSettled('/blog/why-the-game-boy-stayed-grey', { width });
  const lines = (await charactersPerLine(page)).sort((a, b) => a - b);
  expect(lines.length).toBeGreaterThan(20);
  const median = lines[Math.floor(lines.length / 2)];
  expect(median).toBeGreaterThanOrEqual(60);
  expect(median).toBeLessThanOrEqual(75);
});

test.each([390, 1280])('the links of the header work at %i px with text of twice the size', async (width) => {
  const { page } = await openSettled('/contact', { width, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
});

test('at 400 % zoom, header and compare tray scroll away, and each word of the tray stays whole', async () => {
  const { page } = await openSettled('/consoles', { width: 320, height: 256 });
  await page.getByRole('button', { name: 'Compare the Game Boy', exact: true }).click();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await twoFrames(page);
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(page.getByRole('banner'))).toBeLessThan(-1000);
  const tray = page.getByRole('region', { name: 'Consoles to compare' });
  expect(await topOf(tray)).toBeGreaterThan(256);
  const lines = await tray.getByRole('button', { name: 'Clear' }).evaluate((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('with forced colours, the carousel keeps dots, line and ticks, and each button keeps an edge', async () => {
  const { page } = await openSettled('/');
  await page.emulateMedia({ forcedColors: 'active' });
  const styles = await page.evaluate(() => ({
    shapes: Array.from(document.querySelectorAll('.shape'), (shape) => getComputedStyle(shape).backgroundColor),
    edges: Array.from(document.querySelectorAll('main .button'), (button) => getComputedStyle(button).borderTopWidth),
  }));
  // 19 dots; a tick and a piece of the line for each year.
  expect(styles.shapes.length).toBeGreaterThan(60);
  expect(new Set(styles.shapes)).toEqual(new Set(['rgb(0, 0, 0)']));
  expect(new Set(styles.edges)).toEqual(new Set(['1px']));
});
