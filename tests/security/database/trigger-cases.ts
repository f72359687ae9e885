import { accounts, fixtures, people, posts } from './permission-fixtures.ts';
import { personas, type Persona, type TableName } from './permission-matrix.ts';
import { add, asRowRules, attempt, becomeSql, change, insertSql, remove, type SqlCase } from './sql-case.ts';

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
    const where = `id = '${stamped[table]}'`;
    const newRow = Object.values(fixtures[table]).find(({ insert }) => insert);
    const times = { created_at: '1999-01-01', updated_at: '1999-01-01' };
    const newId = change(table, `id = ${table === 'site_settings' ? '2' : 'gen_random_uuid()'}`, where);
    const newTimes = change(table, "created_at = '1999-01-01', updated_at = '1999-01-01'", where);
    const said = add(table, { ...newRow?.insert, ...times });
    const [changed, say] = [
      `${table}.created_at and updated_at: change them`,
      `${table}.created_at and updated_at: say them`,
    ];
    return [
      ...asRowRules([
        attempt(persona, `${table}.id: change it`, newId, 'refused: breaks a rule'),
        attempt(persona, changed, newTimes, 'works: t, t', {
          read: `select concat_ws(', ', created_at > '2020-01-01', updated_at = now()) from public.${table} where ${where}`,
        }),
      ]),
      attempt(persona, `${say} of a new row`, said, persona === 'admin' ? 'works: true' : 'works: false', {
        before: newRow?.before,
        read: `select concat_ws(', ', created_at, updated_at) = concat_ws(', ', now(), now()) from public.${table}
          where created_at in (now(), '1999-01-01')`,
      }),
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

const newlyFeatured = fixtures.console_of_month['featured row']?.insert ?? {};
const twoFeatured = `insert into public.console_of_month (console_id, start_date, end_date)
  select id, '2026-12-01', '2026-12-31' from public.consoles where slug in ('nintendo-ds', 'game-boy') returning 1`;
const featuredNow = 'select console_id from public.console_of_month where featured';
const featuredCount = 'select count(*) from public.console_of_month where featured';
const firstConsole = 'a0000000-0000-4000-8000-000000000001';

const oldAddresses =
  'select s.slug from public.post_slugs s join public.blog_posts p on p.id = post_id order by s.slug';
const renamed = (slug: string) => change('blog_posts', "slug = 'p-moved'", `slug = '${slug}'`);
const written = (published: boolean) => add('blog_posts', { ...post, slug: 'p-published-once', published });
const [published, bothOld] = ["slug = 'p-published'", 'p-draft-once, p-published-once'];

type Consequence = readonly [surface: string, statement: string, read: string, left: string];

/**
 * What follows from a write: at most one console is featured, since featuring one clears the other; and the address that
 * a published post leaves still leads to it, though nobody writes such a row by hand.
 */
const consequences: Consequence[] = [
  ['console_of_month.featured: feature a new one', add('console_of_month', newlyFeatured), featuredNow, firstConsole],
  [
    'console_of_month.featured: feature an old one again',
    change('console_of_month', 'featured = true', "id = '94000000-0000-4000-8000-000000000001'"),
    featuredNow,
    firstConsole,
  ],
  ['console_of_month.featured: feature two in one statement', twoFeatured, featuredCount, '1'],
  ...(
    [
      ['rename a published post', renamed('p-published'), 'p-draft-once, p-published, p-published-once'],
      ['rename a draft', renamed('p-draft'), bothOld],
      [
        'take a published post back',
        change('blog_posts', 'published = false', published),
        'p-draft-once, p-published, p-published-once',
      ],
      ['write a draft at an old address', written(false), bothOld],
      ['publish a post at an old address', written(true), 'p-draft-once'],
      ['delete the post', remove('blog_posts', published), 'p-draft-once'],
    ] as const
  ).map(([what, statement, left]): Consequence => [`post_slugs: ${what}`, statement, oldAddresses, left]),
];

const consequenceCases: SqlCase[] = (['editor', 'admin', 'service'] as const).flatMap((persona) =>
  consequences.map(([surface, statement, read, left]) =>
    attempt(persona, surface, statement, `works: ${left}`, { read }),
  ),
);

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
  ...asRowRules(consequenceCases),
  ...searchCases,
];
