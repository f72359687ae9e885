import { written, type Written } from '../inputs/fields.ts';
import {
  accounts,
  changeable,
  firstConsole,
  whereChangeable,
  keyHashOf,
  newRowOf,
  posts,
  storedPicture,
  tokens,
} from './permission-fixtures.ts';
import { columnsOf, tableNames, type Persona, type TableName } from './permission-matrix.ts';
import {
  asRowRules,
  attempt,
  attempts,
  breaksRule,
  change,
  insertSql,
  noRow,
  remove,
  taken,
  type SqlCase,
} from './sql-case.ts';

const both = ['admin', 'service'] as const;

/** Returns the columns that take any text, with their rules. */
const textsOf = (table: TableName) =>
  Object.values(written as Record<string, Written>)
    .filter((each) => each.table === table)
    .flatMap(({ freeText }) => Object.entries(freeText));

/** Tables that store an empty text instead of null. */
const holdEmptyTexts: TableName[] = ['site_settings', 'pictures'];

/** Returns the least and the greatest length for every column that takes any text. */
export function lengthsOf(table: TableName): [column: string, least: number, most: number][] {
  const lengths = textsOf(table).map(([column, { longest, optional }]): [string, number, number] => [
    column,
    optional && holdEmptyTexts.includes(table) ? 0 : 1,
    longest,
  ]);
  if (table === 'users') return [...lengths, ['role', 1, 30]];
  // The other columns of a message have further rules.
  if (table === 'contact_messages') return [['subject', 0, 100]];
  // A trigger writes these texts.
  return table === 'revisions'
    ? [
        ['table_name', 1, 63],
        ['title', 0, 200],
      ]
    : lengths;
}

/** Rejected and accepted values, as SQL text. */
interface Edges {
  rejected: string[];
  taken: string[];
}

/** Returns the edges of a range, with the smallest step of its type. */
function between(least: number, most: number, step = 1): Edges {
  const exact = (value: number) => String(Number(value.toFixed(6)));
  return { rejected: [least - step, most + step].map(exact), taken: [String(least), String(most), 'null'] };
}

const day: Edges = {
  rejected: ["''", "'989'", "'3000'", "'2003-13'", "'2003-02-29'", "'2003-04-31'", "'2003-1-1'", "'03/2003'"],
  taken: ["'2003'", "'2003-12'", "'2004-02-29'", 'null'],
};
const list: Edges = {
  rejected: ["'{}'", "array['']", 'array[null]::text[]', "array[repeat('x', 101)]", "array_fill('x'::text, array[21])"],
  taken: ["array[repeat('x', 100)]", "array_fill('x'::text, array[20])", 'null'],
};
const lit: Edges = {
  rejected: ["''", "'Back'"],
  taken: ["'none'", "'front'", "'back'", "'electroluminescent'", 'null'],
};
const address: Edges = { rejected: ["'javascript:alert(1)'", "'/path'"], taken: ["'https://a.example/'", 'null'] };
const pixels = between(1, 10_000);
const millimetres = between(1, 1000, 0.1);
const kibibytes = between(1, 67_108_864);
const megahertz = between(0.1, 9999, 0.000001);
const hours = between(0.1, 500, 0.01);
const grams = between(1, 5000, 0.1);
const inches = between(0.5, 20, 0.01);

