import type { Database } from '@/data/service/database.types';

export type TableName = keyof Database['public']['Tables'];
export type Operation = 'select' | 'insert' | 'update' | 'delete';
export type Persona = (typeof personas)[number];

/**
 * The callers. A stranger is signed in with a role without rights. A former member of the staff has an access token and
 * no row in users. The service is the server's own key.
 */
export const personas = ['visitor', 'stranger', 'former', 'contributor', 'editor', 'admin', 'service'] as const;

/** Invalid tokens. The service rejects every request with an invalid token (401), even for public rows. */
export const badTokens = [
  'the token of the offline viewer',
  "an admin's token without a signature",
  "an admin's token with a signature of somebody else",
  "an admin's token that has expired",
  'a token for the service role with a signature of somebody else',
] as const;
export type BadToken = (typeof badTokens)[number];

const staff = 'contributor editor admin';
const signedIn = `stranger former ${staff}`;
const everyone = `visitor ${signedIn} service`;
const editors = 'editor admin service';
const authors = `contributor ${editors}`;
const admins = 'admin service';
const service = 'service';
const nobody = '';

/**
 * Maps a table, a state of the row and an operation to the personas that may do the operation. Nobody else may. The
 * matrix documents the policies, and the tests run every cell.
 */
export const permissionMatrix: Record<TableName, Record<string, Partial<Record<Operation, string>>>> = {
  blog_posts: {
    'published post': { select: everyone, insert: editors, update: editors, delete: editors },
    'draft of somebody else': { select: editors, insert: editors, update: editors, delete: editors },
    'draft of the contributor': { select: authors, insert: authors, update: authors, delete: authors },
    'published post of the contributor': { select: everyone, insert: editors, update: editors, delete: editors },
    'scheduled post': { select: editors, insert: editors, update: editors, delete: editors },
    'scheduled post of the contributor': { select: authors, insert: editors, update: editors, delete: editors },
    'post whose moment has passed': { select: everyone, insert: editors, update: editors, delete: editors },
    'draft without an owner': { select: editors, update: editors, delete: editors },
    'draft of the stranger': { select: editors, update: editors, delete: editors },
  },
  post_slugs: {
    'former slug of a published post': { select: everyone, insert: service, update: service, delete: service },
    'former slug of a scheduled post': { select: authors, insert: service, update: service, delete: service },
    'former slug of a draft': { select: authors, insert: service, update: service, delete: service },
  },
  blog_categories: { category: { select: everyone, insert: admins, update: admins, delete: admins } },
  consoles: { console: { select: everyone, insert: editors, update: editors, delete: editors } },
  console_releases: { release: { select: everyone, insert: editors, update: editors, delete: editors } },
  console_sources: { source: { select: everyone, insert: editors, update: editors, delete: editors } },
  console_compatibility: { family: { select: everyone, insert: editors, update: editors, delete: editors } },
  link_cables: { cable: { select: everyone, insert: editors, update: editors, delete: editors } },
  post_consoles: {
    'console of a published post': { select: everyone, insert: editors, update: editors, delete: editors },
    'console of a draft of somebody else': { select: editors, insert: editors, update: editors, delete: editors },
    'console of a draft of the contributor': { select: authors, insert: authors, update: authors, delete: authors },
    'console of a scheduled post': { select: editors, insert: editors, update: editors, delete: editors },
  },
  draft_links: {
    'link to a draft of somebody else': { select: editors, insert: editors, update: service, delete: editors },
    'link to a draft of the contributor': { select: authors, insert: authors, update: service, delete: authors },
    'link to a published post of the contributor': {
      ...{ select: editors, insert: editors, update: service, delete: editors },
    },
  },
  console_of_month: {
    'featured row': { select: everyone, insert: editors, update: editors, delete: editors },
    'queued row': { select: editors, insert: editors, update: editors, delete: editors },
    'row no longer featured': { select: everyone, insert: editors, update: editors, delete: editors },
  },
  social_media_links: {
    'active link': { select: everyone, insert: editors, update: editors, delete: editors },
    'inactive link': { select: editors, insert: editors, update: editors, delete: editors },
  },
  links: {
    'active link': { select: everyone, insert: editors, update: editors, delete: editors },
    'inactive link': { select: editors, insert: editors, update: editors, delete: editors },
  },
  pictures: { picture: { select: authors, insert: authors, update: editors, delete: editors } },
  site_settings: {
    settings: { select: everyone, update: admins, delete: service },
    'missing settings': { insert: admins },
  },
  // A trigger or an import writes these rows.
  revisions: {
    'change of a published post': { select: editors, insert: service, update: service, delete: service },
    'change of a draft of somebody else': { select: editors, insert: service, update: service, delete: service },
    'change of a draft of the contributor': { select: authors, insert: service, update: service, delete: service },
    'change of a published post of the contributor': { select: editors, update: service, delete: service },
    'change of the settings': { select: editors, update: service, delete: service },
    'deletion of a draft of the contributor': { select: authors, update: service, delete: service },
    'deletion of a published post of the contributor': { select: editors, update: service, delete: service },
    'deletion of a draft of somebody else': { select: editors, update: service, delete: service },
    'deletion of more than 30 days ago': { select: service, update: service, delete: service },
  },
  // Visitors add messages by a function, which message-cases.ts tests. Staff do not see messages older than a year.
  contact_messages: {
    message: { select: editors, insert: service, update: editors, delete: editors },
    'message of a year ago': { select: service, update: service, delete: service },
  },
  content_reports: {
    report: { select: authors, update: service, delete: service },
    'missing report': { insert: service },
  },
  users: {
    contributor: { select: `contributor ${admins}`, insert: admins, update: admins, delete: admins },
    editor: { select: `editor ${admins}`, insert: admins, update: admins, delete: admins },
    'another admin': { select: admins, insert: service, update: admins, delete: service },
    'the admin': { select: admins, update: admins, delete: service },
    stranger: { select: admins, insert: admins, update: admins, delete: admins },
  },
};

