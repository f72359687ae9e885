import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../browser/browser';
import { adminSettled, settled } from '../../browser/settled';
import { openAs } from '../../browser/staff';
import { proves } from '../trust-case';

const category = 'faults';
const surface = 'site open during a deployment, in Chromium';
const expectedErrors = [/./];

/**
 * The code of a page is gone, and the server has another build: its pages name another entry. With
 * `mended` that build has the code once the page was loaded again.
 */
async function deploy(page: Page, chunk: RegExp, mended: boolean): Promise<void> {
  let reloaded = false;
  await page.route(chunk, (route) => (mended && reloaded ? route.continue() : route.fulfill({ status: 404 })));
  await page.route(/\/[\w/-]*$/, async (route) => {
    const kind = route.request().resourceType();
    if (kind === 'document') {
      reloaded = true;
      return route.continue();
    }
    if (kind !== 'fetch' || route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/g, '/assets/index-next.js'),
    });
  });
}

const documents = (requests: { resourceType(): string }[]) =>
  requests.filter((request) => request.resourceType() === 'document').length;

test('a page whose code is gone is loaded again, once, and is there', async (context) => {
  proves(context, { category, surface, challenge: 'missing chunk', expected: 'one automatic reload' });
  const { page, requests } = await visit({ expectedErrors });
  await page.goto('/links');
  await settled(page);
  await deploy(page, /\/assets\/contact-/, true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => documents(requests)).toBe(2);
  await settled(page);
  await page.getByLabel('Message').fill('It answers.');
  expect(documents(requests)).toBe(2);
});

test('where it is gone for good, that is said, and nothing is loaded over and over', async (context) => {
  proves(context, { category, surface, challenge: 'missing chunk, for good', expected: 'one reload, never a loop' });
  const { page, requests } = await visit({ expectedErrors });
  await page.goto('/links');
  await settled(page);
  await deploy(page, /\/assets\/login-/, false);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect.poll(() => documents(requests)).toBe(2);
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.waitForTimeout(1_000);
  expect(documents(requests)).toBe(2);
});

test('nothing is loaded again over something typed', async (context) => {
  proves(context, { category, surface, challenge: 'missing chunk, dirty form', expected: 'asked first, text kept' });
  const { page, requests } = await openAs('editor', '/admin/blog/new', { expectedErrors });
  await adminSettled(page);
  await page.getByLabel('Title').fill('Typed during a deployment');
  const before = documents(requests);
  await deploy(page, /\/assets\/(settings|toaster)-/, true);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('Typed during a deployment');
  expect(documents(requests)).toBe(before);
});
