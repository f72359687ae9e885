import { LoginForm } from '@/features/session/login-form';
import { useSession } from '@/features/session/use-session';
import { PageHead } from '@/features/settings/page-head';
import { paths } from '@/lib/paths';
import { Navigate } from '@/lib/router';
import { PageFrame } from '@/ui/page-frame';
import { PageHeader } from '@/ui/page-header';

/** The way in for staff. Who is signed in goes straight on. */
export function LoginScreen() {
  const session = useSession();
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
