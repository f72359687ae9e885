import type * as v from 'valibot';
import { paths } from '@/lib/paths';
import { cableColumns, linkCable, lockColumns, lockSource, playingColumns, playingConsole } from './catalogue-rows';
import { consolesKey } from './consoles';
import { rowsOf } from './errors';
import { everyRow } from './every-row';
import { publicQuery } from './public-query';
import { supabase } from './supabase';

export type PlayingConsole = v.InferOutput<typeof playingConsole>;
export type LockSource = v.InferOutput<typeof lockSource>;
export type LinkCable = v.InferOutput<typeof linkCable>;

/** What every console plays, oldest console first. */
export function playingConsoles() {
  return publicQuery({
    queryKey: [...consolesKey, 'plays'],
    page: paths.compatibility,
    read: async (signal): Promise<PlayingConsole[]> => {
      const query = supabase
        .from('consoles')
        .select(playingColumns)
        .order('year')
        .order('id')
        .order('family', { referencedTable: 'plays' });
      return rowsOf(await query.abortSignal(signal), playingConsole);
    },
  });
}

/** Where the region locks of all consoles are from. */
export function regionLockSources() {
  return publicQuery({
    queryKey: [...consolesKey, 'region locks'],
    page: paths.compatibility,
    read: async (signal): Promise<LockSource[]> => {
      const query = supabase.from('console_sources').select(lockColumns).eq('field', 'region_lock').order('id');
      return rowsOf(await query.abortSignal(signal), lockSource);
    },
  });
}

/** A way to link consoles, with all whom it links: each of `from` with each of `to`. */
export interface Cable extends Omit<LinkCable, 'from_id' | 'to_id' | 'to_name'> {
  pairs: { from: string[]; to: string[] }[];
}

/** Puts together what is linked in the same way. Ends are ids of consoles, or names of something else. */
export function cablesOf(rows: readonly LinkCable[]): Cable[] {
  const found = new Map<string, { cable: Cable; targets: Map<string, string[]> }>();
  for (const { from_id, to_id, to_name, ...way } of rows) {
    const key = JSON.stringify(Object.values(way));
    const entry = found.get(key) ?? { cable: { ...way, pairs: [] }, targets: new Map<string, string[]>() };
    found.set(key, entry);
    entry.targets.set(from_id, [...(entry.targets.get(from_id) ?? []), to_id ?? to_name ?? '']);
  }
  return Array.from(found.values(), ({ cable, targets }) => {
    const pairs = new Map<string, Cable['pairs'][number]>();
    for (const [from, to] of targets) {
      const key = to.toSorted().join('\n');
      const pair = pairs.get(key) ?? { from: [], to };
      pair.from.push(from);
      pairs.set(key, pair);
    }
    return { ...cable, pairs: [...pairs.values()] };
  });
}

export function linkCables() {
  return publicQuery({
    queryKey: [...consolesKey, 'link cables'],
    page: paths.compatibility,
    read: async (signal): Promise<Cable[]> => {
      const page = (from: number, to: number) => {
        const query = supabase.from('link_cables').select(cableColumns, { count: 'exact' });
        return query.order('via').order('id').range(from, to).abortSignal(signal);
      };
      return cablesOf(await everyRow<LinkCable>(page, linkCable));
    },
  });
}
