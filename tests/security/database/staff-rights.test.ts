// Runs the functions of the screens under the rules of the database. No read returns too much, and no write fails
// silently. Other tests of this folder cover the rights of each role cell by cell, and requests after a change of role.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ReadError } from '@/data/service/errors';
import { WriteError } from '@/data/service/writes.admin';
import {
  consoleSave,
  emptyCable,
  emptyRelease,
  emptySource,
  sameConsoleOption,
  newConsole,
} from '@/features/consoles/editor/console-draft';
import { emptyLink, linkFields } from '@/features/links/link-schema';
import { accounts, fixtureOf, messages, people, posts, storedPicture } from './permission-fixtures.ts';
import { permissionMatrix, type Persona, type TableName } from './permission-matrix.ts';
import { aConsoleDraft } from '../../support/console-draft.ts';
import { read } from '../../support/database/site-client.ts';
import { changesBetween, startStaffSite, type StaffSite } from '../../support/database/staff-site.ts';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
  await site.backend.script("select vault.create_secret('https://n.example/hook', 'build_hook')");
});
afterAll(() => site.close());

const idOf = (table: TableName, state: string) => fixtureOf({ table, state }).id;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const firstOf = async (column: string, table: TableName, id: string) => {
  // The text of the value, as in a response of the API.
  const row = `select to_jsonb(${column}) #>> '{}' as value from public.${table} where id = $1`;
  return (await site.backend.sql<{ value: string }>(row, [id]))[0]?.value ?? '';
};

/**
 * Maps a function to its table, and to a read that returns the ids of rows. Some reads request the given `ids` one by
 * one.
 */
type Reads = Record<string, [table: TableName, read: (ids: string[]) => Promise<unknown[]>]>;
const oneByOne = (readRow: (id: string) => Promise<unknown>) => (ids: string[]) =>
  Promise.all(ids.map(async (id) => ((await readRow(id)) === null ? null : id)));

/** Reads the featured row and the queue, which excludes this row. */
const editedMonths: Reads[string] = [
  'console_of_month',
  async () => [(await read(site.rowOfToday()))?.id, ...idsOf(await read(site.queuedRows()))],
];
/** Functions that return exactly the rows that the signed-in person may read. */
const staffReads: Reads = {
  postRows: [
    'blog_posts',
    async () => {
      const pages = await Promise.all([1, 2].map((page) => read(site.postRows({ page, search: '' }))));
      return pages.flatMap(({ posts }) => idsOf(posts));
    },
  ],
  editedPost: ['blog_posts', oneByOne((id) => read(site.editedPost(id)))],
  slugHolder: ['post_slugs', oneByOne((slug) => read(site.slugHolder(slug, newId)))],
  consoleRows: [
    'consoles',
    async () => {
      const options = { search: '', sort: 'year', descending: true } as const;
      return idsOf((await read(site.consoleRows({ page: 1, ...options }))).consoles);
    },
  ],
  consoleDependants: ['consoles', oneByOne((id) => read(site.consoleDependants(id)))],
  staffCategories: ['blog_categories', async () => idsOf(await read(site.staffCategories()))],
  draftLinks: [
    'draft_links',
    async () => {
      const ofPosts = [posts.draft, posts.ownDraft, posts.own].map((id) => read(site.draftLinks(id)));
      return idsOf((await Promise.all(ofPosts)).flat());
    },
  ],
  // Reads the posts of an empty category.
  postsIn: ['blog_categories', oneByOne((id) => read(site.postsIn({ id, slug: 'unused' })))],
  editedConsole: ['consoles', oneByOne((id) => read(site.editedConsole(id)))],
  otherConsoles: ['consoles', async () => idsOf(await read(site.otherConsoles()))],
  consoleChoices: ['consoles', async () => idsOf(await read(site.consoleChoices()))],
  allLinks: ['links', async () => idsOf(await read(site.allLinks()))],
  allSocialLinks: ['social_media_links', async () => idsOf(await read(site.allSocialLinks()))],
  pictureRows: ['pictures', async () => idsOf((await read(site.pictureRows({ page: 1, search: '' }))).pictures)],
  savedSettings: ['site_settings', oneByOne(() => read(site.savedSettings()))],
  rowOfToday: editedMonths,
  queuedRows: editedMonths,
  messageRows: [
    'contact_messages',
    async () => idsOf((await read(site.messageRows({ page: 1, search: '', show: 'all' }))).messages),
  ],
  oneMessage: ['contact_messages', oneByOne((id) => read(site.oneMessage(id)))],
  // The response has no id: the report is the only row of its table.
  contentReport: ['content_reports', async () => ((await read(site.contentReport())) ? ['1'] : [])],
  allUsers: ['users', async () => idsOf(await read(site.allUsers()))],
  rowBeforeRevision: ['revisions', oneByOne((id) => read(site.rowBeforeRevision(Number(id))))],
  activity: [
    'revisions',
    async () => {
      const tables = ['blog_posts', 'site_settings'] as const;
      const { rows } = await read(site.activity({ tables, person: '', deleted: false, page: 1 }));
      return rows.map(({ id }) => String(id));
    },
  ],
};

