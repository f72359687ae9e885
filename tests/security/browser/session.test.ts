// What becomes of a session in a real browser: pages that come back from its memory, two tabs, a wrong
// clock, a storage that fails.
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { emailOf, leaveRecord } from '../../support/browser/accounts';
import { baseUrl, visit } from '../../support/browser/browser';
import { hasBackForwardCache, launchChromium } from '../../../tools/chromium.ts';
import { publicScreens, show, signInScreen, expectedErrors as unknownAddress } from '../../support/browser/screens';
import { adminSettled } from '../../support/browser/settled';
import { openAs, signIn, toast } from '../../support/browser/staff';
import { says } from '../../support/specification-texts';
import { proves } from '../../support/evidence';

const category = 'faults';
const sessionKey = 'handheld-legacy.session';

const signedOut = (page: Page) => page.getByRole('heading', { name: 'Admin Login' }).waitFor();
const record = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);
const tokenOf = async (page: Page) =>
  (JSON.parse((await record(page)) ?? '') as { session: { access_token: string } }).session.access_token;

/** How often a new token was asked for. */
const renewals = (requests: Request[]) =>
  requests.filter((each) => each.method() === 'POST' && each.url().includes('grant_type=refresh_token')).length;

const adminLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true });

// Chromium without a window has no such cache.
describe.skipIf(!hasBackForwardCache)('a page of the admin area that comes back from the back/forward cache', () => {
  /** Where the other tab is before the page is left: what it says on opening would end the cached page. */
  const ends: Record<string, { from: string; end: (other: Page) => Promise<unknown> }> = {
    'sign-out in another tab': {
      from: '/admin',
      end: async (other) => {
        await other.getByRole('button', { name: says.logout.button }).click();
        await signedOut(other);
      },
    },
    'the record is cleared': { from: '/contact', end: (other) => other.evaluate(() => localStorage.clear()) },
  };

  test.for(Object.entries(ends))('shows nothing any more after %s', async ([how, { from, end }], context) => {
    const surface = 'back/forward cache in Chromium';
    proves(context, { category, surface, challenge: how, expected: 'the sign-in, no admin content' });
    const browser = await launchChromium({ backForwardCache: true });
    context.onTestFinished(() => browser.close());
    const browserContext = await browser.newContext({ baseURL: baseUrl });
    const uncaught: string[] = [];
    browserContext.on('weberror', (error) => uncaught.push(error.error().message));
    const page = await browserContext.newPage();
    await leaveRecord(page, baseUrl, 'admin');
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
    // The page does not load again when it comes back: there is no such event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await signedOut(page);
    // It is the very page that was left.
    expect(await page.evaluate(() => document.documentElement.dataset.cameBack)).toBe('true');
    expect(await row.count()).toBe(0);
    expect(await page.getByText(emailOf('admin')).count()).toBe(0);
    expect(uncaught).toEqual([]);
  });
});

describe('two tabs of one session', () => {
  const surface = 'two tabs in Chromium';
  const expected = 'both renew it, both stay signed in';
  /** The service's refusal of an old token, in the console of each tab. */
  const expectedErrors = [/status of 401/, /ReadError/];

  test('whose token is about to end', async (context) => {
    proves(context, { category, surface, challenge: 'the token is about to end', expected });
    const { page, requests } = await openAs('editor', '/contact', { expectedErrors });
    await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '') as { session: { expires_at: number } };
      kept.session.expires_at = Math.floor(Date.now() / 1000) + 20;
      localStorage.setItem(key, JSON.stringify(kept));
    }, sessionKey);
    await bothStay(page, requests);
  });

  test('whose token the service no longer takes', async (context) => {
    proves(context, { category, surface, challenge: 'the token is over', expected });
    const { page, requests } = await openAs('editor', '/contact', { expectedErrors });
    const old = await tokenOf(page);
    const refused: string[] = [];
    await page.context().route('**/rest/v1/**', (route) => {
      if (route.request().headers().authorization !== `Bearer ${old}`) return route.fallback();
      refused.push(route.request().url());
      return route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } });
    });
    await bothStay(page, requests);
    expect(refused.length).toBeGreaterThan(0);
  });

  async function bothStay(page: Page, requests: Request[]): Promise<void> {
    const old = await tokenOf(page);
    // Two tokens of one second are the same.
    await page.waitForTimeout(1_100);
    const tabs = await Promise.all([page.context().newPage(), page.context().newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto('/admin/links')));
    for (const tab of tabs) await tab.getByRole('row', { name: /Pan Docs/ }).waitFor();
    // Also what is asked from now on, and after another start.
    for (const tab of tabs) {
      await adminLink(tab, says.sidebar.socialLinks).click();
      await tab.getByRole('row', { name: /github/i }).waitFor();
      await tab.reload();
      await adminSettled(tab);
      await tab.getByRole('button', { name: says.logout.button }).waitFor();
      expect(new URL(tab.url()).pathname).toBe('/admin/social-media');
    }
    expect(await tokenOf(page)).not.toBe(old);
    expect(renewals(requests)).toBeGreaterThan(0);
    expect(renewals(requests)).toBeLessThanOrEqual(tabs.length);
  }
});

