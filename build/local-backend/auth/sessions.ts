import { randomInt, randomUUID } from 'node:crypto';
import { secondsNow, signToken } from '../tokens.ts';
import { accountOfId, change, instance, isBanned, type Account } from './accounts.ts';
import { AuthFailure } from './answers.ts';
import { isUuid, networkAddress, serviceUrl, type AuthContext } from './auth-context.ts';
import { withHook } from './hooks.ts';
import { shownAccount } from './shown-account.ts';

/** A row of auth.sessions. */
export interface Session {
  id: string;
  user_id: string;
  aal: string;
  created_at: string;
}

/** The response to a sign-in or a renewal. */
export interface SessionAnswer {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: Record<string, unknown>;
}

/** Opens a session for an account after a sign-in. @throws AuthFailure when a hook rejects the session */
export async function openSession(context: AuthContext, account: Account, method: string): Promise<SessionAnswer> {
  const { database, now, request } = context;
  const [id, at] = [randomUUID(), now.toISOString()];
  await database.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, $3, $3, 'aal1', $4, $5)`,
    [id, account.id, at, request.headers.get('user-agent'), networkAddress(context)],
  );
  await addMethod(context, id, method);
  await change(context, account, { last_sign_in_at: at });
  const refreshToken = await addRefreshToken(context, { userId: account.id, sessionId: id, parent: '' });
  return sessionAnswer(context, account, { sessionId: id, refreshToken, method });
}

/** Records an authentication method of a session. */
export async function addMethod({ database, now }: AuthContext, sessionId: string, method: string): Promise<void> {
  await database.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, $3, $3, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, now.toISOString(), method],
  );
}

/** Returns a renewed session with the next refresh token. @throws AuthFailure for an invalid or reused token */
export async function renewSession(context: AuthContext, sentToken: unknown): Promise<SessionAnswer> {
  if (typeof sentToken !== 'string' || !/^[a-z0-9]{12}$/.test(sentToken)) {
    throw new AuthFailure(400, 'validation_failed', 'Refresh token is not valid');
  }
  const { database, now } = context;
  const { rows } = await database.query(
    'select to_jsonb(given) as token from auth.refresh_tokens as given where token = $1 for update',
    [sentToken],
  );
  const [found] = rows as { token: RefreshToken }[];
  const account = found && (await accountOfId(context, found.token.user_id));
  if (!account) throw new AuthFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (isBanned(account, context)) throw new AuthFailure(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  const { session_id: sessionId } = found.token;
  if (!(await sessionOf(context, sessionId))) {
    throw new AuthFailure(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found');
  }
  const refreshToken = found.token.revoked
    ? await reusedToken(context, account, found.token)
    : await nextRefreshToken(context, account, sessionId, sentToken);
  const answer = await sessionAnswer(context, account, { sessionId, refreshToken, method: 'token_refresh' });
  await database.query(
    "update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2 where id = $1",
    [sessionId, now.toISOString()],
  );
  return answer;
}

interface RefreshToken {
  token: string;
  user_id: string;
  session_id: string;
  parent: string;
  revoked: boolean;
  updated_at: string;
}

/** Within this time two tabs may renew with the same token. Later the token counts as stolen. */
const millisecondsOfReuse = 10_000;

async function reusedToken(
  context: AuthContext,
  account: Account,
  { token, session_id, updated_at }: RefreshToken,
): Promise<string> {
  const { database, now } = context;
  const current = await currentRefreshToken(context, session_id);
  if (current?.parent === token) return current.token;
  if (now.getTime() - Date.parse(updated_at) <= millisecondsOfReuse) {
    return nextRefreshToken(context, account, session_id, token);
  }
  await database.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked',
    [session_id, now.toISOString()],
  );
  const message = 'Invalid Refresh Token: Already Used';
  throw new AuthFailure(400, 'refresh_token_already_used', message, { keepsWrites: true });
}

/**
 * Makes the next refresh token of a session. The function revokes the used token or, without a used token, the current
 * token.
 */
export async function nextRefreshToken(
  context: AuthContext,
  account: Account,
  sessionId: string,
  usedToken?: string,
): Promise<string> {
  const parent = usedToken ?? (await currentRefreshToken(context, sessionId))?.token ?? '';
  await context.database.query('update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1', [
    ...[parent, context.now.toISOString()],
  ]);
  return addRefreshToken(context, { userId: account.id, sessionId, parent });
}

async function currentRefreshToken({ database }: AuthContext, sessionId: string): Promise<RefreshToken | undefined> {
  const { rows } = await database.query(
    `select to_jsonb(given) as token from auth.refresh_tokens as given
     where session_id = $1 and not revoked order by id desc limit 1`,
    [sessionId],
  );
  return (rows as { token: RefreshToken }[])[0]?.token;
}

interface NewToken {
  userId: string;
  sessionId: string;
  parent: string;
}

async function addRefreshToken(
  { database, now }: AuthContext,
  { userId, sessionId, parent }: NewToken,
): Promise<string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  const token = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
  await database.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ('${instance}', $1, $2, $3, $4, false, $5, $5)`,
    [token, userId, sessionId, parent, now.toISOString()],
  );
  return token;
}

/** Returns the row of a session; null after the session has ended. */
export async function sessionOf({ database }: AuthContext, id: unknown): Promise<Session | null> {
  if (!isUuid(id)) return null;
  const { rows } = await database.query(
    'select to_jsonb(session) as session from auth.sessions as session where id = $1',
    [id],
  );
  return (rows as { session: Session }[])[0]?.session ?? null;
}

/**
 * Returns a session with a new access token, whose claims the project's hook decides.
 * @throws AuthFailure when the hook rejects the session
 */
export async function sessionAnswer(
  context: AuthContext,
  account: Account,
  { sessionId, refreshToken, method }: { sessionId: string; refreshToken: string; method: string },
): Promise<SessionAnswer> {
  const { database, settings } = context;
  const { rows } = await database.query(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  );
  const amr = rows as { method: string; timestamp: number }[];
  // These times follow the machine's clock, because other services check the token.
  const iat = secondsNow();
  const [expires_in, expires_at] = [settings.secondsOfAccess, iat + settings.secondsOfAccess];
  const { id: sub, aud, role, email, phone, is_anonymous } = account;
  const claims = {
    ...{ iss: serviceUrl(context), sub, aud, exp: expires_at, iat, email, phone: phone ?? '' },
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    ...{
      role,
      aal: amr.some((each) => each.method === 'totp') ? 'aal2' : 'aal1',
      amr,
      session_id: sessionId,
      is_anonymous,
    },
  };
  const access_token = signToken(await withHook(context, claims, method), context.jwtSecret);
  return {
    ...{ access_token, token_type: 'bearer', expires_in, expires_at, refresh_token: refreshToken },
    user: shownAccount(account),
  };
}
