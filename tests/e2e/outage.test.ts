import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { everyError as expectedErrors, rest } from '../support/browser/faults';
import { filedPages, mainMenu, outage } from '../support/browser/screens';
import { hydrated, waitForContent } from '../support/browser/settled';

const partial = 'We can’t reach our server right now, so this search only covers the newest articles.';

const outages: [how: string, fault: (route: Route) => unknown][] = [
  ['refuses connections', (route) => route.abort('connectionrefused')],
  ['is paused', (route) => route.fulfill({ status: 540, json: { message: 'Project is paused' } })],
  ['answers with a web page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>Hello' })],
];

describe.each(outages)('an outage in which the service %s', (_how, fault) => {
  test('leaves the content of each prerendered page, and a note says that the page is a copy', async () => {
    const { page } = await visit({ expectedErrors });
    await page.route(rest, fault);
    for (const [address, words] of filedPages) {
      await page.goto(address);
      await waitForContent(page, words);
      await page.getByText(outage).waitFor();
      await page.getByText(/You’re reading a copy saved on 28 November 2026\./).waitFor();
      await waitForContent(page, words);
    }
  });

  test('lets a visitor go from page to page, search and turn pages', async () => {
    const { page } = await visit({ expectedErrors });
    await page.route(rest, fault);
    await page.goto('/contact');
    await hydrated(page);
    const main = mainMenu(page);
    await main.getByRole('link', { name: 'Blog' }).click();
    await waitForContent(page, 'The cable that made Pokémon');
    await page.getByRole('searchbox').fill('PARALLAX');
    await expect.poll(() => page.locator('main article').count()).toBe(1);
    await page.getByText(partial).waitFor();
    await page.getByRole('link', { name: '3D without glasses: from parallax barrier to 2DS' }).click();
    await page.getByRole('heading', { name: 'Related Articles' }).waitFor();
    await waitForContent(page, 'a layer of fine slits through which each eye sees only its own columns');
    await main.getByRole('link', { name: 'Consoles' }).click();
    await page.getByRole('searchbox').fill('lite');
    await expect.poll(() => page.locator('main article').count()).toBe(3);
    await page.getByRole('link', { name: 'Nintendo DS Lite' }).click();
    await waitForContent(page, 'Technical Specifications');
    await main.getByRole('link', { name: 'Links' }).click();
    await waitForContent(page, 'Toolchains for writing your own programs');
    await main.getByRole('link', { name: 'Home' }).click();
    await page.getByText('Page 1 of 7').waitFor();
    await page.getByRole('link', { name: 'Next page' }).click();
    await waitForContent(page, 'Page 2 of 7');
    // A narrowed address works too.
    await page.goto('/blog?q=parallax');
    await waitForContent(page, 'from parallax barrier to 2DS');
    expect(await page.locator('main article').count()).toBe(1);
    await page.getByText(partial).waitFor();
    await page.goto('/links?category=Repair');
    await waitForContent(page, 'iFixit: Nintendo handhelds');
  });
});
