import { writeContentFiles } from './content-files.ts';
import { inTransaction, quoted, type Database } from './database.ts';
import { requireMigrations } from './schema-version.ts';
import { historyTable, readTables, type Table } from './tables.ts';

/**
 * Writes all rows of all public tables to a folder, as they were at one moment.
 * @param migrations names of the migrations that the database was made by.
 * @param withRevisions whether earlier versions of the content, and the trash, are exported too.
 * @returns the number of rows of each table.
 * @throws Error with a message for the user.
 */
export async function exportContent(
  database: Database,
  folder: string,
  migrations: string[],
  withRevisions = false,
): Promise<Record<string, number>> {
  const { tables, read } = await inTransaction(database, 'read', async () => {
    await requireMigrations(database, migrations);
    const all = (await readTables(database)).filter(({ name }) => withRevisions || name !== historyTable);
    const rows: [string, string[]][] = [];
    for (const table of all) rows.push([table.name, await readRows(database, table)]);
    return { tables: all, read: rows };
  });
  writeContentFiles(folder, migrations, tables, new Map(read.map(([name, rows]) => [name, asList(rows)])));
  return Object.fromEntries(read.map(([name, rows]) => [name, rows.length]));
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
