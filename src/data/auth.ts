import { AuthClient, type Session } from '@supabase/auth-js';
import { env } from '@/lib/env';
import { fetchWhole } from './fetch-whole';
import { timeoutMilliseconds } from './rest';
import { sessionKey, storedSession, storeSession, type StoredSession } from './stored-session';

/**
 * The auth client keeps its session through this, so that the local record is the
 * only copy. When a token ends is reckoned by this device's clock: the server's may
 * be hours off, and the token would seem to be over, or never to end.
 */
const storage = {
  getItem(key: string): string | null {
    const record = key === sessionKey ? storedSession() : null;
    if (!record || isOfflineViewers(record)) return null;
    const { access_token, refresh_token, expires_at } = record.session;
    const expires_in = expires_at - now();
    return JSON.stringify({
      access_token,
      refresh_token,
      expires_at,
      expires_in,
      token_type: 'bearer',
      user: record.user,
    });
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
    if (key === sessionKey && !(record && isOfflineViewers(record))) storeSession(null);
  },
};

/** Password sign-in and the refreshing of tokens; loaded only for sign-in and the admin area. */
export const auth = new AuthClient({
  url: `${env.supabaseUrl}/auth/v1`,
  headers: { apikey: env.supabaseKey },
  storageKey: sessionKey,
  storage,
  detectSessionInUrl: false,
  fetch: fetchSession,
});

/** The client believes whatever a success says; one that holds no session is no answer of the service. */
async function fetchSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMilliseconds);
  const answer = await fetchWhole(input, { ...init, signal: giveUp.signal }).finally(() => clearTimeout(timer));
  const isSignOut = answer.status === 204;
  if (answer.ok && !isSignOut && !isSession(await answer.clone().json())) throw new Error('the answer is no session');
  return answer;
}

function isSession(answer: unknown): boolean {
  const { access_token, refresh_token, expires_in, user } = (answer ?? {}) as Partial<Session>;
  const words = [access_token, refresh_token, user?.id, user?.email];
  const lasts = typeof expires_in === 'number' && expires_in > 0;
  return lasts && words.every((word) => typeof word === 'string' && word !== '');
}

/** The auth client never sees or removes an offline viewer's record, the only one with nothing to renew it. */
function isOfflineViewers({ session }: StoredSession): boolean {
  return session.refresh_token === '';
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
