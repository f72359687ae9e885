import type { Engine } from './engine.ts';
import { postsOf } from './posts.ts';

const batch = 1000;

/** Adds posts up to number `to`, and brings the database into the order that its housekeeping would. */
export async function fill(engine: Engine, from: number, to: number): Promise<void> {
  await engine.script(`
    insert into public.blog_categories (name, slug)
      select slug, slug from unnest(array['history', 'reviews', 'collecting', 'tech']) as slug on conflict do nothing`);
  for (let first = from; first <= to; first += batch) {
    const posts = [...postsOf(first, Math.min(first + batch - 1, to))];
    await engine.sql(
      `insert into public.blog_posts (id, title, slug, excerpt, content, category, author, date, published)
       select md5(slug)::uuid, title, slug, excerpt, content, category, author, date, published
       from json_to_recordset($1) as post
         (title text, slug text, excerpt text, content text, category text, author text, date date, published boolean)`,
      [JSON.stringify(posts)],
    );
  }
  await engine.script('vacuum analyze');
}
