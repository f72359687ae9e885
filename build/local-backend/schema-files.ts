import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One SQL file of `supabase/`, named relative to that folder. */
export interface SqlFile {
  name: string;
  sql: string;
}

/** The inputs of a database: migrations in order, then the seeds. */
export interface SchemaFiles {
  migrations: SqlFile[];
  seeds: SqlFile[];
}

/**
 * Reads migrations and seeds. `supabase/seeds/` is content, which a hosted project may get. `supabase/seed.dev.sql` has
 * the accounts for development.
 */
export function readSchemaFiles(projectRoot: string): SchemaFiles {
  const folder = path.join(projectRoot, 'supabase');
  const read = (name: string): SqlFile => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') });
  const readAll = (subfolder: string) =>
    readdirSync(path.join(folder, subfolder))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => read(`${subfolder}/${file}`));
  return { migrations: readAll('migrations'), seeds: [...readAll('seeds'), read('seed.dev.sql')] };
}

/** Returns a hash of these files, and of the hosted schema that the migrations need. */
export function fingerprint({ migrations, seeds }: SchemaFiles): string {
  const hash = createHash('sha256').update(hostedRoles).update(authTables).update(hostedStorage);
  hash.update(everythingByDefault).update(extensions);
  for (const file of [...migrations, ...seeds]) hash.update(`${file.name}\0${file.sql}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** Runs SQL text of several statements, as PGlite does. */
interface SqlRunner {
  exec(sql: string): Promise<unknown>;
}

/** The roles and schemas of a hosted project before the first migration. PGlite lacks these roles and schemas. */
const hostedRoles = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role supabase_auth_admin nologin noinherit;
  create schema extensions;
  grant usage on schema public to supabase_auth_admin;
  grant usage on schema public, extensions to anon, authenticated, service_role;
`;

export const authTables = readFileSync(path.join(import.meta.dirname, 'auth/tables.sql'), 'utf8');

/** The SQL of the stand-ins for Vault, pg_net and pg_cron. */
export const extensions = readFileSync(path.join(import.meta.dirname, 'extensions.sql'), 'utf8');

const hostedStorage = `
  create schema storage;
  create table storage.buckets (
    id text primary key,
    name text not null,
    public boolean default false,
    file_size_limit bigint,
    allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets (id),
    name text,
    owner_id text,
    created_at timestamptz default now(),
    metadata jsonb
  );
  create unique index bucketid_objname on storage.objects (bucket_id, name);
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`;

/**
 * The privileges that a hosted project grants to the API's roles on each new table and function of `public`:
 * everything, or nothing in projects made since 30 May 2026. Migrations must work with both.
 */
export type DefaultPrivileges = 'everything' | 'nothing';

const everythingByDefault = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/**
 * Creates the roles and schemas of a hosted project, and the part of its services that this project uses. The default
 * `everything` shows a missing REVOKE; `nothing` shows a missing GRANT.
 */
export async function applyHostedBaseline(
  database: SqlRunner,
  defaults: DefaultPrivileges = 'everything',
): Promise<void> {
  await database.exec(hostedRoles);
  // Some databases have a part of this schema already.
  await database.exec('drop schema if exists auth cascade');
  await database.exec(authTables);
  await database.exec(hostedStorage);
  if (defaults === 'everything') await database.exec(everythingByDefault);
}

/** Runs one SQL file in its own transaction. @throws SqlFileError with file, line and reason, after a rollback */
export async function applySqlFile(database: SqlRunner, file: SqlFile): Promise<void> {
  await database.exec('begin');
  try {
    await database.exec(file.sql);
    await database.exec('commit');
  } catch (error) {
    await database.exec('rollback');
    throw new SqlFileError(file, error);
  }
}

/** A rejected statement of a migration or seed, with its position. */
export class SqlFileError extends Error {
  constructor(file: SqlFile, cause: unknown) {
    super(describe(file, cause), { cause });
    this.name = 'SqlFileError';
  }
}

function describe(file: SqlFile, cause: unknown): string {
  const { message, detail, hint, position } = cause as Record<string, unknown>;
  const lines = [`supabase/${file.name}${lineOf(file, position)}: ${String(message ?? cause)}`];
  if (typeof detail === 'string') lines.push(`  ${detail}`);
  if (typeof hint === 'string') lines.push(`  Hint: ${hint}`);
  return lines.join('\n');
}

/** Returns the line of a position. Postgres counts characters from 1, within the text that it received. */
function lineOf(file: SqlFile, position: unknown): string {
  const offset = Number(position);
  if (!Number.isInteger(offset) || offset < 1) return '';
  return `:${file.sql.slice(0, offset - 1).split('\n').length}`;
}
