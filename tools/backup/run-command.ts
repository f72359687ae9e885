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

/** Names of the migrations in `supabase/migrations`. */
export function migrationNames(): string[] {
  return readSchemaFiles(projectRoot).migrations.map(({ name }) => path.basename(name));
}

/**
 * The hosted database that SUPABASE_DB_URL names, else the local one, or with LOCAL_DB=memory one of the seeds. Says
 * which, before anything happens to it.
 */
export function findTarget(): Target {
  const { SUPABASE_DB_URL: address, LOCAL_DB } = process.env;
  const local = LOCAL_DB === 'memory' ? throwAwayDatabase : localDatabase;
  const target = address ? hostedDatabase(address, process.env) : local(projectRoot);
  console.info(`Database: ${target.name}`);
  return target;
}

/**
 * Whether `--replace` was given, which throws away what is in the database.
 * @throws Error when it does not name the hosted database, or names one and the database is the local one.
 */
export function mayReplace({ name, replaceFlag }: Target, given: string | boolean | undefined): boolean {
  if (given === undefined) return false;
  if (given === replaceFlag) return true;
  const flag = replaceFlag === true ? '--replace' : `--replace=${replaceFlag}`;
  throw new Error(`--replace throws away the content of ${name}. If that is what you want, write ${flag}`);
}

/** Opens a database, and closes it afterwards. @throws Error with a message for the user. */
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

/** Runs a command; what goes wrong is said in one sentence, and is the command's exit code. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The numbers of rows, such as "3 blog_categories, 14 blog_posts". */
export function listed(rows: Record<string, number>): string {
  return Object.entries(rows)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ');
}
