import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { paths } from '@/site/paths';
import { canMatch, fold, hasText } from '@/lib/search-text';
import { consoleCatalogue, consolesKey, longestSearched, type ConsoleCard } from './consoles';
import { publicQuery } from '@/data/reads/public-query';
import { dataInSnapshot } from '@/data/reads/snapshot';

/** The filters of the catalogue besides search and era, by their names in the address. */
export const facetNames = ['plays', 'lit', 'lock', 'decade', 'weight'] as const;

export type FacetName = (typeof facetNames)[number];

export const filterNames = ['q', 'era', ...facetNames] as const;

export type FilterName = (typeof filterNames)[number];

/** The orders of the catalogue besides the order by year. */
export const sortNames = ['name', 'weight', 'screen', 'battery', 'price'] as const;

/** The choices in the address. An empty text does not filter. */
export type ConsoleChoice = Record<FilterName | 'sort', string>;

/**
 * Maps a facet to its values, and each value to the number of consoles that the value would find. 'without' maps a
 * filter to the number of consoles that the filter excludes.
 */
export type ConsoleCounts = Record<string, Record<string, number>>;

/**
 * A card with the number by which the list is sorted. The number is null when unknown, and in orders without a number.
 */
export type FoundConsole = ConsoleCard & { sorted_by: number | null };

/** One page of the found consoles. `total` is the number of consoles on all pages. */
export interface FoundConsoles {
  consoles: FoundConsole[];
  total: number;
  /** Counted from 1. */
  page: number;
  /** Null when the consoles come from a snapshot or the cache, which have no counts. */
  counts: ConsoleCounts | null;
  /** The search text, when no console contains the text and the list has the closest matches. */
  closeTo?: string;
  /** The chosen filters that a snapshot cannot apply; missing when all chosen filters apply. */
  ignored?: (FilterName | 'sort')[];
}

type FoundRow = Omit<FoundConsoles, 'closeTo' | 'ignored'> & { is_close: boolean };

export const cataloguePageSize = 24;

export function choiceOf(get: (name: string) => string): ConsoleChoice {
  const sort = sortNames.find((name) => name === get('sort')) ?? '';
  return { ...(Object.fromEntries(filterNames.map((name) => [name, get(name)])) as Record<FilterName, string>), sort };
}

export function textChoice(text: string): ConsoleChoice {
  return choiceOf((name) => (name === 'q' ? text : ''));
}

/** Finds consoles, by default oldest first. A page past the end gives the last page. */
export function foundConsoles(choice: ConsoleChoice, page: number) {
  const filters = activeFilters(choice);
  const options = publicQuery({
    queryKey: [...consolesKey, 'found', { ...filters, page }],
    kinds: ['consoles'],
    page: Object.keys(filters).length === 0 && page === 1 ? paths.consoles : undefined,
    whenDown: async () => {
      // The timeline has the smallest snapshot with every console.
      const all = (await dataInSnapshot(paths.timelinePage, consoleCatalogue().queryKey)) as ConsoleCard[] | undefined;
      return all && foundAmong(all, filters, page);
    },
    read: async ({ firstRowOf, foundRow, supabase }, signal): Promise<FoundConsoles> => {
      const none = { consoles: [], total: 0, page: 1, counts: null };
      if (!Object.values(filters).every((text) => canMatch(text, longestSearched))) return none;
      const request = { ...filters, page_number: page, page_size: cataloguePageSize };
      const query = supabase.rpc('find_consoles', request).abortSignal(signal);
      const row = firstRowOf(await query.overrideTypes<FoundRow[], { merge: false }>(), foundRow);
      if (!row) return none;
      const { is_close, ...found } = row;
      return is_close ? { ...found, closeTo: choice.q.trim() } : found;
    },
  });
  return { ...options, placeholderData: keepPreviousData<FoundConsoles> };
}

/** Returns the first page of the whole catalogue when the cache has it; otherwise undefined. */
export function cachedConsoles(client: QueryClient, choice: ConsoleChoice, page: number): FoundConsoles | undefined {
  const all = client.getQueryData(consoleCatalogue().queryKey);
  if (!all || page > 1 || Object.keys(activeFilters(choice)).length > 0) return undefined;
  return { consoles: pageOfCards(all, 1), total: all.length, page, counts: null };
}

function activeFilters(choice: ConsoleChoice): Partial<ConsoleChoice> {
  return Object.fromEntries(Object.entries({ ...choice, q: fold(choice.q) }).filter(([, text]) => text !== ''));
}

export function pageOfCards(cards: readonly ConsoleCard[], page: number): FoundConsole[] {
  const start = (page - 1) * cataloguePageSize;
  return cards.slice(start, start + cataloguePageSize).map((card) => ({ ...card, sorted_by: null }));
}

/** Returns one page of the matches in memory, and lists the filters that need more than cards. */
function foundAmong(
  all: readonly ConsoleCard[],
  { q = '', era = '', decade = '', sort, ...others }: Partial<ConsoleChoice>,
  page: number,
): FoundConsoles {
  const found = all.filter(
    ({ name, description, color, year }) =>
      hasText(`${name}\n${description}`, q) &&
      (era === '' || color === era) &&
      (decade === '' || `${year.slice(0, 3)}0` === decade),
  );
  if (sort === 'name') found.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const ignored = Object.keys(others) as FilterName[];
  const ignoredFilters = [...ignored, ...(sort && sort !== 'name' ? (['sort'] as const) : [])];
  const shownPage = Math.min(page, Math.max(1, Math.ceil(found.length / cataloguePageSize)));
  return {
    consoles: pageOfCards(found, shownPage),
    total: found.length,
    page: shownPage,
    counts: null,
    ...(ignoredFilters.length > 0 && { ignored: ignoredFilters }),
  };
}
