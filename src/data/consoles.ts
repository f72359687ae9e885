import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { paths } from '@/lib/paths';
import { canMatch, containsFilter, fold, hasText } from '@/lib/search-text';
import { rowsOf } from './errors';
import type { FoundConsoles } from './found-consoles';
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

/** Consoles side by side. */
export const mostCompared = 4;

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

/** The card of a console that a cached list has, to show while its page loads. */
export function knownConsole(client: QueryClient, slug: string): ConsoleCard | undefined {
  const lists = client.getQueriesData<ConsoleCard[]>({ queryKey: [...consolesKey, 'catalogue'] });
  const pages = client.getQueriesData<FoundConsoles>({ queryKey: [...consolesKey, 'found'] });
  const cards = [...lists.flatMap(([, list]) => list ?? []), ...pages.flatMap(([, page]) => page?.consoles ?? [])];
  return cards.find((card) => card.slug === slug);
}
