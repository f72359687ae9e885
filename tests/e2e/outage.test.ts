import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { alive } from '../support/browser/settled';

const rest = '**/rest/v1/**';
const partial = 'Search covers only the newest articles, saved with this page, until the service is back.';
const outage = 'The service behind this site cannot be reached just now.';
/** Every failure is logged, by the browser or by the site; what is tested is what the page shows. */
const expectedErrors = [/./];

/** One page of each kind that is a file, and words of its content. */
const pages: [address: string, words: string][] = [
  ['/', 'Eight hundred points across, four hundred for each eye'],
  ['/timeline', 'Nintendo Switch Lite'],
  ['/consoles', 'Nintendo Switch Lite'],
  ['/consoles/nintendo-ds', 'Technical Specifications'],
  ['/blog', 'Real or fake? Checking a Game Boy Advance cartridge'],
  ['/blog/why-the-game-boy-stayed-grey', 'Suppose, then, that somebody plays for sixty hours.'],
  ['/links', 'Toolchains for writing your own programs'],
  ['/contact', 'Corrections are welcome'],
];

const stopped: [how: string, fault: (route: Route) => unknown][] = [
  ['is not there', (route) => route.abort('connectionrefused')],
  ['is paused', (route) => route.fulfill({ status: 540, json: { message: 'Project is paused' } })],
  ['is answered by a web page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>Hello' })],
];

/** The page is alive, shows these words, no placeholder and nothing that offers another try. */
async function expectWhole(page: Page, words: string): Promise<void> {
  await alive(page);
  await page.locator('main').getByText(words).first().waitFor();
  expect(await page.locator('[data-testid="skeleton"]').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
}

describe.each(stopped)('while the service %s', (_how, fault) => {
  test('every page that is a file shows its content and, quietly, that it is a copy', async () => {
    const { page } = await visit({ expectedErrors });
    await page.route(rest, fault);
    for (const [address, words] of pages) {
      await page.goto(address);
      await expectWhole(page, words);
      await page.getByText(outage).waitFor();
      await page.getByText(/You are reading the copy of 13 December 2025\./).waitFor();
      await expectWhole(page, words);
    }
  });

  test('a visitor goes from page to page, searches and turns pages', async () => {
    const { page } = await visit({ expectedErrors });
    await page.route(rest, fault);
    await page.goto('/contact');
    await alive(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Blog' }).click();
    await expectWhole(page, 'Real or fake? Checking a Game Boy Advance cartridge');
    await page.getByRole('searchbox').fill('PARALLAX');
    await expect.poll(() => page.locator('main article').count()).toBe(1);
    await page.getByText(partial).waitFor();
    await page.getByRole('link', { name: '3D without glasses: from parallax barrier to 2DS' }).click();
    await page.getByRole('heading', { name: 'Related Articles' }).waitFor();
    await expectWhole(page, 'The top screen of the Nintendo 3DS');
    await main.getByRole('link', { name: 'Consoles' }).click();
    await page.getByRole('searchbox').fill('lite');
    await expect.poll(() => page.locator('main article').count()).toBe(3);
    await page.getByRole('link', { name: 'Nintendo DS Lite' }).click();
    await expectWhole(page, 'Technical Specifications');
    await main.getByRole('link', { name: 'Links' }).click();
    await expectWhole(page, 'Toolchains for writing your own programs');
    await main.getByRole('link', { name: 'Home' }).click();
    await page.getByText('Page 1 of 4').waitFor();
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText('Page 2 of 4').waitFor();
    await expectWhole(page, 'Page 2 of 4');
  });

  test('an address that asks for a part of a list is answered too', async () => {
    const { page } = await visit({ expectedErrors });
    await page.route(rest, fault);
    await page.goto('/blog?q=parallax');
    await expectWhole(page, 'from parallax barrier to 2DS');
    expect(await page.locator('main article').count()).toBe(1);
    await page.getByText(partial).waitFor();
    await page.goto('/links?category=Repair');
    await expectWhole(page, 'iFixit: Nintendo handhelds');
  });
});

test('the line goes when the service is back', async () => {
  const { page } = await visit({ expectedErrors });
  await page.route(rest, (route) => route.abort());
  await page.goto('/links');
  await page.getByText(outage).waitFor();
  await page.unroute(rest);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Consoles' }).click();
  await expect.poll(() => page.getByText(outage).count()).toBe(0);
});
