import type { Page, Route } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { openSettled, visit } from '../../support/browser/browser';
import { acceptDialogs, everyError } from '../../support/browser/faults';
import { expectOneHead } from '../../support/browser/head';
import { answerMail, failedToast, sendMessage, sentToast } from '../../support/browser/message';
import { adminSettled, settled } from '../../support/browser/settled';
import { expectTyped, openAs, toast, typeInto } from '../../support/browser/staff';
import { deleteRows, readRows } from '../../support/browser/stored';
import { provesItsTests } from '../../support/evidence.ts';
import { wording } from '../../support/specification-texts';

provesItsTests('A site that is open during a deployment, in Chromium');

afterAll(() => deleteRows('blog_posts', 'slug=like.deployment-*'));

/** The host's responses to a request for a deleted file. */
const gone: Record<string, (route: Route) => Promise<void>> = {
  'missing chunk': (route) => route.fulfill({ status: 404 }),
  'missing chunk, answered with a page and status 200': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Handheld Legacy</title>' }),
};

interface Deployment {
  /** The files that the host no longer has. */
  chunk: RegExp;
  /** Whether the host sends the files again after a reload of the page. */
  mended: boolean;
  answer?: (route: Route) => Promise<void>;
  /** The status of the host's pages. */
  status?: number;
}

/** Simulates the deployment of another build. Some files are gone, and the pages have another entry script. */
async function deploy(page: Page, deployment: Deployment): Promise<void> {
  const { chunk, mended, answer = gone['missing chunk'], status = 200 } = deployment;
  let reloaded = false;
  await page.route(chunk, (route) => (mended && reloaded ? route.continue() : answer?.(route)));
  await page.route(/\/[\w/-]*$/, async (route) => {
    const kind = route.request().resourceType();
    if (kind === 'document') {
      reloaded = true;
      return route.continue();
    }
    if (kind !== 'fetch' || route.request().method() !== 'GET') return route.fallback();
    const page = await route.fetch();
    return route.fulfill({
      response: page,
      status,
      body: (await page.text()).replace(/\/assets\/index-[\w-]+\.js/g, '/assets/index-next.js'),
    });
  });
}

const documents = (requests: { resourceType(): string }[]) =>
  requests.filter((request) => request.resourceType() === 'document').length;

const requestsFor = (requests: { url(): string }[], chunk: RegExp) =>
  requests.filter((request) => chunk.test(request.url())).length;

test.for([
  ...Object.entries(gone).map(([challenge, answer]) => [challenge, answer, 200, 'Contact', 'Message'] as const),
  // The host has no file for the address and sends the shell.
  ['missing chunk, pages with status 404', gone['missing chunk'], 404, 'Sign In', 'Password'] as const,
])(
  'when the code of a page is gone from the host, the page reloads once and works: %s',
  async ([, answer, status, link, field]) => {
    const { page, requests } = await openSettled('/links', { expectedErrors: everyError });
    await deploy(page, { chunk: /\/assets\/(contact|login)-/, mended: true, answer, status });
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect.poll(() => documents(requests)).toBe(2);
    await page.getByLabel(field).fill('It answers.');
    expect(documents(requests)).toBe(2);
  },
);

test('when another server answers, such as the sign-in page of a network, the site does not reload', async () => {
  const { page, requests } = await openSettled('/links', { expectedErrors: everyError });
  const signIn = { contentType: 'text/html', body: '<!doctype html><title>Hotel</title>' };
  await page.route(/\/assets\/login-|\/login$/, (route) => route.fulfill(signIn));
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.waitForTimeout(1_000);
  expect(documents(requests)).toBe(1);
});

test('the first page of a visit reloads once when the code of the page is gone from the host', async () => {
  const { page, requests } = await visit({ expectedErrors: everyError });
  await deploy(page, { chunk: /\/assets\/useful-links-/, mended: false });
  await page.goto('/links');
  await expect.poll(() => documents(requests)).toBe(2);
  await page.waitForTimeout(1_000);
  expect(documents(requests)).toBe(2);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Useful links');
  await page.getByRole('link', { name: /Pan Docs/ }).waitFor();
  await expectOneHead(page);
});

