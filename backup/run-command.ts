import path from 'node:path';
import { readSchemaFiles } from '../build/local-backend/schema-files.ts';
import { openHostedDatabase, openLocalDatabase, type OpenDatabase } from './open-database.ts';

const projectRoot = path.join(import.meta.dirname, '..');

/** What a command works with. */
interface Site {
  database: OpenDatabase;
  /** Names of the migrations in `supabase/migrations`. */
  migrations: string[];
}

/**
 * Runs a command on the hosted database that SUPABASE_DB_URL names, else on the local one.
 * @param mustExist whether there is nothing to do without a local database.
 * @throws Error in words for whoever runs it.
 */
export async function onDatabase(mustExist: boolean, run: (site: Site) => Promise<void>): Promise<void> {
  const address = process.env.SUPABASE_DB_URL;
  const database = await (address ? openHostedDatabase(address) : openLocalDatabase(projectRoot, mustExist));
  const migrations = readSchemaFiles(projectRoot).migrations.map(({ name }) => path.basename(name));
  try {
    await run({ database, migrations });
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
