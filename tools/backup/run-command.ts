import path from 'node:path';
import { readSchemaFiles } from '../../build/local-backend/schema-files.ts';
import {
  hostedDatabase,
  localDatabase,
  throwAwayDatabase,
  type OpenDatabase,
  type Purpose,
  type Target,
} from './open-database.ts';

const projectRoot = path.join(import.meta.dirname, '../..');

export function migrationNames(): string[] {
  return readSchemaFiles(projectRoot).migrations.map(({ name }) => path.basename(name));
}

/**
 * Returns the hosted database in SUPABASE_DB_URL, or the local database. LOCAL_DB=memory gives a database of the seeds.
 * Prints the name of the database before a command opens it.
 */
export function findTarget(): Target {
  const { SUPABASE_DB_URL: address, LOCAL_DB } = process.env;
  const local = LOCAL_DB === 'memory' ? throwAwayDatabase : localDatabase;
  const target = address ? hostedDatabase(address, process.env) : local(projectRoot);
  console.info(`Database: ${target.name}`);
  return target;
}

/**
 * Says whether `--replace` is given. The flag deletes the content of the database.
 * @throws Error when the flag lacks the name of a hosted database, or names another database.
 */
export function readReplaceFlag({ name, replaceFlag }: Target, given: string | boolean | undefined): boolean {
  if (given === undefined) return false;
  if (given === replaceFlag) return true;
  const flag = replaceFlag === true ? '--replace' : `--replace=${replaceFlag}`;
  throw new Error(`--replace throws away the content of ${name}. If that is what you want, write ${flag}`);
}

/** Opens a database, runs a function and closes the database. @throws Error with a message for the user. */
export async function onDatabase<Result>(
  target: Target,
  purpose: Purpose,
  run: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await target.open(purpose);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Runs a command. An error becomes one sentence and exit code 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Formats numbers of rows, for example "3 blog_categories, 14 blog_posts". */
export function rowCounts(rows: Record<string, number>): string {
  return Object.entries(rows)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ');
}