const shownMonths: Reads[string] = [
  'console_of_month',
  async () => [(await read(site.featuredConsole()))?.id, ...idsOf(await read(site.pastConsoles()))],
];

/** Functions that return to everybody exactly the rows that a visitor may read. */
const publicReads: Reads = {
  postPage: ['blog_posts', async () => idsOf((await read(site.postPage({ page: 1, size: 1000 }))).posts)],
  postBySlug: ['blog_posts', oneByOne(async (id) => read(site.postBySlug(await firstOf('slug', 'blog_posts', id))))],
  movedPost: ['post_slugs', oneByOne((slug) => read(site.movedPost(slug)))],
  allCategories: ['blog_categories', async () => idsOf(await read(site.allCategories()))],
  consoleCatalogue: ['consoles', async () => idsOf(await read(site.consoleCatalogue()))],
  foundConsoles: [
    'consoles',
    async () =>
      idsOf(
        (
          await read(
            site.foundConsoles(
              site.choiceOf(() => ''),
              1,
            ),
          )
        ).consoles,
      ),
  ],
  consoleBySlug: ['consoles', oneByOne(() => read(site.consoleBySlug('unused')))],
  featuredConsole: shownMonths,
  pastConsoles: shownMonths,
  activeLinks: ['links', async () => idsOf(await read(site.activeLinks()))],
  activeSocialLinks: ['social_media_links', async () => idsOf(await read(site.activeSocialLinks()))],
  siteSettings: ['site_settings', oneByOne(() => read(site.siteSettings()))],
};
/** A function of staff screens that returns public posts only. */
const notForVisitors: Reads = {
  publishedArticles: ['blog_posts', async () => idsOf(await read(site.publishedArticles()))],
};

const newId = '99000000-0000-4000-8000-000000000001';
const newPost = {
  ...{ title: 'N', slug: 'n-new', excerpt: 'n', content: 'n', image: '/images/n.png', category: 'tech' },
  ...{ author: 'n', date: '2025-02-02', read_time: '2 min' },
};
const period = { console_id: 'a0000000-0000-4000-8000-000000000001', start_date: '2026-12-01', end_date: '2026-12-31' };
const link = linkFields({ ...emptyLink, title: 'n', url: 'https://n.example', category: 'c', order: '7' });
const socialLink = { platform: 'n', url: 'https://n.example', active: true };
const settings = {
  ...{ siteName: 'N', siteDescription: 'd', contactEmail: 'n@n.example', itemsPerPage: 5, maintenanceMode: true },
  ...{ metaTitle: 't', metaDescription: 'd', metaKeywords: 'k', ogImage: '/n.png', twitterHandle: '@n' },
  ...{ operator: 'N', postalAddress: 'n\nn' },
};
const person = { name: 'N', email: 'new@handheld-legacy.test', role: 'editor' };
const ofLink = { title: 'changed', active: true };
const ofSocialLink = { platform: 'changed', active: true };

const unused = idOf('consoles', 'console');
/** The unused console with its rows of the fixtures. */
const ofUnused = aConsoleDraft({
  weight_g: '300',
  releases: [{ ...emptyRelease, region: 'jp' }],
  plays: newConsole.plays.map((row) => (row.family === 'GB' ? { ...row, plays: 'no' } : row)),
  cables: [{ ...emptyCable, via: 'A cable', to: sameConsoleOption }],
  sources: [{ ...emptySource, field: 'weight_g', title: 'A book' }],
  articles: [posts.published, posts.draft, posts.ownDraft, posts.scheduled],
});

const update = async (id: string, fields: object) =>
  site.updatePost(id, await firstOf('updated_at', 'blog_posts', id), {
    ...{ ...newPost, published: false, publish_at: null, consoles: [unused] },
    ...fields,
  });
const changed = (table: TableName, id: string, now: object | null) => ({
  table,
  id,
  now: now && (expect.objectContaining(now) as unknown),
});
const toDraft = idOf('draft_links', 'link to a draft of somebody else');
const oldRow = idOf('console_of_month', 'row no longer featured');
const cleared = changed('console_of_month', idOf('console_of_month', 'featured row'), { featured: false });

