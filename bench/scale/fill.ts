import type { Database } from './engine.ts';
import { postsOf } from './posts.ts';

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
