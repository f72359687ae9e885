import * as v from 'valibot';
import { rowsOf } from './errors';
import { linksKey } from './links';
import { linkColumns, usefulLink } from './rows';
import { staffKey, staffQuery } from './staff-query';
import { once, staffSupabase } from './supabase.admin';
import { addedRow, changedRow, idOnly } from './writes.admin';

const staffLink = v.object({ ...usefulLink.entries, order: v.number(), active: v.boolean() });
const linkSelect = `${linkColumns}, order, active` as const;

/** A link with what only staff see of it. */
export type StaffLink = v.InferOutput<typeof staffLink>;

/** What staff write; an empty description or image is null. */
export type LinkFields = Omit<StaffLink, 'id'>;

/** Every link, active or not, lower order first. */
export function allLinks() {
  return staffQuery([...linksKey, staffKey], async (signal) => {
    const query = staffSupabase.from('links').select(linkSelect).order('order').order('id');
    return rowsOf<StaffLink>(await once(query, signal), staffLink);
  });
}

/** Adds a link under an id of its own, so that a retry adds it once. @throws WriteError */
export async function addLink(link: StaffLink): Promise<StaffLink> {
  return addedRow<StaffLink>('links', staffLink, {
    insert: () => staffSupabase.from('links').insert(link).select(linkSelect),
    update: () => staffSupabase.from('links').update(link).eq('id', link.id).select(linkSelect),
  });
}

/** @throws WriteError */
export async function updateLink(id: string, changes: Partial<LinkFields>): Promise<StaffLink> {
  const answer = await staffSupabase.from('links').update(changes).eq('id', id).select(linkSelect);
  return changedRow<StaffLink>('links', answer, staffLink);
}

/** @throws WriteError */
export async function deleteLink(id: string): Promise<void> {
  changedRow('links', await staffSupabase.from('links').delete().eq('id', id).select('id'), idOnly);
}
