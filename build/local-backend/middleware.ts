import type { IncomingMessage, ServerResponse } from 'node:http';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { printable, printableJson } from './database-errors.ts';
import { emailPath, isOurs, judge, limitOf, readBody, tooLarge } from './request-guard.ts';

interface Served {
  /** Answers `/rest/v1`, `/auth/v1` and `/storage/v1`; null when a hosted project does. */
  database: { fetch(request: Request): Promise<Response> } | null;
  outboxFolder: string;
  /** Further origins whose pages may send requests. */
  origins: ReadonlySet<string>;
}

/** A Vite middleware. */
type Handler = (incoming: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers requests to the embedded backend and the outbox, and passes on all others. */
export function serveBackend(served: Served): Handler {
  return (incoming, response, next) => {
    const [pathname = ''] = (incoming.url ?? '').split('?', 1);
    if (!isOurs(pathname) || (served.database === null && pathname !== emailPath)) {
      next();
      return;
    }
    answer(served, incoming, response).catch((error: unknown) => {
      console.error(`[backend] ${printable(String(error))}`);
      if (!response.headersSent) sendMessage(response, 500, 'The local backend has failed');
    });
  };
}

async function answer(
  { database, outboxFolder, origins }: Served,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  response.setHeader('vary', 'origin');
  const verdict = judge({ method, url, headers }, origins);
  setHeaders(response, verdict.headers);
  if (verdict.kind === 'rejected') {
    sendMessage(response, verdict.status, verdict.reason);
    return;
  }
  if (verdict.kind === 'preflight') {
    response.writeHead(204).end();
    return;
  }
  // Read before it is queued: a slow sender must not block the queue.
  const limit = limitOf(verdict.url.pathname);
  const body = await readBody(incoming, limit);
  if (body === null) {
    const { status, reason } = tooLarge(limit);
    sendMessage(response, status, reason);
    return;
  }
  const request = new Request(verdict.url, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: body.length > 0 && method !== 'GET' && method !== 'HEAD' ? body : null,
  });
  const isEmail = verdict.url.pathname === emailPath || database === null;
  await send(response, await (isEmail ? answerEmail(request, outboxFolder) : database.fetch(request)));
}

async function send(response: ServerResponse, answered: Response): Promise<void> {
  const body = Buffer.from(await answered.arrayBuffer());
  response.statusCode = answered.status;
  // CORS is decided here: @supabase/lite allows every origin.
  const headers = [...answered.headers].filter(([name]) => !/^(access-control-|vary$|content-length$)/.test(name));
  setHeaders(response, Object.fromEntries(headers));
  response.end(body);
}

function sendMessage(response: ServerResponse, status: number, message: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ message }));
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Replaces EmailJS during development and preview: prints the message and appends it, one JSON object per line, to
 * `outbox.jsonl` in the given folder.
 */
export async function answerEmail(request: Request, folder: string): Promise<Response> {
  if (request.method !== 'POST') return new Response('Method Not Allowed', { status: 405 });
  const message = messageIn(await request.text());
  if (message === null) return new Response('The parameters are invalid', { status: 400 });
  // A message must not control the terminal that shows it.
  const line = printableJson({ received_at: new Date().toISOString(), ...message });
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, 'outbox.jsonl'), `${line}\n`);
  console.info(`[outbox] ${line}`);
  return new Response('OK');
}

const templateFields = ['from_name', 'to_name', 'reply_to', 'subject', 'message'] as const;

/** The template parameters of a request body, or null when EmailJS would reject it. */
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
