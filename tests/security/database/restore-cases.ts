import { changeable, fixtures, newPost, people, posts, unusedConsole } from './permission-fixtures.ts';
import { add, asRowRules, attempt, becomeSql, change, insertSql, remove, type SqlCase } from './sql-case.ts';

const as = (persona: 'admin' | 'editor' | 'contributor', statement: string) =>
  `${becomeSql(persona)}; ${statement}; reset role`;
/**
 * Returns SQL that first clears the token's claims. The claims outlive `reset role`, but the server acts as no person.
 */
const byServer = (statement: string) => `set local request.jwt.claims = '{}'; ${statement}`;
const restore = (table: string, id: string) => `select id from public.restore_deleted('${table}', '${id}')`;
const idIs = (id: string) => `id = '${id}'`;

const featured = 'f0000000-0000-4000-8000-000000000001';
const pastMonth = fixtures.console_of_month['row no longer featured']?.id ?? '';
const featuredNow = `select string_agg(id::text, ', ') from public.console_of_month where featured`;
const monthDeleted = as('editor', remove('console_of_month', idIs(featured)));

const postDeleted = as('editor', remove('blog_posts', idIs(posts.published)));
const deletionOfPost = `table_name = 'blog_posts' and operation = 'delete' and row_id = '${posts.published}'`;
const oldAddresses = `select string_agg(slug, ', ' order by slug) from public.post_slugs where post_id = '${posts.published}'`;
/** Returns SQL that records a former slug of the post as part of another deletion. */
const anotherAddress = (slug: string, transaction: string, at: string) =>
  `insert into public.revisions (table_name, row_id, operation, before, gone, transaction, at)
    select 'post_slugs', row_id, 'delete', jsonb_build_object('slug', '${slug}', 'post_id', row_id), true, ${transaction}, ${at}
    from public.revisions where ${deletionOfPost}`;
const addressIsGone = `select string_agg(gone::text, ', ') from public.revisions
  where table_name = 'post_slugs' and before ->> 'slug' = 'p-published-once'`;

/** A restore brings back the last version of the row, and only the rows that were deleted with this row. */
const returningCases: SqlCase[] = asRowRules([
  attempt(
    'editor',
    'restore_deleted: the featured console, after another was featured',
    restore('console_of_month', featured),
    `works: ${pastMonth}`,
    {
      before: `${monthDeleted}; ${as('editor', change('console_of_month', 'featured = true', idIs(pastMonth)))}`,
      read: featuredNow,
    },
  ),
  attempt(
    'editor',
    'restore_deleted: the featured console, where no console is featured',
    restore('console_of_month', featured),
    `works: ${featured}`,
    { before: monthDeleted, read: featuredNow },
  ),
  attempt(
    'editor',
    'restore_deleted: the second version of a row that was deleted twice',
    restore('links', changeable.links),
    'works: second',
    {
      before: [
        as('editor', remove('links', idIs(changeable.links))),
        as('editor', restore('links', changeable.links)),
        as('editor', change('links', "title = 'second'", idIs(changeable.links))),
        as('editor', remove('links', idIs(changeable.links))),
      ].join('; '),
      read: `select title from public.links where ${idIs(changeable.links)}`,
    },
  ),
  attempt(
    'editor',
    'restore_deleted: a post with a renamed category',
    restore('blog_posts', posts.published),
    'works: renamed',
    {
      before: `${postDeleted}; ${as('admin', change('blog_categories', "slug = 'renamed'", "slug = 'history'"))}`,
      read: `select category from public.blog_posts where ${idIs(posts.published)}`,
    },
  ),
  attempt(
    'editor',
    'restore_deleted: a post without a newer column, which gets its default',
    restore('blog_posts', posts.published),
    'works: 5 min',
    {
      before: `${postDeleted}; update public.revisions set before = before - 'read_time' where ${deletionOfPost}`,
      read: `select read_time from public.blog_posts where ${idIs(posts.published)}`,
    },
  ),
  attempt(
    'editor',
    'restore_deleted: a post without a former slug of another moment or another request',
    restore('blog_posts', posts.published),
    'works: p-published-once',
    {
      before: [
        postDeleted,
        anotherAddress('p-of-another-moment', 'transaction', "at - interval '1 day'"),
        anotherAddress('p-of-another-request', 'transaction + 1', 'at'),
      ].join('; '),
      read: oldAddresses,
    },
  ),
  attempt(
    'editor',
    'post_slugs: a former slug outside the trash does not come back',
    restore('blog_posts', posts.published),
    'works: null',
    {
      before: `${postDeleted}; update public.revisions set gone = false where table_name = 'post_slugs'`,
      read: oldAddresses,
    },
  ),
  attempt(
    'editor',
    'post_slugs: a former slug that comes back is no longer in the trash',
    restore('blog_posts', posts.published),
    'works: false',
    { before: postDeleted, read: addressIsGone },
  ),
  attempt(
    'editor',
    'post_slugs: an former slug of another post stays in the trash and does not come back',
    restore('blog_posts', posts.published),
    'works: true',
    {
      before: `${postDeleted}; ${insertSql('post_slugs', { slug: 'p-published-once', post_id: posts.own })}`,
      read: addressIsGone,
    },
  ),
  attempt(
    'editor',
    'restore_deleted: a console whose successor now has another predecessor',
    restore('consoles', unusedConsole),
    'works: game-boy',
    {
      before: [
        change('consoles', `predecessor_id = '${unusedConsole}', predecessor_name = null`, "slug = 'game-boy-light'"),
        as('editor', remove('consoles', idIs(unusedConsole))),
        change(
          'consoles',
          "predecessor_id = (select id from public.consoles where slug = 'game-boy')",
          "slug = 'game-boy-light'",
        ),
      ].join('; '),
      read: `select other.slug from public.consoles as console join public.consoles as other on other.id = console.predecessor_id
        where console.slug = 'game-boy-light'`,
    },
  ),
]);

