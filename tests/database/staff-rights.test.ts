// The permission matrix once more, through the functions that the screens call: what
// each person reads, what each write does, and that no write fails in silence. What no
// screen can ask for has its cells in tests/trust/database/ alone: writes
// to categories, consoles and old addresses, another owner of a post, a second settings
// row. There the requests are also made by hand, by people who use no screen.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ReadError } from '@/data/errors';
import type { PostFields } from '@/data/posts.admin';
import { WriteError } from '@/data/writes.admin';
import { accounts, fixtures } from '../security/database/permission-fixtures.ts';
import type { TableName } from '../security/database/permission-matrix.ts';
import { read } from '../support/database/site-client.ts';
import { changesBetween, startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

/**
 * rows: the row is among what comes back. nothing: it is not. done: the database changed
 * as the write below says, and in nothing else. refused: a WriteError says so, nothing
 * changed. gone: a ConflictError, because who may not see a post cannot be told why.
 *
 * stranger: signed in, not staff. removed: was staff when signing in, the row in users
 * was deleted since. Without a sign-in all of these are refused, and nothing is sent.
 */
const staffTable = `
                                                    stranger  removed  contributor  editor   admin
  postRows: published post                          rows      rows     rows         rows     rows
  postRows: draft of somebody else                  nothing   nothing  nothing      rows     rows
  postRows: draft of the contributor                nothing   nothing  rows         rows     rows
  postRows: published post of the contributor       rows      rows     rows         rows     rows
  postRows: draft of nobody  nothing   nothing  nothing      rows     rows
  postRows: draft of the former member of the staff  nothing   nothing  nothing      rows     rows
  postRows: draft of the stranger  nothing   nothing  nothing      rows     rows
  editedPost: published post                        rows      rows     rows         rows     rows
  editedPost: draft of somebody else                nothing   nothing  nothing      rows     rows
  editedPost: draft of the contributor              nothing   nothing  rows         rows     rows
  editedPost: published post of the contributor     rows      rows     rows         rows     rows
  editedPost: draft of nobody  nothing   nothing  nothing      rows     rows
  editedPost: draft of the former member of the staff  nothing   nothing  nothing      rows     rows
  editedPost: draft of the stranger  nothing   nothing  nothing      rows     rows
  slugHolder: published post                        rows      rows     rows         rows     rows
  slugHolder: draft of somebody else                nothing   nothing  nothing      rows     rows
  slugHolder: draft of the contributor              nothing   nothing  rows         rows     rows
  slugHolder: published post of the contributor     rows      rows     rows         rows     rows
  slugHolder: draft of nobody  nothing   nothing  nothing      rows     rows
  slugHolder: draft of the former member of the staff  nothing   nothing  nothing      rows     rows
  slugHolder: draft of the stranger  nothing   nothing  nothing      rows     rows
  slugHolder: old address of a published post       rows      rows     rows         rows     rows
  slugHolder: old address of a draft                nothing   nothing  rows         rows     rows
  consoleChoices: console                           rows      rows     rows         rows     rows
  featuredRow: featured row                         rows      rows     rows         rows     rows
  featuredRow: row no longer featured               nothing   nothing  nothing      nothing  nothing
  allLinks: active link                             rows      rows     rows         rows     rows
  allLinks: inactive link                           nothing   nothing  nothing      rows     rows
  allSocialLinks: active link                       rows      rows     rows         rows     rows
  allSocialLinks: inactive link                     nothing   nothing  nothing      rows     rows
  savedSettings: settings                           rows      rows     rows         rows     rows
  ownRole: own account                              rows      nothing  rows         rows     rows
  ownRole: account of another admin                 nothing   nothing  nothing      nothing  rows
  allUsers: stranger                                rows      nothing  nothing      nothing  rows
  allUsers: contributor                             nothing   nothing  rows         nothing  rows
  allUsers: editor                                  nothing   nothing  nothing      rows     rows
  allUsers: another admin                           nothing   nothing  nothing      nothing  rows
  allUsers: the admin                               nothing   nothing  nothing      nothing  rows

  createPost: draft                                 refused   refused  done         done     done
  createPost: published                             refused   refused  refused      done     done
  updatePost: published post                        refused   refused  refused      done     done
  updatePost: draft of somebody else                gone      gone     gone         done     done
  updatePost: draft of the contributor              gone      gone     done         done     done
  updatePost: published post of the contributor     refused   refused  refused      done     done
  updatePost: draft of nobody  gone      gone     gone         done     done
  updatePost: draft of the former member of the staff  gone      gone     gone         done     done
  updatePost: draft of the stranger  gone      gone     gone         done     done
  updatePost, published: draft of the contributor   gone      gone     refused      done     done
  setPublished, true: draft of somebody else        refused   refused  refused      done     done
  setPublished, true: draft of the contributor      refused   refused  refused      done     done
  setPublished, false: published post               refused   refused  refused      done     done
  setPublished, false: published post of the contributor   refused   refused  refused      done     done
  deletePost: published post                        refused   refused  refused      done     done
  deletePost: draft of somebody else                refused   refused  refused      done     done
  deletePost: draft of the contributor              refused   refused  done         done     done
  deletePost: published post of the contributor     refused   refused  refused      done     done
  featureConsole: new row                           refused   refused  refused      done     done
  updateFeatured: featured row                      refused   refused  refused      done     done
  updateFeatured: row no longer featured            refused   refused  refused      done     done
  removeFeatured: featured row                      refused   refused  refused      done     done
  removeFeatured: row no longer featured            refused   refused  refused      done     done
  addLink: active                                   refused   refused  refused      done     done
  addLink: inactive                                 refused   refused  refused      done     done
  updateLink: active link                           refused   refused  refused      done     done
  updateLink: inactive link                         refused   refused  refused      done     done
  deleteLink: active link                           refused   refused  refused      done     done
  deleteLink: inactive link                         refused   refused  refused      done     done
  addSocialLink: active                             refused   refused  refused      done     done
  addSocialLink: inactive                           refused   refused  refused      done     done
  updateSocialLink: active link                     refused   refused  refused      done     done
  updateSocialLink: inactive link                   refused   refused  refused      done     done
  deleteSocialLink: active link                     refused   refused  refused      done     done
  deleteSocialLink: inactive link                   refused   refused  refused      done     done
  saveSettings: settings                            refused   refused  refused      refused  done
  addUser: contributor                              refused   refused  refused      refused  done
  addUser: editor                                   refused   refused  refused      refused  done
  addUser: admin                                    refused   refused  refused      refused  refused
  updateUser, name: stranger                        refused   refused  refused      refused  done
  updateUser, name: contributor                     refused   refused  refused      refused  done
  updateUser, name: editor                          refused   refused  refused      refused  done
  updateUser, name: another admin                   refused   refused  refused      refused  done
  updateUser, name: the admin                       refused   refused  refused      refused  done
  updateUser, to admin: stranger                    refused   refused  refused      refused  done
  updateUser, to admin: contributor                 refused   refused  refused      refused  done
  updateUser, to admin: editor                      refused   refused  refused      refused  done
  updateUser, to editor: another admin              refused   refused  refused      refused  done
  updateUser, to editor: the admin                  refused   refused  refused      refused  refused
  deleteUser: stranger                              refused   refused  refused      refused  done
  deleteUser: contributor                           refused   refused  refused      refused  done
  deleteUser: editor                                refused   refused  refused      refused  done
  deleteUser: another admin                         refused   refused  refused      refused  refused
  deleteUser: the admin                             refused   refused  refused      refused  refused
`;

/** The reads of the public site give everybody what they give a visitor, drafts to nobody. */
const publicTable = `
                                                     everybody
  postPage: published post                           rows
  postPage: draft of somebody else                   nothing
  postPage: draft of the contributor                 nothing
  postPage: published post of the contributor        rows
  postPage: draft of nobody                          nothing
  postPage: draft of the former member of the staff  nothing
  postPage: draft of the stranger                    nothing
  latestPosts: published post                        rows
  latestPosts: draft of somebody else                nothing
  latestPosts: draft of the contributor              nothing
  latestPosts: published post of the contributor     rows
  latestPosts: draft of nobody                       nothing
  latestPosts: draft of the former member of the staff  nothing
  latestPosts: draft of the stranger                 nothing
  postBySlug: published post                         rows
  postBySlug: draft of somebody else                 nothing
  postBySlug: draft of the contributor               nothing
  postBySlug: published post of the contributor      rows
  postBySlug: draft of nobody                        nothing
  postBySlug: draft of the former member of the staff  nothing
  postBySlug: draft of the stranger                  nothing
  movedPost: old address of a published post         rows
  movedPost: old address of a draft                  nothing
  allCategories: category                            rows
  consoleCatalogue: console                          rows
  consoleBySlug: console                             rows
  featuredConsole: featured row                      rows
  featuredConsole: row no longer featured            nothing
  activeLinks: active link                           rows
  activeLinks: inactive link                         nothing
  activeSocialLinks: active link                     rows
  activeSocialLinks: inactive link                   nothing
  siteSettings: settings                             rows
`;

type Outcome = 'rows' | 'nothing' | 'done' | 'refused' | 'gone';
interface Write {
  run: () => Promise<unknown>;
  /** What the database holds afterwards that it did not before. */
  changes: Changes;
}
type Changes = { table: TableName; id: string; now: unknown }[];

const staffCells = cellsOf(staffTable);
const publicCells = cellsOf(publicTable);
const readCells = Object.keys(staffCells).filter((cell) => cell in staffReads(''));
const writeCells = Object.keys(staffCells).filter((cell) => !readCells.includes(cell));

const people = [
  ['stranger', 'stranger'],
  ['contributor', 'contributor'],
  ['editor', 'editor'],
  ['admin', 'admin'],
  ['contributor', 'removed'],
  ['editor', 'removed'],
  ['admin', 'removed'],
] as const;

/** The addresses of the posts in each state. */
const slugs: Record<string, string> = {
  'published post': 'p-published',
  'draft of somebody else': 'p-draft',
  'draft of the contributor': 'p-own-draft',
  'published post of the contributor': 'p-own',
  'draft of nobody': 'p-of-nobody',
  'draft of the former member of the staff': 'p-of-former',
  'draft of the stranger': 'p-of-stranger',
};
const newId = '99000000-0000-4000-8000-000000000001';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
});
afterAll(() => site.close());

