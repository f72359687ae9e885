import { inject } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { localSecrets } from '../../../build/local-backend/local-keys.ts';
import { apiRequest } from './backend.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown> & { error_code?: string };
}

export interface Session {
  access_token: string;
  refresh_token: string;
}

export interface Factor {
  id: string;
  code: () => string;
}

let people = 0;

/** Returns functions that send requests of people, thieves and admins. The auth service and the API respond. */
export function accountsOf(backend: () => Backend) {
  const ask = async (pathname: string, method: string, body?: object, token?: string, more: HeadersInit = {}) => {
    const init = { method, headers: more, ...(body && { body: JSON.stringify(body) }), ...(token && { token }) };
    return answered(await backend().fetch(apiRequest(pathname, init)));
  };
  /** Sends a request with the secret key, as the dashboard does. */
  const dashboard = async (method: string, route: string, body?: object) => {
    const init = { method, apikey: localSecrets.secretKey, token: localSecrets.secretKey };
    const request = apiRequest(`/auth/v1/${route}`, { ...init, ...(body && { body: JSON.stringify(body) }) });
    return answered(await backend().fetch(request));
  };
  const auth = (method: string, route: string, body?: object, token?: string, more?: HeadersInit) =>
    ask(`/auth/v1/${route}`, method, body, token, more);
  const rpc = async (name: string, token: string, body: object = {}) =>
    (await ask(`/rest/v1/rpc/${name}`, 'POST', body, token)).body as unknown;
  const sql = async (statement: string, ...parameters: unknown[]) => {
    await backend().sql(statement, parameters);
  };

  /** Adds a person to `users` without an account. Returns the email address of the person. */
  const invite = async (role = 'editor', name = 'person') => {
    people += 1;
    const email = `${name.toLowerCase()}-${people}-${Date.now()}@handheld-legacy.test`;
    await sql('insert into public.users (name, email, role) values ($1, $2, $3)', name, email, role);
    return email;
  };
  /** Requests a mail. First clears the times of earlier mails, because the service allows one mail a minute. */
  const askForMail = async (email: string) => {
    await sql('update auth.users set confirmation_sent_at = null, recovery_sent_at = null where email = $1', email);
    return auth('POST', 'otp', { email, create_user: true });
  };
  const hashFor = async (email: string) => {
    const own = (await mailsOf(backend())).filter(({ to }) => to === email);
    const hash = /[?&#]token(?:_hash)?=([\w-]+)/.exec(own.at(-1)?.html ?? '')?.[1];
    if (hash === undefined) throw new Error(`There is no mail with a link to ${email}.`);
    return hash;
  };
  const openLink = (token_hash: string) => auth('POST', 'verify', { token_hash, type: 'email' });
  /** Requests a mail and opens its link. @throws Error when the service refuses */
  const enter = async (email: string): Promise<Session> => {
    const asked = await askForMail(email);
    if (asked.status !== 200) throw new Error(`The mail was refused: ${JSON.stringify(asked)}`);
    return sessionIn(await openLink(await hashFor(email)));
  };
  const join = async ({ access_token }: Session) => String(await rpc('join_team', access_token));
  /** Says whether a token has the rights of staff. The API returns rows of `users` only to such tokens. */
  const hasRights = async (token: string) => {
    const { body } = await ask('/rest/v1/users?select=id&limit=1', 'GET', undefined, token);
    return Array.isArray(body) && body.length > 0;
  };
  const signIn = (email: string, password: string) => auth('POST', 'token?grant_type=password', { email, password });
  const setPassword = ({ access_token }: Session, password: string) => auth('PUT', 'user', { password }, access_token);
  /** Moves `joined_at` two minutes back. In the first minute after a person joins, a password opens no session. */
  const waitAMinute = (email: string) =>
    sql("update public.users set joined_at = joined_at - interval '2 minutes' where email = $1", email);
  /** Creates a member who has joined by mail. With `password`, the member also sets a password. */
  const member = async (role = 'editor', password?: string) => {
    const email = await invite(role);
    const session = await enter(email);
    const outcome = await join(session);
    if (outcome !== 'joined') throw new Error(`The person could not join: ${outcome}`);
    if (password) {
      await setPassword(session, password);
      await waitAMinute(email);
    }
    return { email, session };
  };
  const enrol = async ({ access_token }: Session, friendly_name = 'phone'): Promise<Factor> => {
    const { body } = await auth(
      'POST',
      'factors',
      { factor_type: 'totp', friendly_name, issuer: 'site' },
      access_token,
    );
    const { secret } = body.totp as { secret: string };
    const maker = new TOTP({ secret: Secret.fromBase32(secret) });
    return { id: String(body.id), code: () => maker.generate() };
  };
  const giveCode = async ({ access_token }: Session, factor: Factor): Promise<Session> => {
    const challenge = await auth('POST', `factors/${factor.id}/challenge`, {}, access_token);
    const given = { challenge_id: challenge.body.id, code: factor.code() };
    return sessionIn(await auth('POST', `factors/${factor.id}/verify`, given, access_token));
  };
  const memberWithFactor = async (role = 'editor', password?: string) => {
    const { email, session: first } = await member(role, password);
    const factor = await enrol(first);
    const session = await giveCode(first, factor);
    const outcome = await rpc('adopt_factor', session.access_token);
    if (outcome !== 'adopted') throw new Error(`The factor was not adopted: ${String(outcome)}`);
    return { email, session, factor };
  };
  const rowOf = async (email: string) => {
    const [row] = await backend().sql<{ id: string; auth_user_id: string | null; factor_id: string | null }>(
      'select id, auth_user_id, factor_id from public.users where lower(email) = lower($1)',
      [email],
    );
    if (!row) throw new Error(`${email} is not on the list.`);
    return row;
  };
  const accountOf = async (email: string) => {
    const [account] = await backend().sql<{ id: string }>('select id from auth.users where email = $1', [email]);
    return account?.id ?? null;
  };
  return {
    ...{ ask, auth, dashboard, rpc, sql, invite, askForMail, hashFor, openLink, enter, join, hasRights, signIn },
    ...{ setPassword, waitAMinute, member, memberWithFactor, enrol, giveCode, rowOf, accountOf },
  };
}

/** @throws Error when the response has no session */
export function sessionIn({ status, body }: Answer): Session {
  if (typeof body.access_token !== 'string') throw new Error(`No session: ${status} ${JSON.stringify(body)}`);
  return body as unknown as Session;
}

async function answered(answer: Response): Promise<Answer> {
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Answer['body'] };
}

interface Mail {
  to: string;
  html: string;
}

/** Returns the mails of the auth service, the newest last. */
async function mailsOf(backend: Backend): Promise<Mail[]> {
  const stack = inject('stack');
  if (!stack) return backend.mails();
  const answer = await fetch(stack.mailsUrl);
  return (await answer.json()) as Mail[];
}
