import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSettled } from '../support/browser/browser';
import { focusedId } from '../support/browser/focus';
import { failedToast, fillMessage, mailService, sendMessage, sentToast } from '../support/browser/message';

const outbox = path.join(import.meta.dirname, '../../supabase/.temp/outbox.jsonl');

/** Text no other message has: other servers may write to the same outbox. */
function uniqueText(): string {
  return `A line, "quotes" and ümlauts ${crypto.randomUUID()}\nand a second line.`;
}

/** The messages of the outbox with this text. */
function keptMessages(text: string): Record<string, string>[] {
  if (!existsSync(outbox)) return [];
  const lines = readFileSync(outbox, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, string>).filter(({ message }) => message === text);
}

async function valuesOf(page: Page): Promise<string[]> {
  return Promise.all(['Name', 'Email', 'Subject', 'Message'].map((label) => page.getByLabel(label).inputValue()));
}

test('a message reaches the outbox once, also by a double click, the toast says so and the form is cleared', async () => {
  const { page } = await openSettled('/contact');
  const text = uniqueText();
  await fillMessage(page, text);
  await page.getByLabel('Subject').selectOption('Technical Support');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await page.getByText(sentToast).waitFor();
  expect(await valuesOf(page)).toEqual(['', '', 'General Inquiry', '']);
  expect(keptMessages(text)).toEqual([
    expect.objectContaining({
      from_name: 'Ada Reader',
      to_name: 'Handheld Legacy Team',
      reply_to: 'ada@reader.example',
      subject: 'Technical Support',
    }),
  ]);
});

test.each([
  ['answers with an error', (page: Page) => page.route(mailService, (route) => route.fulfill({ status: 500 }))],
  ['cannot be reached', (page: Page) => page.route(mailService, (route) => route.abort('connectionrefused'))],
])('when the mail service %s the text stays, the toast says so, and it can be sent again', async (_how, breakIt) => {
  // The browser logs the request, the site the failure, in the words of the mail library.
  const { page, errors } = await openSettled('/contact', { expectedErrors: [/./] });
  const text = uniqueText();
  await breakIt(page);
  await sendMessage(page, text);
  await page.getByText(failedToast).waitFor();
  expect(await valuesOf(page)).toEqual(['Ada Reader', 'ada@reader.example', 'General Inquiry', text]);
  expect(keptMessages(text)).toEqual([]);
  expect(errors.length).toBe(2);
  await page.unroute(mailService);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText(sentToast).waitFor();
  expect(keptMessages(text).length).toBe(1);
});

test('the browser stops a form without name or message, and an e-mail that is none', async () => {
  const { page, requests } = await openSettled('/contact');
  await fillMessage(page, 'Never sent');
  for (const [label, wrong] of [
    ['Email', 'not-an-address'],
    ['Email', 'two@at@signs'],
    ['Email', '@reader.example'],
    ['Email', ''],
    ['Name', ''],
    ['Message', ''],
  ] as const) {
    const right = await page.getByLabel(label).inputValue();
    await page.getByLabel(label).fill(wrong);
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect(await focusedId(page)).toBe(`contact-${label.toLowerCase()}`);
    expect(await page.locator('form:has(textarea) :invalid').count()).toBe(1);
    await page.getByLabel(label).fill(right);
  }
  expect(requests.filter((request) => request.method() === 'POST')).toEqual([]);
});
