import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSettled } from '../support/browser/browser';

/** The background of the dark scheme. */
const dark = 'rgb(19, 20, 22)';
/** The text colour of the light scheme. */
const ink = 'rgb(29, 26, 24)';
const white = 'rgb(255, 255, 255)';

/** Opens a page in dark colours and emulates print. */
async function onPaper(address: string, darkBy: 'device' | 'switch'): Promise<Page> {
  const colorScheme = darkBy === 'device' ? 'dark' : 'light';
  const { page } = await openSettled(address, { colorScheme });
  if (darkBy === 'switch') await page.getByRole('button', { name: 'Dark colours' }).click();
  expect(await colours(page)).toMatchObject({ background: dark });
  await page.emulateMedia({ media: 'print', colorScheme });
  return page;
}

/** Returns the colours of the background, the title and the printed text. */
async function colours(page: Page) {
  return page.evaluate(() => {
    const texts = Array.from(document.querySelectorAll('article .text-reading p')).filter((text) =>
      text.checkVisibility(),
    );
    const title = document.querySelector('h1') ?? document.body;
    return {
      background: getComputedStyle(document.body).backgroundColor,
      title: getComputedStyle(title).color,
      texts: [...new Set(texts.map((text) => getComputedStyle(text).color))],
    };
  });
}

describe.each(['device', 'switch'] as const)('a page whose dark colours come from the %s', (darkBy) => {
  test('prints black on white; an article shows the addresses of sources but no menus', async () => {
    const page = await onPaper('/blog/why-the-game-boy-stayed-grey', darkBy);
    expect(await colours(page)).toEqual({ background: white, title: ink, texts: [ink] });
    for (const role of ['contentinfo', 'navigation', 'button'] as const) {
      expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
    }
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Related Articles' }).isVisible()).toBe(false);
    const source = page.locator('article p a[href^="http"]').first();
    const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain(await source.getAttribute('href'));
  });

  test('prints black on white; the sheet of a console shows drawing and measurements but no buttons', async () => {
    const page = await onPaper('/consoles/nintendo-ds', darkBy);
    expect(await colours(page)).toEqual({ background: white, title: ink, texts: [ink] });
    expect(await page.getByRole('img', { name: 'Drawing of the Nintendo DS' }).isVisible()).toBe(true);
    expect(await page.getByRole('region', { name: 'Technical Specifications' }).isVisible()).toBe(true);
    for (const name of ['Back to Timeline', 'Read Related Articles', 'Skip to content']) {
      expect(await page.getByRole('link', { name }).isVisible(), name).toBe(false);
    }
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  });
});
