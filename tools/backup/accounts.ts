import { quoted, type Database } from './database.ts';
import type { Content } from './content-files.ts';
import type { Table } from './tables.ts';

/** What becomes of the accounts that an export names: accounts with their passwords are not content. */
export interface AccountMatch {
  /** Id in the export -> id in this database. One that is missing here has no account here. */
  ids: Record<string, string>;
  /** People who have got the one account with their email address. */
  byEmail: string[];
  /** People for whom there is such an account, which is not given to them unless that was asked for. */
  linkable: string[];
  /** People who cannot sign in here yet. */
  without: string[];
}

/**
 * Finds the accounts of an export in this database: by id, as in the project that the export is of, or, when asked
 * to, by the confirmed email address of the person in `users`, as in a new project where staff have been invited.
 * @param linkByEmail only where nobody can have signed up with somebody else's address: the account gets the rights.
 */
export async function matchAccounts(
  database: Database,
  content: Content,
  tables: Table[],
  linkByEmail: boolean,
): Promise<AccountMatch> {
  const ids = await findById(database, content, tables);
  const people = await database.sql<{ email: string; account: string | null; found: string | null }>(
    `select p.email, p.auth_user_id as account,
       (select (array_agg(a.id))[1] from auth.users as a where lower(a.email) = lower(p.email)
        having count(*) = 1 and bool_and(a.email_confirmed_at is not null)) as found
     from json_populate_recordset(null::public.users, $1::json) as p
     order by lower(p.email)`,
    [content.get('users') ?? '[]'],
  );
  const taken = new Set(Object.values(ids));
  const match: AccountMatch = { ids, byEmail: [], linkable: [], without: [] };
  for (const { email, account, found } of people) {
    if (account !== null && account in ids) continue;
    if (account === null || found === null || taken.has(found)) match.without.push(email);
    else if (linkByEmail) {
      ids[account] = found;
      match.byEmail.push(email);
    } else match.linkable.push(email);
  }
  return match;
}

/** The accounts that are in this database under the same id. */
async function findById(database: Database, content: Content, tables: Table[]): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { name, accountColumns } of tables) {
    for (const column of accountColumns) {
      const found = await database.sql<{ id: string }>(
        `select distinct a.id from json_populate_recordset(null::public.${quoted(name)}, $1::json) as r
         join auth.users as a on a.id = r.${quoted(column)}`,
        [content.get(name) ?? '[]'],
      );
      for (const { id } of found) ids[id] = id;
    }
  }
  return ids;
}
