import { QueryObserver, type Query, type QueryClient } from '@tanstack/react-query';
import { noteChanged, type ContentKind } from '@/data/reads/content-kinds';
import { contentStamps, kindsThatDiffer, stampsOfBuild, type ContentStamps } from '@/data/reads/content-stamps';
import { isFailed } from '@/data/reads/service-state';
import { hasSnapshots } from '@/data/reads/snapshot';
import { staffKey } from '@/data/service/session-record';

/**
 * Keeps public content as new as the service has it: one small read tells which kinds have changed since the build, or
 * since the last look, and only their queries are read again.
 * @param beforeChange is waited for before what is shown changes
 * @param built the stamps of the build that the page is from; undefined where there is none
 * @returns resolves after the first look, also when it fails
 */
export async function watchContent(
  client: QueryClient,
  beforeChange: () => unknown,
  built: Promise<ContentStamps | undefined> = stampsOfPage(),
): Promise<void> {
  let seen = await built;
  const compare = async (now: ContentStamps) => {
    const kinds = kindsThatDiffer(seen ?? now, now);
    seen = now;
    noteChanged(client, kinds);
    const concerned = { predicate: (query: Query) => isMadeOf(query, kinds) };
    if (kinds.length === 0 || client.getQueryCache().findAll(concerned).length === 0) return;
    await beforeChange();
    await client.invalidateQueries(concerned);
  };
  let missed = false;
  await new Promise<void>((looked) => {
    new QueryObserver(client, contentStamps()).subscribe(({ data, isFetching, isError }) => {
      if (isFetching) return;
      // The service is back: what else it left unanswered is read now.
      if (missed && !isError) void client.invalidateQueries({ predicate: isFailed }, { cancelRefetch: false });
      missed = isError;
      if (data) void compare(data);
      looked();
    });
  });
}

/** Without the stamps of its build, all may have changed. Without a build, all has been read just now. */
export async function stampsOfPage(): Promise<ContentStamps | undefined> {
  return hasSnapshots() ? stampsOfBuild().catch(() => ({})) : undefined;
}

/** A query that does not say what it is made of may be made of anything; what staff read, they read again by themselves. */
function isMadeOf({ queryKey, meta }: Query, kinds: readonly ContentKind[]): boolean {
  return !queryKey.includes(staffKey) && (meta?.kinds?.some((kind) => kinds.includes(kind)) ?? true);
}
