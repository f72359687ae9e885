import type { postRelationsRow } from '@/data/service/rows';
import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { postsKey } from './posts';
import { publicQuery } from '@/data/reads/public-query';

/** The consoles and the other articles that an article's page links to. */
export type PostRelations = v.InferOutput<typeof postRelationsRow>;

/** Reads the relations of an article; null for an unknown slug and for a draft. */
export function postRelations(slug: string) {
  return publicQuery({
    queryKey: [...postsKey, 'relations', slug],
    kinds: ['posts', 'categories', 'consoles'],
    page: paths.post(slug),
    read: async ({ firstRowOf, postRelationsRow, supabase }, signal): Promise<PostRelations | null> => {
      if (slug.includes('\u0000')) return null;
      const query = supabase.rpc('post_relations', { of_slug: slug }).abortSignal(signal);
      return firstRowOf(await query.overrideTypes<PostRelations[], { merge: false }>(), postRelationsRow);
    },
  });
}
