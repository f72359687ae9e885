/** A database to run SQL in, one statement after the other on one connection. */
export interface Database {
  /** Runs one statement; rows as objects. */
  sql<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs SQL text of several statements. */
  script(statements: string): Promise<void>;
}

/** A reader sees the whole database as it was at one moment, a writer what was there once it holds its locks. */
const isolation = { read: 'repeatable read read only', write: 'read committed' };

/**
 * Runs something in one transaction, of which nothing stays when it throws. With row security off Postgres rejects
 * to read for a user from whom a policy would hide rows, so that no row is missing unnoticed.
 * @throws what `run` throws.
 */
export async function inTransaction<Result>(
  database: Database,
  purpose: keyof typeof isolation,
  run: () => Promise<Result>,
): Promise<Result> {
  await database.script(`begin isolation level ${isolation[purpose]}`);
  try {
    await database.script(`set local row_security = off; set local search_path = ''; set local timezone = 'UTC'`);
    const result = await run();
    await database.script('commit');
    return result;
  } catch (error) {
    // Where the connection is gone there is nothing to undo, and the first error says why.
    await database.script('rollback').catch(() => undefined);
    throw error;
  }
}

/** A name of a table or column, as SQL takes it whatever its letters are. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
