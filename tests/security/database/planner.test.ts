// The planner's estimates, which the API gives to a visitor (`Prefer: count=planned`), must reveal no hidden row. Only
// PostgreSQL, as in a hosted project, can show this.
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../tools/backup/database.ts';
import { insertAccount } from '../../support/database/account-sql.ts';
import { proves } from '../../support/evidence.ts';
import { describeOnPostgres, plannedRows } from './on-postgres.ts';
import { accounts, people } from './permission-fixtures.ts';
import { becomeSql, insertSql, type Asker } from './sql-case.ts';

/** SQL for public rows, enough for useful statistics. */
const publishedSql = `
  ${insertAccount(accounts.contributor, 'c@c.example')};
  ${insertAccount(accounts.stranger, 's@s.example')};
  ${insertSql('users', { id: people.editor, name: 'n', email: 'e@e.example', role: 'editor' })};
  ${insertSql('users', { id: people.contributor, auth_user_id: accounts.contributor, joined_at: '2025-01-01', name: 'n', email: 'c@c.example', role: 'contributor' })};
  insert into public.blog_categories (name, slug) values ('History', 'history'), ('Tech', 'tech');
  insert into public.blog_posts (id, title, slug, excerpt, content, image, author, date, read_time, published, category, updated_at)
    select md5('p' || n)::uuid, 'Title ' || n, 'slug-' || n, 'Excerpt ' || n, 'c', '/images/' || n % 5 || '.png',
      'Author ' || n % 7, date '2020-01-01' + n, n % 9 + 1 || ' min', true,
      case n % 3 when 0 then 'tech' else 'history' end, timestamptz '2025-01-01' + n * interval '1 hour'
    from generate_series(1, 200) as n;
  insert into public.post_slugs (slug, post_id)
    select 'old-' || n, md5('p' || n)::uuid from generate_series(1, 60) as n;
  insert into public.consoles (id, slug, name, description, full_description, year, color, processor, display, controls, battery)
    select md5('c' || n)::uuid, 'c-' || n, 'C' || n, 'd', 'f', '2020', 'ds', 'p', 'd', 'c', 'b' from generate_series(1, 20) as n;
  insert into public.console_of_month (console_id, start_date, end_date, featured)
    values (md5('c1')::uuid, '2026-01-01', '2026-01-31', true);
  insert into public.social_media_links (platform, url, active)
    select 'platform-' || n, 'https://' || n || '.example', true from generate_series(1, 40) as n;
  insert into public.links (title, url, description, image, category, "order", active)
    select 'Link ' || n, 'https://' || n || '.example', 'd' || n, '/images/' || n || '.png', 'Category ' || n % 4, n % 10, true
    from generate_series(1, 80) as n`;

/** SQL for rows hidden from visitors, with many equal values. */
const hiddenSql = `
  insert into public.blog_posts (id, title, slug, excerpt, content, image, author, date, read_time, published, category, updated_at, created_at, created_by)
    select md5('d' || n)::uuid, 'Secret', 'secret-' || n, 'Secret', 'secret', '/images/secret.png', 'Secret', '2027-05-05',
      'secret', false, 'tech', '2027-05-05', '2027-05-05', '${people.editor}'
    from generate_series(1, 300) as n;
  insert into public.post_slugs (slug, post_id)
    select 'secret-old-' || n, md5('d1')::uuid from generate_series(1, 90) as n;
  insert into public.console_of_month (console_id, start_date, end_date, featured)
    select md5('c2')::uuid, '2997-01-01', '2997-01-31', false from generate_series(1, 50);
  insert into public.social_media_links (platform, url, active)
    select 'secret', 'https://secret.example', false from generate_series(1, 60);
  insert into public.links (title, url, description, image, category, "order", active)
    select 'Secret', 'https://secret.example', 'secret', '/images/secret.png', 'secret', 77, false
    from generate_series(1, 120)`;

interface Question {
  table: string;
  about: string;
  hidden: string;
  none: string;
}

