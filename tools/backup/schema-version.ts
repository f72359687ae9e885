import type { Database } from './database.ts';

/**
 * Makes sure that a database has had exactly these migrations, as far as it has a list of them: the Supabase CLI
 * keeps one. Without it the tables and columns alone say whether an export fits.
 * @throws Error that says which migrations differ.
 */
export async function requireMigrations(database: Database, migrations: string[]): Promise<void> {
  const [list] = await database.sql<{ kept: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as kept",
  );
  if (!list?.kept) return;
  const applied = await database.sql<{ version: string }>('select version from supabase_migrations.schema_migrations');
  if (applied.length === 0) return;
  const there = new Set(applied.map(({ version }) => version));
  const here = new Set(migrations.map((name) => name.split('_', 1)[0] ?? ''));
  const missing = [...here].filter((version) => !there.has(version));
  const unknown = [...there].filter((version) => !here.has(version));
  if (missing.length > 0)
    throw new Error(
      `The database lacks the migrations ${missing.join(', ')}: run "npm run supabase -- db push --remote" first.`,
    );
  if (unknown.length > 0)
    throw new Error(`The database has had the migrations ${unknown.join(', ')}, which are not in supabase/migrations.`);
}
