import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownRole } from '@/data/users.admin';
import { WriteError } from '@/data/writes.admin';
import { usePermissions } from './use-permissions';

/** Reads the own role again when a write is rejected without naming a column: it may have changed. */
export function useRoleRefresh(): void {
  const { user } = usePermissions();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'error') return;
        const error: unknown = mutation.state.error;
        if (error instanceof WriteError && error.kind === 'rejected' && !error.rejected)
          void queryClient.invalidateQueries({ queryKey: ownRole(user.id).queryKey });
      }),
    [queryClient, user.id],
  );
}
