import { randomBytes } from 'node:crypto';
import {
  accountOfAddress,
  accountOfId,
  addAccount,
  addIdentity,
  allAccounts,
  change,
  changeIdentity,
  holderOf,
  merged,
  newAccount,
  reloaded,
  type Account,
} from './accounts.ts';
import { AuthFailure, json } from './answers.ts';
import { audienceOf, checkedAddress, isUuid, objectOf, textOf, type AuthContext } from './auth-context.ts';
import { admit } from './hooks.ts';
import { mailToken } from './mails.ts';
import { addressTaken, claimsOf, storePassword } from './own-account.ts';
import { passwordHash, rejectWeakPassword } from './passwords.ts';
import { secondsIn } from './settings.ts';
import { confirm } from './verify.ts';
import { shownAccount } from './shown-account.ts';

export async function listAccounts(context: AuthContext): Promise<Response> {
  requireAdmin(context);
  return json({ users: (await allAccounts(context)).map(shownAccount), aud: audienceOf(context) });
}

export async function oneAccount(context: AuthContext): Promise<Response> {
  return json(shownAccount(await requestedAccount(context)));
}

/** POST /admin/users: adds an account without a call of the hook. */
export async function createAccount(context: AuthContext): Promise<Response> {
  requireAdmin(context);
  const [email, password] = [textOf(context, 'email'), textOf(context, 'password')];
  if (email === '') {
    throw new AuthFailure(400, 'validation_failed', 'Cannot create a user without either an email or phone');
  }
  const address = checkedAddress(email);
  const aud = textOf(context, 'aud') || audienceOf(context);
  if (await holderOf(context, address, aud)) throw addressTaken();
  const encrypted_password = await passwordHash(password || randomBytes(32).toString('base64url'));
  const data = objectOf(context, 'user_metadata');
  const account = newAccount({ email: address, aud, encrypted_password, data }, context.now);
  await addAccount(context, account);
  const app = merged(account.raw_app_meta_data, objectOf(context, 'app_metadata'));
  await change(context, account, { raw_app_meta_data: app, ...banOf(context) });
  if (context.body.email_confirm === true) await confirm(context, account);
  return json(shownAccount(await reloaded(context, account)));
}

export async function changeAccount(context: AuthContext): Promise<Response> {
  const account = await requestedAccount(context);
  const email = textOf(context, 'email') && checkedAddress(textOf(context, 'email'));
  const password = textOf(context, 'password');
  const { body } = context;
  const ban = banOf(context);
  if (password !== '') rejectWeakPassword(password, context.settings);
  try {
    if (body.email_confirm === true) await confirm(context, account);
    if (password !== '') await storePassword(context, account, password);
    if (email !== '') {
      if (account.identities.length === 0) await addIdentity(context, account);
      await changeIdentity(context, account, { email, email_verified: body.email_confirm === true });
      await change(context, account, { email });
    }
    await change(context, account, {
      raw_app_meta_data: merged(account.raw_app_meta_data, objectOf(context, 'app_metadata')),
      raw_user_meta_data: merged(account.raw_user_meta_data, objectOf(context, 'user_metadata')),
      ...ban,
    });
  } catch (cause) {
    throw new AuthFailure(500, 'unexpected_failure', 'Error updating user', { cause });
  }
  return json(shownAccount(await reloaded(context, account)));
}

export async function deleteAccount(context: AuthContext): Promise<Response> {
  const { id } = await requestedAccount(context);
  if (context.body.should_soft_delete === true) {
    throw new AuthFailure(501, 'unexpected_failure', 'This stand-in deletes accounts for good only');
  }
  try {
    await context.database.query('delete from auth.users where id = $1', [id]);
  } catch (cause) {
    throw new AuthFailure(500, 'unexpected_failure', 'Database error deleting user', { cause });
  }
  return json({});
}

/** POST /invite: adds an account, and mails the invitation. */
export async function invite(context: AuthContext): Promise<Response> {
  requireAdmin(context);
  const email = checkedAddress(textOf(context, 'email'));
  let account = await accountOfAddress(context, email);
  if (account?.email_confirmed_at) throw addressTaken();
  if (!account) {
    const data = objectOf(context, 'data');
    account = newAccount({ email, aud: audienceOf(context), encrypted_password: '', data }, context.now);
    await admit(context, account);
    await addAccount(context, account);
  }
  await mailToken(context, account, 'invite');
  return json(shownAccount(account));
}

function requireAdmin(context: AuthContext): void {
  if (claimsOf(context).role !== 'service_role') throw new AuthFailure(403, 'not_admin', 'User not allowed');
}

async function requestedAccount(context: AuthContext): Promise<Account> {
  requireAdmin(context);
  const id = context.url.pathname.replace(/^.*\//, '');
  if (!isUuid(id)) throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  const account = await accountOfId(context, id);
  if (!account) throw new AuthFailure(404, 'user_not_found', 'User not found');
  return account;
}

/** Returns the change of `banned_until`. The result is empty when the request names no ban. */
function banOf(context: AuthContext): { banned_until?: string | null } {
  const duration = textOf(context, 'ban_duration');
  if (duration === '') return {};
  if (duration === 'none') return { banned_until: null };
  const seconds = secondsIn(duration);
  if (seconds === null) {
    const message = `invalid format for ban duration: time: invalid duration "${duration}"`;
    throw new AuthFailure(400, 'validation_failed', message);
  }
  return { banned_until: new Date(context.now.getTime() + seconds * 1000).toISOString() };
}
