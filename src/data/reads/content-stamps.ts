import { contentStampsKey, type ContentKind } from './content-kinds';
import { type Answer } from '@/data/service/errors';
import { canRefetch, publicQuery } from './public-query';
import { builtFromPath } from './built-page';
import { fetchOfBuild } from './snapshot';

/** When each kind of content last changed, in words of the service: two are the same or not. */
export type ContentStamps = Partial<Record<ContentKind, string>>;

/** How old an open page may be, in milliseconds. */
const shownFor = 60_000;

/** Read each minute while the page is visible, and when somebody comes back to it. */
export function contentStamps() {
  const options = publicQuery({
    queryKey: contentStampsKey,
    kinds: [],
    read: async ({ rowsOf, stamp, supabase }, signal): Promise<ContentStamps> => {
      const query = supabase.from('content_stamps').select('kind,changed_at').order('kind');
      // The types of a view call every column nullable; the schema tells.
      const rows = rowsOf((await query.abortSignal(signal)) as Answer<{ kind: string; changed_at: string }>, stamp);
      return Object.fromEntries(rows.map(({ kind, changed_at }) => [kind, changed_at]));
    },
  });
  return {
    ...options,
    staleTime: 0,
    refetchInterval: shownFor,
    refetchOnWindowFocus: (query: Parameters<typeof canRefetch>[0]) => canRefetch(query) && ('always' as const),
  };
}

/** Those that the build began with. @throws without its file, as in development */
export async function stampsOfBuild(): Promise<ContentStamps> {
  const { stamps = {} } = (await fetchOfBuild(builtFromPath)) as { stamps?: ContentStamps };
  return stamps;
}

/** The kinds whose stamps differ. */
export function kindsThatDiffer(before: ContentStamps, now: ContentStamps): ContentKind[] {
  return (Object.keys(now) as ContentKind[]).filter((kind) => before[kind] !== now[kind]);
}
