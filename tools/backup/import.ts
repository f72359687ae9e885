import { parseArgs } from 'node:util';
import { readContentFiles, type Manifest } from './content-files.ts';
import { importContent, type ImportResult } from './import-content.ts';
import { importPictures } from './import-pictures.ts';
import type { OpenDatabase } from './open-database.ts';
import { findTarget, rowCounts, readReplaceFlag, migrationNames, onDatabase } from './run-command.ts';

const usage = 'npm run content -- import FOLDER [--replace]';

/** `npm run content -- import FOLDER`: restores an export to a database. */
export async function importCommand(args: string[]): Promise<void> {
  const { folder, replace: given } = readArguments(args);
  const target = findTarget();
  const replace = readReplaceFlag(target, given);
  // The command checks the export first, because opening the database may delete a local database.
  const exported = readContentFiles(folder, migrationNames());
  await onDatabase(target, replace ? 'replace' : 'import', async (database) => {
    const result = await importContent(database, exported, migrationNames(), { replace });
    console.info(`From ${folder} to ${target.name}: ${rowCounts(result.rows)}.`);
    for (const line of staffNotices(result)) console.info(line);
    console.info(await restorePictureFiles(database, folder, exported.manifest, replace));
  });
}

/** Restores the picture files if the store allows writing, and returns a message. @throws Error with the next step. */
async function restorePictureFiles(
  { pictures, ...database }: OpenDatabase,
  folder: string,
  manifest: Manifest,
  replace: boolean,
) {
  if (manifest.pictures === undefined) return 'The export is without the files of pictures. Those that are there stay.';
  if (!pictures?.secretKey)
    return (
      'The files of pictures were not imported: SUPABASE_SECRET_KEY has to be set, and SUPABASE_URL where the project ' +
      'is not at supabase.co (docs/backup.md).'
    );
  try {
    const files = await importPictures(database, pictures, folder, manifest, replace);
    return `${files} files of pictures.`;
  } catch (error) {
    throw new Error(
      `The rows are imported, the files of pictures not all. ${(error as Error).message} ` +
        'Import once more with --replace, which goes on with the files that are missing.',
      { cause: error },
    );
  }
}

/** @throws Error with the usage of the command. */
function readArguments(args: string[]) {
  // `--replace` may come alone or with a name. Strict parsing would reject one of the two forms.
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { replace: { type: 'boolean' } },
  });
  const { replace, ...unknown } = values;
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(`Which folder? ${usage}`);
  if (Object.keys(unknown).length > 0) throw new Error(`It is: ${usage}`);
  return { folder, replace };
}

/** Returns messages for the site's owner about changed rights and missing accounts. */
function staffNotices({ withoutAccount, roleChanges, adminCanSignIn }: ImportResult): string[] {
  const lines = roleChanges.map((change) => `Rights: ${change}.`);
  if (withoutAccount.length > 0)
    lines.push(`Without an account here, so they come in by a mail (docs/backup.md): ${withoutAccount.join(', ')}.`);
  if (!adminCanSignIn) lines.push('No admin can sign in yet: an admin asks for a mail on the sign-in page.');
  return lines;
}