const ownerOf = (id: string) => `select created_by from public.blog_posts where ${idIs(id)}`;
const deletionOf = (table: string, id: string, before: object) =>
  `insert into public.revisions (table_name, row_id, operation, before, gone)
    values ('${table}', '${id}', 'delete', '${JSON.stringify(before)}', true)`;
const freeId = '91000000-0000-4000-8000-0000000000aa';

/** Cases about the owner of a new row that has the id of a deleted row. */
const formerIdCases: SqlCase[] = [
  attempt(
    'editor',
    'blog_posts.created_by: a new post under the id of a restored post that the server deleted',
    add('blog_posts', { ...newPost, id: posts.ownDraft }),
    `works: ${people.editor}`,
    {
      before: [
        as('editor', remove('blog_posts', idIs(posts.ownDraft))),
        as('editor', restore('blog_posts', posts.ownDraft)),
        byServer(remove('blog_posts', idIs(posts.ownDraft))),
      ].join('; '),
      read: ownerOf(posts.ownDraft),
    },
  ),
  attempt(
    'editor',
    'blog_posts.created_by: a new post under the id of a deleted row of another table',
    add('blog_posts', { ...newPost, id: freeId }),
    `works: ${people.editor}`,
    { before: deletionOf('links', freeId, { created_by: people.contributor }), read: ownerOf(freeId) },
  ),
  attempt(
    'editor',
    'links.id: a new link under the id of a link that was restored and deleted again',
    add('links', { title: 'X', url: 'https://x.example', category: 'c', id: changeable.links }),
    'rejected',
    {
      before: [
        as('editor', remove('links', idIs(changeable.links))),
        as('editor', restore('links', changeable.links)),
        as('editor', remove('links', idIs(changeable.links))),
      ].join('; '),
    },
  ),
  attempt(
    'admin',
    'restore_deleted: a post whose owner has left the staff',
    restore('blog_posts', posts.ownDraft),
    `works: ${people.admin}`,
    {
      before: `${as('editor', remove('blog_posts', idIs(posts.ownDraft)))}; ${remove('users', idIs(people.contributor))}`,
      read: ownerOf(posts.ownDraft),
    },
  ),
];

const handOver = (id: string) => as('admin', change('blog_posts', `created_by = '${people.contributor}'`, idIs(id)));
const ofContributor = (role: string) => change('users', `role = '${role}'`, idIs(people.contributor));

/** A contributor reads only the versions since becoming the owner of the post. */
const earlierCases: SqlCase[] = [
  attempt(
    'contributor',
    'revisions: the insert of a post by its former owner',
    `select 1 from public.revisions where row_id = '${freeId}' and operation = 'insert'`,
    'no rows',
    { before: `${as('editor', add('blog_posts', { ...newPost, id: freeId }))}; ${handOver(freeId)}` },
  ),
  attempt(
    'contributor',
    'revisions: the own insert of a post',
    `select 1 from public.revisions where row_id = '${freeId}' and operation = 'insert'`,
    'works',
    { before: as('contributor', add('blog_posts', { ...newPost, id: freeId })) },
  ),
  attempt(
    'contributor',
    'revisions: the own change as an editor, from before the contributor owned the post',
    `select 1 from public.revisions where row_id = '${posts.draft}' and before ->> 'created_by' = '${people.editor}'`,
    'no rows',
    {
      before: [
        ofContributor('editor'),
        as('contributor', change('blog_posts', "title = 'by an editor'", idIs(posts.draft))),
        ofContributor('contributor'),
        handOver(posts.draft),
      ].join('; '),
    },
  ),
];

/** All cases about restores from the trash, in addition to revision-cases.ts. */
export const restoreCases: SqlCase[] = [...returningCases, ...formerIdCases, ...earlierCases];
