import { keepPreviousData } from '@tanstack/react-query';
import * as v from 'valibot';
import { canMatch, containsFilter, fold } from '@/lib/search-text';
import { narrowWidths } from '@/site/pictures';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { readPageOrLast, rangeOf } from '@/data/service/table-page.admin';
import { changedRow, changedUnlessGone, idOnly, WriteError } from '@/data/service/writes.admin';

const picture = v.object({
  id: v.string(),
  name: v.string(),
  file_name: v.string(),
  alt: v.string(),
  created_at: v.string(),
});
const pictureSelect = 'id, name, file_name, alt, created_at' as const;

/** A picture of the library. `name` is the name of its largest file; `alt` is empty for decoration. */
export type Picture = v.InferOutput<typeof picture>;

const pictureUse = v.object({ hash: v.string(), place: v.string(), id: v.string(), title: v.string() });

/** A place that shows a picture: a post, a console, a link or the settings. */
export type PictureUse = v.InferOutput<typeof pictureUse>;

export const pictureBucket = 'images';

/** The longest file name and alternative text together: a longer search cannot match. */
const longestSearched = 1256;

export const picturesKey = ['pictures', staffKey] as const;

/** Returns the address of a picture in the form that `pictureSource` reads. */
export function addressOfPicture(name: string): string {
  return `/pictures/${name}`;
}

/** Returns the hash of the original file from a picture's name. */
export function hashOf(name: string): string {
  return name.slice(0, 32);
}

interface PictureRows {
  pictures: Picture[];
  total: number;
  page: number;
}

/** Reads a page of the library, newest first. A page past the end gives the last page. */
export function pictureRows({ page, search }: { page: number; search: string }) {
  const text = fold(search);
  const readPage = async (pageNumber: number, signal: AbortSignal): Promise<PictureRows> => {
    let query = staffSupabase.from('pictures').select(pictureSelect, { count: 'exact' });
    if (text) query = query.filter('staff_search', ...containsFilter(text));
    const newest = query.order('created_at', { ascending: false }).order('id', { ascending: false });
    const response = await withoutRetries(newest.range(...rangeOf(pageNumber)), signal);
    const pictures = rowsOf<Picture>(response, picture);
    return { pictures, total: response.count ?? pictures.length, page: pageNumber };
  };
  return {
    ...staffQuery([...picturesKey, 'table', { page, text }], async (signal): Promise<PictureRows> => {
      if (!canMatch(text, longestSearched)) return { pictures: [], total: 0, page: 1 };
      return readPageOrLast(page, (pageNumber) => readPage(pageNumber, signal));
    }),
    placeholderData: keepPreviousData,
  };
}

/** Reads the places that show pictures. The database returns only the places that this user may read. */
export function pictureUses(names: readonly string[]) {
  const hashes = names.map(hashOf);
  return staffQuery([...picturesKey, 'uses', hashes], async (signal): Promise<PictureUse[]> => {
    if (hashes.length === 0) return [];
    return rowsOf<PictureUse>(await withoutRetries(staffSupabase.rpc('picture_uses', { hashes }), signal), pictureUse);
  });
}

/** Reads the picture of a file that was uploaded before; null for a new file. */
export async function pictureOfHash(hash: string): Promise<Picture | null> {
  const query = staffSupabase.from('pictures').select(pictureSelect).eq('hash', hash).limit(1);
  return firstRowOf<Picture>(await withoutRetries(query), picture);
}

/** Adds the row of a picture whose files are stored, or returns the existing row. @throws WriteError */
export async function addPicture(added: Pick<Picture, 'name' | 'file_name' | 'alt'>): Promise<Picture> {
  const response = await staffSupabase.from('pictures').insert(added).select(pictureSelect);
  const existing = response.error?.code === '23505' ? await pictureOfHash(hashOf(added.name)) : null;
  return existing ?? changedRow<Picture>('pictures', response, picture);
}

/**
 * Deletes a picture. Its files go first: after a failure the row still exists, and the user can try again.
 * @throws WriteError
 */
export async function deletePicture({ id, name }: Picture): Promise<void> {
  const files = [name, ...narrowWidths.map((width) => `${width}/${name}`)];
  const { error } = await staffSupabase.storage.from(pictureBucket).remove(files);
  if (error) {
    const kind = error.status !== undefined && error.status < 500 ? 'rejected' : 'server';
    throw new WriteError(kind, `${pictureBucket}: ${error.message}`);
  }
  const response = await staffSupabase.from('pictures').delete().eq('id', id).select('id');
  await changedUnlessGone('pictures', response, idOnly, () =>
    withoutRetries(staffSupabase.from('pictures').select('id').eq('id', id).limit(1)),
  );
}
