import { useId } from 'react';
import type { User } from '@/data/staff/users';
import { useStaff } from '@/features/session/staff-context';
import { buttonClass } from '@/ui/button';
import { RowButton } from '@/ui/row-button';

interface UserActionsProps {
  user: User;
  onEditPermissions: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done about a person, and below it why something cannot. */
export function UserActions({ user, onEditPermissions, onEdit, onDelete }: UserActionsProps) {
  const { user: me, offline, reasonAgainst } = useStaff();
  const id = useId();
  const reason = reasonAgainst('manage users');
  const roleReason = user.auth_user_id === me.id ? 'You cannot change your own role' : null;
  const deleteReason = user.role === 'admin' ? "Can't delete admin users" : null;
  const button = (action: string, against: string | null, onClick: () => void) => (
    <RowButton
      action={action}
      row={user.name}
      reason={against}
      aria-describedby={against ? id : undefined}
      onClick={onClick}
    />
  );
  const notes = offline ? [] : [roleReason, deleteReason].filter((note) => note !== null);
  return (
    <>
      <div className="grid w-max grid-cols-2 gap-2 whitespace-nowrap">
        <a href={mailTo(user.email)} className={buttonClass('quiet', 'small')} aria-label={`Email User ${user.name}`}>
          Email User
        </a>
        {button('Edit Permissions', reason ?? roleReason, onEditPermissions)}
        {button('Edit User', reason, onEdit)}
        {button('Delete', reason ?? deleteReason, onDelete)}
      </div>
      {notes.length > 0 && (
        <p id={id} className="mt-1 text-xs text-muted">
          {notes.join('. ')}.
        </p>
      )}
    </>
  );
}

/** An address may hold characters that would start the headers of the mail. */
function mailTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
