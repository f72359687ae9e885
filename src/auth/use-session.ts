import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOfflineViewer, sessionReady } from '@/data/session';
import { onStoredSession, storedSession, type StoredSession } from '@/data/stored-session';

export type SessionUser = StoredSession['user'];

/** The session of this tab. 'unknown' until the auth client has looked at the local record. */
type SessionState = { status: 'unknown' } | { status: 'out' } | { status: 'in'; user: SessionUser; offline: boolean };

/** Follows the session: signing in and out in any tab, and the end of its time. */
export function useSession(): SessionState {
  const record = useSyncExternalStore(onStoredSession, storedSession, () => null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let mounted = true;
    void sessionReady().then(() => {
      if (mounted) setReady(true);
    });
    return () => {
      mounted = false;
    };
  }, []);
  if (!ready) return { status: 'unknown' };
  return record ? { status: 'in', user: record.user, offline: isOfflineViewer() } : { status: 'out' };
}
