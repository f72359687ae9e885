import { changeable, firstConsole, fixtureOf, newRowOf, people, posts } from './permission-fixtures.ts';
import { permissionMatrix, type TableName } from './permission-matrix.ts';
import {
  add,
  asRowRules,
  attempt,
  attempts,
  becomeSql,
  change,
  insertSql,
  literal,
  remove,
  type SqlCase,
} from './sql-case.ts';

/** The tables with a history. private.content_tables() lists the same tables, in the order of their references. */
export const keptTables = (Object.keys(permissionMatrix) as TableName[]).filter(
  (table) =>
    !['draft_links', 'pictures', 'post_slugs', 'revisions', 'users', 'contact_messages', 'content_reports'].includes(
      table,
    ),
);

const byAdmin = `actor = '${people.admin}'`;
const keptOf = (table: TableName, operation: string, where = '') =>
  `select count(*) from public.revisions where table_name = '${table}' and operation = '${operation}' and ${byAdmin} ${where}`;
const one = { expected: 'works: 1' };

/** The history keeps each change of each content table, with the actor and the previous row. */
const keptCases: SqlCase[] = keptTables.flatMap((table) => {
  const id = changeable[table];
  const [state = ''] = Object.keys(permissionMatrix[table]);
  const assignments = Object.entries(fixtureOf({ table, state }).change).map(
    ([column, value]) => `"${column}" = ${literal(value)}`,
  );
  const changed = change(table, assignments.join(', '), `id = '${id}'`);
  const untouched = change(table, 'updated_at = now()', `id = '${id}'`);
  const hasBefore = `and before ->> 'id' = '${id}' and not before ?| array['search', 'staff_search', 'search_category', 'picture_hashes']`;
  const { before, row } = newRowOf(table);
  const cases = [
    attempt('admin', `revisions of ${table}: change a row`, changed, one.expected, {
      read: keptOf(table, 'update', hasBefore),
    }),
    attempt('admin', `revisions of ${table}: change no value of a row`, untouched, 'works: 0', {
      read: keptOf(table, 'update'),
    }),
    attempt('service', `revisions of ${table}: change a row by the server's own key`, changed, 'works: 0', {
      read: `select count(*) from public.revisions where table_name = '${table}' and id < 900000`,
    }),
    attempt('admin', `revisions of ${table}: add a row`, add(table, row), one.expected, {
      before,
      read: keptOf(table, 'insert', 'and before is null'),
    }),
  ];
  if (table === 'site_settings') return cases;
  const removed = attempt('admin', `revisions of ${table}: delete a row`, remove(table, `id = '${id}'`), one.expected, {
    read: keptOf(table, 'delete', `${hasBefore} and gone and row_id = '${id}'`),
  });
  return [...cases, removed];
});

const restore = (table: TableName, id: string) => `select id from public.restore_deleted('${table}', '${id}')`;
const asEditor = (statement: string) => `${becomeSql('editor')}; ${statement}; reset role`;
const deletedBy = {
  published: asEditor(remove('blog_posts', `id = '${posts.published}'`)),
  ownDraft: asEditor(remove('blog_posts', `id = '${posts.ownDraft}'`)),
  draft: asEditor(remove('blog_posts', `id = '${posts.draft}'`)),
  console: asEditor(remove('consoles', `id = '${changeable.consoles}'`)),
  category: `${becomeSql('admin')}; ${remove('blog_categories', `id = '${changeable.blog_categories}'`)}; reset role`,
};
const ownerOf = (id: string) => `select created_by from public.blog_posts where id = '${id}'`;

