import * as v from 'valibot';
import { rowsOf } from './errors';
import { socialLink, socialLinkColumns } from './rows';
import { socialLinksKey } from './social-links';
import { staffKey, staffQuery } from './staff-query';
import { once, staffSupabase } from './supabase.admin';
import { addedRow, changedRow, idOnly } from './writes.admin';

const staffSocialLink = v.object({ ...socialLink.entries, active: v.boolean() });
const linkSelect = `${socialLinkColumns}, active` as const;

/** A social link with what only staff see of it. */
export type StaffSocialLink = v.InferOutput<typeof staffSocialLink>;

export type SocialLinkFields = Omit<StaffSocialLink, 'id'>;

/** Every social link, active or not, by platform. */
export function allSocialLinks() {
  return staffQuery([...socialLinksKey, staffKey], async (signal) => {
    const query = staffSupabase.from('social_media_links').select(linkSelect).order('platform').order('id');
    return rowsOf<StaffSocialLink>(await once(query, signal), staffSocialLink);
  });
}

/** Adds a social link under an id of its own, so that a retry adds it once. @throws WriteError */
export async function addSocialLink(link: StaffSocialLink): Promise<StaffSocialLink> {
  return addedRow<StaffSocialLink>('social_media_links', staffSocialLink, {
    insert: () => staffSupabase.from('social_media_links').insert(link).select(linkSelect),
    update: () => staffSupabase.from('social_media_links').update(link).eq('id', link.id).select(linkSelect),
  });
}

/** @throws WriteError */
export async function updateSocialLink(id: string, changes: Partial<SocialLinkFields>): Promise<StaffSocialLink> {
  const answer = await staffSupabase.from('social_media_links').update(changes).eq('id', id).select(linkSelect);
  return changedRow<StaffSocialLink>('social_media_links', answer, staffSocialLink);
}

/** @throws WriteError */
export async function deleteSocialLink(id: string): Promise<void> {
  const answer = await staffSupabase.from('social_media_links').delete().eq('id', id).select('id');
  changedRow('social_media_links', answer, idOnly);
}
