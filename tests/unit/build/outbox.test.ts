import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { JSDOM } from 'jsdom';
import { answerEmail, recordSent, outboxPage } from '../../../build/local-backend/outbox.ts';

const root = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder = '';
let count = 0;
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  count += 1;
  folder = path.join(root, String(count));
});

const request = (method = 'GET') => outboxPage(new Request('http://localhost/__outbox', { method }), folder);
const readOutbox = async () => new JSDOM(await request().text()).window.document;

const mail = (html: string, subject = 'Come in') => recordSent(folder, { to: 'ada@reader.example', subject, html });

async function message(text: string): Promise<void> {
  const fields = { from_name: text, to_name: text, reply_to: text, subject: text, message: text };
  const body = JSON.stringify({ template_params: fields });
  await answerEmail(new Request('http://localhost/', { method: 'POST', body }), folder);
}

test('the outbox shows mails and messages with recipient and time, the newest first', async () => {
  mail('<p>Hello</p>');
  await message('A question');
  const document = await readOutbox();
  const articles = Array.from(document.querySelectorAll('article'), ({ textContent }) => textContent);
  expect(articles).toHaveLength(2);
  expect(articles[0]).toMatch(
    /A question\s+From A question \(A question\), \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\s+A question/,
  );
  expect(articles[1]).toMatch(/Come in\s+To ada@reader\.example, .* UTC\s+Hello/);
});

test('the outbox shows the links of a mail', async () => {
  const address = 'http://localhost:5173/login/password#token_hash=abc';
  mail(
    `<!doctype html><head><title>T</title></head><h1>Hi</h1><p>Open&nbsp;it:<br><a class="b" href="${address}">Come in</a></p><p>&lt;3</p>`,
  );
  mail('At http://localhost:5173/login, or <a href="http://localhost:5173/verify?token=1&amp;type=signup">Go</a>');
  const document = await readOutbox();
  const links = Array.from(document.querySelectorAll('a'), ({ href }) => href);
  expect(links).toEqual([
    ...['http://localhost:5173/login', 'http://localhost:5173/verify?token=1&type=signup', address],
  ]);
  expect(document.querySelectorAll('article p')[1]?.textContent).toBe(`Hi\nOpen it:\nCome in: ${address}\n<3`);
});

test('a message stays plain text without links, and the page runs no script', async () => {
  await message('<script>alert(1)</script><img src=x onerror=alert(1)> https://evil.example/ " \' &amp;');
  mail('<p>&lt;script&gt; javascript:alert(1)</p>', '<b>bold</b>');
  const document = await readOutbox();
  expect(document.querySelectorAll('script, img, b, a')).toHaveLength(0);
  expect(document.querySelector('article:last-of-type h2')?.textContent).toContain('<script>alert(1)</script>');
  expect(request().headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the outbox shows the host of a build request and drops the secret of its address', async () => {
  const print = vi.mocked(console.info);
  recordSent(folder, { method: 'POST', url: 'https://api.host.example:8443/hooks/s3cret?trigger=s3cret' });
  expect((await readOutbox()).querySelector('article')?.textContent).toMatch(
    /Build hook\s+To api\.host\.example:8443, /,
  );
  expect(readFileSync(path.join(folder, 'outbox.jsonl'), 'utf8') + print.mock.calls.flat().join()).not.toContain(
    's3cret',
  );
});

test('the outbox page says that the outbox is empty, and rejects POST', async () => {
  expect((await readOutbox()).body.textContent).toContain('Nothing was sent yet.');
  expect([request('POST').status, request('HEAD').status]).toEqual([405, 200]);
});
