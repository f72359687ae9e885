import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from 'pg';
import type { DefaultPrivileges } from '../../build/local-backend/schema-files.ts';
import { makeHostedDatabase, makeHostedRoles, superuser } from '../../tools/stack/hosted-project.ts';
import { startCluster, type Cluster } from '../../tools/stack/postgres.ts';
import { pushMigrations } from '../../tools/stack/supabase-cli.ts';
import { functionMatrix } from '../security/database/permission-matrix.ts';

const setUps: DefaultPrivileges[] = ['everything', 'nothing'];
const outputs = new Map<DefaultPrivileges, { first: string; second: string }>();
const databases = new Map<DefaultPrivileges, Client>();

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(superuser);
  await makeHostedRoles(cluster);
  for (const setUp of setUps) {
    await makeHostedDatabase(cluster, setUp, setUp);
    const url = `${cluster.url('postgres', setUp)}?sslmode=disable`;
    const first = await pushMigrations(url);
    databases.set(setUp, await cluster.connect('postgres', setUp));
    const before = await contentOf(setUp);
    outputs.set(setUp, { first, second: await pushMigrations(url) });
    expect(await contentOf(setUp)).toEqual(before);
  }
});
afterAll(async () => {
  for (const client of databases.values()) await client.end();
  await cluster.close();
});

async function rowsOf<Row extends object>(setUp: DefaultPrivileges, query: string): Promise<Row[]> {
  return (await databases.get(setUp)?.query<Row>(query))?.rows ?? [];
}

/** Returns a hash of each table's content. */
async function contentOf(setUp: DefaultPrivileges): Promise<unknown> {
  const tables = await rowsOf<{ name: string }>(
    setUp,
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const sums = tables.map(
    ({ name }) => `select '${name}', md5(string_agg(t::text, '' order by t::text)) from ${name} t`,
  );
  return rowsOf(setUp, `${sums.join(' union all ')} order by 1`);
}

describe.each(setUps)('a project that grants %s on new tables and functions', (setUp) => {
  test('accepts the migrations and seeds without a warning of the CLI', () => {
    const { first = '' } = outputs.get(setUp) ?? {};
    expect(first).toMatch(/Applying migration \d+_\w+\.sql/);
    expect(first).toContain('Seeding data from supabase/seed');
    expect(first).not.toMatch(/warn|deprecated|error|fail|▲/i);
  });

  test('applies no migration or seed at a second push', () => {
    const { second = '' } = outputs.get(setUp) ?? {};
    expect(second).toContain('is up to date');
    expect(second).not.toMatch(/Applying|Seeding|warn|deprecated|error|fail|▲/i);
  });

  test('allows a visitor only the functions of the matrix', async () => {
    const callable = await rowsOf<{ name: string }>(
      setUp,
      `select distinct proname::text as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute') order by 1`,
    );
    const meant = Object.entries(functionMatrix).filter(([, who]) => who.split(' ').includes('visitor'));
    expect(callable.map(({ name }) => name)).toEqual(meant.map(([name]) => name).sort());
  });
});

const effectiveGrants = `
  with asker as (select unnest(array['anon', 'authenticated', 'service_role']) as role),
  ours as (select oid, relname, relkind, relnamespace::regnamespace::text as schema from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace))
  select role, schema, relname as object, verb as may
    from asker, ours, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as verb
    where relkind in ('r', 'v', 'm', 'p') and has_table_privilege(role, oid, verb)
  union all
  select role, schema, relname || '.' || attname, verb
    from asker, ours join pg_attribute on attrelid = ours.oid and attnum > 0 and not attisdropped,
      unnest(array['select', 'insert', 'update', 'references']) as verb
    where relkind in ('r', 'v', 'm', 'p') and has_column_privilege(role, ours.oid, attnum, verb)
  union all
  select role, schema, relname, verb
    from asker, ours, unnest(array['usage', 'select', 'update']) as verb
    where relkind = 'S' and has_sequence_privilege(role, oid, verb)
  union all
  select role, pronamespace::regnamespace::text, oid::regprocedure::text, 'execute'
    from asker, pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(role, oid, 'execute')
  order by 1, 2, 3, 4`;

test('the rights of the API roles do not depend on the default grants', async () => {
  type Grant = { role: string; schema: string; object: string; may: string };
  const grantsOf = async (setUp: DefaultPrivileges) =>
    (await rowsOf<Grant>(setUp, effectiveGrants)).map((grant) => Object.values(grant).join(' '));
  const [everything, nothing] = [await grantsOf('everything'), await grantsOf('nothing')];
  expect(nothing.length).toBeGreaterThan(500);
  expect(everything).toEqual(nothing);
});
