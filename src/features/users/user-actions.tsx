import { useId } from 'react';
import type { User } from '@/data/users.admin';
import { usePermissions } from '@/auth/use-permissions';
import { mailTo } from '@/lib/safe-url';
import { RowActions } from '@/ui/row-actions';
import { RowButton, rowButtonClass } from '@/ui/row-button';

interface UserActionsProps {
  user: User;
  onEditPermissions: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done about a person, and below it why something cannot. */
export function UserActions({ user, onEditPermissions, onEdit, onDelete }: UserActionsProps) {
  const { user: me, offline, reasonAgainst } = usePermissions();
  const id = useId();
  const reason = reasonAgainst('users:manage');
  const roleReason = user.auth_user_id === me.id ? 'You cannot change your own role' : null;
  const deleteReason = user.role === 'admin' ? "Can't delete admin users" : null;
  const button = (action: string, against: string | null, onClick: () => void) => (
    <RowButton
      action={action}
      danger={action === 'Delete'}
      row={user.name}
      reason={against}
      aria-describedby={against ? id : undefined}
      onClick={onClick}
    />
  );
  const notes = offline ? [] : [roleReason, deleteReason].filter((note) => note !== null);
  return (
    <>
      <RowActions>
        <span>
          <a href={mailTo(user.email)} className={rowButtonClass()} aria-label={`Email User ${user.name}`}>
            Email User
          </a>
        </span>
        {button('Edit Permissions', reason ?? roleReason, onEditPermissions)}
        {button('Edit User', reason, onEdit)}
        {button('Delete', reason ?? deleteReason, onDelete)}
      </RowActions>
      {notes.length > 0 && (
        <p id={id} className="px-2 pb-1 text-xs text-muted @max-3xl/table:px-0 @max-3xl/table:pt-2">
          {notes.join('. ')}.
        </p>
      )}
    </>
  );
}
