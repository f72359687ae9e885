import type { Page } from 'playwright-core';
import { localPublishableKey } from '../../build/local-backend/local-keys.ts';
import { baseUrl, visit, type Visit } from './browser';

export type Role = 'admin' | 'editor' | 'contributor';

/** The password of the seeded accounts. */
export const password = 'handheld-1989';

/** The e-mail of the seeded account of a role. */
export function emailOf(role: Role): string {
  return `${role}@handheld-legacy.test`;
}

/** Fills the sign-in form, as a person would, and sends it. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.getByLabel('Email').fill(emailOf(role));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A staff member who signed in earlier and opens an address of the admin area. */
export async function openAs(role: Role, address: string, options?: Parameters<typeof visit>[0]): Promise<Visit> {
  const visitor = await visit(options);
  await leaveRecord(visitor.page, role);
  await visitor.page.goto(address);
  return visitor;
}

/** Leaves the record of a real sign-in for the first page that is opened. */
async function leaveRecord(page: Page, role: Role): Promise<void> {
  const answer = await fetch(`${baseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(role), password }),
  });
  const { access_token, refresh_token, expires_in, user } = (await answer.json()) as {
    access_token: string;
    refresh_token: string;
    expires_in: number;
    user: { id: string };
  };
  const record = {
    user: { id: user.id, email: emailOf(role), role: 'user', name: role },
    session: { access_token, refresh_token, expires_at: Math.floor(Date.now() / 1000) + expires_in },
  };
  await page.addInitScript((text) => {
    // Once: what happens to the record later is up to the site.
    if (sessionStorage.getItem('signed in before')) return;
    sessionStorage.setItem('signed in before', 'yes');
    localStorage.setItem('handheld-legacy.session', text);
  }, JSON.stringify(record));
}

/** Waits for a toast of exactly these words. */
export async function toast(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).waitFor();
}

/** Waits until an admin screen has its heading and nothing is loading any more. */
export async function adminSettled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[data-testid="skeleton"], [aria-busy="true"]') === null);
}
