// A hosted build talks to an embedded backend on another port, as when it is tried against a local stack: only from an
// origin that was named.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localPublishableKey } from '../../../build/local-backend/local-keys.ts';
import { launchChromium } from '../../../tools/chromium.ts';
import { buildSite, serveDevelopment } from '../../../tools/run-vite.ts';
import { newBuildFolder, removeBuild } from '../../support/browser/build-folder';
import { signIn, toast } from '../../support/browser/staff';
import { proves } from '../../support/evidence.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const outDir = newBuildFolder();

/** Serves the build; what has no file gets the shell. */
function staticHost(): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const files = [name, `${name}.html`, 'app.html'].map((each) => path.join(outDir, each));
    const file = files.find((each) => existsSync(each) && statSync(each).isFile()) ?? '';
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
}

const [named, unnamed] = [staticHost(), staticHost()];
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let browser: Browser;
let backend: Awaited<ReturnType<typeof serveDevelopment>>;
beforeAll(async () => {
  for (const server of [named, unnamed]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  browser = await launchChromium();
  backend = await serveDevelopment({ LOCAL_ORIGINS: originOf(named) });
  await buildSite(outDir, {
    VITE_SUPABASE_URL: backend.baseUrl,
    VITE_SUPABASE_ANON_KEY: localPublishableKey,
    VITE_SITE_URL: 'https://example.org',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_ID: 'template',
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_ORIGIN: backend.baseUrl,
  });
});
afterAll(async () => {
  await browser.close();
  backend.close();
  for (const server of [named, unnamed]) server.close();
  removeBuild(outDir);
});

async function openLogin(server: Server): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${originOf(server)}/login`);
  await signIn(page, 'admin');
  return page;
}

async function sendMessage(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Mara');
  await page.getByLabel('Email').fill('mara@example.org');
  await page.getByLabel('Message').fill('From another port.');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

const category = 'hardening';
const surface = 'a hosted build on another port';

test('from a named origin the whole site works', async (context) => {
  proves(context, { category, surface, challenge: 'a named origin', expected: 'sign-in, reads, writes and mail work' });
  const page = await openLogin(named);
  await page.waitForURL('**/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('cell', { name: 'editor@handheld-legacy.test' }).waitFor();
  const answered = page.waitForResponse((answer) => answer.url().startsWith(`${backend.baseUrl}/rest/v1/`));
  await page.goto(`${originOf(named)}/blog?q=famicom`);
  expect((await answered).status()).toBe(200);
  await page.goto(`${originOf(named)}/contact`);
  await sendMessage(page);
  await toast(page, "Message sent successfully! We'll get back to you soon.");
  await page.close();
});

test('from another origin it says that it cannot', async (context) => {
  proves(context, { category, surface, challenge: 'an origin that is not named', expected: 'no sign-in, no mail' });
  const page = await openLogin(unnamed);
  await toast(page, 'An error occurred during login. Please try again.');
  await page.goto(`${originOf(unnamed)}/contact`);
  await sendMessage(page);
  await toast(page, 'Failed to send message. Please try again later.');
  await page.close();
});