test.for([
  ['2 hours fast', 2],
  ['2 hours slow', -2],
] as const)('a clock that is %s: signed in for hours, with one new token in each', async ([how, hours], context) => {
  const expected = 'stays signed in, one renewal an hour at most';
  proves(context, { category, surface: 'session in Chromium', challenge: `clock ${how}`, expected });
  const { page, requests } = await visit();
  await page.clock.install({ time: Date.now() + hours * 3_600_000 });
  await page.goto('/login');
  await signIn(page, 'editor');
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await adminLink(page, says.sidebar.links).click();
  await page.getByRole('row', { name: /Pan Docs/ }).waitFor();
  expect(renewals(requests)).toBe(0);
  for (const hour of [1, 2]) {
    // To some minutes before the token ends, and on to some minutes later.
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

/** Lets the page's clock go on, in steps in which answers arrive: none is late by that clock, however slow the machine. */
async function pass(page: Page, requests: Request[], seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 2) {
    await page.clock.runFor(2_000);
    await page.waitForTimeout(15);
    await Promise.all(requests.map((request) => request.response()));
  }
}

describe('a storage that throws on every access', () => {
  /** As a browser whose visitor allows no site data has it. */
  const denyStorage = (page: Page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get, configurable: true });
    });
  const challenge = 'storage throws';

  test.for([...publicScreens, signInScreen])('$name works', async (screen, context) => {
    const surface = `screen in Chromium: ${screen.name}`;
    proves(context, { category, surface, challenge, expected: 'whole, no uncaught error' });
    const { page } = await visit({ expectedErrors: unknownAddress });
    await denyStorage(page);
    await show(page, screen);
    if (screen !== signInScreen) await page.getByRole('link', { name: 'Sign In' }).waitFor();
  });

  test('a message can be sent', async (context) => {
    proves(context, { category, surface: 'contact form in Chromium', challenge, expected: 'sent' });
    const { page } = await visit();
    await denyStorage(page);
    await show(page, { name: 'contact', address: '/contact' });
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
    await page.getByLabel('Name').fill('Ada Reader');
    await page.getByLabel('Email').fill('ada@reader.example');
    await page.getByLabel('Message').fill('Without any storage.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await toast(page, "Message sent successfully! We'll get back to you soon.");
  });

  test('somebody can sign in, until the page is left', async (context) => {
    const expected = 'signed in until the page is left';
    proves(context, { category, surface: 'sign-in in Chromium', challenge, expected });
    const { page } = await visit();
    await denyStorage(page);
    await page.goto('/login');
    await signIn(page, 'editor');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await adminLink(page, says.sidebar.links).click();
    await page.getByRole('row', { name: /Pan Docs/ }).waitFor();
    await page.goto('/admin/links');
    await signedOut(page);
  });
});

describe('a session record that is none', () => {
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
    'an e-mail that is a list': JSON.stringify({ ...whole, user: { ...whole.user, email: ['a@b.example'] } }),
    'an end that is a word': JSON.stringify({ ...whole, session: { ...whole.session, expires_at: 'never' } }),
    'a token that is an object': JSON.stringify({ ...whole, session: { ...whole.session, access_token: {} } }),
    'all of it in __proto__': `{"__proto__":${JSON.stringify({ ...whole, polluted: true })}}`,
    'its parts in __proto__': `{"user":{"__proto__":${JSON.stringify(whole.user)}},"session":{"__proto__":${JSON.stringify(whole.session)}}}`,
    'a constructor': '{"constructor":{"prototype":{"polluted":true}}}',
    'a million characters': 'x'.repeat(1_000_000),
  };

  test.for(Object.entries(garbage))('%s counts as signed out', async ([challenge, text], context) => {
    const expected = 'signed out, record gone, nothing asked with it';
    proves(context, { category, surface: 'session record in Chromium', challenge, expected });
    const { page, requests } = await visit();
    await page.goto('/contact');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, text] as const);
    await page.reload();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await page.goto('/admin/users');
    await signedOut(page);
    expect(await record(page)).toBeNull();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(requests.filter((request) => request.headers().authorization !== undefined)).toEqual([]);
    expect(renewals(requests)).toBe(0);
  });
});
