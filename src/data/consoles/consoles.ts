import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { publicQuery } from '@/data/reads/public-query';
import type { consolePage } from '@/data/service/catalogue-rows';
import type { consoleCard, consoleDetail } from '@/data/service/rows';

export type ConsoleCard = v.InferOutput<typeof consoleCard>;

export type Console = v.InferOutput<typeof consoleDetail>;

export type ConsolePage = v.InferOutput<typeof consolePage>;

/** The length of the longest name and description together. A longer search cannot match. */
export const longestSearched = 1101;

export const consolesKey = ['consoles'] as const;

/** Reads all consoles, for the timeline. Other lists read a part (found-consoles.ts). */
export function consoleCatalogue() {
  return publicQuery({
    queryKey: [...consolesKey, 'catalogue'],
    kinds: ['consoles'],
    page: paths.timelinePage,
    read: async ({ consoleCard, consoleCardColumns, rowsOf, supabase }, signal): Promise<ConsoleCard[]> => {
      const query = supabase.from('consoles').select(consoleCardColumns).order('year').order('id');
      return rowsOf(await query.abortSignal(signal), consoleCard);
    },
  });
}

export function consoleBySlug(slug: string) {
  return publicQuery({
    queryKey: [...consolesKey, 'slug', slug],
    kinds: ['consoles', 'posts'],
    page: paths.console(slug),
    read: async (
      { consolePage, consolePageColumns, embeddedPublished, firstRowOf, supabase },
      signal,
    ): Promise<ConsolePage | null> => {
      if (slug.includes('\u0000')) return null;
      const query = supabase
        .from('consoles')
        .select(consolePageColumns)
        .eq('slug', slug)
        .is(embeddedPublished, true)
        .order('region', { referencedTable: 'releases' })
        .order('field', { referencedTable: 'sources' })
        .order('id', { referencedTable: 'sources' })
        .order('family', { referencedTable: 'plays' })
        .order('id', { referencedTable: 'posts' })
        .limit(1);
      return firstRowOf(await query.abortSignal(signal), consolePage);
    },
  });
}
