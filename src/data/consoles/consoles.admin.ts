import { keepPreviousData } from '@tanstack/react-query';
import * as v from 'valibot';
import { canMatch, containsFilter, fold } from '@/lib/search-text';
import { consolesKey, longestSearched } from './consoles';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { pageOrLast, rangeOf } from '@/data/service/table-page.admin';
import { changedUnlessGone, ConflictError, idOnly } from '@/data/service/writes.admin';

const text = v.string();
const consoleRow = v.object({ id: text, slug: text, name: text, year: text, color: text, updated_at: text });
const rowSelect = 'id, slug, name, year, color, updated_at';
const month = v.object({ start_date: text, end_date: text, featured: v.boolean() });
const whatGoesToo = v.object({
  id: text,
  months: v.array(month),
  articles: v.array(v.object({ post: v.nullable(v.object({ title: text })) })),
  releases: v.array(idOnly),
  families: v.array(idOnly),
  sources: v.array(idOnly),
});

/** A row of the console table. */
export type ConsoleRow = v.InferOutput<typeof consoleRow>;

type WhatGoesToo = v.InferOutput<typeof whatGoesToo>;

/** One page of the table, `page` counted from 1, `total` over all pages. */
interface ConsoleRows {
  consoles: ConsoleRow[];
  total: number;
  page: number;
}

/** What can be sorted by, and the column that it is. */
const sortColumns = { name: 'name', year: 'year', changed: 'updated_at' } as const;

export type ConsoleSort = keyof typeof sortColumns;

/** What hangs on a console. */
export interface ConsoleDependants {
  /** When it is or was the Console of the Month, latest first. */
  months: v.InferOutput<typeof month>[];
  /** Titles of the posts about it, drafts too. */
  articles: string[];
  /** Names of the consoles that it precedes or succeeds. */
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

/** A page past the end gives the last one. */
export function consoleRows({ page, search, sort, descending }: ConsoleRowsRequest) {
  const sought = fold(search);
  const readPage = async (wanted: number, signal: AbortSignal): Promise<ConsoleRows> => {
    let query = staffSupabase.from('consoles').select(rowSelect, { count: 'exact' });
    if (sought) query = query.filter('search', ...containsFilter(sought));
    const sorted = query.order(sortColumns[sort], { ascending: !descending }).order('id', { ascending: !descending });
    const answer = await withoutRetries(sorted.range(...rangeOf(wanted)), signal);
    const consoles = rowsOf<ConsoleRow>(answer, consoleRow);
    return { consoles, total: answer.count ?? consoles.length, page: wanted };
  };
  return {
    ...staffQuery(
      [...consolesKey, staffKey, 'table', { page, text: sought, sort, descending }],
      async (signal): Promise<ConsoleRows> => {
        if (!canMatch(sought, longestSearched)) return { consoles: [], total: 0, page: 1 };
        return pageOrLast(page, (wanted) => readPage(wanted, signal));
      },
    ),
    placeholderData: keepPreviousData,
  };
}

/** Null when the console is gone. Read anew each time: it decides whether somebody deletes. */
export function consoleDependants(id: string) {
  const options = staffQuery(
    [...consolesKey, staffKey, 'dependants', id],
    async (signal): Promise<ConsoleDependants | null> => {
      const goes = staffSupabase
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
        withoutRetries(goes, signal),
        namedBy('predecessor_id'),
        namedBy('successor_id'),
        cablesOf('from_id'),
        cablesOf('to_id'),
      ]);
      const row = firstRowOf<WhatGoesToo>(own, whatGoesToo);
      const named = v.object({ id: text, name: text });
      const neighbours = [after, before].flatMap((answer) => rowsOf<{ id: string; name: string }>(answer, named));
      const cables = [from, to].flatMap((answer) => rowsOf<{ id: string }>(answer, idOnly));
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

/** @throws ConflictError when it was changed since this version, or WriteError */
export async function deleteConsole(id: string, version: string): Promise<void> {
  const answer = await staffSupabase.from('consoles').delete().eq('id', id).eq('updated_at', version).select('id');
  const read = () => withoutRetries(staffSupabase.from('consoles').select('id, updated_at').eq('id', id).limit(1));
  if (answer.data?.length === 0) {
    const now = firstRowOf<{ id: string; updated_at: string }>(await read(), v.object({ id: text, updated_at: text }));
    if (now && now.updated_at !== version) throw new ConflictError(now);
  }
  await changedUnlessGone('consoles', answer, idOnly, read);
}