/** Cases about the right to read a history. Nobody may write a history. */
const rightCases: SqlCase[] = [
  ...(['stranger', 'former', 'contributor'] as const).map((persona) =>
    attempt(
      persona,
      'revisions: read any version',
      'select 1 from public.revisions limit 1',
      persona === 'contributor' ? 'works' : 'no rows',
      {
        challenge: 'without a filter',
      },
    ),
  ),
  ...attempts(['contributor'], 'no rows', {
    'revisions: versions of the settings, by their text': `select 1 from public.revisions where before::text like '%siteName%'`,
    'revisions: versions of another table under the id of an own draft':
      'select 1 from public.revisions where id = 900010',
    'revisions: versions of people': `select 1 from public.revisions where table_name = 'users'`,
  }),
  ...attempts(['contributor', 'editor', 'admin'], 'rejected', {
    'revisions.actor: forge a version in the name of another person': add('revisions', {
      ...{ table_name: 'blog_posts', row_id: posts.ownDraft, operation: 'update', actor: people.editor },
    }),
    'revisions.actor: change the actor': change('revisions', `actor = '${people.editor}'`, 'id = 900003'),
    'revisions: delete a version': remove('revisions', 'id = 900003'),
  }),
  ...attempts(
    ['admin'],
    { expected: 'works: 0', read: "select count(*) from public.revisions where table_name = 'users'" },
    {
      'revisions: changes of people are not kept': change('users', "name = 'N'", `id = '${people.editor}'`),
    },
  ),
  ...attempts(['contributor', 'editor', 'admin'], 'works', {
    'staff_names: the names of actors': 'select 1 from public.staff_names()',
  }),
  attempt('stranger', 'staff_names: the names of actors', 'select 1 from public.staff_names()', 'no rows'),
  attempt('former', 'staff_names: the names of actors', 'select 1 from public.staff_names()', 'no rows'),
  ...attempts(['editor', 'admin'], 'works', {
    'revision_storage: the size of the history': 'select 1 from public.revision_storage()',
  }),
  ...attempts(['stranger', 'former', 'contributor'], 'no rows', {
    'revision_storage: the size of the history': 'select 1 from public.revision_storage()',
  }),
  ...attempts(['visitor'], 'rejected', {
    'staff_names: the names of actors': 'select 1 from public.staff_names()',
    'revision_storage: the size of the history': 'select 1 from public.revision_storage()',
    'restore_deleted: a post that is not deleted': restore('blog_posts', posts.ofNobody),
  }),
];

