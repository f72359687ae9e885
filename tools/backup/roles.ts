import type { Database } from './database.ts';

/** The people who have an account, by its id. */
export type Roles = Map<string, { name: string; role: string }>;

/** Who may do what on the site now. */
export async function readRoles(database: Database): Promise<Roles> {
  const people = await database.sql<{ account: string; name: string; role: string }>(
    'select auth_user_id as account, name, role from public.users where auth_user_id is not null order by lower(email)',
  );
  return new Map(people.map(({ account, name, role }) => [account, { name, role }]));
}

/** A line for everybody who has another role than before, or had none or has none. */
export function roleChanges(before: Roles, after: Roles): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((account) => {
    const [was, is] = [before.get(account), after.get(account)];
    if (was?.role === is?.role) return [];
    // In quotation marks, because a name can hold anything, also what steers a terminal.
    const name = JSON.stringify((is ?? was)?.name);
    if (!was) return [`${name} is now ${is?.role}`];
    return [is ? `${name} was ${was.role} and is now ${is.role}` : `${name} is no longer ${was.role}`];
  });
}
