import { QueryObserver, type QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import {
  changesBetween,
  contentVersion,
  unknownVersion,
  versionOfBuild,
  type EarlierVersion,
} from '@/data/content-changes';
import type { ContentVersion } from '@/data/content-version';
import { isFailed } from '@/data/service-state';

/** Tells whether the answer of a build to this query is older than what the service has. */
export type IsOutdated = (key: QueryKey) => boolean;

interface WatchOptions {
  /** Is what the page shows from the build? Otherwise it has been read just now. */
  fromBuild: boolean;
  /** Called before what has changed is read again. */
  onChange: () => unknown;
}

/**
 * Keeps public content as new as the service has it: one small read tells what has changed since the build, or since
 * the last look, and only queries that this concerns are read again.
 * @returns resolves after the first look, also when it fails
 */
export async function watchContent(
  client: QueryClient,
  { fromBuild, onChange }: WatchOptions,
): Promise<{ isOutdated: IsOutdated }> {
  const observer = new QueryObserver(client, contentVersion());
  const built = versionOfBuild().catch(() => unknownVersion);
  // What the shell has read a moment ago is as new as the version that is asked for now, but for that moment.
  let seen: EarlierVersion | undefined = fromBuild ? await built : undefined;
  const compare = async (now: ContentVersion) => {
    const before = seen;
    seen = now;
    if (!before || before === now) return;
    const hasChanged = changesBetween(before, now);
    const concerned: QueryFilters = { predicate: ({ queryKey }) => hasChanged(queryKey) };
    if (client.getQueryCache().findAll(concerned).length === 0) return;
    await onChange();
    await client.invalidateQueries(concerned);
  };
  let missed = false;
  await new Promise<void>((looked) => {
    observer.subscribe(({ data, isFetching, isError }) => {
      if (isFetching) return;
      // The service is back: what else it left unanswered is read now.
      if (missed && !isError) void client.invalidateQueries({ predicate: isFailed }, { cancelRefetch: false });
      missed = isError;
      if (data) void compare(data);
      looked();
    });
  });
  const version = await built;
  const isOutdated = (key: QueryKey) => {
    const { data: now } = observer.getCurrentResult();
    return version === unknownVersion || (now !== undefined && changesBetween(version, now)(key));
  };
  return { isOutdated };
}
