import * as v from 'valibot';
import type { Tables } from '@/data/service/database.types';
import { rowsOf } from '@/data/service/row-check';
import { linksKey } from './links';
import { columnsOf, usefulLink } from '@/data/service/rows';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { addedRow, changedUnlessGone, idOnly, updateVersioned } from '@/data/service/writes.admin';

const staffLink = v.object({ ...usefulLink.entries, order: v.number(), active: v.boolean(), updated_at: v.string() });
const linkColumns = columnsOf(staffLink);

export type StaffLink = v.InferOutput<typeof staffLink>;

type Row = Pick<Tables<'links'>, keyof StaffLink>;

/** An empty description or image is null. */
export type LinkFields = Omit<StaffLink, 'id' | 'updated_at'>;

export function allLinks() {
  return staffQuery([...linksKey, staffKey], async (signal) => {
    const query = staffSupabase.from('links').select<string, Row>(linkColumns).order('order').order('id');
    return rowsOf<StaffLink>(await withoutRetries(query, signal), staffLink);
  });
}

/** Adds a link. The id makes a retry idempotent. @throws WriteError */
export async function addLink(link: LinkFields & { id: string }): Promise<StaffLink> {
  return addedRow<StaffLink>('links', staffLink, {
    insert: () => staffSupabase.from('links').insert(link).select<string, Row>(linkColumns),
    update: () => staffSupabase.from('links').update(link).eq('id', link.id).select<string, Row>(linkColumns),
  });
}

/**
 * Updates a link. With a version, updates the link only if it still has that version.
 * @throws WriteError, or ConflictError when the link is deleted or has a newer version
 */
export async function updateLink(id: string, changes: Partial<LinkFields>, version?: string): Promise<StaffLink> {
  return updateVersioned<StaffLink>('links', staffLink, {
    ...{ id, version, changes },
    update: (columns) => staffSupabase.from('links').update(changes).match(columns).select<string, Row>(linkColumns),
    read: () => withoutRetries(staffSupabase.from('links').select<string, Row>(linkColumns).eq('id', id).limit(1)),
  });
}

/** @throws WriteError */
export async function deleteLink(id: string): Promise<void> {
  const response = await staffSupabase.from('links').delete().eq('id', id).select('id');
  await changedUnlessGone('links', response, idOnly, () =>
    withoutRetries(staffSupabase.from('links').select('id').eq('id', id).limit(1)),
  );
}
