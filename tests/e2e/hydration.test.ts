import { expect, test } from 'vitest';
import { open, openSettled, visit } from '../support/browser/browser';
import { focusedId } from '../support/browser/focus';
import { expectOneHead } from '../support/browser/head';
import { mainMenu } from '../support/browser/screens';
import { hydrated, settled } from '../support/browser/settled';

test.each([
  ['/index.html', '/'],
  ['/blog.html', '/blog'],
])('the file name %s opens and hydrates the page %s', async (file, address) => {
  const { page } = await open(file);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('404');
});

test('a search with an encoded parameter works, and the page has one head', async () => {
  const { page } = await open('/blog?%71=parallax');
  await expect.poll(() => page.locator('main article').count()).toBe(1);
  await expectOneHead(page);
});

test('a page that changes before hydration still has one head', async () => {
  const { page } = await visit({ expectedErrors: [/Minified React error/] });
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    await page.evaluate(() => document.querySelector('main h1')?.replaceChildren('Translated'));
    await route.continue();
  });
  await page.goto('/links');
  await settled(page);
  await expectOneHead(page);
});

test('a link within the page keeps the history index, which guards unsaved changes', async () => {
  const { page } = await openSettled('/blog');
  await mainMenu(page).getByRole('link', { name: 'Links' }).click();
  await page.getByRole('heading', { name: 'Useful links' }).waitFor();
  const index = () => page.evaluate(() => (history.state as { idx?: number } | null)?.idx);
  const before = await index();
  await page.keyboard.press('Home');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="#main"]')?.click());
  await expect.poll(() => focusedId(page)).toBe('main');
  expect(before).toBeTypeOf('number');
  expect(await index()).toBe(before);
});
