import { useSyncExternalStore, type ReactNode } from 'react';

let toaster: ReactNode = null;
const listeners = new Set<() => void>();

/** From now on there may be messages, which this shows. */
export function showToaster(element: ReactNode): void {
  toaster = element;
  for (const listener of listeners) listener();
}

/** What shows messages, or null: a visitor who only reads has none, and is spared their code. */
export function useShownToaster(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => toaster,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
