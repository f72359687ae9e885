import * as v from 'valibot';
import type { FeaturedPeriod } from './console-of-month.admin';
import { consolesKey } from './consoles';
import { everyRow } from '@/data/service/every-row';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { addedRow, changedUnlessGone, idOnly, updateVersioned } from '@/data/service/writes.admin';

const text = v.string();
const queuedRow = v.object({ id: text, console_id: text, start_date: text, end_date: text, updated_at: text });
const queuedSelect = 'id, console_id, start_date, end_date, updated_at';

/** A Console of the Month that is not featured. The dates of the row decide when it shows, and may be past. */
export type QueuedRow = v.InferOutput<typeof queuedRow>;

/** Reads the queue with its past rows, latest start first. */
export function queuedRows() {
  return staffQuery([...consolesKey, staffKey, 'queue'], (signal) =>
    everyRow<QueuedRow>((from, to) => {
      const rows = staffSupabase.from('console_of_month').select(queuedSelect, { count: 'exact' });
      const inOrder = rows.eq('featured', false).order('start_date', { ascending: false }).order('id');
      return withoutRetries(inOrder.range(from, to), signal);
    }, queuedRow),
  );
}

/** Adds a row to the queue. The id makes a retry idempotent. @throws WriteError */
export async function addToQueue(row: FeaturedPeriod & { id: string }): Promise<QueuedRow> {
  const fields = { ...row, featured: false };
  return addedRow<QueuedRow>('console_of_month', queuedRow, {
    insert: () => staffSupabase.from('console_of_month').insert(fields).select(queuedSelect),
    update: () => staffSupabase.from('console_of_month').update(fields).eq('id', row.id).select(queuedSelect),
  });
}

/** @throws WriteError, or ConflictError when the row is deleted or has a newer version */
export async function updateQueued(id: string, changes: FeaturedPeriod, version: string): Promise<QueuedRow> {
  return updateVersioned<QueuedRow>('console_of_month', queuedRow, {
    ...{ id, version, changes },
    update: (columns) => staffSupabase.from('console_of_month').update(changes).match(columns).select(queuedSelect),
    read: () => withoutRetries(staffSupabase.from('console_of_month').select(queuedSelect).eq('id', id).limit(1)),
  });
}

/** @throws WriteError */
export async function removeFromQueue(id: string): Promise<void> {
  const response = await staffSupabase.from('console_of_month').delete().eq('id', id).select('id');
  await changedUnlessGone('console_of_month', response, idOnly, () =>
    withoutRetries(staffSupabase.from('console_of_month').select('id').eq('id', id).limit(1)),
  );
}