test('every function of src/data/staff and every state stands in the table', () => {
  const named = Object.keys(staffCells).map((cell) => cell.replace(/[:,].*/, ''));
  expect(new Set(named)).toEqual(new Set(site.staffFunctions));
  const cells = [...Object.keys(staffReads(accounts.editor)), ...Object.keys(writes())];
  expect(cells.sort()).toEqual(Object.keys(staffCells).sort());
  expect(Object.keys(publicReads()).sort()).toEqual(Object.keys(publicCells).sort());
});

describe('a visitor', () => {
  beforeAll(() => site.signInAs(null));

  test.each(Object.keys(publicCells))('%s', async (cell) => {
    expect(await outcomeOfRead(publicReads()[cell])).toBe(publicCells[cell]?.everybody);
  });

  test.each(Object.keys(staffCells))('%s: refused before anything is sent', async (cell) => {
    const before = await site.content();
    const requests = site.sent.length;
    const readIt = staffReads(accounts.editor)[cell];
    expect(readIt ? await outcomeOfRead(readIt) : await outcomeOfWrite(writes()[cell])).toBe('refused');
    expect(site.sent.slice(requests)).toEqual([]);
    expect(changesBetween(before, await site.content())).toEqual([]);
  });
});

describe.each(people)('%s, by the column of %s', (who, column) => {
  const removal = column === 'removed' ? `delete from public.users where email = '${who}@handheld-legacy.test'` : '';
  const restore = async () => {
    await site.restore();
    await site.backend.script(removal);
  };
  let before: Awaited<ReturnType<StaffSite['content']>>;
  beforeAll(async () => {
    await site.restore();
    await site.signInAs(who);
    await site.backend.script(removal);
    before = await site.content();
  });

  test.each(Object.keys(publicCells))('%s', async (cell) => {
    expect(await outcomeOfRead(publicReads()[cell])).toBe(publicCells[cell]?.everybody);
  });

  test.each(readCells)('%s', async (cell) => {
    expect(await outcomeOfRead(staffReads(accounts[who])[cell])).toBe(staffCells[cell]?.[column]);
  });

  describe('writes', () => {
    test.each(writeCells)('%s', async (cell) => {
      const write = writes()[cell];
      const outcome = await outcomeOfWrite(write);
      const changes = changesBetween(before, await site.content());
      if (changes.length > 0) await restore();
      expect({ outcome, changes }).toEqual({
        outcome: staffCells[cell]?.[column],
        changes: outcome === 'done' ? write?.changes : [],
      });
      if (outcome === 'done') expect(changes.length).toBeGreaterThan(0);
    });
  });
});

