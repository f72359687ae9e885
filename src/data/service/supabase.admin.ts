import {
  AuthError,
  createClient,
  isAuthApiError,
  isAuthSessionMissingError,
  type Session,
} from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { env } from '@/site/env';
import type { Database } from './database.types';
import { signedOut } from './errors';
import { accessToken, isOfflineRecord, sessionKey, storedSession, storeSession } from './session-record';
import { fetchWhole } from './supabase';
import { timeouts } from './timeouts';

/** The timeout of a token renewal. */
export const renewalMilliseconds = 5_000;

/**
 * The auth client keeps its session through this, so that the local record is the only copy. When a token ends is
 * reckoned by this device's clock: the server's may be hours off, and the token would seem to be over, or never to end.
 * It never sees or removes an offline viewer's record, the only one with nothing to renew it.
 */
const storage = {
  getItem(key: string): string | null {
    const record = key === sessionKey ? storedSession() : null;
    if (!record || isOfflineRecord(record)) return null;
    const { user, session } = record;
    return JSON.stringify({ ...session, expires_in: session.expires_at - now(), token_type: 'bearer', user });
  },
  setItem(key: string, text: string): void {
    if (key !== sessionKey) return;
    const { access_token, refresh_token, expires_in, user } = JSON.parse(text) as Session;
    const { id, email = '' } = user;
    storeSession({
      user: { id, email, role: 'user', name: email.split('@', 1)[0] ?? '' },
      session: { access_token, refresh_token, expires_at: now() + expires_in },
    });
  },
  removeItem(key: string): void {
    const record = storedSession();
    if (key === sessionKey && !(record && isOfflineRecord(record))) storeSession(null);
  },
};

/** Reads and writes with the rights of the signed-in user; loaded for sign-in and the admin area only. */
export const staffSupabase = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
  // 'implicit': with a PKCE challenge, only the browser that asked for a mail could use its link.
  auth: { storageKey: sessionKey, storage, detectSessionInUrl: false, flowType: 'implicit' },
  db: { timeout: timeouts.service },
  global: { fetch: (input, init) => (isForAuth(input) ? fetchFromAuth(input, init) : fetchAsStaff(input, init)) },
});

// supabase-js asks this before every request, and it first renews a token that is about to end: while the auth service
// is down, each read and write would wait for half a minute. They go out with the stored token, and a 401 has it renewed.
staffSupabase.auth.getSession = () => Promise.resolve({ data: { session: null }, error: null });

/** Sent once: React Query retries, and createClient has no option for that. */
export function withoutRetries<
  Query extends { retry(enabled: boolean): Query; abortSignal(signal: AbortSignal): Query },
>(query: Query, signal?: AbortSignal): Query {
  const single = query.retry(false);
  return signal ? single.abortSignal(signal) : single;
}

/** A read of the admin area. */
export function staffQuery<Data>(queryKey: readonly unknown[], read: (signal: AbortSignal) => Promise<Data>) {
  return queryOptions({ queryKey, queryFn: ({ signal }): Promise<Data> => read(signal) });
}

/** A new token for a rejected one; null when there is none now. A session that the service calls over ends here too. */
export async function renewedToken(): Promise<string | null> {
  const rejected = accessToken();
  const renewal = staffSupabase.auth.refreshSession().catch((error: unknown) => ({ error }));
  const { error } = await Promise.race([renewal, timeoutAfter(renewalMilliseconds)]);
  const now = accessToken();
  // Renewed here or by another tab, or signed out there: the rejected token is no longer in use.
  if (now !== rejected) return now;
  if (isSessionEnded(error)) storeSession(null);
  return null;
}

/** A timeout for Promise.race. */
export function timeoutAfter(milliseconds: number): Promise<{ error: unknown }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ error: new Error('no answer in time') }), milliseconds);
  });
}

/** Renews a rejected token once and sends the request again: what was rejected has changed nothing. */
async function fetchAsStaff(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const sender = storedSession()?.user.id;
  const token = accessToken();
  if (token === null) return signedOutResponse();
  const answer = await fetchWhole(input, withToken(init, token));
  if (answer.status !== 401) return answer;
  // Another request may have renewed it since then.
  const renewed = accessToken() === token ? await renewedToken() : accessToken();
  // One user's request must not be sent again as another user's.
  if (storedSession()?.user.id !== sender) return signedOutResponse();
  return renewed === null ? answer : fetchWhole(input, withToken(init, renewed));
}

/** The auth client trusts any success; an answer without what was asked for must fail. */
async function fetchFromAuth(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeouts.service);
  const answer = await fetchWhole(input, { ...init, signal: giveUp.signal }).finally(() => clearTimeout(timer));
  const hasNoContent = answer.status === 204;
  if (answer.ok && !hasNoContent) checkAnswer(new URL(addressOf(input)).pathname, await answer.clone().text());
  return answer;
}

/** Errors are logged: they must not quote an answer, which may have a token in it. @throws Error */
function checkAnswer(pathname: string, text: string): void {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Error('the answer is no JSON');
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Error('the answer is no object');
  if (/\/(token|verify)$/.test(pathname) && !isSession(answer)) throw new Error('the answer is no session');
  if (pathname.endsWith('/user') && typeof (answer as { id?: unknown }).id !== 'string')
    throw new Error('the answer is no user');
}

function isForAuth(input: RequestInfo | URL): boolean {
  return addressOf(input).startsWith(`${env.supabaseUrl}/auth/v1/`);
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : input.toString();
}

function signedOutResponse(): Response {
  return Response.json({ code: signedOut, message: 'no user is signed in' }, { status: 401 });
}

function withToken(init: RequestInit | undefined, token: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

function isSession(answer: unknown): boolean {
  const { access_token, refresh_token, expires_in, user } = (answer ?? {}) as Partial<Session>;
  const texts = [access_token, refresh_token, user?.id, user?.email];
  const lasts = typeof expires_in === 'number' && expires_in > 0;
  return lasts && texts.every((text) => typeof text === 'string' && text !== '');
}

/** A proxy's rejection, or a rate limit, says nothing about the session. */
function isSessionEnded(error: unknown): boolean {
  if (isAuthApiError(error)) return error.code !== undefined && error.status !== 429;
  return error instanceof AuthError && isAuthSessionMissingError(error);
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
