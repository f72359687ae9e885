import { queryOptions } from '@tanstack/react-query';
import { readOrKept } from './offline-viewer';

/** Part of every key of a read that only staff make: what is under it goes when somebody signs out. */
export const staffKey = 'staff';

/** A read of the admin area. Builds with an offline viewer keep what was last read for it. */
export function staffQuery<Data>(queryKey: readonly unknown[], read: (signal: AbortSignal) => Promise<Data>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Data> => readOrKept(queryKey, () => read(signal)),
  });
}
