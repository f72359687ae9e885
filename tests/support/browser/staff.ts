import type { Page } from 'playwright-core';
import { emailOf, leaveRecord, password, type Role } from './accounts';
import { baseUrl, visit, type Visit } from './browser';

/** Fills the sign-in form, as a person would, and sends it. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.getByLabel('Email').fill(emailOf(role));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A staff member who signed in earlier and opens an address of the admin area. */
export async function openAs(role: Role, address: string, options?: Parameters<typeof visit>[0]): Promise<Visit> {
  const visitor = await visit(options);
  await leaveRecord(visitor.page, baseUrl, role);
  await visitor.page.goto(address);
  return visitor;
}

/** Waits for a toast of exactly these words. */
export async function toast(page: Page, words: string): Promise<void> {
  await page.getByText(words, { exact: true }).waitFor();
}
