import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@/features/seo/page-head';
import { AddUser } from '@/features/users/user-add-dialog';
import { UserTable } from '@/features/users/user-directory';
import { Notice, PageTitle } from '@/ui/admin-page';
import { SearchBox } from '@/ui/search-box';
import { useListAddress } from '@/ui/use-list-address';
import { ownUser } from '@/data/staff/users.admin';
import { reasonAgainst, roleOf } from '@/auth/permissions';
import { usePermissions } from '@/auth/use-permissions';

export function UserTableScreen() {
  const address = useListAddress();
  const { asking, reason } = useUserAccess();
  const search = address.get('q');
  return (
    <>
      <PageHead title="Users" noindex />
      <PageTitle action={!asking && !reason && <AddUser />}>Users</PageTitle>
      {reason ? (
        <Notice>{reason}</Notice>
      ) : (
        <div className="space-y-4">
          {!asking && (
            <div className="flex max-w-md">
              <SearchBox
                label="Search users"
                placeholder="Search users..."
                value={search}
                onSearch={(q) => address.refine({ q })}
              />
            </div>
          )}
          <UserTable asking={asking} search={search} onClearSearch={address.reset} />
        </div>
      )}
    </>
  );
}

/** Without a known role the database decides. The offline viewer never knows it. */
function useUserAccess(): { asking: boolean; reason: string | null } {
  const { user, offline } = usePermissions();
  // RequireAuth fetches the role; this only reads the cache.
  const own = useQuery({ ...ownUser(user.id), enabled: false });
  if (offline) return { asking: false, reason: null };
  // From the same result as `asking`: the context may be one render behind.
  return { asking: own.isPending, reason: reasonAgainst('users:manage', roleOf(own.data), offline) };
}
