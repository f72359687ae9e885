import { rowsOf } from './answers';
import type { Tables } from './database.types';
import { socialLinksKey } from './social-links';
import { staffRest } from './staff-rest';
import { staffKey, staffQuery } from './staff-query';
import { addedRow, changedRow } from './writes';

/** A social link with what only staff see of it. */
export type StaffSocialLink = Pick<Tables<'social_media_links'>, keyof typeof linkShape>;

export type SocialLinkFields = Omit<StaffSocialLink, 'id'>;

const linkShape = { id: 'text', platform: 'text', url: 'text', active: 'yes or no' } as const;
const linkSelect = 'id, platform, url, active';

/** Every social link, active or not, by platform. */
export function allSocialLinks() {
  return staffQuery([...socialLinksKey, staffKey], async (signal) => {
    const query = staffRest.from('social_media_links').select(linkSelect).order('platform').order('id');
    return rowsOf<StaffSocialLink>(await query.abortSignal(signal), linkShape);
  });
}

/** Adds a social link under an id of its own, so that a retry adds it once. @throws WriteError */
export async function addSocialLink(link: StaffSocialLink): Promise<StaffSocialLink> {
  return addedRow<StaffSocialLink>('social_media_links', linkShape, {
    insert: () => staffRest.from('social_media_links').insert(link).select(linkSelect),
    update: () => staffRest.from('social_media_links').update(link).eq('id', link.id).select(linkSelect),
  });
}

/** @throws WriteError */
export async function updateSocialLink(id: string, changes: Partial<SocialLinkFields>): Promise<StaffSocialLink> {
  const answer = await staffRest.from('social_media_links').update(changes).eq('id', id).select(linkSelect);
  return changedRow<StaffSocialLink>('social_media_links', answer, linkShape);
}

/** @throws WriteError */
export async function deleteSocialLink(id: string): Promise<void> {
  const answer = await staffRest.from('social_media_links').delete().eq('id', id).select('id');
  changedRow('social_media_links', answer, { id: 'text' });
}
