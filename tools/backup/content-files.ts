import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pictureFileName } from './picture-store.ts';
import { optionalTables, type Table } from './tables.ts';

/** The content of `manifest.json`, which describes the files beside it. */
export interface Manifest {
  /** Names of the migrations of the exported database. */
  migrations: string[];
  tables: Record<string, string[]>;
  /** SHA-256 of each picture file by name. Missing when the export could not read the picture files. */
  pictures?: Record<string, string>;
}

/** Maps a table to its rows as JSON text. Only Postgres reads and writes the values of the rows. */
export type Content = Map<string, string>;

export interface Exported {
  manifest: Manifest;
  content: Content;
}

const manifestName = 'manifest.json';

/** Folder inside the export's folder. A new export stays there until the export is complete. */
const unfinishedName = '.unfinished-export';

/** Folder of the picture files, with one folder for each width, as in the bucket. */
const picturesName = 'pictures';

/**
 * Begins an export to a folder. An earlier export in the folder stays until all files are written.
 * @throws Error when the folder holds anything but an export.
 */
export function startExport(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = readdirSync(folder);
  if (found.length > 0 && !found.includes(manifestName) && !found.includes(unfinishedName))
    throw new Error(`${folder} holds something else. Name an empty or new folder, or one with an earlier export.`);
  // A manifest of another program stops the export: `readManifest` throws.
  if (found.includes(manifestName)) readManifest(folder);
  chmodSync(folder, 0o700);
  const unfinished = path.join(folder, unfinishedName);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
}

export function writePicture(folder: string, name: string, bytes: Uint8Array): void {
  const file = path.join(folder, unfinishedName, picturesName, name);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, bytes, { mode: 0o600 });
}

/**
 * Completes an export, which replaces the earlier export. Other files in the folder, such as a git repository, stay.
 * Only this user may read the files: they contain drafts and addresses.
 * @param pictures the files that `writePicture` wrote; undefined keeps the picture files of the earlier export.
 */
export function writeContentFiles(
  folder: string,
  migrations: string[],
  tables: Table[],
  content: Content,
  pictures?: Record<string, string>,
): void {
  const found = readdirSync(folder);
  const earlier = found.includes(manifestName) ? readManifest(folder) : undefined;
  const manifest: Manifest = {
    migrations,
    tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
    pictures,
  };
  const unfinished = path.join(folder, unfinishedName);
  const files = new Map([...content].map(([table, rows]) => [`${table}.json`, rows]));
  // The manifest comes last: it marks the export as complete.
  files.set(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [name, text] of files) writeFileSync(path.join(unfinished, name), text, { mode: 0o600 });
  const removedTables = Object.keys(earlier?.tables ?? {}).filter((table) => !content.has(table));
  for (const name of found.filter((each) => removedTables.some((table) => each === `${table}.json`)))
    rmSync(path.join(folder, name));
  // Without a manifest the folder is no export. So no reader takes a half-written or mixed export for a complete
  // export.
  rmSync(path.join(folder, manifestName), { force: true });
  if (pictures) {
    for (const name of Object.keys(earlier?.pictures ?? {}).filter((each) => !(each in pictures)))
      rmSync(path.join(folder, picturesName, name), { force: true });
    for (const name of Object.keys(pictures)) {
      const file = path.join(folder, picturesName, name);
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      renameSync(path.join(unfinished, picturesName, name), file);
    }
  }
  for (const name of files.keys()) renameSync(path.join(unfinished, name), path.join(folder, name));
  rmSync(unfinished, { recursive: true });
}

/**
 * Reads an export of a database with these migrations.
 * @throws Error with the name of a file that is missing, damaged or of another version.
 */
export function readContentFiles(folder: string, migrations: string[]): Exported {
  const manifest = readManifest(folder);
  const differing = difference(manifest.migrations, migrations);
  if (differing.length > 0)
    throw new Error(
      `The export is of another version of the schema (${differing.join(', ')}). ` +
        'Import it with the version of the site that it was made with, and apply the newer migrations then.',
    );
  // Checks the pictures too, because an import of a damaged export must not delete content.
  for (const name of Object.keys(manifest.pictures ?? {})) pictureBytes(folder, manifest, name);
  const tables = Object.entries(manifest.tables);
  return { manifest, content: new Map(tables.map(([table, columns]) => [table, rowsOf(folder, table, columns)])) };
}

/**
 * Returns the bytes of a picture file.
 * @throws Error when the file is missing or differs from its hash in the manifest.
 */
export function pictureBytes(folder: string, { pictures }: Manifest, name: string): Uint8Array<ArrayBuffer> {
  const file = path.join(folder, picturesName, name);
  if (!existsSync(file)) throw new Error(`${folder} is not a whole export: ${picturesName}/${name} is missing.`);
  const bytes = new Uint8Array(readFileSync(file));
  if (hashOf(bytes) !== pictures?.[name]) throw new Error(`${file} is damaged: it is not what was exported.`);
  return bytes;
}

/** Returns the SHA-256 of a file, in the form that the manifest has. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @throws Error when the export has other tables or columns. Optional tables may be missing. */
export function requireTables({ manifest }: Exported, tables: Table[]): void {
  const required = tables.filter(({ name }) => !optionalTables.includes(name) || name in manifest.tables);
  const expected = Object.fromEntries(required.map(({ name, columns }) => [name, columns]));
  const differingTables = [...new Set([...Object.keys(manifest.tables), ...Object.keys(expected)])].filter(
    (name) => difference(manifest.tables[name] ?? [], expected[name] ?? []).length > 0,
  );
  if (differingTables.length > 0)
    throw new Error(
      `The export and the database do not have the same tables and columns: ${differingTables.join(', ')}.`,
    );
}

/** @throws Error when the manifest is missing or belongs to another program. */
function readManifest(folder: string): Manifest {
  const manifest = parsed(folder, manifestName) as Partial<Manifest> | null;
  const columns = Object.values(manifest?.tables ?? {});
  // Names become paths of files: the pattern keeps the paths inside the folder.
  const named = Object.keys(manifest?.pictures ?? {}).every((name) => pictureFileName.test(name));
  if (
    !Array.isArray(manifest?.migrations) ||
    !manifest.tables ||
    !columns.every((each) => Array.isArray(each)) ||
    !named
  )
    throw new Error(`${path.join(folder, manifestName)} is not the manifest of an export.`);
  return { migrations: manifest.migrations, tables: manifest.tables, pictures: manifest.pictures };
}

function rowsOf(folder: string, table: string, columns: string[]): string {
  const file = `${table}.json`;
  const rows = parsed(folder, file);
  if (!Array.isArray(rows)) throw new Error(`${path.join(folder, file)} is not a list of rows.`);
  for (const [index, row] of rows.entries()) {
    const differing = difference(Object.keys((row ?? {}) as object), columns);
    if (differing.length > 0)
      throw new Error(
        `Row ${index + 1} of ${path.join(folder, file)} has not the table's columns: ${differing.join(', ')}.`,
      );
  }
  return readFileSync(path.join(folder, file), 'utf8');
}

/** @throws Error when the file is missing or is not JSON. */
function parsed(folder: string, name: string): unknown {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Error(`${folder} is not a whole export: ${name} is missing.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is damaged: it does not hold JSON.`);
  }
}

function difference(one: string[], other: string[]): string[] {
  return [...one.filter((each) => !other.includes(each)), ...other.filter((each) => !one.includes(each))];
}
