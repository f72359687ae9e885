import {
  changeable,
  firstConsole,
  whereChangeable,
  newConsole,
  newPost,
  newRowOf,
  people,
  posts,
} from './permission-fixtures.ts';
import { personas, tableNames, type TableName } from './permission-matrix.ts';
import {
  add,
  asRowRules,
  attempt,
  attempts,
  becomeSql,
  breaksRule,
  change,
  insertSql,
  remove,
  type Asker,
  type SqlCase,
} from './sql-case.ts';

const editors = ['editor', 'admin', 'service'] as const;
const admins = ['admin', 'service'] as const;

const notStamped: TableName[] = ['post_slugs', 'draft_links', 'revisions', 'contact_messages', 'content_reports'];
const stamped = tableNames.filter((table) => !notStamped.includes(table));

/**
 * The database sets the id and the times of a row. Only the service role may set the time of creation. An import has
 * this role.
 */
const identityCases: SqlCase[] = stamped.flatMap((table) => {
  const where = whereChangeable(table);
  const { before, row } = newRowOf(table);
  const newId = change(table, `id = ${table === 'site_settings' ? '2' : 'gen_random_uuid()'}`, where);
  const newTimes = change(table, "created_at = '1999-01-01', updated_at = '1999-01-01'", where);
  const insertion = add(table, { ...row, created_at: '1999-01-01', updated_at: '1999-01-01' });
  const changed = `select concat_ws(', ', created_at > '2020-01-01', updated_at = now()) from public.${table} where ${where}`;
  const timesNow = `select concat_ws(', ', created_at, updated_at) = concat_ws(', ', now(), now()) from public.${table}
    where created_at in (now(), '1999-01-01')`;
  const times = `${table}.created_at and updated_at`;
  return [
    ...asRowRules([
      ...attempts(admins, breaksRule, { [`${table}.id: change the id`]: newId }),
      ...attempts(admins, { expected: 'works: t, t', read: changed }, { [`${times}: change the times`]: newTimes }),
    ]),
    ...admins.map((persona) => {
      const expected = persona === 'admin' ? 'works: true' : 'works: false';
      return attempt(persona, `${times}: set the times of a new row`, insertion, expected, { before, read: timesNow });
    }),
  ];
});

/**
 * Returns cases that change or delete two rows at once. Only the server's own key may do this. No other rule
 * rejects the deletion.
 */
function twoAtOnce(personas: readonly Asker[], table: TableName, where: string, before?: string): SqlCase[] {
  return personas.flatMap((persona) => {
    const two = persona === 'contributor' ? 'two own drafts' : 'two rows';
    const outcome = { expected: persona === 'service' ? 'works' : 'rejected', before };
    return attempts([persona], outcome, {
      [`${table}: change ${two} at once`]: change(table, 'updated_at = now()', where),
      [`${table}: delete ${two} at once`]: remove(table, where),
    });
  });
}

const anotherCategory = insertSql('blog_categories', { name: 'U', slug: 'unused-too' });
const anotherConsole = insertSql('consoles', { ...newConsole, slug: 'unused-too' });
const anotherDraft = insertSql('blog_posts', { ...newPost, created_by: people.contributor });
const anotherPicture = insertSql('pictures', newRowOf('pictures').row);
/** Maps a table to the values of a second row about the fixtures' console. */
const secondRows = {
  console_releases: { region: 'kr' },
  console_sources: { field: 'usb', title: 'n' },
  console_compatibility: { family: 'GBC', plays: 'no' },
} as const;
const console_id = changeable.consoles;
const anotherCable = insertSql('link_cables', { from_id: console_id, to_name: 'n', via: 'n' });
const ownDrafts = `created_by = '${people.contributor}' and not published`;

