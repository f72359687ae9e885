import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { readIfThere } from '../../read-if-there.ts';

/**
 * The settings of the sign-in service that the stand-in supports. Tests change these settings while the stand-in runs.
 */
export interface AuthSettings {
  /** The target of links in mails; '' for the origin of the request. */
  siteUrl: string;
  redirectUrls: string[];
  secondsOfAccess: number;
  signups: boolean;
  /** True when a new account counts as confirmed without a mail. */
  autoconfirm: boolean;
  minimumPasswordLength: number;
  /** A password needs a character of each set. */
  requiredCharacters: string[];
  /** True when a new password needs a sign-in within the last day, or a code by mail. */
  recentSignIn: boolean;
  /** True when both the old and the new address have to confirm a change. */
  confirmsBothAddresses: boolean;
  /** The pause before the next mail to the same account. */
  secondsBetweenMails: number;
  /** The limit of mails an hour for the whole project. */
  mailsAnHour: number;
  digits: number;
  secondsOfLink: number;
  enrollsTotp: boolean;
  verifiesTotp: boolean;
  maximumFactors: number;
  /** Maps a hook to the address of its function; '' for a disabled hook. */
  hooks: Record<HookName, string>;
  templates: Record<TemplateName, MailTemplate>;
  /** The templates of mails that only report a change; null for a disabled notification. */
  notifications: Record<NotificationName, MailTemplate | null>;
  /** For tests: false makes every mail fail. */
  mailWorks: boolean;
  /** For tests: the seconds by which the service's clock is ahead of this machine's clock. */
  clockSkewSeconds: number;
}

const hookNames = ['before_user_created', 'custom_access_token'] as const;
export type HookName = (typeof hookNames)[number];

interface MailTemplate {
  subject: string;
  html: string;
}

const link = (words: string) => `<p><a href="{{ .ConfirmationURL }}">${words}</a></p>`;

/** The service's default templates, for templates that the project lacks. */
const ownTemplates = {
  confirmation: { subject: 'Confirm your email address', html: link('Confirm email address') },
  magic_link: { subject: 'Your sign-in link', html: link('Sign in') },
  recovery: { subject: 'Reset your password', html: link('Reset password') },
  invite: { subject: "You've been invited", html: link('Accept invitation') },
  email_change: { subject: 'Confirm your new email address', html: link('Confirm new email address') },
  reauthentication: { subject: '{{ .Token }} is your verification code', html: '<p>{{ .Token }}</p>' },
};
export type TemplateName = keyof typeof ownTemplates;

const ownNotifications = {
  password_changed: {
    subject: 'Your password was changed',
    html: '<p>The password for your account was recently changed.</p>',
  },
  mfa_factor_enrolled: {
    subject: 'A new verification method was added to your account',
    html: '<p>Sign-in verification method {{ .FactorType }} was added to your account.</p>',
  },
  mfa_factor_unenrolled: {
    subject: 'A verification method was removed from your account',
    html: '<p>Sign-in verification method {{ .FactorType }} was removed from your account.</p>',
  },
};
export type NotificationName = keyof typeof ownNotifications;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const kinds = {
  lower: letters,
  upper: letters.toUpperCase(),
  digits: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~',
};

const requirements: Record<string, string[]> = {
  letters_digits: [kinds.lower + kinds.upper, kinds.digits],
  lower_upper_letters_digits: [kinds.lower, kinds.upper, kinds.digits],
  lower_upper_letters_digits_symbols: [kinds.lower, kinds.upper, kinds.digits, kinds.symbols],
};

/** Reads the settings in `supabase/config.toml`. A missing key has the value of a new project. */
export function readAuthSettings(projectRoot: string): AuthSettings {
  const config = parse(readFileSync(path.join(projectRoot, 'supabase/config.toml'), 'utf8'));
  const valueAt = (key: string): unknown =>
    key
      .split('.')
      .reduce<unknown>((table, name) => (table as Record<string, unknown> | undefined)?.[name], config.auth);
  const flag = (key: string, usual: boolean) => (typeof valueAt(key) === 'boolean' ? valueAt(key) === true : usual);
  const count = (key: string, usual: number) => (typeof valueAt(key) === 'number' ? Number(valueAt(key)) : usual);
  const text = (key: string, usual = '') =>
    fromEnvironment(typeof valueAt(key) === 'string' ? String(valueAt(key)) : usual);
  const template = (key: string, own: MailTemplate): MailTemplate => {
    const file = text(`${key}.content_path`);
    const html = file === '' ? null : readIfThere(path.join(projectRoot, file));
    return { subject: text(`${key}.subject`, own.subject), html: html ?? own.html };
  };
  return {
    siteUrl: text('site_url').replace(/\/$/, ''),
    redirectUrls: (valueAt('additional_redirect_urls') as string[] | undefined) ?? [],
    secondsOfAccess: count('jwt_expiry', 3600),
    signups: flag('enable_signup', true),
    autoconfirm: !flag('email.enable_confirmations', true),
    minimumPasswordLength: count('minimum_password_length', 6),
    requiredCharacters: requirements[text('password_requirements')] ?? [],
    recentSignIn: flag('email.secure_password_change', false),
    confirmsBothAddresses: flag('email.double_confirm_changes', true),
    secondsBetweenMails: secondsIn(text('email.max_frequency', '60s')) ?? 60,
    mailsAnHour: count('rate_limit.email_sent', 30),
    digits: count('email.otp_length', 6),
    secondsOfLink: count('email.otp_expiry', 3600),
    enrollsTotp: flag('mfa.totp.enroll_enabled', true),
    verifiesTotp: flag('mfa.totp.verify_enabled', true),
    maximumFactors: count('mfa.max_enrolled_factors', 10),
    hooks: recordOf(hookNames, (name) => (flag(`hook.${name}.enabled`, false) ? text(`hook.${name}.uri`) : '')),
    templates: recordOf(keysOf(ownTemplates), (name) => template(`email.template.${name}`, ownTemplates[name])),
    notifications: recordOf(keysOf(ownNotifications), (name) =>
      flag(`email.notification.${name}.enabled`, false)
        ? template(`email.notification.${name}`, ownNotifications[name])
        : null,
    ),
    mailWorks: true,
    clockSkewSeconds: 0,
  };
}

/** Replaces a value such as `env(NAME)` by the environment variable NAME. */
function fromEnvironment(value: string): string {
  const [, name] = /^env\((\w+)\)$/.exec(value) ?? [];
  return name === undefined ? value : (process.env[name] ?? '');
}

const secondsOf: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 0.001 };

/** Returns the seconds of a duration such as `1h30m`; null for any other text. */
export function secondsIn(duration: string): number | null {
  if (!/^(\d{1,9}(\.\d{1,9})?(h|ms|m|s))+$/.test(duration)) return null;
  const parts = duration.matchAll(/(\d{1,9}(?:\.\d{1,9})?)(h|ms|m|s)/g);
  return Array.from(parts, ([, count, unit = '']) => Number(count) * (secondsOf[unit] ?? 0)).reduce((a, b) => a + b);
}

function keysOf<Name extends string>(record: Record<Name, unknown>): Name[] {
  return Object.keys(record) as Name[];
}

function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
