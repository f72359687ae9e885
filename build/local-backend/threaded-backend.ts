import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { oneAtATime } from './backend.ts';
import { printable } from './database-errors.ts';
import { localSecrets } from './local-keys.ts';
import type { Sent } from './outbox.ts';
import type { SchemaFiles } from './schema-files.ts';
import { userToken } from './tokens.ts';

/**
 * A backend that no request can block. The backend cancels a request over the time limit, and answers the next request.
 */
export interface ThreadedBackend {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

interface DatabaseThread {
  limits: TimeLimits;
  /** Sends a request. After a timeout or a crash, the thread has ended and the folder is free. */
  ask(request: Request, milliseconds: number): Promise<Response | 'too late' | 'ended'>;
  close(): Promise<void>;
}

/** The time for the database to close. Ending the thread before the database closes is safe. */
const closingMilliseconds = 5000;

/**
 * Opens the database of a folder in a separate thread. PGlite blocks its thread and ignores `statement_timeout`: only
 * ending the thread stops a statement. Committed data stays in the folder.
 * @throws Error with file and line when the database rejects a migration or seed
 */
export async function openThreadedBackend(
  options: ThreadOptions,
  deliver: Deliver = () => undefined,
): Promise<ThreadedBackend> {
  // A function reads the current value, because the value changes during an await.
  let closed = false;
  const isClosed = () => closed;
  let current: Promise<DatabaseThread> | null = startThread(options, deliver);
  await current;

  function reopen(): Promise<DatabaseThread> {
    const opening = startThread(options, deliver);
    // The next request retries.
    opening.catch(() => (current = null));
    return (current = opening);
  }

  const answer = async (request: Request): Promise<Response> => {
    if (isClosed()) return failure(503, 'The local backend is closed');
    const thread = await (current ?? reopen());
    const outcome = await thread.ask(request, limitFor(request, thread.limits));
    if (outcome instanceof Response) return outcome;
    if (!isClosed()) void reopen();
    if (outcome === 'ended') return failure(500, 'The local database has ended while it was working on this');
    console.error(
      printable(`[database] 57014 ${request.method} ${request.url} took too long: the database is reopened`),
    );
    return canceled();
  };

  return {
    fetch: oneAtATime(answer),
    async close() {
      closed = true;
      const thread = await current?.catch(() => null);
      await thread?.close();
    },
  };
}

async function startThread(options: ThreadOptions, deliver: Deliver): Promise<DatabaseThread> {
  const worker = new Worker(path.join(import.meta.dirname, 'start-backend-thread.js'), {
    workerData: options,
    execArgv: [],
  });
  worker.on('error', (error) => console.error(`[database] ${printable(String(error))}`));
  const exited = new Promise<null>((resolve) => worker.once('exit', () => resolve(null)));
  const nextMessage = () =>
    Promise.race([new Promise<FromThread>((resolve) => worker.once('message', resolve)), exited]);
  const send = (message: ToThread) => worker.postMessage(message);

  const first = await nextMessage();
  if (first?.kind !== 'open') {
    await worker.terminate();
    throw new Error(first?.kind === 'failed' ? first.message : 'The local database could not be opened');
  }
  return {
    limits: first.limits,
    async ask(request, milliseconds) {
      const plain = await plainRequest(request);
      const nextAnswer = nextMessage();
      const clock = startClock(milliseconds);
      send({ kind: 'request', request: plain });
      const message = await Promise.race([nextAnswer, clock.over]);
      clock.stop();
      if (message !== null && message !== 'too late' && message.kind === 'answer') {
        message.sent.forEach(deliver);
        const { body, ...init } = message.response;
        return new Response(body, init);
      }
      await worker.terminate();
      return message === 'too late' ? 'too late' : 'ended';
    },
    async close() {
      const closing = nextMessage();
      const clock = startClock(closingMilliseconds);
      send({ kind: 'close' });
      await Promise.race([closing, clock.over]);
      clock.stop();
      await worker.terminate();
    },
  };
}

const steps = 20;

/** Counts time in steps. Blocking this thread delays at most one step, so blocked time hardly counts. */
function startClock(milliseconds: number): { over: Promise<'too late'>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<'too late'>((resolve) => {
    let left = steps;
    timer = setInterval(() => {
      left -= 1;
      // `setImmediate` lets this thread first read an answer that has arrived.
      if (left === 0) setImmediate(() => resolve('too late'));
    }, milliseconds / steps);
  });
  return { over, stop: () => clearInterval(timer) };
}

function failure(status: number, message: string): Response {
  return Response.json({ code: 'XX000', message, details: null, hint: null }, { status });
}

/** Receives each mail and request that a hosted project would send. */
type Deliver = (sent: Sent) => void;

/**
 * A request to this address runs the jobs of the database. No server passes on a request to this address from outside.
 */
export const clockUrl = 'http://localhost/clock';

export interface ThreadOptions {
  projectRoot: string;
  dataDir: string;
  schema: SchemaFiles;
}

/** Messages to the thread: one request at a time, and finally the request to close. */
export type ToThread = { kind: 'request'; request: PlainRequest } | { kind: 'close' };

/** Messages from the thread: first whether the database is open, then one response for each request. */
export type FromThread =
  | { kind: 'open'; limits: TimeLimits }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; response: PlainResponse; sent: Sent[] }
  | { kind: 'closed' };

