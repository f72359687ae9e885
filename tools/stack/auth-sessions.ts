import { randomInt, randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { accountOfId, rejectBanned, type Account } from './auth-accounts.ts';
import { AuthFailure } from './auth-answers.ts';
import { secondsNow, signToken } from '../../build/local-backend/tokens.ts';

const secondsOfAccess = 3600;
/** Two tabs may renew with the same token; later, it is a stolen one. */
const secondsOfReuse = 10;

/** A session with the refresh token that is good for it now. */
export class Session {
  readonly refresh_token: string;
  private readonly row: SessionRow;

  constructor(row: SessionRow, refreshToken: string) {
    this.row = row;
    this.refresh_token = refreshToken;
  }

  accessToken(account: Account, jwtSecret: string) {
    const [iat, expires_at] = [secondsNow(), secondsNow() + secondsOfAccess];
    const { id: session_id, aal, amr } = this.row;
    const claims = {
      ...{ iss: 'auth', sub: account.id, aud: account.aud, role: account.role, exp: expires_at, iat },
      ...{ email: account.email, phone: '', session_id, aal, amr, is_anonymous: false },
      app_metadata: account.raw_app_meta_data ?? {},
      user_metadata: account.raw_user_meta_data ?? {},
    };
    return { access_token: signToken(claims, jwtSecret), expires_at, expires_in: secondsOfAccess };
  }
}

interface SessionRow {
  id: string;
  aal: string;
  amr: { method: string; timestamp: number }[];
}

/** A new session, after a sign-in by password. */
export async function openSession(client: PoolClient, account: Account, userAgent: string | null): Promise<Session> {
  const id = randomUUID();
  await client.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent)
     values ($1, $2, now(), now(), 'aal1', $3)`,
    [id, account.id, userAgent],
  );
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, now(), now(), 'password')`,
    [randomUUID(), id],
  );
  await client.query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [account.id]);
  const token = await addRefreshToken(client, { userId: account.id, sessionId: id, parent: null });
  return new Session(await sessionRow(client, id), token);
}

/** The session of a refresh token, with its next one. @throws AuthFailure */
export async function renewSession(
  client: PoolClient,
  given: unknown,
): Promise<{ account: Account; session: Session }> {
  if (typeof given !== 'string' || !/^[a-z0-9]{12}$/.test(given)) {
    throw new AuthFailure(400, 'validation_failed', 'Refresh token is not valid');
  }
  const { rows } = await client.query<{ user_id: string; session_id: string; revoked: boolean; age: number }>(
    `select user_id, session_id, revoked, extract(epoch from clock_timestamp() - updated_at)::float8 as age
     from auth.refresh_tokens where token = $1 for update`,
    [given],
  );
  const [token] = rows;
  const account = token && (await accountOfId(client, token.user_id));
  if (!account) throw new AuthFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  rejectBanned(account);
  const { session_id: sessionId } = token;
  if (token.revoked && token.age > secondsOfReuse) {
    await client.query('update auth.refresh_tokens set revoked = true where session_id = $1', [sessionId]);
    // Kept although the request is rejected.
    await client.query('commit');
    throw new AuthFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  const next = token.revoked
    ? await currentRefreshToken(client, sessionId)
    : await replaceRefreshToken(client, { userId: account.id, sessionId, parent: given });
  await client.query(
    "update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now() where id = $1",
    [sessionId],
  );
  return { account, session: new Session(await sessionRow(client, sessionId), next) };
}

interface NewToken {
  userId: string;
  sessionId: string;
  parent: string | null;
}

async function replaceRefreshToken(client: PoolClient, next: NewToken): Promise<string> {
  const revoke = 'update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = $1';
  await client.query(revoke, [next.parent]);
  return addRefreshToken(client, next);
}

async function addRefreshToken(client: PoolClient, { userId, sessionId, parent }: NewToken): Promise<string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  const token = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
  await client.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, $4, false, now(), clock_timestamp())`,
    [token, userId, sessionId, parent],
  );
  return token;
}

async function currentRefreshToken(client: PoolClient, sessionId: string): Promise<string> {
  const { rows } = await client.query<{ token: string }>(
    'select token from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [sessionId],
  );
  const [current] = rows;
  if (!current) throw new AuthFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  return current.token;
}

async function sessionRow(client: PoolClient, id: string): Promise<SessionRow> {
  const { rows } = await client.query<SessionRow>(
    `select id, aal, (
       select jsonb_agg(jsonb_build_object('method', authentication_method, 'timestamp', extract(epoch from updated_at)::bigint))
       from auth.mfa_amr_claims where session_id = sessions.id
     ) as amr
     from auth.sessions where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new AuthFailure(400, 'session_not_found', 'Session not found');
  return row;
}
