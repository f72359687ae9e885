import type * as v from 'valibot';
import { paths } from '@/lib/paths';
import { publicQuery } from './public-query';
import type { usefulLink } from './rows';

export type UsefulLink = v.InferOutput<typeof usefulLink>;

export const linksKey = ['links'] as const;

export function activeLinks() {
  return publicQuery({
    queryKey: [...linksKey, 'active'],
    kinds: ['links'],
    page: paths.links,
    read: async ({ linkColumns, rowsOf, supabase, usefulLink }, signal): Promise<UsefulLink[]> => {
      const query = supabase.from('links').select(linkColumns).eq('active', true).order('order').order('id');
      return rowsOf(await query.abortSignal(signal), usefulLink);
    },
  });
}
