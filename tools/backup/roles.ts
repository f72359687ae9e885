import type { Database } from './database.ts';

/** Maps the id of an account to the person with the account. */
export type Roles = Map<string, { name: string; role: string }>;

export async function readRoles(database: Database): Promise<Roles> {
  const people = await database.sql<{ account: string; name: string; role: string }>(
    'select auth_user_id as account, name, role from public.users where auth_user_id is not null order by lower(email)',
  );
  return new Map(people.map(({ account, name, role }) => [account, { name, role }]));
}

/** Returns a line for each person whose role differs, or who gained or lost a role. */
export function roleChanges(before: Roles, after: Roles): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((account) => {
    const [was, is] = [before.get(account), after.get(account)];
    if (was?.role === is?.role) return [];
    // JSON escapes control characters, which a terminal would obey.
    const name = JSON.stringify((is ?? was)?.name);
    if (!was) return [`${name} is now ${is?.role}`];
    return [is ? `${name} was ${was.role} and is now ${is.role}` : `${name} is no longer ${was.role}`];
  });
}
