import type * as v from 'valibot';
import { paths } from '@/lib/paths';
import { cableColumns, linkCable, lockColumns, lockSource, playingColumns, playingConsole } from './catalogue-rows';
import { consolesKey } from './consoles';
import { rowsOf } from './errors';
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

export function linkCables() {
  return publicQuery({
    queryKey: [...consolesKey, 'link cables'],
    page: paths.compatibility,
    read: async (signal): Promise<LinkCable[]> => {
      const query = supabase.from('link_cables').select(cableColumns).order('via').order('id');
      return rowsOf(await query.abortSignal(signal), linkCable);
    },
  });
}
