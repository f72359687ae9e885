import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isOfflineViewer } from '@/data/service/offline-viewer';
import { onStoredSession, storedSession, type StoredSession } from '@/data/service/session-record';
import { sessionReady } from './session';

export type SessionUser = StoredSession['user'];

/**
 * The state is 'unknown' until the auth client has read the local record. It is 'expired' when the session ends while
 * the user's work is on the screen. It is 'offline' in the offline viewer.
 */
export type AuthState =
  { status: 'unknown' } | { status: 'signed-out' } | WithUser<'signed-in'> | WithUser<'expired'> | WithUser<'offline'>;

interface WithUser<Status> {
  status: Status;
  user: SessionUser;
}

const AuthContext = createContext<AuthState | null>(null);

/** Runs once per visit. The cache keeps the result after the sign-in screen. */
const authReady = queryOptions({
  queryKey: ['auth-ready'],
  queryFn: () => sessionReady().then(() => true),
  meta: { kinds: [] },
  staleTime: Infinity,
  gcTime: Infinity,
});

/**
 * Provides the auth state, and follows sign-in, sign-out and expiry in every tab. It surrounds the sign-in screens and
 * the admin area.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const record = useSyncExternalStore(onStoredSession, storedSession, () => null);
  const ready = useQuery(authReady).isSuccess;
  // The user whose work is on the screen, even after the session ends.
  const [worker, setWorker] = useState<SessionUser | null>(null);
  if (ready && record && !worker) setWorker(record.user);
  return <AuthContext value={ready ? stateOf(record, worker) : { status: 'unknown' }}>{children}</AuthContext>;
}

/** @throws Error outside an AuthProvider */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error('useAuth is outside an AuthProvider');
  return state;
}

function stateOf(record: StoredSession | null, worker: SessionUser | null): AuthState {
  if (!record) return worker ? { status: 'expired', user: worker } : { status: 'signed-out' };
  // Another tab has signed in another user, so this tab returns to the sign-in screen.
  if (worker && worker.id !== record.user.id) return { status: 'signed-out' };
  return { status: isOfflineViewer() ? 'offline' : 'signed-in', user: record.user };
}
