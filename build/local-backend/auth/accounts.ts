import { randomUUID } from 'node:crypto';
import { AuthFailure } from './answers.ts';
import { audienceOf, type AuthContext } from './auth-context.ts';

/** A row of auth.users with its factors and identities. Times are texts. */
export interface Account extends AccountColumns {
  id: string;
  factors: Factor[];
  identities: Identity[];
  confirmed_at: string | null;
}

type Time = string | null;

interface AccountColumns {
  aud: string;
  role: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Time;
  invited_at: Time;
  confirmation_token: string;
  confirmation_sent_at: Time;
  recovery_token: string;
  recovery_sent_at: Time;
  email_change_token_new: string;
  email_change_token_current: string;
  email_change: string;
  email_change_sent_at: Time;
  email_change_confirm_status: number;
  phone: string | null;
  phone_change_token: string;
  phone_change_sent_at: Time;
  reauthentication_token: string;
  reauthentication_sent_at: Time;
  last_sign_in_at: Time;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  banned_until: Time;
  is_anonymous: boolean;
  created_at: Time;
  updated_at: Time;
}

export interface Factor {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: string;
  status: 'unverified' | 'verified';
  secret: string;
  created_at: Time;
  updated_at: Time;
  last_challenged_at: Time;
}

interface Identity {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  email: string | null;
  last_sign_in_at: Time;
  created_at: Time;
  updated_at: Time;
}

/** The SQL for an account as one JSON value, so that every driver returns equal values. */
const accountJson = `to_jsonb(account) || jsonb_build_object(
  'factors', (select coalesce(jsonb_agg(factor order by factor.created_at), '[]')
    from auth.mfa_factors as factor where factor.user_id = account.id),
  'identities', (select coalesce(jsonb_agg(identity order by identity.created_at), '[]')
    from auth.identities as identity where identity.user_id = account.id)) as account`;

/** The service finds only rows with this `instance_id`. */
export const instance = '00000000-0000-0000-0000-000000000000';

async function accountsWhere({ database }: AuthContext, condition: string, parameters: unknown[]): Promise<Account[]> {
  const { rows } = await database.query(
    `select ${accountJson} from auth.users as account where instance_id = '${instance}' and ${condition}`,
    parameters,
  );
  return (rows as { account: Account }[]).map(({ account }) => account);
}

export async function accountOfAddress(context: AuthContext, address: string): Promise<Account | null> {
  const condition = 'lower(email) = $1 and aud = $2 and not is_sso_user';
  const [account] = await accountsWhere(context, condition, [address.toLowerCase(), audienceOf(context)]);
  return account ?? null;
}

/** Returns the account that uses this address, or null when the address is free for a new account. */
export async function holderOf(
  context: AuthContext,
  address: string,
  audience = audienceOf(context),
): Promise<Account | null> {
  const condition = `aud = $2 and (lower(email) = $1 and not is_sso_user or exists (
    select from auth.identities where user_id = account.id and identities.email = $1 and provider not like 'sso:%'))`;
  const [account] = await accountsWhere(context, condition, [address, audience]);
  return account ?? null;
}

export async function accountOfId(context: AuthContext, id: string): Promise<Account | null> {
  const [account] = await accountsWhere(context, 'id = $1', [id]);
  return account ?? null;
}

export async function allAccounts(context: AuthContext): Promise<Account[]> {
  return accountsWhere(context, 'aud = $1 order by created_at desc, id', [audienceOf(context)]);
}

export async function reloaded(context: AuthContext, { id }: Account): Promise<Account> {
  const account = await accountOfId(context, id);
  if (!account) throw new Error(`account ${id} is gone`);
  return account;
}

/** Changes columns of an account's row, and the same properties of the account object. */
export async function change(context: AuthContext, account: Account, changes: Partial<AccountColumns>): Promise<void> {
  const values: Partial<AccountColumns> = { ...changes, updated_at: context.now.toISOString() };
  const assignments = Object.keys(values).map((column, index) => `${column} = $${index + 2}`);
  await context.database.query(`update auth.users set ${assignments.join()} where id = $1`, [
    account.id,
    ...Object.values(values).map(parameter),
  ]);
  Object.assign(account, values);
}

/** Merges changes into data. Null removes a key. */
export function merged(data: Record<string, unknown> | null, changes: Record<string, unknown>) {
  return Object.fromEntries(Object.entries({ ...data, ...changes }).filter(([, value]) => value !== null));
}

interface AccountToBe {
  email: string;
  aud: string;
  encrypted_password: string;
  data?: Record<string, unknown>;
}

/** Makes an account object without a row in the database, because hooks receive the object before the row exists. */
export function newAccount({ email, aud, encrypted_password, data = {} }: AccountToBe, now: Date): Account {
  const tokens = { confirmation_token: '', recovery_token: '', reauthentication_token: '', phone_change_token: '' };
  const change = { email_change: '', email_change_token_new: '', email_change_token_current: '' };
  const at = now.toISOString();
  return {
    ...{ id: randomUUID(), aud, role: '', email, encrypted_password, phone: null, ...tokens, ...change },
    ...{ email_confirmed_at: null, confirmed_at: null, invited_at: null, confirmation_sent_at: null },
    ...{ recovery_sent_at: null, email_change_sent_at: null, phone_change_sent_at: null, last_sign_in_at: null },
    ...{ reauthentication_sent_at: null, email_change_confirm_status: 0, banned_until: null, is_anonymous: false },
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    ...{ raw_user_meta_data: data, created_at: at, updated_at: at, factors: [], identities: [] },
  };
}

/** Properties of an account that no insert writes. */
const notColumns = ['factors', 'identities', 'confirmed_at'];

/**
 * Adds an account and its identity, for sign-ins by mail or password.
 * @throws AuthFailure when the database rejects the account
 */
export async function addAccount(
  context: AuthContext,
  account: Account,
  data: Record<string, unknown> = {},
): Promise<void> {
  account.role = 'authenticated';
  const columns = Object.entries({ instance_id: instance, ...account }).filter(([name]) => !notColumns.includes(name));
  const placeholders = columns.map((_column, index) => `$${index + 1}`);
  try {
    await context.database.query(
      `insert into auth.users (${columns.map(([name]) => name).join()}) values (${placeholders.join()})`,
      columns.map(([, value]) => parameter(value)),
    );
  } catch (cause) {
    throw new AuthFailure(500, 'unexpected_failure', 'Database error saving new user', { cause });
  }
  await addIdentity(context, account, data);
}

export async function addIdentity(
  context: AuthContext,
  account: Account,
  data: Record<string, unknown> = {},
): Promise<void> {
  const { id: sub, email } = account;
  await context.database.query(
    `insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ('email', $1, $2, $3, $4, $4, $4)`,
    [
      sub,
      sub,
      JSON.stringify({ ...data, sub, email, email_verified: false, phone_verified: false }),
      context.now.toISOString(),
    ],
  );
  account.identities = (await reloaded(context, account)).identities;
}

/** Merges data into the identity of the mail address. */
export async function changeIdentity(
  context: AuthContext,
  account: Account,
  data: Record<string, unknown>,
): Promise<void> {
  await context.database.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = $3
     where user_id = $1 and provider = 'email'`,
    [account.id, JSON.stringify(data), context.now.toISOString()],
  );
}

function parameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

export function isBanned({ banned_until }: Account, { now }: AuthContext): boolean {
  return banned_until !== null && now < new Date(banned_until);
}

export function hasVerifiedFactor({ factors }: Account): boolean {
  return factors.some(({ status }) => status === 'verified');
}
