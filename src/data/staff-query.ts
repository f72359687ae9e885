import { keepCopy, readCopy } from './offline-admin';
import { isOfflineViewer } from './session';
import { queryOptions } from '@tanstack/react-query';

/** Part of every key of a read that only staff make: what is under it goes when somebody signs out. */
export const staffKey = 'staff';

/**
 * A read of the admin area. Builds with an offline viewer keep what was last read, for
 * the day when the service cannot be reached.
 */
export function staffQuery<Data>(queryKey: readonly unknown[], read: (signal: AbortSignal) => Promise<Data>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Data> => {
      if (!import.meta.env.VITE_OFFLINE_VERIFIER) return read(signal);
      if (isOfflineViewer()) return readCopy(queryKey) as Data;
      const data = await read(signal);
      keepCopy(queryKey, data);
      return data;
    },
  });
}
