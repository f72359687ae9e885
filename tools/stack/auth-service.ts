import type { Pool, PoolClient } from 'pg';
import type { Caller } from './caller.ts';
import type { Service } from './gateway.ts';
import { AuthFailure, failed, json } from './auth-answers.ts';
import { accountOfEmail, accountOfId, allAccounts, rejectBanned, shown, type Account } from './auth-accounts.ts';
import { openSession, renewSession, type Session } from './auth-sessions.ts';

/** What the stand-in works with. */
export interface AuthOptions {
  /** Connections of the role that the service has in a hosted project, `supabase_auth_admin`. */
  pool: Pool;
  jwtSecret: string;
  /** Does a password belong to a hash? The service checks it itself, so that its role needs no rights for it. */
  isPassword: (password: string, hash: string) => Promise<boolean>;
}

/** A route, within a transaction. */
type Route = (asked: Asked, client: PoolClient, options: AuthOptions) => Promise<Response>;

interface Asked {
  request: Request;
  url: URL;
  caller: Caller;
  /** What the body says; empty when it is none. */
  body: Record<string, unknown>;
}

const routes: [method: string, path: RegExp, route: Route][] = [
  [
    'GET',
    /^\/health$/,
    () => Promise.resolve(json({ version: 'stand-in', name: 'GoTrue', description: 'A stand-in' })),
  ],
  ['POST', /^\/token$/, token],
  ['GET', /^\/user$/, user],
  ['POST', /^\/logout$/, logout],
  ['GET', /^\/admin\/users$/, listUsers],
  ['DELETE', /^\/admin\/users\/[^/]+$/, deleteUser],
];

/**
 * Stands in for the auth service, with its rows in schema `auth` and its answers, as far as the site asks: sign-in,
 * renewal, the own account, sign-out and the deletion of an account.
 */
export function authService(options: AuthOptions): Service {
  return async (request, caller) => {
    const url = new URL(request.url);
    const [, , route] = routes.find(([method, path]) => method === request.method && path.test(url.pathname)) ?? [];
    if (!route) return json({ message: 'page not found' }, 404);
    const body = (await request.json().catch(() => ({}))) as Record<string, unknown>;
    const client = await options.pool.connect();
    try {
      await client.query('begin');
      const answer = await route({ request, url, caller, body }, client, options);
      await client.query('commit');
      return answer;
    } catch (error) {
      await client.query('rollback');
      return failed(error, request);
    } finally {
      client.release();
    }
  };
}

async function token({ request, url, body }: Asked, client: PoolClient, options: AuthOptions): Promise<Response> {
  const userAgent = request.headers.get('user-agent');
  switch (url.searchParams.get('grant_type')) {
    case 'password': {
      const account = await accountOfPassword(body, client, options);
      return json(sessionAnswer(account, await openSession(client, account, userAgent), options.jwtSecret));
    }
    case 'refresh_token': {
      const { account, session } = await renewSession(client, body.refresh_token);
      return json(sessionAnswer(account, session, options.jwtSecret));
    }
    default:
      throw new AuthFailure(400, 'validation_failed', 'unsupported_grant_type');
  }
}

async function accountOfPassword(
  { email, password }: Record<string, unknown>,
  client: PoolClient,
  { isPassword }: AuthOptions,
): Promise<Account> {
  if (typeof email !== 'string' || email === '') {
    throw new AuthFailure(400, 'validation_failed', 'missing email or phone');
  }
  const wrong = new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');
  const account = await accountOfEmail(client, email);
  if (!account) throw wrong;
  rejectBanned(account);
  if (typeof password !== 'string' || !(await isPassword(password, account.encrypted_password ?? ''))) throw wrong;
  if (account.email_confirmed_at === null) throw new AuthFailure(400, 'email_not_confirmed', 'Email not confirmed');
  return account;
}

function sessionAnswer(account: Account, session: Session, jwtSecret: string): object {
  const { access_token, expires_at, expires_in } = session.accessToken(account, jwtSecret);
  const { refresh_token } = session;
  return { access_token, token_type: 'bearer', expires_in, expires_at, refresh_token, user: shown(account) };
}

async function user({ caller }: Asked, client: PoolClient): Promise<Response> {
  const { account } = await signedIn(caller, client);
  return json(shown(account));
}

async function logout({ url, caller }: Asked, client: PoolClient): Promise<Response> {
  const { account, sessionId } = await signedIn(caller, client);
  const scope = url.searchParams.get('scope') ?? 'global';
  const which = {
    global: 'user_id = $1 and $2::uuid is not null',
    local: 'user_id = $1 and id = $2',
    others: 'user_id = $1 and id <> $2',
  }[scope];
  if (which === undefined) throw new AuthFailure(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  await client.query(`delete from auth.sessions where ${which}`, [account.id, sessionId]);
  return new Response(null, { status: 204 });
}

async function listUsers({ caller }: Asked, client: PoolClient): Promise<Response> {
  rejectOthersThanAdmin(caller);
  return json({ users: (await allAccounts(client)).map(shown), aud: 'authenticated' });
}

async function deleteUser({ url, caller }: Asked, client: PoolClient): Promise<Response> {
  rejectOthersThanAdmin(caller);
  const id = url.pathname.replace(/^.*\//, '');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
    throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  }
  if (!(await accountOfId(client, id))) throw new AuthFailure(404, 'user_not_found', 'User not found');
  try {
    await client.query('delete from auth.users where id = $1', [id]);
  } catch (error) {
    throw new AuthFailure(500, 'unexpected_failure', 'Database error deleting user', { cause: error });
  }
  return json({});
}

/** The account and session of the caller's token. @throws AuthFailure when there is none, or no more */
async function signedIn({ claims }: Caller, client: PoolClient): Promise<{ account: Account; sessionId: string }> {
  if (!claims) throw badToken();
  const { sub, session_id: sessionId } = claims;
  if (typeof sub !== 'string') throw new AuthFailure(403, 'bad_jwt', 'invalid claim: missing sub claim');
  const account = await accountOfId(client, sub);
  if (!account) throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const gone = new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (typeof sessionId !== 'string') throw gone;
  const { rowCount } = await client.query('select from auth.sessions where id = $1 and user_id = $2', [sessionId, sub]);
  if (rowCount === 0) throw gone;
  return { account, sessionId };
}

function rejectOthersThanAdmin({ claims }: Caller): void {
  if (!claims) throw badToken();
  if (claims.role !== 'service_role') throw new AuthFailure(403, 'not_admin', 'User not allowed');
}

function badToken(): AuthFailure {
  return new AuthFailure(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
}
