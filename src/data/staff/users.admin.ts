import * as v from 'valibot';
import { rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { addedRow, changedRow, changedUnlessGone, idOnly } from '@/data/service/writes.admin';

const userSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.string(),
});
const userSelect = 'id, created_at, name, email, role';

export type User = v.InferOutput<typeof userSchema>;

/** A new address ends the person's sign-in, and removes the person's second factor. */
export type UserChanges = Pick<User, 'name' | 'email' | 'role'>;

export const usersKey = ['users', staffKey] as const;

export function allUsers() {
  return staffQuery([...usersKey, 'all'], async (signal) => {
    const query = staffSupabase.from('users').select(userSelect).order('created_at', { ascending: false });
    return rowsOf<User>(await withoutRetries(query.order('id', { ascending: false }), signal), userSchema);
  });
}

/** Adds a user without an account. The id makes a retry idempotent. @throws WriteError */
export async function addUser(user: UserChanges & { id: string }): Promise<User> {
  return addedRow<User>('users', userSchema, {
    insert: () => staffSupabase.from('users').insert(user).select(userSelect),
    update: () => staffSupabase.from('users').update(user).eq('id', user.id).select(userSelect),
  });
}

/** @throws WriteError */
export async function updateUser(id: string, changes: Partial<UserChanges>): Promise<User> {
  const { name, email, role } = changes;
  const query = staffSupabase.from('users').update({ name, email, role }).eq('id', id);
  return changedRow<User>('users', await query.select(userSelect), userSchema);
}

/** @throws WriteError */
export async function deleteUser(id: string): Promise<void> {
  const response = await staffSupabase.from('users').delete().eq('id', id).select('id');
  await changedUnlessGone('users', response, idOnly, () =>
    withoutRetries(staffSupabase.from('users').select('id').eq('id', id).limit(1)),
  );
}
