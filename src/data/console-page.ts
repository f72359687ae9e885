import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { paths } from '@/lib/paths';
import { ownCartridges } from './cartridge-families';
import { consolePage, consolePageColumns, embeddedPublished, type consoleFacts } from './catalogue-rows';
import { consolesKey, type ConsoleCard } from './consoles';
import type { FoundConsoles } from './found-consoles';
import { firstRowOf, rowsOf } from './errors';
import { publicQuery, type StartRead } from './public-query';
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

const namedConsole = v.object({ slug: v.string(), name: v.string(), year: v.string(), color: v.string() });

/** What is told of another console. */
export type NamedConsole = v.InferOutput<typeof namedConsole>;

const namedColumns = 'slug,name,year,color';

/** A console plays a family of cartridges, at least partly. */
export type Player = v.InferOutput<typeof player>;

const player = v.object({ family: v.string(), plays: v.string(), console: namedConsole });

/** As many as a page has room for, however many there are. */
export const mostPlayers = 24;

/** Who plays the console's own cartridges, itself too: one more than fit when there are more; in whole first. */
export function playersOf(model: Pick<ConsolePage, 'slug' | 'family' | 'plays'>) {
  const codes = ownCartridges(model);
  return publicQuery({
    queryKey: [...consolesKey, 'players', codes],
    page: paths.console(model.slug),
    read: async (signal): Promise<Player[]> => {
      if (codes.length === 0) return [];
      const query = supabase
        .from('console_compatibility')
        .select(`family,plays,console:consoles(${namedColumns})`)
        .in('family', codes)
        .neq('plays', 'no')
        // 'yes' before 'partly'.
        .order('plays', { ascending: false })
        .order('console_id')
        .order('family')
        .limit(mostPlayers + 1);
      return rowsOf(await query.abortSignal(signal), player);
    },
  });
}

/** The consoles that one follows and that follow it, as far as the catalogue has them. */
export interface Lineage {
  predecessor: NamedConsole | null;
  successor: NamedConsole | null;
}

export function lineageOf({ slug, predecessor_id, successor_id }: Pick<ConsolePage, 'slug' | keyof LineageIds>) {
  const ids: LineageIds = { predecessor_id, successor_id };
  return publicQuery({
    queryKey: [...consolesKey, 'lineage', ids],
    page: paths.console(slug),
    read: async (signal): Promise<Lineage> => {
      const asked = Object.values(ids).filter((id) => id !== null);
      if (asked.length === 0) return { predecessor: null, successor: null };
      const query = supabase.from('consoles').select(`id,${namedColumns}`).in('id', asked);
      const found = rowsOf(await query.abortSignal(signal), namedWithId);
      const named = (sought: string | null) => found.find(({ id }) => id === sought) ?? null;
      return { predecessor: named(predecessor_id), successor: named(successor_id) };
    },
  });
}

const namedWithId = v.object({ id: v.string(), ...namedConsole.entries });

type LineageIds = Record<'predecessor_id' | 'successor_id', string | null>;

/** The consoles before and after one in the order of the catalogue: by year, then id. */
export interface ConsolesBeside {
  before: NamedConsole | null;
  after: NamedConsole | null;
}

export function consolesBeside({ slug, id, year }: Pick<ConsolePage, 'slug' | 'id' | 'year'>) {
  return publicQuery({
    queryKey: [...consolesKey, 'beside', { id, year }],
    page: paths.console(slug),
    read: async (signal): Promise<ConsolesBeside> => {
      const nearest = async (side: 'lt' | 'gt') => {
        const ascending = side === 'gt';
        const query = supabase
          .from('consoles')
          .select(namedColumns)
          // Nothing that is typed freely: a year is four digits.
          .or(`year.${side}.${year},and(year.eq.${year},id.${side}.${id})`)
          .order('year', { ascending })
          .order('id', { ascending })
          .limit(1);
        return firstRowOf(await query.abortSignal(signal), namedConsole);
      };
      const [before, after] = await Promise.all([nearest('lt'), nearest('gt')]);
      return { before, after };
    },
  });
}

/** Starts what the page of a console needs. */
export async function readPage(read: StartRead, slug: string): Promise<void> {
  const model = await read(consoleBySlug(slug));
  if (model) await Promise.all([read(playersOf(model)), read(lineageOf(model)), read(consolesBeside(model))]);
}

/** The card of a console that a cached list has, to show while its page loads. */
export function knownConsole(client: QueryClient, slug: string): ConsoleCard | undefined {
  const lists = client.getQueriesData<ConsoleCard[]>({ queryKey: [...consolesKey, 'catalogue'] });
  const pages = client.getQueriesData<FoundConsoles>({ queryKey: [...consolesKey, 'found'] });
  const cards = [...lists.flatMap(([, list]) => list ?? []), ...pages.flatMap(([, page]) => page?.consoles ?? [])];
  return cards.find((card) => card.slug === slug);
}
