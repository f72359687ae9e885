import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from '../support/browser/browser';
import { settled } from '../support/browser/settled';

interface KeptMessage {
  from_name: string;
  to_name: string;
  reply_to: string;
  subject: string;
  message: string;
}

const outbox = path.join(import.meta.dirname, '../../supabase/.temp/outbox.jsonl');
const emailAddress = '**/api/v1.0/email/send';
const sentToast = "Message sent successfully! We'll get back to you soon.";
const failedToast = 'Failed to send message. Please try again later.';

/** Text no other message has: other servers may write to the same outbox. */
function uniqueText(): string {
  return `A line, "quotes" and ümlauts ${crypto.randomUUID()}\nand a second line.`;
}

/** The messages of the outbox with this text. */
function keptMessages(text: string): KeptMessage[] {
  if (!existsSync(outbox)) return [];
  const lines = readFileSync(outbox, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as KeptMessage).filter(({ message }) => message === text);
}

function fieldsOf(page: Page) {
  return {
    name: page.getByLabel('Name'),
    email: page.getByLabel('Email'),
    subject: page.getByLabel('Subject'),
    message: page.getByLabel('Message'),
    send: page.getByRole('button', { name: /^Send/ }),
  };
}

async function openForm(options?: Parameters<typeof open>[1]) {
  const visitor = await open('/contact', options);
  await settled(visitor.page);
  return { ...visitor, fields: fieldsOf(visitor.page) };
}

async function fill({ name, email, message }: ReturnType<typeof fieldsOf>, text: string): Promise<void> {
  await name.fill('Ada Reader');
  await email.fill('ada@reader.example');
  await message.fill(text);
}

async function valuesOf({ name, email, subject, message }: ReturnType<typeof fieldsOf>): Promise<string[]> {
  return Promise.all([name, email, subject, message].map((field) => field.inputValue()));
}

test('a message reaches the outbox, the toast says so and the form is cleared', async () => {
  const { page, fields } = await openForm();
  const text = uniqueText();
  await fill(fields, text);
  expect(await fields.subject.locator('option').allTextContents()).toEqual([
    'General Inquiry',
    'Technical Support',
    'Content Contribution',
    'Marketplace Question',
    'Other',
  ]);
  await fields.subject.selectOption('Technical Support');
  await fields.send.click();
  await page.getByText(sentToast).waitFor();
  expect(await valuesOf(fields)).toEqual(['', '', 'General Inquiry', '']);
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

test.each([
  ['answers with an error', (page: Page) => page.route(emailAddress, (route) => route.fulfill({ status: 500 }))],
  ['cannot be reached', (page: Page) => page.route(emailAddress, (route) => route.abort('connectionrefused'))],
])('when the mail service %s the text stays, the toast says so, and it can be sent again', async (_how, breakIt) => {
  // The browser logs the request, the site the failure, in the words of the mail library.
  const { page, errors, fields } = await openForm({ expectedErrors: [/./] });
  const text = uniqueText();
  await breakIt(page);
  await fill(fields, text);
  await fields.send.click();
  await page.getByText(failedToast).waitFor();
  expect(await valuesOf(fields)).toEqual(['Ada Reader', 'ada@reader.example', 'General Inquiry', text]);
  expect(await page.getByText(sentToast).count()).toBe(0);
  expect(keptMessages(text)).toEqual([]);
  expect(errors.length).toBe(2);

  await page.unroute(emailAddress);
  await fields.send.click();
  await page.getByText(sentToast).waitFor();
  expect(keptMessages(text).length).toBe(1);
});

test('the browser stops a form without name or message, and an e-mail that is none', async () => {
  const { page, requests, fields } = await openForm();
  const text = uniqueText();
  await fill(fields, text);
  const refused = async (label: string) => {
    await fields.send.click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(label);
    expect(await page.locator('form:has(textarea) :invalid').count()).toBe(1);
  };
  for (const wrong of ['not-an-address', 'two@at@signs', '@reader.example', '']) {
    await fields.email.fill(wrong);
    await refused('contact-email');
  }
  await fields.email.fill('ada@reader.example');
  await fields.name.fill('');
  await refused('contact-name');
  await fields.name.fill('Ada Reader');
  await fields.message.fill('');
  await refused('contact-message');
  expect(requests.filter((request) => request.method() === 'POST')).toEqual([]);
  expect(keptMessages(text)).toEqual([]);
});

test('a double click sends one message, and the button says that it is busy', async () => {
  const { page, requests, fields } = await openForm();
  const text = uniqueText();
  let answer = () => {};
  const clickedTwice = new Promise<void>((resolve) => (answer = resolve));
  await page.route(emailAddress, async (route) => {
    await clickedTwice;
    await route.continue();
  });
  await fill(fields, text);
  await page.getByRole('button', { name: 'Send Message' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const busy = page.getByRole('button', { name: 'Sending...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  answer();
  await page.getByText(sentToast).waitFor();
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
  expect(requests.filter((request) => request.method() === 'POST').length).toBe(1);
  expect(keptMessages(text).length).toBe(1);
});

test('two clicks of the mouse in a row send one message', async () => {
  const { page, fields } = await openForm();
  const text = uniqueText();
  await fill(fields, text);
  await fields.send.dblclick();
  await page.getByText(sentToast).waitFor();
  expect(keptMessages(text).length).toBe(1);
});
