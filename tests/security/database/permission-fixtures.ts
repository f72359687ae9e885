import { createHash } from 'node:crypto';
import { insertSession } from '../../support/database/account-sql.ts';
import type { Cell, TableName } from './permission-matrix.ts';

/** The accounts of the seeds and of the other personas. */
export const accounts = {
  admin: '10000000-0000-4000-8000-000000000001',
  editor: '10000000-0000-4000-8000-000000000002',
  contributor: '10000000-0000-4000-8000-000000000003',
  stranger: '10000000-0000-4000-8000-000000000009',
  former: '10000000-0000-4000-8000-000000000007',
  secondAdmin: '10000000-0000-4000-8000-000000000008',
  /** An account outside the staff whose id equals the id of an admin's row in users. */
  namesake: '20000000-0000-4000-8000-000000000001',
};

/** The accounts' rows in users. The former member of the staff has no row. */
export const people = {
  admin: '20000000-0000-4000-8000-000000000001',
  editor: '20000000-0000-4000-8000-000000000002',
  contributor: '20000000-0000-4000-8000-000000000003',
  stranger: '90000000-0000-4000-8000-000000000001',
  secondAdmin: '90000000-0000-4000-8000-000000000002',
};

/** The ids of the fixtures' posts. The names follow the slugs. */
export const posts = {
  published: '91000000-0000-4000-8000-000000000001',
  draft: '91000000-0000-4000-8000-000000000002',
  ownDraft: '91000000-0000-4000-8000-000000000003',
  own: '91000000-0000-4000-8000-000000000004',
  ofNobody: '91000000-0000-4000-8000-000000000005',
  ofStranger: '91000000-0000-4000-8000-000000000007',
  scheduled: '91000000-0000-4000-8000-000000000008',
  ownScheduled: '91000000-0000-4000-8000-000000000009',
  due: '91000000-0000-4000-8000-000000000010',
};

export const messages = { new: '99000000-0000-4000-8000-000000000001', old: '99000000-0000-4000-8000-000000000002' };

/** The tokens of the fixtures' draft links, by the post. */
export const tokens = { draft: 'token-of-the-draft', ownDraft: 'token-of-the-own-draft', own: 'token-of-the-own-post' };

/** Returns the token's hash for the row of a draft link. */
export const keyHashOf = (token: string) => sha256(sha256(token));

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The moment of the scheduled posts. */
const toCome = '2999-01-01T00:00:00Z';

export const unusedConsole = '93000000-0000-4000-8000-000000000001';

const deletedPost = '91000000-0000-4000-8000-000000000011';
const rowOf = (owner: string, published: boolean) => `'${JSON.stringify({ created_by: owner, published })}'`;

/** The name of a picture with a stored file and without a row. */
export const newPicture = `${'d'.repeat(32)}-600x400.webp`;

/** The name of a picture with stored files and a row. */
export const storedPicture = `${'0'.repeat(32)}-600x400.webp`;

