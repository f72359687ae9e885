import { dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { OpenConsole } from '@/data/service/catalogue-rows';
import type { ContentStamps } from '@/data/reads/content-stamps';
import type { Tables } from '@/data/service/database.types';
import type { Finding } from '@/data/site/content-report.admin';
import type { PostArticle, PostCard } from '@/data/posts/posts';
import type { Snapshot } from '@/data/reads/snapshot';
import { fold } from '@/lib/search-text';
import { columnsOf, type TableName } from '../security/database/permission-matrix';

let count = 0;

const base = () => {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    created_at: '2025-01-01T00:00:00+00:00',
    updated_at: '2025-01-01T00:00:00+00:00',
  };
};

type NullColumns<Row> = { [Name in keyof Row as null extends Row[Name] ? Name : never]: null };

/** Returns the nullable columns of a table, each with null. A builder sets the other columns. */
function nullColumnsOf<Table extends TableName>(table: Table): NullColumns<Tables<Table>> {
  return Object.fromEntries(columnsOf(table).map((column) => [column, null])) as NullColumns<Tables<Table>>;
}

/** Returns a published post. Every builder returns a row with a new id. */
export function aPost(changes: Partial<Tables<'blog_posts'>> = {}): Tables<'blog_posts'> {
  const row = {
    ...base(),
    created_by: null,
    title: 'A look at the Game Boy',
    slug: `post-${count}`,
    excerpt: 'What four shades can do.',
    content: 'It was grey.',
    image: '/images/blog/gba-sp-second-look.svg',
    category: 'history',
    author: 'Ada Author',
    date: '2025-03-01',
    read_time: '5 min',
    published: true,
    publish_at: null,
    ...changes,
  };
  return {
    ...row,
    search: '',
    staff_search: fold([row.title, row.author, row.category].join('\n')),
    search_category: row.category,
    picture_hashes: [],
  };
}

/** Returns a post as a build reads the post: with the name of its category. */
export function aPostPage(changes: Partial<PostArticle> = {}): PostArticle {
  return { ...aPost(), category_name: 'Hardware History', ...changes };
}

export function aFormerSlug(slug: string, postId: string): Tables<'post_slugs'> {
  return { slug, post_id: postId, created_at: base().created_at };
}

/** Returns an unopened link to a draft. The link is valid for a week from now. */
export function aDraftLink(postId: string, changes: Partial<Tables<'draft_links'>> = {}): Tables<'draft_links'> {
  const { id } = base();
  return {
    ...{ id, created_at: new Date().toISOString(), created_by: null, post_id: postId, hours: 168 },
    ...{ key_hash: id.replaceAll('-', '').padEnd(64, '0'), views: 0, last_viewed_at: null },
    ...changes,
  };
}

export function aCategory(changes: Partial<Tables<'blog_categories'>> = {}): Tables<'blog_categories'> {
  return { ...base(), name: 'Hardware History', slug: 'history', position: count, former_slugs: [], ...changes };
}

/** Returns a console without facts and optional specs. */
export function aConsole(changes: Partial<Tables<'consoles'>> = {}): Tables<'consoles'> {
  const row = {
    ...nullColumnsOf('consoles'),
    ...base(),
    slug: `console-${count}`,
    name: 'Game Boy',
    description: 'The grey one.',
    full_description: 'It had four shades.\n\nAnd four batteries.',
    year: '1989',
    color: 'gameboy',
    image: '/images/consoles/game-boy.svg',
    processor: 'Sharp LR35902',
    display: '160 × 144',
    controls: 'D-pad, A, B',
    battery: '4 × AA',
    ...changes,
  };
  return { ...row, search: fold([row.name, row.description].join('\n')) };
}

/** Returns a console as a build reads the console. Its lists of embedded rows are empty. */
export function aConsolePage(changes: Partial<OpenConsole> = {}): OpenConsole {
  return { ...aConsole(), releases: [], sources: [], plays: [], posts: [], ...changes };
}

/** Returns the Japanese release of a console, without date and price. */
export function aRelease(
  consoleId: string,
  changes: Partial<Tables<'console_releases'>> = {},
): Tables<'console_releases'> {
  return {
    ...nullColumnsOf('console_releases'),
    ...base(),
    console_id: consoleId,
    region: 'jp',
    ...changes,
  };
}

/** Returns a source for the weight of a console. */
export function aSource(
  consoleId: string,
  changes: Partial<Tables<'console_sources'>> = {},
): Tables<'console_sources'> {
  return {
    ...nullColumnsOf('console_sources'),
    ...base(),
    console_id: consoleId,
    field: 'weight_g',
    title: 'The manual',
    url: 'https://example.com/manual',
    ...changes,
  };
}

/** Returns a row that lets a console play Game Boy cartridges. */
export function aCompatibility(
  consoleId: string,
  changes: Partial<Tables<'console_compatibility'>> = {},
): Tables<'console_compatibility'> {
  return {
    ...nullColumnsOf('console_compatibility'),
    ...base(),
    console_id: consoleId,
    family: 'GB',
    plays: 'yes',
    ...changes,
  };
}

export function aLinkCable(
  fromId: string,
  toId: string,
  changes: Partial<Tables<'link_cables'>> = {},
): Tables<'link_cables'> {
  return {
    ...nullColumnsOf('link_cables'),
    ...base(),
    from_id: fromId,
    to_id: toId,
    via: 'Game Link Cable',
    ...changes,
  };
}

