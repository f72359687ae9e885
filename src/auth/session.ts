import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { offlineSessionAfter, type Credentials } from '@/data/service/offline-viewer';
import { accessToken, storeSession } from '@/data/service/session-record';
import { noAnswerIn, renewalMilliseconds, staffSupabase } from '@/data/service/supabase.admin';

const { auth } = staffSupabase;

/** The message is for the log. */
export class SignInError extends Error {
  /** 'rejected': wrong email or password. 'failed': everything else. */
  readonly kind: 'rejected' | 'failed';

  constructor(kind: 'rejected' | 'failed', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'SignInError';
    this.kind = kind;
  }
}

/** Resolves when the auth client has read the local record and renewed a token that is about to end. */
export async function sessionReady(): Promise<void> {
  await Promise.race([auth.initialize(), noAnswerIn(renewalMilliseconds)]);
  // Renews in background tabs too: a user who writes there stays signed in.
  await auth.startAutoRefresh();
}

/** Stores the session. @throws SignInError */
export async function signIn(credentials: Credentials): Promise<void> {
  const error = await passwordError(credentials);
  if (error === null) return;
  // With any HTTP answer, whatever its status, the offline viewer stays off.
  const gotNoAnswer = isAuthRetryableFetchError(error) && error.status === 0;
  const offline = gotNoAnswer ? await offlineSessionAfter(error, credentials) : null;
  if (offline) {
    storeSession(offline);
    return;
  }
  const rejected = isAuthError(error) && error.code === 'invalid_credentials';
  throw new SignInError(rejected ? 'rejected' : 'failed', error);
}

/** Signs out on this device at once; the service is notified when it can be reached. */
export function signOut(): void {
  const token = accessToken();
  storeSession(null);
  if (token !== null) void auth.admin.signOut(token, 'local').catch(console.error);
}

/** The error, or null on success. The client throws on malformed answers. */
async function passwordError(credentials: Credentials): Promise<unknown> {
  try {
    const { error } = await auth.signInWithPassword(credentials);
    return error;
  } catch (error) {
    return error;
  }
}
