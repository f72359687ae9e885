import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, type Visit } from '../support/browser/browser';
import { hydrated, settled } from '../support/browser/settled';

/** A visitor on a line that Chromium tells to be slow. */
async function onSlowLine({ saveData = false } = {}): Promise<Visit> {
  const visitor = await visit();
  const devtools = await visitor.page.context().newCDPSession(visitor.page);
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { ...unlimited, latency: 150 });
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saveData });
  return visitor;
}

const askedFor = ({ requests }: Visit) => requests.filter((request) => request.url().endsWith('.woff2')).length;

/** The web fonts that text on the page is drawn with. */
function shownFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
    );
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))].sort();
  });
}

const all = ['Bricolage Grotesque', 'Figtree', 'Handjet'];

test('a slow line gets its fonts after everything else, and shows them from the second page on', async () => {
  const visitor = await onSlowLine();
  const { page } = visitor;
  let showPicture = () => {};
  const held = new Promise<void>((resolve) => (showPicture = resolve));
  await page.route('**/images/consoles/game-boy.svg', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/consoles', { waitUntil: 'domcontentloaded' });
  // A touch brings the code before the page has its pictures, and the whole style sheet.
  await page.keyboard.press('Shift');
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(askedFor(visitor), 'before the page has loaded').toBe(0);

  showPicture();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('handheld-legacy.fonts'))).toBe('');
  expect(askedFor(visitor)).toBe(3);
  expect(await shownFonts(page), 'on the first page').toEqual([]);

  await page.getByRole('link', { name: 'Game Boy', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Game Boy' }).waitFor();
  await expect.poll(() => shownFonts(page), { message: 'on the next page of the same document' }).toEqual(all);

  await page.goto('/consoles');
  await settled(page);
  expect(await shownFonts(page), 'in the next document').toEqual(all);
});

test('where data is saved, no font is fetched at all', async () => {
  const visitor = await onSlowLine({ saveData: true });
  const { page } = visitor;
  await page.goto('/consoles');
  await settled(page);
  await page.getByRole('link', { name: 'Game Boy', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Game Boy' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto('/blog/why-the-game-boy-stayed-grey');
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(askedFor(visitor)).toBe(0);
  expect(await shownFonts(page)).toEqual([]);
});
