import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/site/env';
import type { Database } from './database.types';
import { timeouts } from './timeouts';

let visitorFetch: typeof fetch = (...request) => fetch(...request);

/** Sets the function that sends visitors' requests. A local build passes its backend in the same process. */
export function setVisitorFetch(sender: typeof fetch): void {
  visitorFetch = sender;
}

/** The visitor's client. It is only the REST part of supabase-js; the admin area loads the rest (supabase.admin.ts). */
export const supabase = new PostgrestClient<Database, { PostgrestVersion: '13' }>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey },
  fetch: (...request) => fetchWithBody(...request, visitorFetch),
  timeout: timeouts.service,
  // React Query retries reads already.
  retry: false,
});

/**
 * Fetches a response with its whole body. The timeout then covers a stalled body, and a truncated body differs from no
 * response.
 */
export async function fetchWithBody(
  input: RequestInfo | URL,
  init?: RequestInit,
  sendRequest: typeof fetch = fetch,
): Promise<Response> {
  const response = await sendRequest(input, init);
  let body: string;
  try {
    body = await response.text();
  } catch (error) {
    // The browser's own message would look like an unreachable server.
    if (init?.signal?.aborted) throw error;
    throw new Error('the answer broke off', { cause: error });
  }
  return new Response(body === '' ? null : body, response);
}
