import path from 'node:path';
import { readSchemaFiles } from '../../build/local-backend/schema-files.ts';
import { benchDatabase } from './database.ts';
import type { Engine } from './engine.ts';
import { findPostgres } from './find-postgres.ts';
import { pgliteEngine } from './pglite.ts';
import { startPostgres } from './postgres.ts';

const defaultSizes = [100, 1000, 10_000, 100_000];

/**
 * `npm run bench:scale`: what the site costs as its content grows. Other numbers of posts
 * than the usual four: `npm run bench:scale -- 100 5000`.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2).map(Number);
  const sizes = given.length > 0 ? given : defaultSizes;
  const { migrations } = readSchemaFiles(path.join(import.meta.dirname, '../..'));
  console.info(
    'Warm calls as an anonymous visitor under row-level security; medians, side by side; answers as JSON.\n',
  );

  const bin = findPostgres();
  if (bin) await bench(await startPostgres(bin, migrations), sizes);
  else console.warn('PostgreSQL is not measured: no initdb and postgres in PG_BIN, the usual places or the PATH.\n');
  await bench(pgliteEngine(migrations), sizes);
}

async function bench(engine: Engine, sizes: number[]): Promise<void> {
  try {
    await benchDatabase(engine, sizes);
  } finally {
    await engine.close();
  }
}

await main();
