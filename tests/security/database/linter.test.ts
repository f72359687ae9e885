// These queries on PostgreSQL repeat the rules of Supabase's database linter that apply to this schema:
// https://supabase.com/docs/guides/database/database-linter
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../tools/backup/database.ts';
import { proves } from '../../support/evidence.ts';
import { describeOnPostgres } from './on-postgres.ts';

const ours = "in ('public'::regnamespace, 'private'::regnamespace)";
const functionsFor = (role: string) => `
  select oid::regprocedure::text as name from pg_proc
  where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('${role}', oid, 'execute')`;
const policyText = "concat_ws(' ', qual, with_check)";

interface Rule {
  /** The linter's number and name, or the name of a rule of this project. */
  name: string;
  /** Selects each violation as `name`. */
  query: string;
  /** SQL that breaks the rule. */
  violation: string;
  /** Intended violations, and their reason. */
  meant?: { names: string[]; why: string };
}

const rules: Rule[] = [
  {
    name: '0001 unindexed foreign keys',
    query: `
      select conname as name from pg_constraint as c
      where contype = 'f' and connamespace ${ours} and not exists (
        select from pg_index where indrelid = conrelid and indpred is null
          and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey)`,
    violation: 'create table public.extra (id uuid primary key, post uuid references public.blog_posts (id))',
  },
  {
    name: '0002 exposed auth users, 0010 security definer view, 0016 materialized view, 0017 foreign table',
    query: `
      select relname as name from pg_class where relnamespace ${ours} and relkind in ('v', 'm', 'f')
        and not coalesce('security_invoker=true' = any (reloptions), false)`,
    violation: 'create view public.extra as select id from auth.users',
    meant: {
      names: ['working_staff'],
      why: 'functions with the rights of their owner read it, and nobody else may: no role of the API has a grant',
    },
  },
  {
    name: '0003 a policy that reads the caller for each row',
    query: `
      select policyname as name from pg_policies
      where ${policyText} ~ 'auth\\.\\w+\\(|staff_role\\(|current_setting\\('
        and regexp_replace(${policyText}, 'SELECT (auth|private)\\.\\w+\\(', '', 'g')
          ~ 'auth\\.\\w+\\(|staff_role\\(|current_setting\\('`,
    violation: 'create policy extra on public.links for delete to anon using (auth.uid() is not null)',
  },
  {
    name: '0004 no primary key',
    query: `
      select relname as name from pg_class as t where relkind = 'r' and relnamespace ${ours}
        and not exists (select from pg_index where indrelid = t.oid and indisprimary)`,
    violation: 'create table private.extra (id integer)',
  },
  {
    name: '0006 several permissive policies for one role and action',
    query: `
      select format('%s %s %s', tablename, action, grantee) as name
      from pg_policies, unnest(roles) as grantee,
        unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as action
      where schemaname in ('public', 'private') and permissive = 'PERMISSIVE'
      group by tablename, action, grantee having count(*) > 1`,
    violation: 'create policy extra on public.links for select to anon using (true)',
  },
  {
    name: '0007 policies where row-level security is off, 0013 row-level security off in public',
    query: `
      select relname as name from pg_class as t where relkind in ('r', 'p') and not relrowsecurity
        and (relnamespace = 'public'::regnamespace or exists (select from pg_policy where polrelid = t.oid))`,
    violation: 'alter table public.links disable row level security',
  },
  {
    name: '0008 row-level security without a policy',
    query: `
      select relname as name from pg_class as t where relkind = 'r' and relrowsecurity and relnamespace ${ours}
        and not exists (select from pg_policy where polrelid = t.oid)`,
    violation: 'create table public.extra (id uuid primary key); alter table public.extra enable row level security',
  },
  {
    name: '0009 two indexes that are the same',
    query: `
      select min(indexrelid::regclass::text) as name from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace ${ours}
      group by indrelid, indkey::text, indclass::text, indoption::text, coalesce(indexprs::text, ''), coalesce(indpred::text, '')
      having count(*) > 1`,
    violation: 'create index extra on public.links ("order", id)',
  },
  {
    name: '0011 a function that finds names in a changeable path',
    query: `
      select oid::regprocedure::text as name from pg_proc
      where pronamespace ${ours} and not coalesce('search_path=""' = any (proconfig), false)`,
    violation: 'create function private.extra() returns integer language sql as $$ select 1 $$',
    meant: {
      names: ['private.is_public(boolean,timestamp with time zone)'],
      why: 'Postgres never inlines a function with a setting, so no index on published rows would serve; it parses the body at creation, so the function looks up no name',
    },
  },
  {
    name: '0014 an extension in public',
    query: "select extname as name from pg_extension where extnamespace = 'public'::regnamespace",
    violation: 'alter extension pg_trgm set schema public',
  },
  {
    name: '0015 a policy that trusts user metadata',
    query: `select policyname as name from pg_policies where ${policyText} ~ '(user|app|raw)_\\w*meta_?data|auth\\.jwt'`,
    violation:
      "create policy extra on public.links for delete to anon using (current_setting('request.jwt.claims')::json ->> 'user_metadata' is null)",
  },
  {
    name: '0023 columns with identities, readable by visitors',
    query: `
      select attrelid::regclass || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace ${ours} and relkind = 'r' and attnum > 0 and not attisdropped
        and attname ~* 'password|secret|token|(^|_)phone|^email$|user_id|created_by'
        and has_column_privilege('anon', attrelid, attnum, 'select')`,
    violation: 'grant select (email) on public.users to anon',
  },
  {
    name: '0024 a policy that lets every write through',
    query: `
      select policyname as name from pg_policies
      where cmd <> 'SELECT' and permissive = 'PERMISSIVE' and 'true' in (qual, with_check)`,
    violation: 'create policy extra on public.links for insert to anon with check (true)',
  },
  {
    name: '0026 and 0027 tables in the GraphQL interface',
    query: "select extname as name from pg_extension where extname = 'pg_graphql'",
    violation: "update pg_extension set extname = 'pg_graphql' where extname = 'pg_trgm'",
  },
  {
    name: "0028 and 0029 functions with their owner's rights in the API",
    query: `${functionsFor('anon')} union ${functionsFor('authenticated')}`,
    violation: `create function public.extra() returns integer language sql security definer set search_path = '' as 'select 1'`,
    meant: {
      names: [
        ...[
          'accounts_setup()',
          'adopt_factor()',
          'ask_for_build()',
          'build_state()',
          'drop_factor()',
          'join_team()',
          'keep_message(uuid,text,text,text,text,text,numeric)',
          'own_access()',
          'post_relations(text)',
        ],
        ...['require_factor(boolean)', 'reset_sign_in(uuid)', 'search_posts(text,text,integer,integer)'],
        ...['set_build_hook(text)', 'set_own_name(text)', 'shared_draft(text)', 'staff_accounts()', 'staff_names()'],
      ],
      why:
        'The rights of an account depend on tables of the sign-in service that nobody may read, and each of these functions checks its caller first. ' +
        'A search under row-level security cannot use its index; the functions select public posts themselves. A link shows one draft to everybody who has it. Visitors leave a message and read none. No role reads the address that starts a build. Only staff read the names of colleagues, without the other columns of users. Their cases prove this',
    },
  },
  {
    name: 'grants of visitors: nothing but columns to read',
    query: `
      select format('%s on %s', privilege_type, relname) as name from pg_class, aclexplode(relacl)
      where relnamespace ${ours} and grantee in (0, 'anon'::regrole)
      union
      select format('%s on %s.%s', privilege_type, attrelid::regclass, attname)
      from pg_attribute, aclexplode(attacl)
      where grantee in (0, 'anon'::regrole) and privilege_type <> 'SELECT'
        and attrelid in (select oid from pg_class where relnamespace ${ours})`,
    violation: 'grant insert (title) on public.blog_posts to anon',
  },
  {
    name: 'planner statistics where rows are hidden',
    query: `
      select format('%s.%s', relname, attname) as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and has_any_column_privilege('anon', attrelid, 'select') and coalesce(attstattarget, -1) <> 0
        and exists (select from pg_policies where tablename = relname and 'anon' = any (roles) and qual <> 'true')`,
    violation: 'alter table public.blog_posts alter author set statistics -1',
    meant: {
      names: [
        ...['blog_posts', 'console_of_month', 'links', 'social_media_links'].map((table) => `${table}.id`),
        ...['blog_posts.published', 'console_of_month.featured', 'links.active', 'social_media_links.active'],
        ...['search', 'search_category'].map((column) => `blog_posts.${column}`),
      ].sort(),
      why: 'an id is random, the visible state reveals only the number of hidden rows, and visitors may not name the other columns',
    },
  },
  {
    name: 'names that Postgres has cut',
    query: `
      select policyname::text as name from pg_policies where length(policyname) >= 63
      union select conname::text from pg_constraint where connamespace ${ours} and length(conname) >= 63
      union select tgname::text from pg_trigger where length(tgname) >= 63`,
    violation: `create policy "a sentence that is so long that Postgres will keep no more of it than its beginning" on public.links
      for delete to anon using (false)`,
  },
];

describeOnPostgres((newDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await newDatabase();
  });

  const found = async ({ query }: Rule) => (await database.sql<{ name: string }>(query)).map(({ name }) => name).sort();

  test.for(rules)('the schema obeys the rule: $name', async (rule, context) => {
    const { name, violation, meant } = rule;
    const expected = meant ? `only ${meant.names.join()}: ${meant.why}` : 'none';
    proves(context, { category: 'hardening', surface: 'PostgreSQL catalog', challenge: name, expected });
    const allowed = meant?.names ?? [];
    expect(await found(rule)).toEqual(allowed);

    await database.script(`begin; ${violation}`);
    const more = await found(rule);
    await database.script('rollback');
    expect(more.length, 'the rule finds its violation').toBeGreaterThan(allowed.length);
  });
});
