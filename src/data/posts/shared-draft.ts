import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { sha256 } from '@/lib/sha256';
import { firstRowOf } from '@/data/service/row-check';
import { postArticle } from '@/data/service/rows';
import { supabase } from '@/data/service/supabase';

/** The draft that a link shows, without the ids of the post and of people. */
const sharedPost = v.object({
  ...v.omit(postArticle, ['id', 'slug', 'updated_at']).entries,
  /** The slug of the post's page; null until the post is published. */
  slug: v.nullable(v.string()),
  works_until: v.string(),
});

type SharedPost = v.InferOutput<typeof sharedPost>;

/** Reads a draft by its link; null for a link that is wrong, expired or revoked. Each read counts as a view. */
export function sharedDraft(token: string) {
  return queryOptions({
    queryKey: ['shared-draft', token],
    queryFn: async ({ signal }): Promise<SharedPost | null> => {
      const found = supabase.rpc('shared_draft', { token_hash: await sha256(token) }).abortSignal(signal);
      return firstRowOf(await found.overrideTypes<SharedPost[], { merge: false }>(), sharedPost);
    },
    // No stamp covers drafts, and the database counts each read as a view.
    meta: { kinds: [] },
    // Each visit sends one read. The cache drops the draft after the visit, because staff may revoke the link.
    staleTime: Infinity,
    gcTime: 0,
  });
}
