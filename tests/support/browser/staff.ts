import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { emailOf, leaveRecord, password, type Role } from './accounts';
import { baseUrl } from './base-url';
import { visit, type Visit, type VisitOptions } from './browser';
import { show, type Screen } from './screens';

/** Fills the sign-in form, as a person would, and sends it. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await signInWith(page, emailOf(role), password);
}

/** Signs in with these words. */
export async function signInWith(page: Page, email: string, secret: string): Promise<void> {
  await typeInto(page, { Email: email, Password: secret });
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Types into fields by their labels. */
export async function typeInto(within: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await within.getByLabel(label, { exact: true }).fill(text);
}

/** Fields hold what was typed into them. */
export async function expectTyped(within: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    expect(await within.getByLabel(label, { exact: true }).inputValue(), label).toBe(text);
}

/** A staff member who signed in earlier, before whom an address is all there. */
export function openAs(role: Role, address: string, options?: VisitOptions): Promise<Visit> {
  return openScreen({ name: address, as: role, address }, options);
}

/** Somebody before whom a screen is all there. */
export async function openScreen(screen: Screen, options?: VisitOptions): Promise<Visit> {
  const visitor = await visit(options);
  if (screen.as) await leaveRecord(visitor.page, baseUrl, screen.as);
  await show(visitor.page, screen);
  return visitor;
}

/** Waits for a toast of exactly these words. */
export async function toast(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).waitFor();
}
