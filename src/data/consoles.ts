import { keepPreviousData, queryOptions } from '@/lib/query';
import { canMatch, containsPattern, normalizeSearch } from '@/lib/search-text';
import { firstRowOf, rowsOf } from './answers';
import type { Tables } from './database.types';
import { rest } from './rest';

export type Console = Tables<'consoles'>;

/** What a list shows of a console. */
export type ConsoleCard = Pick<Console, (typeof cardColumns)[number]>;

/** What the catalogue is narrowed to; empty text means everything. */
export interface ConsoleFilter {
  search: string;
  era: string;
}

const cardColumns = ['id', 'slug', 'name', 'year', 'description', 'image', 'color'] as const;
const cardSelect = 'id, slug, name, year, description, image, color';

/** Name and description at their longest: no longer text can be found in them. */
const longestSearched = 1101;

export const consolesKey = ['consoles'] as const;

/** The columns a console's specification sheet cannot do without. */
export const consoleDetailColumns = [...cardColumns, 'full_description'] as const;

/** The consoles that match, oldest first. */
export function consoleCatalogue({ search, era }: ConsoleFilter) {
  const text = normalizeSearch(search);
  return queryOptions({
    queryKey: [...consolesKey, 'catalogue', { text, era }],
    queryFn: async ({ signal }) => {
      if (!canMatch(text, longestSearched)) return [];
      let query = rest.from('consoles').select(cardSelect);
      if (text) query = query.ilike('search', containsPattern(text));
      if (era) query = query.eq('color', era);
      return rowsOf<ConsoleCard>(await query.order('year').order('id').abortSignal(signal), cardColumns);
    },
    placeholderData: keepPreviousData,
  });
}

/** A console by its slug, or null. */
export function consoleBySlug(slug: string) {
  return queryOptions({
    queryKey: [...consolesKey, 'slug', slug],
    queryFn: async ({ signal }) => {
      if (slug.includes('\u0000')) return null;
      const query = rest.from('consoles').select('*').eq('slug', slug).limit(1);
      return firstRowOf<Console>(await query.abortSignal(signal), consoleDetailColumns);
    },
  });
}
