import { HttpResponse } from 'msw';
import {
  answerSession,
  authRejection,
  sessionOf,
  userOf,
  type Account,
  type AuthState,
  type IssuedSession,
} from './auth';
import type { Tables } from './tables';

interface SentMail {
  email: string;
  token: string;
  /** Whether a person used the link, or a newer mail replaced it. */
  isOld: boolean;
  at: number;
}

interface Factor {
  id: string;
  account: Account;
  status: 'verified' | 'unverified';
}

/** The code that every authenticator app shows. */
export const rightCode = '123456';

/** State of the auth service: mails, factors, old sessions and prepared responses. */
export const authService = {
  mails: [] as SentMail[],
  factors: [] as Factor[],
  /** Sessions that are older than a day. */
  oldSessions: new Set<IssuedSession>(),
  /** Maps the end of a path to prepared responses. The next requests get these instead of the usual responses. */
  answers: new Map<string, (() => Response)[]>(),

  reset() {
    authService.mails = [];
    authService.factors = [];
    authService.oldSessions.clear();
    authService.answers.clear();
  },
};

/** Sends a mail with a very old date, so that the service allows a further mail. @returns the token in the link */
export function mailTo(email: string): string {
  return sendMail(email, 0);
}

/** Adds a second factor to an account. @returns the id of the factor */
export function addFactor(account: Account, status: Factor['status'] = 'verified'): string {
  const id = `fa000000-0000-4000-8000-00000000000${authService.factors.length + 1}`;
  authService.factors.push({ id, account, status });
  return id;
}

/** Responds to requests about mails, passwords and factors, as the service with the site's hooks does. */
export async function answerAccount(state: AuthState & { tables: Tables }, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, path = ''] = pathname.split('/auth/v1');
  const given = authService.answers.get(path.replace(/fa000000[\w-]+/, 'ID'))?.shift();
  const text = await request.text();
  if (given) return given();
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  if (path === '/otp') return answerOtp(state, String(body.email));
  if (path === '/verify') return answerVerify(state, body);
  const session = sessionOf(state, request);
  if (!session) return authRejection('no_authorization', 'This endpoint requires a valid Bearer token', 401);
  if (path === '/user') return request.method === 'PUT' ? answerPassword(state, session, body) : answerUser(session);
  return answerFactors(state, session, `${request.method} ${path}`, body);
}

function answerOtp(state: AuthState & { tables: Tables }, email: string): Response {
  const address = email.toLowerCase();
  const listed = state.tables.users.some((user) => user.email.toLowerCase() === address);
  const known = state.accounts.some((account) => account.email === address);
  if (!known && !listed) return authRejection('unknown', 'This address is not on the list of the team.', 403);
  const last = authService.mails.findLast((mail) => mail.email === address)?.at ?? 0;
  const wait = Math.ceil((last + 60_000 - Date.now()) / 1000);
  if (wait > 0) {
    const message = `For security purposes, you can only request this after ${wait} seconds.`;
    return authRejection('over_email_send_rate_limit', message, 429);
  }
  if (!known) {
    const id = `10000000-0000-4000-8000-0000000001${String(state.accounts.length).padStart(2, '0')}`;
    state.accounts.push({ id, email: address, password: '' });
  }
  sendMail(address, Date.now());
  return HttpResponse.json({});
}

function sendMail(email: string, at: number): string {
  for (const mail of authService.mails) if (mail.email === email) mail.isOld = true;
  const token = `hash-of-mail-${authService.mails.length + 1}`;
  authService.mails.push({ email, token, isOld: false, at });
  return token;
}

function answerVerify(state: AuthState, { token_hash, type }: Record<string, unknown>): Response {
  const mail = authService.mails.find(({ token, isOld }) => token === token_hash && !isOld);
  const account = state.accounts.find(({ email }) => email === mail?.email);
  if (!mail || !account || type !== 'email')
    return authRejection('otp_expired', 'Email link is invalid or has expired', 403);
  mail.isOld = true;
  return answerSession(state, account, { began: 'mail' });
}

const factorsOf = (account: Account) => authService.factors.filter((factor) => factor.account.id === account.id);

function answerUser({ account }: IssuedSession): Response {
  const factors = factorsOf(account).map(({ id, status }) => ({ id, status, factor_type: 'totp', friendly_name: id }));
  return HttpResponse.json({ ...userOf(account), factors });
}

function lacksCode({ account, gaveCode }: IssuedSession): boolean {
  return !gaveCode && factorsOf(account).some(({ status }) => status === 'verified');
}

function answerPassword(state: AuthState, session: IssuedSession, { password }: Record<string, unknown>): Response {
  const { account } = session;
  if (typeof password !== 'string') throw new Error('the fake auth service changes passwords only');
  if (lacksCode(session)) return insufficient(401);
  if (authService.oldSessions.has(session))
    return authRejection('reauthentication_needed', 'Password update requires reauthentication');
  if (new TextEncoder().encode(password).length > 72)
    return authRejection('validation_failed', 'Password cannot be longer than 72 characters');
  if (password.length < 12) {
    const weak_password = { reasons: ['length'] };
    return authRejection('weak_password', 'Password should be at least 12 characters.', 422, { weak_password });
  }
  const kept = state.accounts.find(({ id }) => id === account.id);
  if (password === kept?.password)
    return authRejection('same_password', 'New password should be different from the old password.', 422);
  if (kept) kept.password = password;
  for (const other of state.sessions)
    if (other.account.id === account.id && other !== session) other.refresh_token = null;
  return answerUser(session);
}

function insufficient(status: number): Response {
  return authRejection('insufficient_aal', 'AAL2 session is required', status);
}

function answerFactors(
  state: AuthState,
  session: IssuedSession,
  call: string,
  body: Record<string, unknown>,
): Response {
  const { account } = session;
  if (call === 'POST /factors') {
    if (lacksCode(session)) return insufficient(403);
    const id = addFactor(account, 'unverified');
    const totp = {
      qr_code: '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#000" d="M0 0h1v1H0z"/></svg>',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: `otpauth://totp/${account.email}?issuer=${String(body.issuer)}&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP`,
    };
    return HttpResponse.json({ id, type: 'totp', friendly_name: body.friendly_name, totp });
  }
  const [, method, id, action] = /^(\w+) \/factors\/([\w-]+)\/?(\w*)$/.exec(call) ?? [];
  const factor = factorsOf(account).find((own) => own.id === id);
  if (!factor) return authRejection('mfa_factor_not_found', 'Factor not found', 404);
  if (method === 'DELETE') {
    if (factor.status === 'verified' && !session.gaveCode) return insufficient(422);
    authService.factors = authService.factors.filter((other) => other !== factor);
    return HttpResponse.json({ id });
  }
  if (action === 'challenge')
    return HttpResponse.json({ id: 'challenge', type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300 });
  if (action !== 'verify') throw new Error(`the fake auth service does not know ${call}`);
  if (body.code !== rightCode) return authRejection('mfa_verification_failed', 'Invalid TOTP code entered', 422);
  factor.status = 'verified';
  const isLeftOver = (other: Factor) => other.account.id === account.id && other.status === 'unverified';
  authService.factors = authService.factors.filter((other) => !isLeftOver(other));
  session.refresh_token = null;
  return answerSession(state, account, { began: session.began, gaveCode: true });
}
