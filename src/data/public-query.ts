import { hashKey, queryOptions, type QueryKey } from '@tanstack/react-query';
import { paths } from '@/lib/paths';
import { isPassing, ReadError } from './errors';
import { backoffMilliseconds, noteAnswer, noteFailure } from './service-state';
import { answerIn, answersOfBuild, snapshotOf, type Snapshot } from './snapshot';

interface PublicQuery<Data> {
  queryKey: QueryKey;
  /** Asks the service. @throws ReadError when it gives nothing usable. */
  read: (signal: AbortSignal) => Promise<Data>;
  /** The page whose snapshot has the answer, for when the service cannot be reached. */
  page: string;
  /** What of that snapshot answers this; left out, what it has under the same key. */
  fromSnapshot?: (snapshot: Snapshot) => Data | undefined;
}

interface ReadState {
  state: { error: unknown; errorUpdatedAt: number };
}

/** `staleTime` of what every page shows and hardly ever changes. */
export const onceInAVisit = Infinity;

/**
 * May a read be sent because a page is opened, or somebody comes back to it? Not when the service has just rejected
 * it or could not do it: however often that happens, it is asked no more than once a minute. What never reached the
 * service is worth a try at any time.
 */
export function mayBeSent({ state: { error, errorUpdatedAt } }: ReadState): boolean {
  return !needsBackoff(error) || Date.now() - errorUpdatedAt >= backoffMilliseconds;
}

/** A screen that is opened does not repeat at once what its loader has just tried. */
function mayBeSentOnMount(query: ReadState): boolean {
  const { error, errorUpdatedAt } = query.state;
  return mayBeSent(query) && (error === null || Date.now() - errorUpdatedAt >= justTriedMilliseconds);
}

const justTriedMilliseconds = 1_000;

/** Did the service itself reject it, or say that it cannot? */
function needsBackoff(error: unknown): boolean {
  return error instanceof ReadError && (error.kind === 'rejected' || error.kind === 'server');
}

/**
 * A read of what every visitor may see. While the service cannot be reached, what is shown stays; where nothing is
 * shown yet, the snapshot of a page answers. In a build everything is answered from memory.
 */
export function publicQuery<Data>({ queryKey, read, ...source }: PublicQuery<Data>) {
  return queryOptions<Data>({
    queryKey,
    refetchOnMount: mayBeSentOnMount,
    retryOnMount: mayBeSentOnMount,
    refetchOnWindowFocus: mayBeSent,
    refetchOnReconnect: mayBeSent,
    queryFn: async ({ client, signal }) => {
      const answers = answersOfBuild();
      if (answers) return requireAnswer(answers, queryKey) as Data;
      try {
        const data = await read(signal);
        // What came from a snapshot since then can be had from the service again.
        for (const other of noteAnswer(queryKey)) void client.invalidateQueries({ queryKey: other, exact: true });
        return data;
      } catch (error) {
        const { fetchFailureCount = 0, data } = client.getQueryState<Data>(queryKey) ?? {};
        const willBeTriedAgain = isPassing(error) && fetchFailureCount === 0;
        if (signal.aborted || !(error instanceof ReadError) || willBeTriedAgain) throw error;
        noteFailure(queryKey, needsBackoff(error));
        const saved = data === undefined ? await savedAnswer(queryKey, source) : undefined;
        if (saved === undefined) throw error;
        return saved;
      }
    },
  });
}

/** The day of the newest change in what the build saved, as YYYY-MM-DD; '' when there is no snapshot. */
export async function dayOfSnapshot(): Promise<string> {
  try {
    return (await snapshotOf(paths.home)).day;
  } catch {
    return '';
  }
}

/** Undefined when there is no snapshot, as in development, or it does not have this. */
async function savedAnswer<Data>(
  queryKey: QueryKey,
  {
    page,
    fromSnapshot = (snapshot) => answerIn(snapshot, queryKey) as Data | undefined,
  }: Omit<PublicQuery<Data>, 'queryKey' | 'read'>,
): Promise<Data | undefined> {
  try {
    return fromSnapshot(await snapshotOf(page));
  } catch {
    return undefined;
  }
}

function requireAnswer(answers: ReadonlyMap<string, unknown>, queryKey: QueryKey): unknown {
  const hash = hashKey(queryKey);
  if (!answers.has(hash)) throw new Error(`the build has no answer to ${hash}`);
  return answers.get(hash);
}
