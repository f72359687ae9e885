import * as v from 'valibot';
import { consolesKey } from './consoles';
import { type ServiceResponse } from '@/data/service/errors';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { addedRow, changedRow, idOnly } from '@/data/service/writes.admin';

const text = v.string();
const featuredRowSchema = v.object({
  ...{ id: text, console_id: text, start_date: text, end_date: text },
  featured: v.boolean(),
});
const featuredSelect = 'id, console_id, start_date, end_date, featured';
const consoleChoice = v.object({ id: text, name: text, year: text, image: text, description: text });

/** Dates are YYYY-MM-DD. The dates of a row that is not featured decide when the row shows. */
export type FeaturedRow = v.InferOutput<typeof featuredRowSchema>;

export type FeaturedPeriod = Omit<FeaturedRow, 'id' | 'featured'>;

export type ConsoleChoice = v.InferOutput<typeof consoleChoice>;

export function consoleChoices() {
  return staffQuery([...consolesKey, staffKey, 'choices'], async (signal) => {
    const query = staffSupabase.from('consoles').select('id, name, year, image, description').order('year').order('id');
    return rowsOf<ConsoleChoice>(await withoutRetries(query, signal), consoleChoice);
  });
}

/** Reads the row that the home page shows: the featured row, or else today's row of the queue. */
export function rowOfToday() {
  return staffQuery([...consolesKey, staffKey, 'of-month'], async (signal) => {
    const query = staffSupabase.from('console_of_today').select(featuredSelect).limit(1);
    // The generated types make every column of a view nullable. The schema checks the columns.
    return firstRowOf((await withoutRetries(query, signal)) as ServiceResponse<FeaturedRow>, featuredRowSchema);
  });
}

/**
 * Features a console. The database then features no other console. The id makes a retry idempotent.
 * @throws WriteError
 */
export async function featureConsole(row: FeaturedPeriod & { id: string }): Promise<FeaturedRow> {
  const fields = { ...row, featured: true };
  return addedRow<FeaturedRow>('console_of_month', featuredRowSchema, {
    insert: () => staffSupabase.from('console_of_month').insert(fields).select(featuredSelect),
    update: () => staffSupabase.from('console_of_month').update(fields).eq('id', row.id).select(featuredSelect),
  });
}

/** @throws WriteError */
export async function updateFeatured(id: string, period: FeaturedPeriod): Promise<FeaturedRow> {
  const query = staffSupabase.from('console_of_month').update({ ...period, featured: true });
  return changedRow<FeaturedRow>(
    'console_of_month',
    await query.eq('id', id).select(featuredSelect),
    featuredRowSchema,
  );
}

/** @throws WriteError */
export async function removeFeatured(id: string): Promise<void> {
  const response = await staffSupabase.from('console_of_month').delete().eq('id', id).select('id');
  changedRow('console_of_month', response, idOnly);
}
