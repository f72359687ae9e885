import { useSyncExternalStore } from 'react';

let wanted = false;
const listeners = new Set<() => void>();

/** From now on there may be messages to show. */
export function wantToaster(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

/** May there be messages to show? A visitor who only reads has none, and is spared their code. */
export function useToasterWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
