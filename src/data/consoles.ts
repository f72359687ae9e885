import { keepPreviousData } from '@tanstack/react-query';
import type * as v from 'valibot';
import { paths } from '@/lib/paths';
import { canMatch, containsFilter, fold, hasText } from '@/lib/search-text';
import { rowsOf } from './errors';
import { publicQuery } from './public-query';
import { consoleCard, consoleCardColumns, type consoleDetail } from './rows';
import { answerIn } from './snapshot';
import { supabase } from './supabase';

export type ConsoleCard = v.InferOutput<typeof consoleCard>;

export type Console = v.InferOutput<typeof consoleDetail>;

/** An empty text does not filter. */
interface ConsoleFilter {
  search: string;
  era: string;
}

/** The longest name and description together: a longer search cannot match. */
export const longestSearched = 1101;

export const consolesKey = ['consoles'] as const;

export function consoleCatalogue({ search, era }: ConsoleFilter) {
  const text = fold(search);
  const options = publicQuery({
    queryKey: catalogueKey(text, era),
    // Its snapshot has the whole catalogue.
    page: paths.timelinePage,
    fromSnapshot: (snapshot) => {
      const all = answerIn(snapshot, catalogueKey('', '')) as ConsoleCard[] | undefined;
      return all?.filter(
        ({ name, description, color }) => hasText(`${name}\n${description}`, text) && (!era || color === era),
      );
    },
    read: async (signal): Promise<ConsoleCard[]> => {
      if (!canMatch(text, longestSearched) || !canMatch(era, longestSearched)) return [];
      let query = supabase.from('consoles').select(consoleCardColumns);
      if (text) query = query.filter('search', ...containsFilter(text));
      if (era) query = query.eq('color', era);
      return rowsOf(await query.order('year').order('id').abortSignal(signal), consoleCard);
    },
  });
  return { ...options, placeholderData: keepPreviousData<ConsoleCard[]> };
}

function catalogueKey(text: string, era: string) {
  return [...consolesKey, 'catalogue', { text, era }] as const;
}
