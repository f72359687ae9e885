import { written, type Written } from '../inputs/fields.ts';
import { accounts, fixtures, people, posts } from './permission-fixtures.ts';
import type { Persona, TableName } from './permission-matrix.ts';
import { asRowRules, attempt, insertSql, type SqlCase } from './sql-case.ts';

const broken = 'refused: breaks a rule';
const taken = 'refused: taken';
const noRow = 'refused: no such row, or still needed';

/** Shortest and longest text that a column takes, for every column that takes any text. */
export function lengthsOf(table: TableName): [column: string, least: number, most: number][] {
  const fields = Object.values(written as Record<string, Written>).filter((each) => each.table === table);
  const lengths = fields.flatMap(({ freeText }) =>
    // Settings hold an empty text where other tables hold null.
    Object.entries(freeText).map(([column, { longest, optional }]): [string, number, number] => [
      column,
      optional && table === 'site_settings' ? 0 : 1,
      longest,
    ]),
  );
  return table === 'users' ? [...lengths, ['role', 1, 30]] : lengths;
}

/** Values that a column refuses, and values at its edges that it takes: SQL text. */
const values: Partial<Record<TableName, Record<string, { refused: string[]; taken: string[] }>>> = {
  users: { email: { refused: ["'no-address'", "'a@b@c'", "U&'a\\202e@b.example'"], taken: ["'a@b.example'"] } },
  blog_categories: { slug: { refused: ["''", "'Not a slug'"], taken: ["'a-slug'"] } },
  blog_posts: {
    slug: { refused: ["''", "'Not a slug'", "repeat('x', 201)"], taken: ["'a-slug'", "repeat('x', 200)"] },
    image: {
      refused: ["'javascript:alert(1)'", "'//evil.example/a.png'", "'/..//evil.example/a.png'", "'/%2e//evil.example'"],
      taken: ["'/images/a.png'"],
    },
    date: { refused: ["'1899-12-31'", "'12025-01-01'"], taken: ["'1900-01-01'", "'2999-12-31'"] },
  },
  consoles: {
    slug: { refused: ["''", "'Not a slug'"], taken: ["'a-slug'"] },
    image: { refused: ["'data:text/html,x'"], taken: ["'https://a.example/a.png'"] },
    year: { refused: ["'89'", "'20000'"], taken: ["'1989'"] },
    color: { refused: ["'red'"], taken: ["'3ds'"] },
    specs: { refused: ["'[]'", "'1'"], taken: ["'{}'", 'null'] },
  },
  console_of_month: { end_date: { refused: ["'2019-12-31'"], taken: ["'2020-01-01'"] } },
  social_media_links: {
    url: { refused: ["'javascript:alert(1)'", "'/path'"], taken: ["'https://a.example/'"] },
  },
  links: {
    url: {
      refused: [
        "'javascript:alert(1)'",
        "'vbscript:x'",
        "'https://good.example@evil.example'",
        "U&'https://a\\200b.example'",
      ],
      taken: ["'https://a.example/'"],
    },
    image: { refused: ["'javascript:alert(1)'"], taken: ["'/a.png'", 'null'] },
    order: { refused: ['1000001', '-1000001'], taken: ['1000000', '-1000000'] },
  },
  site_settings: {
    contactEmail: { refused: ["'no-address'"], taken: ["'a@b.example'"] },
    itemsPerPage: { refused: ['0', '13', '-1'], taken: ['1', '12'] },
    ogImage: { refused: ["'javascript:alert(1)'"], taken: ["'/a.png'"] },
  },
  post_slugs: { slug: { refused: ["''", "'Not a slug'"], taken: ["'a-slug'"] } },
};

/** Columns that the API never writes for an admin, so that only the service role can try. */
const isServiceOnly = (table: TableName, column: string) =>
  table === 'post_slugs' || (table === 'users' && column === 'email');

/** The row of each table that is changed. */
const rows: Record<TableName, string> = {
  users: `id = '${people.contributor}'`,
  blog_categories: "id = '92000000-0000-4000-8000-000000000001'",
  blog_posts: `id = '${posts.published}'`,
  consoles: "id = '93000000-0000-4000-8000-000000000001'",
  console_of_month: "id = '94000000-0000-4000-8000-000000000001'",
  social_media_links: "id = '95000000-0000-4000-8000-000000000001'",
  links: "id = '96000000-0000-4000-8000-000000000001'",
  site_settings: 'id = 1',
  post_slugs: "slug = 'p-published-once'",
};

function set(persona: Persona, table: TableName, column: string, value: string, expected: string): SqlCase {
  return attempt(
    persona,
    `${table}.${column} = ${value}`,
    `update public.${table} set "${column}" = ${value} where ${rows[table]} returning 1`,
    expected,
  );
}

/** What a column may hold is the same for an admin and for the server's own key. */
const valueCases: SqlCase[] = (Object.keys(rows) as TableName[]).flatMap((table) => {
  const personas = (column: string): Persona[] => (isServiceOnly(table, column) ? ['service'] : ['admin', 'service']);
  const byLength = lengthsOf(table).flatMap(([column, least, most]) =>
    personas(column).flatMap((persona) => [
      set(persona, table, column, "''", least > 0 ? broken : 'works'),
      set(persona, table, column, `repeat('x', ${most})`, 'works'),
      set(persona, table, column, `repeat('x', ${most + 1})`, broken),
    ]),
  );
  const byValue = Object.entries(values[table] ?? {}).flatMap(([column, { refused, taken }]) =>
    personas(column).flatMap((persona) => [
      ...refused.map((value) => set(persona, table, column, value, broken)),
      ...taken.map((value) => set(persona, table, column, value, 'works')),
    ]),
  );
  return [...byLength, ...byValue];
});

