import { fireEvent } from '@testing-library/react';
import {
  aCategory,
  aCompatibility,
  aConsole,
  aDraftLink,
  aFeaturedConsole,
  aFinding,
  aLink,
  aPicture,
  aLinkCable,
  aMessage,
  aFormerSlug,
  aPost,
  aQueuedConsole,
  aReport,
  aRevision,
  aSocialLink,
  aSource,
  someSettings,
} from '../../support/builders';
import { accountAnswers } from '../../support/network/accounts';
import { staffIds, type accounts } from '../../support/network/auth';
import { network, type FunctionName } from '../../support/network/server';
import type { TableName } from '../../support/network/tables';
import type { ViewName } from '../../support/network/views';
import { wording } from '../../support/specification-texts';
import { keyHashOf } from '../database/permission-fixtures';

/** The target of a read: a table, a view or a function. */
export type Read = TableName | ViewName | FunctionName;

/** A part of a page that one read fills. */
export interface Part {
  /** The selector of the part. The default is `main`. */
  where?: string;
  /** The HTML that the part holds after a successful read. */
  content: string;
  /** The HTML that the part holds after a failed read. An empty list means no replacement. */
  fallback: string[];
  /** The toast about the failure. Only staff get this toast. */
  toast?: string;
  /** The other reads that the content needs. */
  needs?: Read | readonly Read[];
  /** Whether the page sends the read only after the needed reads succeeded. */
  waitsForNeeds?: boolean;
}

/** A page with all its reads. */
export interface ReadSurface {
  address: string;
  /** A name for a page whose address says too little. */
  name?: string;
  /** The signed-in person. The default is a visitor. */
  as?: keyof typeof accounts;
  /** The action that triggers these reads. The page sends one read after the other. */
  act?: () => void;
  parts: Partial<Record<Read, Part>>;
  /** Further reads. Their faults have a test on another page of the list. */
  also?: Read[];
}

const tryAgain = 'Try again';
const everywhere: ReadSurface['parts'] = {
  site_settings: { where: 'footer', content: 'Test Legacy', fallback: ['Handheld Legacy'] },
  social_media_links: { where: 'footer', content: 'https://github.com/example', fallback: [] },
};

/** Describes a public page. Adds the reads of the frame around each page. */
const publicPage = (address: string, parts: ReadSurface['parts'] = {}): ReadSurface => ({
  address,
  parts: { ...parts, ...everywhere },
});

/** Describes a public page with only the reads of the frame. Other pages test the faults of these reads. */
const staticPage = (address: string): ReadSurface => ({
  address,
  parts: {},
  also: ['site_settings', 'social_media_links'],
});

/** Describes a screen of the admin area. */
const adminScreen = (
  address: string,
  parts: ReadSurface['parts'],
  more: Omit<ReadSurface, 'address' | 'parts'> = {},
): ReadSurface => ({ address, as: 'editor', parts, ...more });

