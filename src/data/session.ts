import { isAuthApiError, isAuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/auth-js';
import { auth } from './auth';
import { offlineSession, saysNoAnswer } from './offline-admin';
import { storedSession, storeSession } from './stored-session';

/** What is typed at the door. */
export interface Credentials {
  email: string;
  password: string;
}

/** A sign-in that did not succeed. The message is for the log. */
export class SignInError extends Error {
  /** 'refused': the service knows no such account and password. 'failed': everything else. */
  readonly kind: 'refused' | 'failed';

  constructor(kind: 'refused' | 'failed', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'SignInError';
    this.kind = kind;
  }
}

/** A token that is refused is renewed at once or given up; nobody waits longer than this for it. */
const renewalMilliseconds = 5_000;

/** Resolves when the local record has been looked at and, where its token is about to end, renewed. */
export async function sessionReady(): Promise<void> {
  await Promise.race([auth.initialize(), later(renewalMilliseconds)]);
  // Also while the tab is in the background: who writes there must not be signed out by the clock.
  await auth.startAutoRefresh();
}

/** Signs in and keeps the local record. @throws SignInError */
export async function signIn(credentials: Credentials): Promise<void> {
  const error = await passwordError(credentials);
  if (error === null) return;
  if (import.meta.env.VITE_OFFLINE_VERIFIER && isUnreachable(error)) {
    const record = await offlineSession(credentials);
    if (record) {
      storeSession(record);
      return;
    }
  }
  const refused = isAuthError(error) && error.code === 'invalid_credentials';
  throw new SignInError(refused ? 'refused' : 'failed', error);
}

/** Signs out on this device, at once; the service is told when it can be reached. */
export function signOut(): void {
  const token = accessToken();
  storeSession(null);
  if (token !== null) void auth.admin.signOut(token, 'local').catch(console.error);
}

/** The token to send, or null for everybody who is not signed in, offline viewers included. */
export function accessToken(): string | null {
  const session = storedSession()?.session;
  return session?.refresh_token ? session.access_token : null;
}

/** Is this the viewer for when the service cannot be reached? Only its session cannot be renewed. */
export function isOfflineViewer(): boolean {
  return Boolean(import.meta.env.VITE_OFFLINE_VERIFIER) && storedSession()?.session.refresh_token === '';
}

/**
 * A new token for one that the server refused. Null when there is none to be had just
 * now; when the service says that the session is over, that is the end of it here too.
 */
export async function renewedToken(): Promise<string | null> {
  const refused = accessToken();
  const renewal = auth.refreshSession().catch((error: unknown) => ({ error }));
  const { error } = await Promise.race([renewal, later(renewalMilliseconds)]);
  const now = accessToken();
  // Renewed, here or by another tab, or signed out there. Whatever was refused, it was not this one.
  if (now !== refused) return now;
  if (saysItIsOver(error)) storeSession(null);
  return null;
}

/** A proxy's refusal, or one for too many requests, says nothing about the session. */
function saysItIsOver(error: unknown): boolean {
  if (isAuthApiError(error)) return error.code !== undefined && error.status !== 429;
  return isAuthError(error) && isAuthSessionMissingError(error);
}

/** What went wrong, or null when the password was right. The client throws where an answer is nonsense. */
async function passwordError(credentials: Credentials): Promise<unknown> {
  try {
    const { error } = await auth.signInWithPassword(credentials);
    return error;
  } catch (error) {
    return error;
  }
}

/**
 * Did the request get no answer at all? Only the browsers' own words for that count:
 * any answer, whatever its status, never opens the offline viewer.
 */
function isUnreachable(error: unknown): boolean {
  return isAuthRetryableFetchError(error) && error.status === 0 && saysNoAnswer(error);
}

function later(milliseconds: number): Promise<{ error: unknown }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ error: new Error('no answer in time') }), milliseconds);
  });
}