/** SQL that adds the rows for the states of the matrix. */
export const fixtureSql = `
  insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
    raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change,
    email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token)
  select instance_id, account.id::uuid, aud, role, account.email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, '{"role": "admin"}', created_at, updated_at, '', '', '', '', '', '', '', ''
  from auth.users as template, (values
    ('${accounts.stranger}', 'stranger@handheld-legacy.test'),
    ('${accounts.former}', 'former@handheld-legacy.test'),
    ('${accounts.secondAdmin}', 'second@handheld-legacy.test'),
    ('${accounts.namesake}', 'namesake@handheld-legacy.test')
  ) as account (id, email)
  where template.email = 'editor@handheld-legacy.test';
  ${Object.values(accounts)
    .map((account) => insertSession(account))
    .join('; ')};
  insert into public.users (id, auth_user_id, joined_at, name, email, role) values
    ('${people.stranger}', '${accounts.stranger}', '2025-01-01', 'Sam Stranger', 'stranger@handheld-legacy.test', 'other'),
    ('${people.secondAdmin}', '${accounts.secondAdmin}', '2025-01-01', 'Second Admin', 'second@handheld-legacy.test', 'admin');
  insert into public.blog_posts (id, created_by, title, slug, excerpt, content, author, date, published) values
    ('${posts.published}', '${people.editor}', 'P', 'p-published', 'e', 'c', 'a', '2025-01-01', true),
    ('${posts.draft}', '${people.editor}', 'D', 'p-draft', 'e', 'c', 'a', '2025-01-01', false),
    ('${posts.ownDraft}', '${people.contributor}', 'O', 'p-own-draft', 'e', 'c', 'a', '2025-01-01', false),
    ('${posts.own}', '${people.contributor}', 'Q', 'p-own', 'e', 'c', 'a', '2025-01-01', true),
    ('${posts.ofNobody}', null, 'N', 'p-of-nobody', 'e', 'c', 'a', '2025-01-01', false),
    ('${posts.ofStranger}', '${people.stranger}', 'S', 'p-of-stranger', 'e', 'c', 'a', '2025-01-01', false);
  insert into public.blog_posts (id, created_by, title, slug, excerpt, content, author, date, published, publish_at) values
    ('${posts.scheduled}', '${people.editor}', 'T', 'p-scheduled', 'e', 'c', 'a', '2025-01-01', true, '${toCome}'),
    ('${posts.ownScheduled}', '${people.contributor}', 'U', 'p-own-scheduled', 'e', 'c', 'a', '2025-01-01', true, '${toCome}'),
    ('${posts.due}', '${people.editor}', 'V', 'p-due', 'e', 'c', 'a', '2025-01-01', true, '2025-01-01T00:00:00Z');
  insert into public.post_slugs (slug, post_id) values
    ('p-published-once', '${posts.published}'),
    ('p-scheduled-once', '${posts.scheduled}'),
    ('p-draft-once', '${posts.draft}');
  insert into public.blog_categories (id, name, slug) values
    ('92000000-0000-4000-8000-000000000001', 'Unused', 'unused');
  insert into public.consoles (id, slug, name, description, full_description, year, color, processor, display, controls, battery)
    values ('${unusedConsole}', 'unused', 'Unused', 'd', 'f', '2020', 'ds', 'p', 'd', 'c', 'b');
  update public.console_of_month set featured = true where id = 'f0000000-0000-4000-8000-000000000001';
  insert into public.console_of_month (id, console_id, start_date, end_date, featured)
    select '94000000-0000-4000-8000-000000000001', id, '2020-01-01', '2020-01-31', false from public.consoles where slug = 'game-boy';
  insert into public.console_of_month (id, console_id, start_date, end_date, featured)
    select '94000000-0000-4000-8000-000000000002', id, '2998-01-01', '2998-01-31', false from public.consoles where slug = 'game-boy';
  insert into public.social_media_links (id, platform, url, active) values
    ('95000000-0000-4000-8000-000000000001', 'a', 'https://a.example', true),
    ('95000000-0000-4000-8000-000000000002', 'b', 'https://b.example', false);
  insert into public.links (id, title, url, category, active) values
    ('96000000-0000-4000-8000-000000000001', 'a', 'https://a.example', 'c', true),
    ('96000000-0000-4000-8000-000000000002', 'b', 'https://b.example', 'c', false);
  insert into public.console_releases (id, console_id, region) values ('97000000-0000-4000-8000-000000000001', '${unusedConsole}', 'jp');
  insert into public.console_sources (id, console_id, field, title) values
    ('97000000-0000-4000-8000-000000000002', '${unusedConsole}', 'weight_g', 'A book');
  insert into public.console_compatibility (id, console_id, family, plays) values
    ('97000000-0000-4000-8000-000000000003', '${unusedConsole}', 'GB', 'no');
  insert into public.link_cables (id, from_id, to_id, via) values
    ('97000000-0000-4000-8000-000000000004', '${unusedConsole}', '${unusedConsole}', 'A cable');
  insert into public.post_consoles (id, post_id, console_id) values
    ('97000000-0000-4000-8000-000000000005', '${posts.published}', '${unusedConsole}'),
    ('97000000-0000-4000-8000-000000000006', '${posts.draft}', '${unusedConsole}'),
    ('97000000-0000-4000-8000-000000000008', '${posts.scheduled}', '${unusedConsole}'),
    ('97000000-0000-4000-8000-000000000007', '${posts.ownDraft}', '${unusedConsole}');
  insert into public.draft_links (id, created_by, post_id, key_hash, hours) values
    ('98000000-0000-4000-8000-000000000001', '${people.editor}', '${posts.draft}', '${keyHashOf(tokens.draft)}', 24),
    ('98000000-0000-4000-8000-000000000002', '${people.contributor}', '${posts.ownDraft}', '${keyHashOf(tokens.ownDraft)}', 24),
    ('98000000-0000-4000-8000-000000000003', '${people.contributor}', '${posts.own}', '${keyHashOf(tokens.own)}', 24);
  insert into public.revisions (id, table_name, row_id, operation, before, at, gone) values
    (900001, 'blog_posts', '${posts.published}', 'update', '{}', now(), false),
    (900002, 'blog_posts', '${posts.draft}', 'update', '{}', now(), false),
    (900003, 'blog_posts', '${posts.ownDraft}', 'update', ${rowOf(people.contributor, false)}, now(), false),
    (900004, 'blog_posts', '${posts.own}', 'update', ${rowOf(people.contributor, true)}, now(), false),
    (900005, 'site_settings', '00000000-0000-0000-0000-000000000000', 'update', '{}', now(), false),
    (900006, 'blog_posts', '${deletedPost}', 'delete', ${rowOf(people.contributor, false)}, now(), true),
    (900007, 'blog_posts', '${deletedPost}', 'delete', ${rowOf(people.contributor, true)}, now(), true),
    (900008, 'blog_posts', '${deletedPost}', 'delete', ${rowOf(people.editor, false)}, now(), true),
    (900009, 'blog_posts', '${deletedPost}', 'delete', ${rowOf(people.contributor, false)},
      now() - interval '31 days', true),
    -- A row of another table with the id of the contributor's draft.
    (900010, 'links', '${posts.ownDraft}', 'update', ${rowOf(people.contributor, false)}, now(), false);
  insert into public.contact_messages (id, created_at, name, email, subject, message) values
    ('${messages.new}', now() - interval '2 minutes', 'V', 'v@x.example', 'S', 'M'),
    ('${messages.old}', now() - interval '1 year', 'W', 'w@x.example', 'S', 'M');
  insert into public.content_reports (addresses, findings) values (1, '[]');
  insert into public.pictures (id, created_by, name, file_name, alt) values
    ('98000000-0000-4000-8000-000000000001', '${people.contributor}', '${storedPicture}', 'a.jpg', 'A'),
    ('98000000-0000-4000-8000-000000000004', null, '${'e'.repeat(32)}-600x400.webp', 'b.jpg', 'B');
  insert into storage.objects (bucket_id, name) values ('images', '${storedPicture}'), ('images', '480/${storedPicture}'),
    ('images', '${newPicture}'), ('images', '${storedPicture.replace('webp', 'jpg')}');
`;

