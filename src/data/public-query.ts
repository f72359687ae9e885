import { queryOptions } from '@tanstack/react-query';
import { isPassing, ReadError } from './answers';
import type { Copy } from './copy';
import { noteAnswer, noteFailure, peaceMilliseconds } from './service-state';

interface PublicQuery<Data> {
  queryKey: readonly unknown[];
  /** Asks the service. @throws ReadError when it gives nothing usable. */
  read: (signal: AbortSignal) => Promise<Data>;
  /** The same out of the copy of the last build; undefined when it does not hold that. */
  copy: (copy: Copy) => Promise<Data | undefined>;
}

/** `staleTime` of what every page shows and hardly ever changes. */
export const onceInAVisit = Infinity;

let source: Copy | null = null;

/** From now on every public read is answered out of this copy: for a build, which reads the database once. */
export function readFromCopy(copy: Copy): void {
  source = copy;
}

/** What the query library knows of a read. */
interface ReadState {
  state: { error: unknown; errorUpdatedAt: number };
}

/**
 * May a read be sent because a page is opened, or somebody comes back to it? Not when the service has just refused
 * it or could not do it: however often that happens, it is asked no more than once a minute. What never reached the
 * service is worth a try at any time.
 */
export function mayBeSent({ state: { error, errorUpdatedAt } }: ReadState): boolean {
  // A screen that is opened does not repeat at once what its loader has just tried.
  const pause = wantsPeace(error) ? peaceMilliseconds : justTriedMilliseconds;
  return error === null || Date.now() - errorUpdatedAt >= pause;
}

const justTriedMilliseconds = 1_000;

/** Did the service itself refuse, or say that it cannot? */
function wantsPeace(error: unknown): boolean {
  return error instanceof ReadError && (error.kind === 'refused' || error.kind === 'unavailable');
}

/**
 * A read of what every visitor may see. While the service cannot be reached, what is shown
 * stays; where nothing is shown yet, the copy that the build made stands in.
 */
export function publicQuery<Data>({ queryKey, read, copy }: PublicQuery<Data>) {
  return queryOptions<Data>({
    queryKey,
    refetchOnMount: mayBeSent,
    retryOnMount: mayBeSent,
    refetchOnWindowFocus: mayBeSent,
    refetchOnReconnect: mayBeSent,
    queryFn: async ({ client, signal }) => {
      if (source) return known(await copy(source));
      try {
        const data = await read(signal);
        // What came from the copy meanwhile can be had from the service again.
        for (const other of noteAnswer(queryKey)) void client.invalidateQueries({ queryKey: other, exact: true });
        return data;
      } catch (error) {
        const { fetchFailureCount = 0, data } = client.getQueryState<Data>(queryKey) ?? {};
        const willBeTriedAgain = isPassing(error) && fetchFailureCount === 0;
        if (signal.aborted || !(error instanceof ReadError) || willBeTriedAgain) throw error;
        noteFailure(queryKey, wantsPeace(error));
        const stored = data === undefined ? await fromStoredCopy(copy) : undefined;
        if (stored === undefined) throw error;
        return stored;
      }
    },
  });
}

/** The day of the newest change in the copy, as YYYY-MM-DD; undefined when there is no copy. */
export function dayOfCopy(): Promise<string | undefined> {
  return fromStoredCopy((copy) => copy.day());
}

/** Undefined when there is no copy, as in development. */
async function fromStoredCopy<Data>(copy: PublicQuery<Data>['copy']): Promise<Data | undefined> {
  try {
    const { storedCopy } = await import('./copy-files');
    return await copy(storedCopy);
  } catch {
    return undefined;
  }
}

function known<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error('the copy does not hold this');
  return data;
}