/** Maps a table and a column to rejected values, and to accepted values at the edges. */
const values: Partial<Record<TableName, Record<string, Edges>>> = {
  users: {
    email: {
      // `lower` turns the Kelvin sign into k.
      rejected: [
        "'no-address'",
        "'a@b@c'",
        "U&'a\\202e@b.example'",
        "U&'\\212a@b.example'",
        "'a@bücher.example'",
        "'a b@c.d'",
      ],
      taken: ["'a@b.example'", "'!~@b.example'"],
    },
  },
  blog_categories: {
    slug: { rejected: ["''", "'Not a slug'"], taken: ["'a-slug'"] },
    position: { rejected: ['0', '1000001'], taken: ['1', '1000000'] },
    former_slugs: {
      rejected: ["array['Not a slug']", 'array[null]::text[]', "array_fill('x'::text, array[1001])"],
      taken: ["'{}'", "array['a-slug']", "array_fill('x'::text, array[1000])"],
    },
  },
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
    publish_at: {
      rejected: ["'1899-12-31T23:59:59.999999Z'", "'3000-01-01T00:00:00Z'", "'infinity'", "'-infinity'"],
      taken: ["'1900-01-01T00:00:00Z'", "'2999-12-31T23:59:59.999999Z'", 'null'],
    },
  },
  consoles: {
    slug: { rejected: ["''", "'Not a slug'", "'compare'"], taken: ["'a-slug'"] },
    image: { rejected: ["'data:text/html,x'"], taken: ["'https://a.example/a.png'"] },
    year: { rejected: ["'89'", "'20000'"], taken: ["'1989'"] },
    color: { rejected: ["'red'"], taken: ["'3ds'"] },
    specs: { rejected: ["'[]'", "'1'"], taken: ["'{}'", 'null'] },
    ...{ alt_names: list, model_codes: list, media: list, discontinued: day, units_sold_on: day },
    units_sold_millions: between(0.01, 10_000, 0.01),
    ...{ processor_mhz: megahertz, second_processor_mhz: megahertz, ram_kib: kibibytes, video_ram_kib: kibibytes },
    ...{ screen_inches: inches, screen_width_px: pixels, screen_height_px: pixels, screen_lit: lit },
    ...{ second_screen_inches: inches, second_screen_width_px: pixels, second_screen_height_px: pixels },
    ...{ second_screen_lit: lit, width_mm: millimetres, height_mm: millimetres, depth_mm: millimetres },
    ...{
      weight_g: grams,
      weight_empty_g: grams,
      battery_mah: between(1, 100_000),
      charge_hours: between(0.1, 48, 0.01),
    },
    ...{ rated_hours_min: hours, rated_hours_max: hours, measured_hours_min: hours, measured_hours_max: hours },
    region_lock: { rejected: ["''", "'Full'"], taken: ["'none'", "'partial'", "'full'", 'null'] },
  },
  console_releases: {
    region: { rejected: ["'us'", "'JP'"], taken: ["'na'", "'uk'", "'eu'", "'au'", "'kr'", "'cn'", "'tw'"] },
    ...{ released: day, launch_games: list, launch_colours: list },
  },
  console_sources: {
    field: {
      rejected: ["''", "'Weight'", "'release.jpn'", "repeat('x', 61)"],
      taken: ["'price.jp'", "repeat('x', 60)"],
    },
    url: address,
    checked_on: { rejected: ["'1999-12-31'", "'3000-01-01'"], taken: ["'2000-01-01'", "'2999-12-31'", 'null'] },
    confidence: { rejected: ["''", "'sure'"], taken: ["'high'", "'medium'", "'low'", 'null'] },
  },
  console_compatibility: {
    family: { rejected: ["''", "'gb'"], taken: ["'DSi-enhanced'", "'New-only'", "'Switch'"] },
    plays: { rejected: ["''", "'partial'"], taken: ["'yes'", "'partly'", "'no'"] },
    source_url: address,
  },
  link_cables: { games: list, source_url: address },
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
  pictures: {
    name: {
      rejected: [
        ...["''", "'a.png'", "'../a.png'"],
        ...[`'${'0'.repeat(31)}-1x1.png'`, `'480/${'1'.repeat(32)}-1x1.png'`, `'${'1'.repeat(32)}-0x1.png'`],
        ...[`'${'1'.repeat(32)}-1x10000.png'`, `'${'A'.repeat(32)}-1x1.png'`, `'${'1'.repeat(32)}-1x1.svg'`],
      ],
      taken: ['webp', 'jpg', 'png'].map((type) => `'${'1'.repeat(32)}-9999x1.${type}'`),
    },
  },
  post_slugs: { slug: { rejected: ["''", "'Not a slug'"], taken: ["'a-slug'"] } },
  draft_links: {
    key_hash: {
      rejected: ["''", "repeat('a', 63)", "repeat('a', 65)", "repeat('A', 64)", "repeat('g', 64)"],
      taken: ["repeat('0123456789abcdef', 4)"],
    },
    hours: { rejected: ['0', '-1', '721'], taken: ['1', '720'] },
    views: { rejected: ['-1'], taken: ['0', '2147483647'] },
  },
  contact_messages: {
    name: { rejected: ["''", "E' \\t\\n'", "repeat('x', 201)"], taken: ["repeat('x', 200)"] },
    email: {
      rejected: [
        ...["''", "'no-address'", "'a@'", "'@b'", "'a@b@c'", "'a b@c.d'", "'a@b.c '", "E'a@b.c\\n'", "'ü@b.example'"],
        ...["'<a@b.example>'", "'a,b@c.example'", "'a@b.example?bcc=c'", "'a@b..example'", "U&'a\\202e@b.example'"],
        "repeat('x', 245) || '@x.example'",
      ],
      taken: ["'a@b'", "'o''neill+x@b-c.example'", "'!~@b.example'", "repeat('x', 244) || '@x.example'"],
    },
    message: { rejected: ["''", "E' \\n'", "repeat('x', 10001)"], taken: ["repeat('x', 10000)"] },
    state: { rejected: ["''", "'Read'", "'deleted'"], taken: ["'unread'", "'read'", "'archived'"] },
  },
  content_reports: {
    id: { rejected: ['0', '2'], taken: ['1'] },
    addresses: { rejected: ['-1'], taken: ['0', '2147483647'] },
    findings: {
      rejected: ["'{}'", "'null'", "'1'", "jsonb_build_array(repeat('x', 1999997))"],
      taken: ["'[]'", "jsonb_build_array(repeat('x', 1999996))"],
    },
  },
  revisions: {
    actor: { rejected: [], taken: ['null'] },
    operation: { rejected: ["'truncate'"], taken: ["'insert'", "'update'", "'delete'"] },
    title: { rejected: [], taken: ['null'] },
    before: { rejected: [], taken: ["'{}'", 'null'] },
  },
};

