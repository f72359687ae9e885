import { firstRowOf, rowsOf } from './answers';
import type { Tables } from './database.types';
import { staffRest } from './staff-rest';
import { staffKey, staffQuery } from './staff-query';
import { addedRow, changedRow } from './writes';

/** A person in the directory. Without an account linked to it, `auth_user_id` is null. */
export type User = Pick<Tables<'users'>, keyof typeof userShape>;

/** What an admin decides about a person. */
export type UserChanges = Pick<User, 'name' | 'role'>;

const userShape = {
  id: 'text',
  created_at: 'text',
  auth_user_id: 'text or null',
  name: 'text',
  email: 'text',
  role: 'text',
} as const;
const userSelect = 'id, created_at, auth_user_id, name, email, role';

export const usersKey = ['users', staffKey] as const;

/** The role of an account, or '' when it is not staff. */
export function ownRole(accountId: string) {
  return staffQuery([...usersKey, 'role', accountId], async (signal) => {
    const query = staffRest.from('users').select('role').eq('auth_user_id', accountId).limit(1);
    const row = firstRowOf<Pick<User, 'role'>>(await query.abortSignal(signal), { role: 'text' });
    return row?.role ?? '';
  });
}

/** Everybody in the directory, the newest first. */
export function allUsers() {
  return staffQuery([...usersKey, 'all'], async (signal) => {
    const query = staffRest.from('users').select(userSelect).order('created_at', { ascending: false });
    return rowsOf<User>(await query.order('id', { ascending: false }).abortSignal(signal), userShape);
  });
}

/** Adds a person without an account, under an id of its own so that a retry adds it once. @throws WriteError */
export async function addUser(user: UserChanges & { id: string; email: string }): Promise<User> {
  return addedRow<User>('users', userShape, {
    insert: () => staffRest.from('users').insert(user).select(userSelect),
    update: () => staffRest.from('users').update(user).eq('id', user.id).select(userSelect),
  });
}

/** @throws WriteError */
export async function updateUser(id: string, changes: Partial<UserChanges>): Promise<User> {
  const query = staffRest.from('users').update({ name: changes.name, role: changes.role }).eq('id', id);
  return changedRow<User>('users', await query.select(userSelect), userShape);
}

/** @throws WriteError */
export async function deleteUser(id: string): Promise<void> {
  changedRow('users', await staffRest.from('users').delete().eq('id', id).select('id'), { id: 'text' });
}
