import { useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from '@/lib/store';

const toaster = createStore<ReactNode>(null);

export function showToaster(element: ReactNode): void {
  toaster.set(element);
}

/** What shows messages, or null: a visitor who only reads has none, and is spared their code. */
export function useShownToaster(): ReactNode {
  return useSyncExternalStore(toaster.subscribe, toaster.get, () => null);
}