/** Says whether only the service role can write all columns of the table. No admin can do this by the API. */
const isServiceOnly = (table: TableName) =>
  ['post_slugs', 'draft_links', 'revisions', 'contact_messages', 'content_reports'].includes(table);

function setCases(personas: readonly Persona[], table: TableName, column: string, value: string, expected: string) {
  const statement = change(table, `"${column}" = ${value}`, whereChangeable(table));
  return attempts(personas, expected, { [`${table}.${column} = ${value}`]: statement });
}

/** A column's rules are equal for an admin and the server's own key. */
const valueCases: SqlCase[] = tableNames.flatMap((table) => {
  const each = (column: string, texts: string[], expected: string) =>
    texts.flatMap((text) => setCases(isServiceOnly(table) ? ['service'] : both, table, column, text, expected));
  return [
    ...lengthsOf(table).flatMap(([column, least, most]) => [
      ...each(column, ["''"], least > 0 ? breaksRule : 'works'),
      ...each(column, [`repeat('x', ${most})`], 'works'),
      ...each(column, [`repeat('x', ${most + 1})`], breaksRule),
    ]),
    ...Object.entries(values[table] ?? {}).flatMap(([column, { rejected, taken }]) => [
      ...each(column, rejected, breaksRule),
      ...each(column, taken, 'works'),
    ]),
  ];
});

const computed = [
  ...['blog_posts.search', 'blog_posts.staff_search', 'blog_posts.search_category'],
  ...['blog_posts.picture_hashes', 'consoles.search', 'pictures.hash', 'pictures.staff_search'],
  'contact_messages.staff_search',
];

const ofConsoles = (column: string) => `consoles.${column}`;

/** Further columns that may be null. The other nullable columns are optional texts or have a case with null. */
const optional = [
  ...[
    'users.auth_user_id',
    'users.joined_at',
    'users.factor_id',
    'blog_posts.created_by',
    'links.image',
    'consoles.dimensions',
    'consoles.weight',
  ],
  ...['consoles.games', 'consoles.specs', 'consoles.predecessor_id', 'consoles.successor_id'],
  ...['link_cables.to_id', 'draft_links.created_by', 'draft_links.last_viewed_at', 'pictures.created_by'],
  ...['screen_touch', 'screen_3d', 'second_screen_touch', 'second_screen_3d', 'nfc'].map(ofConsoles),
  ...['headphone_jack', 'microphone', 'motion_sensor'].map(ofConsoles),
  ...['price', 'price_to', 'currency'].map((column) => `console_releases.${column}`),
];

