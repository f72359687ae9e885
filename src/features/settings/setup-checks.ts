import type { StaffAccount } from '@/data/staff/accounts.admin';
import type { AccountsSetup, ServiceSettings } from '@/data/staff/setup.admin';
import type { SiteSettings } from '@/data/site/settings';
import { momentOf } from '@/lib/dates';
import { isDeliverable } from '@/lib/deliverable';

/** 'unseen' means that the page cannot see the setting, or does not know it yet. */
export type CheckState = 'right' | 'missing' | 'unseen';

export interface Check {
  title: string;
  state: CheckState;
  text: string;
  /** The place of the switch in the dashboard. */
  dashboard?: string;
  /** The place of the switch in supabase/config.toml. */
  file?: string;
}

const checkStateOf = (right: boolean): CheckState => (right ? 'right' : 'missing');

export function operatorChecks({ operator, postalAddress, contactEmail }: SiteSettings): Check[] {
  const named = operator.trim() !== '';
  const placed = postalAddress.trim() !== '';
  const reached = isDeliverable(contactEmail);
  return [
    {
      title: 'Operator',
      state: checkStateOf(named),
      text: named
        ? 'The privacy page names who answers for the site.'
        : 'The privacy page says that nobody is named yet.',
    },
    {
      title: 'Postal address',
      state: checkStateOf(placed),
      text: placed ? 'It is on the contact page.' : 'Many countries want one on a public site.',
    },
    {
      title: 'Contact email',
      state: checkStateOf(reached),
      text: reached ? 'Mail can reach it.' : 'No mail reaches this address, so no page shows it.',
    },
  ];
}

/**
 * Checks the database.
 * @param setup null when the database lacks its functions
 * @param accounts undefined after a failed read
 */
export function databaseChecks(setup: AccountsSetup | null, accounts: readonly StaffAccount[] | undefined): Check[] {
  const functions: Check = {
    title: 'Functions of the database',
    state: checkStateOf(setup !== null),
    text: setup
      ? 'The migrations are applied.'
      : 'They are missing: apply the migrations with npm run supabase -- db push --remote.',
  };
  if (!setup) return [functions];
  const { gate, last_admitted_at } = setup;
  const hasFactor = accounts?.some(({ has_factor }) => has_factor) ?? false;
  const noFactor = accounts
    ? 'Nobody has one yet: set up your own to see that it works.'
    : 'We couldn’t ask who has one.';
  return [
    functions,
    {
      title: 'Hook for tokens',
      state: checkStateOf(gate),
      text: gate
        ? 'It is on: this session has passed it.'
        : 'This session has not passed it. While it is off, nobody can join. Have you switched it on just now? Then sign in again to see it here.',
      dashboard: 'Authentication > Hooks > Customize Access Token (JWT) Claims: the function custom_access_token',
      file: '[auth.hook.custom_access_token] enabled = true, uri = "pg-functions://postgres/public/custom_access_token"',
    },
    {
      title: 'Hook for new accounts',
      state: last_admitted_at === null ? 'unseen' : 'right',
      text:
        last_admitted_at === null
          ? 'It has let nobody in yet: it shows here after the first mail to a new person. While it is off, strangers can make accounts, which have no rights.'
          : `It last let somebody in on ${momentOf(last_admitted_at)}. This page can’t tell whether it was switched off since.`,
      dashboard: 'Authentication > Hooks > Before User Created: the function before_user_created',
      file: '[auth.hook.before_user_created] enabled = true, uri = "pg-functions://postgres/public/before_user_created"',
    },
    {
      title: 'Second factor by an app',
      state: hasFactor ? 'right' : 'unseen',
      text: hasFactor ? 'Somebody on the team has one.' : noFactor,
      dashboard: 'Authentication > Multi-Factor > TOTP (App Authenticator): Enabled',
      file: '[auth.mfa.totp] enroll_enabled = true, verify_enabled = true',
    },
  ];
}

