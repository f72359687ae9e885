import { useSyncExternalStore } from 'react';
import { onStoredSession, storedSession } from '@/data/stored-session';

/** Who is signed in, as the local record says, or null. Loads no auth client. */
export function useStoredUser() {
  return useSyncExternalStore(onStoredSession, storedSession, () => null)?.user ?? null;
}