describe('with the same token', () => {
  const inactive = fixtures.links['inactive link']?.id ?? '';
  afterEach(() => site.restore());

  test.each([
    ['removed from the users', "delete from public.users where email = 'editor@handheld-legacy.test'"],
    ['demoted', "update public.users set role = 'contributor' where email = 'editor@handheld-legacy.test'"],
    [
      'given a role that is none',
      "update public.users set role = 'Editor' where email = 'editor@handheld-legacy.test'",
    ],
  ])('an editor who is %s has lost the rights with the next request', async (_what, statement) => {
    await site.signInAs('editor');
    const mayRead = async () => (await read(site.allLinks())).some(({ id }) => id === inactive);
    expect(await mayRead()).toBe(true);
    await site.updateLink(inactive, { title: 'Before' });
    await site.backend.script(statement);
    expect(await mayRead()).toBe(false);
    await expect(site.updateLink(inactive, { title: 'After' })).rejects.toMatchObject({ kind: 'rejected' });
    expect(await site.backend.sql('select title from public.links where id = $1', [inactive])).toEqual([
      { title: 'Before' },
    ]);
  });

  test('a contributor who is promoted has the new rights with the next request', async () => {
    await site.signInAs('contributor');
    await expect(site.deleteLink(inactive)).rejects.toMatchObject({ kind: 'rejected' });
    await site.backend.script(
      "update public.users set role = 'editor' where email = 'contributor@handheld-legacy.test'",
    );
    await site.deleteLink(inactive);
    expect(await site.backend.sql('select from public.links where id = $1', [inactive])).toEqual([]);
  });

  test('after signing out nothing is sent any more', async () => {
    await site.signInAs('admin');
    site.signOut();
    await expect.poll(() => site.sent.at(-1)?.path).toBe('/auth/v1/logout');
    const requests = site.sent.length;
    await expect(site.deleteLink(inactive)).rejects.toMatchObject({ kind: 'rejected' });
    await expect(read(site.allUsers())).rejects.toMatchObject({ kind: 'rejected' });
    expect(site.sent).toHaveLength(requests);
  });
});

