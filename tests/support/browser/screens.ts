import type { Page } from 'playwright-core';
import type { Role } from './accounts';
import { adminSettled, settled } from './settled';

export interface Screen {
  name: string;
  address: string;
  /** The signed-in role; a visitor by default. */
  as?: Role;
  /** Steps before the screen is ready. */
  prepare?: (page: Page) => Promise<unknown>;
}

const post = '/admin/blog/edit/b0000000-0000-4000-8000-000000000001';
/** A draft of the seeds. */
const draft = '/admin/blog/edit/b0000000-0000-4000-8000-000000000014';
const gameBoy = '/admin/consoles/a0000000-0000-4000-8000-000000000001';

const section = (name: string): Screen => ({
  ...{ name: `${name} of a console`, as: 'editor', address: gameBoy },
  prepare: (page) => page.getByRole('tab', { name }).click(),
});

export const publicScreens: readonly Screen[] = [
  { name: 'home', address: '/' },
  { name: 'timeline', address: '/timeline' },
  { name: 'catalogue', address: '/consoles' },
  { name: 'console', address: '/consoles/nintendo-ds' },
  { name: 'compare', address: '/consoles/compare' },
  { name: 'two consoles', address: '/consoles/compare?c=game-boy,nintendo-ds' },
  { name: 'blog', address: '/blog' },
  { name: 'post', address: '/blog/why-the-game-boy-stayed-grey' },
  { name: 'compatibility', address: '/compatibility' },
  { name: 'compatibility of one', address: '/compatibility?console=nintendo-dsi' },
  { name: 'open data', address: '/data' },
  { name: 'about', address: '/about' },
  { name: 'charts', address: '/charts' },
  { name: 'tools', address: '/tools' },
  { name: 'buying guide', address: '/buying-guide' },
  { name: 'repair', address: '/repair-and-care' },
  { name: 'palette finder', address: '/tools/palettes' },
  { name: 'saves', address: '/tools/saves' },
  { name: 'identify', address: '/tools/identify' },
  { name: 'editions', address: '/editions' },
  { name: 'how we know', address: '/how-we-know' },
  { name: 'links', address: '/links' },
  { name: 'past consoles', address: '/console-of-the-month' },
  { name: 'contact', address: '/contact' },
  { name: 'privacy', address: '/privacy' },
  { name: 'link that no longer works', address: '/drafts#nothing' },
  { name: 'mail to come in', address: '/login/password' },
  { name: 'link of a mail', address: '/login/password#token_hash=none' },
  { name: '404', address: '/no-such-level' },
  { name: 'empty search', address: '/blog?q=zeppelin' },
];

export const signInScreen: Screen = { name: 'sign-in', address: '/login' };

/** An invented report, because the embedded backend has no report. */
const contentReport = {
  ...{ checked_at: '2026-03-04T12:00:00+00:00', addresses: 238 },
  findings: [
    {
      ...{ kind: 'broken-link', thing: 'post', id: 'b0000000-0000-4000-8000-000000000001' },
      ...{ title: 'Why the Game Boy stayed grey', detail: 'Its host answers 404 (Not Found).' },
      address: 'https://www.example.com/articles/1989/why-the-game-boy-stayed-grey-and-what-it-cost.html',
    },
    {
      ...{ kind: 'console-without-source', thing: 'console', id: 'a0000000-0000-4000-8000-000000000001' },
      ...{ title: 'Game Boy', detail: 'No source names: weight_g, battery_hours.', address: null },
    },
    {
      ...{ kind: 'moved-link', thing: 'link', id: '00000000-0000-4000-8000-000000000003', title: 'Docs' },
      ...{ detail: 'It has moved for good to https://docs.example.com/', address: 'https://example.com/docs' },
    },
  ],
};

