import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { paths } from '@/site/paths';
import { canMatch, fold, hasText } from '@/lib/search-text';
import { consoleCatalogue, consolesKey, longestSearched, type ConsoleCard } from './consoles';
import { publicQuery } from '@/data/reads/public-query';
import { savedAnswer } from '@/data/reads/snapshot';

/** What the catalogue can be narrowed by beside search and era, named as in the address. */
export const facetNames = ['plays', 'lit', 'lock', 'decade', 'weight'] as const;

export type FacetName = (typeof facetNames)[number];

export const filterNames = ['q', 'era', ...facetNames] as const;

export type FilterName = (typeof filterNames)[number];

/** Other orders than by year. */
export const sortNames = ['name', 'weight', 'screen', 'battery', 'price'] as const;

/** What the address asks for; an empty text does not filter. */
export type ConsoleChoice = Record<FilterName | 'sort', string>;

/** By facet and value, how many consoles that value would find; 'without' has how many more a filter keeps away. */
export type ConsoleCounts = Record<string, Record<string, number>>;

/** A card, with the number that it was sorted by; null for none or an unknown one. */
export type FoundConsole = ConsoleCard & { sorted_by: number | null };

/** One page of what was found, `total` over all pages. */
export interface FoundConsoles {
  consoles: FoundConsole[];
  total: number;
  /** From 1. */
  page: number;
  /** Null where the snapshot answers, which does not know. */
  counts: ConsoleCounts | null;
  /** What was searched for, where no console has it: these come close. */
  closeTo?: string;
  /** What was asked for and cannot be answered from the snapshot; otherwise missing. */
  ignored?: (FilterName | 'sort')[];
}

type FoundRow = Omit<FoundConsoles, 'closeTo' | 'ignored'> & { is_close: boolean };

export const cataloguePageSize = 24;

/** Reads what an address asks for. */
export function choiceOf(get: (name: string) => string): ConsoleChoice {
  const sort = sortNames.find((name) => name === get('sort')) ?? '';
  return { ...(Object.fromEntries(filterNames.map((name) => [name, get(name)])) as Record<FilterName, string>), sort };
}

/** What a search by words alone asks for. */
export function textChoice(text: string): ConsoleChoice {
  return choiceOf((name) => (name === 'q' ? text : ''));
}

/** Oldest first unless sorted. A page past the end gives the last one. */
export function foundConsoles(choice: ConsoleChoice, page: number) {
  const asked = askedFor(choice);
  const options = publicQuery({
    queryKey: [...consolesKey, 'found', { ...asked, page }],
    kinds: ['consoles'],
    page: Object.keys(asked).length === 0 && page === 1 ? paths.consoles : undefined,
    whenDown: async () => {
      // Of all pages whose snapshot has every console, the one with the least beside them.
      const all = (await savedAnswer(paths.timelinePage, consoleCatalogue().queryKey)) as ConsoleCard[] | undefined;
      return all && foundAmong(all, asked, page);
    },
    read: async ({ firstRowOf, foundRow, supabase }, signal): Promise<FoundConsoles> => {
      const none = { consoles: [], total: 0, page: 1, counts: null };
      if (!Object.values(asked).every((text) => canMatch(text, longestSearched))) return none;
      const request = { ...asked, page_number: page, page_size: cataloguePageSize };
      const query = supabase.rpc('find_consoles', request).abortSignal(signal);
      const row = firstRowOf(await query.overrideTypes<FoundRow[], { merge: false }>(), foundRow);
      if (!row) return none;
      const { is_close, ...found } = row;
      return is_close ? { ...found, closeTo: choice.q.trim() } : found;
    },
  });
  return { ...options, placeholderData: keepPreviousData<FoundConsoles> };
}

/** The first page of all of them, when another page has read them. */
export function cachedConsoles(client: QueryClient, choice: ConsoleChoice, page: number): FoundConsoles | undefined {
  const all = client.getQueryData(consoleCatalogue().queryKey);
  if (!all || page > 1 || Object.keys(askedFor(choice)).length > 0) return undefined;
  return { consoles: pageOfCards(all, 1), total: all.length, page, counts: null };
}

function askedFor(choice: ConsoleChoice): Partial<ConsoleChoice> {
  return Object.fromEntries(Object.entries({ ...choice, q: fold(choice.q) }).filter(([, text]) => text !== ''));
}

/** The cards of one page in the order that they are given in. */
export function pageOfCards(cards: readonly ConsoleCard[], page: number): FoundConsole[] {
  const start = (page - 1) * cataloguePageSize;
  return cards.slice(start, start + cataloguePageSize).map((card) => ({ ...card, sorted_by: null }));
}

/** A page of the consoles in memory, by what their cards tell; the rest is left out, and named. */
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
  const left = [...ignored, ...(sort && sort !== 'name' ? (['sort'] as const) : [])];
  const given = Math.min(page, Math.max(1, Math.ceil(found.length / cataloguePageSize)));
  return {
    consoles: pageOfCards(found, given),
    total: found.length,
    page: given,
    counts: null,
    ...(left.length > 0 && { ignored: left }),
  };
}
