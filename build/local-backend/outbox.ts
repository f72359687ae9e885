import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../read-if-there.ts';
import type { Mail } from './auth/auth-context.ts';
import { printableJson } from './database-errors.ts';
import type { QueuedRequest } from './extension-workers.ts';

const fileIn = (folder: string) => path.join(folder, 'outbox.jsonl');

/** Prints a message, and appends it as a line of JSON to `outbox.jsonl` in the given folder. */
function record(folder: string, message: Record<string, string>): void {
  // A message must not control the terminal that shows it.
  const line = printableJson({ received_at: new Date().toISOString(), ...message });
  mkdirSync(folder, { recursive: true });
  appendFileSync(fileIn(folder), `${line}\n`);
  console.info(`[outbox] ${line}`);
}

/** A mail of the sign-in service or a request of the database, which a hosted project would send. */
export type Sent = Mail | QueuedRequest;

/**
 * Records a mail as plain text with its links. Records only the host of a build hook, because the rest of the address
 * is a secret.
 */
export function recordSent(folder: string, sent: Sent): void {
  if ('url' in sent) {
    const text = 'The database asks this host for a build. The rest of the address is a secret.';
    record(folder, { to: new URL(sent.url).host, subject: 'Build hook', text });
  } else {
    const { to, subject, html } = sent;
    record(folder, { to, subject, text: plainText(html) });
  }
}

/** Stands in for EmailJS in development and preview: records the message. */
export async function answerEmail(request: Request, folder: string): Promise<Response> {
  if (request.method !== 'POST') return new Response('Method Not Allowed', { status: 405 });
  const message = messageIn(await request.text());
  if (message === null) return new Response('The parameters are invalid', { status: 400 });
  record(folder, message);
  return new Response('OK');
}

const templateFields = ['from_name', 'to_name', 'reply_to', 'subject', 'message'] as const;

/** Returns the template parameters of a request body, or null when EmailJS would reject it. */
function messageIn(body: string): Record<(typeof templateFields)[number], string> | null {
  try {
    const { template_params: parameters } = JSON.parse(body) as { template_params?: Record<string, unknown> };
    const entries = templateFields.map((field) => [field, parameters?.[field]] as const);
    if (!entries.every(([, value]) => typeof value === 'string')) return null;
    return Object.fromEntries(entries) as Record<(typeof templateFields)[number], string>;
  } catch {
    return null;
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'", nbsp: ' ' };

const lineEnds = ['br', 'br/', '/p', '/h1', '/h2', '/h3', '/li', '/div', '/tr'];

/** Returns the text of a mail. The address of a link follows the words of the link. */
function plainText(html: string): string {
  let [text, address, hidden] = ['', '', ''];
  for (const piece of html.split('<')) {
    const end = piece.indexOf('>');
    const tag = piece.slice(0, Math.max(end, 0));
    const name = (tag.split(/\s/, 1)[0] ?? '').toLowerCase();
    if (name === 'head' || name === 'style') hidden ||= name;
    if (name === `/${hidden}`) hidden = '';
    else if (hidden !== '') continue;
    if (name === 'a') address = tag.split('href="')[1]?.split('"', 1)[0] ?? '';
    if (name === '/a' && address !== '' && !text.endsWith(address)) text += `: ${address}`;
    if (lineEnds.includes(name)) text += '\0';
    text += piece.slice(end + 1);
  }
  const lines = text.split('\0').map((line) => line.trim().split(/\s+/).join(' '));
  const plain = lines.filter((line) => line !== '').join('\n');
  return plain.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Answers a GET of the outbox with all records, newest first. The page has no scripts. */
export function outboxPage({ method }: Request, folder: string): Response {
  if (method !== 'GET' && method !== 'HEAD') return new Response('Method Not Allowed', { status: 405 });
  const lines = (readIfThere(fileIn(folder)) ?? '').trim().split('\n').filter(Boolean).toReversed();
  const records = lines.map((line) => recordHtml(JSON.parse(line) as Record<string, string>));
  const html = page(records.length > 0 ? records.join('') : '<p>Nothing was sent yet.</p>');
  return new Response(method === 'HEAD' ? null : html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid; padding: 1rem 0; }
  h2 { margin: 0; font-size: 1.25rem; }
  p { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>What this machine would have sent: mails of the sign-in service, messages of the contact form, and requests for a build.</p>
${content}
</main>
</body>
</html>
`;
}

/** Draws a record. A mail or a request has a recipient; a message of the contact form has a sender. */
function recordHtml({
  received_at = '',
  to,
  subject = '',
  text = '',
  message = '',
  from_name,
  reply_to,
}: Record<string, string>) {
  const who = to === undefined ? `From ${from_name} (${reply_to})` : `To ${to}`;
  const body = to === undefined ? escaped(message) : linked(text);
  const time = `<time datetime="${escaped(received_at)}">${escaped(received_at.replace('T', ' ').slice(0, 19))} UTC</time>`;
  return `<article>\n<h2>${escaped(subject)}</h2>\n${escaped(who)}, ${time}\n<p>${body}</p>\n</article>\n`;
}

/** Escapes a text, and turns its addresses into links. */
function linked(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return parts
    .map((part, index) => (index % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
