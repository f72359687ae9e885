import { createHash, randomInt, randomUUID } from 'node:crypto';
import { change, type Account } from './accounts.ts';
import { AuthFailure } from './answers.ts';
import { redirectOf, serviceUrl, siteUrl, type AuthContext, type Mail } from './auth-context.ts';
import type { NotificationName, TemplateName } from './settings.ts';

/** Maps a kind of mail to the column of its token, the column of the token's time, and the template. */
const kinds = {
  signup: { token: 'confirmation_token', sent: 'confirmation_sent_at', template: 'confirmation' },
  invite: { token: 'confirmation_token', sent: 'confirmation_sent_at', template: 'invite' },
  magiclink: { token: 'recovery_token', sent: 'recovery_sent_at', template: 'magic_link' },
  recovery: { token: 'recovery_token', sent: 'recovery_sent_at', template: 'recovery' },
  reauthentication: { token: 'reauthentication_token', sent: 'reauthentication_sent_at', template: 'reauthentication' },
} as const satisfies Record<string, { token: keyof Account; sent: keyof Account; template: TemplateName }>;

type MailKind = keyof typeof kinds;

/** Returns the hash of a code. Links contain this hash, and the service finds the token by the hash. */
export function hashOf(address: string, code: string): string {
  return createHash('sha224')
    .update(address.toLowerCase() + code)
    .digest('hex');
}

/**
 * Mails an account a new token, which replaces the older token.
 * @throws AuthFailure when the mail is too soon or fails
 */
export async function mailToken(context: AuthContext, account: Account, kind: MailKind): Promise<void> {
  const { token, sent, template } = kinds[kind];
  const { now } = context;
  if (kind !== 'invite') rejectTooSoon(context, account[sent]);
  const code = newCode(context);
  const hash = (await flowPrefix(context, account, kind)) + hashOf(account.email, code);
  const values = linkValues(context, { hash, kind, code, email: account.email });
  await send(context, account.email, template, values);
  const invited = kind === 'invite' && { invited_at: now.toISOString() };
  await change(context, account, { [token]: hash, [sent]: now.toISOString(), ...invited });
  await storeToken(context, account, token, hash, account.email);
}

/**
 * Mails a token to the new address. If both addresses have to confirm, the function also mails a token to the old
 * address.
 * @throws AuthFailure when the mail is too soon or cannot be sent
 */
export async function mailAddressChange(context: AuthContext, account: Account, address: string): Promise<void> {
  rejectTooSoon(context, account.email_change_sent_at);
  const prefix = await flowPrefix(context, account, 'email_change');
  const tokens = { email_change_token_new: { address, code: newCode(context) } };
  const both = { ...tokens, email_change_token_current: { address: account.email, code: newCode(context) } };
  const mails = Object.entries(context.settings.confirmsBothAddresses ? both : tokens).map(
    ([column, { address: to, code }]) => ({
      ...{ column, to, code, hash: prefix + hashOf(to, code) },
    }),
  );
  for (const { to, code, hash } of mails) {
    const values = linkValues(context, { hash, kind: 'email_change', code, email: account.email });
    await send(context, to, 'email_change', { ...values, NewEmail: address, SendingTo: to }, to === address);
  }
  await change(context, account, {
    ...Object.fromEntries(mails.map(({ column, hash }) => [column, hash])),
    ...{ email_change: address, email_change_sent_at: context.now.toISOString(), email_change_confirm_status: 0 },
  });
  for (const { column, to, hash } of mails) await storeToken(context, account, column, hash, to);
}

/** Notifies an account of a change, if the project enables the notification. A failed mail only logs a warning. */
export async function notify(context: AuthContext, account: Account, name: NotificationName): Promise<void> {
  const template = context.settings.notifications[name];
  if (!template || !context.mayMail()) return;
  const values = { SiteURL: siteUrl(context), Email: account.email, FactorType: 'totp' };
  try {
    await context.sendMail(rendered(account.email, template, values));
  } catch (error) {
    console.warn('[auth] a notification was not sent:', error);
  }
}

function rejectTooSoon({ now, settings }: AuthContext, sentAt: string | null): void {
  if (sentAt === null) return;
  const millisecondsLeft = Date.parse(sentAt) + settings.secondsBetweenMails * 1000 - now.getTime();
  if (millisecondsLeft <= 0) return;
  const message = `For security purposes, you can only request this after ${Math.floor(millisecondsLeft / 1000)} seconds.`;
  throw new AuthFailure(429, 'over_email_send_rate_limit', message);
}

function newCode({ settings }: AuthContext): string {
  return Array.from({ length: settings.digits }, () => randomInt(10)).join('');
}

/**
 * Returns the prefix of a hash. For a request with a PKCE challenge, the function stores the challenge and returns
 * `pkce_`.
 */
async function flowPrefix({ body, database, now }: AuthContext, { id }: Account, kind: string): Promise<string> {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  if (!challenge) return '';
  await database.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $7)`,
    [randomUUID(), id, randomUUID(), method === 'plain' ? 'plain' : 's256', challenge, kind, now.toISOString()],
  );
  return 'pkce_';
}

interface LinkParts {
  hash: string;
  kind: string;
  code: string;
  email: string;
}

function linkValues(context: AuthContext, { hash, kind, code, email }: LinkParts): Record<string, string> {
  const redirect = redirectOf(context);
  const query = new URLSearchParams({ token: hash, type: kind, redirect_to: redirect });
  return {
    ...{ SiteURL: siteUrl(context), RedirectTo: redirect, Email: email, Token: code, TokenHash: hash },
    ConfirmationURL: `${serviceUrl(context)}/verify?${query}`,
  };
}

async function send(
  context: AuthContext,
  to: string,
  name: TemplateName,
  values: Record<string, string>,
  isCounted = true,
): Promise<void> {
  const { settings, mayMail, sendMail } = context;
  if (isCounted && (settings.mailsAnHour === 0 || (!settings.autoconfirm && !mayMail()))) {
    throw new AuthFailure(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
  }
  try {
    if (!settings.mailWorks) throw new Error('the mail server does not answer');
    await sendMail(rendered(to, settings.templates[name], values));
  } catch (cause) {
    const mailName = name.replace('_', ' ');
    throw new AuthFailure(500, 'unexpected_failure', `Error sending ${mailName} email`, { cause });
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' };

function rendered(
  to: string,
  { subject, html }: { subject: string; html: string },
  values: Record<string, string>,
): Mail {
  const filled = (template: string, escape: (value: string) => string) =>
    template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_place, name: string) => escape(values[name] ?? ''));
  const escaped = (value: string) => value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
  return { to, subject: filled(subject, (value) => value), html: filled(html, escaped) };
}

/** Stores a token, which replaces the previous token of the same kind. */
async function storeToken(
  context: AuthContext,
  account: Account,
  column: string,
  hash: string,
  address: string,
): Promise<void> {
  const { database } = context;
  await database.query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [account.id, column]);
  await database.query(
    'insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values ($1, $2, $3, $4, $5)',
    [randomUUID(), account.id, column, hash, address.toLowerCase()],
  );
}
