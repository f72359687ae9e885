import { contentVersionColumns } from '@/data/content-version';
import { fixtures, newPost, posts } from './permission-fixtures.ts';
import { personas, type TableName } from './permission-matrix.ts';
import { add, asRowRules, attempts, becomeSql, change, insertSql, remove, type SqlCase } from './sql-case.ts';

const counters = 'site_settings social_media_links blog_categories links consoles console_of_month blog_posts'.split(
  ' ',
);

/** It is counted at the end of a transaction, or at once where its rules are asked at once. */
const atOnce = 'set constraints all immediate; update private.content_counts set recent = default';
/** What has been counted, and what is said of it. */
const counted = `select concat_ws(' ', ${counters
  .map((name) => `(case when ${name} > (select ${name} from private.counts_before) then '${name}' end)`)
  .join(', ')}, (select string_agg(concat_ws(' ', entry ->> 'slug', entry ->> 'part'), ', ' order by entry ->> 'slug')
    from json_array_elements(recent) as entry))
  from public.content_version`;
const before = `${atOnce}; create table private.counts_before as select * from private.content_counts`;

const counts = (
  what: string,
  statements: Record<string, string>,
  who: readonly ('editor' | 'admin' | 'service')[] = ['editor'],
) => attempts(who, { before, read: counted, expected: `works: ${what}` }, statements);

/** A change of the fixture of a state. */
function changeOf(table: TableName, state: string): Record<string, string> {
  const { id, change: changes = {} } = fixtures[table][state] ?? { id: '' };
  const assignments = Object.entries(changes).map(([column, value]) => `"${column}" = '${String(value)}'`);
  return { [`content_version: change ${table}, ${state}`]: change(table, assignments.join(), `id = '${id}'`) };
}

/** What visitors see counts, and nothing else does. */
const countCases: SqlCase[] = [
  ...counts('site_settings', changeOf('site_settings', 'settings'), ['admin']),
  ...counts('blog_categories', changeOf('blog_categories', 'category'), ['admin']),
  ...counts('social_media_links', changeOf('social_media_links', 'active link')),
  ...counts('', changeOf('social_media_links', 'inactive link')),
  ...counts('links', changeOf('links', 'active link')),
  ...counts('', changeOf('links', 'inactive link')),
  ...counts('console_of_month', changeOf('console_of_month', 'featured row')),
  ...counts('console_of_month', changeOf('console_of_month', 'row no longer featured')),
  ...counts('', changeOf('console_of_month', 'queued row')),
  ...counts('consoles unused', {
    ...changeOf('consoles', 'console'),
    ...changeOf('console_releases', 'release'),
    ...changeOf('console_sources', 'source'),
    ...changeOf('console_compatibility', 'family'),
    ...changeOf('link_cables', 'cable'),
  }),
  ...counts('blog_posts p-published place', changeOf('post_consoles', 'console of a published post')),
  ...counts('', {
    ...changeOf('post_consoles', 'console of a draft of somebody else'),
    ...changeOf('post_consoles', 'console of a scheduled post'),
  }),
  ...counts('blog_posts p-published card', changeOf('blog_posts', 'published post')),
  ...counts('blog_posts p-due card', changeOf('blog_posts', 'post whose time has come')),
  ...counts('', { ...changeOf('blog_posts', 'draft of somebody else'), ...changeOf('blog_posts', 'scheduled post') }),
  ...counts('blog_posts x place', {
    'content_version: add a post': add('blog_posts', { ...newPost, published: true }),
  }),
  ...counts('', { 'content_version: add a draft': add('blog_posts', newPost) }),
  ...counts('blog_posts p-published place', {
    'content_version: delete a post': remove('blog_posts', `id = '${posts.published}'`),
    'content_version: take a post back': change('blog_posts', 'published = false', `id = '${posts.published}'`),
  }),
  ...counts('blog_posts p-draft place', {
    'content_version: publish a draft': change('blog_posts', 'published = true', `id = '${posts.draft}'`),
  }),
  ...counts('', { 'content_version: delete a draft': remove('blog_posts', `id = '${posts.draft}'`) }),
];

/** As the API has it: counted when the transaction ends, with the rights of whoever has asked. */
const atTheEnd: SqlCase = {
  category: 'row rules',
  surface: 'SQL content_version: change a post, and end the transaction',
  challenge: 'editor',
  expected: 'blog_posts p-published card',
  async run(database) {
    await database.exec(`${before}; set constraints all deferred; ${becomeSql('editor')}`);
    await database.exec(change('blog_posts', "title = 'At the end'", `id = '${posts.published}'`));
    await database.exec('set constraints all immediate; reset role');
    const { rows } = await database.query<Record<string, unknown>>(counted);
    return rows.map((row) => String(Object.values(row)[0])).join();
  },
};

/** What the owner of the tables may do at once, as an import does. */
const emptied = (what: string, ...tables: TableName[]) =>
  attempts(
    ['the auth service'],
    { before, read: counted, expected: `no rows: ${what}` },
    Object.fromEntries(tables.map((table) => [`content_version: empty ${table}`, `truncate public.${table} cascade`])),
  );

const emptiedCases: SqlCase[] = [
  ...(['site_settings', 'social_media_links', 'links', 'console_of_month'] as const).flatMap((table) =>
    emptied(table, table),
  ),
  ...emptied('blog_categories blog_posts', 'blog_categories'),
  ...emptied('consoles console_of_month blog_posts', 'consoles'),
  ...emptied('consoles', 'console_releases', 'console_sources', 'console_compatibility', 'link_cables'),
  ...emptied('blog_posts', 'blog_posts', 'post_consoles'),
];

const due = insertSql('blog_posts', { ...newPost, published: false, publish_at: '2025-02-02T00:00:00Z' });
const dueUntil = {
  before: `${due}; set local timezone = 'UTC'`,
  read: 'select posts_due::text from public.content_version',
  expected: 'works: 2025-01-01 00:00:00+00',
};

/** The row is for everybody to read, for nobody to write, and tells nothing that is to come. */
const rightCases: SqlCase[] = [
  ...attempts(personas, 'works', {
    'content_version: read': `select ${contentVersionColumns} from public.content_version`,
  }),
  ...attempts(personas, dueUntil, { 'content_version: read when a post became public': 'select 1' }),
  ...attempts(personas, 'rejected: not to be written', {
    'content_version: insert': 'insert into public.content_version (links) values (1)',
    'content_version: update': 'update public.content_version set links = 1',
    'content_version: delete': 'delete from public.content_version',
  }),
];

export const contentVersionCases: SqlCase[] = [
  ...asRowRules([...countCases, atTheEnd, ...emptiedCases]),
  ...rightCases,
];
