import type * as v from 'valibot';
import type { buyableConsole } from '@/data/service/catalogue-rows';
import { publicQuery } from '@/data/reads/public-query';
import { paths } from '@/site/paths';
import { consolesKey } from './consoles';

export type BuyableConsole = v.InferOutput<typeof buyableConsole>;

/** Reads all consoles, oldest first, with the facts that matter to a buyer. */
export function buyableConsoles() {
  return publicQuery({
    queryKey: [...consolesKey, 'buyable'],
    kinds: ['consoles'],
    page: paths.buying,
    read: async ({ buyableColumns, buyableConsole, rowsOf, supabase }, signal): Promise<BuyableConsole[]> => {
      const query = supabase.from('consoles').select(buyableColumns).order('year').order('id');
      return rowsOf<BuyableConsole>(await query.abortSignal(signal), buyableConsole);
    },
  });
}
