import { useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from '@/lib/store';

const toaster = createStore<ReactNode>(null);

export function showToaster(element: ReactNode): void {
  toaster.set(element);
}

/** Returns the toaster, or null. A visitor without messages does not load its code. */
export function useShownToaster(): ReactNode {
  return useSyncExternalStore(toaster.subscribe, toaster.get, () => null);
}
