import { accounts, fixtures, people, posts } from './permission-fixtures.ts';
import { personas, type Persona, type TableName } from './permission-matrix.ts';
import { asRowRules, attempt, becomeSql, insertSql, type SqlCase } from './sql-case.ts';

const post = { title: 'X', slug: 'x', excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' };

/** Tables whose rows have an id and times, and a row of each that an admin may change. */
const stamped = {
  users: people.contributor,
  blog_categories: '92000000-0000-4000-8000-000000000001',
  blog_posts: posts.published,
  consoles: '93000000-0000-4000-8000-000000000001',
  console_of_month: '94000000-0000-4000-8000-000000000001',
  social_media_links: '95000000-0000-4000-8000-000000000001',
  links: '96000000-0000-4000-8000-000000000001',
  site_settings: '1',
};

/** Identity and times of a row belong to the database; only an import may say when a row was made. */
const identityCases: SqlCase[] = (Object.keys(stamped) as (keyof typeof stamped)[]).flatMap((table) =>
  (['admin', 'service'] as const).flatMap((persona) => {
    const where = `where id = '${stamped[table]}'`;
    const newRow = Object.values(fixtures[table]).find(({ insert }) => insert);
    const times = { created_at: '1999-01-01', updated_at: '1999-01-01' };
    return [
      attempt(
        persona,
        `${table}.id: change it`,
        `update public.${table} set id = ${table === 'site_settings' ? '2' : 'gen_random_uuid()'} ${where}`,
        'refused: breaks a rule',
        { category: 'row rules' },
      ),
      attempt(
        persona,
        `${table}.created_at and updated_at: change them`,
        `update public.${table} set created_at = '1999-01-01', updated_at = '1999-01-01' ${where} returning 1`,
        'works: t, t',
        {
          category: 'row rules',
          read: `select concat_ws(', ', created_at > '2020-01-01', updated_at = now()) from public.${table} ${where}`,
        },
      ),
      attempt(
        persona,
        `${table}.created_at and updated_at: say them of a new row`,
        `${insertSql(table, { ...newRow?.insert, ...times })} returning 1`,
        persona === 'admin' ? 'works: true' : 'works: false',
        {
          before: newRow?.before,
          read: `select concat_ws(', ', created_at, updated_at) = concat_ws(', ', now(), now()) from public.${table}
          where created_at in (now(), '1999-01-01')`,
        },
      ),
    ];
  }),
);

/** Two rows of each table that may be deleted one by one. */
const pairs: Partial<Record<TableName, { before?: string; where: string }>> = {
  users: { where: "role in ('editor', 'contributor')" },
  blog_categories: {
    before: "insert into public.blog_categories (name, slug) values ('U', 'unused-too')",
    where: "slug like 'unused%'",
  },
  blog_posts: { where: "slug in ('p-draft', 'p-own-draft')" },
  consoles: {
    before: `insert into public.consoles (slug, name, description, full_description, year, color, processor, display,
      controls, battery) values ('unused-too', 'U', 'd', 'f', '2020', 'ds', 'p', 'd', 'c', 'b')`,
    where: "slug like 'unused%'",
  },
  console_of_month: { where: 'true' },
  social_media_links: { where: "platform in ('a', 'b')" },
  links: { where: "title in ('a', 'b')" },
};

/** Who may change more than one row of a table: two rows are two requests of theirs. */
const writersOf = (table: string): Persona[] => {
  if (['users', 'blog_categories'].includes(table)) return ['admin', 'service'];
  return ['editor', 'admin', 'service'];
};

/** No screen changes two rows at once; the server's own key may. */
const oneRowCases: SqlCase[] = [
  ...Object.entries(pairs).flatMap(([table, pair]) =>
    writersOf(table).map((persona) => ({ ...pair, table, persona, what: 'two rows' })),
  ),
  {
    table: 'blog_posts',
    persona: 'contributor' as const,
    what: 'two own drafts',
    before: insertSql('blog_posts', { ...post, created_by: accounts.contributor }),
    where: `created_by = '${accounts.contributor}' and not published`,
  },
].flatMap(({ table, persona, what, before, where }) =>
  [
    { verb: 'change', statement: `update public.${table} set updated_at = now() where ${where} returning 1` },
    { verb: 'delete', statement: `delete from public.${table} where ${where} returning 1` },
  ].map(({ verb, statement }) =>
    attempt(persona, `${table}: ${verb} ${what} at once`, statement, persona === 'service' ? 'works' : 'refused', {
      before,
    }),
  ),
);

const featuredNow = `select console_id from public.console_of_month where featured`;
const firstConsole = 'a0000000-0000-4000-8000-000000000001';

/** At most one console is featured: featuring one clears the other. */
const featuredCases: SqlCase[] = (['editor', 'admin', 'service'] as const).flatMap((persona) => [
  attempt(
    persona,
    'console_of_month.featured: feature a new one',
    `${insertSql('console_of_month', fixtures.console_of_month['featured row']?.insert ?? {})} returning 1`,
    `works: ${firstConsole}`,
    { read: featuredNow },
  ),
  attempt(
    persona,
    'console_of_month.featured: feature an old one again',
    `update public.console_of_month set featured = true
      where id = '94000000-0000-4000-8000-000000000001' returning 1`,
    `works: ${firstConsole}`,
    { read: featuredNow },
  ),
  attempt(
    persona,
    'console_of_month.featured: feature two in one statement',
    `insert into public.console_of_month (console_id, start_date, end_date)
      select id, '2026-12-01', '2026-12-31' from public.consoles where slug in ('nintendo-ds', 'game-boy') returning 1`,
    'works: 1',
    { read: 'select count(*) from public.console_of_month where featured' },
  ),
]);

const oldAddresses =
  'select s.slug from public.post_slugs s join public.blog_posts p on p.id = post_id order by s.slug';

/** The address that a published post leaves still leads to it; nobody writes such a row by hand. */
const oldAddressCases: SqlCase[] = (['editor', 'admin', 'service'] as const).flatMap((persona) => [
  attempt(
    persona,
    'post_slugs: rename a published post',
    "update public.blog_posts set slug = 'p-moved' where slug = 'p-published' returning 1",
    'works: p-draft-once, p-published, p-published-once',
    { read: oldAddresses },
  ),
  attempt(
    persona,
    'post_slugs: rename a draft',
    "update public.blog_posts set slug = 'p-moved' where slug = 'p-draft' returning 1",
    'works: p-draft-once, p-published-once',
    { read: oldAddresses },
  ),
  attempt(
    persona,
    'post_slugs: take a published post back',
    "update public.blog_posts set published = false where slug = 'p-published' returning 1",
    'works: p-draft-once, p-published, p-published-once',
    { read: oldAddresses },
  ),
  attempt(
    persona,
    'post_slugs: write a draft at an old address',
    `${insertSql('blog_posts', { ...post, slug: 'p-published-once', published: false })} returning 1`,
    'works: p-draft-once, p-published-once',
    { read: oldAddresses },
  ),
  attempt(
    persona,
    'post_slugs: publish a post at an old address',
    `${insertSql('blog_posts', { ...post, slug: 'p-published-once', published: true })} returning 1`,
    'works: p-draft-once',
    { read: oldAddresses },
  ),
  attempt(
    persona,
    'post_slugs: delete the post',
    "delete from public.blog_posts where slug = 'p-published' returning 1",
    'works: p-draft-once',
    { read: oldAddresses },
  ),
]);

const searched = 'every published post and no draft';

/** What the public can count and search is what is published, whatever happened to the posts. */
const searchCases: SqlCase[] = personas.flatMap((persona) =>
  [
    { what: 'as the content is', before: '' },
    { what: 'after a post was added', before: insertSql('blog_posts', { ...post, published: true }) },
    { what: 'after a draft was added', before: insertSql('blog_posts', { ...post, created_by: accounts.contributor }) },
    {
      what: 'after a post was unpublished',
      before: "update public.blog_posts set published = false where slug = 'p-published'",
    },
    { what: 'after a post was deleted', before: "delete from public.blog_posts where slug = 'p-published'" },
    {
      what: 'after all posts were removed and one was added',
      before: `truncate public.blog_posts cascade; ${insertSql('blog_posts', { ...post, published: true })}`,
    },
  ].map(({ what, before }): SqlCase => ({
    category: 'permissions',
    surface: `SQL search_posts: what it finds and counts ${what}`,
    challenge: persona,
    expected: searched,
    async run(database) {
      await database.exec(before);
      const published = 'select count(*)::int as count from public.blog_posts where published';
      const { rows: counted } = await database.query<{ count: number }>(published);
      const count = counted[0]?.count ?? -1;
      await database.exec(becomeSql(persona));
      const { rows } = await database.query<{ slug: string; total: number }>(
        'select slug, total from public.search_posts(page_size => 100)',
      );
      const isExact = rows.length === count && rows.every(({ total }) => total === count);
      const hasDraft = rows.some(({ slug }) => /^p-((own-)?draft|of-)/.test(slug));
      return isExact && !hasDraft
        ? searched
        : `${rows.map(({ slug }) => slug).join(', ')}, said to be ${rows[0]?.total ?? 0}`;
    },
  })),
);

/** What holds without a grant or policy: identity and times, one row a request, what follows from a write. */
export const triggerCases: SqlCase[] = [
  ...identityCases,
  ...oneRowCases,
  ...asRowRules([...featuredCases, ...oldAddressCases]),
  ...searchCases,
];
