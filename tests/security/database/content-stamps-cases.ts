import { fixtures, newPost, posts } from './permission-fixtures.ts';
import { personas, type TableName } from './permission-matrix.ts';
import { add, asRowRules, attempts, becomeSql, change, insertSql, remove, type SqlCase } from './sql-case.ts';

/** SQL that makes the deferred triggers stamp each change at once, and resets the stamps. */
const before = `set constraints all immediate;
  update private.content_stamps set changed_at = '2000-01-01'`;
const read = `select string_agg(kind, ', ' order by kind) from private.content_stamps where changed_at > '2000-01-01'`;
const nothing = 'null';

const stamps = (kinds: string, statements: Record<string, string>, who: readonly ('editor' | 'admin')[] = ['editor']) =>
  attempts(who, { before, read, expected: `works: ${kinds}` }, statements);

/** Returns the name and the SQL of the change in this state's fixture. */
function changeOf(table: TableName, state: string): Record<string, string> {
  const { id, change: changes = {} } = fixtures[table][state] ?? { id: '' };
  const assignments = Object.entries(changes).map(([column, value]) => `"${column}" = '${String(value)}'`);
  return { [`content_stamps: change ${table}, ${state}`]: change(table, assignments.join(), `id = '${id}'`) };
}

/** Only changes that visitors see get a stamp. */
const changeCases: SqlCase[] = [
  ...stamps('settings', changeOf('site_settings', 'settings'), ['admin']),
  ...stamps('categories', changeOf('blog_categories', 'category'), ['admin']),
  ...stamps('social links', changeOf('social_media_links', 'active link')),
  ...stamps('links', changeOf('links', 'active link')),
  ...stamps('console of the month', {
    ...changeOf('console_of_month', 'featured row'),
    ...changeOf('console_of_month', 'row no longer featured'),
  }),
  ...stamps('consoles', {
    ...changeOf('consoles', 'console'),
    ...changeOf('console_releases', 'release'),
    ...changeOf('console_sources', 'source'),
    ...changeOf('console_compatibility', 'family'),
    ...changeOf('link_cables', 'cable'),
  }),
  ...stamps('posts', {
    ...changeOf('post_consoles', 'console of a published post'),
    ...changeOf('blog_posts', 'published post'),
    ...changeOf('blog_posts', 'post whose moment has passed'),
    'content_stamps: add a post': add('blog_posts', { ...newPost, published: true }),
    'content_stamps: delete a post': remove('blog_posts', `id = '${posts.published}'`),
    'content_stamps: unpublish a post': change('blog_posts', 'published = false', `id = '${posts.published}'`),
    'content_stamps: publish a draft': change('blog_posts', 'published = true', `id = '${posts.draft}'`),
  }),
  ...stamps(nothing, {
    ...changeOf('social_media_links', 'inactive link'),
    ...changeOf('links', 'inactive link'),
    ...changeOf('console_of_month', 'queued row'),
    ...changeOf('post_consoles', 'console of a draft of somebody else'),
    ...changeOf('post_consoles', 'console of a scheduled post'),
    ...changeOf('blog_posts', 'draft of somebody else'),
    ...changeOf('blog_posts', 'scheduled post'),
    'content_stamps: add a draft': add('blog_posts', newPost),
    'content_stamps: delete a draft': remove('blog_posts', `id = '${posts.draft}'`),
  }),
];

/** At the end of a transaction the triggers stamp with the caller's rights, as in the API. */
const atTheEnd: SqlCase = {
  category: 'row rules',
  surface: 'SQL content_stamps: change a post, and end the transaction',
  challenge: 'editor',
  expected: 'posts',
  async run(database) {
    await database.exec(`${before}; set constraints all deferred; ${becomeSql('editor')}`);
    await database.exec(change('blog_posts', "title = 'At the end'", `id = '${posts.published}'`));
    await database.exec('set constraints all immediate; reset role');
    const { rows } = await database.query<Record<string, unknown>>(read);
    return rows.map((row) => String(Object.values(row)[0])).join();
  },
};

/** Returns cases in which the owner of the tables empties these tables, like an import. */
const emptied = (kinds: string, ...tables: TableName[]) =>
  attempts(
    ['the auth service'],
    { before, read, expected: `no rows: ${kinds}` },
    Object.fromEntries(tables.map((table) => [`content_stamps: empty ${table}`, `truncate public.${table} cascade`])),
  );

const emptiedCases: SqlCase[] = [
  ...emptied('settings', 'site_settings'),
  ...emptied('social links', 'social_media_links'),
  ...emptied('links', 'links'),
  ...emptied('console of the month', 'console_of_month'),
  ...emptied('categories, posts', 'blog_categories'),
  ...emptied('console of the month, consoles, posts', 'consoles'),
  ...emptied('consoles', 'console_releases', 'console_sources', 'console_compatibility', 'link_cables'),
  ...emptied('posts', 'blog_posts', 'post_consoles'),
];

const dueDraft = insertSql('blog_posts', { ...newPost, published: false, publish_at: '2025-02-02T00:00:00Z' });
const postsAt = (at: string) => `select 1 from public.content_stamps where kind = 'posts' and changed_at = '${at}'`;

/** Everybody reads the stamps, and nobody writes a stamp. Stamps reveal no hidden or scheduled content. */
const rightCases: SqlCase[] = [
  ...attempts(
    personas,
    { before: `${dueDraft}; ${before}`, expected: 'works' },
    { 'content_stamps: read the moment when a post became public': postsAt('2025-01-01T00:00:00Z') },
  ),
  ...attempts(personas, 'no rows', {
    'content_stamps: read a future stamp': 'select 1 from public.content_stamps where changed_at > clock_timestamp()',
  }),
  ...attempts(personas, 'rejected: not to be written', {
    'content_stamps: insert': "insert into public.content_stamps (kind) values ('x')",
    'content_stamps: update': 'update public.content_stamps set changed_at = now()',
    'content_stamps: delete': 'delete from public.content_stamps',
  }),
];

export const contentStampsCases: SqlCase[] = [
  ...asRowRules([...changeCases, atTheEnd, ...emptiedCases]),
  ...rightCases,
];
