import { keepPreviousData, queryOptions, type QueryClient } from '@/lib/query';
import { canMatch, containsPattern, normalizeSearch } from '@/lib/search-text';
import { firstRowOf, rowsOf } from './answers';
import type { Tables } from './database.types';
import { rest } from './rest';

export type Console = Tables<'consoles'>;

/** What a list shows of a console. */
export type ConsoleCard = Pick<Console, keyof typeof cardShape>;

/** What the catalogue is narrowed to; empty text means everything. */
interface ConsoleFilter {
  search: string;
  era: string;
}

const cardShape = {
  id: 'text',
  slug: 'text',
  name: 'text',
  year: 'text',
  description: 'text',
  image: 'text',
  color: 'text',
} as const;
const cardSelect = 'id, slug, name, year, description, image, color';

/** Name and description at their longest: no longer text can be found in them. */
const longestSearched = 1101;

export const consolesKey = ['consoles'] as const;

/** What a specification sheet cannot do without; the specifications themselves may be nested or missing. */
export const consoleSheetShape = { ...cardShape, full_description: 'text' } as const;

/** The consoles that match, oldest first. */
export function consoleCatalogue({ search, era }: ConsoleFilter) {
  const text = normalizeSearch(search);
  return queryOptions({
    queryKey: [...consolesKey, 'catalogue', { text, era }],
    queryFn: async ({ signal }) => {
      if (!canMatch(text, longestSearched) || !canMatch(era, longestSearched)) return [];
      let query = rest.from('consoles').select(cardSelect);
      if (text) query = query.ilike('search', containsPattern(text));
      if (era) query = query.eq('color', era);
      return rowsOf<ConsoleCard>(await query.order('year').order('id').abortSignal(signal), cardShape);
    },
    placeholderData: keepPreviousData,
  });
}

/** The card of a console that some list has brought already: what can be shown while its sheet is read. */
export function knownConsole(client: QueryClient, slug: string): ConsoleCard | undefined {
  const lists = client.getQueriesData<ConsoleCard[]>({ queryKey: [...consolesKey, 'catalogue'] });
  return lists.flatMap(([, cards]) => cards ?? []).find((card) => card.slug === slug);
}

/** A console by its slug, or null. */
export function consoleBySlug(slug: string) {
  return queryOptions({
    queryKey: [...consolesKey, 'slug', slug],
    queryFn: async ({ signal }) => {
      if (slug.includes('\u0000')) return null;
      const query = rest.from('consoles').select('*').eq('slug', slug).limit(1);
      return firstRowOf<Console>(await query.abortSignal(signal), consoleSheetShape);
    },
  });
}