/** Cases about the right to restore rows. */
const restoreCases: SqlCase[] = [
  attempt(
    'contributor',
    'restore_deleted: an own draft',
    restore('blog_posts', posts.ownDraft),
    `works: ${people.contributor}`,
    {
      before: deletedBy.ownDraft,
      read: ownerOf(posts.ownDraft),
    },
  ),
  ...(['editor', 'admin'] as const).map((persona) =>
    attempt(
      persona,
      'restore_deleted: the draft of a contributor, who stays its owner',
      restore('blog_posts', posts.ownDraft),
      `works: ${people.contributor}`,
      {
        before: deletedBy.ownDraft,
        read: ownerOf(posts.ownDraft),
      },
    ),
  ),
  attempt(
    'editor',
    'restore_deleted: a post whose owner has left the staff',
    restore('blog_posts', posts.ownDraft),
    `works: ${people.editor}`,
    {
      before: `${deletedBy.ownDraft}; ${remove('users', `id = '${people.contributor}'`)}`,
      read: ownerOf(posts.ownDraft),
    },
  ),
  ...attempts(
    ['stranger', 'former', 'contributor'],
    { expected: 'no rows', before: deletedBy.draft },
    {
      'restore_deleted: a draft of somebody else': restore('blog_posts', posts.draft),
    },
  ),
  ...attempts(
    ['stranger', 'former', 'contributor'],
    { expected: 'no rows', before: deletedBy.console },
    {
      'restore_deleted: a console': restore('consoles', changeable.consoles),
    },
  ),
  attempt(
    'editor',
    'restore_deleted: a category, which is for admins',
    restore('blog_categories', changeable.blog_categories),
    'rejected',
    {
      before: deletedBy.category,
    },
  ),
  attempt('admin', 'restore_deleted: a category', restore('blog_categories', changeable.blog_categories), 'works', {
    before: deletedBy.category,
  }),
  ...attempts(['editor', 'admin'], 'no rows', {
    'restore_deleted: an unknown id': restore('blog_posts', '91000000-0000-4000-8000-0000000000ff'),
    'restore_deleted: a post as a console': restore('consoles', posts.published),
    'restore_deleted: a person': restore('users', people.contributor),
    'restore_deleted: without arguments': 'select id from public.restore_deleted()',
  }),
  ...asRowRules([
    attempt(
      'editor',
      'post_slugs and post_consoles: the rows of a post come back with the post',
      restore('blog_posts', posts.published),
      'works: 1 1',
      {
        before: deletedBy.published,
        read: `select concat((select count(*) from public.post_slugs where post_id = '${posts.published}'), ' ',
        (select count(*) from public.post_consoles where post_id = '${posts.published}'))`,
      },
    ),
    ...(
      [
        ['a draft', posts.draft, 1],
        ['a scheduled post', posts.scheduled, 1],
        ['another published post', posts.own, 0],
      ] as const
    ).map(([who, id, kept]) =>
      attempt(
        'editor',
        `post_slugs: a former slug that ${who} has taken`,
        restore('blog_posts', posts.published),
        `works: ${kept}`,
        {
          before: `${deletedBy.published}; update public.blog_posts set slug = 'p-published-once' where id = '${id}'`,
          read: `select count(*) from public.post_slugs where slug = 'p-published-once' and post_id = '${posts.published}'`,
        },
      ),
    ),
    attempt(
      'editor',
      'restore_deleted: a scheduled post keeps its moment and its consoles',
      restore('blog_posts', posts.scheduled),
      'works: t t p-scheduled-once unused',
      {
        before: asEditor(remove('blog_posts', `id = '${posts.scheduled}'`)),
        read: `select concat_ws(' ', post.published, post.publish_at = '2999-01-01 00:00+00', old.slug, console.slug)
          from public.blog_posts as post join public.post_slugs as old on old.post_id = post.id
          join public.post_consoles as link on link.post_id = post.id join public.consoles as console on console.id = link.console_id
          where post.id = '${posts.scheduled}'`,
      },
    ),
    attempt(
      'contributor',
      'restore_deleted: an own draft comes back with its consoles and without its draft links',
      restore('blog_posts', posts.ownDraft),
      'works: 1 0',
      {
        before: `${becomeSql('contributor')}; ${remove('blog_posts', `id = '${posts.ownDraft}'`)}; reset role`,
        read: `select concat_ws(' ', (select count(*) from public.post_consoles where post_id = '${posts.ownDraft}'),
          (select count(*) from public.draft_links where post_id = '${posts.ownDraft}'))`,
      },
    ),
    attempt(
      'editor',
      'restore_deleted: a post whose slug another post has',
      restore('blog_posts', posts.published),
      'rejected: taken',
      {
        before: `${deletedBy.published}; ${insertSql('blog_posts', { title: 'X', slug: 'p-published', excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' })}`,
      },
    ),
    attempt('editor', 'restore_deleted: the same post twice', restore('blog_posts', posts.published), 'works: 1 1', {
      before: `${deletedBy.published}; ${asEditor(restore('blog_posts', posts.published))}`,
      read: `select concat((select count(*) from public.blog_posts where id = '${posts.published}'), ' ',
        (select count(*) from public.revisions where row_id = '${posts.published}' and operation = 'insert'))`,
    }),
    attempt('editor', 'restore_deleted: a post after 30 days', restore('blog_posts', posts.published), 'no rows: 0', {
      before: `${deletedBy.published}; update public.revisions set at = at - interval '31 days'`,
      read: `select count(*) from public.blog_posts where id = '${posts.published}'`,
    }),
    attempt(
      'editor',
      'restore_deleted: a console with all its rows',
      restore('consoles', changeable.consoles),
      'works: 1 1 1 1 1',
      {
        before: `update public.consoles set predecessor_id = '${changeable.consoles}', predecessor_name = null where slug = 'game-boy-light';
        ${deletedBy.console}`,
        read: `select concat_ws(' ',
        (select count(*) from public.console_releases where console_id = '${changeable.consoles}'),
        (select count(*) from public.console_sources where console_id = '${changeable.consoles}'),
        (select count(*) from public.console_compatibility where console_id = '${changeable.consoles}'),
        (select count(*) from public.link_cables where from_id = '${changeable.consoles}'),
        (select count(*) from public.consoles where predecessor_id = '${changeable.consoles}'))`,
      },
    ),
  ]),
];