const stamps = ['id', 'created_at', 'updated_at'];

/** Columns that always hold something. */
const required: Record<TableName, string[]> = {
  users: [...stamps, 'name', 'email', 'role'],
  blog_categories: [...stamps, 'name', 'slug'],
  blog_posts: [
    ...stamps,
    ...['title', 'slug', 'excerpt', 'content', 'image', 'category', 'author', 'date', 'read_time', 'published'],
  ],
  consoles: [
    ...stamps,
    ...['slug', 'name', 'description', 'full_description', 'year', 'color', 'image', 'processor', 'display'],
    ...['controls', 'battery'],
  ],
  console_of_month: [...stamps, 'console_id', 'start_date', 'end_date', 'featured'],
  social_media_links: [...stamps, 'platform', 'url', 'active'],
  links: [...stamps, 'title', 'url', 'category', 'order', 'active'],
  site_settings: [
    ...stamps,
    ...['siteName', 'siteDescription', 'contactEmail', 'maintenanceMode', 'itemsPerPage', 'metaTitle'],
    ...['metaDescription', 'metaKeywords', 'ogImage', 'twitterHandle'],
  ],
  post_slugs: ['slug', 'post_id', 'created_at'],
};

/** A row that the table takes, out of the fixtures. */
function rowFor(table: TableName) {
  const fixture = Object.values(fixtures[table]).find(({ insert }) => insert);
  if (!fixture?.insert) throw new Error(`no row to insert into ${table}`);
  return { before: fixture.before, row: fixture.insert };
}

const requiredCases: SqlCase[] = (Object.keys(required) as TableName[]).flatMap((table) =>
  required[table].map((column) => {
    const { before, row } = rowFor(table);
    return attempt(
      'service',
      `${table}.${column} = nothing`,
      insertSql(table, { ...row, [column]: null }),
      `refused: ${column} is missing`,
      { before },
    );
  }),
);

/** Values that one row only may have. */
const uniqueCases: SqlCase[] = [
  ...(
    ['users', 'blog_categories', 'blog_posts', 'consoles', 'console_of_month', 'social_media_links', 'links'] as const
  ).map((table) =>
    attempt(
      'service',
      `${table}.id of another row`,
      insertSql(table, { ...rowFor(table).row, id: rows[table].slice("id = '".length, -1) }),
      taken,
    ),
  ),
  ...(['admin', 'service'] as const).flatMap((persona) => [
    set(persona, 'blog_posts', 'slug', "'why-the-game-boy-stayed-grey'", taken),
    set(persona, 'blog_categories', 'slug', "'tech'", taken),
    set(persona, 'consoles', 'slug', "'game-boy'", taken),
    attempt(
      persona,
      'users.email of another person, in other letters',
      insertSql('users', { name: 'N', email: 'EDITOR@handheld-legacy.test', role: 'editor' }),
      taken,
    ),
    attempt(persona, 'site_settings: a second row', 'insert into public.site_settings default values', taken),
    attempt(
      persona,
      'site_settings: a row with another id',
      'insert into public.site_settings (id) values (2)',
      broken,
    ),
  ]),
  set('service', 'users', 'auth_user_id', `'${accounts.editor}'`, taken),
  attempt(
    'service',
    'post_slugs.slug of another row',
    insertSql('post_slugs', { slug: 'p-published-once', post_id: posts.own }),
    taken,
  ),
  attempt(
    'service',
    'console_of_month: a second featured row, by an import that runs no triggers',
    insertSql('console_of_month', fixtures.console_of_month['featured row']?.insert ?? {}),
    taken,
    { before: 'set local session_replication_role = replica' },
  ),
];

/** Rows that refer to another: it must be there, and may not go while it is needed. */
const referenceCases: SqlCase[] = [
  ...(['admin', 'service'] as const).flatMap((persona) => [
    set(persona, 'blog_posts', 'category', "'nope'", noRow),
    set(persona, 'blog_posts', 'created_by', "'00000000-0000-4000-8000-000000000000'", noRow),
    set(persona, 'console_of_month', 'console_id', "'00000000-0000-4000-8000-000000000000'", noRow),
    attempt(
      persona,
      'blog_categories: delete one that has posts',
      "delete from public.blog_categories where slug = 'tech'",
      noRow,
    ),
    attempt(
      persona,
      'consoles: delete the featured one',
      `delete from public.consoles
        where id = (select console_id from public.console_of_month where featured)`,
      noRow,
    ),
    attempt(
      persona,
      'blog_categories.slug: its posts follow',
      "update public.blog_categories set slug = 'renamed' where slug = 'unused' returning 1",
      'works: renamed D\na\nrenamed',
      {
        before: "update public.blog_posts set category = 'unused' where slug = 'p-draft'",
        read: "select category || ' ' || staff_search from public.blog_posts where slug = 'p-draft'",
      },
    ),
  ]),
  set('service', 'users', 'auth_user_id', "'00000000-0000-4000-8000-000000000000'", noRow),
  set('service', 'post_slugs', 'post_id', "'00000000-0000-4000-8000-000000000000'", noRow),
  ...(
    ['blog_posts.search', 'blog_posts.staff_search', 'blog_posts.search_category', 'consoles.search'] as const
  ).flatMap((name) => {
    const [table, column] = name.split('.') as [TableName, string];
    return (['admin', 'service'] as const).map((persona) =>
      set(persona, table, column, "'x'", 'refused: not to be written'),
    );
  }),
];

/** What a row may hold, whoever writes it. */
export const rowRuleCases: SqlCase[] = asRowRules([...valueCases, ...requiredCases, ...uniqueCases, ...referenceCases]);
