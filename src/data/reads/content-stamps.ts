import { contentStampsKey, type ContentKind } from './content-kinds';
import { type ServiceResponse } from '@/data/service/errors';
import { canRefetch, publicQuery } from './public-query';
import { buildFilePath } from './built-page';
import { fetchBuildJson } from './snapshot';

/** Maps a kind of content to its stamp, a text from the service. The site compares stamps for equality only. */
export type ContentStamps = Partial<Record<ContentKind, string>>;

/** The greatest age of the content on an open page. */
const maxAgeMilliseconds = 60_000;

/** Reads the stamps each minute while the page is visible, and when a visitor returns to the page. */
export function contentStamps() {
  const options = publicQuery({
    queryKey: contentStampsKey,
    kinds: [],
    read: async ({ rowsOf, stamp, supabase }, signal): Promise<ContentStamps> => {
      const query = supabase.from('content_stamps').select('kind,changed_at').order('kind');
      // The generated types make every column of a view nullable. The schema checks the columns.
      const rows = rowsOf(
        (await query.abortSignal(signal)) as ServiceResponse<{ kind: string; changed_at: string }>,
        stamp,
      );
      return Object.fromEntries(rows.map(({ kind, changed_at }) => [kind, changed_at]));
    },
  });
  return {
    ...options,
    staleTime: 0,
    refetchInterval: maxAgeMilliseconds,
    refetchOnWindowFocus: (query: Parameters<typeof canRefetch>[0]) => canRefetch(query) && ('always' as const),
  };
}

/** Reads the stamps at the start of the build. @throws when the build's file is missing; development lacks this file */
export async function readBuildStamps(): Promise<ContentStamps> {
  const { stamps = {} } = (await fetchBuildJson(buildFilePath)) as { stamps?: ContentStamps };
  return stamps;
}

export function changedKinds(before: ContentStamps, now: ContentStamps): ContentKind[] {
  return (Object.keys(now) as ContentKind[]).filter((kind) => before[kind] !== now[kind]);
}
