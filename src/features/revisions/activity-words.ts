import type { ContentTable, Revision } from '@/data/staff/revisions.admin';
import type { Right } from '@/auth/permissions';
import { adminPaths } from '@/site/admin-paths';

interface Kind {
  /** The name in the address. */
  value: string;
  label: string;
  tables: readonly ContentTable[];
}

/** The filters of the activity. Rows that are saved with a console count as consoles. */
export const kinds: readonly Kind[] = [
  { value: 'posts', label: 'Blog posts', tables: ['blog_posts'] },
  { value: 'categories', label: 'Categories', tables: ['blog_categories'] },
  {
    value: 'consoles',
    label: 'Consoles',
    tables: [
      ...(['consoles', 'console_releases', 'console_compatibility'] as const),
      ...(['console_sources', 'link_cables', 'post_consoles'] as const),
    ],
  },
  { value: 'months', label: 'Console of the Month', tables: ['console_of_month'] },
  { value: 'social', label: 'Social links', tables: ['social_media_links'] },
  { value: 'links', label: 'Links', tables: ['links'] },
  { value: 'settings', label: 'Settings', tables: ['site_settings'] },
  { value: 'users', label: 'Sign-ins', tables: ['users'] },
];

/**
 * Returns the tables of a kind. '' and an unknown kind mean all tables.
 * @param deleted true keeps only the tables whose rows can be restored alone
 */
export function tablesOf(kind: string, deleted: boolean): readonly ContentTable[] {
  const tables = kinds.find(({ value }) => value === kind)?.tables ?? kinds.flatMap((each) => each.tables);
  return deleted ? tables.filter((table) => table in rightsToRestore) : tables;
}

const things: Record<ContentTable, string> = {
  blog_posts: 'post',
  blog_categories: 'category',
  consoles: 'console',
  console_releases: 'release',
  console_compatibility: 'compatibility row',
  console_sources: 'source',
  link_cables: 'link cable',
  post_consoles: 'console of an article',
  console_of_month: 'Console of the Month',
  social_media_links: 'social link',
  links: 'link',
  site_settings: 'settings',
  // For users the history has one kind of change: an admin reset a sign-in.
  users: 'sign-in',
};

/** Returns the noun for a row in a sentence. */
export function thingOf({ table_name }: Pick<Revision, 'table_name'>): string {
  return (things as Partial<Record<string, string>>)[table_name] ?? table_name;
}

/**
 * The tables whose rows can be restored alone, with the right that a restore needs. Any other row returns with the row
 * that it belongs to.
 */
const rightsToRestore: Partial<Record<ContentTable, Right>> = {
  blog_posts: 'posts:write',
  blog_categories: 'categories:edit',
  consoles: 'site:edit',
  console_of_month: 'site:edit',
  links: 'site:edit',
  social_media_links: 'site:edit',
};

/** Returns the right that a restore needs. Null for an existing row, or for a row that cannot be restored alone. */
export function rightToRestore({ table_name, gone }: Revision): Right | null {
  return (gone && (rightsToRestore as Partial<Record<string, Right>>)[table_name]) || null;
}

export function operationWord({ operation, table_name }: Pick<Revision, 'operation' | 'table_name'>): string {
  if (table_name === 'users') return 'reset';
  if (operation === 'insert') return 'added';
  return operation === 'delete' ? 'deleted' : 'changed';
}

/** Returns the address of a row's editor. Null for a row that is edited with another row. */
export function editorOf({ table_name, row_id }: Pick<Revision, 'table_name' | 'row_id'>): string | null {
  if (table_name === 'blog_posts') return adminPaths.editPost(row_id);
  if (table_name === 'consoles') return adminPaths.editConsole(row_id);
  return (screens as Partial<Record<string, string>>)[table_name] ?? null;
}

/** The screens of tables that are edited row by row. */
const screens: Partial<Record<ContentTable, string>> = {
  blog_categories: adminPaths.categories,
  console_of_month: adminPaths.consoleOfMonth,
  links: adminPaths.links,
  site_settings: adminPaths.settings,
  social_media_links: adminPaths.socialLinks,
};

/** @param names the names of the staff, by id */
export function nameOf({ actor }: Pick<Revision, 'actor'>, names: ReadonlyMap<string, string>): string {
  if (actor === null) return 'A former member';
  return names.get(actor) ?? 'Someone';
}

export function titleOf(revision: Pick<Revision, 'table_name' | 'title'>): string {
  return revision.title ?? thingOf(revision);
}
