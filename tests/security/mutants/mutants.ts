import type { Connection } from '../database/sql-case.ts';
import { accountConditions, viewConditions } from './account-conditions.ts';
import { buildConditions } from './build-conditions.ts';
import { messageConditions } from './message-conditions.ts';

/** A removed or weakened protection of the database. */
export interface Mutant {
  /** The change and its target. The name is unique. */
  name: string;
  /** The changed table, function or schema, without the name of its schema. */
  subject: string;
  /** The changed column as `table.column`. */
  column?: string;
  sql: string;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const rowsOf = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `(${row.map(quoted).join(', ')})`).join(',\n      ');

/** Maps a rule to a query over the catalog. Each row of a result is a mutant: name, subject, sql, sometimes column. */
const rules: Record<string, string> = {
  'policies dropped': `
    select format('policy "%s" dropped', policyname) as name, tablename as subject,
      format('drop policy %I on %I.%I', policyname, schemaname, tablename) as sql
    from pg_policies where schemaname in ('public', 'private', 'storage')`,
  'policies that let every row through': `
    select format('policy "%s" using (true)', policyname) as name, tablename as subject,
      format('alter policy %I on %I.%I using (true)', policyname, schemaname, tablename) as sql
    from pg_policies where schemaname in ('public', 'private', 'storage') and qual <> 'true'`,
  'policies that take every new row': `
    select format('policy "%s" with check (true)', policyname) as name, tablename as subject,
      format('alter policy %I on %I.%I with check (true)', policyname, schemaname, tablename) as sql
    from pg_policies where schemaname in ('public', 'private', 'storage') and with_check <> 'true'`,
  'policies without their check': `
    select format('policy "%s" without its check', policyname) as name, tablename as subject,
      format('drop policy %1$I on %2$I.%3$I; create policy %1$I on %2$I.%3$I for update to %4$s using (%5$s)',
        policyname, schemaname, tablename, array_to_string(roles, ', '), qual) as sql
    from pg_policies where schemaname in ('public', 'private', 'storage') and cmd = 'UPDATE'`,
  'policies without one condition': `
    select format('policy "%s" without "%s"', policyname, words) as name, tablename as subject,
      format('alter policy %I on %I.%I', policyname, schemaname, tablename)
        || coalesce(' using (' || replace(qual, words, other) || ')', '')
        || coalesce(' with check (' || replace(with_check, words, other) || ')', '') as sql
    from pg_policies, (values
      (' AND (NOT post.published)', ''),
      ('(bucket_id = ''images''::text) AND ', ''),
      (' AND (table_name = ''blog_posts''::text)', ''),
      (' AND (actor = ( SELECT private.staff_id() AS staff_id))', ''),
      ('''^(480', '''(480'),
      (' AND (created_at > (now() - ''1 year''::interval))', '')
    ) as change (words, other)
    where schemaname in ('public', 'private', 'storage') and strpos(concat(qual, with_check), words) > 0`,
  'a second policy beside the first': `
    select format('a second policy to %s on %s for %s', cmd, tablename, role) as name, tablename as subject,
      format('create policy second on %I.%I for %s to %s %s', schemaname, tablename, cmd, role,
        case cmd when 'INSERT' then 'with check (true)' else 'using (true)' end) as sql
    from pg_policies, unnest(roles) as role
    where schemaname in ('public', 'private', 'storage') and coalesce(qual, with_check) <> 'true'`,
  'row-level security switched off': `
    select format('row-level security of %s switched off', oid::regclass) as name, relname as subject,
      format('alter table %s disable row level security', oid::regclass) as sql
    from pg_class where relrowsecurity and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  'privileges on tables granted': `
    select format('%s on %s granted to %s', privilege, oid::regclass, role) as name, relname as subject,
      format('grant %s on %s to %s', privilege, oid::regclass, role) as sql
    from pg_class,
      unnest(array['anon', 'authenticated', 'service_role']) as role,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain']) as privilege
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not has_table_privilege(role, oid, privilege)`,
  'privileges on columns granted': `
    select format('%s of %s.%s granted to anon', privilege, attrelid::regclass, attname) as name, relname as subject,
      format('%s.%s', relname, attname) as column,
      format('grant %s (%I) on %s to anon', privilege, attname, attrelid::regclass) as sql
    from pg_attribute join pg_class on pg_class.oid = attrelid, unnest(array['select', 'update']) as privilege
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and not has_column_privilege('anon', attrelid, attnum, privilege)`,
  'privileges on schemas granted': `
    select format('%s on schema %s granted to %s', privilege, nspname, role) as name, nspname as subject,
      format('grant %s on schema %I to %s', privilege, nspname, role) as sql
    from pg_namespace,
      unnest(array['anon', 'authenticated', 'service_role']) as role,
      unnest(array['usage', 'create']) as privilege
    where nspname in ('public', 'private', 'extensions') and not has_schema_privilege(role, oid, privilege)`,
  'functions that everybody may call': `
    select format('execute on %s granted to public', oid::regprocedure) as name, proname as subject,
      format('grant execute on function %s to public', oid::regprocedure) as sql
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  'functions with the rights of the caller': `
    select format('%s security invoker', oid::regprocedure) as name, proname as subject,
      format('alter function %s security invoker', oid::regprocedure) as sql
    from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  'functions with changed words': `
    select format('%s with "%s" in place of "%s"', oid::regprocedure, other, words) as name, proname as subject,
      replace(pg_get_functiondef(oid), words, other) as sql
    from pg_proc, (values
      ('auth_user_id = ', 'id = '),
      ('> 50 ', '> 51 '),
      ('> 500 ', '> 501 '),
      ('''contributor''', '''nobody'''),
      ('''authenticated''', '''nobody'''),
      (' and not published', ''),
      ('old.published', 'true'),
      ('new.published', 'true'),
      ('post.published', 'true'),
      ('(publish_at <= now())', 'true'),
      ('post.publish_at > now()', 'false'),
      ('private.is_public(old.published, old.publish_at)', 'old.published'),
      ('private.is_public(post.published, post.publish_at)', 'post.published'),
      (' and updated_at = $3', ''),
      (' and deletion.gone', ''),
      (' and other.gone', ''),
      ('other.at = subject.at and ', ''),
      ('other.transaction = subject.transaction and ', ''),
      (' and %2$I is null', ''),
      ('was ? attname::text', 'true'),
      ('order by revision.id desc', 'order by revision.id'),
      ('''console_of_month'' and exists', '''nothing'' and exists'),
      ('> 20 ', '> 21 '),
      ('> 300 ', '> 301 '),
      ('here.%2$I = $1', 'true')
    ) as change (words, other)
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prolang <> 12
      and strpos(pg_get_functiondef(oid), words) > 0`,
  // When a function no longer has the words, its mutant changes nothing, and no case notices the mutant.
  'changed conditions': `
    select format('%s with "%s" in place of "%s"', made, other, words) as name, split_part(made, '.', 2) as subject,
      replace(pg_get_functiondef(made::regproc), words, other) as sql
    from (values
      ${rowsOf([...accountConditions, ...messageConditions, ...buildConditions].map(([of, words, other = '']) => [of, words, other]))}
    ) as change (made, words, other)
    union all
    select format('private.working_staff without "%s"', words), 'working_staff',
      'create or replace view private.working_staff as '
        || replace(pg_get_viewdef('private.working_staff'::regclass), words,
          case when words like '(account.banned_until %' then 'false' else 'true' end)
    from (values
      ${rowsOf(viewConditions.map((words) => [words]))}
    ) as change (words)`,
  'triggers dropped': `
    select format('trigger %s dropped', tgname) as name, relname as subject,
      format('drop trigger %I on %s', tgname, tgrelid::regclass) as sql
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  'constraints dropped': `
    select format('constraint %s dropped', conname) as name, relname as subject,
      (select format('%s.%s', relname, attname) from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as column,
      format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as sql
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype in ('c', 'u', 'f', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  'unique indexes dropped': `
    select format('index %s dropped', indexrelid::regclass) as name, relname as subject,
      format('drop index %s', indexrelid::regclass) as sql
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_constraint where conindid = indexrelid)`,
  'columns that may be empty': `
    select format('%s.%s may be null', attrelid::regclass, attname) as name, relname as subject,
      format('%s.%s', relname, attname) as column,
      format('alter table %s alter %I drop not null', attrelid::regclass, attname) as sql
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attnotnull and attnum > 0 and not attisdropped and relkind = 'r'
      and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey))`,
};

/** Returns every mutant that the rules make from the catalog, by rule. */
export async function mutantsOf(database: Connection): Promise<Record<string, Mutant[]>> {
  const made: Record<string, Mutant[]> = {};
  for (const [rule, query] of Object.entries(rules)) {
    made[rule] = (await database.query<Mutant>(`${query} order by 1`)).rows;
  }
  return made;
}
