import type { Page } from 'playwright-core';
import { emailOf, leaveRecord, password, type Role } from './accounts';
import { baseUrl, visit, type Visit, type VisitOptions } from './browser';
import { show, type Screen } from './screens';
import { adminSettled } from './settled';

/** Fills the sign-in form, as a person would, and sends it. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.getByLabel('Email').fill(emailOf(role));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A staff member who signed in earlier, before whom an address is all there. */
export async function openAs(role: Role, address: string, options?: VisitOptions): Promise<Visit> {
  const visitor = await visit(options);
  await leaveRecord(visitor.page, baseUrl, role);
  await visitor.page.goto(address);
  await adminSettled(visitor.page);
  return visitor;
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
