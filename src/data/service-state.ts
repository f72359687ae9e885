/** Does the service answer, as far as the last read told? */
let down = false;
const listeners = new Set<() => void>();

/** True from a read that failed for good until one that is answered. */
export function isServiceDown(): boolean {
  return down;
}

/** The service answered a read. */
export function noteAnswer(): void {
  set(false);
}

/** A read failed for good. */
export function noteFailure(): void {
  set(true);
}

/** Calls back when that changes. */
export function onServiceState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: boolean): void {
  if (next === down) return;
  down = next;
  for (const listener of listeners) listener();
}