export const tableNames = Object.keys(permissionMatrix) as TableName[];

/** Impossible cells. Every other cell has a case for every persona. */
const impossible: Partial<Record<TableName, Record<string, Operation[]>>> = {
  // The database sets the owner of a new draft: see escalation-cases.ts.
  blog_posts: {
    'draft of somebody else': ['insert'],
    'draft without an owner': ['insert'],
    'draft of the stranger': ['insert'],
  },
  // The table has one row: see row-rule-cases.ts. A missing row allows only an insert.
  site_settings: { settings: ['insert'], 'missing settings': ['select', 'update', 'delete'] },
  // The inserted revisions are changes of a post. The other states differ only for reading.
  revisions: {
    'change of a published post of the contributor': ['insert'],
    'change of the settings': ['insert'],
    'deletion of a draft of the contributor': ['insert'],
    'deletion of a published post of the contributor': ['insert'],
    'deletion of a draft of somebody else': ['insert'],
    'deletion of more than 30 days ago': ['insert'],
  },
  // The database sets the time of a message.
  contact_messages: { 'message of a year ago': ['insert'] },
  // The table has at most one row.
  content_reports: { report: ['insert'], 'missing report': ['select', 'update', 'delete'] },
  // The state `another admin` covers the insert of an admin.
  users: { 'the admin': ['insert'] },
};

export interface Cell {
  table: TableName;
  state: string;
  operation: Operation;
}

const operations: Operation[] = ['select', 'insert', 'update', 'delete'];

/** Every possible cell of the matrix. */
export const cells: Cell[] = tableNames.flatMap((table) =>
  Object.keys(permissionMatrix[table]).flatMap((state) =>
    operations
      .filter((operation) => !impossible[table]?.[state]?.includes(operation))
      .map((operation) => ({ table, state, operation })),
  ),
);

/** The columns that visitors may read, by table. The database rejects all other columns, and therefore `select=*`. */
export const visitorColumns: Record<TableName, string> = {
  blog_categories: 'id name slug position former_slugs',
  blog_posts: 'id slug title excerpt content image category author date read_time published updated_at',
  console_of_month: 'id console_id featured start_date end_date',
  consoles: [
    'id slug name description full_description year color image processor display controls battery dimensions weight games specs search updated_at',
    'family distinction alt_names model_codes codename predecessor_id predecessor_name successor_id successor_name',
    'discontinued units_sold_millions units_sold_scope units_sold_on processor_name processor_mhz',
    'second_processor_name second_processor_mhz ram_kib video_ram_kib screen_technology screen_inches',
    'screen_width_px screen_height_px screen_colours screen_lit screen_touch screen_3d second_screen_technology',
    'second_screen_inches second_screen_width_px second_screen_height_px second_screen_colours second_screen_lit',
    'second_screen_touch second_screen_3d width_mm height_mm depth_mm weight_g weight_empty_g battery_type',
    'battery_mah charge_hours rated_hours_min rated_hours_max measured_hours_min measured_hours_max media saves',
    'region_lock link_cable wifi bluetooth infrared nfc usb storage headphone_jack cameras microphone motion_sensor',
  ].join(' '),
  console_compatibility: 'id console_id family plays note source_title source_url',
  console_releases: 'id console_id region released price price_to currency launch_games launch_colours note',
  console_sources: 'id console_id field title url checked_on confidence note',
  link_cables: 'id from_id to_id to_name via games note source_title source_url',
  post_consoles: 'id post_id console_id',
  contact_messages: '',
  content_reports: '',
  draft_links: '',
  links: 'id title url description image category order active',
  pictures: '',
  post_slugs: 'slug post_id',
  revisions: '',
  site_settings:
    'id siteName siteDescription contactEmail maintenanceMode itemsPerPage metaTitle metaDescription metaKeywords ogImage twitterHandle operator postalAddress',
  social_media_links: 'id platform url active',
  users: '',
};

