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
import { audienceOf, checkedAddress, isUuid, objectOf, textOf, type Asked } from './asked.ts';
import { admit } from './hooks.ts';
import { mailToken } from './mails.ts';
import { addressTaken, claimsOf, storePassword } from './own-account.ts';
import { passwordHash, rejectWeakPassword } from './passwords.ts';
import { secondsIn } from './settings.ts';
import { confirm } from './verify.ts';
import { shown } from './shown-account.ts';

/** GET /admin/users */
export async function listAccounts(asked: Asked): Promise<Response> {
  rejectOthersThanAdmin(asked);
  return json({ users: (await allAccounts(asked)).map(shown), aud: audienceOf(asked) });
}

/** GET /admin/users/:id */
export async function oneAccount(asked: Asked): Promise<Response> {
  return json(shown(await accountAsked(asked)));
}

/** POST /admin/users: an account that no hook has seen. */
export async function createAccount(asked: Asked): Promise<Response> {
  rejectOthersThanAdmin(asked);
  const [email, given] = [textOf(asked, 'email'), textOf(asked, 'password')];
  if (email === '') {
    throw new AuthFailure(400, 'validation_failed', 'Cannot create a user without either an email or phone');
  }
  const address = checkedAddress(email);
  const aud = textOf(asked, 'aud') || audienceOf(asked);
  if (await holderOf(asked, address, aud)) throw addressTaken();
  const encrypted_password = await passwordHash(given || randomBytes(32).toString('base64url'));
  const data = objectOf(asked, 'user_metadata');
  const account = newAccount({ email: address, aud, encrypted_password, data }, asked.now);
  await addAccount(asked, account);
  const app = merged(account.raw_app_meta_data, objectOf(asked, 'app_metadata'));
  await change(asked, account, { raw_app_meta_data: app, ...banOf(asked) });
  if (asked.body.email_confirm === true) await confirm(asked, account);
  return json(shown(await reloaded(asked, account)));
}

/** PUT /admin/users/:id */
export async function changeAccount(asked: Asked): Promise<Response> {
  const account = await accountAsked(asked);
  const email = textOf(asked, 'email') && checkedAddress(textOf(asked, 'email'));
  const password = textOf(asked, 'password');
  const { body } = asked;
  const ban = banOf(asked);
  if (password !== '') rejectWeakPassword(password, asked.settings);
  try {
    if (body.email_confirm === true) await confirm(asked, account);
    if (password !== '') await storePassword(asked, account, password);
    if (email !== '') {
      if (account.identities.length === 0) await addIdentity(asked, account);
      await changeIdentity(asked, account, { email, email_verified: body.email_confirm === true });
      await change(asked, account, { email });
    }
    await change(asked, account, {
      raw_app_meta_data: merged(account.raw_app_meta_data, objectOf(asked, 'app_metadata')),
      raw_user_meta_data: merged(account.raw_user_meta_data, objectOf(asked, 'user_metadata')),
      ...ban,
    });
  } catch (cause) {
    throw new AuthFailure(500, 'unexpected_failure', 'Error updating user', { cause });
  }
  return json(shown(await reloaded(asked, account)));
}

/** DELETE /admin/users/:id */
export async function deleteAccount(asked: Asked): Promise<Response> {
  const { id } = await accountAsked(asked);
  if (asked.body.should_soft_delete === true) {
    throw new AuthFailure(501, 'unexpected_failure', 'This stand-in deletes accounts for good only');
  }
  try {
    await asked.database.query('delete from auth.users where id = $1', [id]);
  } catch (cause) {
    throw new AuthFailure(500, 'unexpected_failure', 'Database error deleting user', { cause });
  }
  return json({});
}

/** POST /invite: an account whose first mail says that it was invited. */
export async function invite(asked: Asked): Promise<Response> {
  rejectOthersThanAdmin(asked);
  const email = checkedAddress(textOf(asked, 'email'));
  let account = await accountOfAddress(asked, email);
  if (account?.email_confirmed_at) throw addressTaken();
  if (!account) {
    const data = objectOf(asked, 'data');
    account = newAccount({ email, aud: audienceOf(asked), encrypted_password: '', data }, asked.now);
    await admit(asked, account);
    await addAccount(asked, account);
  }
  await mailToken(asked, account, 'invite');
  return json(shown(account));
}

function rejectOthersThanAdmin(asked: Asked): void {
  if (claimsOf(asked).role !== 'service_role') throw new AuthFailure(403, 'not_admin', 'User not allowed');
}

async function accountAsked(asked: Asked): Promise<Account> {
  rejectOthersThanAdmin(asked);
  const id = asked.url.pathname.replace(/^.*\//, '');
  if (!isUuid(id)) throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  const account = await accountOfId(asked, id);
  if (!account) throw new AuthFailure(404, 'user_not_found', 'User not found');
  return account;
}

/** The column of a ban, when the request is about one. */
function banOf(asked: Asked): { banned_until?: string | null } {
  const duration = textOf(asked, 'ban_duration');
  if (duration === '') return {};
  if (duration === 'none') return { banned_until: null };
  const seconds = secondsIn(duration);
  if (seconds === null) {
    const message = `invalid format for ban duration: time: invalid duration "${duration}"`;
    throw new AuthFailure(400, 'validation_failed', message);
  }
  return { banned_until: new Date(asked.now.getTime() + seconds * 1000).toISOString() };
}
