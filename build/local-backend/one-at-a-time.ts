/**
 * Wraps an async function so that calls run strictly one after another.
 *
 * The embedded database is a single connection, and @supabase/lite opens a
 * transaction on it per request without a lock: two requests in one tick would
 * share a transaction, and the second could run as superuser. A failed call does
 * not stop the queue.
 */
export function oneAtATime<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const next = last.then(() => run(...args));
    last = next.catch(() => undefined);
    return next;
  };
}
