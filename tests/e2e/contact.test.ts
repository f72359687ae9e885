import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSettled } from '../support/browser/browser';
import {
  failedToast,
  fillMessage,
  keptMessages,
  sendMessage,
  sentToast,
  typeMessage,
} from '../support/browser/message';
import { mainMenu } from '../support/browser/screens';
import { settled } from '../support/browser/settled';
import { openAs } from '../support/browser/staff';

async function valuesOf(page: Page): Promise<string[]> {
  return Promise.all(['Name', 'Email', 'Subject', 'Message'].map((label) => page.getByLabel(label).inputValue()));
}

test('a double click sends a message once, shows a toast and clears the form', async () => {
  const { page } = await openSettled('/contact');
  const text = `A line, "quotes" and ümlauts ${crypto.randomUUID()}\nand a second line.`;
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
      message: text,
    }),
  ]);
});

test('a typed message survives a change of page and a reload, until the visitor sends the message', async () => {
  const { page } = await openSettled('/contact');
  const typed = ['', '', 'Technical Support', 'Kept for now'];
  await page.getByText('This tab keeps your message until you send it.').waitFor();
  await page.getByLabel('Message').fill('Kept for now');
  await page.getByLabel('Subject').selectOption('Technical Support');
  await mainMenu(page).getByRole('link', { name: 'Links' }).click();
  await page.getByRole('heading', { name: 'Useful links' }).waitFor();
  await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => valuesOf(page)).toEqual(typed);
  await page.reload();
  await expect.poll(() => valuesOf(page)).toEqual(typed);
  await sendMessage(page, 'Kept until now');
  await page.getByText(sentToast).waitFor();
  await page.reload();
  await settled(page);
  expect(await page.getByLabel('Message').inputValue()).toBe('');
});

test('the team gets a message once when the mail service fails, and the field for robots is invisible', async () => {
  const { page } = await openSettled('/contact', { expectedErrors: [/status of 503/, /EmailJS answered 503/] });
  const text = `Kept ${crypto.randomUUID()}`;
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 503, body: 'no' }));
  await typeMessage(page, text);
  const around = await page.locator('div:has(> [name="website"])').boundingBox();
  expect([around?.width, around?.height]).toEqual([1, 1]);
  // The database treats a faster sender as a robot.
  await page.waitForFunction(() => performance.now() > 3_000);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText(failedToast).waitFor();
  await page.getByText('We have your message, and the team will read it').waitFor();
  await page.reload();
  await page.getByText('We have your message, and the team will read it').waitFor();
  await page.unroute('**/api/v1.0/email/send');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText(sentToast).waitFor();
  const { page: staff } = await openAs('editor', `/admin/messages?q=${encodeURIComponent(text)}`);
  await expect.poll(() => staff.getByRole('link', { name: text }).count()).toBe(1);
  await staff.getByRole('link', { name: text }).click();
  await staff.getByRole('link', { name: 'Reply by email' }).waitFor();
  await staff.getByText('Read', { exact: true }).waitFor();
});
