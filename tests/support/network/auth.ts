import { HttpResponse } from 'msw';
import { answerRejection } from './writes';

export interface Account {
  id: string;
  email: string;
  password: string;
}

const account = (number: number, name: string): Account => ({
  id: `10000000-0000-4000-8000-00000000000${number}`,
  email: `${name}@handheld-legacy.test`,
  password: 'handheld-1989',
});

/** The accounts of `supabase/seed.dev.sql`, and the account `nobody`, which has no row in `users`. */
export const accounts = {
  admin: account(1, 'admin'),
  editor: account(2, 'editor'),
  contributor: account(3, 'contributor'),
  nobody: account(9, 'nobody'),
};

/** The ids of the accounts' rows in `users`. */
export const staffIds = {
  admin: '20000000-0000-4000-8000-000000000001',
  editor: '20000000-0000-4000-8000-000000000002',
  contributor: '20000000-0000-4000-8000-000000000003',
};

export interface IssuedSession {
  account: Account;
  access_token: string;
  /** Null after a person used the token or the session ended. */
  refresh_token: string | null;
  expires_at: number;
  began: 'password' | 'mail';
  /** Whether the person gave the code of a second factor. */
  gaveCode: boolean;
}

export interface AuthState {
  accounts: Account[];
  sessions: IssuedSession[];
}

const defaultSeconds = 3600;
let count = 0;

interface SessionOptions {
  seconds?: number;
  began?: IssuedSession['began'];
  gaveCode?: boolean;
}

export function issueSession(
  state: AuthState,
  account: Account,
  { seconds = defaultSeconds, began = 'password', gaveCode = false }: SessionOptions = {},
) {
  count += 1;
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  const aal = gaveCode ? 'aal2' : 'aal1';
  const claims = { sub: account.id, email: account.email, role: 'authenticated', aal, exp: expires_at, session: count };
  const access_token = [{ alg: 'HS256', typ: 'JWT' }, claims, 'signature'].map(base64url).join('.');
  const refresh_token = `refresh-${count}`;
  const session: IssuedSession = { account, access_token, refresh_token, expires_at, began, gaveCode };
  state.sessions.push(session);
  return { access_token, refresh_token, expires_at };
}

/**
 * Returns the account of a request's token: undefined without a token, and a rejection for an invalid token.
 */
export function callerOf(state: AuthState, request: Request): Account | undefined | Response {
  const header = request.headers.get('authorization');
  if (header === null) return undefined;
  const session = state.sessions.find(({ access_token }) => header === `Bearer ${access_token}`);
  if (!session) {
    return answerRejection({ status: 401, code: 'PGRST301', message: 'JWT cryptographic operation failed' });
  }
  if (session.expires_at * 1000 <= Date.now()) {
    return answerRejection({ status: 401, code: 'PGRST303', message: 'JWT expired' });
  }
  return session.account;
}

export function sessionOf(state: AuthState, request: Request): IssuedSession | undefined {
  const header = request.headers.get('authorization');
  return state.sessions.find(({ access_token }) => header === `Bearer ${access_token}`);
}

/** Responds to the session requests of the auth service: sign-in, refresh and sign-out. */
export async function answerAuth(state: AuthState, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/logout')) {
    const own = sessionOf(state, request);
    const scope = searchParams.get('scope') ?? 'global';
    for (const session of state.sessions) {
      if (session.account.id !== own?.account.id) continue;
      if (scope === 'global' || (session === own) === (scope === 'local')) session.refresh_token = null;
    }
    return new HttpResponse(null, { status: 204 });
  }
  const body = (await request.json()) as Record<string, unknown>;
  const grant = searchParams.get('grant_type');
  if (grant === 'password') {
    const found = state.accounts.find(
      ({ email, password }) => email === String(body.email).toLowerCase() && password === body.password,
    );
    return found ? answerSession(state, found) : authRejection('invalid_credentials', 'Invalid login credentials');
  }
  if (grant === 'refresh_token') {
    const used = state.sessions.find(({ refresh_token }) => refresh_token === body.refresh_token);
    if (!used) return authRejection('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    used.refresh_token = null;
    const { account, began, gaveCode } = used;
    return answerSession(state, account, { began, gaveCode });
  }
  throw new Error(`the fake auth service does not know the grant type ${String(grant)}`);
}

export function answerSession(state: AuthState, account: Account, options?: SessionOptions): Response {
  const { access_token, refresh_token, expires_at } = issueSession(state, account, options);
  const times = { expires_in: defaultSeconds, expires_at };
  return HttpResponse.json({ access_token, token_type: 'bearer', ...times, refresh_token, user: userOf(account) });
}

export function userOf({ id, email }: Account): object {
  const time = '2025-01-01T00:00:00Z';
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: time,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: time,
    updated_at: time,
  };
}

export function authRejection(error_code: string, msg: string, status = 400, more: object = {}): Response {
  return HttpResponse.json({ code: status, error_code, msg, ...more }, { status });
}

function base64url(part: unknown): string {
  return btoa(JSON.stringify(part)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