/** Pairs of conditions in a visitor's query: on a value that many hidden rows share, and on a value of no row. */
const questions: Question[] = [
  ...['title', 'excerpt', 'author'].map((column) => equals('blog_posts', column, "'Secret'", "'None'")),
  ...['content', 'read_time'].map((column) => equals('blog_posts', column, "'secret'", "'none'")),
  equals('blog_posts', 'image', "'/images/secret.png'", "'/images/none.png'"),
  equals('blog_posts', 'date', "'2027-05-05'", "'2028-08-08'"),
  equals('blog_posts', 'updated_at', "'2027-05-05'", "'2028-08-08'"),
  equals('blog_posts', 'category', "'tech'", "'none'"),
  range('blog_posts', 'slug', "'secret-'", "'secret.'", "'uecret-'", "'uecret.'"),
  range('blog_posts', 'date', "'2027-05-01'", "'2027-05-09'", "'2028-05-01'", "'2028-05-09'"),
  range('post_slugs', 'slug', "'secret-'", "'secret.'", "'uecret-'", "'uecret.'"),
  equals('post_slugs', 'post_id', "md5('d1')::uuid", "md5('none')::uuid"),
  equals('console_of_month', 'console_id', "md5('c2')::uuid", "md5('none')::uuid"),
  equals('console_of_month', 'start_date', "'2997-01-01'", "'2998-01-01'"),
  equals('console_of_month', 'end_date', "'2997-01-31'", "'2998-01-31'"),
  equals('social_media_links', 'platform', "'secret'", "'none'"),
  equals('social_media_links', 'url', "'https://secret.example'", "'https://none.example'"),
  equals('links', 'title', "'Secret'", "'None'"),
  equals('links', 'url', "'https://secret.example'", "'https://none.example'"),
  equals('links', 'description', "'secret'", "'none'"),
  equals('links', 'image', "'/images/secret.png'", "'/images/none.png'"),
  equals('links', 'category', "'secret'", "'none'"),
  equals('links', '"order"', '77', '78'),
];

/** Conditions on columns that only signed-in callers may name. */
const questionsOfSignedIn: Question[] = [
  equals('blog_posts', 'created_by', `'${people.editor}'`, "md5('none')::uuid"),
  equals('blog_posts', 'created_at', "'2027-05-05'", "'2028-08-08'"),
  range('blog_posts', 'staff_search', "'Secret'", "'Secreu'", "'Tecret'", "'Tecreu'"),
];

const askers: { who: Asker; conditions: Question[] }[] = [
  { who: 'visitor', conditions: questions },
  ...(['stranger', 'contributor'] as const).map((who) => ({ who, conditions: [...questions, ...questionsOfSignedIn] })),
];

function equals(table: string, column: string, hidden: string, none: string) {
  const question = (value: string) => `where ${column} = ${value}`;
  return { table, about: `${column} = ${hidden}`, hidden: question(hidden), none: question(none) };
}

function range(table: string, column: string, from: string, to: string, fromNone: string, toNone: string) {
  const question = (low: string, high: string) => `where ${column} >= ${low} and ${column} < ${high}`;
  return {
    table,
    about: `${column} from ${from} to ${to}`,
    hidden: question(from, to),
    none: question(fromNone, toNone),
  };
}

async function estimate(database: Database, who: Asker, table: string, where?: string): Promise<number> {
  await database.script(`begin; ${becomeSql(who)}`);
  try {
    return await plannedRows(database, table, where);
  } finally {
    await database.script('rollback');
  }
}

/**
 * Maps a table to the condition of its public rows. The map omits the table of the Console of the Month: without
 * statistics the estimate is a third of all rows, which reveals the number of rows.
 */
const shown = {
  blog_posts: 'where published',
  post_slugs: '',
  social_media_links: 'where active',
  links: 'where active',
};

describeOnPostgres((newDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await newDatabase();
    await database.script(`${publishedSql}; ${hiddenSql}; analyze`);
  });

  const cases = askers.flatMap(({ who, conditions }) => conditions.map((question) => ({ who, ...question })));
  test.for(cases)(
    'the estimates tell $who nothing about hidden rows of $table: $about',
    async ({ who, table, about, hidden, none }, context) => {
      const named = { surface: `PostgreSQL planner, ${table}`, challenge: `${who}, ${about}` };
      proves(context, {
        category: 'permissions',
        ...named,
        expected: 'the estimate equals the estimate for a missing value',
      });
      expect(await estimate(database, who, table, hidden)).toBe(await estimate(database, who, table, none));
    },
  );

  test.for(Object.entries(shown))(
    'the estimate for all rows of %s counts no hidden row',
    async ([table, where], context) => {
      const named = { surface: `PostgreSQL planner, ${table}`, challenge: 'visitor, all rows' };
      proves(context, { category: 'permissions', ...named, expected: 'at most the number of public rows' });
      const rows = await database.sql(`select from public.${table} ${where}`);
      expect(await estimate(database, 'visitor', table)).toBeLessThanOrEqual(rows.length);
    },
  );
});
