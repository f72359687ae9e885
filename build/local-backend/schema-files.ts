import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One SQL file of `supabase/`, named relative to that folder. */
export interface SqlFile {
  name: string;
  sql: string;
}

/** What a database is built from: migrations in order, then the seeds. */
export interface SchemaFiles {
  migrations: SqlFile[];
  seeds: SqlFile[];
}

/**
 * Reads migrations and seeds. `supabase/seed.sql` is content and may go to a
 * hosted project; `supabase/seed.dev.sql` holds the accounts for development.
 */
export function readSchemaFiles(projectRoot: string): SchemaFiles {
  const folder = path.join(projectRoot, 'supabase');
  const read = (name: string): SqlFile => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') });
  const migrations = readdirSync(path.join(folder, 'migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => read(`migrations/${file}`));
  return { migrations, seeds: ['seed.sql', 'seed.dev.sql'].map(read) };
}

/** Changes whenever a database made of these files would be another one. */
export function fingerprint({ migrations, seeds }: SchemaFiles): string {
  const hash = createHash('sha256');
  for (const file of [...migrations, ...seeds]) hash.update(`${file.name}\0${file.sql}\0`);
  return hash.digest('hex').slice(0, 16);
}
