import { requireTables, type Content, type Exported } from './content-files.ts';
import { inTransaction, quoted, type Database } from './database.ts';
import { readRoles, roleChanges } from './roles.ts';
import { requireMigrations } from './schema-version.ts';
import { messagesTable, passingTables, readTables, type Table } from './tables.ts';

export interface ImportResult {
  rows: Record<string, number>;
  /** Addresses of people without an account in this database. These people sign in by mail. */
  withoutAccount: string[];
  /** A line for each person whose role changed: rights are content too. */
  roleChanges: string[];
  /** False when no admin has a working account. An admin must then sign in by mail first. */
  adminCanSignIn: boolean;
}

export interface ImportOptions {
  /** True allows the import to delete existing content. */
  replace: boolean;
}

/**
 * Fills the public tables with an export of `exportContent`. A failed import changes nothing. A person with the same
 * address in the export and the database keeps the account. All other accounts are deleted. Triggers stay on. The
 * triggers accept the old times and owners, because the triggers restrict only the API's role. The import also needs
 * the totals and the request for a build that triggers make. At the end the import compares each row with the file.
 * @throws Error with a message for the user.
 */
export async function importContent(
  database: Database,
  exported: Exported,
  migrations: string[],
  { replace }: ImportOptions,
): Promise<ImportResult> {
  return inTransaction(database, 'write', async () => {
    await requireMigrations(database, migrations);
    const { content } = exported;
    const tables = (await readTables(database)).filter(({ name }) => name !== messagesTable || content.has(name));
    requireTables(exported, tables);
    const all = [...tables.map(({ name }) => name), ...passingTables];
    const names = all.map((name) => `public.${quoted(name)}`).join(', ');
    await database.script(`lock table ${names} in access exclusive mode`);
    if (!replace) await requireEmpty(database, tables);
    const rolesBefore = await readRoles(database);
    const peopleBefore = await readPeople(database);
    // One statement empties all tables, because the tables refer to each other. Row by row, a trigger would keep the
    // last admin.
    await database.script(`truncate ${names}`);
    const rows: Record<string, number> = {};
    for (const table of tables)
      rows[table.name] = await namingFile(table.name, () => fill(database, table, content, peopleBefore));
    for (const table of tables) await requireSame(database, table, content);
    for (const table of tables) await advanceSequence(database, table);
    await deleteAccountsOfOthers(database, peopleBefore);
    const peopleWithoutAccount = await database.sql<{ email: string }>(
      'select email from public.users where auth_user_id is null order by lower(email)',
    );
    const [admin] = await database.sql<{ there: boolean }>(
      "select exists (select from private.working_staff where role = 'admin') as there",
    );
    const changes = roleChanges(rolesBefore, await readRoles(database));
    return {
      rows,
      withoutAccount: peopleWithoutAccount.map(({ email }) => email),
      roleChanges: changes,
      adminCanSignIn: admin?.there ?? false,
    };
  });
}

/** @throws Error when the database has content. Unchanged settings from the schema do not count. */
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

async function readPeople(database: Database): Promise<string> {
  const [people] = await database.sql<{ rows: string }>(
    "select coalesce(json_agg(person), '[]')::text as rows from public.users as person",
  );
  return people?.rows ?? '[]';
}

/** Returns a query for the rows of a file. The file's text is the first parameter. */
function rowsFrom({ name, columns }: Table): string {
  const values = columns.map((column) => `r.${quoted(column)}`);
  return `select ${values.join(', ')} from json_populate_recordset(null::public.${quoted(name)}, $1::json) as r`;
}

async function fill(database: Database, table: Table, content: Content, peopleBefore: string): Promise<number> {
  const { name, columns, accountColumns } = table;
  const into = `insert into public.${quoted(name)} (${[...columns, ...accountColumns].map(quoted).join(', ')})`;
  const file = content.get(name) ?? '[]';
  if (accountColumns.length === 0)
    return (await database.sql(`${into} ${rowsFrom(table)} returning 1 as row`, [file])).length;
  const kept = accountColumns.map((column) => `kept.${quoted(column)}`).join(', ');
  const inserted = await database.sql(
    `${into}
     select said.*, ${kept}
     from (${rowsFrom(table)}) as said
     left join json_populate_recordset(null::public.users, $2::json) as kept
       on kept.id = said.id and lower(kept.email) = lower(said.email)
     returning 1 as row`,
    [file, peopleBefore],
  );
  return inserted.length;
}

/** Deletes the accounts of people who are no longer in `users`, as the database does when an admin removes a person. */
async function deleteAccountsOfOthers(database: Database, peopleBefore: string): Promise<void> {
  await database.sql(
    `delete from auth.users where id in (
       select was.auth_user_id from json_populate_recordset(null::public.users, $1::json) as was
       where was.auth_user_id is not null
         and not exists (select from public.users as person where person.auth_user_id = was.auth_user_id))`,
    [peopleBefore],
  );
}

/** Moves the sequence of a numbered table behind the imported numbers. */
async function advanceSequence(database: Database, { name, numberedBy }: Table): Promise<void> {
  if (numberedBy === null) return;
  await database.sql(
    `select setval(pg_get_serial_sequence('public.${quoted(name)}', $1), coalesce(max(${quoted(numberedBy)}), 0) + 1, false)
     from public.${quoted(name)}`,
    [numberedBy],
  );
}

/** @throws Error when a table differs from its file, for example after a trigger changed a row. */
async function requireSame(database: Database, table: Table, content: Content): Promise<void> {
  const held = `select ${table.columns.map(quoted).join(', ')} from public.${quoted(table.name)}`;
  const [difference] = await database.sql<{ rows: number }>(
    `with said as (${rowsFrom(table)}), held as (${held})
     select ((select count(*) from (table said except all table held) as lost)
       + (select count(*) from (table held except all table said) as added))::int as rows`,
    [content.get(table.name) ?? '[]'],
  );
  if (difference?.rows !== 0)
    throw new Error(
      `The database changed rows of ${table.name} while they were written (is there a trigger of your own?). Nothing was imported.`,
    );
}

/**
 * Runs a statement for a file.
 * @throws Error with the file and the message of Postgres, when Postgres rejects the statement.
 */
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