/** The columns hidden from visitors, by table. */
export const hiddenColumns: Record<TableName, string> = {
  blog_categories: 'created_at updated_at',
  blog_posts: 'created_at created_by search staff_search search_category picture_hashes publish_at',
  console_of_month: 'created_at updated_at',
  consoles: 'created_at',
  console_compatibility: 'created_at updated_at',
  console_releases: 'created_at updated_at',
  console_sources: 'created_at updated_at',
  link_cables: 'created_at updated_at',
  post_consoles: 'created_at updated_at',
  contact_messages: 'id created_at name email subject message state staff_search',
  content_reports: 'id checked_at addresses findings',
  draft_links: 'id created_at created_by post_id key_hash hours views last_viewed_at',
  links: 'created_at updated_at',
  pictures: 'id created_at updated_at created_by name file_name alt hash staff_search',
  post_slugs: 'created_at',
  revisions: 'id at actor table_name row_id operation title before transaction gone',
  site_settings: 'created_at updated_at',
  social_media_links: 'created_at updated_at',
  users: 'id created_at updated_at auth_user_id name email role joined_at factor_id',
};

export function columnsOf(table: TableName): string[] {
  return `${visitorColumns[table]} ${hiddenColumns[table]}`.trim().split(' ');
}

export function cellName({ table, state, operation }: Cell): string {
  return `${table}, ${state}: ${operation}`;
}

/** Maps a function of the API to the personas that may call the function. Nobody else may. */
export const functionMatrix: Record<keyof Database['public']['Functions'], string> = {
  // For outcomes see account-cases.ts. Only the sign-in service may call the two hooks.
  accounts_setup: signedIn,
  adopt_factor: signedIn,
  before_user_created: nobody,
  custom_access_token: nobody,
  drop_factor: staff,
  join_team: signedIn,
  own_access: signedIn,
  reset_sign_in: 'admin',
  require_factor: 'admin',
  set_own_name: staff,
  staff_accounts: signedIn,
  // For outcomes see build-cases.ts and message-cases.ts.
  ask_for_build: 'editor admin',
  build_state: signedIn,
  set_build_hook: 'admin',
  keep_message: 'visitor',
  // This function reads no table.
  closest_texts: everyone,
  console_relations: everyone,
  // Only an admin changes rows with these two functions.
  delete_category: `${signedIn} service`,
  move_category: `${signedIn} service`,
  find_consoles: everyone,
  // Returns the authors of posts that the caller may read.
  post_authors: `${signedIn} service`,
  post_relations: everyone,
  // Restores rows that the caller may read and write.
  restore_deleted: `${signedIn} service`,
  // These two functions return rows to staff only.
  revision_storage: signedIn,
  staff_names: `${signedIn} service`,
  // Returns the uses of a picture in rows that the caller may read.
  picture_uses: `${signedIn} service`,
  // The tables' policies decide about the rows that these two functions write.
  save_console: `${signedIn} service`,
  save_post: `${signedIn} service`,
  search_posts: everyone,
  // A call needs the hash of a link's token: see draft-link-cases.ts.
  shared_draft: everyone,
};

/**
 * Maps a function outside the API to the personas that may call it. Policies and CHECKs call some functions with the
 * caller's rights. Triggers need no right of the caller.
 */
