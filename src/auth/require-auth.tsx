import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { staffKey } from '@/data/service/session-record';
import { ownAccess } from '@/data/staff/accounts.admin';
import { paths } from '@/site/paths';
import { LoadingScreen } from '@/ui/skeletons';
import { notify } from '@/ui/toast/notify';
import { useLeaveGuardState } from '@/ui/form/leave-guard';
import { Button, loneLinkClass } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { AccessDialog, AccessScreen } from './access-gate';
import { useAuth, type AuthState } from './auth-provider';
import { signOut } from './session';
import { roleOf } from './permissions';
import { StaffContext } from './use-permissions';
import { LoginForm } from './login-form';

interface RequireAuthProps {
  /** The role that the local record must have. No route of the site sets this property. */
  role?: string;
  children: ReactNode;
}

const staffReads = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(staffKey) };

/**
 * Guards the admin area. When a session ends over unsaved work, the user signs in again in a dialog. When the account
 * loses its rights, unsaved work stays on the screen. While the access is unknown, the database decides.
 */
export function RequireAuth({ role, children }: RequireAuthProps) {
  const auth = useAuth();
  const queryClient = useQueryClient();

  // The next user of this device must not see the reads of the previous user.
  useEffect(() => () => queryClient.removeQueries(staffReads), [queryClient]);

  if (auth.status === 'unknown') return <LoadingScreen />;
  if (auth.status === 'signed-out') return <Navigate to={paths.login} replace />;
  if (auth.status !== 'expired' && role !== undefined && auth.user.role !== role) return <NotPermitted />;
  return <StaffArea auth={auth}>{children}</StaffArea>;
}

interface StaffAreaProps {
  auth: Extract<AuthState, { user: unknown }>;
  children: ReactNode;
}

function StaffArea({ auth: { status, user }, children }: StaffAreaProps) {
  const queryClient = useQueryClient();
  const { unsaved, confirmLeave } = useLeaveGuardState();
  const [hasLeft, setHasLeft] = useState(false);
  const own = useQuery({
    ...ownAccess(user.id),
    enabled: status === 'signed-in',
    // A code entered in another tab is valid here too.
    refetchOnWindowFocus: ({ state }) => state.data?.state === 'in' || 'always',
  });
  const expired = status === 'expired';
  const refused = status === 'signed-in' && own.data && own.data.state !== 'in' ? own.data : null;
  const needsFactor = refused?.state === 'code' || refused?.state === 'enrol';
  const readAgain = () => void queryClient.invalidateQueries(staffReads);

  useEffect(() => {
    if (expired && !hasLeft) notify.failure('Your session has ended. Please sign in again.');
  }, [expired, hasLeft]);

  const logOut = () => {
    void confirmLeave().then((leave) => {
      if (!leave) return;
      // This comes before `signOut`: otherwise the session would look expired.
      flushSync(() => setHasLeft(true));
      signOut();
      notify.success('You have been logged out successfully.');
    });
  };

  if (expired && (hasLeft || !unsaved)) return <Navigate to={paths.login} replace />;
  if (refused && !unsaved)
    return <AccessScreen access={refused} email={user.email} onDone={readAgain} onLogOut={logOut} />;
  return (
    <StaffContext
      value={{ user, offline: status === 'offline', staffId: own.data?.id ?? null, role: roleOf(own.data), logOut }}
    >
      <div inert={expired || needsFactor}>{children}</div>
      {expired && <SignInAgain email={user.email} onSignedIn={readAgain} onLeave={() => setHasLeft(true)} />}
      {refused && needsFactor && (
        <AccessDialog access={refused} email={user.email} onDone={readAgain} onLogOut={logOut} />
      )}
    </StaffContext>
  );
}

function NotPermitted() {
  useEffect(() => notify.failure("You don't have permission to access this area."), []);
  return <Navigate to={paths.login} replace />;
}

interface SignInAgainProps {
  email: string;
  onSignedIn: () => void;
  onLeave: () => void;
}

/** Covers unsaved work when the session has ended. */
function SignInAgain({ email, onSignedIn, onLeave }: SignInAgainProps) {
  return (
    <Dialog title="Please sign in again">
      <p className="text-muted">Your session has ended. Your work is safe: sign in to continue.</p>
      <LoginForm email={email} onSignedIn={onSignedIn} />
      <a
        href={paths.password}
        target="_blank"
        rel="noopener"
        className={`${loneLinkClass} underline underline-offset-4`}
      >
        Sign in by email instead (opens a new tab)
      </a>
      <Button kind="quiet" className="w-full" onClick={onLeave}>
        Leave without signing in
      </Button>
    </Dialog>
  );
}
