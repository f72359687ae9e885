// A visitor's reads must stay cheap with 10,000 posts. The tests use PostgreSQL, as in a hosted project.
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../tools/backup/database.ts';
import { proves } from '../../support/evidence.ts';
import { describeOnPostgres, rowsRead } from './on-postgres.ts';

/**
 * SQL for one post a day. Every fifth post is about the same console, and a post in the middle is about five consoles.
 */
const postsSql = `
  insert into public.blog_categories (name, slug) values ('History', 'history'), ('Tech', 'tech'), ('Rare', 'rare');
  insert into public.blog_posts (id, title, slug, excerpt, content, author, date, published, category)
    select md5('p' || n)::uuid, 'Title ' || n, 'post-' || n, 'e',
      case n when 4711 then 'A zeppelin.' else 'It is common.' end, 'a', date '1990-01-01' + n, true,
      case when n = 5000 then 'rare' when n % 2 = 0 then 'tech' else 'history' end
    from generate_series(1, 10000) as n;
  insert into public.consoles (id, slug, name, description, full_description, year, color, processor, display, controls, battery)
    select md5('c' || n)::uuid, 'c-' || n, 'C' || n, 'd', 'f', '2020', 'ds', 'p', 'd', 'c', 'b' from generate_series(1, 5) as n;
  insert into public.post_consoles (post_id, console_id)
    select md5('p' || n)::uuid, md5('c' || c)::uuid from generate_series(1, 10000) as n, generate_series(1, 5) as c
    where n % 5 = c - 1 or n = 5000;
  analyze`;

/**
 * The greatest number of rows that one query reads from each table. A query reads the needed links of each console, the
 * posts of these links, and the neighbours.
 */
const mostReads = { blog_posts: 1_000, post_consoles: 2_500, consoles: 20, blog_categories: 50 };

const articles = ['post-1', 'post-4999', 'post-5000', 'post-10000', 'nothing-like-this'];

describeOnPostgres((newDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await newDatabase();
    await database.script(postsSql);
    // Merges the pending list of the index of words.
    await database.script('vacuum analyze public.blog_posts');
  });

  test.for(articles)('post_relations(%s) reads at most a tenth of the posts', async (slug, context) => {
    proves(context, {
      ...{ category: 'operations', surface: 'post_relations with 10,000 posts', challenge: slug },
      expected: 'reads at most a tenth of the posts',
    });
    const read = await rowsRead(database, `select * from public.post_relations('${slug}')`);
    for (const [table, most] of Object.entries(mostReads))
      expect(read.get(table) ?? 0, table).toBeLessThanOrEqual(most);
  });

  test.for([
    ['title 4711', 'exact', 1, 50],
    ['title-9999', 'close', 1, 10_100],
    ['tilte 9999', 'close', 1, 10_100],
    ['zeppelin', 'mention', 1, 10_100],
    ['common', 'mention', 5, 15_100],
    ['nothing like this', '', 0, 10_100],
  ] as const)('search_posts(%s) stays within its limits', async ([text, match, rows, most], context) => {
    proves(context, {
      ...{ category: 'operations', surface: 'search_posts with 10,000 posts', challenge: text },
      expected: `${rows} posts, ${match || 'no match'}; reads at most ${most} rows, in less than a second`,
    });
    await database.script(`begin; set local statement_timeout = '1s'`);
    const question = `select match from public.search_posts('${text}')`;
    const found = await database.sql<{ match: string }>(question);
    await database.script('rollback');
    expect(found.map((post) => post.match)).toEqual(Array(rows).fill(match));
    expect((await rowsRead(database, question)).get('blog_posts')).toBeLessThanOrEqual(most);
  });

  // A third of the posts have a moment, and the index sorts by this moment.
  test('content_stamps reads at most one post', async (context) => {
    proves(context, {
      ...{
        category: 'operations',
        surface: 'content_stamps with 10,000 posts',
        challenge: 'a third of them scheduled',
      },
      expected: 'reads at most one post',
    });
    await database.script(`
      update public.blog_posts set publish_at = now() + (date - date '2004-01-01') * interval '1 hour'
      where extract(day from date) <= 10`);
    await database.script('vacuum analyze public.blog_posts');
    const read = await rowsRead(database, 'select * from public.content_stamps');
    expect(read.get('blog_posts') ?? 0).toBeLessThanOrEqual(1);
  });

  test('a transaction that changes 10,000 posts writes one stamp', async (context) => {
    proves(context, {
      ...{ category: 'operations', surface: 'content_stamps', challenge: '10,000 posts changed at once' },
      expected: 'one stamp is written',
    });
    await database.script("begin; update public.blog_posts set excerpt = 'new'; set constraints all immediate");
    const [stamps] = await database.sql(
      "select n_tup_upd::int as written from pg_stat_xact_user_tables where relname = 'content_stamps'",
    );
    await database.script('rollback');
    expect(stamps).toEqual({ written: 1 });
  });
});
