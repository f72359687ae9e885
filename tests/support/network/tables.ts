import type { Database } from '@/data/service/database.types';
import { fold } from '@/lib/search-text';
import { testOf } from './filters';
import {
  aCategory,
  aConsole,
  aDraftLink,
  aFeaturedConsole,
  aLink,
  aMessage,
  aPicture,
  aPost,
  aSocialLink,
  aUser,
  someSettings,
} from '../builders';

export type TableName = keyof Database['public']['Tables'];
export type Row = Record<string, unknown>;
export type Tables = { [Name in TableName]: Database['public']['Tables'][Name]['Row'][] };

interface WrittenTable {
  columns: readonly string[];
  /** The database's defaults, except for id and times. */
  defaults: Row;
  /** Maps a unique constraint to its column. */
  unique: Record<string, string>;
  /** Maps a generated column to the function that computes its value. The database rejects other values. */
  computed: Record<string, (row: Row) => unknown>;
}

/** Returns the values of columns as lines, in the folded form that a search needs. */
const linesOf = (row: Row, columns: readonly string[]) => fold(columns.map((column) => String(row[column])).join('\n'));

/** Returns the columns whose default is null. */
const nullDefaults = (row: Row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value === null));

/** The tables that a screen may write to. A write to another table is an error of the site. */
export const writtenTables: Partial<Record<TableName, WrittenTable>> = {
  blog_posts: {
    columns: Object.keys(aPost()),
    defaults: {
      ...nullDefaults(aPost()),
      image: '/images/blog-placeholder.png',
      category: 'history',
      read_time: '5 min',
      published: false,
    },
    unique: { blog_posts_pkey: 'id', blog_posts_slug_key: 'slug' },
    computed: {
      staff_search: (row) => linesOf(row, ['title', 'author', 'category']),
      search_category: (row) => row.category,
      // No screen reads these two columns.
      search: () => '',
      picture_hashes: () => [],
    },
  },
  blog_categories: {
    columns: Object.keys(aCategory()),
    // This position is after all rows of any test.
    defaults: { position: 1000, former_slugs: [] },
    unique: { blog_categories_pkey: 'id', blog_categories_slug_key: 'slug' },
    computed: {},
  },
  console_of_month: {
    columns: Object.keys(aFeaturedConsole('')),
    defaults: { featured: true },
    unique: { console_of_month_pkey: 'id' },
    computed: {},
  },
  consoles: {
    columns: Object.keys(aConsole()),
    defaults: { ...nullDefaults(aConsole()), image: '/images/console-placeholder.png' },
    unique: { consoles_pkey: 'id', consoles_slug_key: 'slug' },
    computed: { search: (row) => linesOf(row, ['name', 'description']) },
  },
  contact_messages: {
    columns: Object.keys(aMessage()),
    defaults: { state: 'unread' },
    unique: { contact_messages_pkey: 'id' },
    computed: { staff_search: (row) => linesOf(row, ['name', 'email', 'subject', 'message']) },
  },
  draft_links: {
    columns: Object.keys(aDraftLink('')),
    defaults: { created_by: null, views: 0, last_viewed_at: null },
    unique: { draft_links_pkey: 'id', draft_links_key_hash_key: 'key_hash' },
    computed: {},
  },
  pictures: {
    columns: Object.keys(aPicture()),
    defaults: { created_by: null },
    unique: { pictures_pkey: 'id', pictures_hash_key: 'hash' },
    computed: {
      hash: ({ name }) => String(name).slice(0, 32),
      staff_search: (row) => linesOf(row, ['file_name', 'alt']),
    },
  },
  links: {
    columns: Object.keys(aLink()),
    defaults: { ...nullDefaults(aLink()), description: null, order: 0, active: true },
    unique: { links_pkey: 'id' },
    computed: {},
  },
  site_settings: {
    columns: Object.keys(someSettings()),
    defaults: { id: 1, maintenanceMode: false, itemsPerPage: 3 },
    unique: { site_settings_pkey: 'id' },
    computed: {},
  },
  social_media_links: {
    columns: Object.keys(aSocialLink()),
    defaults: { active: true },
    unique: { social_media_links_pkey: 'id' },
    computed: {},
  },
  users: {
    columns: Object.keys(aUser()),
    defaults: { ...nullDefaults(aUser()), role: 'contributor' },
    unique: { users_pkey: 'id', users_email: 'email', users_auth_user_id_key: 'auth_user_id' },
    computed: {},
  },
};

/** Foreign keys that a select may follow in both directions. `by` is the referenced column; the default is the id. */
const references: { from: TableName; column: string; to: TableName; by?: string }[] = [
  { from: 'blog_posts', column: 'category', to: 'blog_categories', by: 'slug' },
  { from: 'console_of_month', column: 'console_id', to: 'consoles' },
  { from: 'console_releases', column: 'console_id', to: 'consoles' },
  { from: 'console_sources', column: 'console_id', to: 'consoles' },
  { from: 'console_compatibility', column: 'console_id', to: 'consoles' },
  { from: 'link_cables', column: 'from_id', to: 'consoles' },
  { from: 'link_cables', column: 'to_id', to: 'consoles' },
  { from: 'post_consoles', column: 'console_id', to: 'consoles' },
  { from: 'post_consoles', column: 'post_id', to: 'blog_posts' },
];

