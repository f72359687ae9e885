import { useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from '@/lib/store';

const toaster = createStore<ReactNode>(null);

export function showToaster(element: ReactNode): void {
  toaster.set(element);
}

/** Returns the toaster; null until its code loads. A visitor without messages does not load the code. */
export function useShownToaster(): ReactNode {
  return useSyncExternalStore(toaster.subscribe, toaster.get, () => null);
}
