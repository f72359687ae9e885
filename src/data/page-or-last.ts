import { pastTheEnd, ReadError } from './answers';

/**
 * A page of a list, counted from 1, or the last one when it lies past the end.
 * @param read gives one page, `total` over all of them. @throws what `read` throws.
 */
export async function pageOrLast<Page extends { total: number }>(
  page: number,
  size: number,
  read: (page: number) => Promise<Page>,
): Promise<Page> {
  try {
    return await read(page);
  } catch (error) {
    if (!(error instanceof ReadError) || error.code !== pastTheEnd || page === 1) throw error;
    const first = await read(1);
    const last = Math.ceil(first.total / size);
    return last > 1 ? read(last) : first;
  }
}
