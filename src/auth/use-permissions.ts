import { createContext, useCallback, useContext, useEffect } from 'react';
import type { SessionUser } from './auth-provider';
import { reasonAgainst, reasonAgainstPost, roleOf, type Right, type StaffRole } from './permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ownAccess } from '@/data/staff/accounts.admin';
import { WriteError } from '@/data/service/writes.admin';

interface Staff {
  user: SessionUser;
  offline: boolean;
  /** The id of the user's row in `users`: posts, pictures and draft links refer to it. Null while it is unknown. */
  staffId: string | null;
  role: StaffRole;
  /** Signs out. With unsaved work it asks for confirmation first. */
  logOut: () => void;
}

export const StaffContext = createContext<Staff | null>(null);

/** @throws Error outside the admin area */
export function usePermissions() {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('usePermissions is outside the admin area');
  const { user, staffId, role, offline } = staff;
  return {
    ...staff,
    reasonAgainst: (right: Right) => reasonAgainst(right, role, offline),
    reasonAgainstPost: (post: Parameters<typeof reasonAgainstPost>[0]) =>
      reasonAgainstPost(post, { staffId, role, offline }),
    /**
     * Returns the key of a form's drafts. The key has the user's address, because a mail may make an account with
     * another id.
     */
    draftKeyOf: (form: string) => `${user.email.toLowerCase()}.${form}`,
  };
}

/**
 * Lets a screen wait with its reads: `busy` is true until this user's role is known. For an unknown role the database
 * decides. The offline viewer never knows the role.
 */
export function useAccessCheck(right: Right): { busy: boolean; reason: string | null } {
  const { user, offline } = usePermissions();
  // RequireAuth fetches the role; this query only reads the cache.
  const own = useQuery({ ...ownAccess(user.id), enabled: false });
  if (offline) return { busy: false, reason: null };
  // Both values use the same result, because the context may be one render behind.
  return { busy: own.isPending, reason: reasonAgainst(right, roleOf(own.data), offline) };
}

export function useRefreshRole(): () => void {
  const { user } = usePermissions();
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ownAccess(user.id).queryKey }),
    [queryClient, user.id],
  );
}

/** Reads the user's role again after a rejected write that names no column, because the role may have changed. */
export function useRefreshRoleOnRejection(): void {
  const queryClient = useQueryClient();
  const refresh = useRefreshRole();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'error') return;
        const error: unknown = mutation.state.error;
        if (error instanceof WriteError && error.kind === 'rejected' && !error.rejected) refresh();
      }),
    [queryClient, refresh],
  );
}
