// Tests sessions in a real browser, with the back/forward cache, two tabs and a wrong clock. Also tests a failing
// storage, an open editor and an unreachable service.
import type { Page, Request } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { StoredSession } from '@/data/service/session-record';
import { hasBackForwardCache, launchChromium } from '../../../tools/chromium.ts';
import { offlineVerifier, randomSecret } from '../../../tools/offline-verifier.ts';
import { emailOf, storeSessionRecord, password } from '../../support/browser/accounts';
import { baseUrl } from '../../support/browser/base-url';
import { visit } from '../../support/browser/browser';
import { serveBuild } from '../../support/browser/build-folder';
import { answerMail, fillMessage, sentToast } from '../../support/browser/message';
import {
  adminScreens,
  expectedErrors as unknownAddress,
  publicScreens,
  show,
  signInScreen,
} from '../../support/browser/screens';
import { adminSettled } from '../../support/browser/settled';
import { expectTyped, openAs, signIn, signInWith, toast, typeInto } from '../../support/browser/staff';
import { deleteRows } from '../../support/browser/stored';
import { provesItsTests } from '../../support/evidence.ts';
import { wording } from '../../support/specification-texts';

provesItsTests('Sessions in Chromium');

const sessionKey = 'handheld-legacy.session';

const waitForSignIn = (page: Page, timeout?: number) =>
  page.getByRole('heading', { name: 'Staff sign-in' }).waitFor({ timeout });
const record = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);
const storeRecord = (page: Page, text: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, text] as const);
const storedSession = async (page: Page) => JSON.parse((await record(page)) ?? '') as StoredSession;
const tokenOf = async (page: Page) => (await storedSession(page)).session.access_token;

/** Moves the end of the session to this many seconds from now. */
async function setSessionEnd(page: Page, seconds: number): Promise<void> {
  const { user, session } = await storedSession(page);
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  await storeRecord(page, JSON.stringify({ user, session: { ...session, expires_at } }));
}

/** Signs out in another tab. */
async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/admin');
  await adminSettled(other);
  await other.getByRole('button', { name: wording.logout.button }).click();
}

/** The number of requests for a new token. */
const renewals = (requests: Request[]) =>
  requests.filter((each) => each.method() === 'POST' && each.url().includes('grant_type=refresh_token')).length;

const adminLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true });

// Headless Chromium has no back/forward cache.
describe.skipIf(!hasBackForwardCache)('an admin page from the back/forward cache', () => {
  /**
   * `from` is the page of the other tab. The other tab opens before the navigation, because the event of a later tab
   * would end the cached page.
   */
  const ends: Record<string, { from: string; end: (other: Page) => Promise<unknown> }> = {
    'sign-out in another tab': {
      from: '/admin',
      end: async (other) => {
        await other.getByRole('button', { name: wording.logout.button }).click();
        await waitForSignIn(other);
      },
    },
    'the record is cleared': { from: '/contact', end: (other) => other.evaluate(() => localStorage.clear()) },
  };

  test.for(Object.entries(ends))('hides its data after %s', async ([, { from, end }], { onTestFinished }) => {
    const browser = await launchChromium({ backForwardCache: true });
    onTestFinished(() => browser.close());
    const browserContext = await browser.newContext({ baseURL: baseUrl });
    const uncaught: string[] = [];
    browserContext.on('weberror', (error) => uncaught.push(error.error().message));
    const page = await browserContext.newPage();
    await storeSessionRecord(page, baseUrl, 'admin');
    await page.goto('/admin/users');
    const row = page.getByRole('row', { name: new RegExp(emailOf('editor')) });
    await row.waitFor();
    const other = await browserContext.newPage();
    await other.goto(from);
    await other.locator('h1').first().waitFor();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.cameBack = String(persisted)));
    });
    await page.goto('/contact');
    await end(other);
    // A page from the cache has no load event.
    await page.goBack({ waitUntil: 'commit' });
    await waitForSignIn(page);
    // The browser shows the cached page and loads no new page.
    expect(await page.evaluate(() => document.documentElement.dataset.cameBack)).toBe('true');
    expect(await row.count()).toBe(0);
    expect(await page.getByText(emailOf('admin')).count()).toBe(0);
    expect(uncaught).toEqual([]);
  });
});

