import type { Database } from '@/data/database.types';

export type TableName = keyof Database['public']['Tables'];
export type Operation = 'select' | 'insert' | 'update' | 'delete';
export type Persona = (typeof personas)[number];

/** Who may ask: a visitor, somebody signed in who is not staff, the three roles, and the server's own key. */
export const personas = ['visitor', 'stranger', 'contributor', 'editor', 'admin', 'service'] as const;

const everyone = 'visitor stranger contributor editor admin service';
const editors = 'editor admin service';
const admins = 'admin service';
const service = 'service';

/**
 * Who may do what, per table and state of the row; whoever is not named may not.
 * This is the documentation of the policies, and the tests run every cell of it.
 */
export const permissionMatrix: Record<TableName, Record<string, Partial<Record<Operation, string>>>> = {
  blog_posts: {
    'published post': { select: everyone, insert: editors, update: editors, delete: editors },
    'draft of somebody else': { select: editors, insert: editors, update: editors, delete: editors },
    'draft of the contributor': {
      select: `contributor ${editors}`,
      insert: `contributor ${editors}`,
      update: `contributor ${editors}`,
      delete: `contributor ${editors}`,
    },
    'published post of the contributor': { select: everyone, insert: editors, update: editors, delete: editors },
  },
  post_slugs: {
    'old address of a published post': { select: everyone, insert: service, update: service, delete: service },
    'old address of a draft': {
      select: `contributor ${editors}`,
      insert: service,
      update: service,
      delete: service,
    },
  },
  blog_categories: { category: { select: everyone, insert: admins, update: admins, delete: admins } },
  consoles: { console: { select: everyone, insert: editors, update: editors, delete: editors } },
  console_of_month: {
    'featured row': { select: everyone, insert: editors, update: editors, delete: editors },
    'row no longer featured': { select: editors, insert: editors, update: editors, delete: editors },
  },
  social_media_links: {
    'active link': { select: everyone, insert: editors, update: editors, delete: editors },
    'inactive link': { select: editors, insert: editors, update: editors, delete: editors },
  },
  links: {
    'active link': { select: everyone, insert: editors, update: editors, delete: editors },
    'inactive link': { select: editors, insert: editors, update: editors, delete: editors },
  },
  site_settings: { settings: { select: everyone, update: admins, delete: service } },
  users: {
    contributor: { select: `contributor ${admins}`, insert: admins, update: admins, delete: admins },
    editor: { select: `editor ${admins}`, insert: admins, update: admins, delete: admins },
    'another admin': { select: admins, insert: service, update: admins, delete: service },
    'the admin': { select: admins, update: admins, delete: service },
    stranger: { select: `stranger ${admins}`, update: admins, delete: admins },
  },
};

/** Who may call which function of the API; whoever is not named may not. What it gives is the same for all. */
export const functionMatrix: Record<keyof Database['public']['Functions'], string> = {
  search_posts: everyone,
};

/** What a cell gives: it works, it changes nothing without a word, or it is refused. */
export type Outcome = 'works' | 'no rows' | 'refused';

/** Tables on which a persona lacks the grant itself, so that a request is refused, not emptied. */
function lacksGrant(table: TableName, operation: Operation, persona: Persona): boolean {
  if (persona === 'visitor') return operation !== 'select' || table === 'users';
  if (table === 'post_slugs') return operation !== 'select' && persona !== 'service';
  return table === 'site_settings' && operation === 'delete' && persona !== 'service';
}

/** The outcome the matrix promises. A refused insert is an error; a hidden row is silence. */
export function expectedOutcome(table: TableName, state: string, operation: Operation, persona: Persona): Outcome {
  const allowed = permissionMatrix[table][state]?.[operation]?.split(' ') ?? [];
  if (allowed.includes(persona)) return 'works';
  if (operation === 'insert' || lacksGrant(table, operation, persona)) return 'refused';
  return 'no rows';
}