/** Invented messages, because the seeds have no messages. */
const messages = [
  ['Ada Reader', 'General Inquiry', 'Which battery does it take?\n\nThe lid is gone, so I cannot look.', 'unread'],
  ['مريم', 'Content Contribution', 'شكرا على هذا الموقع الجميل.\nهناك خطأ صغير في صفحة Game Boy Color.', 'read'],
  ['Ben', 'Other', 'A long story of a Game Boy that went through the wash. '.repeat(20), 'read'],
].map(([name, subject, message, state], index) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${index}`, created_at: `2026-10-2${9 - index}T08:30:00Z` },
  ...{ name, email: 'somebody@reader.example', subject, message, state },
}));

/** Shows these messages when the screen has no messages. */
const pretendMessages = (rows: object[], none: string) => async (page: Page) => {
  if ((await page.getByText(none).count()) === 0) return;
  const headers = { 'content-range': `0-${rows.length - 1}/${rows.length}` };
  await page.route('**/rest/v1/contact_messages?*', (route) => route.fulfill({ json: rows, headers }));
  await page.reload();
  await adminSettled(page);
};

export const adminScreens: readonly Screen[] = [
  {
    name: 'welcome',
    as: 'admin',
    address: '/admin',
    // The region appears after the page knows the role.
    prepare: async (page) => {
      await page.getByRole('region', { name: 'Builds' }).waitFor();
      await adminSettled(page);
    },
  },
  { name: 'welcome of a contributor', as: 'contributor', address: '/admin' },
  { name: 'post table', as: 'editor', address: '/admin/blog' },
  { name: 'new post', as: 'editor', address: '/admin/blog/new' },
  { name: 'edit post', as: 'editor', address: post },
  { name: 'edit draft', as: 'editor', address: draft },
  {
    name: 'preview',
    as: 'editor',
    address: post,
    prepare: (page) => page.getByRole('tab', { name: 'Preview' }).click(),
  },
  { name: 'new console', as: 'editor', address: '/admin/consoles/new' },
  { name: 'edit console', as: 'editor', address: gameBoy },
  ...['Specification', 'Releases', 'Compatibility', 'Sources', 'Related', 'Preview'].map(section),
  { name: 'console table', as: 'editor', address: '/admin/consoles' },
  {
    name: 'deletion of a console',
    as: 'editor',
    address: '/admin/consoles',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Delete ./ })
        .nth(1)
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).waitFor();
    },
  },
  { name: 'categories', as: 'admin', address: '/admin/categories' },
  { name: 'pictures', as: 'editor', address: '/admin/pictures' },
  { name: 'users', as: 'admin', address: '/admin/users' },
  { name: 'Console of the Month', as: 'editor', address: '/admin/console-of-month' },
  { name: 'social links', as: 'editor', address: '/admin/social-media' },
  { name: 'links of the admin area', as: 'editor', address: '/admin/links' },
  { name: 'activity', as: 'editor', address: '/admin/activity' },
  { name: 'deleted entries', as: 'editor', address: '/admin/activity?show=deleted' },
  {
    ...{ name: 'messages', as: 'editor', address: '/admin/messages' },
    prepare: pretendMessages(messages, 'The inbox is empty.'),
  },
  {
    ...{ name: 'message', as: 'editor', address: '/admin/messages/00000000-0000-4000-8000-000000000001' },
    prepare: pretendMessages(messages.slice(1, 2), 'This message is no longer here.'),
  },
  {
    name: 'content check',
    as: 'contributor',
    address: '/admin/content-check',
    prepare: async (page) => {
      if ((await page.getByRole('heading', { name: 'No check yet' }).count()) === 0) return;
      await page.route('**/rest/v1/content_reports?*', (route) => route.fulfill({ json: [contentReport] }));
      await page.reload();
      await adminSettled(page);
    },
  },
  { name: 'settings', as: 'admin', address: '/admin/settings' },
  { name: 'setup', as: 'admin', address: '/admin/settings/setup' },
  { name: 'own account', as: 'editor', address: '/admin/account' },
];

/** One page of each kind that the build writes as a file, and some words of the page. */
export const filedPages: readonly [address: string, words: string][] = [
  ['/', 'no Princess Zelda: the cartridge of 1993'],
  ['/timeline', 'Nintendo Switch Lite'],
  ['/consoles', 'Nintendo Switch Lite'],
  ['/consoles/nintendo-ds', 'Technical Specifications'],
  ['/consoles/compare', 'Or begin with a pair'],
  ['/blog', 'The cable that made Pokémon'],
  ['/blog/why-the-game-boy-stayed-grey', 'How Yamauchi’s tenth compares with the printed hours'],
  ['/compatibility', 'Four Player Adapter (DMG-07)'],
  ['/data', 'Name the columns that you want.'],
  ['/about', 'How facts are checked'],
  ['/charts', 'The bars are the hours that Nintendo printed'],
  ['/tools', 'Three tools for the console or cartridge in your hand'],
  ['/buying-guide', 'Game Boy cartridges on a lit screen'],
  ['/repair-and-care', 'What fails on the Nintendo DSi XL'],
  ['/tools/palettes', 'Where sources disagree'],
  ['/tools/saves', 'Open it and read the print on the battery'],
  ['/tools/identify', 'Serial number check'],
  ['/editions', 'Famitsu Skeleton MODEL-F02'],
  ['/how-we-know', 'Facts without a source.'],
  ['/links', 'Toolchains for writing your own programs'],
  ['/console-of-the-month', 'Every handheld that was our Console of the Month'],
  ['/contact', 'Corrections are welcome'],
  ['/privacy', 'Who answers for this site'],
];

export const filedAddresses = filedPages.map(([address]) => address);

/** The notice of a page while the service does not respond. */
export const outage = 'We can’t reach our server right now.';

/** Notices of a list before the site's code runs: one for a whole list, and one for a first page. */
export const wholeList = 'Please turn on JavaScript to use search, filters and pages. This is the whole list.';
export const firstPage =
  'Please turn on JavaScript to use search, filters and pages. This is the first page of the list.';

/** Log lines of the browser and the site about an unknown address. */
export const expectedErrors = [/status of 404/, /^404: there is no page at /];

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens a screen and waits until the screen has loaded. */
export async function show(page: Page, { address, as, prepare }: Screen): Promise<void> {
  await page.goto(address);
  await (as || address === signInScreen.address ? adminSettled(page) : settled(page));
  await prepare?.(page);
}
