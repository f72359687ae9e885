import { AuthProvider, useAuth } from '@/auth/auth-provider';
import { LoginForm } from '@/auth/login-form';
import { PageHead } from '@/features/seo/page-head';
import { paths } from '@/site/paths';
import { Link, Navigate } from 'react-router-dom';
import { loneLinkClass } from '@/ui/button';
import { PageFrame } from '@/ui/page-frame';

/** Redirects signed-in staff to the admin area. */
export function LoginScreen() {
  return (
    <AuthProvider>
      <SignIn />
    </AuthProvider>
  );
}

const linkClass = `${loneLinkClass} underline underline-offset-4 hover:text-accent`;

function SignIn() {
  const { status } = useAuth();
  if (status === 'signed-in' || status === 'offline') return <Navigate to={paths.admin} replace />;
  return (
    <PageFrame>
      <PageHead title="Sign In" noindex />
      <div className="mx-auto max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <img src="/favicon.svg" alt="" width={56} height={56} />
        <h1 className="mt-5 text-title">Staff sign-in</h1>
        <p className="mt-2 mb-6 text-muted">
          Use the email and password of your authentication-service account. Not on the team yet? Ask an admin.
        </p>
        <LoginForm />
        <p className="mt-5">
          <Link to={paths.password} className={linkClass}>
            First time here, or forgot your password?
          </Link>
        </p>
      </div>
    </PageFrame>
  );
}
