import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { readsOf } from '../support/browser/faults';
import { reportChanges, reportNoChange } from '../support/browser/held';
import { mainMenu } from '../support/browser/screens';
import { prefetched, settled, waitForContent } from '../support/browser/settled';
import { openAs } from '../support/browser/staff';

/** Opens the list of posts with `saveData`, which stops prefetching. */
async function openSparing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/blog');
  await settled(page);
  await page.waitForLoadState('networkidle');
}

describe('the pages behind the links in view', () => {
  test('open without the network, and Back works too', async () => {
    // The site prefetches neither the pictures of the next page nor the font for emphasis in an article.
    const { page, requests } = await visit({ expectedErrors: [/ERR_INTERNET_DISCONNECTED .*\.(svg|png|woff2)\)/] });
    await reportNoChange(page);
    await page.goto('/blog');
    await settled(page);
    const link = page.locator('main article a').first();
    const title = await page.locator('main article h2').first().textContent();
    await prefetched(page, `/data${await link.getAttribute('href')}.json`);
    await page.context().setOffline(true);
    await link.click();
    await waitForContent(page, 'Related Articles');
    expect(await page.locator('h1').textContent()).toBe(title);
    await page.goBack();
    await waitForContent(page, title ?? '');
    // The browser read neither the article nor the list from the service.
    expect([...readsOf(requests).keys()].filter((read) => !read.startsWith('content_stamps'))).toEqual([]);
  });

  test('stay unloaded when the browser saves data', async () => {
    const { page, requests } = await visit();
    await openSparing(page);
    expect(
      requests.map((request) => new URL(request.url()).pathname).filter((path) => path.startsWith('/data/')),
    ).toEqual(['/data/blog.json', '/data/build.json']);
  });
});

test('the browser of a visitor loads no code for the sign-in', async () => {
  const { page, requests } = await visit();
  await reportNoChange(page);
  await page.goto('/');
  await prefetched(page, '/data/blog.json');
  await page.waitForLoadState('networkidle');
  const code = requests.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith('.js'));
  expect(code.filter((path) => /login|not-found|supabase\.admin/.test(path))).toEqual([]);
});

test('after a change since the build, links in view cause no reads', async () => {
  const { page, requests } = await visit();
  await reportChanges(page, 'posts', 'consoles');
  await page.goto('/blog');
  await settled(page);
  const code = () => requests.some((request) => /blog-post-screen.*\.js$/.test(request.url()));
  await expect.poll(code).toBe(true);
  await page.waitForLoadState('networkidle');
  const reads = [...readsOf(requests).keys()].map((read) => read.split(/[? ]/)[0]);
  expect(reads.sort()).toEqual(['content_stamps', 'rpc/search_posts']);
});

describe('a press of a link before the page is prefetched', () => {
  const reads = (requests: Parameters<typeof readsOf>[0]) =>
    [...readsOf(requests).keys()].map((read) => read.split(/[? ]/)[0]).filter((read) => read !== 'content_stamps');

  test('loads the files of the build and reads nothing from the service', async () => {
    const { page, requests } = await visit();
    await reportNoChange(page);
    await openSparing(page);
    const link = page.locator('main article a').first();
    const address = await link.getAttribute('href');
    await link.click();
    await waitForContent(page, 'Related Articles');
    const paths = requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => path.startsWith('/data/b'));
    expect(paths.sort()).toEqual(['/data/blog.json', `/data${address}.json`, '/data/build.json']);
    expect(reads(requests)).toEqual([]);
  });

  test('reads from the service when the build has no file', async () => {
    const { page, requests } = await visit({ expectedErrors: [/status of 404/] });
    await reportNoChange(page);
    await openSparing(page);
    await page.route('**/data/blog/*', (route) => route.fulfill({ status: 404 }));
    await page.locator('main article a').first().click();
    await page.getByText('Related Articles').waitFor();
    await settled(page);
    expect(reads(requests).sort()).toEqual(['blog_posts', 'rpc/post_relations']);
  });
});

test('staff see a new change when they leave the admin area by a link', async () => {
  const { page } = await openAs('editor', '/links');
  await reportChanges(page, 'posts');
  // From here on, the browser has the content stamps.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await prefetched(page, '/data/build.json');
  await mainMenu(page).getByRole('link', { name: 'Admin' }).click();
  await page.locator('a[href="/admin/blog"]').first().click();
  await page.route('**/rest/v1/blog_posts*slug=eq*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, title: 'Changed a moment ago' })) });
  });
  const view = page.getByRole('table').getByRole('link', { name: /^View / });
  await view.first().click();
  await page.getByRole('heading', { name: 'Changed a moment ago', level: 1 }).waitFor();
});

test('a visit to a prerendered page causes one read', async () => {
  for (const address of ['/', '/blog', '/blog/review-tetris-game-boy', '/consoles', '/consoles/game-boy']) {
    const { page, requests } = await visit();
    await reportNoChange(page);
    await page.goto(address);
    await settled(page);
    const reads = () => [...readsOf(requests).keys()].map((read) => read.split(/[? ]/)[0]);
    // The page reads when it is idle. On a busy machine that can be later than the half second of `networkidle`.
    await expect.poll(reads).toContain('content_stamps');
    await page.waitForLoadState('networkidle');
    expect(reads(), address).toEqual(['content_stamps']);
  }
});

test('a background tab reads nothing until it becomes visible', async () => {
  const { page, requests } = await visit();
  await reportNoChange(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await page.goto('/blog');
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(readsOf(requests).size).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => readsOf(requests).size).toBe(1);
});

test('keyboard focus on a link prefetches the page, but focus by a press prefetches nothing', async () => {
  const { page, requests } = await visit();
  await openSparing(page);
  const isFetched = (file: string) => requests.some((request) => new URL(request.url()).pathname === file);
  // After a click, focus by a script counts as focus by a press.
  await page.locator('h1').click();
  await mainMenu(page).getByRole('link', { name: 'Links' }).focus();
  await page.waitForTimeout(300);
  expect(isFetched('/data/links.json')).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => isFetched('/data/links.json')).toBe(true);
});

test('React draws the whole page again if the snapshot belongs to a newer build', async () => {
  const { page } = await visit();
  await page.route('**/data/links.json', async (route) => {
    const answer = await route.fetch();
    const snapshot = (await answer.json()) as { id: string };
    await route.fulfill({ response: answer, json: { ...snapshot, id: 'another!' } });
  });
  await page.goto('/links');
  await waitForContent(page, 'Pan Docs');
  expect(await page.locator('h1').count()).toBe(1);
});

test('a page without a snapshot stays unchanged, and the links work', async () => {
  const { page } = await visit({ expectedErrors: [/./] });
  await page.route('**/data/links.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/links');
  await page.waitForLoadState('networkidle');
  await page.locator('main').getByText('Pan Docs').first().waitFor();
  await mainMenu(page).getByRole('link', { name: 'Blog' }).click();
  await waitForContent(page, 'The cable that made Pokémon');
});
