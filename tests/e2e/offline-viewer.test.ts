import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../tools/chromium.ts';
import { offlineVerifier, randomSecret } from '../../tools/offline-verifier.ts';
import { buildSite } from '../../tools/run-vite.ts';
import { newBuildFolder, removeBuild } from '../support/browser/build-folder';

const projectRoot = path.join(import.meta.dirname, '../..');
const email = 'keeper@example.org';
const password = randomSecret();

let outDir: string;
let site: PreviewServer;
let browser: Browser;
/** The service, on an origin of its own as a hosted project is. */
let service: Server;
let answer: RequestListener = (_request, response) => response.end('[]');

beforeAll(async () => {
  service = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  outDir = newBuildFolder();
  await buildSite(outDir, {
    VITE_SUPABASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
    VITE_SITE_URL: 'https://example.org',
    VITE_OFFLINE_VERIFIER: offlineVerifier(email, password),
  });
  site = await preview({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await site.close();
  service.closeAllConnections();
  service.close();
  removeBuild(outDir);
});

/** Signs in as a person would. */
async function signIn(typed: string): Promise<'viewer' | 'failure'> {
  const context = await browser.newContext({ baseURL: site.resolvedUrls?.local[0] });
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
