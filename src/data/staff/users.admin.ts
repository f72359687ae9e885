import * as v from 'valibot';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { once, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { addedRow, changedRow, changedUnlessGone, idOnly } from '@/data/service/writes.admin';

const userSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  auth_user_id: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  role: v.string(),
});
const userSelect = 'id, created_at, auth_user_id, name, email, role';

/** A user of the directory; `auth_user_id` is null without a linked account. */
export type User = v.InferOutput<typeof userSchema>;

export type UserChanges = Pick<User, 'name' | 'role'>;

export const usersKey = ['users', staffKey] as const;

/** The user's own row; null for an account that is not staff. */
export function ownUser(accountId: string) {
  return staffQuery([...usersKey, 'own', accountId], async (signal) => {
    const query = staffSupabase.from('users').select('id, role').eq('auth_user_id', accountId).limit(1);
    return firstRowOf<Pick<User, 'id' | 'role'>>(await once(query, signal), v.pick(userSchema, ['id', 'role']));
  });
}

export function allUsers() {
  return staffQuery([...usersKey, 'all'], async (signal) => {
    const query = staffSupabase.from('users').select(userSelect).order('created_at', { ascending: false });
    return rowsOf<User>(await once(query.order('id', { ascending: false }), signal), userSchema);
  });
}

/** Adds a user without an account; the id makes a retry idempotent. @throws WriteError */
export async function addUser(user: UserChanges & { id: string; email: string }): Promise<User> {
  return addedRow<User>('users', userSchema, {
    insert: () => staffSupabase.from('users').insert(user).select(userSelect),
    update: () => staffSupabase.from('users').update(user).eq('id', user.id).select(userSelect),
  });
}

/** @throws WriteError */
export async function updateUser(id: string, changes: Partial<UserChanges>): Promise<User> {
  const query = staffSupabase.from('users').update({ name: changes.name, role: changes.role }).eq('id', id);
  return changedRow<User>('users', await query.select(userSelect), userSchema);
}

/** @throws WriteError */
export async function deleteUser(id: string): Promise<void> {
  const answer = await staffSupabase.from('users').delete().eq('id', id).select('id');
  await changedUnlessGone('users', answer, idOnly, () =>
    once(staffSupabase.from('users').select('id').eq('id', id).limit(1)),
  );
}
