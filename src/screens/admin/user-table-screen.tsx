import { PageHead } from '@/features/seo/page-head';
import { FactorRule } from '@/features/users/factor-rule';
import { AddUser } from '@/features/users/user-add-dialog';
import { UserTable } from '@/features/users/user-directory';
import { Notice, PageTitle } from '@/ui/admin-page';
import { SearchBox } from '@/ui/search-box';
import { useListAddress } from '@/ui/use-list-address';
import { useAccessCheck } from '@/auth/use-permissions';

export function UserTableScreen() {
  const address = useListAddress();
  const { busy, reason } = useAccessCheck('users:manage');
  const search = address.get('q');
  return (
    <>
      <PageHead title="Users" noindex />
      <PageTitle action={!busy && !reason && <AddUser />}>Users</PageTitle>
      {reason ? (
        <Notice>{reason}</Notice>
      ) : (
        <div className="space-y-4">
          {!busy && (
            <div className="flex max-w-md">
              <SearchBox
                label="Search users"
                placeholder="Search users..."
                value={search}
                onSearch={(q) => address.refine({ q })}
              />
            </div>
          )}
          <UserTable busy={busy} search={search} onClearSearch={address.reset} />
          {!busy && <FactorRule />}
        </div>
      )}
    </>
  );
}
