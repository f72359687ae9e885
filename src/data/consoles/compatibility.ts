import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { isSlug } from '@/lib/slugify';
import type { linkCable, lockSource, playingConsole } from '@/data/service/catalogue-rows';
import { consolesKey } from './consoles';
import { ReadError } from '@/data/service/errors';
import { publicQuery, type Service, type StartRead } from '@/data/reads/public-query';

export type PlayingConsole = v.InferOutput<typeof playingConsole>;
export type LockSource = v.InferOutput<typeof lockSource>;
export type LinkCable = v.InferOutput<typeof linkCable>;

/** A page of consoles. `total` is the number of consoles on all pages. */
export interface PlayingPage {
  consoles: PlayingConsole[];
  total: number;
  /** Counted from 1. */
  page: number;
}

/** The number of rows that a reader can survey at once. */
export const matrixPageSize = 60;

/** PostgREST's code for a page past the last row. */
const pastTheEnd = 'PGRST103';

/**
 * Reads a page of consoles with the cartridges that they play, oldest console first. A page past the end gives the
 * first page.
 */
export function playingConsoles(page: number) {
  const readPage = async (
    pageNumber: number,
    { playingColumns, playingConsole, rowsOf, supabase }: Service,
    signal: AbortSignal,
  ): Promise<PlayingPage> => {
    const query = supabase.from('consoles').select(playingColumns, { count: 'exact' });
    const inOrder = query.order('year').order('id').order('family', { referencedTable: 'plays' });
    const start = (pageNumber - 1) * matrixPageSize;
    const response = await inOrder.range(start, start + matrixPageSize - 1).abortSignal(signal);
    const consoles = rowsOf<PlayingConsole>(response, playingConsole);
    return { consoles, total: response.count ?? consoles.length, page: pageNumber };
  };
  return publicQuery({
    queryKey: [...consolesKey, 'plays', page],
    kinds: ['consoles'],
    page: paths.compatibility,
    read: async (service, signal) => {
      try {
        return await readPage(page, service, signal);
      } catch (error) {
        if (!(error instanceof ReadError) || error.code !== pastTheEnd || page === 1) throw error;
        return readPage(1, service, signal);
      }
    },
  });
}

/** Reads a console that the loaded page lacks. */
export function playingConsoleBySlug(slug: string) {
  return publicQuery({
    queryKey: [...consolesKey, 'plays', 'slug', slug],
    kinds: ['consoles'],
    read: async ({ firstRowOf, playingColumns, playingConsole, supabase }, signal): Promise<PlayingConsole | null> => {
      if (!isSlug(slug)) return null;
      const query = supabase.from('consoles').select(playingColumns).eq('slug', slug);
      return firstRowOf(await query.order('family', { referencedTable: 'plays' }).abortSignal(signal), playingConsole);
    },
  });
}

export function regionLockSources(consoles: readonly Pick<PlayingConsole, 'id' | 'slug'>[]) {
  const ids = consoles.map(({ id }) => id);
  return publicQuery({
    queryKey: [...consolesKey, 'region locks', consoles.map(({ slug }) => slug)],
    kinds: ['consoles'],
    page: paths.compatibility,
    read: async ({ everyRow, lockColumns, lockSource, supabase }, signal): Promise<LockSource[]> => {
      if (ids.length === 0) return [];
      const page = (from: number, to: number) => {
        const query = supabase.from('console_sources').select(lockColumns, { count: 'exact' });
        return query.eq('field', 'region_lock').in('console_id', ids).order('id').range(from, to).abortSignal(signal);
      };
      return everyRow<LockSource>(page, lockSource);
    },
  });
}

/** One end of a cable. Only a console of the catalogue has a slug. */
export interface CableEnd {
  slug: string | null;
  name: string;
}

/**
 * A way to link consoles, and the consoles that are linked this way. In each item of `pairs`, every console of `from`
 * links with every console of `to`.
 */
export interface Cable extends Omit<LinkCable, 'from' | 'to' | 'to_name'> {
  pairs: { from: CableEnd[]; to: CableEnd[] }[];
}

/** Groups the rows by the way to link. The oldest consoles come first. */
export function cablesOf(rows: readonly LinkCable[]): Cable[] {
  const cablesByWay = new Map<string, { cable: Cable; targets: Map<string, Set<string>> }>();
  const ends = new Map<string, CableEnd>();
  // The keys sort the ends by age. Ends outside the catalogue come last.
  const place = (end: LinkCable['to'], other: string | null) => {
    const key = end ? `${end.year}\n${end.slug}` : `\uffff${other}`;
    ends.set(key, end ? { slug: end.slug, name: end.name } : { slug: null, name: other ?? '' });
    return key;
  };
  for (const { from, to, to_name, ...way } of rows) {
    const key = JSON.stringify(Object.values(way));
    const entry = cablesByWay.get(key) ?? { cable: { ...way, pairs: [] }, targets: new Map<string, Set<string>>() };
    cablesByWay.set(key, entry);
    const start = place(from, null);
    entry.targets.set(start, (entry.targets.get(start) ?? new Set()).add(place(to, to_name)));
  }
  const endsOf = (keys: readonly string[]) => keys.flatMap((key) => ends.get(key) ?? []);
  const sorted = Array.from(cablesByWay.values(), ({ cable, targets }) => {
    const pairs = new Map<string, { from: string[]; to: string[] }>();
    for (const from of [...targets.keys()].sort()) {
      const to = [...(targets.get(from) ?? [])].sort();
      const pair = pairs.get(to.join('\r')) ?? { from: [], to };
      pairs.set(to.join('\r'), pair);
      pair.from.push(from);
    }
    const first = [...targets.keys()].sort()[0] ?? '';
    return {
      first,
      cable: { ...cable, pairs: [...pairs.values()].map(({ from, to }) => ({ from: endsOf(from), to: endsOf(to) })) },
    };
  });
  return sorted
    .sort((one, other) => (one.first < other.first ? -1 : Number(one.first > other.first)))
    .map(({ cable }) => cable);
}

export function linkCables() {
  return publicQuery({
    queryKey: [...consolesKey, 'link cables'],
    kinds: ['consoles'],
    page: paths.compatibility,
    read: async ({ everyRow, linkCable, linkedColumns, supabase }, signal): Promise<Cable[]> => {
      const page = (from: number, to: number) => {
        const query = supabase.from('link_cables').select(linkedColumns, { count: 'exact' });
        return query.order('via').order('id').range(from, to).abortSignal(signal);
      };
      return cablesOf(await everyRow<LinkCable>(page, linkCable));
    },
  });
}

export async function readMatrix(read: StartRead, page: number): Promise<void> {
  const rows = async () => {
    const playing = await read(playingConsoles(page));
    if (playing) await read(regionLockSources(playing.consoles));
  };
  await Promise.all([rows(), read(linkCables())]);
}