/** Ways to end a token. Each function returns the list of requests that the service rejects afterwards. */
const endings: Record<string, (page: Page) => Promise<string[]>> = {
  'the token is about to end': (page) => setSessionEnd(page, 20).then(() => []),
  'the token is over': async (page) => {
    const old = await tokenOf(page);
    const rejected: string[] = [];
    await page.context().route('**/rest/v1/**', (route) => {
      if (route.request().headers().authorization !== `Bearer ${old}`) return route.fallback();
      rejected.push(route.request().url());
      return route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } });
    });
    return rejected;
  },
};

test.for(Object.entries(endings))('two tabs of one session stay signed in when %s', async ([how, end]) => {
  // Each tab logs the service's rejection of the old token.
  const expectedErrors = [/status of 401/, /ReadError/];
  const { page, requests } = await openAs('editor', '/contact', { expectedErrors });
  const rejected = await end(page);
  const old = await tokenOf(page);
  // Within one second, the service issues equal tokens.
  await page.waitForTimeout(1_100);
  const tabs = await Promise.all([page.context().newPage(), page.context().newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/admin/links')));
  for (const tab of tabs) await tab.getByRole('row', { name: /Pan Docs/ }).waitFor();
  // The next reads and a reload also work.
  for (const tab of tabs) {
    await adminLink(tab, wording.sidebar.socialLinks).click();
    await tab.waitForURL('**/admin/social-media');
    await tab.getByRole('row', { name: /github/i }).waitFor();
    await tab.reload();
    await adminSettled(tab);
    await tab.getByRole('button', { name: wording.logout.button }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/admin/social-media');
  }
  expect(await tokenOf(page)).not.toBe(old);
  expect(renewals(requests)).toBeGreaterThan(0);
  expect(renewals(requests)).toBeLessThanOrEqual(tabs.length);
  expect(rejected.length > 0).toBe(how === 'the token is over');
});

test.for([
  ['2 hours fast', 2],
  ['2 hours slow', -2],
] as const)('a person whose clock is %s stays signed in with one new token an hour', async ([, hours]) => {
  const { page, requests } = await visit();
  await page.clock.install({ time: Date.now() + hours * 3_600_000 });
  await page.goto('/login');
  await signIn(page, 'editor');
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await adminLink(page, wording.sidebar.links).click();
  await page.getByRole('row', { name: /Pan Docs/ }).waitFor();
  expect(renewals(requests)).toBe(0);
  for (const hour of [1, 2]) {
    // Advances the clock to a few minutes before the token's end, then to a few minutes after the end.
    await page.clock.fastForward(hour === 1 ? '56:00' : '54:00');
    await pass(page, requests, 300);
    expect(renewals(requests)).toBe(hour);
    await page.getByRole('row', { name: /Pan Docs/ }).waitFor();
  }
  await page.goto('/admin/links');
  await pass(page, requests, 10);
  await page.getByRole('row', { name: /Pan Docs/ }).waitFor();
  expect(renewals(requests)).toBe(2);
});

/**
 * Advances the page's clock in steps and waits for the responses of each step. So no response is late by that clock,
 * even on a slow machine.
 */
async function pass(page: Page, requests: Request[], seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 2) {
    await page.clock.runFor(2_000);
    await page.waitForTimeout(15);
    await Promise.all(requests.map((request) => request.response()));
  }
}

describe('a session that ends while an editor is open', () => {
  const expectedErrors = [/status of 40[01]/, /WriteError|ReadError|AccountError/];
  const typed = { Title: 'Nothing lost: a session', Excerpt: 'Typed before.', Content: '# One', Author: 'Edith' };

  afterAll(() => deleteRows('blog_posts', 'slug=like.nothing-lost-*'));

  async function openTyped(): Promise<Page> {
    const { page } = await openAs('editor', '/admin/blog/new', { expectedErrors });
    await typeInto(page, typed);
    return page;
  }

  test('asks for a new sign-in and then saves the text', async () => {
    const page = await openTyped();
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found', msg: 'gone' } }),
    );
    // Rejects only the save. The editor also asks the database whether the slug is free, perhaps before the click.
    await page.route('**/rest/v1/rpc/save_post*', (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
    );
    await page.getByRole('button', { name: wording.postEditor.create }).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    await page.unrouteAll();
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expectTyped(page, typed);
    await page.getByRole('button', { name: wording.postEditor.create }).click();
    await toast(page, wording.postEditor.created);
  });

  test('asks for a new sign-in within 2 s of a sign-out in another tab, and offers another person no draft', async () => {
    const page = await openTyped();
    await signOutElsewhere(page);
    await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor({ timeout: 2_000 });
    await page.getByRole('button', { name: 'Leave without signing in' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    // Another person on this device gets no offer of the draft.
    await signIn(page, 'admin');
    await toast(page, wording.login.success);
    await page.goto('/admin/blog/new');
    await adminSettled(page);
    expect(await page.getByRole('button', { name: 'Restore' }).count()).toBe(0);
  });
});

test('signing out in one tab signs out the other tabs within 2 s', async () => {
  const { page } = await openAs('editor', '/admin/links');
  const home = await page.context().newPage();
  await home.goto('/contact');
  await home.getByRole('link', { name: wording.header.admin, exact: true }).waitFor();
  await signOutElsewhere(page);
  await waitForSignIn(page, 2_000);
  await home.getByRole('link', { name: 'Sign In' }).waitFor({ timeout: 2_000 });
});

test('the site removes the record of a session that ended before the visit', async () => {
  const { page } = await openAs('editor', '/contact');
  await setSessionEnd(page, -1);
  await page.goto('/admin/blog');
  await waitForSignIn(page);
  expect(await record(page)).toBeNull();
});

describe('a storage that throws on every access', () => {
  /** Simulates a browser that blocks site data. */
  const denyStorage = (page: Page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get, configurable: true });
    });

  test.for([...publicScreens, signInScreen])('leaves the screen $name working', async (screen) => {
    const { page } = await visit({ expectedErrors: unknownAddress });
    await denyStorage(page);
    await show(page, screen);
    if (screen !== signInScreen) await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
  });

  test('lets a visitor send a message, and the form warns that it keeps no copy', async () => {
    const { page } = await visit();
    await denyStorage(page);
    await show(page, { name: 'contact', address: '/contact' });
    const sent = await answerMail(page);
    await fillMessage(page, 'Without any storage.');
    await page.getByText('Your browser can’t keep your message').waitFor();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await toast(page, sentToast);
    expect(sent).toHaveLength(1);
    expect(await page.getByLabel('Message').inputValue()).toBe('');
  });

  test('lets a person sign in until the next page load', async () => {
    const { page } = await visit();
    await denyStorage(page);
    await page.goto('/login');
    await signIn(page, 'editor');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await adminLink(page, wording.sidebar.links).click();
    await page.getByRole('row', { name: /Pan Docs/ }).waitFor();
    await page.goto('/admin/links');
    await waitForSignIn(page);
  });
});

describe('an invalid session record', () => {
  const whole = {
    user: { id: '1', email: 'a@b.example', role: 'admin', name: 'Ada' },
    session: { access_token: 'a', refresh_token: 'b', expires_at: 9_999_999_999 },
  };
  const garbage: Record<string, string> = {
    'no JSON': 'garbage {',
    'the empty text': '',
    null: 'null',
    'a number': '42',
    'a list': '[1, 2]',
    'half a record': JSON.stringify({ user: whole.user }),
    'an email that is a list': JSON.stringify({ ...whole, user: { ...whole.user, email: ['a@b.example'] } }),
    'an end that is a word': JSON.stringify({ ...whole, session: { ...whole.session, expires_at: 'never' } }),
    'a token that is an object': JSON.stringify({ ...whole, session: { ...whole.session, access_token: {} } }),
    'all of it in __proto__': `{"__proto__":${JSON.stringify({ ...whole, polluted: true })}}`,
    'its parts in __proto__': `{"user":{"__proto__":${JSON.stringify(whole.user)}},"session":{"__proto__":${JSON.stringify(whole.session)}}}`,
    'a constructor': '{"constructor":{"prototype":{"polluted":true}}}',
    'a million characters': 'x'.repeat(1_000_000),
  };

  test.for(Object.entries(garbage))('counts as signed out: %s', async ([, text]) => {
    const { page, requests } = await visit();
    await page.goto('/contact');
    await storeRecord(page, text);
    await page.reload();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await page.goto('/admin/users');
    await waitForSignIn(page);
    expect(await record(page)).toBeNull();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(requests.filter((request) => request.headers().authorization !== undefined)).toEqual([]);
    expect(renewals(requests)).toBe(0);
  });
});

/** Returns the names of the enabled buttons that would change data. */
async function enabledWriteButtons(page: Page): Promise<string[]> {
  const names = /^(save|add|create|update|delete|remove|publish|unpublish|activate|deactivate|edit(?! (post|http)))/i;
  const buttons = await page.locator('main').getByRole('button', { name: names, disabled: false }).all();
  return Promise.all(buttons.map(async (button) => (await button.getAttribute('aria-label')) ?? button.innerText()));
}

test('the offline viewer shows every admin screen, writes nothing and ends after an hour', async ({
  onTestFinished,
}) => {
  const viewer = { email: 'keeper@example.org', secret: randomSecret() };
  const site = await serveBuild({ VITE_OFFLINE_VERIFIER: offlineVerifier(viewer.email, viewer.secret) });
  onTestFinished(site.close);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const browserContext = await browser.newContext({ baseURL: site.baseUrl });
  const page = await browserContext.newPage();
  const sent: { url: string; authorization: string | undefined }[] = [];
  await browserContext.route(/\/(rest|auth)\/v1\//, async (route) => {
    sent.push({ url: route.request().url(), authorization: route.request().headers().authorization });
    await route.abort('connectionrefused');
  });
  await page.clock.install();
  await page.goto('/login');
  await signInWith(page, viewer.email, viewer.secret);
  await toast(page, wording.login.success);
  const token = await tokenOf(page);
  for (const screen of new Set(adminScreens.map(({ address }) => address))) {
    await page.goto(screen);
    await adminSettled(page);
    await page.getByText(/^Offline mode: the server can’t be reached/).waitFor();
    expect(await enabledWriteButtons(page), screen).toEqual([]);
    if (screen === '/admin/blog/new')
      await page.getByRole('button', { name: wording.postEditor.create, disabled: true }).waitFor();
  }

  // During the whole hour no request renews or carries the token. Then the session ends.
  await page.goto('/admin/users');
  await page.clock.fastForward('58:00');
  await page.clock.runFor('01:00');
  await page.getByText(/^Offline mode:/).waitFor();
  await page.clock.runFor('02:00');
  await waitForSignIn(page);
  expect(await record(page)).toBeNull();
  // Without a token, supabase-js sends the publishable key.
  expect(sent.filter(({ authorization = '' }) => !/^(Bearer sb_publishable_\w+)?$/.test(authorization))).toEqual([]);
  expect(sent.filter(({ url }) => url.includes('refresh_token'))).toEqual([]);
  expect(JSON.stringify(sent)).not.toContain(token);
  expect(sent.length).toBeGreaterThan(0);
}, 180_000);
