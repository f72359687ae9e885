import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js';
import { offlineSessionAfter, type Credentials } from '@/data/service/offline-viewer';
import { accessToken, storeSession } from '@/data/service/session-record';
import { timeoutAfter, renewalMilliseconds, staffSupabase } from '@/data/service/supabase.admin';
import { AccountError, accountError, mostPasswordBytes, type AccountFailure } from './account-error';

const { auth } = staffSupabase;

/** Resolves when the auth client has read the session record and renewed a token that is about to end. */
export async function sessionReady(): Promise<void> {
  await Promise.race([auth.initialize(), timeoutAfter(renewalMilliseconds)]);
  // The client renews in background tabs too: a user who writes there stays signed in.
  await auth.startAutoRefresh();
}

/** Signs in and stores the session. @throws AccountError */
export async function signIn(credentials: Credentials): Promise<void> {
  const error = await errorOf(auth.signInWithPassword(credentials));
  if (error === null) return;
  // Any HTTP response, whatever its status, keeps the offline viewer off.
  const gotNoResponse = isAuthRetryableFetchError(error) && error.status === 0;
  const offline = gotNoResponse ? await offlineSessionAfter(error, credentials) : null;
  if (offline) {
    storeSession(offline);
    return;
  }
  throw accountError(error, { refused: 'open-mail-first' });
}

/** Signs out on this device at once. The service also ends the session, if it gets the request. */
export function signOut(): void {
  const token = accessToken();
  storeSession(null);
  if (token !== null) void auth.admin.signOut(token, 'local').catch(console.error);
}

/** Ends the sessions of this account on all other devices. @throws AccountError */
export async function signOutOthers(): Promise<void> {
  // `auth.signOut` reports a refusal as success.
  await throwIfFailed(auth.admin.signOut(accessToken() ?? '', 'others'));
}

/**
 * Requests a mail with a link to /login/password. A session on this device stays unchanged.
 * @throws AccountError 'not-listed' for an address outside the team
 */
export async function requestMail(email: string): Promise<void> {
  await throwIfFailed(auth.signInWithOtp({ email, options: { shouldCreateUser: true } }), {
    refused: 'not-listed',
    validation_failed: 'address-refused',
  });
}

/**
 * Exchanges the token of a mail for a session, and stores the session. `joinTeam` gives the rights.
 * @throws AccountError
 */
export async function signInByMail(tokenHash: string): Promise<void> {
  await throwIfFailed(auth.verifyOtp({ token_hash: tokenHash, type: 'email' }), {
    refused: 'failed',
    user_not_found: 'old-link',
  });
}

/** @throws AccountError */
export async function changePassword(password: string): Promise<void> {
  if (new TextEncoder().encode(password).length > mostPasswordBytes)
    throw new AccountError('too-long', 'more than 72 bytes');
  await throwIfFailed(auth.updateUser({ password }), { validation_failed: 'too-long' });
}

/** A second factor that is not verified yet. */
export interface NewFactor {
  id: string;
  /** The QR code, as a data: address. */
  qrCode: string;
  /** The secret to type instead of a scan. */
  secret: string;
  uri: string;
}

/** Starts the setup of a second factor, and removes unfinished setups. @throws AccountError */
export async function enrolFactor(): Promise<NewFactor> {
  await removeUnverifiedFactors();
  // The service requires a different name for each factor of an account; nobody sees the name.
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
 * Verifies a code for this session.
 * @param factorId the factor that the code enrols; without it, the code of any verified factor is valid
 * @throws AccountError 'wrong-code', 'no-factor' and others
 */
export async function verifyCode(code: string, factorId?: string): Promise<void> {
  const ids = factorId === undefined ? (await dataOf(auth.mfa.listFactors())).totp.map(({ id }) => id) : [factorId];
  let failure = new AccountError('no-factor', 'no verified factor');
  for (const id of ids) {
    const error = await errorOfCode(id, code, factorId === undefined ? {} : { mfa_factor_not_found: 'old-picture' });
    if (error === null) return;
    failure = error;
    if (error.kind !== 'wrong-code') break;
  }
  throw failure;
}

async function errorOfCode(
  factorId: string,
  code: string,
  overrides: Record<string, AccountFailure>,
): Promise<AccountError | null> {
  const send = () => errorOf(auth.mfa.challengeAndVerify({ factorId, code }));
  let error = await send();
  // Two simultaneous challenges of one factor deadlock in the service. The service then ends one challenge, so this
  // function sends the code again.
  if (isAuthRetryableFetchError(error) && error.status === 500) error = await send();
  return error === null
    ? null
    : accountError(error, { refused: 'failed', validation_failed: 'wrong-code', ...overrides });
}

interface AuthResponse<Data> {
  data: Data | null;
  error: AuthError | null;
}

/** Returns the error, or null on success. The client throws on malformed responses. */
async function errorOf(request: Promise<{ error: AuthError | null }>): Promise<unknown> {
  try {
    const { error } = await request;
    return error;
  } catch (error) {
    return error;
  }
}

/** @throws AccountError */
async function throwIfFailed(
  request: Promise<{ error: AuthError | null }>,
  overrides?: Record<string, AccountFailure>,
): Promise<void> {
  const error = await errorOf(request);
  if (error !== null) throw accountError(error, overrides);
}

/** @throws AccountError */
async function dataOf<Data>(request: Promise<AuthResponse<Data>>): Promise<Data> {
  const { data, error } = await request.catch((cause: unknown) => ({ data: null, error: cause }));
  if (error !== null || data === null) throw accountError(error);
  return data;
}
