import { QueryObserver, type Query, type QueryClient } from '@tanstack/react-query';
import { recordChangedKinds, type ContentKind } from '@/data/reads/content-kinds';
import { contentStamps, changedKinds, readBuildStamps, type ContentStamps } from '@/data/reads/content-stamps';
import { isFailed } from '@/data/reads/service-state';
import { hasSnapshots } from '@/data/reads/snapshot';
import { staffKey } from '@/data/service/session-record';

/**
 * Keeps public content up to date. One small read returns the kinds of content that changed since the build or the
 * previous read. React Query then repeats only the reads of those kinds.
 * @param beforeChange runs before the shown content changes, and the change waits for it
 * @param built the stamps of the page's build; undefined without a build
 * @returns a promise that resolves after the first read, even when this read fails
 */
export async function watchContent(
  client: QueryClient,
  beforeChange: () => unknown,
  built: Promise<ContentStamps | undefined> = readPageStamps(),
): Promise<void> {
  let previous = await built;
  const compare = async (now: ContentStamps) => {
    const kinds = changedKinds(previous ?? now, now);
    previous = now;
    recordChangedKinds(client, kinds);
    const affected = { predicate: (query: Query) => containsKind(query, kinds) };
    if (kinds.length === 0 || client.getQueryCache().findAll(affected).length === 0) return;
    await beforeChange();
    await client.invalidateQueries(affected);
  };
  let hasFailed = false;
  await new Promise<void>((resolve) => {
    new QueryObserver(client, contentStamps()).subscribe(({ data, isFetching, isError }) => {
      if (isFetching) return;
      // The service is back, so React Query repeats the other failed reads.
      if (hasFailed && !isError) void client.invalidateQueries({ predicate: isFailed }, { cancelRefetch: false });
      hasFailed = isError;
      if (data) void compare(data);
      resolve();
    });
  });
}

/** Returns {} when the file is missing: all content may have changed. Returns undefined without a build. */
export async function readPageStamps(): Promise<ContentStamps | undefined> {
  return hasSnapshots() ? readBuildStamps().catch(() => ({})) : undefined;
}

/**
 * Says whether a query may contain these kinds. A query without kinds may contain any kind. Staff queries refetch
 * themselves.
 */
function containsKind({ queryKey, meta }: Query, kinds: readonly ContentKind[]): boolean {
  return !queryKey.includes(staffKey) && (meta?.kinds?.some((kind) => kinds.includes(kind)) ?? true);
}
