import type * as v from 'valibot';
import { paths } from '@/lib/paths';
import { consolesKey } from './consoles';
import { firstRowOf } from './errors';
import { publicQuery } from './public-query';
import { featuredColumns, featuredConsoleRow } from './rows';
import { supabase } from './supabase';

export type FeaturedConsole = v.InferOutput<typeof featuredConsoleRow>;

export function featuredConsole() {
  return publicQuery({
    queryKey: [...consolesKey, 'of-month'],
    page: paths.home,
    read: async (signal): Promise<FeaturedConsole | null> => {
      const query = supabase.from('console_of_month').select(featuredColumns).eq('featured', true).limit(1);
      return firstRowOf<FeaturedConsole>(await query.abortSignal(signal), featuredConsoleRow);
    },
  });
}
