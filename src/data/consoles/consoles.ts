import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { publicQuery } from '@/data/reads/public-query';
import type { consoleCard, consoleDetail } from '@/data/service/rows';

export type ConsoleCard = v.InferOutput<typeof consoleCard>;

export type Console = v.InferOutput<typeof consoleDetail>;

/** The longest name and description together: a longer search cannot match. */
export const longestSearched = 1101;

export const consolesKey = ['consoles'] as const;

/** All of them, for the timeline: other lists ask for a part (found-consoles.ts). */
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
