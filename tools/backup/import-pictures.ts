import { hashOf, pictureBytes, type Manifest } from './content-files.ts';
import type { Database } from './database.ts';
import { addPicture, deletePicture, readPicture, storedNames, type PictureStore } from './picture-store.ts';

/**
 * Brings the files of pictures back, after the rows. What is there as it was exported stays untouched, so that an import
 * that broke off goes on where it was.
 * @param replace whether files that are not in the export are deleted.
 * @returns the number of files that the export has.
 * @throws Error with a message for the user.
 */
export async function importPictures(
  database: Database,
  store: PictureStore,
  folder: string,
  manifest: Manifest,
  replace: boolean,
): Promise<number> {
  const hashes = manifest.pictures ?? {};
  const there = new Set(await storedNames(database));
  for (const [name, hash] of Object.entries(hashes)) {
    // Nothing writes over a file, the store rejects it: one of another browser's making goes first.
    const differs = there.has(name) && hashOf(await readPicture(store, name)) !== hash;
    if (differs) await deletePicture(store, name);
    if (differs || !there.has(name)) await addPicture(store, name, pictureBytes(folder, manifest, name));
  }
  if (replace && manifest.pictures) for (const name of there) if (!(name in hashes)) await deletePicture(store, name);
  return Object.keys(hashes).length;
}
