import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/site/env';
import type { Database } from './database.types';
import { timeouts } from './timeouts';

let send: typeof fetch = (...request) => fetch(...request);

/** Sends the requests of visitors another way: a local build has its backend in the same process. */
export function sendBy(other: typeof fetch): void {
  send = other;
}

/** The visitor's client. Only the REST part of supabase-js: the rest comes with the admin area (supabase.admin.ts). */
export const supabase = new PostgrestClient<Database, { PostgrestVersion: '13' }>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey },
  fetch: (...request) => fetchWhole(...request, send),
  timeout: timeouts.service,
  // React Query retries.
  retry: false,
});

/** Waits for the whole body: the timeout covers a stalled one, and a truncated one is not 'no answer'. */
export async function fetchWhole(
  input: RequestInfo | URL,
  init?: RequestInit,
  ask: typeof fetch = fetch,
): Promise<Response> {
  const answer = await ask(input, init);
  let body: string;
  try {
    body = await answer.text();
  } catch (error) {
    // The browser's own message would read like an unreachable server.
    if (init?.signal?.aborted) throw error;
    throw new Error('the answer broke off', { cause: error });
  }
  return new Response(body === '' ? null : body, answer);
}
