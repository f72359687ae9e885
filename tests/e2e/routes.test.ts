import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { baseUrl } from '../support/browser/base-url';
import { open, visit } from '../support/browser/browser';
import { picturesOf } from '../support/browser/pictures';
import { expectedErrors } from '../support/browser/screens';
import { hydrated, settled } from '../support/browser/settled';

const siteName = 'Handheld Legacy';

/** Expects that a page has pictures and that all of them are loaded. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = await picturesOf(page);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(({ loaded, src }) => !loaded || src.includes('placeholder'))).toEqual([]);
}

test.each([
  ['/', 'The handheld legacy: thirty years in your pocket', `${siteName}: Nintendo handhelds from 1989 to 2020`],
  ['/timeline', 'Timeline', 'Nintendo handheld timeline'],
  ['/consoles', 'Console catalogue', 'Nintendo handheld consoles'],
  ['/consoles/nintendo-ds', 'Nintendo DS', 'Nintendo DS'],
  ['/consoles/compare', 'Compare handheld consoles', 'Compare handheld consoles'],
  ['/blog', 'Blog', 'Blog'],
  ['/blog/why-the-game-boy-stayed-grey', 'Why the Game Boy stayed grey', 'Why the Game Boy stayed grey'],
  ['/links', 'Useful links', 'Useful links'],
  ['/contact', 'Contact', 'Contact'],
])('%s opens by address and by reload, and shows title and pictures', async (address, heading, title) => {
  const { page } = await visit();
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  for (const round of ['opened', 'reloaded']) {
    if (round === 'reloaded') await page.reload();
    await settled(page);
    expect(await page.locator('h1').allTextContents(), round).toEqual([heading]);
    expect(await page.title(), round).toBe(address === '/' ? title : `${title} | ${siteName}`);
    expect(new URL(page.url()).pathname, round).toBe(address);
  }
  await expectPictures(page);
});

/** Opens the page of each card in a list, and checks heading and pictures of the page. */
async function openEach(list: string, count: number, check: (page: Page) => Promise<void>): Promise<void> {
  const { page } = await open(list);
  const links = page.locator('main article h2 a');
  await expect.poll(() => links.count()).toBe(count);
  const cards = await links.evaluateAll((found) =>
    found.map((link) => ({ name: link.textContent, address: link.getAttribute('href') ?? '' })),
  );
  for (const { name, address } of cards) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await settled(page);
    expect(await page.locator('h1').textContent()).toBe(name);
    await check(page);
    await expectPictures(page);
  }
}

test('the catalogue shows all 19 consoles, and each console has a page', () =>
  openEach('/consoles', 19, async (page) => {
    const terms = ['Processor', 'Display', 'Controls', 'Battery'];
    expect(await page.locator('dt').allTextContents()).toEqual(expect.arrayContaining(terms));
  }));

test('the blog shows 12 posts, and the page of each post offers two related articles', () =>
  openEach('/blog', 12, async (page) => {
    const related = page.getByRole('region', { name: 'Related Articles' });
    await expect.poll(() => related.getByRole('article').count()).toBe(2);
  }));

test.each([
  '/login',
  '/admin',
  '/admin/blog',
  '/admin/blog/edit/no-such-post',
  '/admin/settings',
  '/admin/settings/setup',
  '/admin/account',
])('%s answers with the shell, and the shell asks a visitor to sign in', async (address) => {
  const { page, requests } = await visit();
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: 'Staff sign-in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.title()).toBe(`Sign In | ${siteName}`);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(requests.filter((request) => /\/rest\/v1\/(users|blog_posts)/.test(request.url()))).toEqual([]);
});

test.each([
  '/no-such-level',
  '/deep/er/still',
  '/login/again',
  '/administration',
  '/assets/gone.js',
  '/consoles/game-boy/extra',
  '/blog/why-the-game-boy-stayed-grey/extra',
])('%s answers 404, shows the 404 page and logs the path', async (address) => {
  const { page, errors } = await visit({ expectedErrors });
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
  // Only the script knows the path, because all addresses share one file.
  await hydrated(page);
  await page.getByRole('heading', { name: '404' }).waitFor();
  await page.getByText("Game Over! This level doesn't exist.").waitFor();
  expect(await page.title()).toBe(`Page not found | ${siteName}`);
  expect(errors.some((error) => error.startsWith(`404: there is no page at ${address}`))).toBe(true);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

test('an invalid encoding in the address answers 404', async () => {
  for (const address of ['/%E0%A4%A', '/blog%00']) expect((await fetch(baseUrl + address)).status, address).toBe(404);
});

test('browsers may cache assets for ever, but no page', async () => {
  const [asset = ''] = readdirSync(path.join(import.meta.dirname, '../../dist/assets'));
  const cachingOf = async (address: string) => (await fetch(baseUrl + address)).headers.get('cache-control') ?? '';
  expect(await cachingOf(`/assets/${asset}`)).toContain('immutable');
  for (const address of ['/', '/blog', '/nowhere', '/favicon.svg', '/images/gone.png'])
    expect(await cachingOf(address), address).not.toContain('immutable');
});
