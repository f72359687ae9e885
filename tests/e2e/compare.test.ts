// Compares the sizes on the screen with the millimetres of the catalogue.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readSvg } from '../../build/sharing/render-png.ts';
import { open, openSettled, phone } from '../support/browser/browser';
import { focused, tabTo, unseenFocus } from '../support/browser/focus';
import { openWithHeldScripts } from '../support/browser/held';
import { hydrated } from '../support/browser/settled';

/** Maps a slug to millimetres: width, height and depth of the closed console, and the height of its drawing. */
const bodies = {
  'game-boy': { width: 90, height: 148, depth: 32, drawn: 148 },
  'game-boy-micro': { width: 101, height: 50, depth: 17.2, drawn: 50 },
  'game-boy-advance-sp': { width: 82, height: 84.6, depth: 24.3, drawn: 143.5 },
  'nintendo-3ds-xl': { width: 156, height: 93, depth: 22, drawn: 176 },
  'nintendo-switch': { width: 239, height: 102, depth: 13.9, drawn: 102 },
} as const;
type Slug = keyof typeof bodies;

const address = (slugs: readonly string[]) => `/consoles/compare?c=${slugs.join()}`;

/** Returns the size of a console without its shadow, as shares of the picture's width and height. */
function shareOf(slug: Slug): { width: number; height: number } {
  const file = path.join(import.meta.dirname, `../../public/images/consoles/${slug}.svg`);
  const extent = readSvg(readFileSync(file, 'utf8').replace(/<ellipse[^>]*-ground[^>]*>/, '')).getBBox();
  if (!extent) throw new Error(`the picture of ${slug} is empty`);
  return { width: extent.width / 800, height: extent.height / 600 };
}

/** Returns the sizes of fronts and sides in pixels, and the ruler's pixels per millimetre. */
async function measure(page: Page, slugs: readonly Slug[]) {
  const boxes = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-front], [data-side], [data-ruler]'), (element) => {
      const { width, height } = element.getBoundingClientRect();
      const { front, side, ruler } = (element as SVGElement).dataset;
      return { front, side, ruler: Number(ruler), width, height };
    }),
  );
  const ruler = boxes.find((box) => box.ruler > 0);
  if (!ruler) throw new Error('there is no ruler');
  const consoles = slugs.map((slug) => {
    const front = boxes.find((box) => box.front === slug);
    const side = boxes.find((box) => box.side === slug);
    if (!front || !side) throw new Error(`${slug} is not drawn`);
    const share = shareOf(slug);
    return { slug, width: front.width * share.width, height: front.height * share.height, side };
  });
  return { millimetre: ruler.width / ruler.ruler, consoles };
}

/** Opens a comparison and waits until it is drawn. */
async function openDrawing(slugs: readonly string[], options?: Parameters<typeof openSettled>[1]): Promise<Page> {
  const { page } = await openSettled(address(slugs), options);
  await page.getByRole('img', { name: /^Fronts and sides to one scale/ }).waitFor();
  return page;
}

