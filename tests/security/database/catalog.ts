import type { Connection } from './sql-case.ts';

const ownSchemas = "nspname in ('public', 'private')";
/** The schemas that could hold a policy or trigger of the site, including the schemas of services. */
const checkedSchemas = "nspname in ('public', 'private', 'auth', 'storage', 'extensions')";
/** The roles of requests, the role of the sign-in service, and everybody. */
const roles = `(grantee = 0
  or grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole, 'supabase_auth_admin'::regrole))`;
const who = "case grantee when 0 then 'everybody' else grantee::regrole::text end";
const privileges = "string_agg(privilege_type, ', ' order by privilege_type)";

/** Matches a check that limits only the length of one column. `lengthsOf` lists these checks. */
export const lengthCheck = '^CHECK [(]+length[(]"?\\w+"?[)] (>= 1[)] AND [(]length[(]"?\\w+"?[)] )?<= \\d+[)]+$';

/** Maps a heading of the listing to the query for its lines. */
const listings: Record<string, string> = {
  schemas: `
    select concat_ws(' ', nspname, '(' || (select string_agg(line, '; ' order by line) from (
        select format('%s: %s', ${who}, ${privileges}) as line
        from aclexplode(nspacl) where ${roles} group by grantee) as lines) || ')') as line
    from pg_namespace where nspname !~ '^(pg_|information_schema)'`,
  'tables, views and sequences': `
    select format('%s.%s (%s%s)', nspname, relname,
      case relkind when 'r' then 'table' when 'v' then 'view' when 'm' then 'materialized view'
        when 'S' then 'sequence' when 'f' then 'foreign table' else relkind::text end,
      case when relkind <> 'r' then '' when relrowsecurity then ', row-level security'
        else ', no row-level security' end) as line
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where ${ownSchemas} and relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,
  'what the views show': `
    select format('%s.%s (%s): %s', nspname, relname, coalesce(array_to_string(reloptions, ', '), 'no options'),
      tidy(pg_get_viewdef(v.oid))) as line
    from pg_class v join pg_namespace on pg_namespace.oid = relnamespace where ${ownSchemas} and relkind = 'v'`,
  policies: `
    select format('%s.%s: "%s" %s %s to %s using (%s) with check (%s)', schemaname, tablename, policyname,
      lower(permissive), lower(cmd), array_to_string(roles, ', '), coalesce(tidy(qual), '-'),
      coalesce(tidy(with_check), '-')) as line
    from pg_policies where schemaname <> 'cron'`,
  'grants on tables': `
    select format('%s.%s to %s: %s', nspname, relname, ${who}, ${privileges}) as line
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace, aclexplode(relacl)
    where ${ownSchemas} and ${roles} group by nspname, relname, grantee`,
  'grants on columns': `
    select format('%s.%s.%s to %s: %s', nspname, relname, attname, ${who}, ${privileges}) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace,
      aclexplode(attacl)
    where ${ownSchemas} and ${roles} and not (nspname = 'public' and grantee = 'anon'::regrole and privilege_type = 'SELECT')
    group by nspname, relname, attname, grantee`,
  'grants of what is yet to come': `
    select format('%s to %s: %s', defaclobjtype, ${who}, privilege_type) as line
    from pg_default_acl, aclexplode(defaclacl)`,
  functions: `
    select format('%s.%s(%s) %s%s, body %s, called by %s', nspname, proname, pg_get_function_identity_arguments(p.oid),
      case when prosecdef then 'with the rights of its owner' else 'with the rights of its caller' end,
      coalesce(', ' || array_to_string(proconfig, ', '), ''), left(md5(coalesce(pg_get_function_sqlbody(p.oid), prosrc)), 12),
      coalesce((select string_agg(${who}, ', ' order by grantee)
        from aclexplode(coalesce(proacl, acldefault('f', proowner))) where ${roles}), 'nobody')) as line
    from pg_proc p join pg_namespace on pg_namespace.oid = pronamespace where ${ownSchemas}`,
  triggers: `
    select format('%s.%s: %s%s', nspname, relname,
      regexp_replace(pg_get_triggerdef(t.oid), '^CREATE (?:CONSTRAINT )?TRIGGER (.*) ON [^ ]+ ', '\\1 '),
      case tgenabled when 'O' then '' else ' (not enabled)' end) as line
    from pg_trigger t join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
    where ${checkedSchemas} and not tgisinternal`,
  'event triggers': 'select evtname as line from pg_event_trigger',
  constraints: `
    select format('%s.%s: %s %s', nspname, relname, conname, pg_get_constraintdef(c.oid)) as line
    from pg_constraint c join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
    where ${ownSchemas} and contype in ('c', 'f', 'p', 'u', 'x') and pg_get_constraintdef(c.oid) !~ '${lengthCheck}'`,
  buckets: `select concat_ws(', ', id, case when public then 'public' else 'private' end, file_size_limit || ' bytes at most',
      array_to_string(allowed_mime_types, ' ')) as line
    from storage.buckets`,
};

/**
 * Returns a line for everything that gives or takes rights on a database, in a stable order. The text omits the columns
 * that visitors read (see `visitorColumns`) and checks of a text's length.
 */
export async function catalogOf(database: Connection): Promise<string> {
  // Postgres prints conditions over several lines.
  await database.exec(`create or replace function pg_temp.tidy(text) returns text language sql
    as $$ select regexp_replace($1, '\\s+', ' ', 'g') $$`);
  const parts: string[] = [];
  for (const [heading, query] of Object.entries(listings)) {
    const { rows } = await database.query<{ line: string }>(
      `select line from (${query.replaceAll('tidy(', 'pg_temp.tidy(')}) as lines order by line collate "C"`,
    );
    parts.push([`## ${heading}`, ...(rows.length > 0 ? rows.map(({ line }) => line) : ['none'])].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}
