import { startBackend, type Backend } from '../../../build/local-backend/backend.ts';
import type { SqlFile } from '../../../build/local-backend/schema-files.ts';
import { median } from '../results.ts';
import { postsOf, commonWord, rareWord } from './posts.ts';
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

/** A database with the project's own migrations, to be filled and measured. */
export interface Database {
  /** Runs one statement as superuser; rows as objects. */
  sql<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs SQL text of several statements as superuser. */
  script(statements: string): Promise<void>;
}

/** Something that keeps databases. */
export interface Engine {
  /** Such as "PostgreSQL 15.18". */
  name: string;
  newDatabase(): Promise<Database>;
  /** Ends it and throws its databases away. */
  close(): Promise<void>;
}

/** The database of the embedded backend, in memory. */
export function pgliteEngine(migrations: SqlFile[]): Engine {
  const backends: Backend[] = [];
  return {
    name: 'PGlite',
    newDatabase: async () => {
      const backend = await startBackend({ schema: { migrations, seeds: [] } });
      backends.push(backend);
      return backend;
    },
    close: async () => {
      for (const backend of backends) await backend.close();
    },
  };
}

const batch = 1000;

/** Adds this many posts, and brings the database into the order that its housekeeping would. */
export async function fill(database: Database, posts: number): Promise<void> {
  await database.script(`
    insert into public.blog_categories (name, slug)
      select slug, slug from unnest(array['history', 'reviews', 'collecting', 'tech']) as slug`);
  for (let first = 1; first <= posts; first += batch) {
    const some = [...postsOf(first, Math.min(first + batch - 1, posts))];
    await database.sql(
      `insert into public.blog_posts (id, title, slug, excerpt, content, category, author, date, published)
       select md5(slug)::uuid, title, slug, excerpt, content, category, author, date, published
       from json_to_recordset($1) as post
         (title text, slug text, excerpt text, content text, category text, author text, date date, published boolean)`,
      [JSON.stringify(some)],
    );
  }
  await database.script('vacuum analyze');
}

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

/** Something a visitor asks the database, as the site asks it. */
export interface Reading {
  name: string;
  /** One statement that gives rows. */
  sql: string;
}

const page = (given: string) => `select * from public.search_posts(${given})`;
const article = 'id, slug, title, excerpt, image, category, author, date, read_time, content, updated_at';

/** What is measured of a database with so many posts. */
export function readingsOf(posts: number): Reading[] {
  const published = posts - Math.floor(posts / 20);
  return [
    { name: 'list page', sql: page('') },
    { name: 'list page of a category', sql: page("category_slug => 'tech'") },
    { name: 'deep page (the last)', sql: page(`page_number => ${Math.ceil(published / 12)}`) },
    { name: 'search "part 99": one hit', sql: page(`q => 'part ${posts - 1}'`) },
    { name: `search "${rareWord}": 1 of 1,000`, sql: page(`q => '${rareWord}'`) },
    { name: 'search "WonderSwan": 1 of 14', sql: page("q => 'WonderSwan'") },
    { name: `search "${commonWord}": every post`, sql: page(`q => '${commonWord}'`) },
    { name: 'search "ps": two letters', sql: page("q => 'ps'") },
    { name: 'search "WonderSwan" in a category', sql: page("q => 'WonderSwan', category_slug => 'tech'") },
    { name: `search "${rareWord}" in a category`, sql: page(`q => '${rareWord}', category_slug => 'tech'`) },
    { name: `search "${commonWord}" in a category`, sql: page(`q => '${commonWord}', category_slug => 'tech'`) },
    { name: 'search "qq": two letters, no hit', sql: page("q => 'qq'") },
    { name: 'search "zeppelin": no hit', sql: page("q => 'zeppelin'") },
    {
      name: 'slug lookup',
      sql: `select ${article} from public.blog_posts where published and slug = 'post-${posts - 1}' limit 1`,
    },
  ];
}
