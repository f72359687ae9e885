import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

const file = path.join(import.meta.dirname, '../../supabase/seed.dev.sql');

/** Adds the accounts of `supabase/seed.dev.sql`, which a push leaves out. */
export async function addDevelopmentAccounts(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(readFileSync(file, 'utf8'));
  } finally {
    await client.end();
  }
}