async function outcomeOfRead(isThere: (() => Promise<boolean>) | undefined): Promise<Outcome | undefined> {
  try {
    return (await isThere?.()) ? 'rows' : 'nothing';
  } catch (error) {
    if (error instanceof ReadError && error.kind === 'rejected') return 'refused';
    throw error;
  }
}

async function outcomeOfWrite(write: Write | undefined): Promise<Outcome> {
  try {
    await write?.run();
    return 'done';
  } catch (error) {
    if (error instanceof WriteError && error.kind === 'rejected') return 'refused';
    if (error instanceof site.ConflictError && error.now === null) return 'gone';
    throw error;
  }
}

function staffReads(account: string): Record<string, () => Promise<boolean>> {
  const tableOfPosts = async () => {
    const pages = await Promise.all([1, 2].map((page) => read(site.postRows({ page, search: '' }))));
    return pages.flatMap(({ posts }) => posts);
  };
  const holder = async (slug: string) => (await read(site.slugHolder(slug, newId))) !== null;
  return {
    ...forEachState(
      'blog_posts',
      'postRows',
      ({ id }) =>
        async () =>
          has(await tableOfPosts(), id),
    ),
    ...forEachState(
      'blog_posts',
      'editedPost',
      ({ id }) =>
        async () =>
          (await read(site.editedPost(id)))?.id === id,
    ),
    ...forEachState('blog_posts', 'slugHolder', (_row, state) => () => holder(slugs[state] ?? '')),
    ...forEachState(
      'post_slugs',
      'slugHolder',
      ({ id }) =>
        () =>
          holder(id),
    ),
    ...forEachState(
      'consoles',
      'consoleChoices',
      ({ id }) =>
        async () =>
          has(await read(site.consoleChoices()), id),
    ),
    ...forEachState(
      'console_of_month',
      'featuredRow',
      ({ id }) =>
        async () =>
          (await read(site.featuredRow()))?.id === id,
    ),
    ...forEachState(
      'links',
      'allLinks',
      ({ id }) =>
        async () =>
          has(await read(site.allLinks()), id),
    ),
    ...forEachState(
      'social_media_links',
      'allSocialLinks',
      ({ id }) =>
        async () =>
          has(await read(site.allSocialLinks()), id),
    ),
    'savedSettings: settings': async () => (await read(site.savedSettings())) !== null,
    'ownRole: own account': async () => (await read(site.ownRole(account))) !== '',
    'ownRole: account of another admin': async () => (await read(site.ownRole(accounts.secondAdmin))) !== '',
    ...forEachState(
      'users',
      'allUsers',
      ({ id }) =>
        async () =>
          has(await read(site.allUsers()), id),
    ),
  };
}

