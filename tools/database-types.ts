import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen';
import { format } from 'prettier';
import { startBackend } from '../build/local-backend/backend.ts';
import { readSchemaFiles } from '../build/local-backend/schema-files.ts';

/**
 * Writes src/data/database.types.ts from the migrations: `npm run types:db`.
 * With --check it writes nothing and fails when the file is not up to date.
 */
async function main(): Promise<void> {
  const projectRoot = path.join(import.meta.dirname, '..');
  const file = path.join(projectRoot, 'src/data/database.types.ts');
  const types = await typesOf(projectRoot);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, types);
    return;
  }
  if (readFileSync(file, 'utf8') !== types) {
    console.error('src/data/database.types.ts does not match the migrations. Run: npm run types:db');
    process.exitCode = 1;
  }
}

async function typesOf(projectRoot: string): Promise<string> {
  const { migrations } = readSchemaFiles(projectRoot);
  const backend = await startBackend({ schema: { migrations, seeds: [] } });
  try {
    const connection = { query: async (sql: string) => ({ rows: await backend.sql(sql) }) };
    const metadata = await introspect(connection, { includedSchemas: ['public'] });
    const source = await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '13' });
    return await format(source, { parser: 'typescript', singleQuote: true, printWidth: 120 });
  } finally {
    await backend.close();
  }
}

await main();
