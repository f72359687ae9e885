import * as v from 'valibot';
import { consolesKey } from './consoles';
import { rowsOf } from './errors';
import { publicQuery } from './public-query';
import { supabase } from './supabase';

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
