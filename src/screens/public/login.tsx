import { useEffect } from 'react';
import { staffKey } from '@/data/staff/staff-query';
import { LoginForm } from '@/features/session/login-form';
import { useSession } from '@/features/session/use-session';
import { PageHead } from '@/features/settings/page-head';
import { paths } from '@/lib/paths';
import { useQueryClient } from '@/lib/query';
import { Navigate } from '@/lib/router';
import { PageFrame } from '@/ui/page-frame';
import { PageHeader } from '@/ui/page-header';

/** The way in for staff. Who is signed in goes straight on. */
export function LoginScreen() {
  const session = useSession();
  const queryClient = useQueryClient();

  // The next person at this device must not find what the one before has read.
  useEffect(() => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(staffKey) });
  }, [queryClient]);

  if (session.status === 'in') return <Navigate to={paths.admin} replace />;
  return (
    <PageFrame>
      <PageHead title="Sign In" noindex />
      <div className="mx-auto max-w-md">
        <PageHeader title="Admin Login">
          Use the e-mail and password of your account with the authentication service. Accounts are made by an admin.
        </PageHeader>
        <LoginForm />
      </div>
    </PageFrame>
  );
}
