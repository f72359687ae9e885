import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../tools/chromium.ts';
import { offlineVerifier, randomSecret } from '../../tools/offline-verifier.ts';
import { serveBuild } from '../support/browser/build-folder';

const email = 'keeper@example.org';
const password = randomSecret();

let site: Awaited<ReturnType<typeof serveBuild>>;
let browser: Browser;
let answer: RequestListener = (_request, response) => response.end('[]');
/** The service, on an origin of its own as a hosted project is. */
const service = createServer((request, response) => answer(request, response));

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  site = await serveBuild({
    VITE_SUPABASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
    VITE_SITE_URL: 'https://example.org',
    VITE_OFFLINE_VERIFIER: offlineVerifier(email, password),
  });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await site.close();
  service.closeAllConnections();
  service.close();
});

/** Signs in as a person would. */
async function signIn(typed: string): Promise<'viewer' | 'failure'> {
  const context = await browser.newContext({ baseURL: site.baseUrl });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(typed);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const failure = page.getByText('An error occurred during login. Please try again.');
    await page.getByText('Login successful!').or(failure).first().waitFor();
    const record = await page.evaluate(() => localStorage.getItem('handheld-legacy.session'));
    return record?.includes('"admin"') ? 'viewer' : 'failure';
  } finally {
    await context.close();
  }
}

const hangUp: RequestListener = (request) => request.socket.destroy();

/** What a service answers whose preflight is in order. */
function afterPreflight(listener: RequestListener): RequestListener {
  return (request, response) => {
    for (const right of ['origin', 'headers', 'methods']) response.setHeader(`access-control-allow-${right}`, '*');
    if (request.method === 'OPTIONS') response.end();
    else listener(request, response);
  };
}

test('the viewer opens when nothing answers', async () => {
  answer = hangUp;
  expect(await signIn(password)).toBe('viewer');
});

test('nothing opens with a wrong secret', async () => {
  answer = hangUp;
  expect(await signIn(`${password}x`)).toBe('failure');
});

test.each<[string, RequestListener]>([
  ['a 503 that says nothing to other origins', (_request, response) => response.writeHead(503).end('no')],
  ['a page that says nothing to other origins', (_request, response) => response.end('<!doctype html><title>Wi-Fi')],
  ['a 503', afterPreflight((_request, response) => response.writeHead(503).end('{}'))],
  ['the words of no answer', afterPreflight((_request, response) => response.end('Failed to fetch'))],
  [
    'an answer that breaks off',
    afterPreflight((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
      response.write('{"access_to', () => setTimeout(() => request.socket.destroy(), 100));
    }),
  ],
])('nothing opens when the answer is %s', async (_what, listener) => {
  answer = listener;
  expect(await signIn(password)).toBe('failure');
});
