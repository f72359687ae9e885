/** The reads that failed for good and were not answered since, and whether the service wants to be left in peace. */
const failed = new Map<string, { key: readonly unknown[]; wantsPeace: boolean }>();
/** When each was last worth another try because another read was answered. */
const triedAgain = new Map<string, number>();
const listeners = new Set<() => void>();

/** True while some read gets no answer. */
export function isServiceDown(): boolean {
  return failed.size > 0;
}

/** A service that has just refused something, or could not do it, is left in peace for this long. */
export const peaceMilliseconds = 60_000;

/**
 * The service answered a read.
 * @returns the keys of the others that it did not answer: they are worth another try, and forgotten here. One that
 *   the service goes on refusing while others are answered is not among them each time.
 */
export function noteAnswer(key: readonly unknown[]): (readonly unknown[])[] {
  triedAgain.delete(JSON.stringify(key));
  if (failed.size === 0) return [];
  failed.delete(JSON.stringify(key));
  const others = [...failed].filter(
    ([id, { wantsPeace }]) => !wantsPeace || Date.now() - (triedAgain.get(id) ?? 0) >= peaceMilliseconds,
  );
  for (const [id] of others) {
    failed.delete(id);
    triedAgain.set(id, Date.now());
  }
  tell();
  return others.map(([, other]) => other.key);
}

/** A read failed for good, for want of a connection or because the service itself did not do it. */
export function noteFailure(key: readonly unknown[], wantsPeace: boolean): void {
  failed.set(JSON.stringify(key), { key, wantsPeace });
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