/** A person needs a separate request for each changed row. */
const oneRowCases: SqlCase[] = [
  ...twoAtOnce(admins, 'users', "role in ('editor', 'contributor')"),
  ...twoAtOnce(admins, 'blog_categories', "slug like 'unused%'", anotherCategory),
  ...twoAtOnce(editors, 'blog_posts', "slug in ('p-draft', 'p-own-draft')"),
  ...twoAtOnce(['contributor'], 'blog_posts', ownDrafts, anotherDraft),
  ...twoAtOnce(editors, 'consoles', "slug like 'unused%'", anotherConsole),
  ...twoAtOnce(editors, 'console_of_month', 'true'),
  ...twoAtOnce(editors, 'social_media_links', "platform in ('a', 'b')"),
  ...twoAtOnce(editors, 'pictures', 'true', anotherPicture),
  ...twoAtOnce(editors, 'links', "title in ('a', 'b')"),
  ...(['console_releases', 'console_sources', 'console_compatibility'] as const).flatMap((table) =>
    twoAtOnce(editors, table, `console_id = '${console_id}'`, insertSql(table, { console_id, ...secondRows[table] })),
  ),
  ...twoAtOnce(editors, 'link_cables', `from_id = '${console_id}'`, anotherCable),
  ...twoAtOnce(editors, 'post_consoles', `post_id in ('${posts.published}', '${posts.draft}')`),
  ...attempts(['editor', 'admin'], 'rejected', {
    'draft_links: delete two rows at once': remove('draft_links', `created_by = '${people.contributor}'`),
  }),
];

const belongings = `${anotherDraft}; ${insertSql('pictures', { ...newRowOf('pictures').row, created_by: people.contributor })}`;
const belongingsLeft = `
  select concat_ws(', ',
    (select count(*) from public.blog_posts where slug in ('p-own', 'p-own-draft', 'x') and created_by is null),
    (select count(*) from public.pictures where created_by is null),
    (select count(*) from public.draft_links where created_by = '${people.contributor}'),
    (select count(*) from public.revisions where id < 900000))`;

/**
 * The deletion of a person leaves posts and pictures without an owner, and deletes the draft links. The history records
 * none of these changes.
 */
const leavingCases: SqlCase[] = attempts(
  admins,
  { expected: 'works: 3, 3, 0, 0', before: belongings, read: belongingsLeft },
  { 'users: delete a person with posts, pictures and draft links': remove('users', `id = '${people.contributor}'`) },
);

const featuredNow = 'select console_id from public.console_of_month where featured';
const featuredCount = 'select count(*) from public.console_of_month where featured';
const oldAddresses =
  "select s.slug from public.post_slugs s join public.blog_posts p on p.id = post_id where s.slug <> 'p-scheduled-once' order by s.slug";

/** Returns the cases of writes. `left` is the expected result of the query `read` after each write. */
const casesLeaving = (left: string, read: string, statements: Record<string, string>) =>
  attempts(editors, { expected: `works: ${left}`, read }, statements);

/** At most one console is featured. Featuring a second console clears the first. */
const featuredCases: SqlCase[] = [
  ...casesLeaving(firstConsole, featuredNow, {
    'console_of_month.featured: feature a new row': add('console_of_month', newRowOf('console_of_month').row),
    'console_of_month.featured: feature an old row again': change(
      'console_of_month',
      'featured = true',
      whereChangeable('console_of_month'),
    ),
  }),
  ...casesLeaving('1', featuredCount, {
    'console_of_month.featured: feature two rows in one statement': `
      insert into public.console_of_month (console_id, start_date, end_date)
      select id, '2026-12-01', '2026-12-31' from public.consoles where slug in ('nintendo-ds', 'game-boy') returning 1`,
  }),
];

const setPredecessors = `
  update public.consoles set predecessor_name = null, predecessor_id = (select id from public.consoles where slug = 'unused')
  where slug in ('nintendo-ds', 'nintendo-3ds')`;
const predecessorsLeft =
  "select count(*) from public.consoles where slug in ('nintendo-ds', 'nintendo-3ds') and predecessor_id is not null";