describe.each([390, 1280])('a comparison at %i px', (width) => {
  test.each([
    [['game-boy', 'game-boy-micro']],
    [['game-boy', 'nintendo-3ds-xl', 'game-boy-advance-sp']],
    [['game-boy', 'nintendo-switch', 'game-boy-advance-sp', 'nintendo-3ds-xl']],
  ] as [Slug[]][])('draws %j with an error of less than half a millimetre, measured by the ruler', async (slugs) => {
    const page = await openDrawing(slugs, { width });
    const { millimetre, consoles } = await measure(page, slugs);
    for (const { slug, width, height, side } of consoles) {
      const body = bodies[slug];
      for (const [pixels, size] of [
        [width, body.width],
        [height, body.drawn],
        [side.width, body.depth],
        [side.height, body.height],
      ] as const)
        expect(Math.abs(pixels / millimetre - size), `${slug}: ${pixels} px for ${size} mm`).toBeLessThan(0.5);
    }
    const drawing = await page.getByRole('region', { name: 'Drawing to scale' }).evaluate((region) => ({
      fits: region.scrollWidth <= region.clientWidth,
      overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(drawing).toEqual({ fits: true, overhang: 0 });
  });
});

/** Sets the width of the card's outline in CSS pixels. */
async function calibrate(page: Page, pixels: number): Promise<void> {
  await page.getByRole('slider', { name: 'Size of the outline' }).fill(String(pixels));
  await page.getByRole('button', { name: 'It fits' }).click();
}

describe.each([1, 2, 3])('a screen with %i device pixels per CSS pixel', (deviceScaleFactor) => {
  const slugs: Slug[] = ['game-boy', 'game-boy-micro', 'nintendo-3ds-xl'];

  async function expectActual(page: Page, cardPixels: number): Promise<void> {
    const { millimetre, consoles } = await measure(page, slugs);
    expect(Math.abs(millimetre / (cardPixels / 85.6) - 1)).toBeLessThan(0.01);
    for (const { slug, width, height, side } of consoles) {
      const body = bodies[slug];
      for (const [drawn, size] of [
        [width, body.width],
        [height, body.drawn],
        [side.width, body.depth],
        [side.height, body.height],
      ] as const)
        expect(Math.abs(drawn / ((size * cardPixels) / 85.6) - 1), `${slug}: ${size} mm`).toBeLessThan(0.01);
    }
  }

  test('shows consoles within one per cent of the actual size after a calibration with a bank card', async () => {
    const page = await openDrawing(slugs, { deviceScaleFactor });
    expect(await page.evaluate(() => devicePixelRatio)).toBe(deviceScaleFactor);
    await page.getByRole('button', { name: 'Actual size' }).click();
    const card = page.locator('[data-card]');
    await page.getByRole('slider', { name: 'Size of the outline' }).fill('412.5');
    const outline = await card.evaluate((rect) => rect.getBoundingClientRect().toJSON() as DOMRect);
    expect(outline.width).toBeCloseTo(412.5, 0);
    expect(outline.height).toBeCloseTo((412.5 * 53.98) / 85.6, 0);
    await page.getByRole('button', { name: 'It fits' }).click();
    await expectActual(page, 412.5);
    const region = page.getByRole('region', { name: 'Drawing to scale' });
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);

    // The device keeps the calibration.
    await page.reload();
    await page.getByRole('button', { name: 'Actual size' }).click();
    await expectActual(page, 412.5);

    await page.getByRole('button', { name: 'Calibrate again' }).click();
    await calibrate(page, 330);
    await expectActual(page, 330);
  });
});

test('the outline of a card is upright on a phone, which is narrower than the card', async () => {
  const page = await openDrawing(['game-boy', 'game-boy-micro'], { ...phone, touch: true, deviceScaleFactor: 3 });
  await page.getByRole('button', { name: 'Actual size' }).click();
  await page.getByRole('slider', { name: 'Size of the outline' }).fill('500');
  const outline = await page.locator('[data-card]').boundingBox();
  expect(outline?.height).toBeCloseTo(500, -1);
  expect(outline?.width).toBeCloseTo(315, -1);
});

describe('a printed comparison', () => {
  test.each(['A4', 'Letter'])('fits four consoles on one page of %s', async (format) => {
    // These four have the longest texts.
    const page = await openDrawing(['new-nintendo-2ds-xl', 'game-boy', 'game-boy-advance', 'nintendo-dsi'], {
      colorScheme: 'dark',
    });
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const pdf = await page.pdf({ format, margin });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('shows the drawing and the table, but no controls', async () => {
    const page = await openDrawing(['game-boy', 'game-boy-micro']);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('img', { name: /^Fronts and sides/ }).isVisible()).toBe(true);
    expect(await page.getByRole('table').isVisible()).toBe(true);
    for (const role of ['button', 'searchbox', 'switch', 'navigation', 'contentinfo'] as const)
      expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
  });
});

describe('the tray', () => {
  test('fills and empties by keyboard, and covers no focused element', async () => {
    const { page } = await openSettled('/consoles', { height: 700, reducedMotion: 'reduce' });
    for (const name of ['Compare the Game Boy', 'Compare the Game Boy Pocket']) {
      await tabTo(page, name);
      await page.keyboard.press('Space');
    }
    await page.getByText('The Game Boy Pocket is in. 2 of 4 consoles chosen.').waitFor();
    const { unseen } = await unseenFocus(page);
    expect(unseen).toEqual([]);
    await page.getByRole('button', { name: 'Compare the Game Boy Pocket' }).focus();
    await tabTo(page, 'Remove the Game Boy Pocket');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Consoles to compare');
    await tabTo(page, 'Compare 1 console');
    await page.keyboard.press('Enter');
    await page.getByRole('table').waitFor();
    expect(new URL(page.url()).search).toBe('?c=game-boy');

    await tabTo(page, 'Search consoles to compare');
    await page.keyboard.type('micro');
    await page.getByRole('link', { name: 'Add the Game Boy Micro' }).waitFor();
    await tabTo(page, /Add the Game Boy Micro$/);
    await page.keyboard.press('Enter');
    await page.getByText('Comparing the Game Boy and the Game Boy Micro.').waitFor();
    expect(new URL(page.url()).search).toBe('?c=game-boy,game-boy-micro');
  });

  test('offers links to the comparison before the script runs', async () => {
    const { page, release } = await openWithHeldScripts('/consoles');
    const compare = page.getByRole('link', { name: 'Compare the Game Boy Color' });
    expect(await compare.getAttribute('href')).toBe('/consoles/compare?c=game-boy-color');
    const before = await compare.boundingBox();
    release();
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Compare the Game Boy Color' });
    expect(await button.boundingBox()).toEqual(before);
  });

  test('appears with the consoles of an earlier visit, and moves nothing on the page', async () => {
    const { page } = await openSettled('/consoles', phone);
    await page.getByRole('button', { name: 'Compare the Game Boy', exact: true }).click();
    await page.addInitScript(() => {
      const total = { shift: 0 };
      Object.assign(window, { total });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const where of ['/consoles', '/consoles/game-boy']) {
      await page.goto(where);
      await page.getByRole('region', { name: 'Consoles to compare' }).waitFor();
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift), where).toBe(0);
    }
  });
});

test('without JavaScript, the comparison asks for JavaScript and has working links', async () => {
  const { page } = await open('/consoles/compare', { javaScriptEnabled: false });
  expect(await page.locator('main').innerText()).toContain('Please turn on JavaScript to compare consoles.');
  expect(await page.getByRole('link', { name: 'Add the Game Boy', exact: true }).getAttribute('href')).toBe(
    '/consoles/compare?c=game-boy',
  );
});
