import type { Database, Engine } from './engine.ts';
import { fill } from './fill.ts';
import { measure } from './measure.ts';
import { readingsOf } from './readings.ts';
import { tableOf } from './table.ts';

/** Fills a database for each number of posts and measures them side by side: prints one table, a column for each. */
export async function benchDatabase(engine: Engine, sizes: number[]): Promise<void> {
  const databases: Database[] = [];
  for (const size of sizes) {
    console.info(`${engine.name}: filling in ${size.toLocaleString('en')} posts ...`);
    const database = await engine.newDatabase();
    await fill(database, size);
    await database.script('set role anon');
    databases.push(database);
  }
  const perSize = sizes.map(readingsOf);
  const rows: string[][] = [];
  for (const [row, { name }] of readingsOf(0).entries()) {
    const samples = databases.flatMap((database, column) => {
      const reading = perSize[column]?.[row];
      return reading ? [{ database, reading }] : [];
    });
    const costs = await measure(samples);
    rows.push([name, ...costs.map(({ milliseconds, bytes }) => `${milliseconds.toFixed(2)} ms ${kilobytes(bytes)}`)]);
  }
  const heading = [engine.name, ...sizes.map((size) => `${size.toLocaleString('en')} posts`)];
  console.info(`\n${tableOf([heading, ...rows])}\n`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(5)} kB`;
}
