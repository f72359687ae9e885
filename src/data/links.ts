import type * as v from 'valibot';
import { paths } from '@/lib/paths';
import type { Tables } from './database.types';
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
      const links = supabase.from('links').select<string, Pick<Tables<'links'>, keyof UsefulLink>>(linkColumns);
      const query = links.eq('active', true).order('order').order('id');
      return rowsOf(await query.abortSignal(signal), usefulLink);
    },
  });
}
