import { firstRowOf, rowsOf, type Answer } from './answers';
import { resolveVersion } from './conflict';
import type { Tables } from './database.types';
import { socialLinksKey } from './social-links';
import { staffRest } from './staff-rest';
import { staffKey, staffQuery } from './staff-query';
import { addedRow, changedRow } from './writes';

/** A social link with what only staff see of it. */
export type StaffSocialLink = Pick<Tables<'social_media_links'>, keyof typeof linkShape>;

export type SocialLinkFields = Omit<StaffSocialLink, 'id' | 'updated_at'>;

const linkShape = { id: 'text', platform: 'text', url: 'text', active: 'yes or no', updated_at: 'text' } as const;
const linkSelect = 'id, platform, url, active, updated_at';

/** Every social link, active or not, by platform. */
export function allSocialLinks() {
  return staffQuery([...socialLinksKey, staffKey], async (signal) => {
    const query = staffRest.from('social_media_links').select(linkSelect).order('platform').order('id');
    return rowsOf<StaffSocialLink>(await query.abortSignal(signal), linkShape);
  });
}

/** Adds a social link under an id of its own, so that a retry adds it once. @throws WriteError */
export async function addSocialLink(link: SocialLinkFields & { id: string }): Promise<StaffSocialLink> {
  return addedRow<StaffSocialLink>('social_media_links', linkShape, {
    insert: () => staffRest.from('social_media_links').insert(link).select(linkSelect),
    update: () => staffRest.from('social_media_links').update(link).eq('id', link.id).select(linkSelect),
  });
}

/**
 * Changes a row, or, where a version is given, that version of it and no other.
 * @throws ConflictError when somebody changed or deleted it since it was read. WriteError
 */
export async function updateSocialLink(
  id: string,
  changes: Partial<SocialLinkFields>,
  version?: string,
): Promise<StaffSocialLink> {
  const query = staffRest.from('social_media_links').update(changes).eq('id', id);
  const versioned = version === undefined ? query : query.eq('updated_at', version);
  const answer: Answer<StaffSocialLink> = await versioned.select(linkSelect);
  if (version === undefined || answer.data?.length !== 0)
    return changedRow<StaffSocialLink>('social_media_links', answer, linkShape);
  const now = await staffRest.from('social_media_links').select(linkSelect).eq('id', id).limit(1);
  return resolveVersion('social_media_links', firstRowOf<StaffSocialLink>(now, linkShape), version, changes);
}

/** @throws WriteError */
export async function deleteSocialLink(id: string): Promise<void> {
  const answer = await staffRest.from('social_media_links').delete().eq('id', id).select('id');
  changedRow('social_media_links', answer, { id: 'text' });
}