const addPastMonths = `
  insert into public.console_of_month (console_id, start_date, end_date, featured)
  select id, '2020-01-01', '2020-01-31', false from public.consoles, generate_series(1, 2) where slug = 'unused'`;
const monthsLeft =
  "select count(*) from public.console_of_month where console_id = (select id from public.consoles where slug = 'unused')";

/** The deletion of a console deletes its rows, and empties the references of other consoles. */
const consoleCases: SqlCase[] = [
  ...attempts(
    editors,
    { before: addPastMonths, read: monthsLeft, expected: 'works: 0' },
    {
      'consoles: delete a console that was featured': remove('consoles', "slug = 'unused'"),
    },
  ),
  ...attempts(
    editors,
    { before: setPredecessors, read: predecessorsLeft, expected: 'works: 0' },
    {
      'consoles: delete the predecessor of two others': remove('consoles', "slug = 'unused'"),
    },
  ),
];

const renamed = (slug: string) => change('blog_posts', "slug = 'p-moved'", `slug = '${slug}'`);
const written = (published: boolean) => add('blog_posts', { ...newPost, slug: 'p-published-once', published });
const published = "slug = 'p-published'";

/** A trigger keeps the former slug of a published post. */
const addressCases: SqlCase[] = [
  ...casesLeaving('p-draft-once, p-published, p-published-once', oldAddresses, {
    'post_slugs: rename a published post': renamed('p-published'),
    'post_slugs: unpublish a published post': change('blog_posts', 'published = false', published),
  }),
  ...casesLeaving('p-draft-once, p-published-once', oldAddresses, {
    'post_slugs: rename a draft': renamed('p-draft'),
    'post_slugs: rename a scheduled post': renamed('p-scheduled'),
    'post_slugs: write a draft under a former slug': written(false),
  }),
  ...casesLeaving('p-draft-once', oldAddresses, {
    'post_slugs: publish a post under a former slug': written(true),
    'post_slugs: delete a published post': remove('blog_posts', published),
  }),
];

const publishedOnly = 'every published post and no draft';
const addPublished = insertSql('blog_posts', { ...newPost, published: true });

/** After every change each persona finds and counts exactly the published posts. */
const searchCases: SqlCase[] = personas.flatMap((persona) =>
  Object.entries({
    'without a change': '',
    'after a post was added': addPublished,
    'after a draft was added': anotherDraft,
    'after a post was unpublished': change('blog_posts', 'published = false', published),
    'after a post was deleted': remove('blog_posts', published),
    'after all posts were removed and one was added': `truncate public.blog_posts cascade; ${addPublished}`,
  }).map(([what, before]): SqlCase => ({
    category: 'permissions',
    surface: `SQL search_posts: results and total ${what}`,
    challenge: persona,
    expected: publishedOnly,
    async run(database) {
      await database.exec(before);
      const { rows: posts } = await database.query(
        'select from public.blog_posts where published and coalesce(publish_at <= now(), true)',
      );
      await database.exec(becomeSql(persona));
      const { rows } = await database.query<{ slug: string; total: number }>(
        'select slug, total from public.search_posts(page_size => 100)',
      );
      const isExact = rows.length === posts.length && rows.every(({ total }) => total === posts.length);
      const hasDraft = rows.some(({ slug }) => /^p-((own-)?(draft|scheduled)|of-)/.test(slug));
      return isExact && !hasDraft
        ? publishedOnly
        : `${rows.map(({ slug }) => slug).join(', ')}, said to be ${rows[0]?.total ?? 0}`;
    },
  })),
);

/** All cases about rules of triggers: ids and times, one row per request, and effects of a write. */
export const triggerCases: SqlCase[] = [
  ...identityCases,
  ...oneRowCases,
  ...asRowRules([...leavingCases, ...featuredCases, ...consoleCases, ...addressCases]),
  ...searchCases,
];
