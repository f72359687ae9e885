import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const outbox = path.join(import.meta.dirname, '../../../supabase/.temp/outbox.jsonl');

const mailService = '**/api/v1.0/email/send';
export const sentToast = "Message sent successfully! We'll get back to you soon.";
export const failedToast = 'Failed to send message. Please try again later.';

/**
 * Responds to the contact form in place of the database, and drops the message. All tests share the limits of the
 * database, and the database mistakes a fast test for a robot.
 */
export async function discardMessages(page: Page): Promise<void> {
  await page.route('**/rest/v1/rpc/keep_message', (route) => route.fulfill({ status: 204 }));
}

/** Fills the contact form. The message of this form never reaches the database. */
export async function fillMessage(page: Page, text: string): Promise<void> {
  await discardMessages(page);
  await typeMessage(page, text);
}

export async function typeMessage(page: Page, text: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Reader');
  await page.getByLabel('Email').fill('ada@reader.example');
  await page.getByLabel('Message').fill(text);
}

export async function sendMessage(page: Page, text: string): Promise<void> {
  await fillMessage(page, text);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** Responds in place of the mail service. @returns a list that gets the body of each request */
export async function answerMail(page: Page, status = 200): Promise<string[]> {
  const sent: string[] = [];
  await page.route(mailService, (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status, body: 'OK' });
  });
  return sent;
}

/** Returns the messages in the outbox that contain this text. All servers of the project share the outbox. */
export function keptMessages(text: string): Record<string, string>[] {
  if (!existsSync(outbox)) return [];
  const lines = readFileSync(outbox, 'utf8').split('\n');
  const written = JSON.stringify(text).slice(1, -1);
  return lines.filter((line) => line.includes(written)).map((line) => JSON.parse(line) as Record<string, string>);
}
