import { localSecrets } from './local-keys.ts';

/** How long a request may take, in milliseconds. */
export interface TimeLimits {
  visitor: number;
  staff: number;
}

/** For a role that no migration gives a limit: that of the role PostgREST connects as in a hosted project. */
const usualMilliseconds = 8000;

/** Postgres takes a number without a unit for milliseconds. */
const limitsOfRoles = `
  select rolname as role, extract(epoch from
    (case when setting ~ '^[0-9]+$' then setting || 'ms' else setting end)::interval)::float8 * 1000 as milliseconds
  from pg_roles
  join pg_db_role_setting on setrole = pg_roles.oid and setdatabase = 0
  cross join unnest(setconfig) as entry
  cross join substring(entry from '^statement_timeout=(.*)$') as setting
  where rolname in ('anon', 'authenticated') and setting is not null`;

/** The `statement_timeout` of the roles that requests run as. PGlite knows the setting and does not act on it. */
export async function readTimeLimits(database: { sql<Row>(statement: string): Promise<Row[]> }): Promise<TimeLimits> {
  const rows = await database.sql<{ role: string; milliseconds: number }>(limitsOfRoles);
  // For Postgres 0 is no limit; here there is always one.
  const limitOf = (name: string) => rows.find(({ role }) => role === name)?.milliseconds || usualMilliseconds;
  return { visitor: limitOf('anon'), staff: limitOf('authenticated') };
}

/** The limit for a request: that of staff for signing in and out, and when it carries a token or the secret key. */
export function limitFor({ url, headers }: Request, { visitor, staff }: TimeLimits): number {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  // A key in place of a token counts for nothing.
  const isVisitor = (token === '' || token.startsWith('sb_')) && headers.get('apikey') !== localSecrets.secretKey;
  return isVisitor && !new URL(url).pathname.startsWith('/auth/') ? visitor : staff;
}

/** What PostgREST says when Postgres has cancelled a statement; a service in front of it gives the status. */
export function canceled(): Response {
  const message = 'canceling statement due to statement timeout';
  return Response.json({ code: '57014', message, details: null, hint: null }, { status: 504 });
}
