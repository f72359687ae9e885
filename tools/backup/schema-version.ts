import type { Database } from './database.ts';

/**
 * Checks that a database has exactly these migrations, if the database has the list of the Supabase CLI. Without this
 * list, only the tables and columns show whether an export fits.
 * @throws Error with the differing migrations.
 */
export async function requireMigrations(database: Database, migrations: string[]): Promise<void> {
  const [list] = await database.sql<{ kept: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as kept",
  );
  if (!list?.kept) return;
  const applied = await database.sql<{ version: string }>('select version from supabase_migrations.schema_migrations');
  if (applied.length === 0) return;
  const appliedVersions = new Set(applied.map(({ version }) => version));
  const projectVersions = new Set(migrations.map((name) => name.split('_', 1)[0] ?? ''));
  const missing = [...projectVersions].filter((version) => !appliedVersions.has(version));
  const unknown = [...appliedVersions].filter((version) => !projectVersions.has(version));
  if (missing.length > 0)
    throw new Error(
      `The database lacks the migrations ${missing.join(', ')}: run "npm run supabase -- db push --remote" first.`,
    );
  if (unknown.length > 0)
    throw new Error(`The database has had the migrations ${unknown.join(', ')}, which are not in supabase/migrations.`);
}
