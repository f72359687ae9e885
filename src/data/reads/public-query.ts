import { queryOptions, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';
import { hasAnyKindChanged, type ContentKind } from './content-kinds';
import { isTransient, ReadError } from '@/data/service/errors';
import { backoffMilliseconds, isFailed, recordSuccess, recordFailure } from './service-state';
import { hasSnapshots, dataInSnapshot } from './snapshot';

interface PublicQuery<Data> {
  queryKey: QueryKey;
  /** The kinds of content in the response. After a change of one kind, the site sends the read again. */
  kinds: readonly ContentKind[];
  /** Sends the read to the service. @throws ReadError for an unusable response */
  read: (service: Service, signal: AbortSignal) => Promise<Data>;
  /** The page whose snapshot has the response. Undefined when no snapshot has it. */
  page?: string | undefined;
  /** Returns other data while the service is down and that snapshot lacks the response. */
  whenDown?: () => Promise<Data | undefined>;
}

export type Service = typeof import('@/data/service/for-visitors');

/** Loads the code for reads of the service. @throws ReadError when the code fails to load */
export async function loadService(): Promise<Service> {
  return import('@/data/service/for-visitors').catch((error: unknown) => {
    throw new ReadError('network', String(error));
  });
}

/** Sends the read of a loader; undefined while a failed read must wait. */
export type StartRead = <Data, Key extends QueryKey>(
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
) => Promise<Data | undefined>;

interface ReadState {
  state: { error: unknown; errorUpdatedAt: number };
}

/**
 * Says whether a read may be sent again. After a rejection or a failure of the service, the read waits for a minute.
 */
export function canRefetch({ state: { error, errorUpdatedAt } }: ReadState): boolean {
  return !needsBackoff(error) || Date.now() - errorUpdatedAt >= backoffMilliseconds;
}

/** The loader of the page has sent the reads. A part that mounts later must not repeat a failed read at once. */
function canRefetchOnMount({ state: { error, errorUpdatedAt } }: ReadState): boolean {
  return error === null || Date.now() - errorUpdatedAt >= backoffMilliseconds;
}

function needsBackoff(error: unknown): boolean {
  return error instanceof ReadError && (error.kind === 'rejected' || error.kind === 'server');
}

/**
 * Builds the query of a read of public data. The response comes from the first of these sources that has it:
 * 1. the query cache, until a newer stamp of its kinds arrives (src/boot/content-watch.ts);
 * 2. the snapshot of a page, while none of its kinds has changed since the build;
 * 3. the service;
 * 4. when the service is down: that snapshot, however old, or else `whenDown`.
 * A screen shows built-in samples when all four fail.
 */
export function publicQuery<Data>({ queryKey, kinds, read, page, whenDown }: PublicQuery<Data>) {
  const readSnapshot = async () =>
    page === undefined ? undefined : ((await dataInSnapshot(page, queryKey)) as Data | undefined);
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
      // Data in the cache means that this is a refetch. The result of a refetch must be newer than the build.
      const isRefetch = query.state.data !== undefined;
      const fromSnapshot =
        isRefetch || !hasSnapshots() || hasAnyKindChanged(client, kinds) ? undefined : await readSnapshot();
      // The stamps may have arrived during the fetch of the file.
      if (fromSnapshot !== undefined && !hasAnyKindChanged(client, kinds)) return fromSnapshot;
      try {
        const data = await read(await loadService(), signal);
        recordSuccess(query);
        return data;
      } catch (error) {
        const willBeTriedAgain = isTransient(error) && query.state.fetchFailureCount === 0;
        if (signal.aborted || !(error instanceof ReadError) || willBeTriedAgain) throw error;
        recordFailure(query);
        const fallback = isRefetch ? undefined : ((await readSnapshot()) ?? (await whenDown?.()));
        if (fallback === undefined) throw error;
        return fallback;
      }
    },
  });
}
