import { median } from '../median.ts';
import type { Database } from './engine.ts';
import type { Reading } from './readings.ts';

/** What a reading cost. */
export interface Cost {
  /** Median time of a warm call, from the question to the last byte of the answer. */
  milliseconds: number;
  /** The answer as JSON, before compression. */
  bytes: number;
}

/** One reading of one database, and what it is found to cost. */
export interface Sample {
  database: Database;
  reading: Reading;
}

const warmUps = 3;
const rounds = 21;

/**
 * Measures readings as an anonymous visitor, each in turn and over again: a slow moment of
 * the machine hits all of them. Gives the costs in the order of the samples.
 */
export async function measure(samples: Sample[]): Promise<Cost[]> {
  const runs = samples.map((sample) => ({ ...sample, times: [] as number[], bytes: 0 }));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const run of runs) {
      const start = performance.now();
      const [answer] = await run.database.sql<{ json: string }>(
        `select coalesce(json_agg(found), '[]')::text as json from (${run.reading.sql}) as found`,
      );
      if (round >= 0) run.times.push(performance.now() - start);
      run.bytes = Buffer.byteLength(answer?.json ?? '');
    }
  }
  return runs.map(({ times, bytes }) => ({ milliseconds: median(times), bytes }));
}
