import { firstRowOf, rowsOf } from './answers';
import { consolesKey } from './consoles';
import type { Tables } from './database.types';
import { staffRest } from './staff-rest';
import { staffKey, staffQuery } from './staff-query';
import { addedRow, changedRow } from './writes';

/** The featured row as staff edit it; dates are YYYY-MM-DD. */
export type FeaturedRow = Pick<Tables<'console_of_month'>, keyof typeof featuredShape>;

/** Which console is featured, and for how long. */
export type FeaturedPeriod = Omit<FeaturedRow, 'id'>;

/** What the choice of a console shows. */
export type ConsoleChoice = Pick<Tables<'consoles'>, keyof typeof choiceShape>;

const featuredShape = { id: 'text', console_id: 'text', start_date: 'text', end_date: 'text' } as const;
const featuredSelect = 'id, console_id, start_date, end_date';
const choiceShape = { id: 'text', name: 'text', year: 'text', image: 'text', description: 'text' } as const;

/** The consoles to choose from, oldest first. */
export function consoleChoices() {
  return staffQuery([...consolesKey, staffKey, 'choices'], async (signal) => {
    const query = staffRest.from('consoles').select('id, name, year, image, description').order('year').order('id');
    return rowsOf<ConsoleChoice>(await query.abortSignal(signal), choiceShape);
  });
}

/** The featured row, or null when none is set. */
export function featuredRow() {
  return staffQuery([...consolesKey, staffKey, 'of-month'], async (signal) => {
    const query = staffRest.from('console_of_month').select(featuredSelect).eq('featured', true).limit(1);
    return firstRowOf<FeaturedRow>(await query.abortSignal(signal), featuredShape);
  });
}

/**
 * Features a console; the database clears any other in the same transaction. The id
 * makes a retry feature it once.
 * @throws WriteError
 */
export async function featureConsole(row: FeaturedRow): Promise<FeaturedRow> {
  const fields = { ...row, featured: true };
  return addedRow<FeaturedRow>('console_of_month', featuredShape, {
    insert: () => staffRest.from('console_of_month').insert(fields).select(featuredSelect),
    update: () => staffRest.from('console_of_month').update(fields).eq('id', row.id).select(featuredSelect),
  });
}

/** @throws WriteError */
export async function updateFeatured(id: string, period: FeaturedPeriod): Promise<FeaturedRow> {
  const query = staffRest.from('console_of_month').update({ ...period, featured: true });
  return changedRow<FeaturedRow>('console_of_month', await query.eq('id', id).select(featuredSelect), featuredShape);
}

/** Leaves no console featured. @throws WriteError */
export async function removeFeatured(id: string): Promise<void> {
  const answer = await staffRest.from('console_of_month').delete().eq('id', id).select('id');
  changedRow('console_of_month', answer, { id: 'text' });
}
