import { createStore } from '@/lib/store';

/** A read that failed for good and has not been answered since. */
interface FailedRead {
  key: readonly unknown[];
  /** Did the service itself reject it, or fail? Then the next try waits for the backoff. */
  backsOff: boolean;
}

/** How long a read that the service rejected or failed is not sent again. */
export const backoffMilliseconds = 60_000;

const failed = createStore<ReadonlyMap<string, FailedRead>>(new Map());
/** When each read was last retried because another one was answered. */
const triedAgain = new Map<string, number>();

export const onServiceState = failed.subscribe;

/** True while at least one read has no answer. */
export function isServiceDown(): boolean {
  return failed.get().size > 0;
}

/** Has this read failed for good, and not been answered since? */
export function isFailed(key: readonly unknown[]): boolean {
  return failed.get().has(JSON.stringify(key));
}

/**
 * Records an answer.
 * @param isShown does the page show what a read answers? Another page's failure is no outage for this one.
 * @returns the keys of the failed reads that are worth another try, and forgets them; a shown read that the service
 * keeps rejecting is returned at most once per backoff
 */
export function noteAnswer(
  key: readonly unknown[],
  isShown: (key: readonly unknown[]) => boolean,
): (readonly unknown[])[] {
  triedAgain.delete(JSON.stringify(key));
  if (!isServiceDown()) return [];
  const left = new Map(failed.get());
  left.delete(JSON.stringify(key));
  const others = [...left].filter(
    ([id, { key: other, backsOff }]) =>
      !backsOff || !isShown(other) || Date.now() - (triedAgain.get(id) ?? 0) >= backoffMilliseconds,
  );
  for (const [id] of others) {
    left.delete(id);
    triedAgain.set(id, Date.now());
  }
  failed.set(left);
  return others.map(([, other]) => other.key);
}

/** Records a read that failed for good. */
export function noteFailure(key: readonly unknown[], backsOff: boolean): void {
  failed.set(new Map(failed.get()).set(JSON.stringify(key), { key, backsOff }));
}
