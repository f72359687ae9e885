import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser';
import { settled } from './settled';

/** Opens a page in dark colours and looks at it as it goes to paper. */
async function onPaper(address: string): Promise<Page> {
  const { page } = await visit({ colorScheme: 'dark' });
  await page.goto(address);
  await settled(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  return page;
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('an article is printed in black on white, without menus, with the addresses of its sources', async () => {
  const page = await onPaper('/blog/why-the-game-boy-stayed-grey');
  expect(await background(page)).toBe('rgb(255, 255, 255)');
  for (const role of ['contentinfo', 'navigation', 'button'] as const) {
    expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
  }
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Related Articles' }).isVisible()).toBe(false);
  const source = page.locator('article p a[href^="http"]').first();
  const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain(await source.getAttribute('href'));
});

test('the sheet of a console is printed with its drawing and its measurements, without buttons', async () => {
  const page = await onPaper('/consoles/nintendo-ds');
  expect(await background(page)).toBe('rgb(255, 255, 255)');
  expect(await page.getByRole('img', { name: 'Drawing of the Nintendo DS' }).isVisible()).toBe(true);
  expect(await page.getByRole('region', { name: 'Technical Specifications' }).isVisible()).toBe(true);
  for (const name of ['Back to Timeline', 'Read Related Articles', 'Skip to content']) {
    expect(await page.getByRole('link', { name }).isVisible(), name).toBe(false);
  }
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
});
