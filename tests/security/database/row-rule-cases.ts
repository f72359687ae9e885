import { written, type Written } from '../inputs/fields.ts';
import { accounts, changeable, isChangeable, newRowOf, posts } from './permission-fixtures.ts';
import { columnsOf, tableNames, type Persona, type TableName } from './permission-matrix.ts';
import {
  asRowRules,
  attempt,
  attempts,
  broken,
  change,
  insertSql,
  noRow,
  remove,
  taken,
  type SqlCase,
} from './sql-case.ts';

const both = ['admin', 'service'] as const;

/** Columns that take any text, and what is said of each. */
const textsOf = (table: TableName) =>
  Object.values(written as Record<string, Written>)
    .filter((each) => each.table === table)
    .flatMap(({ freeText }) => Object.entries(freeText));

/** Shortest and longest text that a column takes, for every column that takes any text. */
export function lengthsOf(table: TableName): [column: string, least: number, most: number][] {
  const lengths = textsOf(table).map(([column, { longest, optional }]): [string, number, number] => [
    column,
    // Settings hold an empty text where other tables hold nothing.
    optional && table === 'site_settings' ? 0 : 1,
    longest,
  ]);
  return table === 'users' ? [...lengths, ['role', 1, 30]] : lengths;
}

/** Values that a column rejects, and values at its edges that it takes: SQL text. */
const values: Partial<Record<TableName, Record<string, { rejected: string[]; taken: string[] }>>> = {
  users: { email: { rejected: ["'no-address'", "'a@b@c'", "U&'a\\202e@b.example'"], taken: ["'a@b.example'"] } },
  blog_categories: { slug: { rejected: ["''", "'Not a slug'"], taken: ["'a-slug'"] } },
  blog_posts: {
    slug: { rejected: ["''", "'Not a slug'", "repeat('x', 201)"], taken: ["'a-slug'", "repeat('x', 200)"] },
    image: {
      rejected: [
        "'javascript:alert(1)'",
        "'//evil.example/a.png'",
        "'/..//evil.example/a.png'",
        "'/%2e//evil.example'",
      ],
      taken: ["'/images/a.png'"],
    },
    date: { rejected: ["'1899-12-31'", "'12025-01-01'"], taken: ["'1900-01-01'", "'2999-12-31'"] },
  },
  consoles: {
    slug: { rejected: ["''", "'Not a slug'"], taken: ["'a-slug'"] },
    image: { rejected: ["'data:text/html,x'"], taken: ["'https://a.example/a.png'"] },
    year: { rejected: ["'89'", "'20000'"], taken: ["'1989'"] },
    color: { rejected: ["'red'"], taken: ["'3ds'"] },
    specs: { rejected: ["'[]'", "'1'"], taken: ["'{}'", 'null'] },
  },
  console_of_month: { end_date: { rejected: ["'2019-12-31'"], taken: ["'2020-01-01'"] } },
  social_media_links: {
    url: { rejected: ["'javascript:alert(1)'", "'/path'"], taken: ["'https://a.example/'"] },
  },
  links: {
    url: {
      rejected: [
        "'javascript:alert(1)'",
        "'vbscript:x'",
        "'https://good.example@evil.example'",
        "U&'https://a\\200b.example'",
      ],
      taken: ["'https://a.example/'"],
    },
    image: { rejected: ["'javascript:alert(1)'"], taken: ["'/a.png'", 'null'] },
    order: { rejected: ['1000001', '-1000001'], taken: ['1000000', '-1000000'] },
  },
  site_settings: {
    contactEmail: { rejected: ["'no-address'"], taken: ["'a@b.example'"] },
    itemsPerPage: { rejected: ['0', '13', '-1'], taken: ['1', '12'] },
    ogImage: { rejected: ["'javascript:alert(1)'"], taken: ["'/a.png'"] },
  },
  post_slugs: { slug: { rejected: ["''", "'Not a slug'"], taken: ["'a-slug'"] } },
};

/** Columns that the API never writes for an admin, so that only the service role can try. */
const isServiceOnly = (table: TableName, column: string) =>
  table === 'post_slugs' || (table === 'users' && column === 'email');

function set(personas: readonly Persona[], table: TableName, column: string, value: string, expected: string) {
  const statement = change(table, `"${column}" = ${value}`, isChangeable(table));
  return attempts(personas, expected, { [`${table}.${column} = ${value}`]: statement });
}

