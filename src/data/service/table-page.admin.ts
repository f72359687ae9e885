import { ReadError } from './errors';

export const tablePageSize = 20;

/** PostgREST's code for a page past the last row. */
const pastTheEnd = 'PGRST103';

/** Returns the numbers of the first and the last row of a page. Rows count from 0, pages from 1. */
export function rangeOf(page: number): [from: number, to: number] {
  return [(page - 1) * tablePageSize, page * tablePageSize - 1];
}

/** Reads a page. A page past the end gives the last page. @throws what `read` throws */
export async function readPageOrLast<Rows extends { total: number }>(
  page: number,
  read: (page: number) => Promise<Rows>,
): Promise<Rows> {
  try {
    return await read(page);
  } catch (error) {
    if (!(error instanceof ReadError) || error.code !== pastTheEnd || page === 1) throw error;
    const first = await read(1);
    const last = Math.ceil(first.total / tablePageSize);
    return last > 1 ? read(last) : first;
  }
}
