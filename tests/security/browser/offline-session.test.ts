import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { offlineVerifier, randomSecret } from '../../../tools/offline-verifier.ts';
import { buildSite } from '../../../tools/run-vite.ts';
import { says } from '../../support/specification-texts';
import { emailOf, password } from '../../support/browser/accounts';
import { newBuildFolder, removeBuild } from '../../support/browser/build-folder';
import { adminSettled } from '../../support/browser/settled';
import { toast } from '../../support/browser/staff';
import { proves } from '../../support/evidence';

const projectRoot = path.join(import.meta.dirname, '../../..');
const viewer = { email: 'keeper@example.org', secret: randomSecret() };

let outDir: string;
let site: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  outDir = newBuildFolder();
  await buildSite(outDir, { VITE_OFFLINE_VERIFIER: offlineVerifier(viewer.email, viewer.secret) });
  process.env.LOCAL_DB = 'memory';
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
  removeBuild(outDir);
});

const screens = [
  '/admin',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/blog/edit/b0000000-0000-4000-8000-000000000001',
  '/admin/users',
  '/admin/console-of-month',
  '/admin/social-media',
  '/admin/links',
  '/admin/settings',
];

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await toast(page, says.login.success);
}

/** Everything on the screen that would write, and can be pressed. */
async function openWrites(page: Page): Promise<string[]> {
  const names = /^(save|add|create|update|delete|remove|publish|unpublish|activate|deactivate|edit(?! (post|http)))/i;
  const buttons = await page.locator('main').getByRole('button', { name: names, disabled: false }).all();
  return Promise.all(buttons.map(async (button) => (await button.getAttribute('aria-label')) ?? button.innerText()));
}

test('the viewer shows what this browser last loaded, writes nothing and ends after an hour', async (running) => {
  proves(running, {
    category: 'faults',
    surface: 'offline viewer in Chromium',
    challenge: 'the service cannot be reached',
    expected: 'what this browser last loaded, no writes, over after an hour',
  });
  const context = await browser.newContext({ baseURL: site.resolvedUrls?.local[0] });
  const page = await context.newPage();
  await signIn(page, emailOf('admin'), password);
  for (const screen of screens) {
    await page.goto(screen);
    await adminSettled(page);
    if (screen === '/admin/links') expect((await openWrites(page)).length).toBeGreaterThan(5);
  }
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await toast(page, says.logout.success);

  // From here on the service cannot be reached.
  const sent: { url: string; authorization: string | undefined }[] = [];
  await context.route(/\/(rest|auth)\/v1\//, async (route) => {
    sent.push({ url: route.request().url(), authorization: route.request().headers().authorization });
    await route.abort('connectionrefused');
  });
  await page.clock.install();
  await signIn(page, viewer.email, viewer.secret);
  const record = await page.evaluate(() => localStorage.getItem('handheld-legacy.session') ?? '');
  const { user, session } = JSON.parse(record) as {
    user: { role: string };
    session: { access_token: string; expires_at: number };
  };
  expect(user.role).toBe('admin');
  expect(session.expires_at - Date.now() / 1000).toBeGreaterThan(3_500);
  expect(session.expires_at - Date.now() / 1000).toBeLessThan(3_610);

  for (const screen of screens) {
    await page.goto(screen);
    await adminSettled(page);
    await page.getByText(/^Offline viewer: the service cannot be reached/).waitFor();
    expect(await openWrites(page), screen).toEqual([]);
  }
  await page.goto('/admin/blog');
  await page.getByRole('row', { name: /Why the Game Boy stayed grey/ }).waitFor();
  await page.goto('/admin/links');
  await page.getByRole('row', { name: /Pan Docs/ }).waitFor();
  await page.goto('/admin/users');
  await page.getByRole('row', { name: /Edith Editor/ }).waitFor();

  // A whole hour of it: nothing is renewed, nothing carries the token, and then it is over.
  await page.clock.runFor('59:00');
  await page.getByRole('row', { name: /Edith Editor/ }).waitFor();
  await page.clock.runFor('02:00');
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('handheld-legacy.session'))).toBeNull();
  // supabase-js sends the publishable key where it has no token.
  expect(sent.filter(({ authorization = '' }) => !/^(Bearer sb_publishable_\w+)?$/.test(authorization))).toEqual([]);
  expect(sent.filter(({ url }) => url.includes('refresh_token'))).toEqual([]);
  expect(JSON.stringify(sent)).not.toContain(session.access_token);
  expect(sent.length).toBeGreaterThan(0);
  await context.close();
});
