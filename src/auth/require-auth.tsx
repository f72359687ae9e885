import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { staffKey } from '@/data/service/session-record';
import { ownUser } from '@/data/staff/users.admin';
import { paths } from '@/site/paths';
import { LoadingScreen } from '@/ui/skeletons';
import { notify } from '@/ui/toast/notify';
import { useLeaveGuardState } from '@/ui/form/leave-guard';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { useAuth, type AuthState } from './auth-provider';
import { signOut } from './session';
import { roleOf } from './permissions';
import { StaffContext } from './use-permissions';
import { LoginForm } from './login-form';

interface RequireAuthProps {
  /** Compared with the role of the local record; no route of the site sets it. */
  role?: string;
  children: ReactNode;
}

const staffReads = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(staffKey) };

/** Guards the admin area. When a session ends over unsaved work, the user signs in again in place. */
export function RequireAuth({ role, children }: RequireAuthProps) {
  const auth = useAuth();
  const queryClient = useQueryClient();

  // The next user of this device must not see what the previous one has read.
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
  const [left, setLeft] = useState(false);
  const own = useQuery({ ...ownUser(user.id), enabled: status === 'signed-in' });
  const expired = status === 'expired';

  useEffect(() => {
    if (expired && !left) notify.failure('Your session has ended. Please sign in again.');
  }, [expired, left]);

  const logOut = () => {
    void confirmLeave().then((leave) => {
      if (!leave) return;
      // Before the session ends, or signing out would look like an expired session.
      flushSync(() => setLeft(true));
      signOut();
      notify.success('You have been logged out successfully.');
    });
  };

  if (expired && (left || !unsaved)) return <Navigate to={paths.login} replace />;
  return (
    <StaffContext
      value={{ user, offline: status === 'offline', staffId: own.data?.id ?? null, role: roleOf(own.data), logOut }}
    >
      <div inert={expired}>{children}</div>
      {expired && (
        <SignInAgain
          email={user.email}
          onSignedIn={() => void queryClient.invalidateQueries(staffReads)}
          onLeave={() => setLeft(true)}
        />
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
      <p className="text-muted">Your session has ended. Your work is still here: sign in to continue.</p>
      <LoginForm email={email} onSignedIn={onSignedIn} />
      <Button look="quiet" className="w-full" onClick={onLeave}>
        Leave without signing in
      </Button>
    </Dialog>
  );
}
