import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { staffAccounts } from '@/data/staff/accounts.admin';
import { deleteUser, usersKey, type User } from '@/data/staff/users.admin';
import { deletedReason } from '@/data/service/writes.admin';
import { dayOf, formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { DataTable, type Column } from '@/ui/table/data-table';
import { DeletionDialog } from '@/ui/dialog/confirm-dialog';
import { Notice } from '@/ui/admin-page';
import { usePermissions } from '@/auth/use-permissions';
import { mailTo } from '@/lib/safe-url';
import { fold, hasText } from '@/lib/search-text';
import { RowActions, RowButton, rowButtonClass } from '@/ui/table/row-button';
import { Badge } from '@/ui/card';
import { UserAccount } from './user-account';
import { UserEditDialog, userRows } from './user-edit-dialog';

interface UserTableProps {
  /** True until the access check has a result. */
  busy: boolean;
  search: string;
  onClearSearch: () => void;
}

type Open = { user: User; action: 'edit' | 'edit permissions' | 'delete' } | null;

export function UserTable({ busy, search, onClearSearch }: UserTableProps) {
  const users = useQuery({ ...userRows(), enabled: !busy });
  const accounts = useQuery({ ...staffAccounts(), enabled: !busy });
  const [open, setOpen] = useState<Open>(null);
  const [gone, setGone] = useState<string | null>(null);
  const close = () => setOpen(null);

  const accountOf = ({ id }: User) => {
    const found = accounts.data?.find((account) => account.id === id);
    return found ?? (accounts.isPending ? undefined : null);
  };

  const columns: Column<User>[] = [
    { heading: 'Name', cell: ({ name }) => name },
    {
      heading: 'Email',
      long: true,
      cell: ({ email }) => (
        <>
          <span>{email.slice(0, email.indexOf('@') + 1)}</span>
          <wbr />
          <span>{email.slice(email.indexOf('@') + 1)}</span>
        </>
      ),
    },
    { heading: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
    { heading: 'Account', cell: (user) => <UserAccount user={user} account={accountOf(user)} /> },
    {
      heading: 'Join Date',
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDay(dayOf(new Date(created_at)))}</span>
      ),
    },
    {
      heading: 'Actions',
      cell: (user) => (
        <UserActions
          user={user}
          onEditPermissions={() => setOpen({ user, action: 'edit permissions' })}
          onEdit={() => setOpen({ user, action: 'edit' })}
          onDelete={() => setOpen({ user, action: 'delete' })}
        />
      ),
    },
  ];

  return (
    <>
      {gone && <Notice tone="warning">{gone}</Notice>}
      <DataTable
        label="Users"
        columns={columns}
        rows={users.data && filterUsers(users.data, search)}
        onRetry={users.isLoadingError ? () => void users.refetch() : undefined}
        emptyText="No users found."
        emptyAction={
          search && (
            <Button kind="quiet" onClick={onClearSearch}>
              Clear search
            </Button>
          )
        }
      />
      {open?.action === 'delete' && (
        <DeletionDialog
          name={open.user.name}
          question="Are you sure you want to delete this user? This action cannot be undone."
          remove={() => deleteUser(open.user.id)}
          success="User deleted successfully"
          failure="Failed to delete user"
          invalidates={usersKey}
          onClose={(error) => {
            close();
            setGone(deletedReason(error, open.user.name));
          }}
        >
          <p className="text-muted">
            Their account goes too: they are signed out everywhere and can’t sign in again. Their work stays.
          </p>
        </DeletionDialog>
      )}
      {open && open.action !== 'delete' && (
        <UserEditDialog user={open.user} roleOnly={open.action === 'edit permissions'} onClose={close} />
      )}
    </>
  );
}

interface UserActionsProps {
  user: User;
  onEditPermissions: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function UserActions({ user, onEditPermissions, onEdit, onDelete }: UserActionsProps) {
  const { staffId, offline, reasonAgainst } = usePermissions();
  const id = useId();
  const reason = reasonAgainst('users:manage');
  const roleReason = user.id === staffId ? 'You can’t change your own role' : null;
  const deleteReason = user.role === 'admin' ? "Can't delete admin users" : null;
  const notes = offline ? [] : [roleReason, deleteReason].filter((note) => note !== null);
  const button = (action: string, against: string | null, onClick: () => void) => (
    <RowButton
      action={action}
      danger={action === 'Delete'}
      row={user.name}
      reason={against}
      aria-describedby={against && notes.length > 0 ? id : undefined}
      onClick={onClick}
    />
  );
  return (
    <>
      <RowActions wraps>
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
        <p
          id={id}
          className="px-2 pb-1 text-xs text-muted @max-3xl/table:px-0 @max-3xl/table:pt-2 @3xl/table:w-56"
        >{`${notes.join('. ')}.`}</p>
      )}
    </>
  );
}

interface RoleBadgeProps {
  role: string;
}

const roleTones = new Map([
  ['admin', 'bg-3ds-panel text-3ds'],
  ['editor', 'bg-ds-panel text-ds'],
  ['contributor', 'bg-tech-panel text-tech'],
]);

function RoleBadge({ role }: RoleBadgeProps) {
  return <Badge tone={roleTones.get(role) ?? 'bg-line text-ink'}>{role}</Badge>;
}

/** Finds users whose name, email or role contains the text. It folds text like the database's searches. */
export function filterUsers<Person extends Pick<User, 'name' | 'email' | 'role'>>(
  users: readonly Person[],
  text: string,
): Person[] {
  const wanted = fold(text);
  return users.filter((user) => [user.name, user.email, user.role].some((part) => hasText(part, wanted)));
}
