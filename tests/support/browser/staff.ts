import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { emailOf, storeSessionRecord, password, type Role } from './accounts';
import { baseUrl } from './base-url';
import { visit, type Visit, type VisitOptions } from './browser';
import { show, type Screen } from './screens';

export async function signIn(page: Page, role: Role): Promise<void> {
  await signInWith(page, emailOf(role), password);
}

export async function signInWith(page: Page, email: string, secret: string): Promise<void> {
  await typeInto(page, { Email: email, Password: secret });
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function typeInto(within: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await within.getByLabel(label, { exact: true }).fill(text);
}

export async function expectTyped(within: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    expect(await within.getByLabel(label, { exact: true }).inputValue(), label).toBe(text);
}

/** Opens an address with the session record of an earlier sign-in, and waits until the page has loaded. */
export function openAs(role: Role, address: string, options?: VisitOptions): Promise<Visit> {
  return openScreen({ name: address, as: role, address }, options);
}

export async function openScreen(screen: Screen, options?: VisitOptions): Promise<Visit> {
  const visitor = await visit(options);
  if (screen.as) await storeSessionRecord(visitor.page, baseUrl, screen.as);
  await show(visitor.page, screen);
  return visitor;
}

export async function toast(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).waitFor();
}
