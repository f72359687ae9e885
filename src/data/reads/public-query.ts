import { queryOptions, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';
import { haveChanged, type ContentKind } from './content-kinds';
import { isTransient, ReadError } from '@/data/service/errors';
import { backoffMilliseconds, isFailed, noteAnswer, noteFailure } from './service-state';
import { hasSnapshots, savedAnswer } from './snapshot';

interface PublicQuery<Data> {
  queryKey: QueryKey;
  /** What the answer is made of: it is read again when one of these kinds has changed. */
  kinds: readonly ContentKind[];
  /** Asks the service. @throws ReadError for an unusable answer */
  read: (service: Service, signal: AbortSignal) => Promise<Data>;
  /** The page whose snapshot has the answer; left out, none has. */
  page?: string | undefined;
  /** What is shown while the service is down and that snapshot does not answer. */
  whenDown?: () => Promise<Data | undefined>;
}

export type Service = typeof import('@/data/service/for-visitors');

/** @throws ReadError when its code cannot be had, as when the service itself cannot */
export async function service(): Promise<Service> {
  return import('@/data/service/for-visitors').catch((error: unknown) => {
    throw new ReadError('network', String(error));
  });
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
export function canRefetch({ state: { error, errorUpdatedAt } }: ReadState): boolean {
  return !needsBackoff(error) || Date.now() - errorUpdatedAt >= backoffMilliseconds;
}

/** The loader of a page sends its reads: what has failed is not sent again because a part of the page mounts later. */
function canRefetchOnMount({ state: { error, errorUpdatedAt } }: ReadState): boolean {
  return error === null || Date.now() - errorUpdatedAt >= backoffMilliseconds;
}

/** Did the service itself reject the read, or fail? */
function needsBackoff(error: unknown): boolean {
  return error instanceof ReadError && (error.kind === 'rejected' || error.kind === 'server');
}

/**
 * A read of public data. It is answered by the first of these that can:
 * 1. the query cache, until a newer stamp of its kinds says otherwise (src/boot/content-watch.ts);
 * 2. the snapshot of a page, while none of its kinds has changed since the build;
 * 3. the service;
 * 4. that snapshot after all, when the service is down, or what is made of others.
 * A screen has built-in samples for what nothing answers.
 */
export function publicQuery<Data>({ queryKey, kinds, read, page, whenDown }: PublicQuery<Data>) {
  const saved = async () =>
    page === undefined ? undefined : ((await savedAnswer(page, queryKey)) as Data | undefined);
  return queryOptions<Data>({
    queryKey,
    meta: { kinds },
    staleTime: (query) => (isFailed(query) ? backoffMilliseconds : Infinity),
    refetchOnMount: canRefetchOnMount,
    retryOnMount: canRefetchOnMount,
    refetchOnWindowFocus: canRefetch,
    refetchOnReconnect: canRefetch,
    queryFn: async ({ client, signal }) => {
      const query = client.getQueryCache().find<Data>({ queryKey });
      if (!query) throw new Error('a read has no query');
      // What is read again is newer than the build.
      const isNewer = query.state.data !== undefined;
      const known = isNewer || !hasSnapshots() || haveChanged(client, kinds) ? undefined : await saved();
      // The stamps may have come while the file did.
      if (known !== undefined && !haveChanged(client, kinds)) return known;
      try {
        const data = await read(await service(), signal);
        noteAnswer(query);
        return data;
      } catch (error) {
        const willBeTriedAgain = isTransient(error) && query.state.fetchFailureCount === 0;
        if (signal.aborted || !(error instanceof ReadError) || willBeTriedAgain) throw error;
        noteFailure(query);
        const instead = isNewer ? undefined : ((await saved()) ?? (await whenDown?.()));
        if (instead === undefined) throw error;
        return instead;
      }
    },
  });
}