/** What a column may hold is the same for an admin and for the server's own key. */
const valueCases: SqlCase[] = tableNames.flatMap((table) => {
  const each = (column: string, texts: string[], expected: string) =>
    texts.flatMap((text) => set(isServiceOnly(table, column) ? ['service'] : both, table, column, text, expected));
  return [
    ...lengthsOf(table).flatMap(([column, least, most]) => [
      ...each(column, ["''"], least > 0 ? broken : 'works'),
      ...each(column, [`repeat('x', ${most})`], 'works'),
      ...each(column, [`repeat('x', ${most + 1})`], broken),
    ]),
    ...Object.entries(values[table] ?? {}).flatMap(([column, { rejected, taken }]) => [
      ...each(column, rejected, broken),
      ...each(column, taken, 'works'),
    ]),
  ];
});

/** Columns that the database works out. */
const computed = ['blog_posts.search', 'blog_posts.staff_search', 'blog_posts.search_category', 'consoles.search'];

/** Columns that may hold nothing, besides texts that are optional. */
const optional = [
  ...['users.auth_user_id', 'blog_posts.created_by', 'links.image', 'consoles.dimensions', 'consoles.weight'],
  ...['consoles.games', 'consoles.specs'],
];

/** All others always hold something. */
const requiredCases: SqlCase[] = tableNames.flatMap((table) => {
  const { before, row } = newRowOf(table);
  const texts = table === 'site_settings' ? [] : textsOf(table).filter(([, text]) => text.optional);
  const others = [...computed, ...optional, ...texts.map(([column]) => `${table}.${column}`)];
  return columnsOf(table)
    .filter((column) => !others.includes(`${table}.${column}`))
    .map((column) => {
      const statement = insertSql(table, { ...row, [column]: null });
      return attempt('service', `${table}.${column} = nothing`, statement, `rejected: ${column} is missing`, {
        before,
      });
    });
});

/** Values that one row only may have. */
const uniqueCases: SqlCase[] = [
  ...tableNames
    .filter((table) => !['site_settings', 'post_slugs'].includes(table))
    .flatMap((table) => {
      const statement = insertSql(table, { ...newRowOf(table).row, id: changeable[table] });
      return attempts(['service'], taken, { [`${table}.id of another row`]: statement });
    }),
  ...set(both, 'blog_posts', 'slug', "'why-the-game-boy-stayed-grey'", taken),
  ...set(both, 'blog_categories', 'slug', "'tech'", taken),
  ...set(both, 'consoles', 'slug', "'game-boy'", taken),
  ...attempts(both, taken, {
    'users.email of another person, in other letters': insertSql('users', {
      ...{ name: 'N', email: 'EDITOR@handheld-legacy.test', role: 'editor' },
    }),
    'site_settings: a second row': 'insert into public.site_settings default values',
  }),
  ...attempts(both, broken, {
    'site_settings: a row with another id': 'insert into public.site_settings (id) values (2)',
  }),
  ...set(['service'], 'users', 'auth_user_id', `'${accounts.editor}'`, taken),
  ...attempts(['service'], taken, {
    'post_slugs.slug of another row': insertSql('post_slugs', { slug: 'p-published-once', post_id: posts.own }),
  }),
  attempt(
    'service',
    'console_of_month: a second featured row, by an import that runs no triggers',
    insertSql('console_of_month', newRowOf('console_of_month').row),
    taken,
    { before: 'set local session_replication_role = replica' },
  ),
];

const nobodysId = "'00000000-0000-4000-8000-000000000000'";

const moved = {
  before: change('blog_posts', "category = 'unused'", "slug = 'p-draft'"),
  read: "select category || ' ' || staff_search from public.blog_posts where slug = 'p-draft'",
  expected: 'works: renamed D\na\nrenamed',
};

/** Rows that refer to another: it must be there, and may not go while it is needed. */
const referenceCases: SqlCase[] = [
  ...set(both, 'blog_posts', 'category', "'nope'", noRow),
  ...set(both, 'blog_posts', 'created_by', nobodysId, noRow),
  ...set(both, 'console_of_month', 'console_id', nobodysId, noRow),
  ...set(['service'], 'users', 'auth_user_id', nobodysId, noRow),
  ...set(['service'], 'post_slugs', 'post_id', nobodysId, noRow),
  ...attempts(both, noRow, {
    'blog_categories: delete one that has posts': remove('blog_categories', "slug = 'tech'"),
    'consoles: delete the featured one': remove(
      'consoles',
      'id = (select console_id from public.console_of_month where featured)',
    ),
  }),
  ...attempts(both, moved, {
    'blog_categories.slug: its posts follow': change('blog_categories', "slug = 'renamed'", "slug = 'unused'"),
  }),
  ...computed.flatMap((name) => {
    const [table, column] = name.split('.') as [TableName, string];
    return set(both, table, column, "'x'", 'rejected: not to be written');
  }),
];

/** What a row may hold, no matter who writes it. */
export const rowRuleCases: SqlCase[] = asRowRules([...valueCases, ...requiredCases, ...uniqueCases, ...referenceCases]);