function publicReads(): Record<string, () => Promise<boolean>> {
  const everything = { page: 1, size: 1000 };
  return {
    ...forEachState(
      'blog_posts',
      'postPage',
      ({ id }) =>
        async () =>
          has((await read(site.postPage(everything))).posts, id),
    ),
    ...forEachState(
      'blog_posts',
      'latestPosts',
      ({ id }) =>
        async () =>
          has(await read(site.latestPosts(1000)), id),
    ),
    ...forEachState(
      'blog_posts',
      'postBySlug',
      ({ id }, state) =>
        async () =>
          (await read(site.postBySlug(slugs[state] ?? '')))?.id === id,
    ),
    ...forEachState(
      'post_slugs',
      'movedPost',
      ({ id }) =>
        async () =>
          (await read(site.movedPost(id))) !== null,
    ),
    ...forEachState(
      'blog_categories',
      'allCategories',
      ({ id }) =>
        async () =>
          has(await read(site.allCategories()), id),
    ),
    ...forEachState(
      'consoles',
      'consoleCatalogue',
      ({ id }) =>
        async () =>
          has(await read(site.consoleCatalogue({ search: '', era: '' })), id),
    ),
    ...forEachState(
      'consoles',
      'consoleBySlug',
      ({ id }) =>
        async () =>
          (await read(site.consoleBySlug('unused')))?.id === id,
    ),
    ...forEachState(
      'console_of_month',
      'featuredConsole',
      ({ id }) =>
        async () =>
          (await read(site.featuredConsole()))?.id === id,
    ),
    ...forEachState(
      'links',
      'activeLinks',
      ({ id }) =>
        async () =>
          has(await read(site.activeLinks()), id),
    ),
    ...forEachState(
      'social_media_links',
      'activeSocialLinks',
      ({ id }) =>
        async () =>
          has(await read(site.activeSocialLinks()), id),
    ),
    'siteSettings: settings': async () => (await read(site.siteSettings())) !== null,
  };
}

/** Every write of the staff screens, as whoever is signed in. */
function writes(): Record<string, Write> {
  return { ...postWrites(), ...featuredWrites(), ...linkWrites(), ...settingsWrites(), ...userWrites() };
}