type Values = Record<string, string | boolean | null>;

/** A state of the matrix: the row's id, a row to insert, and a change. */
export interface Fixture {
  id: string;
  /** The column that holds `id`. The default is the column `id`. */
  key?: string;
  insert?: Values;
  change: Values;
  /** SQL that runs before and after the statement, with all rights. */
  before?: string;
  after?: string;
}

/** Rows to add, with the required columns only. */
export const newPost = { title: 'X', slug: 'x', excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' };
export const newConsole = {
  ...{ slug: 'x', name: 'X', description: 'd', full_description: 'f', year: '2020', color: 'ds' },
  ...{ processor: 'p', display: 'd', controls: 'c', battery: 'b' },
};
/** A console of the seeds. */
export const firstConsole = 'a0000000-0000-4000-8000-000000000001';
const ofMonth = { console_id: firstConsole, start_date: '2026-01-01', end_date: '2026-01-31' };
const social = { platform: 'n', url: 'https://n.example' };
const link = { title: 'n', url: 'https://n.example', category: 'c' };
const person = { name: 'N', email: 'new@handheld-legacy.test' };
const newMessage = {
  ...{ id: '99000000-0000-4000-8000-000000000003', name: 'N', email: 'n@x.example', subject: '', message: 'M' },
};

const row = (id: string, change: Values, insert?: Values): Fixture => ({ id, change, insert });

const newRevision = (post: string): Values => ({ table_name: 'blog_posts', row_id: post, operation: 'update' });

/**
 * Returns the fixture of a row that links a post and a console. The change sets the first console. The insert links the
 * given post to the first console.
 */
const linkOf = (id: string, newPostId: string) =>
  row(id, { console_id: firstConsole }, { post_id: newPostId, console_id: firstConsole });

/** Returns the fixture of a draft link. The change counts a view, and the insert uses the same post. */
const draftLinkTo = (id: string, postId: string) =>
  row(id, { views: '1' }, { post_id: postId, key_hash: keyHashOf('x'), hours: '24' });

/** Maps each state of the matrix to its fixture. */
export const fixtures: Record<TableName, Record<string, Fixture>> = {
  blog_posts: {
    'published post': row(posts.published, { excerpt: 'changed' }, { ...newPost, published: true }),
    // This state has no insert, because the database sets the owner of a new draft: see escalation-cases.ts.
    'draft of somebody else': row(posts.draft, { excerpt: 'changed' }),
    'draft of the contributor': row(posts.ownDraft, { excerpt: 'changed' }, { ...newPost, published: false }),
    'published post of the contributor': row(
      posts.own,
      { excerpt: 'changed' },
      { ...newPost, published: true, created_by: people.contributor },
    ),
    'scheduled post': row(posts.scheduled, { excerpt: 'changed' }, { ...newPost, published: true, publish_at: toCome }),
    'scheduled post of the contributor': row(
      posts.ownScheduled,
      { excerpt: 'changed' },
      { ...newPost, published: true, publish_at: toCome, created_by: people.contributor },
    ),
    'post whose moment has passed': row(
      posts.due,
      { excerpt: 'changed' },
      { ...newPost, published: true, publish_at: '2025-01-01T00:00:00Z' },
    ),
    'draft without an owner': row(posts.ofNobody, { excerpt: 'changed' }),
    'draft of the stranger': row(posts.ofStranger, { excerpt: 'changed' }),
  },
  post_slugs: {
    'former slug of a published post': {
      key: 'slug',
      ...row('p-published-once', { post_id: posts.own }, { slug: 'x', post_id: posts.published }),
    },
    'former slug of a scheduled post': {
      key: 'slug',
      ...row('p-scheduled-once', { post_id: posts.own }, { slug: 'x', post_id: posts.scheduled }),
    },
    'former slug of a draft': {
      key: 'slug',
      ...row('p-draft-once', { post_id: posts.own }, { slug: 'x', post_id: posts.draft }),
    },
  },
  blog_categories: {
    category: row('92000000-0000-4000-8000-000000000001', { name: 'changed' }, { name: 'N', slug: 'x' }),
  },
  consoles: {
    console: row(unusedConsole, { name: 'changed' }, newConsole),
  },
  console_releases: {
    release: row(
      '97000000-0000-4000-8000-000000000001',
      { note: 'changed' },
      { console_id: unusedConsole, region: 'eu' },
    ),
  },
  console_sources: {
    source: row(
      '97000000-0000-4000-8000-000000000002',
      { note: 'changed' },
      { console_id: unusedConsole, field: 'weight_g', title: 'N' },
    ),
  },
  console_compatibility: {
    family: row(
      '97000000-0000-4000-8000-000000000003',
      { note: 'changed' },
      { console_id: unusedConsole, family: 'DS', plays: 'yes' },
    ),
  },
  link_cables: {
    cable: row(
      '97000000-0000-4000-8000-000000000004',
      { note: 'changed' },
      { from_id: unusedConsole, to_id: unusedConsole, via: 'N' },
    ),
  },
  pictures: {
    picture: row(
      '98000000-0000-4000-8000-000000000001',
      { alt: 'changed' },
      { name: newPicture, file_name: 'n.png', alt: '' },
    ),
  },
  post_consoles: {
    'console of a published post': linkOf('97000000-0000-4000-8000-000000000005', posts.own),
    'console of a scheduled post': linkOf('97000000-0000-4000-8000-000000000008', posts.ofStranger),
    'console of a draft of somebody else': linkOf('97000000-0000-4000-8000-000000000006', posts.ofNobody),
    'console of a draft of the contributor': linkOf('97000000-0000-4000-8000-000000000007', posts.ownDraft),
  },
  draft_links: {
    'link to a draft of somebody else': draftLinkTo('98000000-0000-4000-8000-000000000001', posts.draft),
    'link to a draft of the contributor': draftLinkTo('98000000-0000-4000-8000-000000000002', posts.ownDraft),
    'link to a published post of the contributor': draftLinkTo('98000000-0000-4000-8000-000000000003', posts.own),
  },
  console_of_month: {
    'featured row': row(
      'f0000000-0000-4000-8000-000000000001',
      { end_date: '2027-01-01' },
      { ...ofMonth, featured: true },
    ),
    'queued row': row(
      '94000000-0000-4000-8000-000000000002',
      { end_date: '2998-02-01' },
      { ...ofMonth, start_date: '2998-01-01', end_date: '2998-01-31', featured: false },
    ),
    'row no longer featured': row(
      '94000000-0000-4000-8000-000000000001',
      { end_date: '2027-01-01' },
      { ...ofMonth, featured: false },
    ),
  },
  social_media_links: {
    'active link': row('95000000-0000-4000-8000-000000000001', { platform: 'changed' }, { ...social, active: true }),
    'inactive link': row('95000000-0000-4000-8000-000000000002', { platform: 'changed' }, { ...social, active: false }),
  },
  links: {
    'active link': row('96000000-0000-4000-8000-000000000001', { title: 'changed' }, { ...link, active: true }),
    'inactive link': row('96000000-0000-4000-8000-000000000002', { title: 'changed' }, { ...link, active: false }),
  },
  site_settings: {
    settings: row('1', { siteName: 'changed' }),
    'missing settings': {
      id: '1',
      insert: { siteName: 'N' },
      change: {},
      before: 'delete from public.site_settings',
      after: 'insert into public.site_settings default values on conflict do nothing',
    },
  },
  revisions: {
    'change of a published post': row('900001', { title: 'changed' }, newRevision(posts.published)),
    'change of a draft of somebody else': row('900002', { title: 'changed' }, newRevision(posts.draft)),
    'change of a draft of the contributor': row('900003', { title: 'changed' }, newRevision(posts.ownDraft)),
    'change of a published post of the contributor': row('900004', { title: 'changed' }),
    'change of the settings': row('900005', { title: 'changed' }),
    'deletion of a draft of the contributor': row('900006', { title: 'changed' }),
    'deletion of a published post of the contributor': row('900007', { title: 'changed' }),
    'deletion of a draft of somebody else': row('900008', { title: 'changed' }),
    'deletion of more than 30 days ago': row('900009', { title: 'changed' }),
  },
  contact_messages: {
    message: row(messages.new, { state: 'read' }, newMessage),
    'message of a year ago': row(messages.old, { state: 'read' }),
  },
  content_reports: {
    report: row('1', { addresses: '2' }),
    'missing report': {
      id: '1',
      insert: { addresses: '0', findings: '[]' },
      change: {},
      before: 'delete from public.content_reports',
      after: "insert into public.content_reports (addresses, findings) values (1, '[]') on conflict do nothing",
    },
  },
  users: {
    contributor: row(people.contributor, { name: 'changed' }, { ...person, role: 'contributor' }),
    editor: row(people.editor, { role: 'contributor' }, { ...person, role: 'editor' }),
    'another admin': row(people.secondAdmin, { role: 'editor' }, { ...person, role: 'admin' }),
    'the admin': row(people.admin, { name: 'changed' }),
    stranger: row(people.stranger, { name: 'changed' }, { ...person, role: 'reader' }),
  },
};

/**
 * Returns the fixture for the state of a cell.
 * @throws Error when the state has no fixture
 */
export function fixtureOf({ table, state }: Pick<Cell, 'table' | 'state'>): Fixture {
  const fixture = fixtures[table][state];
  if (!fixture) throw new Error(`no fixture for ${table}: ${state}`);
  return fixture;
}

/**
 * Returns a row to insert into a table, and the SQL that must run first.
 * @throws Error when no fixture of the table has a row to insert
 */
export function newRowOf(table: TableName): { before?: string; row: Values } {
  const fixture = Object.values(fixtures[table]).find(({ insert }) => insert);
  if (!fixture?.insert) throw new Error(`no row to insert into ${table}`);
  return { before: fixture.before, row: fixture.insert };
}

/** Maps a table to the key of a row that an admin may change. */
export const changeable: Record<TableName, string> = {
  users: people.contributor,
  blog_categories: '92000000-0000-4000-8000-000000000001',
  blog_posts: posts.published,
  consoles: '93000000-0000-4000-8000-000000000001',
  console_of_month: '94000000-0000-4000-8000-000000000001',
  social_media_links: '95000000-0000-4000-8000-000000000001',
  links: '96000000-0000-4000-8000-000000000001',
  site_settings: '1',
  post_slugs: 'p-published-once',
  revisions: '900001',
  console_releases: '97000000-0000-4000-8000-000000000001',
  console_sources: '97000000-0000-4000-8000-000000000002',
  console_compatibility: '97000000-0000-4000-8000-000000000003',
  link_cables: '97000000-0000-4000-8000-000000000004',
  post_consoles: '97000000-0000-4000-8000-000000000005',
  draft_links: '98000000-0000-4000-8000-000000000001',
  pictures: '98000000-0000-4000-8000-000000000001',
  contact_messages: messages.new,
  content_reports: '1',
};

/** Returns the condition that selects the changeable row. */
export function whereChangeable(table: TableName): string {
  return `${table === 'post_slugs' ? 'slug' : 'id'} = '${changeable[table]}'`;
}
