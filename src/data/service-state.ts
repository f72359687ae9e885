/** Keys of the reads that failed for good and were not answered since. */
const failed = new Map<string, readonly unknown[]>();
const listeners = new Set<() => void>();

/** True while some read gets no answer. */
export function isServiceDown(): boolean {
  return failed.size > 0;
}

/**
 * The service answered a read.
 * @returns the keys of the others that it did not answer: they are worth another try, and forgotten here.
 */
export function noteAnswer(key: readonly unknown[]): (readonly unknown[])[] {
  if (failed.size === 0) return [];
  failed.delete(JSON.stringify(key));
  const others = [...failed.values()];
  failed.clear();
  tell();
  return others;
}

/** A read failed for good. */
export function noteFailure(key: readonly unknown[]): void {
  failed.set(JSON.stringify(key), key);
  tell();
}

/** Calls back when that may have changed. */
export function onServiceState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