/** All other columns are required. */
const requiredCases: SqlCase[] = tableNames.flatMap((table) => {
  const { before, row } = newRowOf(table);
  const texts = holdEmptyTexts.includes(table)
    ? []
    : textsOf(table).filter(([, text]) => text.optional ?? text.nullable);
  const triedWithNothing = Object.entries(values[table] ?? {}).filter(([, { taken }]) => taken.includes('null'));
  const others = [...computed, ...optional, ...[...texts, ...triedWithNothing].map(([column]) => `${table}.${column}`)];
  return columnsOf(table)
    .filter((column) => !others.includes(`${table}.${column}`))
    .map((column) => {
      const statement = insertSql(table, { ...row, [column]: null });
      return attempt('service', `${table}.${column} = null`, statement, `rejected: ${column} is missing`, {
        before,
      });
    });
});

const uniqueCases: SqlCase[] = [
  ...tableNames
    .filter((table) => !['site_settings', 'post_slugs'].includes(table))
    .flatMap((table) => {
      const statement = insertSql(table, { ...newRowOf(table).row, id: changeable[table] });
      return attempts(['service'], taken, { [`${table}.id of another row`]: statement });
    }),
  ...setCases(both, 'blog_posts', 'slug', "'why-the-game-boy-stayed-grey'", taken),
  ...setCases(both, 'blog_categories', 'slug', "'tech'", taken),
  ...setCases(both, 'consoles', 'slug', "'game-boy'", taken),
  ...attempts(both, taken, {
    'console_releases: a second release in the region': insertSql('console_releases', {
      ...{ console_id: changeable.consoles, region: 'jp' },
    }),
    'console_compatibility: a second row of the family': insertSql('console_compatibility', {
      ...{ console_id: changeable.consoles, family: 'GB', plays: 'yes' },
    }),
    'link_cables: the same cable again': insertSql('link_cables', {
      ...{ from_id: changeable.consoles, to_id: changeable.consoles, via: 'A cable' },
    }),
    'post_consoles: the same link again': insertSql('post_consoles', {
      ...{ post_id: posts.published, console_id: changeable.consoles },
    }),
  }),
  ...attempts(both, taken, {
    'pictures.hash of another picture, from another browser': insertSql('pictures', {
      ...{ name: storedPicture.replace('webp', 'jpg'), file_name: 'n.jpg', alt: '' },
    }),
    'users.email of another person, in other letters': insertSql('users', {
      ...{ name: 'N', email: 'EDITOR@handheld-legacy.test', role: 'editor' },
    }),
    'site_settings: a second row': 'insert into public.site_settings default values',
  }),
  ...attempts(both, breaksRule, {
    'site_settings: a row with another id': 'insert into public.site_settings (id) values (2)',
  }),
  ...setCases(['service'], 'users', 'auth_user_id', `'${accounts.editor}'`, taken),
  ...attempts(['service'], taken, {
    'post_slugs.slug of another row': insertSql('post_slugs', { slug: 'p-published-once', post_id: posts.own }),
  }),
  ...attempts(['admin', 'service'], taken, {
    'draft_links.key_hash of another link': insertSql('draft_links', {
      ...{ post_id: posts.own, key_hash: keyHashOf(tokens.draft), hours: '24' },
    }),
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

const several = {
  read: "select count(*) > 1 from public.blog_posts where category = 'renamed'",
  expected: 'works: true',
};
/** Another category has this slug as a former slug. */
const left = {
  before: "update public.blog_categories set former_slugs = '{tech}' where slug = 'unused'",
  read: "select string_agg(slug || ' ' || former_slugs::text, ' ' order by slug) from public.blog_categories where slug in ('renamed', 'unused')",
  expected: 'works: renamed {tech} unused {}',
};

const columnsTogether = (table: TableName, assignments: string, expected: string) =>
  attempts(both, expected, { [`${table}: ${assignments}`]: change(table, assignments, whereChangeable(table)) });

/** Rules over several columns of a row. */
const togetherCases: SqlCase[] = [
  ...columnsTogether('consoles', `predecessor_id = '${firstConsole}', predecessor_name = 'Another'`, breaksRule),
  ...columnsTogether('consoles', `successor_id = '${firstConsole}', successor_name = 'Another'`, breaksRule),
  ...columnsTogether('consoles', `predecessor_id = '${firstConsole}', successor_name = 'Another'`, 'works'),
  ...columnsTogether('consoles', 'rated_hours_min = 5, rated_hours_max = 4.9', breaksRule),
  ...columnsTogether('consoles', 'measured_hours_min = 5, measured_hours_max = 4.9', breaksRule),
  ...columnsTogether('consoles', 'rated_hours_min = 5, rated_hours_max = 5', 'works'),
  ...columnsTogether('console_releases', "price = 0, currency = 'EUR'", breaksRule),
  ...columnsTogether('console_releases', "price = 100000000.01, currency = 'EUR'", breaksRule),
  ...columnsTogether('console_releases', "price = 0.01, price_to = 100000000, currency = 'EUR'", 'works'),
  ...columnsTogether('console_releases', "price = 5, price_to = 100000000.01, currency = 'EUR'", breaksRule),
  ...columnsTogether('console_releases', "price = 5, price_to = 5, currency = 'EUR'", breaksRule),
  ...columnsTogether('console_releases', 'price = null, currency = null, price_to = 5', breaksRule),
  ...columnsTogether('console_releases', "price = 5, currency = 'eur'", breaksRule),
  ...columnsTogether('console_releases', 'price = 5, currency = null', breaksRule),
  ...columnsTogether('console_releases', "price = null, currency = 'EUR'", breaksRule),
  ...columnsTogether('console_sources', 'title = null, note = null', breaksRule),
  ...columnsTogether('console_sources', "title = null, note = 'n'", 'works'),
  ...columnsTogether('link_cables', 'to_id = null, to_name = null', breaksRule),
  ...columnsTogether('link_cables', "to_id = null, to_name = 'n'", 'works'),
];

/** Cases about references. The referenced row must exist, and stays while another row refers to this row. */
const referenceCases: SqlCase[] = [
  ...(['console_releases', 'console_sources', 'console_compatibility', 'post_consoles'] as const).flatMap((table) =>
    setCases(both, table, 'console_id', nobodysId, noRow),
  ),
  ...setCases(both, 'consoles', 'successor_id', nobodysId, noRow),
  // The policy for reading rejects other personas first.
  ...setCases(['service'], 'post_consoles', 'post_id', nobodysId, noRow),
  ...setCases(['service'], 'draft_links', 'post_id', nobodysId, noRow),
  ...setCases(['service'], 'draft_links', 'created_by', nobodysId, noRow),
  ...setCases(both, 'link_cables', 'from_id', nobodysId, noRow),
  ...setCases(both, 'link_cables', 'to_id', nobodysId, noRow),
  ...setCases(both, 'blog_posts', 'category', "'nope'", noRow),
  ...setCases(both, 'blog_posts', 'created_by', nobodysId, noRow),
  ...setCases(both, 'console_of_month', 'console_id', nobodysId, noRow),
  ...setCases(['service'], 'users', 'auth_user_id', nobodysId, noRow),
  ...setCases(['service'], 'revisions', 'actor', nobodysId, noRow),
  ...setCases(['service'], 'pictures', 'created_by', nobodysId, noRow),
  ...setCases(['service'], 'post_slugs', 'post_id', nobodysId, noRow),
  ...attempts(both, noRow, {
    'blog_categories: delete a category that has posts': remove('blog_categories', "slug = 'tech'"),
    'consoles: delete the featured console': remove(
      'consoles',
      'id = (select console_id from public.console_of_month where featured)',
    ),
  }),
  ...attempts(both, moved, {
    'blog_categories.slug: after a rename the posts follow': change(
      'blog_categories',
      "slug = 'renamed'",
      "slug = 'unused'",
    ),
  }),
  ...attempts(both, several, {
    'blog_categories.slug: after a rename all posts follow': change(
      'blog_categories',
      "slug = 'renamed'",
      "slug = 'tech'",
    ),
  }),
  ...attempts(both, left, {
    'blog_categories.former_slugs: a rename adds the former slug': change(
      'blog_categories',
      "slug = 'renamed'",
      "slug = 'tech'",
    ),
  }),
  ...computed.flatMap((name) => {
    const [table, column] = name.split('.') as [TableName, string];
    // The text is a valid value of each of these types.
    return setCases(isServiceOnly(table) ? ['service'] : both, table, column, "'{}'", 'rejected: not to be written');
  }),
];

/** All cases about rules that are equal for everybody who writes a row. */
export const rowRuleCases: SqlCase[] = asRowRules([
  ...valueCases,
  ...requiredCases,
  ...uniqueCases,
  ...togetherCases,
  ...referenceCases,
]);
