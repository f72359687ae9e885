import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isOfflineViewer } from '@/data/offline-viewer';
import { onStoredSession, storedSession, type StoredSession } from '@/data/session-record';
import { sessionReady } from './session';

export type SessionUser = StoredSession['user'];

/**
 * Who is at work. 'unknown' until the auth client has looked at the local record; 'expired' once the session has ended
 * while its user's work is still on the screen; 'offline' in the viewer for when the service cannot be reached.
 */
export type AuthState =
  { status: 'unknown' } | { status: 'signed-out' } | WithUser<'signed-in'> | WithUser<'expired'> | WithUser<'offline'>;

interface WithUser<Status> {
  status: Status;
  user: SessionUser;
}

const AuthContext = createContext<AuthState | null>(null);

/** Asked once in a visit: whoever comes from the sign-in is known already. */
const authReady = queryOptions({
  queryKey: ['auth-ready'],
  queryFn: () => sessionReady().then(() => true),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Follows the session: signing in and out in any tab, and the end of its time. Mounted around sign-in and admin area. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const record = useSyncExternalStore(onStoredSession, storedSession, () => null);
  const ready = useQuery(authReady).isSuccess;
  // Whose work is on the screen, also after the session has ended over it.
  const [worker, setWorker] = useState<SessionUser | null>(null);
  if (ready && record && !worker) setWorker(record.user);
  return <AuthContext value={ready ? stateOf(record, worker) : { status: 'unknown' }}>{children}</AuthContext>;
}

/** The state of the session. @throws Error outside an AuthProvider. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth is outside an AuthProvider');
  return state;
}

function stateOf(record: StoredSession | null, worker: SessionUser | null): AuthState {
  if (!record) return worker ? { status: 'expired', user: worker } : { status: 'signed-out' };
  // Somebody else signed in, in another tab: they start again, by way of the sign-in screen.
  if (worker && worker.id !== record.user.id) return { status: 'signed-out' };
  return { status: isOfflineViewer() ? 'offline' : 'signed-in', user: record.user };
}
