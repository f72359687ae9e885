import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSettled } from '../support/browser/browser';
import { fillMessage, keptMessages, sendMessage, sentToast } from '../support/browser/message';
import { mainMenu } from '../support/browser/screens';
import { settled } from '../support/browser/settled';

async function valuesOf(page: Page): Promise<string[]> {
  return Promise.all(['Name', 'Email', 'Subject', 'Message'].map((label) => page.getByLabel(label).inputValue()));
}

test('a message reaches the outbox once, also by a double click, the toast says so and the form is cleared', async () => {
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

test('a message that was typed is there after a look at another page and a reload, until it is sent', async () => {
  const { page } = await openSettled('/contact');
  const typed = ['', '', 'Technical Support', 'Kept for now'];
  await page.getByText('Your message is kept in this tab until you send it.').waitFor();
  await page.getByLabel('Message').fill('Kept for now');
  await page.getByLabel('Subject').selectOption('Technical Support');
  await mainMenu(page).getByRole('link', { name: 'Links' }).click();
  await page.getByRole('heading', { name: 'Useful Links' }).waitFor();
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
