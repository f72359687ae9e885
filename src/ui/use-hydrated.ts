import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a prerendered page comes alive, which has to look as it was written; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