const newPost = { title: 'X', slug: 'x-new', excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' };
const newLink = { title: 'X', url: 'https://x.example', category: 'c' };
const linkDeleted = asEditor(remove('links', `id = '${changeable.links}'`));
const isGone = (id: string) => `select bool_or(gone) from public.revisions where row_id = '${id}'`;

/** A new row with the id of a deleted row would take over the history of the deleted row and block the restore. */
const adoptionCases: SqlCase[] = [
  ...attempts(
    ['contributor', 'editor', 'admin'],
    { expected: 'rejected', before: deletedBy.draft },
    { 'blog_posts.id: a new post under the id of a deleted post': add('blog_posts', { ...newPost, id: posts.draft }) },
  ),
  ...attempts(
    ['contributor', 'editor', 'admin'],
    {
      expected: 'rejected',
      before: `${deletedBy.draft}; update public.revisions set before = before || '{"created_by": null}' where row_id = '${posts.draft}'`,
    },
    {
      'blog_posts.id: a new post under the id of a deleted post without an owner': add('blog_posts', {
        ...newPost,
        id: posts.draft,
      }),
    },
  ),
  ...attempts(
    ['editor', 'admin'],
    { expected: 'rejected', before: linkDeleted },
    { 'links.id: a new link under the id of a deleted link': add('links', { ...newLink, id: changeable.links }) },
  ),
  attempt(
    'service',
    "links.id: a row that the server's own key adds again leaves the trash",
    add('links', { ...newLink, id: changeable.links }),
    'works: false',
    { before: linkDeleted, read: isGone(changeable.links) },
  ),
];

const handedOver = `${asEditor(change('blog_posts', "content = 'secret of the editor'", `id = '${posts.draft}'`))};
  ${becomeSql('admin')}; ${change('blog_posts', `created_by = '${people.contributor}'`, `id = '${posts.draft}'`)}; reset role;
  ${becomeSql('contributor')}; ${change('blog_posts', "content = 'mine now'", `id = '${posts.draft}'`)}; reset role`;
const versionsOf = (id: string) => `select 1 from public.revisions where row_id = '${id}' and id < 900000`;

/** A contributor reads only the versions since becoming the owner of the post. */
const handedOverCases: SqlCase[] = [
  attempt(
    'contributor',
    'revisions: versions of a post from before its change of owner',
    `${versionsOf(posts.draft)} and before ->> 'created_by' <> '${people.contributor}'`,
    'no rows',
    { before: handedOver },
  ),
  attempt(
    'contributor',
    'revisions: versions of a post since its change of owner',
    `${versionsOf(posts.draft)} and before ->> 'content' = 'secret of the editor'`,
    'works',
    { before: handedOver },
  ),
  attempt(
    'contributor',
    'revisions: versions of a post that now belongs to another person',
    versionsOf(posts.ownDraft),
    'no rows',
    {
      before: `${becomeSql('contributor')}; ${change('blog_posts', "content = 'mine'", `id = '${posts.ownDraft}'`)}; reset role;
      ${becomeSql('admin')}; ${change('blog_posts', `created_by = '${people.editor}'`, `id = '${posts.ownDraft}'`)}; reset role`,
    },
  ),
];

const many = `insert into public.revisions (table_name, row_id, operation, before)
  select 'links', '${changeable.links}', 'update', '{}' from generate_series(1, 120)`;
const oldDeletions = `insert into public.revisions (table_name, row_id, operation, before, at, gone) values
  ('links', '00000000-0000-4000-8000-00000000aaaa', 'update', '{}', now() - interval '40 days', false),
  ('links', '00000000-0000-4000-8000-00000000aaaa', 'delete', '{}', now() - interval '31 days', true),
  ('links', '00000000-0000-4000-8000-00000000bbbb', 'delete', '{}', now() - interval '29 days', true)`;
const changeLink = change('links', "title = 'changed'", `id = '${changeable.links}'`);

/** The history also keeps the consoles of a saved post, in one transaction with the post. */
const savedCase = attempt(
  'contributor',
  'revisions of post_consoles: through save_post',
  `select 1 from public.save_post('${posts.ownDraft}', '{"title": "Changed"}', '[{"console_id": "${firstConsole}"}]',
    (select updated_at from public.blog_posts where id = '${posts.ownDraft}'))`,
  'works: blog_posts update O, post_consoles delete -, post_consoles insert -',
  {
    read: `select string_agg(concat_ws(' ', table_name, operation, coalesce(before ->> 'title', '-')), ', ' order by table_name, operation)
      from public.revisions
      where actor = '${people.contributor}' and transaction = pg_current_xact_id()::text::bigint and id < 900000`,
  },
);

const megabytesOf = (
  person: string,
  count: number,
) => `insert into public.revisions (actor, table_name, row_id, operation, before)
  select '${person}', 'blog_posts', '${posts.ownDraft}', 'update',
    jsonb_build_object('content', (select string_agg(md5(random()::text || n || m), '') from generate_series(1, 31250) as m))
  from generate_series(1, ${count}) as n`;
const keptBy = (person: string) => `select count(*) from public.revisions where actor = '${person}' and id < 900000`;
const changeDraft = change('blog_posts', "title = 'changed'", `id = '${posts.ownDraft}'`);

/** The limits of the history in size and time. */
const keepingCases: SqlCase[] = asRowRules([
  attempt('contributor', 'revisions: the newest 20 MB of a contributor are kept', changeDraft, 'works: 20', {
    before: megabytesOf(people.contributor, 25),
    read: keptBy(people.contributor),
  }),
  attempt('editor', 'revisions: all versions of an editor are kept', changeDraft, 'works: 26', {
    before: megabytesOf(people.editor, 25),
    read: keptBy(people.editor),
  }),
  attempt('editor', 'revisions: 100 versions of a row are kept', changeLink, 'works: 100 1', {
    before: many,
    read: `select concat(count(*), ' ', count(*) filter (where actor is not null)) from public.revisions
      where table_name = 'links' and row_id = '${changeable.links}'`,
  }),
  attempt('editor', 'revisions: a deleted row disappears with its history after 30 days', changeLink, 'works: 1', {
    before: oldDeletions,
    read: `select count(*) from public.revisions where row_id::text like '%0000aaaa' or row_id::text like '%0000bbbb'`,
  }),
  attempt(
    'admin',
    'revisions.actor: the history of a deleted person stays without an actor',
    remove('users', `id = '${people.editor}'`),
    'works: 1 0',
    {
      before: asEditor(changeLink),
      read: `select concat(count(*), ' ', count(actor)) from public.revisions where table_name = 'links' and id < 900000`,
    },
  ),
]);

export const revisionCases: SqlCase[] = [
  ...keptCases,
  savedCase,
  ...rightCases,
  ...restoreCases,
  ...adoptionCases,
  ...handedOverCases,
  ...keepingCases,
];
