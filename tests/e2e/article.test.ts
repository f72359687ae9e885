import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { openHeld } from '../support/browser/held';
import { hydrated, settled, whole } from '../support/browser/settled';

const address = '/blog/review-tetris-game-boy';
const text = (page: Page) => page.locator('[data-article] p').first();
const isParser = (url: string) => /\/assets\/(markdown|article)-/.test(url);

/** Marks the document and the first paragraph as they are now. */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.first = '';
    document.querySelector('[data-article] p')?.setAttribute('data-kept', '');
  });
}

/** Has the service tell that an article has got another text since the build. */
async function changeText(page: Page, slug: string, content: string): Promise<void> {
  await page.route('**/rest/v1/content_version*', async (route) => {
    const response = await route.fetch();
    const [row] = (await response.json()) as { blog_posts: number; recent: unknown[] }[];
    const built = (await (await page.request.get('/data/version.json')).json()) as { version: { blog_posts: number } };
    const recent = [{ of: 'blog_posts', slug, part: 'text' }];
    await route.fulfill({ json: [{ ...row, ...built.version, blog_posts: built.version.blog_posts + 1, recent }] });
  });
  await page.route('**/rest/v1/blog_posts*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, content })) });
  });
}

describe('the text of an article that stands in the page', () => {
  test('is taken over as it is, without a parser where the line is to be spared', async () => {
    const { page, requests, release } = await openHeld(address);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.reload({ waitUntil: 'commit' });
    await text(page).waitFor();
    await mark(page);
    release();
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await text(page).getAttribute('data-kept')).toBe('');
    expect(requests.filter((request) => isParser(request.url()))).toEqual([]);
  });

  test('has links that lead on within the site', async () => {
    const { page } = await visit();
    await page.goto(address);
    await settled(page);
    await mark(page);
    const link = page.locator('[data-article] a[href^="/"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL((url) => url.pathname === target);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe('');
  });

  test('has links that open elsewhere where the visitor asks for it', async () => {
    const { page } = await visit();
    await page.goto(address);
    await settled(page);
    const link = page.locator('[data-article] a[href^="/"]').first();
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await other.close();
    expect(new URL(page.url()).pathname).toBe(address);
  });

  test('is replaced when it has changed since the build', async () => {
    const { page } = await visit();
    await changeText(page, 'review-tetris-game-boy', 'A text of *today*.');
    await page.goto(address);
    await whole(page, 'A text of today.');
    expect(await page.locator('[data-article] em').textContent()).toBe('today');
    expect(await page.locator('[data-article] h2').count()).toBe(0);
  });

  test('is drawn where React has to draw the page again', async () => {
    const { page } = await visit({ expectedErrors: [/Minified React error/] });
    await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
      await page.evaluate(() => document.querySelector('main h1')?.replaceChildren('Translated'));
      await route.continue();
    });
    await page.goto(address);
    await settled(page);
    await page.locator('[data-article] h2').first().waitFor();
  });

  test('shows the placeholder for a picture that fails', async () => {
    const { page } = await visit({ expectedErrors: [/\/images\/.*svg/, /Failed to load resource/] });
    await page.route('**/images/consoles/*.svg', (route) => route.abort());
    await page.goto(address);
    await hydrated(page);
    const picture = page.locator('[data-article] img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.getAttribute('src')).toBe('/images/blog-placeholder.png');
  });
});

describe('the text of an article that was fetched ahead', () => {
  const list = '/blog';
  const title = 'The cable that made Pokémon';
  const file = '**/data/blog/the-cable-that-made-pokemon.txt';

  const bodyOf = (id: string) =>
    `<div data-snapshot="${id}"><p>As the build has <a href="/about">written it</a>.</p><p id="end"><a href="#end">The end</a></p></div>`;

  /** Follows the link from the list once the article has been fetched, with other words than its Markdown has. */
  async function follow(answer: (route: Route, id: string) => Promise<void>): Promise<Page> {
    const { page } = await visit();
    await page.route(file, async (route) => {
      const [, id = ''] = /data-snapshot="(\w+)"/.exec(await (await route.fetch()).text()) ?? [];
      await answer(route, id);
    });
    await page.goto(list);
    const fetched = page.waitForResponse(file);
    await settled(page);
    const link = page.getByRole('link', { name: title, exact: true }).first();
    await link.scrollIntoViewIfNeeded();
    await fetched;
    await page.waitForLoadState('networkidle');
    await link.click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await text(page).waitFor();
    return page;
  }

  test('is shown as the build has written it, and its links lead on within the site', async () => {
    const page = await follow((route, id) => route.fulfill({ contentType: 'text/plain', body: bodyOf(id) }));
    expect(await text(page).innerText()).toBe('As the build has written it.');
    await mark(page);
    // What draws the page again leaves it alone.
    await page.getByRole('link', { name: 'The end' }).click();
    await page.waitForURL('**#end');
    expect(await text(page).getAttribute('data-kept')).toBe('');
    await text(page).getByRole('link').click();
    await page.waitForURL('**/about');
    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe('');
  });

  test('is parsed where its file does not come', async () => {
    const { page } = await visit();
    await page.route(file, () => undefined);
    await page.goto(list);
    await settled(page);
    const link = page.getByRole('link', { name: title, exact: true }).first();
    const asked = page.waitForRequest(file);
    await link.scrollIntoViewIfNeeded();
    await asked;
    await link.click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await text(page).waitFor();
  });

  test.for([
    ['is of another build than the rest', { contentType: 'text/plain', body: bodyOf('another!') }],
    ['has the type of a picture', { contentType: 'image/png' }],
    ['is at another address', { status: 302, headers: { location: '/test-elsewhere.txt' } }],
  ] as const)('is left where it %s', async ([, answer]) => {
    const elsewhere = path.join(import.meta.dirname, '../../dist/test-elsewhere.txt');
    const page = await follow(async (route, id) => {
      writeFileSync(elsewhere, bodyOf(id));
      await route.fulfill({ body: bodyOf(id), ...answer });
    }).finally(() => rmSync(elsewhere, { force: true }));
    expect(await text(page).innerText()).not.toContain('As the build has');
  });
});
