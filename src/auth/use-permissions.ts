import { createContext, useContext } from 'react';
import type { SessionUser } from './auth-provider';
import { reasonAgainst, reasonAgainstPost, type Right, type StaffRole } from './permissions';

interface Staff {
  user: SessionUser;
  offline: boolean;
  role: StaffRole;
  /** Signs out, after a question when something is unsaved. */
  logOut: () => void;
}

export const StaffContext = createContext<Staff | null>(null);

/** Who is signed in, and what speaks against what they may want to do. @throws Error outside the admin area. */
export function usePermissions() {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('usePermissions is outside the admin area');
  const { user, role, offline } = staff;
  return {
    ...staff,
    reasonAgainst: (right: Right) => reasonAgainst(right, role, offline),
    reasonAgainstPost: (post: Parameters<typeof reasonAgainstPost>[0]) =>
      reasonAgainstPost(post, { userId: user.id, role, offline }),
    /** Under which name the device keeps what this person types in a form. */
    keepAs: (form: string) => `${user.id}.${form}`,
  };
}
