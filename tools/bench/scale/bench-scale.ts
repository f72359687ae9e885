import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSchemaFiles } from '../../../build/local-backend/schema-files.ts';
import { benchBuild } from './build.ts';
import { benchDatabase, type Engine, pgliteEngine } from './database.ts';
import { startMigratedPostgres } from '../../stack/migrated-postgres.ts';

const databaseSizes = [100, 1000, 10_000, 100_000];
const buildSizes = [1000, 10_000];
const projectRoot = path.join(import.meta.dirname, '../../..');

/** `npm run bench -- scale`: what the site costs as its content grows; see the README beside this. */
export async function benchScale(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  const given = positionals.map(Number);
  if (!given.every((size) => Number.isInteger(size) && size > 0)) throw new Error('Sizes are whole numbers from 1 on.');
  const { only } = values;
  if (only !== undefined && only !== 'database' && only !== 'build') {
    throw new Error(`--only takes database or build, not ${only}.`);
  }
  if (only !== 'build') await benchDatabases(given.length > 0 ? given : databaseSizes);
  if (only !== 'database' && !(await benchBuild(projectRoot, given.length > 0 ? given : buildSizes))) {
    process.exitCode = 1;
  }
}

async function benchDatabases(sizes: number[]): Promise<void> {
  const { migrations } = readSchemaFiles(projectRoot);
  console.info(
    'Warm calls as an anonymous visitor under row-level security; medians, side by side; answers as JSON.\n',
  );
  await bench(await startMigratedPostgres(migrations), sizes);
  await bench(pgliteEngine(migrations), sizes);
}

async function bench(engine: Engine, sizes: number[]): Promise<void> {
  try {
    await benchDatabase(engine, sizes);
  } finally {
    await engine.close();
  }
}
