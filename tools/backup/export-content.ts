import { hashOf, startExport, writeContentFiles, writePicture } from './content-files.ts';
import { inTransaction, quoted, type Database } from './database.ts';
import { readPicture, storedNames, type PictureStore } from './picture-store.ts';
import { requireMigrations } from './schema-version.ts';
import { optionalTables, readTables, type Table } from './tables.ts';

/**
 * Writes the rows of all public tables and the picture files to a folder. All rows are from one moment.
 * @param migrations names of the migrations of the database.
 * @param requestedTables the `optionalTables` to export.
 * @param store the store of the picture files; null exports no picture files.
 * @returns the number of rows of each table, and of files.
 * @throws Error with a message for the user.
 */
export async function exportContent(
  database: Database,
  folder: string,
  migrations: string[],
  requestedTables: readonly string[] = [],
  store: PictureStore | null = null,
): Promise<Record<string, number>> {
  const { tables, read } = await inTransaction(database, 'read', async () => {
    await requireMigrations(database, migrations);
    const isLeftOut = (name: string) => optionalTables.includes(name) && !requestedTables.includes(name);
    const all = (await readTables(database)).filter(({ name }) => !isLeftOut(name));
    const rows: [string, string[]][] = [];
    for (const table of all) rows.push([table.name, await readRows(database, table)]);
    return { tables: all, read: rows };
  });
  startExport(folder);
  const files = store ? await exportPictures(database, store, folder) : undefined;
  writeContentFiles(folder, migrations, tables, new Map(read.map(([name, rows]) => [name, asList(rows)])), files);
  const counts = Object.fromEntries(read.map(([name, rows]) => [name, rows.length]));
  return files ? { ...counts, 'files of pictures': Object.keys(files).length } : counts;
}

/** Exports one picture file at a time, because all files together are large. */
async function exportPictures(
  database: Database,
  store: PictureStore,
  folder: string,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of await storedNames(database)) {
    const bytes = await readPicture(store, name);
    writePicture(folder, name, bytes);
    hashes[name] = hashOf(bytes);
  }
  return hashes;
}

/** Returns each row as JSON with one line for each column. The rows have the same order on every database. */
async function readRows(database: Database, { name, columns }: Table): Promise<string[]> {
  const values = columns.map((column) => `to_json(t.${quoted(column)})::text as ${quoted(column)}`);
  const rows = await database.sql<Record<string, string | null>>(
    `select ${values.join(', ')} from public.${quoted(name)} as t order by t::text collate "C"`,
  );
  return rows.map((row) => {
    const lines = columns.map((column) => `    ${JSON.stringify(column)}: ${row[column] ?? 'null'}`);
    return `  {\n${lines.join(',\n')}\n  }`;
  });
}

function asList(rows: string[]): string {
  return rows.length === 0 ? '[]\n' : `[\n${rows.join(',\n')}\n]\n`;
}
