import { randomBytes } from 'node:crypto';
import {
  accountOfAddress,
  accountOfId,
  change,
  changeIdentity,
  isBanned,
  merged,
  reloaded,
  type Account,
} from './accounts.ts';
import { AuthFailure, json } from './answers.ts';
import { checkedAddress, redirectOf, textOf, type AuthContext } from './auth-context.ts';
import { hashOf } from './mails.ts';
import { passwordHash } from './passwords.ts';
import { openSession, type SessionAnswer } from './sessions.ts';

/** The purpose of a mail. In a request, `email` stands for `signup` or `magiclink`: the token decides. */
type Kind = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';

const accepted = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /verify: signs in by the code or the token hash of a mail. */
export async function verify(context: AuthContext): Promise<Response> {
  const [type, token, tokenHash] = ['type', 'token', 'token_hash'].map((name) => textOf(context, name));
  const rejected = (message: string) => new AuthFailure(400, 'validation_failed', message);
  if (type === '') throw rejected('Verify requires a verification type');
  if ((token === '') === (tokenHash === '')) throw rejected('Verify requires either a token or a token hash');
  const [email, phone, redirect] = ['email', 'phone', 'redirect_to'].map((name) => textOf(context, name));
  let answer: SessionAnswer | null;
  if (tokenHash !== '') {
    if (email || phone || redirect) throw rejected('Only the token_hash and type should be provided');
    answer = await signInByHash(context, type ?? '', tokenHash ?? '');
  } else {
    if (!email) throw rejected('Only an email address or phone number should be provided on verify');
    answer = await signInByCode(context, type ?? '', checkedAddress(email), token ?? '');
  }
  return json(answer ?? { msg: accepted, code: '200' });
}

/** The name of an error in a redirect, by status. */
const errors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/**
 * GET /verify: opens a link of the service's default mails. The response redirects to the site with a session or an
 * error.
 */
export async function verifyByLink(context: AuthContext): Promise<Response> {
  const [type, token] = ['type', 'token'].map((name) => context.url.searchParams.get(name) ?? '');
  const rejected = (message: string) => new AuthFailure(400, 'validation_failed', message);
  if (!type) throw rejected('Verify requires a verification type');
  if (!token) throw rejected('Verify requires a token or a token hash');
  // The caller catches a failure, and undoes the writes.
  const answer = await signInByHash(context, type, token);
  if (answer === null) return redirect(context, { message: accepted, sb: '' });
  const { access_token, token_type, expires_in, expires_at, refresh_token } = answer;
  return redirect(context, {
    ...{ access_token, token_type, refresh_token, sb: '', type },
    ...{ expires_in: String(expires_in), expires_at: String(expires_at) },
  });
}

export function failedLink(context: AuthContext, { status, shownCode, message }: AuthFailure): Response {
  const error = errors[status];
  return redirect(context, { ...(error && { error }), error_code: shownCode, error_description: message, sb: '' });
}

function redirect(context: AuthContext, values: Record<string, string>): Response {
  const parameters = new URLSearchParams(values);
  parameters.sort();
  return new Response(null, { status: 303, headers: { location: `${redirectOf(context)}#${parameters}` } });
}

/** Maps a requested kind to the accepted types of token. */
const tokenTypes: Record<string, string[]> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

async function signInByHash(context: AuthContext, name: string, hash: string): Promise<SessionAnswer | null> {
  const types = tokenTypes[name];
  if (!types) throw new AuthFailure(400, 'validation_failed', 'Invalid email verification type');
  const { rows } = await context.database.query(
    'select user_id, token_type from auth.one_time_tokens where token_hash = $1 and token_type::text = any ($2)',
    [hash, types],
  );
  const [found] = rows as { user_id: string; token_type: string }[];
  const account = found && (await accountOfId(context, found.user_id));
  const expired = new AuthFailure(403, 'otp_expired', 'Email link is invalid or has expired');
  if (!account) throw expired;
  rejectBanned(context, account);
  const kind = kindOf(name, found.token_type);
  if (!isFresh(context, sentAt(account, kind))) throw expired;
  return signInByMail(context, account, kind, hash);
}

