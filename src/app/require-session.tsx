import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { signOut } from '@/data/session';
import { staffKey } from '@/data/staff-query';
import { ownRole } from '@/data/users.admin';
import { SignInAgain } from '@/auth/sign-in-again';
import { StaffContext } from '@/auth/staff-context';
import { useSession, type SessionUser } from '@/auth/use-session';
import { paths } from '@/lib/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@/lib/router';
import { notify } from '@/ui/notify';
import { useLeaveGuardState } from '@/ui/form/leave-guard';
import { LoadingScreen } from './loading-screen';
import { NotPermitted } from './not-permitted';

interface RequireSessionProps {
  /** Compared with the role of the local record; none of the site's routes asks for one. */
  role?: string;
  children: ReactNode;
}

const staffReads = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(staffKey) };

/**
 * The guard: unknown, then allowed, or denied and sent to the sign-in. A session that
 * ends over unsaved work is asked for again on the spot.
 */
export function RequireSession({ role, children }: RequireSessionProps) {
  const session = useSession();
  const queryClient = useQueryClient();
  // Whose work is on the screen, also after the session has ended over it.
  const [worker, setWorker] = useState<SessionUser | null>(null);
  if (session.status === 'in' && !worker) setWorker(session.user);

  // The next person at this device must not find what the one before has read.
  useEffect(() => () => queryClient.removeQueries(staffReads), [queryClient]);

  if (session.status === 'unknown') return <LoadingScreen />;
  if (session.status === 'in' && role !== undefined && session.user.role !== role) return <NotPermitted />;
  // Somebody else signed in, in another tab: they start anew, by way of the sign-in screen.
  const replaced = session.status === 'in' && worker !== null && session.user.id !== worker.id;
  if (!worker || replaced) return <Navigate to={paths.login} replace />;
  return (
    <StaffArea user={worker} signedIn={session.status === 'in'} offline={session.status === 'in' && session.offline}>
      {children}
    </StaffArea>
  );
}

interface StaffAreaProps {
  user: SessionUser;
  /** False once the session has ended. */
  signedIn: boolean;
  offline: boolean;
  children: ReactNode;
}

function StaffArea({ user, signedIn, offline, children }: StaffAreaProps) {
  const queryClient = useQueryClient();
  const { unsaved, confirmLeave } = useLeaveGuardState();
  const [left, setLeft] = useState(false);
  const role = useQuery({ ...ownRole(user.id), enabled: signedIn && !offline });

  useEffect(() => {
    if (!signedIn && !left) notify.failure('Your session has ended. Please sign in again.');
  }, [signedIn, left]);

  const logOut = () => {
    void confirmLeave().then((leave) => {
      if (!leave) return;
      // Before the session ends: the sign-out must not look like a session that ended by itself.
      flushSync(() => setLeft(true));
      signOut();
      notify.success('You have been logged out successfully.');
    });
  };

  if (!signedIn && (left || !unsaved)) return <Navigate to={paths.login} replace />;
  return (
    <StaffContext value={{ user, offline, role: role.data ?? null, logOut }}>
      <div inert={!signedIn}>{children}</div>
      {!signedIn && (
        <SignInAgain
          email={user.email}
          onSignedIn={() => void queryClient.invalidateQueries(staffReads)}
          onLeave={() => setLeft(true)}
        />
      )}
    </StaffContext>
  );
}
