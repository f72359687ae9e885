import { type Answer } from './errors';
import { rowsOf, type RowSchema } from './row-check';

/** As many as a hosted project gives at once (max_rows of supabase/config.toml); it may give fewer. */
const atOnce = 1000;

/**
 * All rows of a read, however few come at once.
 * @param page asks for a part of them, in a fixed order, and with `count: 'exact'` for how many there are
 * @throws ReadError as `rowsOf`
 */
export async function everyRow<Row extends object>(
  page: (from: number, to: number) => PromiseLike<Answer<Row> & { count: number | null }>,
  schema: RowSchema<Row>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const answer = await page(all.length, all.length + atOnce - 1);
    const rows = rowsOf(answer, schema);
    all.push(...rows);
    if (rows.length === 0 || all.length >= (answer.count ?? 0)) return all;
  }
}
