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
import { fetchWithBody } from './supabase';
import { timeouts } from './timeouts';

export const renewalMilliseconds = 5_000;

/**
 * The auth client's storage. It reads and writes the session record, so that the record stays the only copy. This
 * device's clock decides when a token ends. The server's clock may differ by hours, and by that clock a token could
 * seem expired or endless. The storage hides the record of the offline viewer from the client and keeps it, because
 * only that record cannot be renewed.
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

/** The client with the rights of the signed-in user. Only sign-in and the admin area load it. */
export const staffSupabase = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
  // With a PKCE challenge instead, only the browser that requested a mail could use its link.
  auth: { storageKey: sessionKey, storage, detectSessionInUrl: false, flowType: 'implicit' },
  db: { timeout: timeouts.service },
  global: { fetch: (input, init) => (isForAuth(input) ? fetchFromAuth(input, init) : fetchAsStaff(input, init)) },
});

// supabase-js calls this function before every request. The original function renews a token that is about to end.
// While the auth service is down, each read and write would wait half a minute for that renewal. With this function,
// requests send the stored token, and a 401 response renews the token.
staffSupabase.auth.getSession = () => Promise.resolve({ data: { session: null }, error: null });

/** Turns the client's retries off, because React Query retries already. createClient has no option for this. */
export function withoutRetries<
  Query extends { retry(enabled: boolean): Query; abortSignal(signal: AbortSignal): Query },
>(query: Query, signal?: AbortSignal): Query {
  const single = query.retry(false);
  return signal ? single.abortSignal(signal) : single;
}

export function staffQuery<Data>(queryKey: readonly unknown[], read: (signal: AbortSignal) => Promise<Data>) {
  return queryOptions({ queryKey, queryFn: ({ signal }): Promise<Data> => read(signal) });
}

/**
 * Renews a rejected token. Returns the new token, or null without a new token. A session that has ended at the service
 * ends on this device too.
 */
export async function renewedToken(): Promise<string | null> {
  const rejected = accessToken();
  const renewal = staffSupabase.auth.refreshSession().catch((error: unknown) => ({ error }));
  const { error } = await Promise.race([renewal, timeoutAfter(renewalMilliseconds)]);
  const now = accessToken();
  // A tab has renewed the token or signed out meanwhile, so the rejected token is no longer in use.
  if (now !== rejected) return now;
  if (isSessionEnded(error)) storeSession(null);
  return null;
}

/** Resolves with an error after a time, for Promise.race. */
export function timeoutAfter(milliseconds: number): Promise<{ error: unknown }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ error: new Error('no answer in time') }), milliseconds);
  });
}

/** Sends a request. After a 401 it renews the token once and sends again: a rejected request has changed nothing. */
async function fetchAsStaff(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const sender = storedSession()?.user.id;
  const token = accessToken();
  if (token === null) return signedOutResponse();
  const response = await fetchWithBody(input, withToken(init, token));
  if (response.status !== 401) return response;
  // Another request may have renewed the token meanwhile.
  const renewed = accessToken() === token ? await renewedToken() : accessToken();
  // A retry must not send one user's request as another user.
  if (storedSession()?.user.id !== sender) return signedOutResponse();
  return renewed === null ? response : fetchWithBody(input, withToken(init, renewed));
}

/**
 * Sends a request to the auth service. Throws when a success lacks the expected body, because the auth client trusts
 * any success.
 */
async function fetchFromAuth(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeouts.service);
  const response = await fetchWithBody(input, { ...init, signal: giveUp.signal }).finally(() => clearTimeout(timer));
  const hasNoContent = response.status === 204;
  if (response.ok && !hasNoContent) checkBody(new URL(addressOf(input)).pathname, await response.clone().text());
  return response;
}

/** Checks a body. The errors go to the log and must not quote the body, because it may have a token. @throws Error */
function checkBody(pathname: string, text: string): void {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Error('the answer is no JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Error('the answer is no object');
  if (/\/(token|verify)$/.test(pathname) && !isSession(body)) throw new Error('the answer is no session');
  if (pathname.endsWith('/user') && typeof (body as { id?: unknown }).id !== 'string')
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

function isSession(body: unknown): boolean {
  const { access_token, refresh_token, expires_in, user } = (body ?? {}) as Partial<Session>;
  const texts = [access_token, refresh_token, user?.id, user?.email];
  const lasts = typeof expires_in === 'number' && expires_in > 0;
  return lasts && texts.every((text) => typeof text === 'string' && text !== '');
}

/** Says whether the error ends the session. A proxy's rejection or a rate limit does not end it. */
function isSessionEnded(error: unknown): boolean {
  if (isAuthApiError(error)) return error.code !== undefined && error.status !== 429;
  return error instanceof AuthError && isAuthSessionMissingError(error);
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