/** Every kind of public page. */
export const publicPages: ReadSurface[] = [
  publicPage('/', {
    consoles: {
      where: '#handheld-evolution',
      content: 'Show Alpha (1989)',
      fallback: ['Show Game Boy (1989)', 'Show Nintendo 3DS (2011)'],
    },
    console_of_today: { where: '#console-of-month', content: '>Alpha</h3>', fallback: ['>Game Boy Micro</h3>'] },
    search_posts: {
      where: '#latest-articles',
      content: 'The written post',
      fallback: ['Why the Game Boy stayed grey'],
    },
  }),
  publicPage('/timeline', { consoles: { content: 'Alpha', fallback: ['Nintendo 3DS', tryAgain] } }),
  publicPage('/console-of-the-month', {
    past_consoles_of_month: { content: '>Beta</a>', fallback: ['We couldn’t load the past consoles.', tryAgain] },
  }),
  publicPage('/consoles', {
    find_consoles: { content: 'Alpha', fallback: ['No Consoles Found', tryAgain, 'Reset Filters'] },
  }),
  publicPage('/consoles/alpha', {
    consoles: { content: 'It had four shades', fallback: ['Console Not Found', tryAgain] },
    console_relations: { content: 'Played by', fallback: [], needs: 'consoles', waitsForNeeds: true },
  }),
  publicPage('/consoles/compare', {
    find_consoles: { content: 'Alpha', fallback: ['We couldn’t load the consoles to pick from.', tryAgain] },
  }),
  publicPage('/consoles/compare?c=alpha', {
    consoles: { content: 'Remove the Alpha', fallback: ['Nothing to compare', tryAgain] },
    // A fault of the table also applies to this function.
    find_consoles: {
      ...{ content: 'Beta', needs: 'consoles' },
      fallback: ['We couldn’t load the consoles to pick from.', tryAgain],
    },
  }),
  publicPage('/blog', {
    search_posts: { content: 'The written post', fallback: ['No Articles Found', tryAgain, 'Reset Filters'] },
    blog_categories: { content: 'Tales of tin', fallback: ['All Categories'] },
  }),
  publicPage('/blog/written', {
    blog_posts: { content: 'Its whole text.', fallback: ['Post Not Found', 'Back to Blog', tryAgain] },
    post_relations: { content: 'The other post', fallback: [], needs: 'blog_posts' },
  }),
  {
    address: '/blog/of-old',
    parts: { post_slugs: { content: 'Its whole text.', fallback: ['Post Not Found', 'Back to Blog', tryAgain] } },
    also: ['blog_posts', 'post_relations', 'site_settings', 'social_media_links'],
  },
  ...['/about', '/privacy', '/charts', '/tools', '/tools/palettes', '/tools/saves', '/tools/identify'].map(staticPage),
  publicPage('/links', {
    links: { content: 'Docs of docs', fallback: ['No links are currently available.', tryAgain, 'Show All Links'] },
  }),
  publicPage('/compatibility', {
    consoles: { content: 'Alpha', fallback: ['We couldn’t load what plays on what.', tryAgain] },
    console_sources: { content: 'Seen on two of them', fallback: [], needs: 'consoles', waitsForNeeds: true },
    link_cables: { content: 'The long cable', fallback: [tryAgain], needs: 'consoles' },
  }),
  publicPage('/buying-guide', {
    consoles: { content: 'You want', fallback: ['We couldn’t load the facts that this table is made from.', tryAgain] },
  }),
  staticPage('/repair-and-care'),
  publicPage('/editions', {
    consoles: { content: 'More about the Alpha', fallback: ['We couldn’t load the launch colours.', tryAgain] },
  }),
  publicPage('/how-we-know', {
    consoles: { content: 'Sources by console', fallback: ['We couldn’t load the counts.', tryAgain] },
  }),
  publicPage('/data', { consoles: { content: 'Known: 2 of', fallback: ['We couldn’t load the fields.', tryAgain] } }),
  {
    address: '/contact',
    parts: {
      ...everywhere,
      site_settings: { content: 'team@example.org', fallback: ['Corrections are welcome'] },
    },
  },
  publicPage('/drafts#token-of-a-draft', {
    shared_draft: { content: 'Its unfinished text.', fallback: ['Draft not loaded', tryAgain] },
  }),
  publicPage('/login'),
  publicPage('/login/password'),
  publicPage('/login/password'),
  publicPage('/nowhere'),
];

export const postId = '50000000-0000-4000-8000-000000000001';
export const draftId = '50000000-0000-4000-8000-000000000003';
export const messageId = '50000000-0000-4000-8000-000000000004';
export const consoleId = '50000000-0000-4000-8000-000000000002';
const editor = `/admin/blog/edit/${postId}`;

/**
 * The reads of every admin screen: the person's access and the site's settings. Their faults have tests on the first
 * screen.
 */
export const readByAllStaff: Read[] = ['own_access', 'site_settings'];

