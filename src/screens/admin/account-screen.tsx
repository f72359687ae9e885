import { useQuery } from '@tanstack/react-query';
import { ownAccess } from '@/data/staff/accounts.admin';
import { OwnFactor } from '@/features/account/own-factor';
import { OwnName } from '@/features/account/own-name';
import { OwnPassword } from '@/features/account/own-password';
import { OwnSessions } from '@/features/account/own-sessions';
import { PageHead } from '@/features/seo/page-head';
import { usePermissions } from '@/auth/use-permissions';
import { LoadFailed, Notice, PageTitle } from '@/ui/admin-page';
import { SkeletonBlock } from '@/ui/skeletons';

export function AccountScreen() {
  const { offline, reasonAgainst } = usePermissions();
  return (
    <>
      <PageHead title="Your account" noindex />
      <PageTitle>Your account</PageTitle>
      {offline ? (
        <Notice>{reasonAgainst('posts:write')}</Notice>
      ) : (
        <div className="space-y-6">
          <Account />
          <OwnSessions />
        </div>
      )}
    </>
  );
}

function Account() {
  const { user } = usePermissions();
  // Another tab may have signed in by mail meanwhile.
  const own = useQuery({ ...ownAccess(user.id), refetchOnWindowFocus: 'always' });
  if (own.isPending) return <SkeletonBlock label="Loading your account" className="h-96" />;
  if (own.isLoadingError)
    return <LoadFailed onRetry={() => void own.refetch()}>We couldn’t load your account.</LoadFailed>;
  const { name, role, email } = own.data;
  const address = email ?? user.email;
  return (
    <>
      <OwnName name={name ?? ''} email={address} role={role ?? ''} />
      <OwnPassword access={own.data} email={address} />
      <OwnFactor access={own.data} email={address} />
    </>
  );
}
