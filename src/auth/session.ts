import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js';
import { offlineSessionAfter, type Credentials } from '@/data/service/offline-viewer';
import { accessToken, storeSession } from '@/data/service/session-record';
import { timeoutAfter, renewalMilliseconds, staffSupabase } from '@/data/service/supabase.admin';
import { AccountError, accountError, mostPasswordBytes, type AccountFailure } from './account-error';

const { auth } = staffSupabase;

/** Resolves when the auth client has read the local record and renewed a token that is about to end. */
export async function sessionReady(): Promise<void> {
  await Promise.race([auth.initialize(), timeoutAfter(renewalMilliseconds)]);
  // Renews in background tabs too: a user who writes there stays signed in.
  await auth.startAutoRefresh();
}

/** Stores the session. @throws AccountError */
export async function signIn(credentials: Credentials): Promise<void> {
  const error = await errorOf(auth.signInWithPassword(credentials));
  if (error === null) return;
  // With any HTTP answer, whatever its status, the offline viewer stays off.
  const gotNoAnswer = isAuthRetryableFetchError(error) && error.status === 0;
  const offline = gotNoAnswer ? await offlineSessionAfter(error, credentials) : null;
  if (offline) {
    storeSession(offline);
    return;
  }
  throw accountError(error, { refused: 'open-mail-first' });
}

/** Signs out on this device at once; the service is notified when it can be reached. */
export function signOut(): void {
  const token = accessToken();
  storeSession(null);
  if (token !== null) void auth.admin.signOut(token, 'local').catch(console.error);
}

/** Ends the sessions of this account on all other devices. @throws AccountError */
export async function signOutOthers(): Promise<void> {
  // `auth.signOut` takes a refusal for success.
  await done(auth.admin.signOut(accessToken() ?? '', 'others'));
}

/**
 * Has the service send a link to /login/password; the session on this device, if any, stays as it is.
 * @throws AccountError 'not-listed' for an address that nobody of the team has
 */
export async function askForMail(email: string): Promise<void> {
  await done(auth.signInWithOtp({ email, options: { shouldCreateUser: true } }), {
    refused: 'not-listed',
    validation_failed: 'address-refused',
  });
}

/** Stores the session that the link of a mail stands for. It is no right yet: `joinTeam` is. @throws AccountError */
export async function enterByMail(tokenHash: string): Promise<void> {
  await done(auth.verifyOtp({ token_hash: tokenHash, type: 'email' }), {
    refused: 'failed',
    user_not_found: 'old-link',
  });
}

/** @throws AccountError */
export async function changePassword(password: string): Promise<void> {
  if (new TextEncoder().encode(password).length > mostPasswordBytes)
    throw new AccountError('too-long', 'more than 72 bytes');
  await done(auth.updateUser({ password }), { validation_failed: 'too-long' });
}

/** A second factor that does not count yet. */
export interface NewFactor {
  id: string;
  /** The picture to scan, as a data: address. */
  qrCode: string;
  /** The same, to type. */
  secret: string;
  uri: string;
}

/** Begins a second factor, in place of those that were begun and never finished. @throws AccountError */
export async function enrolFactor(): Promise<NewFactor> {
  await removeUnverifiedFactors();
  // The service wants another name for each factor of an account; nobody sees it.
  const friendlyName = new Date().toISOString();
  const enrolling = auth.mfa.enroll({ factorType: 'totp', issuer: location.host, friendlyName });
  const { id, totp } = await dataOf(enrolling);
  const picture = totp.qr_code.replace(/^data:[^,]*,/, '');
  const qrCode = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
  return { id, qrCode, secret: totp.secret, uri: totp.uri };
}

async function removeUnverifiedFactors(): Promise<void> {
  const { all } = await dataOf(auth.mfa.listFactors());
  for (const { id, status } of all) if (status === 'unverified') await dataOf(auth.mfa.unenroll({ factorId: id }));
}

/**
 * Makes this session one that has given a code.
 * @param factorId of a factor that is being enrolled; left out, the code may be of any that counts
 * @throws AccountError 'wrong-code', 'no-factor' and others
 */
export async function enterCode(code: string, factorId?: string): Promise<void> {
  const ids = factorId === undefined ? (await dataOf(auth.mfa.listFactors())).totp.map(({ id }) => id) : [factorId];
  let failure = new AccountError('no-factor', 'no verified factor');
  for (const id of ids) {
    const error = await codeError(id, code, factorId === undefined ? {} : { mfa_factor_not_found: 'old-picture' });
    if (error === null) return;
    failure = error;
    if (error.kind !== 'wrong-code') break;
  }
  throw failure;
}

async function codeError(
  factorId: string,
  code: string,
  own: Record<string, AccountFailure>,
): Promise<AccountError | null> {
  const send = () => errorOf(auth.mfa.challengeAndVerify({ factorId, code }));
  let error = await send();
  // Two challenges of one factor at once are a deadlock in the service, which ends one of them.
  if (isAuthRetryableFetchError(error) && error.status === 500) error = await send();
  return error === null ? null : accountError(error, { refused: 'failed', validation_failed: 'wrong-code', ...own });
}

interface ServiceAnswer<Data> {
  data: Data | null;
  error: AuthError | null;
}

/** The error, or null on success. The client throws on malformed answers. */
async function errorOf(request: Promise<{ error: AuthError | null }>): Promise<unknown> {
  try {
    const { error } = await request;
    return error;
  } catch (error) {
    return error;
  }
}

/** @throws AccountError */
async function done(
  request: Promise<{ error: AuthError | null }>,
  own?: Record<string, AccountFailure>,
): Promise<void> {
  const error = await errorOf(request);
  if (error !== null) throw accountError(error, own);
}

/** @throws AccountError */
async function dataOf<Data>(request: Promise<ServiceAnswer<Data>>): Promise<Data> {
  const { data, error } = await request.catch((cause: unknown) => ({ data: null, error: cause }));
  if (error !== null || data === null) throw accountError(error);
  return data;
}