/** Describes a part of the screen for the Console of the Month. A failure of either read shows the same fallback. */
const featuredPart = (content: string, needs: Read): Part => ({
  ...{ content, needs, toast: wording.consoleOfMonth.loadFailed },
  fallback: ['We couldn’t load the Console of the Month.', tryAgain],
});

/** Every screen of the admin area. */
export const staffPages: ReadSurface[] = [
  adminScreen('/admin', {
    own_access: { content: 'an editor:', fallback: ['You’re signed in as'] },
    site_settings: { where: 'title', content: 'Test Legacy', fallback: ['Handheld Legacy'] },
    blog_posts: {
      content: 'The draft',
      fallback: ['We couldn’t load the drafts.', 'We couldn’t load what is scheduled.', tryAgain],
    },
    contact_messages: { content: '1 unread message', fallback: ['We couldn’t load the messages.', tryAgain] },
    content_reports: { content: '1 link failed', fallback: ['We couldn’t load the last check.', tryAgain] },
    build_state: { content: 'None yet.', fallback: ['We couldn’t load the last request.', tryAgain] },
  }),
  adminScreen('/admin/nowhere', {}),
  adminScreen('/admin/blog', {
    blog_posts: {
      where: 'main table',
      content: 'The written post',
      fallback: [tryAgain],
      toast: wording.posts.loadFailed,
    },
    blog_categories: { content: '>Tales of tin</option>', fallback: ['All categories'] },
    // A fault of the table also applies to this function.
    post_authors: { content: '>Ada Author</option>', fallback: ['All authors'], needs: 'blog_posts' },
  }),
  adminScreen('/admin/consoles', {
    consoles: { where: 'main table', content: 'Alpha', fallback: [tryAgain], toast: 'Failed to load consoles' },
  }),
  adminScreen('/admin/consoles/new', {}),
  adminScreen(
    '/admin/consoles/new',
    { consoles: { content: '(available).', fallback: ['/consoles/brand-new'], toast: wording.postEditor.loadFailed } },
    { name: 'slug check of a console', act: typeSlug },
  ),
  adminScreen(
    '/admin/consoles/new',
    {
      consoles: { content: '>Alpha</option>', fallback: ['Another console'], toast: wording.postEditor.loadFailed },
      blog_posts: {
        content: 'The written post',
        fallback: ['Articles about it'],
        toast: wording.postEditor.loadFailed,
      },
    },
    { name: 'related rows of a console', act: openRelated },
  ),
  adminScreen(
    '/admin/consoles/new',
    { consoles: { content: '>Alpha</option>', fallback: ['Link cables'], toast: wording.postEditor.loadFailed } },
    { name: 'link cables of a console', act: addCable },
  ),
  adminScreen(`/admin/consoles/${consoleId}`, {
    consoles: {
      content: 'Update console',
      fallback: ['We couldn’t load this console.', tryAgain],
      toast: wording.postEditor.loadFailed,
    },
  }),
  adminScreen(
    '/admin/categories',
    {
      blog_categories: {
        where: 'main table',
        content: 'Tales of tin',
        fallback: [tryAgain],
        toast: 'Failed to load categories',
      },
    },
    { as: 'admin' },
  ),
  adminScreen('/admin/blog/new', {
    blog_categories: { content: 'Tales of tin', fallback: ['Create Post'], toast: wording.postEditor.loadFailed },
    consoles: { content: 'Alpha', fallback: ['Create Post'], toast: wording.postEditor.loadFailed },
  }),
  adminScreen(
    '/admin/blog/new',
    {
      blog_posts: { content: '(available).', fallback: ['/blog/brand-new'], needs: 'post_slugs' },
      post_slugs: { content: '(available).', fallback: ['/blog/brand-new'], needs: 'blog_posts' },
    },
    { name: 'slug check of a post', act: typeSlug, also: [...readByAllStaff, 'blog_categories', 'consoles'] },
  ),
  adminScreen(
    editor,
    {
      blog_posts: {
        content: 'Update Post',
        fallback: ['We couldn’t load this post.', tryAgain],
        toast: wording.postEditor.loadFailed,
      },
    },
    { also: [...readByAllStaff, 'blog_categories', 'consoles'] },
  ),
  adminScreen(
    editor,
    { blog_categories: { content: 'Tales of tin', fallback: ['Update Post'], toast: wording.postEditor.loadFailed } },
    { name: 'categories of a post', also: [...readByAllStaff, 'blog_posts', 'consoles'] },
  ),
  adminScreen(
    `/admin/blog/edit/${draftId}`,
    {
      draft_links: {
        content: 'Opened 7 times',
        fallback: ['We couldn’t load the links to this draft.', tryAgain],
        toast: 'Failed to load the links',
      },
    },
    { name: 'links to a draft', also: [...readByAllStaff, 'blog_categories', 'blog_posts', 'consoles'] },
  ),
  adminScreen(
    '/admin/users',
    {
      users: { where: 'main table', content: 'Edith Editor', fallback: [tryAgain], toast: wording.users.loadFailed },
      staff_accounts: { where: 'main table', content: 'Active', fallback: [], needs: 'users' },
    },
    { as: 'admin' },
  ),
  adminScreen('/admin/console-of-month', {
    consoles: featuredPart('Alpha (1989)', 'console_of_today'),
    console_of_today: featuredPart(wording.consoleOfMonth.active, 'consoles'),
    // The queue appears together with the form.
    console_of_month: {
      where: 'main table',
      content: '1 January 2020',
      fallback: [tryAgain],
      toast: 'Failed to load the queue',
      needs: ['consoles', 'console_of_today'],
      waitsForNeeds: true,
    },
  }),
  adminScreen('/admin/social-media', {
    social_media_links: {
      where: 'main table',
      content: 'https://github.com/example',
      fallback: [tryAgain],
      toast: wording.socialLinks.loadFailed,
    },
  }),
  adminScreen('/admin/pictures', {
    pictures: { where: 'main table', content: 'shown.jpg', fallback: [tryAgain], toast: 'Failed to load pictures' },
    picture_uses: {
      where: 'main table',
      content: 'Nowhere',
      fallback: ['We couldn’t look this up.'],
      needs: 'pictures',
      waitsForNeeds: true,
    },
  }),
  adminScreen('/admin/links', {
    links: { where: 'main table', content: 'Docs of docs', fallback: [tryAgain], toast: wording.links.loadFailed },
  }),
  adminScreen('/admin/activity', {
    revisions: {
      where: 'main table',
      content: 'Deleted thing',
      fallback: [tryAgain],
      toast: 'Failed to load the activity',
    },
    staff_names: { content: 'A former member', fallback: ['Everybody'], needs: 'revisions' },
    // A fault of the table also applies to this function.
    revision_storage: { content: 'takes 1.3 MB', fallback: [], needs: 'revisions' },
  }),
  adminScreen(
    '/admin/settings',
    {
      site_settings: {
        content: 'Save settings',
        fallback: ['We couldn’t load the settings.', tryAgain],
        toast: wording.settings.loadFailed,
      },
      build_state: { content: 'Not set', fallback: ['We couldn’t load the state of the build hook.', tryAgain] },
    },
    { as: 'admin' },
  ),
  adminScreen('/admin/messages', {
    contact_messages: {
      where: 'main table',
      content: 'Which battery does it take?',
      fallback: [tryAgain],
      toast: 'Failed to load messages',
    },
  }),
  adminScreen(`/admin/messages/${messageId}`, {
    contact_messages: {
      content: 'The lid is gone.',
      fallback: ['We couldn’t load this message.', tryAgain],
      toast: 'Failed to load the message',
    },
  }),
  adminScreen('/admin/content-check', {
    content_reports: {
      content: 'A look at the Game Boy',
      fallback: [tryAgain],
      toast: 'Failed to load the content check',
    },
  }),
  adminScreen(
    '/admin/account',
    { own_access: { content: 'value="Edith Editor"', fallback: ['We couldn’t load your account.', tryAgain] } },
    { also: ['site_settings'] },
  ),
  adminScreen(
    '/admin/settings/setup',
    {
      accounts_setup: {
        content: 'The migrations are applied.',
        fallback: ['We couldn’t ask the database.', tryAgain],
        toast: 'Failed to load the setup',
      },
      staff_accounts: {
        content: 'Somebody on the team has one',
        fallback: [],
        needs: 'accounts_setup',
      },
    },
    { as: 'admin' },
  ),
];

