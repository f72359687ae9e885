import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';

/** The open dialogs, the topmost last. While one is open nothing outside it can be read or pressed. */
const dialogs = createStore<readonly HTMLElement[]>([]);

/** Tells that a dialog is open. @returns what tells that it is closed. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  dialogs.set([...dialogs.get(), dialog]);
  return () => dialogs.set(dialogs.get().filter((other) => other !== dialog));
}

export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(dialogs.subscribe, () => dialogs.get().at(-1) ?? null);
}