async function signInByCode(
  context: AuthContext,
  name: string,
  address: string,
  code: string,
): Promise<SessionAnswer | null> {
  const types = tokenTypes[name];
  if (!types) throw new AuthFailure(400, 'validation_failed', 'Unsupported verification type');
  const expired = new AuthFailure(403, 'otp_expired', 'Token has expired or is invalid');
  const hash = hashOf(address, code);
  if (name === 'email_change') {
    return signInByHash(context, name, hash).catch((error: unknown) => {
      throw error instanceof AuthFailure && error.code === 'otp_expired' ? expired : error;
    });
  }
  const account = await accountOfAddress(context, address);
  if (!account) throw expired;
  rejectBanned(context, account);
  const tokens: Record<string, string> = {
    confirmation_token: account.confirmation_token,
    recovery_token: account.recovery_token,
  };
  const type = types.find((each) => [hash, `pkce_${hash}`].includes(tokens[each] ?? ''));
  if (type === undefined) throw expired;
  const kind = kindOf(name, type);
  if (!isFresh(context, sentAt(account, kind))) throw expired;
  return signInByMail(context, account, kind, tokens[type] ?? '');
}

function rejectBanned(context: AuthContext, account: Account): void {
  if (isBanned(account, context)) throw new AuthFailure(403, 'user_banned', 'User is banned');
}

function kindOf(name: string, tokenType: string): Kind {
  if (name !== 'email') return name as Kind;
  return tokenType === 'recovery_token' ? 'magiclink' : 'signup';
}

function sentAt(account: Account, kind: Kind): string | null {
  if (kind === 'email_change') return account.email_change_sent_at;
  return kind === 'signup' || kind === 'invite' ? account.confirmation_sent_at : account.recovery_sent_at;
}

/** Says whether a mail that was sent at this time is still valid. */
export function isFresh({ now, settings }: AuthContext, sent: string | null): boolean {
  return sent !== null && now.getTime() <= Date.parse(sent) + settings.secondsOfLink * 1000;
}

/** Signs in the account of a mail. Returns null while an address change waits for the mail to the other address. */
async function signInByMail(
  context: AuthContext,
  account: Account,
  kind: Kind,
  hash: string,
): Promise<SessionAnswer | null> {
  const failureMessage =
    kind === 'signup' || kind === 'invite' ? 'Error confirming user' : 'Database error updating user';
  try {
    if (kind === 'email_change') {
      if (!(await changeAddress(context, account, hash))) return null;
    } else if (kind === 'signup' || kind === 'invite') {
      await setFirstPassword(context, account);
      await confirm(context, account);
      await changeIdentity(context, account, { email_verified: true });
    } else {
      await change(context, account, { recovery_token: '' });
      await forgetTokens(context, account);
      if (account.email_confirmed_at === null) await confirm(context, account);
    }
  } catch (cause) {
    throw new AuthFailure(500, 'unexpected_failure', failureMessage, { cause });
  }
  return openSession(context, await reloaded(context, account), 'otp');
}

export async function confirm(context: AuthContext, account: Account): Promise<void> {
  await change(context, account, {
    ...{ confirmation_token: '', email_confirmed_at: context.now.toISOString() },
    raw_user_meta_data: merged(account.raw_user_meta_data, { email_verified: true }),
  });
  await forgetTokens(context, account);
}

/** Gives an invited account a temporary password, which nobody knows. */
async function setFirstPassword(context: AuthContext, account: Account): Promise<void> {
  if (account.encrypted_password || account.invited_at === null) return;
  const encrypted_password = await passwordHash(randomBytes(32).toString('base64url'));
  await change(context, account, { encrypted_password, confirmation_token: '', confirmation_sent_at: null });
}

async function changeAddress(context: AuthContext, account: Account, hash: string): Promise<boolean> {
  const { settings, database } = context;
  if (!settings.autoconfirm && settings.confirmsBothAddresses && account.email_change_confirm_status === 0) {
    const column =
      account.email_change_token_current === hash ? 'email_change_token_current' : 'email_change_token_new';
    await change(context, account, { [column]: '', email_change_confirm_status: 1 });
    const forget = 'delete from auth.one_time_tokens where user_id = $1 and token_type::text = $2';
    await database.query(forget, [account.id, column]);
    return false;
  }
  const email = account.email_change;
  await changeIdentity(context, account, { email, email_verified: true });
  await change(context, account, {
    ...{ email, email_change: '', email_change_token_current: '', email_change_token_new: '' },
    email_change_confirm_status: 0,
  });
  await forgetTokens(context, account);
  if (account.email_confirmed_at === null) await confirm(context, account);
  return true;
}

/** Makes every mail to an account invalid. */
export async function forgetTokens({ database }: AuthContext, { id }: Account): Promise<void> {
  await database.query('delete from auth.one_time_tokens where user_id = $1', [id]);
}
