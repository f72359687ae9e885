import * as v from 'valibot';
import { sha256 } from '@/lib/sha256';
import { rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { addedRow, changedUnlessGone, idOnly } from '@/data/service/writes.admin';

const draftLink = v.object({
  id: v.string(),
  created_at: v.string(),
  created_by: v.nullable(v.string()),
  hours: v.number(),
  views: v.number(),
  last_viewed_at: v.nullable(v.string()),
});
const draftLinkSelect = 'id, created_at, created_by, hours, views, last_viewed_at' as const;

/** A link that shows a draft, without its token. Only the device that made the link has the token. */
export type DraftLink = v.InferOutput<typeof draftLink>;

export interface NewDraftLink {
  id: string;
  token: string;
  hours: number;
}

/** A post can have at most this many working links. */
export const mostDraftLinks = 20;

export const draftLinksKey = ['draft-links'] as const;

/** Reads the links of a post, newest first. Expired links stay until somebody makes the next link. */
export function draftLinks(postId: string) {
  return staffQuery([...draftLinksKey, staffKey, postId], async (signal) => {
    const query = staffSupabase.from('draft_links').select(draftLinkSelect).eq('post_id', postId);
    const newestFirst = query.order('created_at', { ascending: false }).order('id', { ascending: false });
    return rowsOf<DraftLink>(await withoutRetries(newestFirst, signal), draftLink);
  });
}

/** Makes a token of 128 random bits in letters, digits, hyphens and underscores. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
}

/** Creates a link. The id makes a retry idempotent. @throws WriteError */
export async function createDraftLink(postId: string, { id, token, hours }: NewDraftLink): Promise<DraftLink> {
  // A visitor sends the hash of the token, and the database keeps a hash of that hash.
  const row = { id, post_id: postId, hours, key_hash: await sha256(await sha256(token)) };
  return addedRow<DraftLink>('draft_links', draftLink, {
    insert: () => staffSupabase.from('draft_links').insert(row).select(draftLinkSelect),
    // This runs when an earlier try succeeded. Links never change, so a read replaces the update.
    update: () => withoutRetries(staffSupabase.from('draft_links').select(draftLinkSelect).eq('id', id)),
  });
}

/** Revokes a link, which stops working at once. @throws WriteError */
export async function revokeDraftLink(id: string): Promise<void> {
  const response = await staffSupabase.from('draft_links').delete().eq('id', id).select('id');
  await changedUnlessGone('draft_links', response, idOnly, () =>
    withoutRetries(staffSupabase.from('draft_links').select('id').eq('id', id).limit(1)),
  );
}
