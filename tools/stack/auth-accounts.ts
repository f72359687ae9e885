import type { PoolClient } from 'pg';
import { AuthFailure } from './auth-answers.ts';

/** A row of auth.users, as far as the stand-in reads it. */
export interface Account {
  id: string;
  aud: string;
  role: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: object | null;
  raw_user_meta_data: object | null;
  created_at: Date | null;
  updated_at: Date | null;
  banned_until: Date | null;
}

/** Every account that the service knows is of this instance: a row without one is not found. */
const known = `instance_id = '00000000-0000-0000-0000-000000000000'`;

const columns = `id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, banned_until`;

export async function accountOfEmail(client: PoolClient, email: string): Promise<Account | null> {
  const { rows } = await client.query<Account>(
    `select ${columns} from auth.users
     where ${known} and lower(email) = lower($1) and aud = 'authenticated' and not is_sso_user`,
    [email],
  );
  return rows[0] ?? null;
}

export async function accountOfId(client: PoolClient, id: string): Promise<Account | null> {
  const { rows } = await client.query<Account>(`select ${columns} from auth.users where ${known} and id::text = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function allAccounts(client: PoolClient): Promise<Account[]> {
  return (await client.query<Account>(`select ${columns} from auth.users where ${known} order by created_at, id`)).rows;
}

/** @throws AuthFailure */
export function rejectBanned({ banned_until }: Account): void {
  if (banned_until && banned_until > new Date()) throw new AuthFailure(400, 'user_banned', 'User is banned');
}

/** What the service tells about an account. */
export function shown(account: Account): object {
  const { id, aud, role, email, email_confirmed_at, last_sign_in_at, created_at, updated_at } = account;
  return {
    ...{ id, aud, role, email, email_confirmed_at, phone: '', confirmed_at: email_confirmed_at, last_sign_in_at },
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    ...{ identities: [], created_at, updated_at, is_anonymous: false },
  };
}
