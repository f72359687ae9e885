import { createStore } from '@/lib/store';

/** A read that failed for good and was not answered since. */
interface FailedRead {
  key: readonly unknown[];
  /** Did the service itself refuse it, or say that it cannot? Then it is asked again only after a while. */
  backsOff: boolean;
}

/** A service that has just rejected something, or could not do it, is not asked again for this long. */
export const backoffMilliseconds = 60_000;

const failed = createStore<ReadonlyMap<string, FailedRead>>(new Map());
/** When each was last worth another try because another read was answered. */
const triedAgain = new Map<string, number>();

export const onServiceState = failed.subscribe;

/** True while some read gets no answer. */
export function isServiceDown(): boolean {
  return failed.get().size > 0;
}

/**
 * The service answered a read.
 * @returns the keys of the others that it did not answer: they are worth another try, and forgotten here. One that
 *   the service goes on refusing while others are answered is not among them each time.
 */
export function noteAnswer(key: readonly unknown[]): (readonly unknown[])[] {
  triedAgain.delete(JSON.stringify(key));
  if (!isServiceDown()) return [];
  const left = new Map(failed.get());
  left.delete(JSON.stringify(key));
  const others = [...left].filter(
    ([id, { backsOff }]) => !backsOff || Date.now() - (triedAgain.get(id) ?? 0) >= backoffMilliseconds,
  );
  for (const [id] of others) {
    left.delete(id);
    triedAgain.set(id, Date.now());
  }
  failed.set(left);
  return others.map(([, other]) => other.key);
}

/** A read failed for good, for want of a connection or because the service itself did not do it. */
export function noteFailure(key: readonly unknown[], backsOff: boolean): void {
  failed.set(new Map(failed.get()).set(JSON.stringify(key), { key, backsOff }));
}
