import { ownRole } from '@/data/users.admin';
import { reasonAgainst } from '@/auth/permissions';
import { usePermissions } from '@/auth/use-permissions';
import { useQuery } from '@tanstack/react-query';

/**
 * May this person see the directory? `asking` while their role is being read; where it
 * cannot be read, the database decides. The offline viewer shows what it has.
 */
export function useUserAccess(): { asking: boolean; reason: string | null } {
  const { user, offline } = usePermissions();
  // The guard reads the role; this only looks on.
  const role = useQuery({ ...ownRole(user.id), enabled: false });
  if (offline) return { asking: false, reason: null };
  // Of the same answer as `asking`: what the guard knows may be one picture behind.
  return { asking: role.isPending, reason: reasonAgainst('users:manage', role.data ?? null, offline) };
}
