import path from 'node:path';
import { type AuthSettings, readAuthSettings } from '../../../build/local-backend/auth/settings.ts';

const own = readAuthSettings(path.join(import.meta.dirname, '../../..'));

const address = (name: string) => `pg-functions://postgres/public/${name}`;

/** Mail templates. The subjects come from the service. Each text is only a link and the digits. */
const templates = Object.fromEntries(
  Object.entries({
    confirmation: 'Confirm your email address',
    magic_link: 'Your sign-in link',
    recovery: 'Reset your password',
    invite: "You've been invited",
    email_change: 'Confirm your new email address',
    reauthentication: 'Your verification code',
  }).map(([name, subject]) => [name, { subject, html: '<a href="{{ .ConfirmationURL }}">Go</a> {{ .Token }}' }]),
) as AuthSettings['templates'];

const base: AuthSettings = {
  ...own,
  ...{ siteUrl: 'http://localhost:3000', redirectUrls: [], signups: true, autoconfirm: false, templates },
  ...{ minimumPasswordLength: 12, requiredCharacters: [], recentSignIn: true, confirmsBothAddresses: true },
  ...{
    secondsBetweenMails: 60,
    mailsAnHour: 1000,
    digits: 10,
    secondsOfLink: 3600,
    clockSkewSeconds: 0,
    mailWorks: true,
  },
  notifications: { password_changed: null, mfa_factor_enrolled: null, mfa_factor_unenrolled: null },
};

/** Settings with every value that a test needs. Changes of `supabase/config.toml` do not change these values. */
export const authSettings = {
  withoutHooks: { ...base, hooks: { before_user_created: '', custom_access_token: '' } },
  withHooks: {
    ...base,
    hooks: {
      before_user_created: address('before_user_created'),
      custom_access_token: address('custom_access_token'),
    },
  },
} satisfies Record<string, AuthSettings>;

let made = 0;

export function newAddress(): string {
  made += 1;
  return `address-${made}-${Date.now()}@example.org`;
}

export function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}
