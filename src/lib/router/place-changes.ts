import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();

/** Calls back when the place or the transition changes. */
export function onPlaceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the new place shows is on the page when this returns. */
export function announce(): void {
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
