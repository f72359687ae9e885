import type * as v from 'valibot';
import { paths } from '@/site/paths';
import type { pastConsole } from '@/data/service/catalogue-rows';
import { consolesKey } from './consoles';
import { type ServiceResponse } from '@/data/service/errors';
import { publicQuery } from '@/data/reads/public-query';

export type PastConsole = v.InferOutput<typeof pastConsole>;

/** The limit covers more than ten years. A hosted project returns at most a thousand rows at once. */
export const mostPastConsoles = 200;

/** Reads the Consoles of the Month whose last day is over, latest first. */
export function pastConsoles() {
  return publicQuery({
    queryKey: [...consolesKey, 'past-of-month'],
    kinds: ['console of the month', 'consoles'],
    page: paths.consolesOfMonth,
    read: async ({ pastColumns, pastConsole, rowsOf, supabase }, signal): Promise<PastConsole[]> => {
      const query = supabase.from('past_consoles_of_month').select(pastColumns);
      const inOrder = query.order('start_date', { ascending: false }).order('id').limit(mostPastConsoles);
      // The generated types make every column of a view nullable. The schema checks the columns.
      return rowsOf((await inOrder.abortSignal(signal)) as ServiceResponse<PastConsole>, pastConsole);
    },
  });
}
