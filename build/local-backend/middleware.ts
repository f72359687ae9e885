import type { IncomingMessage, ServerResponse } from 'node:http';
import { printable } from './database-errors.ts';
import { answerEmail, outboxPage } from './outbox.ts';
import { emailPath, isBackendPath, isOutbox, judge, limitOf, outboxPath, readBody, tooLarge } from './request-guard.ts';

interface Served {
  /** Answers `/rest/v1`, `/auth/v1` and `/storage/v1`; null with a hosted project. */
  database: { fetch(request: Request): Promise<Response> } | null;
  outboxFolder: string;
  /** Further origins whose pages may send requests. */
  origins: ReadonlySet<string>;
}

type Handler = (incoming: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers requests to the embedded backend and the outbox, and passes on all others. */
export function serveBackend(served: Served): Handler {
  return (incoming, response, next) => {
    const [pathname = ''] = (incoming.url ?? '').split('?', 1);
    if (!isBackendPath(pathname) || (served.database === null && !isOutbox(pathname))) {
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
  // The server reads the body before it queues the request, because a slow sender must not block the queue.
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
  await send(response, await answerAt(verdict.url.pathname, request, { database, outboxFolder }));
}

function answerAt(
  pathname: string,
  request: Request,
  { database, outboxFolder }: Omit<Served, 'origins'>,
): Response | Promise<Response> {
  if (pathname === outboxPath) return outboxPage(request, outboxFolder);
  if (pathname === emailPath || database === null) return answerEmail(request, outboxFolder);
  return database.fetch(request);
}

async function send(response: ServerResponse, sent: Response): Promise<void> {
  const body = Buffer.from(await sent.arrayBuffer());
  response.statusCode = sent.status;
  // `judge` has decided about CORS. The headers of @supabase/lite would allow every origin.
  const headers = [...sent.headers].filter(([name]) => !/^(access-control-|vary$|content-length$)/.test(name));
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