const thePicture = idOf('pictures', 'picture');
const unusedConsole = idOf('consoles', 'console');
const unusedCategory = idOf('blog_categories', 'category');
const techCategory = 'c0000000-0000-4000-8000-000000000004';
const deletedWithConsole = [
  changed('console_compatibility', idOf('console_compatibility', 'family'), null),
  changed('console_releases', idOf('console_releases', 'release'), null),
  changed('console_sources', idOf('console_sources', 'source'), null),
  changed('consoles', unusedConsole, null),
  changed('link_cables', idOf('link_cables', 'cable'), null),
  ...Object.keys(permissionMatrix.post_consoles).map((state) =>
    changed('post_consoles', idOf('post_consoles', state), null),
  ),
];

/** Maps a function to a write that an admin may do and a contributor may not, and to the rows that change. */
const writes: Record<string, [run: () => Promise<unknown>, ...changes: ReturnType<typeof changed>[]]> = {
  createPost: [
    () => site.createPost(newId, { ...newPost, published: true, publish_at: null, consoles: [] }),
    changed('blog_posts', newId, { ...newPost, published: true, created_by: people.admin }),
  ],
  updatePost: [() => update(posts.draft, {}), changed('blog_posts', posts.draft, newPost)],
  setPublished: [
    () => site.setPublished(posts.ownDraft, true),
    changed('blog_posts', posts.ownDraft, { published: true }),
  ],
  setDate: [
    () => site.setDate(posts.published, '2024-05-06'),
    changed('blog_posts', posts.published, { date: '2024-05-06' }),
  ],
  deletePost: [
    () => site.deletePost(posts.published),
    changed('blog_posts', posts.published, null),
    changed('post_consoles', idOf('post_consoles', 'console of a published post'), null),
    changed('post_slugs', 'p-published-once', null),
  ],
  createDraftLink: [
    () => site.createDraftLink(posts.draft, { id: newId, token: 'n', hours: 24 }),
    changed('draft_links', newId, { post_id: posts.draft, created_by: people.admin, hours: 24, views: 0 }),
  ],
  revokeDraftLink: [() => site.revokeDraftLink(toDraft), changed('draft_links', toDraft, null)],
  createConsole: [
    () => site.createConsole(newId, consoleSave(aConsoleDraft(), null, newId)),
    changed('consoles', newId, { slug: 'typed', name: 'Typed', weight_g: null }),
  ],
  // The console's rows in the other tables stay unchanged.
  updateConsole: [
    async () =>
      site.updateConsole(unused, await firstOf('updated_at', 'consoles', unused), consoleSave(ofUnused, null, unused)),
    changed('consoles', unused, { slug: 'typed', name: 'Typed', weight_g: 300 }),
  ],
  featureConsole: [
    () => site.featureConsole({ id: newId, ...period }),
    changed('console_of_month', newId, { ...period, featured: true }),
    cleared,
  ],
  // The row already has the console of the period.
  updateFeatured: [
    () => site.updateFeatured(oldRow, period),
    changed('console_of_month', oldRow, { start_date: period.start_date, featured: true }),
    cleared,
  ],
  addToQueue: [
    () => site.addToQueue({ id: newId, ...period }),
    changed('console_of_month', newId, { ...period, featured: false }),
  ],
  // The row already has the console of the period.
  updateQueued: [
    async () => site.updateQueued(oldRow, period, await firstOf('updated_at', 'console_of_month', oldRow)),
    changed('console_of_month', oldRow, { start_date: period.start_date }),
  ],
  removeFromQueue: [() => site.removeFromQueue(oldRow), changed('console_of_month', oldRow, null)],
  removeFeatured: [() => site.removeFeatured(oldRow), changed('console_of_month', oldRow, null)],
  addLink: [() => site.addLink({ id: newId, ...link }), changed('links', newId, link)],
  updateLink: [
    () => site.updateLink(idOf('links', 'inactive link'), ofLink),
    changed('links', idOf('links', 'inactive link'), ofLink),
  ],
  deleteLink: [
    () => site.deleteLink(idOf('links', 'active link')),
    changed('links', idOf('links', 'active link'), null),
  ],
  addSocialLink: [
    () => site.addSocialLink({ id: newId, ...socialLink }),
    changed('social_media_links', newId, socialLink),
  ],
  updateSocialLink: [
    () => site.updateSocialLink(idOf('social_media_links', 'inactive link'), ofSocialLink),
    changed('social_media_links', idOf('social_media_links', 'inactive link'), ofSocialLink),
  ],
  deleteSocialLink: [
    () => site.deleteSocialLink(idOf('social_media_links', 'active link')),
    changed('social_media_links', idOf('social_media_links', 'active link'), null),
  ],
  deleteConsole: [
    async () => site.deleteConsole(unusedConsole, await firstOf('updated_at', 'consoles', unusedConsole)),
    ...deletedWithConsole,
  ],
  addCategory: [
    () => site.addCategory({ id: newId, name: 'N', slug: 'n-new' }),
    changed('blog_categories', newId, { name: 'N', slug: 'n-new', position: 6 }),
  ],
  updateCategory: [
    async () =>
      site.updateCategory(
        unusedCategory,
        { name: 'N', slug: 'n' },
        await firstOf('updated_at', 'blog_categories', unusedCategory),
      ),
    changed('blog_categories', unusedCategory, { name: 'N', slug: 'n', former_slugs: ['unused'] }),
  ],
  moveCategory: [
    () => site.moveCategory(unusedCategory, techCategory),
    changed('blog_categories', unusedCategory, { position: 4 }),
    changed('blog_categories', techCategory, { position: 5 }),
  ],
  deleteCategory: [() => site.deleteCategory(unusedCategory, null), changed('blog_categories', unusedCategory, null)],
  deletePicture: [
    () => site.deletePicture({ id: thePicture, name: storedPicture, file_name: '', alt: '', created_at: '' }),
    changed('pictures', thePicture, null),
  ],
  saveSettings: [
    async () => site.saveSettings(settings, await firstOf('updated_at', 'site_settings', '1')),
    changed('site_settings', '1', settings),
  ],
  setBuildHook: [() => site.setBuildHook('https://n.example/another')],
  askForBuild: [() => site.askForBuild()],
  markMessage: [
    () => site.markMessage(messages.new, 'read'),
    changed('contact_messages', messages.new, { state: 'read' }),
  ],
  deleteMessage: [() => site.deleteMessage(messages.new), changed('contact_messages', messages.new, null)],
  addUser: [
    () => site.addUser({ id: newId, ...person }),
    changed('users', newId, { ...person, auth_user_id: null, joined_at: null, factor_id: null }),
  ],
  updateUser: [
    () => site.updateUser(people.editor, { name: 'Changed' }),
    changed('users', people.editor, { name: 'Changed' }),
  ],
  resetSignIn: [
    () => site.resetSignIn(people.editor),
    changed('users', people.editor, { auth_user_id: null, joined_at: null }),
  ],
  // The admin has no factor, so nothing changes.
  requireFactor: [() => site.requireFactor(true)],
  // A person's posts stay without an owner, and the person's draft links disappear.
  deleteUser: [
    () => site.deleteUser(people.editor),
    ...[posts.published, posts.draft, posts.scheduled, posts.due].map((id) =>
      changed('blog_posts', id, { created_by: null }),
    ),
    changed('draft_links', '98000000-0000-4000-8000-000000000001', null),
    changed('users', people.editor, null),
  ],
};

