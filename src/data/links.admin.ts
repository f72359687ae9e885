import { firstRowOf, rowsOf, type Answer } from './answers';
import { resolveVersion } from './conflict';
import type { Tables } from './database.types';
import { linksKey } from './links';
import { staffRest } from './staff-rest';
import { staffKey, staffQuery } from './staff-query';
import { addedRow, changedRow } from './writes';

/** A link with what only staff see of it. */
export type StaffLink = Pick<Tables<'links'>, keyof typeof linkShape>;

/** What staff write; an empty description or image is null. */
export type LinkFields = Omit<StaffLink, 'id' | 'updated_at'>;

const linkShape = {
  id: 'text',
  title: 'text',
  url: 'text',
  description: 'text or null',
  image: 'text or null',
  category: 'text',
  order: 'number',
  active: 'yes or no',
  updated_at: 'text',
} as const;
const linkSelect = 'id, title, url, description, image, category, order, active, updated_at';

/** Every link, active or not, lower order first. */
export function allLinks() {
  return staffQuery([...linksKey, staffKey], async (signal) => {
    const query = staffRest.from('links').select(linkSelect).order('order').order('id');
    return rowsOf<StaffLink>(await query.abortSignal(signal), linkShape);
  });
}

/** Adds a link under an id of its own, so that a retry adds it once. @throws WriteError */
export async function addLink(link: LinkFields & { id: string }): Promise<StaffLink> {
  return addedRow<StaffLink>('links', linkShape, {
    insert: () => staffRest.from('links').insert(link).select(linkSelect),
    update: () => staffRest.from('links').update(link).eq('id', link.id).select(linkSelect),
  });
}

/**
 * Changes a row, or, where a version is given, that version of it and no other.
 * @throws ConflictError when somebody changed or deleted it since it was read. WriteError
 */
export async function updateLink(id: string, changes: Partial<LinkFields>, version?: string): Promise<StaffLink> {
  const query = staffRest.from('links').update(changes).eq('id', id);
  const versioned = version === undefined ? query : query.eq('updated_at', version);
  const answer: Answer<StaffLink> = await versioned.select(linkSelect);
  if (version === undefined || answer.data?.length !== 0) return changedRow<StaffLink>('links', answer, linkShape);
  const now = await staffRest.from('links').select(linkSelect).eq('id', id).limit(1);
  return resolveVersion('links', firstRowOf<StaffLink>(now, linkShape), version, changes);
}

/** @throws WriteError */
export async function deleteLink(id: string): Promise<void> {
  changedRow('links', await staffRest.from('links').delete().eq('id', id).select('id'), { id: 'text' });
}
