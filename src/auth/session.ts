import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { offlineSessionAfter, type Credentials } from '@/data/offline-viewer';
import { accessToken, storeSession } from '@/data/session-record';
import { noAnswerIn, renewalMilliseconds, staffSupabase } from '@/data/supabase.admin';

const { auth } = staffSupabase;

/** A sign-in that did not succeed. The message is for the log. */
export class SignInError extends Error {
  /** 'rejected': the service knows no such account and password. 'failed': everything else. */
  readonly kind: 'rejected' | 'failed';

  constructor(kind: 'rejected' | 'failed', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'SignInError';
    this.kind = kind;
  }
}

/** Resolves when the local record has been looked at and, where its token is about to end, renewed. */
export async function sessionReady(): Promise<void> {
  await Promise.race([auth.initialize(), noAnswerIn(renewalMilliseconds)]);
  // Also while the tab is in the background: who writes there must not be signed out by the clock.
  await auth.startAutoRefresh();
}

/** Signs in and keeps the local record. @throws SignInError */
export async function signIn(credentials: Credentials): Promise<void> {
  const error = await passwordError(credentials);
  if (error === null) return;
  // Any answer, whatever its status, is none of the offline viewer's business.
  const gotNoAnswer = isAuthRetryableFetchError(error) && error.status === 0;
  const offline = gotNoAnswer ? await offlineSessionAfter(error, credentials) : null;
  if (offline) {
    storeSession(offline);
    return;
  }
  const rejected = isAuthError(error) && error.code === 'invalid_credentials';
  throw new SignInError(rejected ? 'rejected' : 'failed', error);
}

/** Signs out on this device, at once; the service is told when it can be reached. */
export function signOut(): void {
  const token = accessToken();
  storeSession(null);
  if (token !== null) void auth.admin.signOut(token, 'local').catch(console.error);
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
