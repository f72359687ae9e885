import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { paths } from '@/lib/paths';
import { consolePage, consolePageColumns, embeddedPublished, type consoleFacts } from './catalogue-rows';
import { consolesKey, type ConsoleCard } from './consoles';
import type { FoundConsoles } from './found-consoles';
import { firstRowOf, rowsOf } from './errors';
import { publicQuery } from './public-query';
import { supabase } from './supabase';

/** What is typed of a console; null is unknown. */
export type ConsoleFacts = v.InferOutput<typeof consoleFacts>;

export type ConsolePage = v.InferOutput<typeof consolePage>;

export function consoleBySlug(slug: string) {
  return publicQuery({
    queryKey: [...consolesKey, 'slug', slug],
    page: paths.console(slug),
    read: async (signal): Promise<ConsolePage | null> => {
      if (slug.includes('\u0000')) return null;
      const query = supabase
        .from('consoles')
        .select(consolePageColumns)
        .eq('slug', slug)
        .is(embeddedPublished, true)
        .order('region', { referencedTable: 'releases' })
        .order('field', { referencedTable: 'sources' })
        .order('id', { referencedTable: 'sources' })
        .order('family', { referencedTable: 'plays' })
        .order('id', { referencedTable: 'posts' })
        .limit(1);
      return firstRowOf(await query.abortSignal(signal), consolePage);
    },
  });
}

const playedCell = v.object({ console_id: v.string(), family: v.string(), plays: v.string() });

/** A console plays a family of cartridges, at least partly. */
export type PlayedCell = v.InferOutput<typeof playedCell>;

/** Everything that any console plays. @param page the page that asks, for its snapshot */
export function playedCells(page: string) {
  return publicQuery({
    queryKey: [...consolesKey, 'played'],
    page,
    read: async (signal): Promise<PlayedCell[]> => {
      const query = supabase.from('console_compatibility').select('console_id,family,plays').neq('plays', 'no');
      return rowsOf(await query.order('console_id').order('family').abortSignal(signal), playedCell);
    },
  });
}

/** The card of a console that a cached list has, to show while its page loads. */
export function knownConsole(client: QueryClient, slug: string): ConsoleCard | undefined {
  const lists = client.getQueriesData<ConsoleCard[]>({ queryKey: [...consolesKey, 'catalogue'] });
  const pages = client.getQueriesData<FoundConsoles>({ queryKey: [...consolesKey, 'found'] });
  const cards = [...lists.flatMap(([, list]) => list ?? []), ...pages.flatMap(([, page]) => page?.consoles ?? [])];
  return cards.find((card) => card.slug === slug);
}
