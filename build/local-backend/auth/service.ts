import type { Caller } from '../caller.ts';
import { accountOfAddress, isBanned } from './accounts.ts';
import { changeAccount, createAccount, deleteAccount, invite, listAccounts, oneAccount } from './admin.ts';
import { AuthFailure, failureResponse, json } from './answers.ts';
import { textOf, type AuthContext, type AuthDatabase, type Mail } from './auth-context.ts';
import { challengeFactor, enrolFactor, removeFactor, verifyFactor } from './factors.ts';
import { changeOwnAccount, ownAccount, reauthenticate, signOut } from './own-account.ts';
import { isPasswordOf, weaknessOf } from './passwords.ts';
import { openSession, renewSession } from './sessions.ts';
import type { AuthSettings } from './settings.ts';
import { mailRecovery, mailSignIn, resend, signUp } from './sign-up.ts';
import { failedLink, verify, verifyByLink } from './verify.ts';

export interface AuthOptions {
  /** A change of the settings applies to the next request. */
  settings: AuthSettings;
  jwtSecret: string;
  /** Sends a mail. @throws when the mail fails */
  sendMail: (mail: Mail) => void | Promise<void>;
}

/** Answers one request. Nothing else may use the connection during the request. */
export type AuthService = (
  request: Request,
  caller: Caller,
  database: AuthDatabase & { undoWrites?: boolean },
) => Promise<Response>;

type Route = (context: AuthContext) => Response | Promise<Response>;

const health = { version: 'stand-in', name: 'GoTrue', description: 'A stand-in' };

const routes: [method: string, path: RegExp, route: Route][] = [
  ['GET', /^\/health$/, () => json(health)],
  ['GET', /^\/settings$/, showSettings],
  ['POST', /^\/token$/, token],
  ['POST', /^\/signup$/, signUp],
  ['POST', /^\/otp$/, mailSignIn],
  ['POST', /^\/recover$/, mailRecovery],
  ['POST', /^\/resend$/, resend],
  ['POST', /^\/verify$/, verify],
  ['GET', /^\/verify$/, verifyByLink],
  ['GET', /^\/user$/, ownAccount],
  ['PUT', /^\/user$/, changeOwnAccount],
  ['GET', /^\/reauthenticate$/, reauthenticate],
  ['POST', /^\/logout$/, signOut],
  ['POST', /^\/factors$/, enrolFactor],
  ['POST', /^\/factors\/[^/]+\/challenge$/, challengeFactor],
  ['POST', /^\/factors\/[^/]+\/verify$/, verifyFactor],
  ['DELETE', /^\/factors\/[^/]+$/, removeFactor],
  ['POST', /^\/invite$/, invite],
  ['GET', /^\/admin\/users$/, listAccounts],
  ['POST', /^\/admin\/users$/, createAccount],
  ['GET', /^\/admin\/users\/[^/]+$/, oneAccount],
  ['PUT', /^\/admin\/users\/[^/]+$/, changeAccount],
  ['DELETE', /^\/admin\/users\/[^/]+$/, deleteAccount],
];

/** The role and the search path of the service in a hosted project. */
const asService = 'set local role supabase_auth_admin; set local search_path = auth';

/**
 * Emulates Supabase's auth service, with its rows in schema `auth`, its mails and its responses. The stand-in has the
 * parts that the site and its tests use. Missing are phones, other providers, captchas, limits by network address and
 * the exchange of a PKCE code. Anonymous and softly deleted accounts are missing too.
 */
export function authService({ settings, jwtSecret, sendMail }: AuthOptions): AuthService {
  let mailTimes: number[] = [];
  return async (request, caller, database) => {
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(/^\/auth\/v1/, '');
    const matching = routes.filter(([, path]) => path.test(url.pathname));
    const [, , route] = matching.find(([method]) => method === request.method) ?? [];
    if (!route) return json({ message: 'page not found' }, matching.length > 0 ? 405 : 404);
    const now = new Date(Date.now() + settings.clockSkewSeconds * 1000);
    const begin = async () => {
      await database.query('begin');
      for (const statement of asService.split(';')) await database.query(statement);
    };
    const context: AuthContext = {
      ...{ request, url, caller, body: {}, database, settings, jwtSecret, now, sendMail },
      mayMail: () => {
        mailTimes = mailTimes.filter((time) => Math.abs(time - now.getTime()) < 3_600_000);
        return mailTimes.length < settings.mailsAnHour && mailTimes.push(now.getTime()) > 0;
      },
      keepWrites: async () => {
        if (database.undoWrites) return;
        await database.query('commit');
        await begin();
      },
    };
    const end = (isCommit: boolean) => database.query(isCommit && !database.undoWrites ? 'commit' : 'rollback');
    await begin();
    try {
      context.body = await bodyOf(request);
      const answer = await route(context);
      await end(true);
      return answer;
    } catch (error) {
      const failure = error instanceof AuthFailure ? error : null;
      await end(failure?.keepsWrites ?? false);
      const isLink = route === verifyByLink && failure && failure.code !== 'validation_failed';
      return isLink ? failedLink(context, failure) : failureResponse(error, request);
    }
  };
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  try {
    const body = (text === '' ? {} : JSON.parse(text)) as unknown;
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    // The error for invalid JSON follows below.
  }
  throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON');
}

/** POST /token: signs in by password, or renews a session. */
async function token(context: AuthContext): Promise<Response> {
  switch (context.url.searchParams.get('grant_type')) {
    case 'password':
      return signInByPassword(context);
    case 'refresh_token':
      return json(await renewSession(context, context.body.refresh_token));
    default:
      throw new AuthFailure(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

async function signInByPassword(context: AuthContext): Promise<Response> {
  const [email, phone, password] = ['email', 'phone', 'password'].map((name) => textOf(context, name));
  if (phone) throw new AuthFailure(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!email) throw new AuthFailure(400, 'validation_failed', 'missing email or phone');
  const wrong = new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');
  const account = await accountOfAddress(context, email);
  if (!account?.encrypted_password) throw wrong;
  if (isBanned(account, context)) throw new AuthFailure(400, 'user_banned', 'User is banned');
  if (!(await isPasswordOf(account, password ?? ''))) throw wrong;
  if (account.email_confirmed_at === null) throw new AuthFailure(400, 'email_not_confirmed', 'Email not confirmed');
  const answer = await openSession(context, account, 'password');
  const weak_password = weaknessOf(password ?? '', context.settings);
  return json({ ...answer, ...(weak_password && { weak_password }) });
}

function showSettings({ settings }: AuthContext): Response {
  return json({
    external: { email: true, phone: false, anonymous_users: false },
    ...{ disable_signup: !settings.signups, mailer_autoconfirm: settings.autoconfirm, phone_autoconfirm: false },
    ...{ sms_provider: '', saml_enabled: false, passkeys_enabled: false },
  });
}