/** A request or response in transferable parts. */
interface PlainRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}
interface PlainResponse {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

async function plainRequest(request: Request): Promise<PlainRequest> {
  const { url, method, headers } = request;
  return { url, method, headers: [...headers], body: request.body && (await request.arrayBuffer()) };
}

export async function plainResponse(response: Response): Promise<PlainResponse> {
  const { status, headers } = response;
  return { status, headers: [...headers], body: response.body && (await response.arrayBuffer()) };
}

/** The time limits of statements, in milliseconds. */
interface TimeLimits {
  visitor: number;
  staff: number;
}

/**
 * The limit of a role for which the migrations set no limit. In a hosted project the role of PostgREST has this limit.
 */
const usualMilliseconds = 8000;

/** Postgres reads a number without a unit as milliseconds. */
const limitsOfRoles = `
  select rolname as role, extract(epoch from
    (case when setting ~ '^[0-9]+$' then setting || 'ms' else setting end)::interval)::float8 * 1000 as milliseconds
  from pg_roles
  join pg_db_role_setting on setrole = pg_roles.oid and setdatabase = 0
  cross join unnest(setconfig) as entry
  cross join substring(entry from '^statement_timeout=(.*)$') as setting
  where rolname in ('anon', 'authenticated') and setting is not null`;

/** Reads the `statement_timeout` of the API roles. PGlite only stores this setting. */
export async function readTimeLimits(database: { sql<Row>(statement: string): Promise<Row[]> }): Promise<TimeLimits> {
  const rows = await database.sql<{ role: string; milliseconds: number }>(limitsOfRoles);
  // In Postgres, 0 means no limit. Here a limit always applies.
  const limitOf = (name: string) => rows.find(({ role }) => role === name)?.milliseconds || usualMilliseconds;
  return { visitor: limitOf('anon'), staff: limitOf('authenticated') };
}

/**
 * Returns the limit in milliseconds. Requests to sign in or out, and requests with a user's token or the secret key,
 * have the limit of staff.
 */
export function limitFor({ url, headers }: Request, { visitor, staff }: TimeLimits): number {
  const isVisitor = userToken(headers) === '' && headers.get('apikey') !== localSecrets.secretKey;
  return isVisitor && !new URL(url).pathname.startsWith('/auth/') ? visitor : staff;
}

/** Returns PostgREST's response when Postgres cancels a statement. */
function canceled(): Response {
  const message = 'canceling statement due to statement timeout';
  return Response.json({ code: '57014', message, details: null, hint: null }, { status: 500 });
}
