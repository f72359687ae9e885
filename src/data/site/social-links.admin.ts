import * as v from 'valibot';
import { rowsOf } from '@/data/service/row-check';
import { socialLink, socialLinkColumns } from '@/data/service/rows';
import { socialLinksKey } from './social-links';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { addedRow, changedUnlessGone, idOnly, updateVersioned } from '@/data/service/writes.admin';

const staffSocialLink = v.object({ ...socialLink.entries, active: v.boolean(), updated_at: v.string() });
const linkSelect = `${socialLinkColumns}, active, updated_at` as const;

export type StaffSocialLink = v.InferOutput<typeof staffSocialLink>;

export type SocialLinkFields = Omit<StaffSocialLink, 'id' | 'updated_at'>;

export function allSocialLinks() {
  return staffQuery([...socialLinksKey, staffKey], async (signal) => {
    const query = staffSupabase.from('social_media_links').select(linkSelect).order('platform').order('id');
    return rowsOf<StaffSocialLink>(await withoutRetries(query, signal), staffSocialLink);
  });
}

/** Adds a social link. The id makes a retry idempotent. @throws WriteError */
export async function addSocialLink(link: SocialLinkFields & { id: string }): Promise<StaffSocialLink> {
  return addedRow<StaffSocialLink>('social_media_links', staffSocialLink, {
    insert: () => staffSupabase.from('social_media_links').insert(link).select(linkSelect),
    update: () => staffSupabase.from('social_media_links').update(link).eq('id', link.id).select(linkSelect),
  });
}

/**
 * Updates a link. With a version, updates the link only if it still has that version.
 * @throws WriteError, or ConflictError when the link is deleted or has a newer version
 */
export async function updateSocialLink(
  id: string,
  changes: Partial<SocialLinkFields>,
  version?: string,
): Promise<StaffSocialLink> {
  return updateVersioned<StaffSocialLink>('social_media_links', staffSocialLink, {
    ...{ id, version, changes },
    update: (columns) => staffSupabase.from('social_media_links').update(changes).match(columns).select(linkSelect),
    read: () => withoutRetries(staffSupabase.from('social_media_links').select(linkSelect).eq('id', id).limit(1)),
  });
}

/** @throws WriteError */
export async function deleteSocialLink(id: string): Promise<void> {
  const response = await staffSupabase.from('social_media_links').delete().eq('id', id).select('id');
  await changedUnlessGone('social_media_links', response, idOnly, () =>
    withoutRetries(staffSupabase.from('social_media_links').select('id').eq('id', id).limit(1)),
  );
}
