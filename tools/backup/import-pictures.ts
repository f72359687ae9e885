import { hashOf, pictureBytes, type Manifest } from './content-files.ts';
import type { Database } from './database.ts';
import { addPicture, deletePicture, readPicture, storedNames, type PictureStore } from './picture-store.ts';

/**
 * Restores the picture files after the rows. Files equal to the export stay untouched, so that an import can resume.
 * @param replace whether to delete files that the export lacks.
 * @returns the number of files in the export.
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
  const storedFiles = new Set(await storedNames(database));
  for (const [name, hash] of Object.entries(hashes)) {
    // The store rejects overwriting. So the import first deletes a file that another browser has encoded.
    const differs = storedFiles.has(name) && hashOf(await readPicture(store, name)) !== hash;
    if (differs) await deletePicture(store, name);
    if (differs || !storedFiles.has(name)) await addPicture(store, name, pictureBytes(folder, manifest, name));
  }
  if (replace && manifest.pictures)
    for (const name of storedFiles) if (!(name in hashes)) await deletePicture(store, name);
  return Object.keys(hashes).length;
}
