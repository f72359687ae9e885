import * as v from 'valibot';
import { paths } from '@/lib/paths';
import { firstRowOf } from './errors';
import { postsKey } from './posts';
import { publicQuery } from './public-query';
import { postCard } from './rows';
import { supabase } from './supabase';

const article = v.object({ slug: v.string(), title: v.string() });

const relations = v.object({
  /** Those that the article is about, in the order of the catalogue. */
  consoles: v.array(v.object({ slug: v.string(), name: v.string() })),
  /** The articles beside it by date: the older and the newer one. */
  previous: v.nullable(article),
  next: v.nullable(article),
  /** Up to two of the three newest; about the same consoles first, then of the same category, then newer ones. */
  related: v.array(postCard),
  /** Up to five more about the same consoles, in the same order. */
  same_consoles: v.array(article),
});

/** What the page of an article tells beside its text. */
export type PostRelations = v.InferOutput<typeof relations>;

/** Null for an unknown slug and for a draft. */
export function postRelations(slug: string) {
  return publicQuery({
    queryKey: [...postsKey, 'relations', slug],
    kinds: ['posts', 'categories', 'consoles'],
    page: paths.post(slug),
    read: async (signal): Promise<PostRelations | null> => {
      if (slug.includes('\u0000')) return null;
      const query = supabase.rpc('post_relations', { of_slug: slug }).abortSignal(signal);
      return firstRowOf(await query.overrideTypes<PostRelations[], { merge: false }>(), relations);
    },
  });
}