function postWrites(): Record<string, Write> {
  const [published, draft] = [idOf('blog_posts', 'published post'), idOf('blog_posts', 'draft of somebody else')];
  const ownPublished = idOf('blog_posts', 'published post of the contributor');
  const ownDraft = idOf('blog_posts', 'draft of the contributor');
  const fields = {
    ...{ title: 'N', slug: 'n-new', excerpt: 'e', content: 'c', image: '/images/n.png', category: 'tech' },
    ...{ author: 'a', date: '2025-01-01', read_time: '1 min' },
  };
  const create = (published: boolean): Write => ({
    run: () => site.createPost(newId, { ...fields, published }),
    changes: [added('blog_posts', newId, { ...fields, published, created_by: site.accountId() })],
  });
  const update = (id: string, changes: { excerpt?: string; published?: boolean }): Write => ({
    run: () => updateWith(id, changes),
    changes: [{ table: 'blog_posts', id, now: changes }],
  });
  const setPublished = (id: string, published: boolean, ...others: Changes): Write => ({
    run: () => site.setPublished(id, published),
    changes: [{ table: 'blog_posts', id, now: { published } }, ...others],
  });
  const oldAddress = (slug: string, post_id: string) => added('post_slugs', slug, { slug, post_id });
  const remove = (id: string, ...others: Changes): Write => ({
    run: () => site.deletePost(id),
    changes: [removed('blog_posts', id), ...others],
  });
  return {
    'createPost: draft': create(false),
    'createPost: published': create(true),
    ...forEachState('blog_posts', 'updatePost', ({ id }) => update(id, { excerpt: 'changed' })),
    'updatePost, published: draft of the contributor': update(ownDraft, { published: true }),
    'setPublished, true: draft of somebody else': setPublished(draft, true),
    'setPublished, true: draft of the contributor': setPublished(ownDraft, true),
    'setPublished, false: published post': setPublished(published, false, oldAddress('p-published', published)),
    'setPublished, false: published post of the contributor': setPublished(
      ownPublished,
      false,
      oldAddress('p-own', ownPublished),
    ),
    'deletePost: published post': remove(published, removed('post_slugs', 'p-published-once')),
    'deletePost: draft of somebody else': remove(draft, removed('post_slugs', 'p-draft-once')),
    'deletePost: draft of the contributor': remove(ownDraft),
    'deletePost: published post of the contributor': remove(ownPublished),
  };
}

/** Saves a post as the editor does: all its fields, and the version they were read at. */
async function updateWith(id: string, changes: Partial<PostFields>): Promise<unknown> {
  const [row] = await site.backend.sql<{ fields: PostFields; version: string }>(
    `select to_jsonb(t) - '{id,created_at,created_by,updated_at,search,staff_search,search_category}'::text[] as fields,
       updated_at::text as version
     from public.blog_posts t where id = $1`,
    [id],
  );
  if (!row) throw new Error(`no post ${id}`);
  return site.updatePost(id, row.version, { ...row.fields, ...changes });
}

function featuredWrites(): Record<string, Write> {
  const [featured, other] = [
    idOf('console_of_month', 'featured row'),
    idOf('console_of_month', 'row no longer featured'),
  ];
  const console_id = 'a0000000-0000-4000-8000-000000000001';
  const period = { console_id, start_date: '2026-12-01', end_date: '2026-12-31' };
  const cleared = { table: 'console_of_month', id: featured, now: { featured: false } } as const;
  return {
    'featureConsole: new row': {
      run: () => site.featureConsole({ id: newId, ...period }),
      changes: [added('console_of_month', newId, { ...period, featured: true }), cleared],
    },
    'updateFeatured: featured row': {
      run: () => site.updateFeatured(featured, period),
      changes: [{ table: 'console_of_month', id: featured, now: period }],
    },
    'updateFeatured: row no longer featured': {
      run: () => site.updateFeatured(other, period),
      // Its console is the one of the period already.
      changes: [
        { table: 'console_of_month', id: other, now: { ...period, console_id: undefined, featured: true } },
        cleared,
      ],
    },
    ...forEachState('console_of_month', 'removeFeatured', ({ id }) => ({
      run: () => site.removeFeatured(id),
      changes: [removed('console_of_month', id)],
    })),
  };
}

function linkWrites(): Record<string, Write> {
  const link = { title: 'n', url: 'https://n.example', description: null, image: null, category: 'c', order: 7 };
  const social = { platform: 'n', url: 'https://n.example' };
  const add = (active: boolean): Write => ({
    run: () => site.addLink({ id: newId, ...link, active }),
    changes: [added('links', newId, { ...link, active })],
  });
  const addSocial = (active: boolean): Write => ({
    run: () => site.addSocialLink({ id: newId, ...social, active }),
    changes: [added('social_media_links', newId, { ...social, active })],
  });
  return {
    'addLink: active': add(true),
    'addLink: inactive': add(false),
    ...forEachState('links', 'updateLink', ({ id }, state) => {
      const now = { title: 'changed', image: '/images/n.png', active: state !== 'active link' };
      return { run: () => site.updateLink(id, now), changes: [{ table: 'links', id, now }] };
    }),
    ...forEachState('links', 'deleteLink', ({ id }) => ({
      run: () => site.deleteLink(id),
      changes: [removed('links', id)],
    })),
    'addSocialLink: active': addSocial(true),
    'addSocialLink: inactive': addSocial(false),
    ...forEachState('social_media_links', 'updateSocialLink', ({ id }, state) => {
      const now = { platform: 'changed', active: state !== 'active link' };
      return { run: () => site.updateSocialLink(id, now), changes: [{ table: 'social_media_links', id, now }] };
    }),
    ...forEachState('social_media_links', 'deleteSocialLink', ({ id }) => ({
      run: () => site.deleteSocialLink(id),
      changes: [removed('social_media_links', id)],
    })),
  };
}

