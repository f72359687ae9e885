import { describe, expect, test } from 'vitest';
import { open, visit } from '../support/browser/browser';
import { holdScripts } from '../support/browser/held-scripts';
import { alive, settled } from '../support/browser/settled';

describe('a page whose code does not come', () => {
  test.each([
    ['/login', /\/assets\/login-/],
    ['/admin', /\/assets\/admin-area-/],
  ])('says so where there is no other page: %s', async (address, chunk) => {
    const { page } = await visit({ expectedErrors: [/./] });
    await page.route(chunk, (route) => route.abort());
    await page.goto(address);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  });

  test('stays as it stands where it is a file', async () => {
    const { page } = await visit({ expectedErrors: [/./] });
    await page.route(/\/assets\/blog-list-/, (route) => route.abort());
    await page.goto('/blog');
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Blog');
    expect(await page.locator('main article').count()).toBe(12);
    expect(await page.locator('head title').count()).toBe(1);
  });

  test('is asked for again when somebody goes there again', async () => {
    const { page } = await visit({ expectedErrors: [/./] });
    let fails = true;
    await page.route(/\/assets\/contact-/, (route) => (fails ? route.abort() : route.continue()));
    await page.goto('/links');
    await settled(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    fails = false;
    await main.getByRole('link', { name: 'Links' }).click();
    await page.getByRole('heading', { name: 'Useful Links' }).waitFor();
    await main.getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
  });
});

describe('a button that is pressed before the code is there', () => {
  test('is not pressed in vain', async () => {
    const { page } = await visit();
    const release = await holdScripts(page);
    await page.goto('/links', { waitUntil: 'commit' });
    const dark = page.getByRole('button', { name: 'Dark colours' });
    await dark.click();
    release();
    await alive(page);
    await expect.poll(() => dark.getAttribute('aria-pressed')).toBe('true');
    await dark.click();
    expect(await dark.getAttribute('aria-pressed')).toBe('false');
  });

  test('sends a form as it is filled in, and no empty one', async () => {
    const { page } = await visit();
    const sent: string[] = [];
    await page.route('**/api/v1.0/email/send', (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ body: 'OK' });
    });
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@reader.example');
    await page.getByLabel('Message').fill('Typed on a slow line');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByLabel('Message').inputValue()).toBe('Typed on a slow line');
    release();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain('Typed on a slow line');
  });
});

test.each([
  ['/index.html', '/'],
  ['/blog.html', '/blog'],
])('%s, the name of a file, is the page %s', async (file, address) => {
  const { page } = await open(file);
  await alive(page);
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('404');
});

test('a search with an encoded name is a search, and the page has one head', async () => {
  const { page } = await open('/blog?%71=parallax');
  await expect.poll(() => page.locator('main article').count()).toBe(1);
  for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
    expect(await page.locator(`head ${tag}`).count(), tag).toBe(1);
});

test('a page that something has changed before it came alive has one head all the same', async () => {
  const { page } = await visit({ expectedErrors: [/Minified React error/] });
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    await page.evaluate(() => document.querySelector('main h1')?.replaceChildren('Translated'));
    await route.continue();
  });
  await page.goto('/links');
  await alive(page);
  await settled(page);
  for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
    await expect.poll(() => page.locator(`head ${tag}`).count(), { message: tag }).toBe(1);
});

test('a link within the page does not let anybody leave with something unsaved unasked', async () => {
  const { page } = await open('/blog');
  await settled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Links' }).click();
  await page.getByRole('heading', { name: 'Useful Links' }).waitFor();
  const index = () => page.evaluate(() => (history.state as { idx?: number } | null)?.idx);
  const before = await index();
  await page.keyboard.press('Home');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="#main"]')?.click());
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(before).toBeTypeOf('number');
  expect(await index()).toBe(before);
});