test('every function of the staff screens has a test', () => {
  // For postAuthors see tests/security/database/save-post-cases.ts.
  const others = ['ownAccess', 'newToken', 'postAuthors'];
  // For an account's own row and factor see accounts.test.ts.
  others.push('joinTeam', 'adoptFactor', 'dropFactor', 'setOwnName', 'staffAccounts', 'accountsSetup');
  // Tests below cover these functions. The files of a build are public.
  others.push('buildState', 'unreadMessages', 'scheduledPosts', 'builtFiles', 'buildRefusal');
  // The sign-in service shows its settings to everybody.
  others.push('serviceSettings');
  // For functions of contributors see revisions.test.ts, and for pictures
  // tests/security/database/pictures-over-http.test.ts.
  others.push('revisionsOf', 'staffNames', 'revisionStorage', 'restoreDeleted', 'restoreFailure');
  others.push('addPicture', 'addressOfPicture', 'hashOf', 'pictureOfHash', 'pictureUses');
  const tested = [...Object.keys({ ...staffReads, ...notForVisitors }), ...others, ...Object.keys(writes)];
  expect(tested.sort()).toEqual(site.staffFunctions.toSorted());
});

describe('a function of the staff screens', () => {
  beforeAll(() => site.signInAs(null));

  type Call = [name: string, call: () => Promise<unknown>];
  const calls: Call[] = [
    ...Object.entries({ ...staffReads, ...notForVisitors }).map(([name, [, readIt]]): Call => [
      name,
      () => readIt([newId]),
    ]),
    ['ownAccess', () => read(site.ownAccess(accounts.editor))],
    ['staffAccounts', () => read(site.staffAccounts())],
    ['accountsSetup', () => read(site.accountsSetup())],
    ['joinTeam', () => site.joinTeam()],
    ['adoptFactor', () => site.adoptFactor()],
    ['dropFactor', () => site.dropFactor()],
    ['setOwnName', () => site.setOwnName('N')],
    ['postAuthors', () => read(site.postAuthors())],
    ['buildState', () => read(site.buildState())],
    ['unreadMessages', () => read(site.unreadMessages())],
    ['scheduledPosts', () => read(site.scheduledPosts())],
    ...Object.entries(writes).map(([name, [run]]): Call => [name, run]),
  ];
  test.each(calls)('rejects a visitor before any request: %s', async (_name, call) => {
    const requests = site.sent.length;
    const error = await call().catch((error: unknown) => error);
    expect(error instanceof ReadError || error instanceof WriteError).toBe(true);
    expect(error).toMatchObject({ kind: 'rejected' });
    expect(site.sent).toHaveLength(requests);
  });
});

