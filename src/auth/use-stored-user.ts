import { useSyncExternalStore } from 'react';
import { onStoredSession, storedSession } from '@/data/session-record';

/** Who is signed in, as the local record says, or null. Loads no auth client. */
export function useStoredUser() {
  return useSyncExternalStore(onStoredSession, storedSession, () => null)?.user ?? null;
}
