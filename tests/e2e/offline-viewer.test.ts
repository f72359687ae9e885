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
/** Responds with empty lists, and with content stamps that never change. */
let answer: RequestListener = ({ url = '' }, response) =>
  response.end(/\/content_stamps.*offset=0/.test(url) ? '[{"kind":"posts","changed_at":"never"}]' : '[]');
/** The service. Its origin differs from the origin of the site, as in a hosted project. */
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

/** Signs in by the form and returns the outcome. */
async function signIn(): Promise<'viewer' | 'failure'> {
  const page = await browser.newPage({ baseURL: site.baseUrl });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const failure = page.getByText('An error occurred during login. Please try again.');
  await page.getByText('Login successful!').or(failure).first().waitFor();
  const record = await page.evaluate(() => localStorage.getItem('handheld-legacy.session'));
  await page.close();
  return record?.includes('"admin"') ? 'viewer' : 'failure';
}

// tests/unit/data/offline-viewer.test.ts tests other responses of the service, and wrong secrets.
test.each<[string, 'viewer' | 'failure', RequestListener]>([
  ['no response', 'viewer', (request) => request.socket.destroy()],
  ['a 503 without CORS headers', 'failure', (_request, response) => response.writeHead(503).end('no')],
  ['a page without CORS headers', 'failure', (_request, response) => response.end('<!doctype html>')],
  [
    'a response that breaks off',
    'failure',
    (request, response) => {
      for (const right of ['origin', 'headers', 'methods']) response.setHeader(`access-control-allow-${right}`, '*');
      if (request.method === 'OPTIONS') return response.end();
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
      response.write('{"access_to', () => setTimeout(() => request.socket.destroy(), 100));
    },
  ],
])('with %s from the service, the sign-in ends in: %s', async (_what, opened, listener) => {
  answer = listener;
  expect(await signIn()).toBe(opened);
});
