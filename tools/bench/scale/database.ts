import type { Database } from '../../backup/database.ts';
import { median } from '../median.ts';
import { commonWord, postsOf, rareWord } from './posts.ts';

const batch = 1000;

/** Adds this many posts, and does the housekeeping that Postgres would do later. */
export async function fill(database: Database, posts: number): Promise<void> {
  await database.script(`
    insert into public.blog_categories (name, slug)
      select slug, slug from unnest(array['history', 'reviews', 'collecting', 'tech']) as slug
      on conflict do nothing`);
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

const list = (given: string) => () => `select * from public.search_posts(${given})`;
const pageSize = 12;

/** The queries that the site sends for a visitor. `sql` gets the number of posts in the database. */
export const readings: { name: string; sql: (posts: number) => string }[] = [
  { name: 'list page', sql: list('') },
  { name: 'list page of a category', sql: list("category_slug => 'tech'") },
  {
    name: 'last list page',
    sql: (posts) => `select * from public.search_posts(page_number => ${Math.ceil((posts * 0.95) / pageSize)})`,
  },
  { name: `search "${commonWord}": every post`, sql: list(`q => '${commonWord}'`) },
  { name: `search "${rareWord}": 1 of 1,000`, sql: list(`q => '${rareWord}'`) },
  { name: `search "${rareWord}" in a category`, sql: list(`q => '${rareWord}', category_slug => 'tech'`) },
  { name: 'search "sc": two letters', sql: list("q => 'sc'") },
  { name: 'search "zeppelin": no hit', sql: list("q => 'zeppelin'") },
  { name: 'search "repairing-handheld": close', sql: list("q => 'repairing-handheld'") },
  {
    name: 'one post',
    sql: (posts) => `select title, content from public.blog_posts where published and slug = 'post-${posts - 1}'`,
  },
  { name: 'what stands beside it', sql: (posts) => `select * from public.post_relations('post-${posts - 1}')` },
];

const warmUps = 3;
const rounds = 21;

/** Returns the median time and the JSON size of warm calls. An anonymous visitor calls under row-level security. */
export async function readingTimes(database: Database, posts: number): Promise<string[]> {
  await database.script('set role anon');
  const cells: string[] = [];
  for (const { sql } of readings) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = -warmUps; round < rounds; round += 1) {
      const start = performance.now();
      const [answer] = await database.sql<{ json: string }>(
        `select coalesce(json_agg(found), '[]')::text as json from (${sql(posts)}) as found`,
      );
      if (round >= 0) times.push(performance.now() - start);
      bytes = Buffer.byteLength(answer?.json ?? '');
    }
    cells.push(`${median(times).toFixed(2)} ms ${(bytes / 1000).toFixed(1).padStart(5)} kB`);
  }
  return cells;
}