export function aPostAbout(consoleId: string, postId: string): Tables<'post_consoles'> {
  return { ...base(), console_id: consoleId, post_id: postId };
}

/** Returns a featured row. The test must also add the console. */
export function aFeaturedConsole(consoleId: string): Tables<'console_of_month'> {
  return { ...base(), console_id: consoleId, start_date: '2026-11-01', end_date: '2026-11-30', featured: true };
}

/** Returns a row of the queue. The test must also add the console. */
export function aQueuedConsole(consoleId: string, start_date: string, end_date: string): Tables<'console_of_month'> {
  return { ...aFeaturedConsole(consoleId), start_date, end_date, featured: false };
}

/** Returns a picture of the library. The picture has no owner. */
export function aPicture(changes: Partial<Tables<'pictures'>> = {}): Tables<'pictures'> {
  const row = {
    ...base(),
    created_by: null,
    name: `${String(count).padStart(32, '0')}-2000x1000.webp`,
    file_name: 'micro.jpg',
    alt: 'A Game Boy Micro in a hand',
    ...changes,
  };
  return { ...row, hash: row.name.slice(0, 32), staff_search: fold(`${row.file_name}\n${row.alt}`) };
}

/** Returns an unread message from the contact form. */
export function aMessage(changes: Partial<Tables<'contact_messages'>> = {}): Tables<'contact_messages'> {
  const { id, created_at } = base();
  const row = {
    ...{ id, created_at, name: 'Ada Reader', email: 'ada@reader.example', subject: 'General Inquiry' },
    ...{ message: 'Which battery does it take?', state: 'unread' },
    ...changes,
  };
  return { ...row, staff_search: fold([row.name, row.email, row.subject, row.message].join('\n')) };
}

/** Returns a finding about a broken link in an article. */
export function aFinding(changes: Partial<Finding> = {}): Finding {
  const { id } = base();
  return {
    ...{ kind: 'broken-link', thing: 'post', id, title: 'A look at the Game Boy' },
    ...{ detail: 'Its host answers 404 (Not Found).', address: 'https://gone.example/' },
    ...changes,
  };
}

/** Returns a report of the content check from 4 March 2026. */
export function aReport(findings: Finding[], addresses = 238): Tables<'content_reports'> {
  return { id: 1, checked_at: '2026-03-04T12:00:00+00:00', addresses, findings };
}

/** Returns an active useful link. */
export function aLink(changes: Partial<Tables<'links'>> = {}): Tables<'links'> {
  return {
    ...nullColumnsOf('links'),
    ...base(),
    title: 'Pan Docs',
    url: 'https://gbdev.io/pandocs/',
    description: 'How it works inside.',
    category: 'Documentation',
    order: count,
    active: true,
    ...changes,
  };
}

export function aSocialLink(changes: Partial<Tables<'social_media_links'>> = {}): Tables<'social_media_links'> {
  return { ...base(), platform: 'github', url: 'https://github.com/example', active: true, ...changes };
}

export function someSettings(changes: Partial<Tables<'site_settings'>> = {}): Tables<'site_settings'> {
  return {
    ...base(),
    id: 1,
    siteName: 'Test Legacy',
    siteDescription: 'A site under test.',
    contactEmail: 'team@example.org',
    maintenanceMode: false,
    itemsPerPage: 3,
    metaTitle: 'Test Legacy: all handhelds',
    metaDescription: 'Tested from end to end.',
    metaKeywords: 'tests',
    ogImage: '/og-image.png',
    twitterHandle: '@testlegacy',
    operator: 'The Test Society',
    postalAddress: '1 Test Street\nTestham',
    ...changes,
  };
}

/** Returns the content stamps of a site without any change. */
export function someStamps(): ContentStamps {
  const kinds = ['posts', 'consoles', 'links', 'settings', 'social links', 'categories', 'console of the month'];
  return Object.fromEntries(kinds.map((kind) => [kind, '2026-01-01T00:00:00+00:00']));
}

export function aSnapshot(...answers: [queryKey: QueryKey, data: unknown][]): Snapshot {
  const client = new QueryClient();
  for (const [queryKey, data] of answers) client.setQueryData(queryKey, data);
  return { id: 'a1b2c3d4', state: dehydrate(client) };
}

/** Returns the columns that the card of a post shows. */
export function toCard(post: PostCard): PostCard {
  const { id, slug, title, excerpt, image, category, category_name, author, date, read_time } = post;
  return { id, slug, title, excerpt, image, category, category_name, author, date, read_time };
}

/** Returns a member of the staff without an account. */
export function aUser(changes: Partial<Tables<'users'>> = {}): Tables<'users'> {
  return {
    ...base(),
    auth_user_id: null,
    name: 'Cora Contributor',
    email: `person-${count}@handheld-legacy.test`,
    role: 'contributor',
    joined_at: null,
    factor_id: null,
    ...changes,
  };
}

/** Returns a revision of a post. The person behind the change is unknown. */
export function aRevision(changes: Partial<Tables<'revisions'>> = {}): Tables<'revisions'> {
  count += 1;
  return {
    id: count,
    at: new Date(Date.UTC(2026, 0, 1) + count * 60_000).toISOString(),
    actor: null,
    table_name: 'blog_posts',
    row_id: crypto.randomUUID(),
    operation: 'update',
    title: 'A post',
    before: {},
    transaction: count,
    gone: false,
    ...changes,
  };
}
