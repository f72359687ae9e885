import {
  accountOfId,
  change,
  hasVerifiedFactor,
  holderOf,
  isBanned,
  merged,
  reloaded,
  type Account,
} from './accounts.ts';
import { AuthFailure, json } from './answers.ts';
import { audienceOf, checkedAddress, isUuid, textOf, type AuthContext } from './auth-context.ts';
import { hashOf, mailAddressChange, mailToken, notify } from './mails.ts';
import { isPasswordOf, passwordHash, rejectWeakPassword } from './passwords.ts';
import { sessionOf, type Session } from './sessions.ts';
import { forgetTokens, isFresh } from './verify.ts';
import { shownAccount } from './shown-account.ts';

export interface SignedIn {
  account: Account;
  /** Null for a token without a session. */
  session: Session | null;
}

/**
 * Returns the caller's account and session.
 * @throws AuthFailure without a token, for a banned account, or when the account or the session is gone
 */
export async function signedIn(context: AuthContext): Promise<SignedIn> {
  const { sub, session_id: id } = claimsOf(context);
  if (typeof sub !== 'string' || sub === '') throw new AuthFailure(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(sub)) throw new AuthFailure(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  const account = await accountOfId(context, sub);
  if (!account) throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = await sessionOf(context, id);
  if (id && !session) {
    throw isUuid(id)
      ? new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
      : new AuthFailure(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID');
  }
  if (isBanned(account, context)) throw new AuthFailure(403, 'user_banned', 'User is banned');
  return { account, session };
}

/** Returns the claims of the caller's token. @throws AuthFailure without a token, or for a forged or expired token */
export function claimsOf({ caller: { token, claims } }: AuthContext): Record<string, unknown> {
  if (claims) return claims;
  throw token === ''
    ? new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    : new AuthFailure(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is malformed');
}

export async function ownAccount(context: AuthContext): Promise<Response> {
  const { account } = await signedIn(context);
  if (context.caller.claims?.aud !== audienceOf(context)) {
    throw new AuthFailure(400, 'validation_failed', "Token audience doesn't match request audience");
  }
  return json(shownAccount(account));
}

export async function signOut(context: AuthContext): Promise<Response> {
  const { account, session } = await signedIn(context);
  const scope = context.url.searchParams.get('scope') || 'global';
  if (!['global', 'local', 'others'].includes(scope)) {
    throw new AuthFailure(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  }
  if (scope === 'global' || !session) {
    await context.database.query('delete from auth.sessions where user_id = $1', [account.id]);
  } else {
    const isThisOne = scope === 'local';
    await context.database.query('delete from auth.sessions where user_id = $1 and (id = $2) = $3', [
      ...[account.id, session.id, isThisOne],
    ]);
  }
  return new Response(null, { status: 204 });
}

/** GET /reauthenticate: mails the code that a new password needs. */
export async function reauthenticate(context: AuthContext): Promise<Response> {
  const { account } = await signedIn(context);
  if (account.email_confirmed_at === null) {
    throw new AuthFailure(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  await mailToken(context, account, 'reauthentication');
  return json({});
}

/** PUT /user: changes the password, the address or the data of the caller's account. */
export async function changeOwnAccount(context: AuthContext): Promise<Response> {
  const { account, session } = await signedIn(context);
  const { settings, body } = context;
  const email = textOf(context, 'email') && checkedAddress(textOf(context, 'email'));
  const movesTo = email === account.email ? '' : email;
  const password = body.password === undefined || body.password === null ? null : textOf(context, 'password');
  if (password !== null) rejectWeakPassword(password, settings);
  if (body.app_metadata) {
    throw new AuthFailure(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (hasVerifiedFactor(account) && session?.aal !== 'aal2' && (password || movesTo)) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthFailure(401, 'insufficient_aal', message);
  }
  if (movesTo) {
    const holder = await holderOf(context, movesTo);
    if (holder && holder.id !== account.id) throw addressTaken();
  }
  if (password !== null) await changePassword(context, { account, session }, password);
  if (body.data) {
    const data = merged(account.raw_user_meta_data, body.data as Record<string, unknown>);
    await change(context, account, { raw_user_meta_data: data });
  }
  if (movesTo) await mailAddressChange(context, account, movesTo);
  return json(shownAccount(await reloaded(context, account)));
}

export function addressTaken(): AuthFailure {
  return new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered');
}

const millisecondsOfSignIn = 24 * 3600 * 1000;

/** Changes the password, ends the account's other sessions, and makes the account's mails invalid. */
async function changePassword(context: AuthContext, { account, session }: SignedIn, password: string): Promise<void> {
  const { settings, now } = context;
  const isRecent = session && now.getTime() <= Date.parse(session.created_at) + millisecondsOfSignIn;
  if (settings.recentSignIn && !isRecent) checkCode(context, account);
  if (await isPasswordOf(account, password)) {
    throw new AuthFailure(422, 'same_password', 'New password should be different from the old password.');
  }
  await storePassword(context, account, password, session?.id);
  await notify(context, account, 'password_changed');
}

/** Stores a password. Deletes the tokens of the account, and all its sessions except `remaining`. */
export async function storePassword(
  context: AuthContext,
  account: Account,
  password: string,
  remaining?: string,
): Promise<void> {
  await change(context, account, {
    encrypted_password: password === '' ? null : await passwordHash(password),
    ...{ confirmation_token: '', confirmation_sent_at: null, recovery_token: '', recovery_sent_at: null },
    ...{ email_change_token_current: '', email_change_token_new: '', email_change_sent_at: null },
    ...{ phone_change_token: '', phone_change_sent_at: null },
    ...{ reauthentication_token: '', reauthentication_sent_at: null },
  });
  await forgetTokens(context, account);
  await context.database.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
    ...[account.id, remaining ?? null],
  ]);
}

function checkCode(context: AuthContext, account: Account): void {
  const code = textOf(context, 'nonce');
  if (code === '') {
    throw new AuthFailure(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const isRight = hashOf(account.email, code) === account.reauthentication_token;
  if (!isRight || !isFresh(context, account.reauthentication_sent_at)) {
    throw new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}
