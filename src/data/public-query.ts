import { hashKey, queryOptions, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';
import { isPassing, ReadError } from './errors';
import { backoffMilliseconds, isFailed, noteAnswer, noteFailure } from './service-state';
import { answerIn, answersOfBuild, answersUnderWay, snapshotOf, type Snapshot } from './snapshot';

/** What has changed since the build: src/data/content-changes.ts. */
export const contentVersionKey = ['content-version'] as const;

interface PublicQuery<Data> {
  queryKey: QueryKey;
  /** @throws ReadError for an unusable answer */
  read: (signal: AbortSignal) => Promise<Data>;
  /** The page whose snapshot answers when the service is unreachable; left out, none does. */
  page?: string;
  /** Finds the answer in that snapshot; by default the one under the same key. */
  fromSnapshot?: (snapshot: Snapshot) => Data | undefined | Promise<Data>;
}

/** How a loader starts a read; undefined when it may not be sent again yet. */
export type StartRead = <Data, Key extends QueryKey>(
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
) => Promise<Data | undefined>;

interface ReadState {
  state: { error: unknown; errorUpdatedAt: number };
}

/**
 * May a read be sent on mount, focus or reconnect? After the service rejects it or fails, at most once per minute; a
 * request that never reached the service may be sent at any time.
 */
export function mayBeSent({ state: { error, errorUpdatedAt } }: ReadState): boolean {
  return !needsBackoff(error) || Date.now() - errorUpdatedAt >= backoffMilliseconds;
}

/** The loader of a page sends its reads: what has failed is not sent again because a part of the page mounts later. */
function mayBeSentOnMount({ state: { error, errorUpdatedAt } }: ReadState): boolean {
  return error === null || Date.now() - errorUpdatedAt >= backoffMilliseconds;
}

/** Did the service itself reject the read, or fail? */
function needsBackoff(error: unknown): boolean {
  return error instanceof ReadError && (error.kind === 'rejected' || error.kind === 'server');
}

/**
 * A read of public data. While the service is unreachable, visible data stays; without any, the snapshot of a page
 * answers. A build answers from memory.
 */
export function publicQuery<Data>({ queryKey, read, ...source }: PublicQuery<Data>) {
  return queryOptions<Data>({
    queryKey,
    // Fresh until a newer version of the content says otherwise (src/boot/content-watch.ts); a snapshot's answer is not.
    staleTime: (query) => (isFailed(query) ? backoffMilliseconds : Infinity),
    refetchOnMount: mayBeSentOnMount,
    retryOnMount: mayBeSentOnMount,
    refetchOnWindowFocus: mayBeSent,
    refetchOnReconnect: mayBeSent,
    queryFn: async ({ client, signal }) => {
      const answers = answersOfBuild();
      if (answers) return requireAnswer(answers, queryKey) as Data;
      const query = client.getQueryCache().find<Data>({ queryKey });
      if (!query) throw new Error('a read has no query');
      // What is read again is newer than the build.
      const isNewer = query.state.data !== undefined;
      const ahead = answerIn({ answers: (await answersUnderWay.get(source.page ?? '')) ?? [] }, queryKey);
      if (ahead !== undefined && !isNewer) return ahead as Data;
      try {
        const data = await read(signal);
        noteAnswer(query);
        return data;
      } catch (error) {
        const { fetchFailureCount, data } = query.state;
        const willBeTriedAgain = isPassing(error) && fetchFailureCount === 0;
        if (signal.aborted || !(error instanceof ReadError) || willBeTriedAgain) throw error;
        noteFailure(query);
        const saved = data === undefined ? await savedAnswer(queryKey, source) : undefined;
        if (saved === undefined) throw error;
        return saved;
      }
    },
  });
}

/** Undefined without a snapshot, as in development, or when it lacks the answer. */
async function savedAnswer<Data>(
  queryKey: QueryKey,
  {
    page,
    fromSnapshot = (snapshot) => answerIn(snapshot, queryKey) as Data | undefined,
  }: Omit<PublicQuery<Data>, 'queryKey' | 'read'>,
): Promise<Data | undefined> {
  if (page === undefined) return undefined;
  try {
    return await fromSnapshot(await snapshotOf(page));
  } catch {
    return undefined;
  }
}

function requireAnswer(answers: ReadonlyMap<string, unknown>, queryKey: QueryKey): unknown {
  const hash = hashKey(queryKey);
  if (!answers.has(hash)) throw new Error(`the build has no answer to ${hash}`);
  return answers.get(hash);
}
