import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { sha256 } from '@/lib/sha256';
import { firstRowOf } from '@/data/service/row-check';
import { postArticle } from '@/data/service/rows';
import { supabase } from '@/data/service/supabase';

/** What a link shows of a draft: no ids, neither of the post nor of people. */
const sharedPost = v.object({
  ...v.omit(postArticle, ['id', 'slug', 'updated_at']).entries,
  /** Of the post's page, once it is published. */
  slug: v.nullable(v.string()),
  works_until: v.string(),
});

type SharedPost = v.InferOutput<typeof sharedPost>;

/** Null for a link that never was, has run out or is revoked. Each read counts as a view. */
export function sharedDraft(token: string) {
  return queryOptions({
    queryKey: ['shared-draft', token],
    queryFn: async ({ signal }): Promise<SharedPost | null> => {
      const found = supabase.rpc('shared_draft', { token_hash: await sha256(token) }).abortSignal(signal);
      return firstRowOf(await found.overrideTypes<SharedPost[], { merge: false }>(), sharedPost);
    },
    // Stamps tell of public content only, and each read is counted.
    meta: { kinds: [] },
    // Asked once for each visit, and not kept after it: a link may be revoked in between.
    staleTime: Infinity,
    gcTime: 0,
  });
}
