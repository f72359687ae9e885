import { PostgrestClient } from '@supabase/postgrest-js';
import { signedOut } from './answers';
import type { Database } from './database.types';
import { fetchWhole } from './fetch-whole';
import { timeoutMilliseconds } from './rest';
import { accessToken, renewedToken } from './session';
import { storedSession } from './stored-session';
import { env } from '@/lib/env';

/** The staff's way to the database: as `rest`, with the rights of whoever is signed in. */
export const staffRest = new PostgrestClient<Database, { PostgrestVersion: '13' }>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey },
  fetch: fetchAsStaff,
  timeout: timeoutMilliseconds,
  retry: false,
});

/** A token the server no longer takes is renewed once; what it refused was not done, so it can be sent again. */
async function fetchAsStaff(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const sender = storedSession()?.user.id;
  const token = accessToken();
  if (token === null) return nobodySignedIn();
  const answer = await fetchWhole(input, withToken(init, token));
  if (answer.status !== 401) return answer;
  // Another request may have had it renewed while this one was on its way.
  const renewed = accessToken() === token ? await renewedToken() : accessToken();
  // What one person sent must not be sent again as the one who signed in meanwhile.
  if (storedSession()?.user.id !== sender) return nobodySignedIn();
  return renewed === null ? answer : fetchWhole(input, withToken(init, renewed));
}

function nobodySignedIn(): Response {
  return Response.json({ code: signedOut, message: 'nobody is signed in' }, { status: 401 });
}

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
