/** The open dialogs, the topmost last. While one is open nothing outside it can be read or pressed. */
let dialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Tells that a dialog is open. @returns what tells that it is closed. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...dialogs, dialog]);
  return () => change(dialogs.filter((other) => other !== dialog));
}

/** The topmost open dialog, or null. */
export function topDialog(): HTMLElement | null {
  return dialogs.at(-1) ?? null;
}

/** Calls back when the topmost dialog may have changed. */
export function onTopLayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}
