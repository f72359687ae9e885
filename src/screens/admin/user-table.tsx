import { PageHead } from '@/features/settings/page-head';
import { AddUser } from '@/features/users/user-add-dialog';
import { useUserAccess } from '@/features/users/use-user-access';
import { UserTable } from '@/features/users/user-directory';
import { Notice } from '@/ui/notice';
import { PageTitle } from '@/ui/page-title';
import { SearchBox } from '@/ui/search-box';
import { useListAddress } from '@/ui/use-list-address';

/** The directory of the staff, for those who may see it; the others read why not. */
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
