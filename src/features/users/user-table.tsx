import { useState } from 'react';
import { allUsers, deleteUser, usersKey, type User } from '@/data/users.admin';
import { goneReason } from '@/data/writes.admin';
import { dayOf, formatDay } from '@/lib/dates';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/ui/button';
import { DataTable, type Column } from '@/ui/data-table';
import { DeletionDialog } from '@/ui/deletion-dialog';
import { Notice } from '@/ui/notice';
import { filterUsers } from './filter-users';
import { RoleBadge } from './role-badge';
import { UserActions } from './user-actions';
import { UserEditDialog } from './user-edit-dialog';

interface UserTableProps {
  /** True until it is known whether this person may see the directory. */
  asking: boolean;
  search: string;
  onClearSearch: () => void;
}

/** What is being done about whom. */
type Open = { user: User; action: 'edit' | 'edit permissions' | 'delete' } | null;

/** The directory of the staff, the newest first. */
export function UserTable({ asking, search, onClearSearch }: UserTableProps) {
  const users = useQuery({ ...allUsers(), enabled: !asking, meta: { failure: 'Failed to load users' } });
  const [open, setOpen] = useState<Open>(null);
  const [gone, setGone] = useState<string | null>(null);
  const close = () => setOpen(null);

  const columns: Column<User>[] = [
    { heading: 'Name', cell: ({ name }) => name },
    {
      heading: 'Email',
      long: true,
      cell: ({ email, auth_user_id }) => (
        <>
          {email.slice(0, email.indexOf('@') + 1)}
          <wbr />
          {email.slice(email.indexOf('@') + 1)}
          {auth_user_id === null && <span className="block text-muted">No sign-in linked</span>}
        </>
      ),
    },
    { heading: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
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
            <Button look="quiet" onClick={onClearSearch}>
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
            setGone(goneReason(error, open.user.name));
          }}
        />
      )}
      {open && open.action !== 'delete' && (
        <UserEditDialog user={open.user} roleOnly={open.action === 'edit permissions'} onClose={close} />
      )}
    </>
  );
}
