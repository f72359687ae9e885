import { keepPreviousData } from '@tanstack/react-query';
import * as v from 'valibot';
import { canMatch, containsFilter, fold } from '@/lib/search-text';
import { consolesKey, longestSearched } from './consoles';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { readPageOrLast, rangeOf } from '@/data/service/table-page.admin';
import { changedUnlessGone, ConflictError, idOnly } from '@/data/service/writes.admin';

const text = v.string();
const consoleRow = v.object({ id: text, slug: text, name: text, year: text, color: text, updated_at: text });
const rowSelect = 'id, slug, name, year, color, updated_at';
const month = v.object({ start_date: text, end_date: text, featured: v.boolean() });
const dependantRows = v.object({
  id: text,
  months: v.array(month),
  articles: v.array(v.object({ post: v.nullable(v.object({ title: text })) })),
  releases: v.array(idOnly),
  families: v.array(idOnly),
  sources: v.array(idOnly),
});

export type ConsoleRow = v.InferOutput<typeof consoleRow>;

type DependantRows = v.InferOutput<typeof dependantRows>;

/** One page of the table. `page` starts at 1. `total` is the number of rows on all pages. */
interface ConsoleRows {
  consoles: ConsoleRow[];
  total: number;
  page: number;
}

const sortColumns = { name: 'name', year: 'year', changed: 'updated_at' } as const;

export type ConsoleSort = keyof typeof sortColumns;

export interface ConsoleDependants {
  /** The periods of the console as Console of the Month, latest first. */
  months: v.InferOutput<typeof month>[];
  /** Titles of the posts about the console, drafts too. */
  articles: string[];
  /** Names of the consoles that this console precedes or succeeds. */
  neighbours: string[];
  releases: number;
  families: number;
  sources: number;
  cables: number;
}

interface ConsoleRowsRequest {
  page: number;
  search: string;
  sort: ConsoleSort;
  descending: boolean;
}

/** Reads a page of the table. A page past the end gives the last page. */
export function consoleRows({ page, search, sort, descending }: ConsoleRowsRequest) {
  const text = fold(search);
  const readPage = async (pageNumber: number, signal: AbortSignal): Promise<ConsoleRows> => {
    let query = staffSupabase.from('consoles').select(rowSelect, { count: 'exact' });
    if (text) query = query.filter('search', ...containsFilter(text));
    const sorted = query.order(sortColumns[sort], { ascending: !descending }).order('id', { ascending: !descending });
    const response = await withoutRetries(sorted.range(...rangeOf(pageNumber)), signal);
    const consoles = rowsOf<ConsoleRow>(response, consoleRow);
    return { consoles, total: response.count ?? consoles.length, page: pageNumber };
  };
  return {
    ...staffQuery(
      [...consolesKey, staffKey, 'table', { page, text, sort, descending }],
      async (signal): Promise<ConsoleRows> => {
        if (!canMatch(text, longestSearched)) return { consoles: [], total: 0, page: 1 };
        return readPageOrLast(page, (pageNumber) => readPage(pageNumber, signal));
      },
    ),
    placeholderData: keepPreviousData,
  };
}

/**
 * Reads what depends on a console; null when the console is deleted. Each visit reads again, because a person decides
 * about the deletion by this response.
 */
export function consoleDependants(id: string) {
  const options = staffQuery(
    [...consolesKey, staffKey, 'dependants', id],
    async (signal): Promise<ConsoleDependants | null> => {
      const dependants = staffSupabase
        .from('consoles')
        .select(
          'id, months:console_of_month(start_date,end_date,featured), articles:post_consoles(post:blog_posts(title)), releases:console_releases(id), families:console_compatibility(id), sources:console_sources(id)',
        )
        .eq('id', id)
        .limit(1);
      const namedBy = (column: 'predecessor_id' | 'successor_id') =>
        withoutRetries(
          staffSupabase.from('consoles').select('id, name').eq(column, id).order('name').order('id'),
          signal,
        );
      const cablesOf = (column: 'from_id' | 'to_id') =>
        withoutRetries(staffSupabase.from('link_cables').select('id').eq(column, id), signal);
      const [own, after, before, from, to] = await Promise.all([
        withoutRetries(dependants, signal),
        namedBy('predecessor_id'),
        namedBy('successor_id'),
        cablesOf('from_id'),
        cablesOf('to_id'),
      ]);
      const row = firstRowOf<DependantRows>(own, dependantRows);
      const named = v.object({ id: text, name: text });
      const neighbours = [after, before].flatMap((response) => rowsOf<{ id: string; name: string }>(response, named));
      const cables = [from, to].flatMap((response) => rowsOf<{ id: string }>(response, idOnly));
      return (
        row && {
          months: [...row.months].sort((a, b) => b.start_date.localeCompare(a.start_date)),
          articles: row.articles.flatMap(({ post }) => (post ? [post.title] : [])).sort(),
          neighbours: [...new Set(neighbours.map(({ name }) => name))],
          releases: row.releases.length,
          families: row.families.length,
          sources: row.sources.length,
          cables: new Set(cables.map((cable) => cable.id)).size,
        }
      );
    },
  );
  return { ...options, staleTime: 0, gcTime: 0 };
}

/**
 * Deletes a console that still has this version.
 * @throws WriteError, or ConflictError when the console has a newer version
 */
export async function deleteConsole(id: string, version: string): Promise<void> {
  const response = await staffSupabase.from('consoles').delete().eq('id', id).eq('updated_at', version).select('id');
  const read = () => withoutRetries(staffSupabase.from('consoles').select('id, updated_at').eq('id', id).limit(1));
  if (response.data?.length === 0) {
    const now = firstRowOf<{ id: string; updated_at: string }>(await read(), v.object({ id: text, updated_at: text }));
    if (now && now.updated_at !== version) throw new ConflictError(now);
  }
  await changedUnlessGone('consoles', response, idOnly, read);
}
