const contentTables = ['blog_categories', 'blog_posts', 'console_of_month', 'consoles', 'links', 'social_media_links'];
const factTables = ['console_compatibility', 'console_releases', 'console_sources', 'link_cables', 'post_consoles'];
const tables = [
  ...contentTables,
  ...factTables,
  'contact_messages',
  'content_reports',
  'draft_links',
  'pictures',
  'post_slugs',
  'revisions',
  'site_settings',
  'users',
];
const changes = [
  ...['admins change categories', 'admins change people', 'admins change the settings', 'editors change consoles'],
  ...['editors change links', 'editors change social links', 'editors change the featured console'],
  ...['editors change releases', 'editors change sources', 'editors change compatibility'],
  ...['editors change link cables', 'editors change pictures', 'editors and admins mark messages'],
];

/**
 * Maps a layer to the mutants that this layer makes harmless. `npx vitest run mutants` checks that the rules make each
 * mutant and that no case notices the mutant.
 */
export const equivalentMutants: Record<string, string[]> = {
  'USING of the same policy requires the same role, and the check has no condition on the row': changes.map(
    (policy) => `policy "${policy}" with check (true)`,
  ),
  'Postgres checks new rows with USING when a policy has no check, and here the two are the same': [
    ...[
      ...changes,
      'contributors change own drafts, editors any post',
      'contributors change consoles of own drafts, editors of any',
    ].map((policy) => `policy "${policy}" without its check`),
  ],
  'row-level security: no policy lets this role insert': [
    // Omits tables with computed columns. A case notices these mutants, because the function of the column rejects
    // first.
    ...tables
      .filter((table) => !['blog_categories', 'blog_posts', 'consoles'].includes(table))
      .map((table) => `insert on ${table} granted to anon`),
    'insert on post_slugs granted to authenticated',
    'insert on revisions granted to authenticated',
    'insert on contact_messages granted to authenticated',
    'insert on content_reports granted to authenticated',
  ],
  'the schema private: visitors may not use this schema': [
    ...['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'].flatMap((privilege) =>
      ['account_rules', 'born_accounts', 'content_stamps', 'last_build_request', 'post_totals'].map(
        (table) => `${privilege} on private.${table} granted to anon`,
      ),
    ),
    ...[
      'fold',
      'is_email',
      'is_http_url',
      'is_image_source',
      'is_site_path',
      'is_slug',
      'is_visible',
      'is_picture_name',
      'picture_hashes',
      'text_words',
    ].map((name) => `execute on private.${name}(text) granted to public`),
    ...[
      ...['is_partial_date(text)', 'is_slug_list(text[])', 'is_text_list(text[])', 'last_place()'],
      'replace_rows_of_console(text,text,uuid,jsonb)',
      ...['content_tables()', 'is_public(boolean,timestamp with time zone)', 'owner_of_deleted_post(uuid)'],
      ...['content_stamps()', 'staff_id()', 'put_back(text,jsonb)', 'put_back_what_went_with(bigint)'],
    ].map((name) => `execute on private.${name} granted to public`),
  ],
  'nothing to deny: every role of the API may call the function': [
    'execute on closest_texts(text,text[]) granted to public',
    'execute on console_relations(uuid,uuid,uuid,text[]) granted to public',
    'execute on find_consoles(text,text,text,text,text,text,text,text,integer,integer) granted to public',
    'execute on post_relations(text) granted to public',
    'execute on search_posts(text,text,integer,integer) granted to public',
    'execute on shared_draft(text) granted to public',
  ],
  'the rights of the tables: visitors may write to no table, and read neither revisions nor pictures of posts': [
    'execute on delete_category(uuid,uuid) granted to public',
    'execute on move_category(uuid,uuid) granted to public',
    'execute on picture_uses(text[]) granted to public',
    'execute on restore_deleted(text,uuid) granted to public',
  ],
  'the rights of the tables: only functions with the rights of their owner may use these tables': [
    ...['note_build_answer()', 'schedule_jobs()'].map((name) => `execute on private.${name} granted to public`),
  ],
  'the function itself requires a member of the staff, or an admin': ['drop_factor()', 'reset_sign_in(uuid)']
    .concat(...['ask_for_build()', 'require_factor(boolean)', 'set_build_hook(text)', 'set_own_name(text)'])
    .map((name) => `execute on ${name} granted to public`),
  'only functions with the rights of their owner call the function': [
    ...['came_by_mail()', 'has_factor(uuid,uuid)', 'live_session()', 'own_staff()', 'shown_by(uuid,text)'],
  ].map((name) => `private.${name} security invoker`),
  'every caller of the function may also call the functions inside it': ['private.changing_person() security invoker'],
  'a deleted row belongs to nobody, so the next condition holds': [
    `private.keep_one_admin with "false" in place of "tg_op = 'DELETE'"`,
  ],
  'a changed address deletes the account, and the link of the row with it': [
    'private.unlink_account with "false" in place of "lower(new.email) <> lower(old.email)"',
  ],
  'only a trigger writes the column, and its values are never empty': [
    'private.post_totals.posts may be null',
    'private.content_stamps.changed_at may be null',
  ],
  'tables that refer to this table are emptied with it and stamp the same kinds': [
    'trigger blog_posts_stamp_emptied dropped',
    'trigger consoles_stamp_emptied dropped',
  ],
  'the source columns of the computed column are never empty': [
    'blog_posts.search may be null',
    'blog_posts.staff_search may be null',
    'blog_posts.search_category may be null',
    'blog_posts.picture_hashes may be null',
    'consoles.search may be null',
    'contact_messages.staff_search may be null',
    'pictures.hash may be null',
    'pictures.staff_search may be null',
  ],
};
