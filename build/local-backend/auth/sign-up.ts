import { randomBytes, randomUUID } from 'node:crypto';
import { accountOfAddress, addAccount, addIdentity, change, holderOf, newAccount, type Account } from './accounts.ts';
import { AuthFailure, json } from './answers.ts';
import { audienceOf, checkedAddress, objectOf, textOf, type AuthContext } from './auth-context.ts';
import { admit } from './hooks.ts';
import { mailToken } from './mails.ts';
import { passwordHash, rejectWeakPassword } from './passwords.ts';
import { openSession } from './sessions.ts';
import { confirm } from './verify.ts';
import { shownAccount } from './shown-account.ts';

/** POST /signup: adds an account with a password. A mail confirms the account. */
export async function signUp(context: AuthContext): Promise<Response> {
  const [email, phone] = [textOf(context, 'email'), textOf(context, 'phone')];
  if (email === '' && phone === '') {
    throw new AuthFailure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const { settings } = context;
  const { account, isExisting } = await register(context, { email, phone, password: textOf(context, 'password') });
  if (isExisting) {
    if (settings.autoconfirm) throw new AuthFailure(422, 'user_already_exists', 'User already registered');
    return json(shownAccount(decoyAccount(context, account)));
  }
  if (account.email_confirmed_at !== null) return json(await openSession(context, account, 'password'));
  return json(shownAccount(account));
}

/**
 * Makes an account that the response shows in place of an existing account. The response must not reveal that the
 * address has an account.
 */
function decoyAccount(context: AuthContext, { email, aud }: Account): Account {
  const made = newAccount({ email, aud, encrypted_password: '', data: objectOf(context, 'data') }, context.now);
  return { ...made, id: randomUUID(), confirmation_sent_at: context.now.toISOString() };
}

interface Registration {
  email: string;
  phone: string;
  password: string;
}

/** Adds an account, or mails an unconfirmed account again. The password of an existing account stays. */
async function register(
  context: AuthContext,
  { email, phone, password }: Registration,
): Promise<{ account: Account; isExisting: boolean }> {
  const { settings } = context;
  if (!settings.signups) throw new AuthFailure(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (password === '') throw new AuthFailure(400, 'validation_failed', 'Signup requires a valid password');
  rejectWeakPassword(password, settings);
  if (email !== '' && phone !== '') {
    const message = 'Only an email address or phone number should be provided on signup.';
    throw new AuthFailure(400, 'validation_failed', message);
  }
  if (phone !== '') throw new AuthFailure(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const address = checkedAddress(email);
  const data = objectOf(context, 'data');
  let account = await holderOf(context, address);
  if (account?.email_confirmed_at) return { account, isExisting: true };
  if (!account) {
    const encrypted_password = await passwordHash(password);
    account = newAccount({ email: address, aud: audienceOf(context), encrypted_password, data }, context.now);
    await admit(context, account);
    await addAccount(context, account, data);
    await change(context, account, { raw_user_meta_data: account.identities[0]?.identity_data ?? {} });
  } else if (account.identities.length === 0) {
    await addIdentity(context, account, data);
  }
  if (settings.autoconfirm) await confirm(context, account);
  else await mailToken(context, account, 'signup');
  return { account, isExisting: false };
}

/** POST /otp: mails a sign-in link, and first adds a missing account. */
export async function mailSignIn(context: AuthContext): Promise<Response> {
  const [email, phone] = [textOf(context, 'email'), textOf(context, 'phone')];
  const rejected = (message: string) => new AuthFailure(400, 'validation_failed', message);
  if (email !== '' && phone !== '') throw rejected('Only an email address or phone number should be provided');
  if (phone !== '') throw new AuthFailure(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (email === '') throw rejected('One of email or phone must be set');
  const address = checkedAddress(email);
  let account = await accountOfAddress(context, address);
  if (!account && context.body.create_user === false) {
    throw new AuthFailure(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  if (!account?.email_confirmed_at) {
    // A temporary password, which nobody knows.
    const password = `${randomBytes(24).toString('base64url')}aA1!`;
    ({ account } = await register(context, { email: address, phone: '', password }));
    // The mail that confirms the account also signs the person in.
    if (!context.settings.autoconfirm) return json({});
  }
  await mailToken(context, account, 'magiclink');
  return json({});
}

/** POST /recover: mails a recovery link. The response does not reveal whether the account exists. */
export async function mailRecovery(context: AuthContext): Promise<Response> {
  const email = textOf(context, 'email');
  if (email === '') throw new AuthFailure(400, 'validation_failed', 'Password recovery requires an email');
  const account = await accountOfAddress(context, checkedAddress(email));
  if (account) await mailToken(context, account, 'recovery');
  return json({});
}

/** POST /resend: mails the confirmation of a sign-up again. */
export async function resend(context: AuthContext): Promise<Response> {
  if (context.body.type !== 'signup') {
    throw new AuthFailure(
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    );
  }
  const account = await accountOfAddress(context, checkedAddress(textOf(context, 'email')));
  if (account && account.email_confirmed_at === null) await mailToken(context, account, 'signup');
  return json({});
}
