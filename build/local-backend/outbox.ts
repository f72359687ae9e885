import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { printableJson } from './printable.ts';

/** The path EmailJS's browser library posts to. */
export const emailPath = '/api/v1.0/email/send';

/**
 * Answers in place of EmailJS during development and preview: prints the message
 * and appends it, one JSON object a line, to `outbox.jsonl` in the given folder.
 */
export async function answerEmail(request: Request, folder: string): Promise<Response> {
  if (request.method !== 'POST') return new Response('Method Not Allowed', { status: 405 });
  const message = messageIn(await request.text());
  if (message === null) return new Response('The parameters are invalid', { status: 400 });
  // Whoever writes a message must not write to the terminal that shows it.
  const line = printableJson({ received_at: new Date().toISOString(), ...message });
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, 'outbox.jsonl'), `${line}\n`);
  console.info(`[outbox] ${line}`);
  return new Response('OK');
}

const templateFields = ['from_name', 'to_name', 'reply_to', 'subject', 'message'] as const;

/** The template parameters of a request body, or null when it is not what EmailJS accepts. */
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
