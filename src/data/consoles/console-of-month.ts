import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { consolesKey } from './consoles';
import { type ServiceResponse } from '@/data/service/errors';
import { publicQuery } from '@/data/reads/public-query';
import type { featuredConsoleRow } from '@/data/service/rows';

export type FeaturedConsole = v.InferOutput<typeof featuredConsoleRow>;

export function featuredConsole() {
  return publicQuery({
    queryKey: [...consolesKey, 'of-month'],
    kinds: ['console of the month', 'consoles'],
    page: paths.home,
    read: async (
      { featuredColumns, featuredConsoleRow, firstRowOf, supabase },
      signal,
    ): Promise<FeaturedConsole | null> => {
      const query = supabase.from('console_of_today').select(featuredColumns).limit(1);
      // The generated types make every column of a view nullable. The schema checks the columns.
      const response = (await query.abortSignal(signal)) as ServiceResponse<FeaturedConsole>;
      return firstRowOf(response, featuredConsoleRow);
    },
  });
}
