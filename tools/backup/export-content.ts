import { hashOf, startExport, writeContentFiles, writePicture } from './content-files.ts';
import { inTransaction, quoted, type Database } from './database.ts';
import { readPicture, storedNames, type PictureStore } from './picture-store.ts';
import { requireMigrations } from './schema-version.ts';
import { optionalTables, readTables, type Table } from './tables.ts';

/**
 * Writes all rows of all public tables to a folder, as they were at one moment, and the files of pictures.
 * @param migrations names of the migrations that the database was made by.
 * @param asked which of `optionalTables` are exported too.
 * @param store where the files of pictures are; null leaves them out.
 * @returns the number of rows of each table, and of files.
 * @throws Error with a message for the user.
 */
export async function exportContent(
  database: Database,
  folder: string,
  migrations: string[],
  asked: readonly string[] = [],
  store: PictureStore | null = null,
): Promise<Record<string, number>> {
  const { tables, read } = await inTransaction(database, 'read', async () => {
    await requireMigrations(database, migrations);
    const isLeftOut = (name: string) => optionalTables.includes(name) && !asked.includes(name);
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

/** One file after the other, because together they are large. */
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

/** Each row as JSON with a line for each column, in an order that is the same on every database. */
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