/** Fills every table, so that only a fault can cause a fallback. */
export function fillTables(): void {
  const alpha = aConsole({ id: consoleId, slug: 'alpha', name: 'Alpha', family: 'Game Boy', region_lock: 'none' });
  const beta = aConsole({ slug: 'beta', name: 'Beta', year: '1990' });
  const post = aPost({ id: postId, slug: 'written', title: 'The written post', content: 'Its whole text.' });
  network.tables.consoles = [alpha, beta];
  network.tables.console_compatibility = [aCompatibility(alpha.id), aCompatibility(beta.id)];
  network.tables.console_sources = [aSource(alpha.id, { field: 'region_lock', title: 'Seen on two of them' })];
  network.tables.link_cables = [aLinkCable(alpha.id, beta.id, { via: 'The long cable' })];
  network.tables.console_of_month = [aFeaturedConsole(alpha.id), aQueuedConsole(beta.id, '2020-01-01', '2020-01-31')];
  const draft = aPost({ id: draftId, title: 'The draft', content: 'Its unfinished text.', published: false });
  const other = aPost({ slug: 'other', title: 'The other post' });
  network.tables.blog_posts = [post, other, draft];
  network.answers.post_relations = () => ({ next: other });
  network.answers.console_relations = () => [{ relation: 'player', model: beta, family: 'GB', plays: 'yes' }];
  network.tables.draft_links = [
    aDraftLink(draft.id, { key_hash: keyHashOf('token-of-a-draft'), views: 7, last_viewed_at: draft.updated_at }),
  ];
  network.tables.post_slugs = [aFormerSlug('of-old', post.id)];
  network.tables.blog_categories = [
    aCategory({ slug: 'tin', name: 'Tales of tin' }),
    aCategory({ slug: 'history', name: 'Tales of history' }),
  ];
  network.tables.links = [aLink({ title: 'Docs of docs' })];
  network.tables.pictures = [aPicture({ file_name: 'shown.jpg' })];
  network.tables.social_media_links = [aSocialLink()];
  const deleted = aLink({ title: 'Deleted thing' });
  network.tables.revisions = [
    aRevision({
      ...{ table_name: 'links', row_id: deleted.id, operation: 'delete', title: deleted.title, gone: true },
      before: { ...deleted },
    }),
  ];
  network.tables.site_settings = [someSettings()];
  network.tables.content_reports = [aReport([aFinding()])];
  network.tables.contact_messages = [
    aMessage(),
    // The state of this message is "read", so that opening the message changes no row.
    aMessage({ id: messageId, name: 'Rea Reader', message: 'The lid is gone.', state: 'read' }),
  ];
  accountAnswers.accounts.set(staffIds.contributor, { has_factor: true });
}

function typeSlug(): void {
  const slug = document.querySelector('input[name=slug]');
  if (!slug) throw new Error('the editor is not there yet');
  fireEvent.change(slug, { target: { value: 'brand-new' } });
}

function openSection(name: string): void {
  const tab = Array.from(document.querySelectorAll('[role=tab]')).find(({ textContent }) => textContent === name);
  if (!tab) throw new Error('the editor is not there yet');
  fireEvent.click(tab);
}

function openRelated(): void {
  openSection('Related');
}

function addCable(): void {
  openSection('Compatibility');
  const add = Array.from(document.querySelectorAll('button')).find(
    ({ textContent }) => textContent === 'Add link cable',
  );
  if (add) fireEvent.click(add);
}
