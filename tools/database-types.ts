import path from 'node:path';
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen';
import { format } from 'prettier';
import { startBackend } from '../build/local-backend/backend.ts';
import { readSchemaFiles } from '../build/local-backend/schema-files.ts';

/** Returns src/data/service/database.types.ts: the types of the tables and functions of the migrations. */
export async function databaseTypes(): Promise<Map<string, string>> {
  const { migrations } = readSchemaFiles(path.join(import.meta.dirname, '..'));
  const backend = await startBackend({ schema: { migrations, seeds: [] } });
  try {
    const connection = { query: async (sql: string) => ({ rows: await backend.sql(sql) }) };
    const metadata = await introspect(connection, { includedSchemas: ['public'] });
    const source = await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '13' });
    const types = await format(source, { parser: 'typescript', singleQuote: true, printWidth: 120 });
    return new Map([['src/data/service/database.types.ts', types]]);
  } finally {
    await backend.close();
  }
}