export function serviceChecks({ external, ...settings }: ServiceSettings): Check[] {
  const own = ['email', 'phone', 'anonymous_users'];
  const others = Object.keys(external).filter((name) => external[name] && !own.includes(name));
  if (settings.saml_enabled) others.push('saml');
  const phone = Boolean(external.phone) || settings.phone_autoconfirm;
  return [
    {
      title: 'Sign-ups',
      state: checkStateOf(!settings.disable_signup),
      text: settings.disable_signup
        ? 'They are off, so nobody new can come in. Switch them on after both hooks.'
        : 'They are on. The hook for new accounts lets in everybody on the team list.',
      dashboard: 'Authentication > Sign In / Providers > Allow new users to sign up: on',
      file: '[auth] enable_signup = true',
    },
    {
      title: 'Sign-in by email',
      state: checkStateOf(Boolean(external.email)),
      text: external.email ? 'It is on.' : 'It is off, so nobody can sign in.',
      dashboard: 'Authentication > Sign In / Providers > Email: Enabled',
      file: '[auth.email] enabled = true',
    },
    {
      title: 'Confirmed addresses',
      state: checkStateOf(!settings.mailer_autoconfirm),
      text: settings.mailer_autoconfirm
        ? 'The service takes an address as confirmed without a mail.'
        : 'An address counts only after a mail to it.',
      dashboard: 'Authentication > Sign In / Providers > Email > Confirm email: on',
      file: '[auth.email] enable_confirmations = true',
    },
    {
      title: 'Sign-in by phone',
      state: checkStateOf(!phone),
      text: phone ? 'It is on, and this site does not use it.' : 'It is off, as it should be.',
      dashboard: 'Authentication > Sign In / Providers > Phone: Disabled',
      file: '[auth.sms] enabled = false, enable_confirmations = true',
    },
    {
      title: 'Anonymous accounts',
      state: checkStateOf(!external.anonymous_users),
      text: external.anonymous_users
        ? 'They are on, and this site does not use them.'
        : 'They are off, as it should be.',
      dashboard: 'Authentication > Sign In / Providers > Allow anonymous sign-ins: off',
      file: '[auth] enable_anonymous_sign_ins = false',
    },
    {
      title: 'Other ways to sign in',
      state: checkStateOf(others.length === 0),
      text:
        others.length > 0
          ? `These are on, and this site does not use them: ${others.join(', ')}.`
          : 'All are off, as they should be.',
      dashboard: 'Authentication > Sign In / Providers: each of them Disabled',
      file: '[auth.external.NAME] enabled = false, [auth.web3.NAME] enabled = false',
    },
  ];
}

/** The settings that no page can see. Somebody must check them once. */
export const manualSettings: readonly { title: string; text: string; dashboard: string; file: string }[] = [
  {
    title: 'A mail service of your own',
    text: 'The one that comes with a project sends a few mails an hour, and only to its owner’s organisation.',
    dashboard: 'Authentication > Emails > SMTP Settings',
    file: '[auth.email.smtp]',
  },
  {
    title: 'The texts of the mails',
    text: 'Each has one link, which leads to /login/password.',
    dashboard: 'Authentication > Emails > Templates',
    file: '[auth.email.template.confirmation], .magic_link, .recovery, .invite, .email_change, .reauthentication',
  },
  {
    title: 'The address of the site',
    text: 'The links of the mails begin with it.',
    dashboard: 'Authentication > URL Configuration > Site URL',
    file: '[auth] site_url',
  },
  {
    title: 'Codes in mails',
    text: 'Ten digits, good for an hour, and one mail a minute.',
    dashboard: 'Authentication > Sign In / Providers > Email; Authentication > Rate Limits',
    file: '[auth.email] otp_length = 10, otp_expiry = 3600, max_frequency = "60s"',
  },
  {
    title: 'Passwords',
    text: 'Twelve characters or more, and a new one only a short time after coming in.',
    dashboard: 'Authentication > Sign In / Providers > Email',
    file: '[auth] minimum_password_length = 12, [auth.email] secure_password_change = true',
  },
  {
    title: 'Captcha',
    text: 'Off: this site has none, and each sign-in would fail.',
    dashboard: 'Authentication > Attack Protection',
    file: '[auth.captcha] enabled = false',
  },
];
