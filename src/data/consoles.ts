import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { canMatch, containsPattern, normalizeSearch } from '@/lib/search-text';
import type { Tables } from './database.types';
import { consoleCardColumns, consoleColumns } from './columns';
import { publicQuery } from './public-query';
import { readRow, readRows } from './rest';

/** A console with all the public site tells of it. */
export type Console = Omit<Tables<'consoles'>, 'created_at' | 'search'>;

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

/** Name and description at their longest: no longer text can be found in them. */
const longestSearched = 1101;

export const consolesKey = ['consoles'] as const;

/** What a specification sheet cannot do without; the specifications themselves may be nested or missing. */
export const consoleSheetShape = { ...cardShape, full_description: 'text' } as const;

/** The consoles that match, oldest first. */
export function consoleCatalogue({ search, era }: ConsoleFilter) {
  const text = normalizeSearch(search);
  const options = publicQuery({
    queryKey: [...consolesKey, 'catalogue', { text, era }],
    copy: (copy) => copy.catalogue(text, era),
    read: async (signal) => {
      if (!canMatch(text, longestSearched) || !canMatch(era, longestSearched)) return [];
      const query: Record<string, string> = { select: consoleCardColumns, order: 'year,id' };
      if (text) query.search = `ilike.${containsPattern(text)}`;
      if (era) query.color = `eq.${era}`;
      return readRows<ConsoleCard>('consoles', query, cardShape, signal);
    },
  });
  return { ...options, placeholderData: keepPreviousData<ConsoleCard[]> };
}

/** The card of a console that some list has brought already: what can be shown while its sheet is read. */
export function knownConsole(client: QueryClient, slug: string): ConsoleCard | undefined {
  const lists = client.getQueriesData<ConsoleCard[]>({ queryKey: [...consolesKey, 'catalogue'] });
  return lists.flatMap(([, cards]) => cards ?? []).find((card) => card.slug === slug);
}

/** A console by its slug, or null. */
export function consoleBySlug(slug: string) {
  return publicQuery({
    queryKey: [...consolesKey, 'slug', slug],
    copy: (copy) => copy.console(slug),
    read: async (signal): Promise<Console | null> => {
      if (slug.includes('\u0000')) return null;
      return readRow<Console>('consoles', { select: consoleColumns, slug: `eq.${slug}` }, consoleSheetShape, signal);
    },
  });
}
