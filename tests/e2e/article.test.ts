import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { reportChanges, openWithHeldScripts } from '../support/browser/held';
import { hydrated, settled, waitForContent } from '../support/browser/settled';

const address = '/blog/review-tetris-game-boy';
const body = 'main article > :last-child';
const text = (page: Page) => page.locator(`${body} p`).first();

/** Marks the document and the first paragraph, so that a test sees whether both stay. */
function mark(page: Page): Promise<void> {
  return page.evaluate((article) => {
    document.documentElement.dataset.first = '';
    document.querySelector(`${article} p`)?.setAttribute('data-kept', '');
  }, body);
}

/** Makes the service report a change of the article since the build, and respond with the new text. */
async function changeText(page: Page, content: string): Promise<void> {
  await reportChanges(page, 'posts');
  await page.route('**/rest/v1/blog_posts*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, content })) });
  });
}

describe('the prerendered text of an article', () => {
  test('keeps all elements through hydration', async () => {
    const { page, release } = await openWithHeldScripts(address);
    await text(page).waitFor();
    await mark(page);
    release();
    await settled(page);
    expect(await text(page).getAttribute('data-kept')).toBe('');
  });

  test('opens an internal link without a new document', async () => {
    const { page } = await visit();
    await page.goto(address);
    await settled(page);
    await mark(page);
    const link = page.locator(`${body} a[href^="/"]`).first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL((url) => url.pathname === target);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe('');
  });

  test('opens a link in a new tab when the visitor holds the modifier key', async () => {
    const { page } = await visit();
    await page.goto(address);
    await settled(page);
    const link = page.locator(`${body} a[href^="/"]`).first();
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await other.close();
    expect(new URL(page.url()).pathname).toBe(address);
  });

  test('disappears when the text has changed since the build', async () => {
    const { page } = await visit();
    await changeText(page, 'A text of *today*.');
    await page.goto(address);
    await waitForContent(page, 'A text of today.');
    expect(await page.locator(`${body} em`).textContent()).toBe('today');
    expect(await page.locator(`${body} h2`).count()).toBe(0);
  });

  test('comes back when React renders the page again', async () => {
    const { page } = await visit({ expectedErrors: [/Minified React error/] });
    await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
      await page.evaluate(() => document.querySelector('main h1')?.replaceChildren('Translated'));
      await route.continue();
    });
    await page.goto(address);
    await settled(page);
    await page.locator(`${body} h2`).first().waitFor();
  });

  test('shows the placeholder for a picture that fails to load', async () => {
    const { page } = await visit({ expectedErrors: [/\/images\/.*svg/, /Failed to load resource/] });
    await page.route('**/images/drawings/*.svg', (route) => route.abort());
    await page.goto(address);
    await hydrated(page);
    const picture = page.locator(`${body} img`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.getAttribute('src')).toBe('/images/blog-placeholder.png');
  });
});
