import { AuthProvider, useAuth } from '@/auth/auth-provider';
import { LoginForm } from '@/auth/login-form';
import { PageHead } from '@/features/seo/page-head';
import { paths } from '@/site/paths';
import { Navigate } from 'react-router-dom';
import { PageFrame } from '@/ui/page-frame';

/** Redirects signed-in staff to the admin area. */
export function LoginScreen() {
  return (
    <AuthProvider>
      <SignIn />
    </AuthProvider>
  );
}

function SignIn() {
  const { status } = useAuth();
  if (status === 'signed-in' || status === 'offline') return <Navigate to={paths.admin} replace />;
  return (
    <PageFrame>
      <PageHead title="Sign In" noindex />
      <div className="mx-auto max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <img src="/favicon.svg" alt="" width={56} height={56} />
        <h1 className="mt-5 text-title">Admin Login</h1>
        <p className="mt-2 mb-6 text-muted">
          Sign in with your authentication-service email and password. No account yet? Ask an admin.
        </p>
        <LoginForm />
      </div>
    </PageFrame>
  );
}