test.for([
  ['/login', /\/assets\/login-/],
  ['/admin', /\/assets\/admin-routes-/],
] as const)(
  '%s shows an error after one reload when the code is still gone from the host',
  async ([address, chunk]) => {
    const { page, requests } = await visit({ expectedErrors: everyError });
    await deploy(page, { chunk, mended: false });
    await page.goto(address);
    await expect.poll(() => documents(requests)).toBe(2);
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await page.waitForTimeout(1_000);
    expect(documents(requests)).toBe(2);
  },
);

describe('typed text', () => {
  const title = 'Deployment: typed in the meantime';
  const rows = () => readRows<{ title: string }>('blog_posts?select=title&slug=like.deployment-*');
  const typed = { Title: title, Excerpt: 'Typed while the site was built again.', Content: '# One', Author: 'Edith' };

  test('survives a page load, and the site asks before the load', async () => {
    const chunk = /\/assets\/settings-/;
    const { page, requests } = await openAs('admin', '/admin/blog/new', { expectedErrors: everyError });
    await typeInto(page, typed);
    const before = documents(requests);
    await deploy(page, { chunk, mended: true });
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expectTyped(page, typed);
    expect(documents(requests)).toBe(before);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByLabel('Site Name').waitFor();
    expect(documents(requests)).toBe(before + 1);
    expect(requestsFor(requests, chunk)).toBeGreaterThan(1);
    await page.goto('/admin/blog/new');
    await adminSettled(page);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectTyped(page, typed);
  });

  test('reaches the database once through the old code after the host changes all files', async () => {
    const { page, requests } = await openAs('editor', '/admin/blog/new', { expectedErrors: everyError });
    await typeInto(page, typed);
    await page.getByLabel('Publish immediately').check();
    requests.length = 0;
    await deploy(page, { chunk: /\/assets\/[\w-]+\.js$/, mended: true });
    await page.route('**/rest/v1/rpc/save_post*', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: wording.postEditor.create }).click();
    await toast(page, wording.postEditor.saveFailed);
    await expectTyped(page, typed);
    expect(await rows()).toEqual([]);
    expect(documents(requests)).toBe(0);

    await page.unroute('**/rest/v1/rpc/save_post*');
    await page.getByRole('button', { name: wording.postEditor.create }).click();
    await page.getByRole('row', { name: new RegExp(title) }).waitFor();
    // The table's code was missing at first, and came with the reloaded page.
    expect(requestsFor(requests, /\/assets\/post-table-/)).toBeGreaterThan(1);
    expect(documents(requests)).toBe(1);
    expect(await rows()).toEqual([{ title }]);
    await page.goto('/admin/blog/new');
    await adminSettled(page);
    expect(await page.getByRole('button', { name: 'Restore' }).count()).toBe(0);
  });

  test.for([
    { challenge: 'the mail service accepts the message', status: 200, says: sentToast, left: '' },
    { challenge: 'the mail service is down', status: 503, says: failedToast, left: 'Typed before.' },
  ])(
    'in the contact form reaches the mail service, and the form shows the outcome: $challenge',
    async ({ status, says, left }) => {
      const { page, requests } = await openSettled('/contact', { expectedErrors: everyError });
      const messages = acceptDialogs(page);
      const sent = await answerMail(page, status);
      await deploy(page, { chunk: /\/assets\/notify-/, mended: false });
      await sendMessage(page, 'Typed before.');
      await expect.poll(() => messages.map((dialog) => dialog.message())).toEqual([says]);
      expect(requestsFor(requests, /\/assets\/notify-/)).toBeGreaterThan(0);
      await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(left);
      expect(sent).toEqual([expect.stringContaining('Typed before.')]);
      expect(documents(requests)).toBe(1);
    },
  );
});

test('the admin area reloads when the code for the toasts is gone from the host', async () => {
  const { page, requests } = await openAs('editor', '/links', { expectedErrors: everyError });
  await settled(page);
  const chunk = /\/assets\/notify-/;
  await deploy(page, { chunk, mended: true });
  await page.getByRole('link', { name: wording.header.admin, exact: true }).click();
  await expect.poll(() => documents(requests)).toBe(2);
  await adminSettled(page);
  expect(requestsFor(requests, chunk)).toBeGreaterThan(1);
  await page.getByRole('button', { name: wording.logout.button }).click();
  await toast(page, wording.logout.success);
  expect(documents(requests)).toBe(2);
});
