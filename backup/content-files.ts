import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from './tables.ts';

/** Says what the files beside it hold. */
interface Manifest {
  /** Names of the migrations that the database was made by. */
  migrations: string[];
  /** The columns of each table. */
  tables: Record<string, string[]>;
}

/** An export: a list of rows for each table, as JSON text, so that Postgres alone reads and writes its values. */
export type Content = Map<string, string>;

const manifestName = 'manifest.json';

/**
 * Writes an export to a folder, over an earlier one if there is one.
 * @throws Error when something else is in the folder.
 */
export function writeContentFiles(folder: string, migrations: string[], tables: Table[], content: Content): void {
  mkdirSync(folder, { recursive: true });
  const manifest = path.join(folder, manifestName);
  const found = readdirSync(folder);
  if (found.length > 0 && !found.includes(manifestName))
    throw new Error(`${folder} holds something else. Name an empty or new folder, or one with an earlier export.`);
  // Without a manifest the files are no export: so half of one is never taken for a whole.
  rmSync(manifest, { force: true });
  for (const [table, rows] of content) writeFileSync(path.join(folder, `${table}.json`), rows);
  const description: Manifest = {
    migrations,
    tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
  };
  writeFileSync(manifest, `${JSON.stringify(description, null, 2)}\n`);
}

/**
 * Reads an export that fits these migrations and tables.
 * @throws Error that says which file is missing, damaged or of another version.
 */
export function readContentFiles(folder: string, migrations: string[], tables: Table[]): Content {
  const manifest = parsed(folder, manifestName) as Partial<Manifest> | null;
  if (!Array.isArray(manifest?.migrations) || typeof manifest.tables !== 'object')
    throw new Error(`${path.join(folder, manifestName)} is not the manifest of an export.`);
  const differing = difference(manifest.migrations, migrations);
  if (differing.length > 0)
    throw new Error(
      `The export is of another version of the schema (${differing.join(', ')}). ` +
        'Import it with the version of the site that it was made with, and apply the newer migrations then.',
    );
  const expected = Object.fromEntries(tables.map(({ name, columns }) => [name, columns]));
  const unlike = [...new Set([...Object.keys(manifest.tables), ...Object.keys(expected)])].filter(
    (name) => difference(manifest.tables?.[name] ?? [], expected[name] ?? []).length > 0,
  );
  if (unlike.length > 0)
    throw new Error(`The export and the database do not have the same tables and columns: ${unlike.join(', ')}.`);
  return new Map(tables.map((table) => [table.name, rowsOf(folder, table)]));
}

function rowsOf(folder: string, { name, columns }: Table): string {
  const file = `${name}.json`;
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

/** @throws Error when the file is not there or holds no JSON. */
function parsed(folder: string, name: string): unknown {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Error(`${folder} is not a whole export: ${name} is missing.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is damaged: it does not hold JSON.`);
  }
}

/** What is in one list only. */
function difference(one: string[], other: string[]): string[] {
  return [...one.filter((each) => !other.includes(each)), ...other.filter((each) => !one.includes(each))];
}
