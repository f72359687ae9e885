import { matchAccounts, type AccountMatch } from './accounts.ts';
import { requireTables, type Content, type Exported } from './content-files.ts';
import { inTransaction, quoted, type Database } from './database.ts';
import { readRoles, roleChanges } from './roles.ts';
import { requireMigrations } from './schema-version.ts';
import { passingTables, readTables, type Table } from './tables.ts';

/** What an import did. */
export interface ImportResult {
  /** The number of rows of each table. */
  rows: Record<string, number>;
  accounts: AccountMatch;
  /** A line for everybody who can do more, less or something else than before: rights are content too. */
  roleChanges: string[];
  /** Otherwise nobody can run the site before somebody is linked to an account. */
  adminCanSignIn: boolean;
}

export interface ImportOptions {
  /** Whether content that is there may be thrown away. */
  replace: boolean;
  /** Whether the account with a person's email address is that person's. */
  linkByEmail: boolean;
}

/**
 * Fills the public tables with what `exportContent` wrote. All of it, or nothing.
 *
 * Triggers stay on: the old times and owners pass them, because they bind the API's role only, and what they keep
 * beside the tables (totals, a wish for a new build) is kept here too. That each row is in the end what the file
 * says is compared before it counts.
 * @throws Error with a message for the user.
 */
export async function importContent(
  database: Database,
  exported: Exported,
  migrations: string[],
  { replace, linkByEmail }: ImportOptions,
): Promise<ImportResult> {
  return inTransaction(database, 'write', async () => {
    await requireMigrations(database, migrations);
    const tables = await readTables(database);
    requireTables(exported, tables);
    const { content } = exported;
    const all = [...tables.map(({ name }) => name), ...passingTables];
    const names = all.map((name) => `public.${quoted(name)}`).join(', ');
    await database.script(`lock table ${names} in access exclusive mode`);
    if (!replace) await requireEmpty(database, tables);
    const rolesBefore = await readRoles(database);
    // At once, because of the references; and row by row the last admin could not go.
    await database.script(`truncate ${names}`);
    const accounts = await namingFile('users', () => matchAccounts(database, content, tables, linkByEmail));
    const rows: Record<string, number> = {};
    for (const table of tables)
      rows[table.name] = await namingFile(table.name, () => fill(database, table, content, accounts));
    for (const table of tables) await requireSame(database, table, content, accounts);
    for (const table of tables) await goOnCounting(database, table);
    const [admin] = await database.sql<{ there: boolean }>(
      "select exists (select from public.users where role = 'admin' and auth_user_id is not null) as there",
    );
    const changes = roleChanges(rolesBefore, await readRoles(database));
    return { rows, accounts, roleChanges: changes, adminCanSignIn: admin?.there ?? false };
  });
}

/** @throws Error when there is content. The row of settings that the schema brings is none while nobody changed it. */
async function requireEmpty(database: Database, tables: Table[]): Promise<void> {
  const full: string[] = [];
  for (const { name } of tables) {
    const written = name === 'site_settings' ? 'where updated_at <> created_at' : '';
    const [found] = await database.sql<{ rows: number }>(
      `select count(*)::int as rows from public.${quoted(name)} ${written}`,
    );
    if (found && found.rows > 0) full.push(`${name}: ${found.rows}`);
  }
  if (full.length > 0)
    throw new Error(
      `The database holds content (${full.join(', ')}). Export it if you may need it, then import with --replace, which throws it away.`,
    );
}

/** The rows of a file as this database is to hold them; $1 is the file, $2 the accounts. */
function rowsFrom({ name, columns, accountColumns }: Table): string {
  const values = columns.map((column) =>
    accountColumns.includes(column) ? `($2::jsonb ->> r.${quoted(column)}::text)::uuid` : `r.${quoted(column)}`,
  );
  // Named in every table, so that both parameters are always used.
  return `select ${values.join(', ')} from json_populate_recordset(null::public.${quoted(name)}, $1::json) as r where $2::jsonb is not null`;
}

function parametersFor({ name }: Table, content: Content, { ids }: AccountMatch): string[] {
  return [content.get(name) ?? '[]', JSON.stringify(ids)];
}

async function fill(database: Database, table: Table, content: Content, accounts: AccountMatch): Promise<number> {
  const columns = table.columns.map(quoted).join(', ');
  const inserted = await database.sql(
    `insert into public.${quoted(table.name)} (${columns}) ${rowsFrom(table)} returning 1 as row`,
    parametersFor(table, content, accounts),
  );
  return inserted.length;
}

/** New rows of a table that numbers them get numbers behind those that were imported. */
async function goOnCounting(database: Database, { name, numberedBy }: Table): Promise<void> {
  if (numberedBy === null) return;
  await database.sql(
    `select setval(pg_get_serial_sequence('public.${quoted(name)}', $1), coalesce(max(${quoted(numberedBy)}), 0) + 1, false)
     from public.${quoted(name)}`,
    [numberedBy],
  );
}

/** @throws Error when a table does not hold what its file says, such as when a trigger has changed a row. */
async function requireSame(database: Database, table: Table, content: Content, accounts: AccountMatch): Promise<void> {
  const held = `select ${table.columns.map(quoted).join(', ')} from public.${quoted(table.name)}`;
  const [difference] = await database.sql<{ rows: number }>(
    `with said as (${rowsFrom(table)}), held as (${held})
     select ((select count(*) from (table said except all table held) as lost)
       + (select count(*) from (table held except all table said) as added))::int as rows`,
    parametersFor(table, content, accounts),
  );
  if (difference?.rows !== 0)
    throw new Error(
      `The database changed rows of ${table.name} while they were written (is there a trigger of your own?). Nothing was imported.`,
    );
}

/** Runs what Postgres may reject because of a file. @throws Error with the file and Postgres' words. */
async function namingFile<Result>(table: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const { message, detail } = error as Error & { detail?: string };
    throw new Error(
      `The database rejected ${table}.json, nothing was imported: ${message}${detail ? `. ${detail}` : ''}`,
      {
        cause: error,
      },
    );
  }
}
