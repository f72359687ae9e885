import { isAuthError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/supabase-js';

export type AccountFailure = keyof typeof sentences;

interface Details {
  /** With 'too-soon': the seconds to wait. */
  seconds?: number;
  /** With 'weak-password': the service's names of the weaknesses, such as 'length'. */
  reasons?: readonly string[];
}

/** The message is for the log. `accountSentence` returns the sentence for the user. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly kind: AccountFailure;
  readonly seconds: number | undefined;
  readonly reasons: readonly string[];

  constructor(kind: AccountFailure, cause: unknown, { seconds, reasons = [] }: Details = {}) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
    this.seconds = seconds;
    this.reasons = reasons;
  }
}

export const leastPasswordLength = 12;

/** The service stores at most this many bytes of a password. */
export const mostPasswordBytes = 72;

export const oldLink = 'This link has been used, has run out, or was replaced by a newer one.';

const sentences = {
  'wrong-password': 'Invalid credentials. Please try again.',
  'wrong-code': 'That code is wrong or has expired. Enter the code your app shows now.',
  'no-factor': 'This account has no second factor. Sign out and sign in again.',
  'old-picture': 'This QR code is out of date, because you started again elsewhere. Start again here.',
  'too-soon': 'We sent an email a moment ago. Please wait a minute before you ask for another.',
  'mails-used-up': 'This site has reached its limit of emails for this hour. Please try again in an hour.',
  'too-many-tries': 'Too many attempts from your connection. Please wait a few minutes, then try again.',
  'out-of-order': 'The sign-in service can’t send emails right now. Please try again later, or tell an admin.',
  'sign-ups-off': 'New accounts are switched off for this site. Ask an admin to switch them on.',
  'mail-refused': 'This site can’t send email to this address yet. Ask an admin to set up a mail service.',
  'address-refused': 'The sign-in service doesn’t accept this address. Check it for typos.',
  captcha: 'The sign-in service wants a captcha, and this site has none. Ask an admin to switch it off.',
  'not-listed': 'This address isn’t on the team list.',
  banned: 'This account is blocked. Ask an admin.',
  'open-mail-first': 'Open the link in our email first. If you just did, wait a minute.',
  'old-link': oldLink,
  'weak-password': 'This password is too weak. Choose another.',
  'same-password': 'That is already your password. Choose another.',
  'too-long': `A password can have at most ${mostPasswordBytes} bytes. Accented letters count as two, emoji as four.`,
  'needs-mail': 'You signed in too long ago for this. Ask for an email link, open it, then try again.',
  'needs-code': 'Enter the code from your second factor first.',
  'signed-out': 'Your session has ended. Please sign in again.',
  'no-answer': 'We couldn’t reach the sign-in service. Check your connection, then try again.',
  failed: 'Something went wrong. Please try again.',
};

const weaknesses: Record<string, string> = {
  length: `it has fewer than ${leastPasswordLength} characters`,
  characters: 'it needs a wider mix of characters',
  pwned: 'it appears in a list of stolen passwords',
};

export function accountSentence(error: unknown): string {
  if (!(error instanceof AccountError)) return sentences.failed;
  const { kind, seconds, reasons } = error;
  if (kind === 'too-soon' && seconds !== undefined)
    return `A mail was sent a moment ago. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before you ask for another one.`;
  const described = reasons.map((reason) => weaknesses[reason]).filter((reason) => reason !== undefined);
  if (kind === 'weak-password' && described.length > 0)
    return `This password is too weak: ${described.join(', and ')}.`;
  return sentences[kind];
}

/** Maps an error code of the service to its failure, for every call. */
const kinds: Record<string, AccountFailure> = {
  invalid_credentials: 'wrong-password',
  email_not_confirmed: 'open-mail-first',
  user_banned: 'banned',
  over_request_rate_limit: 'too-many-tries',
  signup_disabled: 'sign-ups-off',
  otp_disabled: 'sign-ups-off',
  email_provider_disabled: 'sign-ups-off',
  email_address_not_authorized: 'mail-refused',
  email_address_invalid: 'address-refused',
  captcha_failed: 'captcha',
  otp_expired: 'old-link',
  same_password: 'same-password',
  reauthentication_needed: 'needs-mail',
  reauthentication_not_valid: 'needs-mail',
  insufficient_aal: 'needs-code',
  mfa_verification_failed: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  mfa_factor_not_found: 'no-factor',
  bad_jwt: 'signed-out',
  no_authorization: 'signed-out',
  session_expired: 'signed-out',
  user_not_found: 'signed-out',
};

/**
 * Converts an error of the auth client.
 * @param overrides maps a code to its failure in this call; 'refused' stands for a refusal by one of the site's hooks
 */
export function accountError(error: unknown, overrides: Record<string, AccountFailure> = {}): AccountError {
  if (error instanceof AccountError) return error;
  if (!isAuthError(error)) return new AccountError('failed', error);
  if (isAuthRetryableFetchError(error))
    return new AccountError(error.status === 0 ? 'no-answer' : 'out-of-order', error);
  if (isAuthWeakPasswordError(error)) return new AccountError('weak-password', error, { reasons: error.reasons });
  const { name, code, status, message } = error;
  if (name === 'AuthSessionMissingError') return new AccountError('signed-out', error);
  if (code === 'over_email_send_rate_limit') {
    const seconds = /\d{1,5}(?= second)/.exec(message)?.[0];
    return seconds === undefined
      ? new AccountError('mails-used-up', error)
      : new AccountError('too-soon', error, { seconds: Number(seconds) });
  }
  const isHookRefusal = status === 403 && (code === undefined || code === 'unknown');
  const errorKey = isHookRefusal ? 'refused' : (code ?? '');
  return new AccountError(overrides[errorKey] ?? kinds[errorKey] ?? 'failed', error);
}