/** As the REST service writes it, whoever is signed in. */
async function settingsVersion(): Promise<string | null> {
  const [row] = await site.backend.sql<{ version: string }>(
    'select updated_at::text as version from public.site_settings',
  );
  return row?.version ?? null;
}

function settingsWrites(): Record<string, Write> {
  const now = {
    ...{ siteName: 'N', siteDescription: 'd', contactEmail: 'n@n.example', itemsPerPage: 5, maintenanceMode: true },
    ...{ metaTitle: 't', metaDescription: 'd', metaKeywords: 'k', ogImage: '/n.png', twitterHandle: '@n' },
  };
  return {
    'saveSettings: settings': {
      run: async () => site.saveSettings(now, await settingsVersion()),
      changes: [{ table: 'site_settings', id: '1', now }],
    },
  };
}

function userWrites(): Record<string, Write> {
  const add = (role: string): Write => {
    const person = { name: 'N', email: 'new@handheld-legacy.test', role };
    return {
      run: () => site.addUser({ id: newId, ...person }),
      changes: [added('users', newId, { ...person, auth_user_id: null })],
    };
  };
  const update = (id: string, now: { name?: string; role?: string }): Write => ({
    run: () => site.updateUser(id, now),
    changes: [{ table: 'users', id, now }],
  });
  return {
    'addUser: contributor': add('contributor'),
    'addUser: editor': add('editor'),
    'addUser: admin': add('admin'),
    ...forEachState('users', 'updateUser, name', ({ id }) => update(id, { name: 'Changed' })),
    'updateUser, to admin: stranger': update(idOf('users', 'stranger'), { role: 'admin' }),
    'updateUser, to admin: contributor': update(idOf('users', 'contributor'), { role: 'admin' }),
    'updateUser, to admin: editor': update(idOf('users', 'editor'), { role: 'admin' }),
    'updateUser, to editor: another admin': update(idOf('users', 'another admin'), { role: 'editor' }),
    'updateUser, to editor: the admin': update(idOf('users', 'the admin'), { role: 'editor' }),
    ...forEachState('users', 'deleteUser', ({ id }) => ({
      run: () => site.deleteUser(id),
      changes: [removed('users', id)],
    })),
  };
}

function added(table: TableName, id: string, fields: object): Changes[number] {
  return { table, id, now: expect.objectContaining(fields) as unknown };
}

function removed(table: TableName, id: string): Changes[number] {
  return { table, id, now: null };
}

function idOf(table: TableName, state: string): string {
  const fixture = fixtures[table][state];
  if (!fixture) throw new Error(`no fixture for ${table}: ${state}`);
  return fixture.id;
}

/** The same for the row in every state that the matrix knows of a table. */
function forEachState<Value>(table: TableName, name: string, make: (row: { id: string }, state: string) => Value) {
  const entries = Object.entries(fixtures[table]).map(
    ([state, row]) => [`${name}: ${state}`, make(row, state)] as const,
  );
  return Object.fromEntries(entries);
}

function has(rows: readonly { id: string }[], wanted: string): boolean {
  return rows.some(({ id }) => id === wanted);
}

/** The cells of a table in text: `cell -> column -> outcome`. */
function cellsOf(text: string): Record<string, Record<string, Outcome>> {
  const [columns = [], ...rows] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/ {2,}/));
  return Object.fromEntries(
    rows.map(([cell = '', ...outcomes]) => [
      cell,
      Object.fromEntries(columns.map((column, at) => [column, outcomes[at] as Outcome])),
    ]),
  );
}
