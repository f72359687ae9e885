import { env } from '@/lib/env';
import { ReadError, requireShape, type Shape } from './answers';
import { fetchWhole } from './fetch-whole';

/** No answer at all within this time counts as a failed request. */
export const timeoutMilliseconds = 10_000;

/** What is asked of a table, as PostgREST takes it: `select`, `order`, `limit`, and a filter for each column. */
type Query = Readonly<Record<string, string>>;

interface Request {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * Rows of a table, read as an anonymous visitor. The public site asks little enough to do
 * without a client library; the staff's part has one.
 * @param shape what every row must look like; an answer that does not is not ours
 *   (a captive portal, a proxy, a half-written body).
 * @throws ReadError when the answer is a failure or not of that shape.
 */
export function readRows<Row>(table: string, query: Query, shape: Shape<Row>, signal: AbortSignal): Promise<Row[]> {
  return rowsAt(`${table}?${String(new URLSearchParams(query))}`, {}, shape, signal);
}

/** As `readRows`, for the first of them; null when there is none. */
export async function readRow<Row>(
  table: string,
  query: Query,
  shape: Shape<Row>,
  signal: AbortSignal,
): Promise<Row | null> {
  const rows = await readRows(table, { ...query, limit: '1' }, shape, signal);
  return rows[0] ?? null;
}

/** As `readRows`, for what a function of the database gives. */
export function callFunction<Row>(
  name: string,
  parameters: object,
  shape: Shape<Row>,
  signal: AbortSignal,
): Promise<Row[]> {
  // By POST: in an address, a text such as `eq.1` would be taken for a filter.
  const headers = { 'content-type': 'application/json' };
  return rowsAt(`rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters), headers }, shape, signal);
}

async function rowsAt<Row>(address: string, request: Request, shape: Shape<Row>, signal: AbortSignal): Promise<Row[]> {
  const { ok, status, text } = await answerAt(address, request, signal);
  const body = parsed(text);
  if (!ok) {
    const { code = '' } = (body ?? {}) as { code?: string };
    throw new ReadError(status >= 500 ? 'unavailable' : 'refused', `${status} ${text.slice(0, 300)}`, code);
  }
  if (!Array.isArray(body)) throw new ReadError('unusable', `${status} with a body that is no list`);
  for (const row of body) requireShape(row, shape);
  return body as Row[];
}

async function answerAt(address: string, { headers, ...request }: Request, signal: AbortSignal) {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, timeoutMilliseconds);
  signal.addEventListener('abort', end);
  try {
    const answer = await fetchWhole(`${env.supabaseUrl}/rest/v1/${address}`, {
      ...request,
      headers: { ...headers, apikey: env.supabaseKey },
      signal: ended.signal,
    });
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ReadError(ended.signal.aborted ? 'no-answer' : 'unreachable', String(error));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** What a JSON text says; null when it is something else, such as a web page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