describe.each(['contributor', 'admin'] as const)('for the %s', (who) => {
  beforeAll(() => site.signInAs(who));

  type Case = [name: string, persona: Persona, read: Reads[string]];
  const cases: Case[] = [
    ...Object.entries(staffReads).map(([name, readIt]): Case => [name, who, readIt]),
    ...Object.entries({ ...publicReads, ...notForVisitors }).map(([name, readIt]): Case => [name, 'visitor', readIt]),
  ];
  test.each(cases)('%s returns the rows that the matrix allows to %s', async (_name, persona, [table, readIt]) => {
    const states = Object.entries(permissionMatrix[table]).filter(([, { select }]) => select !== undefined);
    const readIds = await readIt(states.map(([state]) => idOf(table, state)));
    expect(states.filter(([state]) => readIds.includes(idOf(table, state)))).toEqual(
      states.filter(([, { select }]) => select?.split(' ').includes(persona)),
    );
  });

  test("ownAccess returns the caller's own access for any id", async () => {
    const own = { id: people[who], role: who, state: 'in', has_factor: false };
    expect(await read(site.ownAccess(accounts[who]))).toMatchObject(own);
    expect(await read(site.ownAccess(accounts.secondAdmin))).toMatchObject(own);
  });

  test('scheduledPosts gives a contributor only own posts', async () => {
    const readIds = idsOf((await read(site.scheduledPosts())).posts);
    expect(readIds).toEqual(who === 'admin' ? [posts.scheduled, posts.ownScheduled] : [posts.ownScheduled]);
  });

  test('buildState and unreadMessages give data only to editors and admins', async () => {
    const isAllowed = who === 'admin';
    expect(await read(site.buildState())).toEqual(isAllowed ? expect.objectContaining({ hook_set: true }) : null);
    expect(await read(site.unreadMessages())).toBe(isAllowed ? 1 : 0);
  });

  test('staffAccounts and accountsSetup give data only to an admin', async () => {
    const listedIds = (await read(site.staffAccounts())).map(({ id }) => id);
    const setup = await read(site.accountsSetup()).catch((error: unknown) => error);
    expect(listedIds.includes(people.editor)).toBe(who === 'admin');
    expect(setup instanceof ReadError).toBe(who !== 'admin');
  });
});

describe('a write of the staff screens', () => {
  afterEach(() => site.restore());

  test.each(Object.entries(writes))(
    'changes exactly the expected rows for an admin: %s',
    async (_name, [run, ...changes]) => {
      await site.signInAs('admin');
      const before = await site.content();
      await run();
      expect(changesBetween(before, await site.content())).toEqual(changes);
    },
  );

  const ofContributors: [string, () => Promise<unknown>][] = [
    ...Object.entries(writes).map(([name, [run]]): [string, () => Promise<unknown>] => [name, run]),
    ['updatePost of a published post', () => update(posts.own, { published: true })],
    ['updatePost that publishes', () => update(posts.ownDraft, { published: true })],
  ];
  test.each(ofContributors)('fails with an error and changes nothing for a contributor: %s', async (name, run) => {
    await site.signInAs('contributor');
    const before = await site.content();
    // A hidden post gives a conflict instead of a rejection.
    const rejection =
      name === 'updatePost' ? { name: 'ConflictError', now: null } : { name: 'WriteError', kind: 'rejected' };
    await expect(run()).rejects.toMatchObject(rejection);
    expect(changesBetween(before, await site.content())).toEqual([]);
  });
});
