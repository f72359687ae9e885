import { type ServiceResponse } from './errors';
import { rowsOf, type RowSchema } from './row-check';

/**
 * A hosted project returns at most this many rows at once (max_rows of supabase/config.toml). A project may return
 * fewer.
 */
const mostRows = 1000;

/**
 * Reads all rows, with as many requests as they need.
 * @param page reads a range of the rows in a fixed order, with `count: 'exact'` for their number
 * @throws ReadError as `rowsOf`
 */
export async function everyRow<Row extends object>(
  page: (from: number, to: number) => PromiseLike<ServiceResponse<Row> & { count: number | null }>,
  schema: RowSchema<Row>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const response = await page(all.length, all.length + mostRows - 1);
    const rows = rowsOf(response, schema);
    all.push(...rows);
    if (rows.length === 0 || all.length >= (response.count ?? 0)) return all;
  }
}