/** A column of a select, or embedded rows of another table: `plays:console_compatibility(family)`. */
export interface SelectedColumn {
  name: string;
  /** Name of the column in the table. */
  column: string;
  embed?: Embed;
}

interface Embed {
  table: TableName;
  /** The referring column. */
  by: string | undefined;
  /** Whether the response omits a row that has no embedded row. */
  inner: boolean;
  /** Whether the embedded columns become columns of the row: `...blog_categories(category_name:name)`. */
  spread: boolean;
  select: string;
}

export function selectedColumns(select: string): SelectedColumn[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let place = 0; place < select.length; place += 1) {
    const sign = select[place];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign !== ',' || depth > 0) continue;
    parts.push(select.slice(from, place));
    from = place + 1;
  }
  return [...parts, select.slice(from)].map((part) => {
    const embed = /^(?:(\.{3})|(\w+):)?(\w+)(?:!(\w+))?\((.*)\)$/s.exec(part.trim());
    if (!embed) {
      const [, alias, column = ''] = /^(?:(\w+):)?(.*)$/s.exec(part.trim()) ?? [];
      return { name: alias ?? column, column };
    }
    const [, dots, alias, table = '', hint, select = ''] = embed;
    const inner = hint === 'inner';
    return {
      name: alias ?? table,
      column: table,
      embed: { table: table as TableName, by: inner ? undefined : hint, inner, spread: dots !== undefined, select },
    };
  });
}

/** Returns the paths of embedded rows in a select, such as `posts` and the inner `posts.post`. */
export function embedsOf(select: string): string[] {
  return selectedColumns(select).flatMap(({ name, embed }) =>
    embed ? [name, ...embedsOf(embed.select).map((inside) => `${name}.${inside}`)] : [],
  );
}

/** Sorts rows by an order such as `date.desc,id`. */
export function sortRows(rows: readonly Row[], order: string | null): Row[] {
  const sorted = [...rows];
  for (const part of (order ?? '').split(',').filter(Boolean).reverse()) {
    const [column = '', direction] = part.split('.');
    const sign = direction === 'desc' ? -1 : 1;
    sorted.sort((a, b) => sign * compare(a[column], b[column]));
  }
  return sorted;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

/**
 * Returns the selected columns and the embedded rows of a row.
 * @param parameters has the order and filters of embedded rows, such as `releases.order`
 * @param place the path of the row if it is embedded, such as `posts.`
 */
export function selectFrom(
  tables: Tables,
  table: TableName,
  row: Row,
  select: string,
  parameters = new URLSearchParams(),
  place = '',
): Row {
  if (select === '*') return row;
  return Object.fromEntries(
    selectedColumns(select).flatMap(({ name, column, embed }) => {
      if (!embed) return [[name, row[column] ?? null]];
      const rows = embeddedRows(tables, table, row, embed, parameters, `${place}${name}.`);
      if (!embed.spread) return [[name, rows]];
      if (Array.isArray(rows)) throw new Error(`the fake PostgREST spreads one row, not those of ${column}`);
      return selectedColumns(embed.select).map((inside) => [inside.name, rows?.[inside.name] ?? null]);
    }),
  );
}

function embeddedRows(
  tables: Tables,
  table: TableName,
  row: Row,
  embed: Embed,
  parameters: URLSearchParams,
  place: string,
): Row | Row[] | null {
  const filters = [...parameters]
    .filter(([name]) => name.startsWith(place) && /^(?!order$)\w+$/.test(name.slice(place.length)))
    .map(([name, value]) => ({ column: name.slice(place.length), passes: testOf(name, value) }));
  const rows: readonly Row[] = tables[embed.table];
  const found = rows.filter((other) =>
    filters.every(({ column, passes }) => {
      if (!(column in other)) throw new Error(`the fake PostgREST finds no column ${place}${column} to filter by`);
      return passes(other[column]);
    }),
  );
  const others = sortRows(found, parameters.get(`${place}order`));
  const toSelected = (other: Row) => selectFrom(tables, embed.table, other, embed.select, parameters, place);
  const by = references.filter(({ column }) => embed.by === undefined || embed.by === column);
  const oneReference = by.find(({ from, to }) => from === table && to === embed.table);
  if (oneReference) {
    const referred = others.find((other) => other[oneReference.by ?? 'id'] === row[oneReference.column]);
    return referred ? toSelected(referred) : null;
  }
  const many = by.find(({ from, to }) => from === embed.table && to === table);
  if (!many) throw new Error(`the fake PostgREST knows no way from ${table} to ${embed.table}`);
  const needed = selectedColumns(embed.select).filter((column) => column.embed?.inner);
  return others
    .filter((other) => other[many.column] === row.id)
    .map(toSelected)
    .filter((other) => needed.every(({ name }) => other[name] !== null));
}
