import path from 'node:path';
import { parseArgs } from 'node:util';
import { tableOf } from '../table.ts';
import { measureBuild } from './build.ts';
import { fill, readings, readingTimes } from './database.ts';
import { readSchemaFiles } from '../../../build/local-backend/schema-files.ts';
import { startMigratedPostgres } from '../../stack/migrated-postgres.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');

/** `npm run bench -- scale`: measures lists, searches and the build with growing numbers of posts. */
export async function benchScale(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const sizes = positionals.length > 0 ? positionals.map(Number) : [100, 1000, 10_000];
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) throw new Error('Sizes are whole numbers from 1 on.');
  console.info(await databaseTable(sizes));
  console.info(`\n${await buildTable(sizes)}`);
}

async function databaseTable(sizes: number[]): Promise<string> {
  const postgres = await startMigratedPostgres(readSchemaFiles(projectRoot).migrations);
  try {
    const columns: string[][] = [];
    for (const posts of sizes) {
      const database = await postgres.newDatabase();
      await fill(database, posts);
      columns.push(await readingTimes(database, posts));
    }
    return tableWith(
      postgres.name,
      readings.map(({ name }) => name),
      sizes,
      columns,
    );
  } finally {
    await postgres.close();
  }
}

async function buildTable(sizes: number[]): Promise<string> {
  const columns: string[][] = [];
  for (const posts of sizes) {
    const { seconds, cpuSeconds, peakBytes, files, bytes } = await measureBuild(projectRoot, posts);
    columns.push([
      ...[`${seconds.toFixed(0)} s`, `${cpuSeconds.toFixed(0)} s`, megabytes(peakBytes)],
      ...[files.toLocaleString('en'), megabytes(bytes)],
    ]);
  }
  return tableWith('build', ['time', 'processor time', 'memory at its peak', 'files', 'their bytes'], sizes, columns);
}

function tableWith(title: string, names: string[], sizes: number[], columns: string[][]): string {
  const heading = [title, ...sizes.map((size) => `${size.toLocaleString('en')} posts`)];
  return tableOf([heading, ...names.map((name, row) => [name, ...columns.map((column) => column[row] ?? '')])]);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
