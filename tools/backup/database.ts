/** A database connection that runs one statement after the other. */
export interface Database {
  sql<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs SQL text with several statements. */
  script(statements: string): Promise<void>;
}

/** A reader sees the database at one moment. A writer sees the database at the moment when it gets its locks. */
const isolation = { read: 'repeatable read read only', write: 'read committed' };

/**
 * Runs a function in one transaction and rolls back when the function throws. Row security is off, so Postgres rejects
 * a read when a policy would hide rows from the user. So no row is missing silently.
 * @throws each error of `run`.
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
    // Without a connection the rollback fails too. The first error says why.
    await database.script('rollback').catch(() => undefined);
    throw error;
  }
}

/** Quotes any name of a table or column for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
