import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerEmail, emailPath } from './outbox.ts';
import { printable } from './printable.ts';
import { isOurs, judge, readBody, tooLarge } from './request-guard.ts';

interface Served {
  /** Answers `/rest/v1` and `/auth/v1`; null where a hosted project does. */
  database: { fetch(request: Request): Promise<Response> } | null;
  outboxFolder: string;
  /** Origins of other pages that may ask, beside the server's own. */
  origins: ReadonlySet<string>;
}

/** A step of the server, as Vite takes it. */
type Handler = (incoming: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers the requests to the embedded backend and the outbox, and leaves all others to the server. */
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
  if (verdict.kind === 'refused') {
    sendMessage(response, verdict.status, verdict.reason);
    return;
  }
  if (verdict.kind === 'preflight') {
    response.writeHead(204).end();
    return;
  }
  // Whole, before it takes its turn: a slow sender must not hold up those behind it.
  const body = await readBody(incoming);
  if (body === null) {
    const { status, reason } = tooLarge({});
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
  // Who may read an answer is not for @supabase/lite to say: it lets every page.
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