export const privateFunctionMatrix: Record<string, string> = {
  fold: `${signedIn} service`,
  picture_hashes: `${signedIn} service`,
  text_words: `${signedIn} service`,
  is_email: `${signedIn} service`,
  is_http_url: `${signedIn} service`,
  is_image_source: `${signedIn} service`,
  is_picture_name: `${signedIn} service`,
  is_site_path: `${signedIn} service`,
  is_public: `${signedIn} service`,
  is_partial_date: `${signedIn} service`,
  is_slug: `${signedIn} service`,
  is_slug_list: `${signedIn} service`,
  is_text_list: `${signedIn} service`,
  is_visible: `${signedIn} service`,
  last_place: `${signedIn} service`,
  replace_rows_of_console: `${signedIn} service`,
  content_tables: `${signedIn} service`,
  owner_of_deleted_post: `${signedIn} service`,
  put_back: `${signedIn} service`,
  put_back_what_went_with: `${signedIn} service`,
  // Everybody may read the result. Visitors read the view with the same name.
  content_stamps: `${signedIn} service`,
  staff_role: signedIn,
  staff_id: `${signedIn} service`,
  // The trigger for one row per request calls this function with the caller's rights.
  has_parent: signedIn,
  changing_person: staff,
  ask_host: nobody,
  build_hook: nobody,
  build_when_newer: nobody,
  delete_old_messages: nobody,
  note_build_answer: nobody,
  present_stamps: nobody,
  schedule_jobs: nobody,
  came_by_mail: nobody,
  delete_accounts: nobody,
  has_factor: nobody,
  live_session: nobody,
  lock_accounts: nobody,
  lock_accounts_first: nobody,
  own_staff: nobody,
  shown_by: nobody,
  unlink_account: nobody,
  clear_other_featured: nobody,
  forget_past_months: nobody,
  guard_user_change: nobody,
  is_shown: nobody,
  keep_one_admin: nobody,
  keep_post_totals: nobody,
  keep_revision: nobody,
  limit_draft_links: nobody,
  limit_new_pictures: nobody,
  limit_new_posts: nobody,
  one_row_or_with_its_parent: nobody,
  one_row_per_request: nobody,
  own_picture: nobody,
  own_post: nobody,
  remember_category_slug: nobody,
  remember_slug: nobody,
  sentence_with: nobody,
  stamp_content: nobody,
  stamp_row: nobody,
};

/** Views with the caller's rights. Two views show the readable rows of a table. Everybody may read the stamps. */
export const viewNames: (keyof Database['public']['Views'])[] = [
  ...(['console_of_today', 'past_consoles_of_month', 'content_stamps'] as const),
];

/** Tables outside the API. No caller of the API may use these tables. */
export const hiddenTables = [
  ...(['private.post_totals', 'private.content_stamps', 'private.account_rules', 'private.born_accounts'] as const),
  'private.last_build_request' as const,
  ...(['auth.users', 'auth.identities', 'auth.sessions', 'auth.mfa_factors', 'auth.mfa_amr_claims'] as const),
];

/** Views outside the API, which are read-only anyway. */
export const hiddenViews = ['private.working_staff'];

export const buckets = ['images'];

/**
 * Maps an operation on picture files to the personas that may do it. Visitors get a file by its address, never a list.
 */
export const fileMatrix: Record<Operation, string> = {
  select: authors,
  insert: authors,
  update: service,
  delete: editors,
};

/** The outcome of a cell: the statement works, finds no rows, or is rejected. */
export type Outcome = 'works' | 'no rows' | 'rejected';

/** Says whether a persona lacks the grant itself, so that the database rejects the request instead of hiding rows. */
function lacksGrant(table: TableName, operation: Operation, persona: Persona): boolean {
  if (persona === 'visitor') return operation !== 'select' || visitorColumns[table] === '';
  if (table === 'content_reports') return operation !== 'select' && persona !== 'service';
  if (table === 'contact_messages') return operation === 'insert' && persona !== 'service';
  if (table === 'draft_links') return operation === 'update' && persona !== 'service';
  if (table === 'post_slugs' || table === 'revisions') return operation !== 'select' && persona !== 'service';
  return table === 'site_settings' && operation === 'delete' && persona !== 'service';
}

/** Returns the outcome of a cell. A rejected insert is an error; a hidden row gives no rows. */
export function expectedOutcome(table: TableName, state: string, operation: Operation, persona: Persona): Outcome {
  const allowed = permissionMatrix[table][state]?.[operation]?.split(' ') ?? [];
  if (allowed.includes(persona)) return 'works';
  if (operation === 'insert' || lacksGrant(table, operation, persona)) return 'rejected';
  return 'no rows';
}
