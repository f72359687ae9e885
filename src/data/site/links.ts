import type * as v from 'valibot';
import { paths } from '@/site/paths';
import type { Tables } from '@/data/service/database.types';
import { publicQuery } from '@/data/reads/public-query';
import type { usefulLink } from '@/data/service/rows';

export type UsefulLink = v.InferOutput<typeof usefulLink>;

export const linksKey = ['links'] as const;

export function activeLinks() {
  return publicQuery({
    queryKey: [...linksKey, 'active'],
    kinds: ['links'],
    page: paths.links,
    read: async ({ linkColumns, rowsOf, supabase, usefulLink }, signal): Promise<UsefulLink[]> => {
      const links = supabase.from('links').select<string, Pick<Tables<'links'>, keyof UsefulLink>>(linkColumns);
      const query = links.eq('active', true).order('order').order('id');
      return rowsOf(await query.abortSignal(signal), usefulLink);
    },
  });
}
