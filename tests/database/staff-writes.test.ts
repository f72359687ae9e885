// Tests writes by staff on a real database. A rejection names the field, a retry writes once, and no write replaces a
// newer version.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EditedPost, PostFields, SavedPost } from '@/data/posts/posts.admin';
import type { SiteSettings } from '@/data/site/settings';
import { isDraftLimit } from '@/data/service/writes.admin';
import { emptyLink, linkFields } from '@/features/links/link-schema';
import { fixtureOf, people, posts } from '../security/database/permission-fixtures.ts';
import type { TableName } from '../security/database/permission-matrix.ts';
import { read } from '../support/database/site-client.ts';
import { changesBetween, startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.restore();
  await site.signInAs('admin');
});

const idOf = (table: TableName, state: string) => fixtureOf({ table, state }).id;
const postId = posts.draft;
const newId = '99000000-0000-4000-8000-000000000001';
const newPost: PostFields = {
  ...{ title: 'N', slug: 'n-new', excerpt: 'e', content: 'c', image: '/images/n.png', category: 'tech' },
  ...{ author: 'a', date: '2025-01-01', read_time: '1 min', published: false, publish_at: null },
  // The draft of the fixtures has the same console.
  consoles: [idOf('consoles', 'console')],
};
const typedLink = { ...emptyLink, title: 'n', url: 'https://n.example', category: 'c', order: '0' };
const newLink = { id: newId, ...linkFields(typedLink) };
const newSocialLink = { id: newId, platform: 'n', url: 'https://n.example', active: true };
const newPerson = { id: newId, name: 'N', email: 'new@handheld-legacy.test', role: 'contributor' };
const period = { console_id: 'a0000000-0000-4000-8000-000000000001', start_date: '2026-12-01', end_date: '2026-12-31' };
const [link, socialLink] = [idOf('links', 'active link'), idOf('social_media_links', 'active link')];
const featured = idOf('console_of_month', 'featured row');

const notAllowed = (column: string) => ({ column, problem: 'not allowed' });
const taken = (column: string) => ({ column, problem: 'taken' });

// tests/security/database/bad-input.test.ts tests every value of every field, and the messages of the forms.
test.each<[write: string, what: string, rejected: object | null, run: () => Promise<unknown>]>([
  ['createPost', 'an unknown category', notAllowed('category'), () => createThePost({ category: 'nope' })],
  ['createPost', 'a day that does not exist', null, () => createThePost({ date: '2025-02-30' })],
  ['updatePost', 'a slug in capitals', notAllowed('slug'), () => updateThePost({ slug: 'A' })],
  ['updatePost', 'the slug of another post', taken('slug'), () => updateThePost({ slug: 'p-own-draft' })],
  ['addLink', 'no address', notAllowed('url'), () => site.addLink({ ...newLink, url: 'nothing' })],
  ['updateLink', 'no address', notAllowed('url'), () => site.updateLink(link, { url: 'nothing' })],
  [
    'addSocialLink',
    'no platform',
    notAllowed('platform'),
    () => site.addSocialLink({ ...newSocialLink, platform: '' }),
  ],
  [
    'updateSocialLink',
    'no platform',
    notAllowed('platform'),
    () => site.updateSocialLink(socialLink, { platform: '' }),
  ],
  ['featureConsole', 'an unknown console', notAllowed('console_id'), () => featureAnother({ console_id: newId })],
  ['updateFeatured', 'an end before the start', notAllowed('end_date'), () => endFeatured('2026-11-30')],
  ['saveSettings', 'too many items', notAllowed('itemsPerPage'), () => saveTheSettings({ itemsPerPage: 13 })],
  ['addUser', 'an address in use', taken('email'), () => addPerson({ email: 'Editor@Handheld-Legacy.TEST' })],
  ['addUser', 'a role of too many letters', notAllowed('role'), () => addPerson({ role: 'x'.repeat(31) })],
  ['updateUser', 'no name', notAllowed('name'), () => site.updateUser(people.editor, { name: '' })],
])('%s reports the column that the database names, and changes nothing: %s', async (...given) => {
  const [, , rejected, write] = given;
  const before = await site.content();
  await expect(write()).rejects.toMatchObject({ name: 'WriteError', kind: 'rejected', rejected });
  expect(changesBetween(before, await site.content())).toEqual([]);
});

test('the database rejects a demotion or deletion of the last admin, and names no column', async () => {
  await site.backend.script("update public.users set role = 'editor' where email = 'second@handheld-legacy.test'");
  const before = await site.content();
  const rejection = { kind: 'rejected', rejected: null };
  await expect(site.updateUser(people.admin, { role: 'editor' })).rejects.toMatchObject(rejection);
  await expect(site.deleteUser(people.admin)).rejects.toMatchObject(rejection);
  expect(changesBetween(before, await site.content())).toEqual([]);
});

test('isDraftLimit recognizes only the rejection for too many drafts', async () => {
  const someDrafts = `insert into public.blog_posts (title, slug, excerpt, content, author, date, created_by)
    select 'n', 'n-' || n, 'e', 'c', 'a', '2025-01-01', $1 from generate_series(1, 500) as n`;
  await site.backend.sql(someDrafts, [people.admin]);
  const rejection = await site.createPost(newId, newPost).catch((error: unknown) => error);
  expect(rejection).toMatchObject({ kind: 'rejected' });
  expect(isDraftLimit(rejection)).toBe(true);
  const other = await site.createPost(newId, { ...newPost, slug: 'A' }).catch((error: unknown) => error);
  expect(isDraftLimit(other)).toBe(false);
});

describe('a change of a post', () => {
  test('succeeds with the version of the last save, exact to the microsecond', async () => {
    let { updated_at } = await thePost();
    for (let round = 1; round <= 4; round += 1) {
      const saved = await site.updatePost(postId, updated_at, { ...newPost, title: `Round ${round}` });
      expect(saved.updated_at).not.toBe(updated_at);
      expect(await thePost()).toMatchObject({ ...saved, title: `Round ${round}` });
      ({ updated_at } = saved);
    }
  });

  test.each(['2025-06-01T10:00:00.123456Z', '2025-06-01T10:00:00Z', '2025-06-01T10:00:00.000001Z'])(
    'distinguishes the version %s from a version one microsecond later',
    async (moment) => {
      await setVersion(moment);
      const { updated_at, consoles } = await thePost();
      await setVersion(moment, 1);
      await expect(site.updatePost(postId, updated_at, newPost)).rejects.toBeInstanceOf(site.ConflictError);
      await setVersion(moment);
      await site.updatePost(postId, updated_at, newPost, consoles);
      expect(await thePost()).toMatchObject(newPost);
    },
  );

  test('conflicts with a faster save, returns the newer version and overwrites nothing', async () => {
    const { updated_at } = await thePost();
    const theirs = await site.updatePost(postId, updated_at, { ...newPost, title: 'Theirs' });
    const before = await site.content();
    const outdated = site.updatePost(postId, updated_at, { ...newPost, title: 'Mine' });
    await expect(outdated).rejects.toMatchObject({ name: 'ConflictError', now: theirs });
    expect(changesBetween(before, await site.content())).toEqual([]);
    await site.updatePost(postId, theirs.updated_at, { ...newPost, title: 'Mine' });
    expect((await thePost()).title).toBe('Mine');
  });

  test('takes effect once when repeated after a lost response', async () => {
    const { updated_at, consoles } = await thePost();
    const saved = await site.updatePost(postId, updated_at, newPost, consoles);
    expect(await site.updatePost(postId, updated_at, newPost, consoles)).toEqual(saved);
  });

  test('conflicts if the post was deleted in the meantime', async () => {
    const { updated_at } = await thePost();
    await site.deletePost(postId);
    const outdated = site.updatePost(postId, updated_at, newPost);
    await expect(outdated).rejects.toMatchObject({ name: 'ConflictError', now: null });
    await expect(site.setPublished(postId, true)).rejects.toMatchObject({ name: 'WriteError', kind: 'rejected' });
    await expect(site.deletePost(postId)).rejects.toMatchObject({ name: 'WriteError', kind: 'rejected' });
  });

  test("conflicts if an editor has published the contributor's draft in the meantime", async () => {
    const own = posts.ownDraft;
    await site.signInAs('contributor');
    const mine = await read(site.editedPost(own));
    await site.signInAs('editor');
    await site.setPublished(own, true);
    await site.signInAs('contributor');
    const outdated = site.updatePost(own, mine?.updated_at ?? '', newPost);
    await expect(outdated).rejects.toMatchObject({ name: 'ConflictError', now: { id: own, published: true } });
    const now = await read(site.editedPost(own));
    const again = site.updatePost(own, now?.updated_at ?? '', newPost);
    await expect(again).rejects.toMatchObject({ name: 'WriteError', kind: 'rejected' });
  });

  test.each(['new', '', 'null', "x' or true", '91000000-0000-4000-8000-00000000000', 'a\u0000b'])(
    'the site finds no post with the id %j, and sends no request',
    async (id) => {
      const requests = site.sent.length;
      expect(await read(site.editedPost(id))).toBeNull();
      expect(site.sent).toHaveLength(requests);
    },
  );
});

describe('a repeated write', () => {
  const rowsWithId = async (table: TableName) =>
    (await site.backend.sql(`select from public.${table} where id = '${newId}'`)).length;

  test('creates one post, and conflicts if the text differs', async () => {
    const first = await site.createPost(newId, newPost);
    expect(await site.createPost(newId, newPost)).toEqual(first);
    const before = await site.content();
    const second = site.createPost(newId, { ...newPost, title: 'Other' });
    await expect(second).rejects.toMatchObject({ name: 'ConflictError', now: first });
    expect(changesBetween(before, await site.content())).toEqual([]);
  });

  test('conflicts if a draft that the person cannot read has the same id', async () => {
    await site.signInAs('contributor');
    const before = await site.content();
    const post = site.createPost(posts.draft, newPost);
    await expect(post).rejects.toMatchObject({ name: 'ConflictError', now: null });
    expect(changesBetween(before, await site.content())).toEqual([]);
  });

  test.each([
    ['a link', 'links', () => site.addLink(newLink)],
    ['a social link', 'social_media_links', () => site.addSocialLink(newSocialLink)],
    ['the Console of the Month', 'console_of_month', () => featureAnother({})],
    ['a person', 'users', () => addPerson({})],
  ] as const)('creates %s once, even if three requests come at once', async (_what, table, add) => {
    const first = await add();
    const before = await site.content();
    expect(withoutVersion(await add())).toEqual(withoutVersion(first));
    expect(changesBetween(before, await site.content())).toEqual([]);
    await site.restore();
    const rows = await Promise.all([add(), add(), add()]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([newId]));
    expect(await rowsWithId(table)).toBe(1);
  });

  test('gives a link the text of the last request', async () => {
    await site.addLink(newLink);
    expect(await site.addLink({ ...newLink, title: 'Later' })).toMatchObject({ ...newLink, title: 'Later' });
    expect(await rowsWithId('links')).toBe(1);
  });
});

describe('the holder of a slug', () => {
  const own = posts.ownDraft;
  const holder = (slug: string, exceptId = newId) => read(site.slugHolder(slug, exceptId));

  test('blocks the current slug, even as a draft, but leaves former slugs free', async () => {
    expect(await holder('p-published')).toEqual({ taken: true });
    expect(await holder('p-draft')).toEqual({ taken: true });
    expect(await holder('p-published-once')).toEqual({ taken: false });
    expect(await holder('nobody-has-this')).toBeNull();
  });

  test('cannot be the edited post, not even for a former slug', async () => {
    expect(await holder('p-published', posts.published)).toBeNull();
    expect(await holder('p-published-once', posts.published)).toBeNull();
    expect(await holder('p-own-draft', own)).toBeNull();
  });

  test('stays hidden from a person who cannot read the draft, until a save rejects the slug', async () => {
    await site.signInAs('contributor');
    expect(await holder('p-draft')).toBeNull();
    const taken = { name: 'WriteError', kind: 'rejected', rejected: { column: 'slug', problem: 'taken' } };
    await expect(site.createPost(newId, { ...newPost, slug: 'p-draft' })).rejects.toMatchObject(taken);
    const mine = await read(site.editedPost(own));
    const change = site.updatePost(own, mine?.updated_at ?? '', { ...newPost, slug: 'p-draft' });
    await expect(change).rejects.toMatchObject(taken);
  });

  test('loses a former slug to a new post, and until then the former slug leads to the holder', async () => {
    expect(await read(site.movedPost('p-published-once'))).toBe('p-published');
    await site.createPost(newId, { ...newPost, slug: 'p-published-once', published: true });
    expect(await holder('p-published-once', own)).toEqual({ taken: true });
    expect(await read(site.movedPost('p-published-once'))).toBeNull();
  });
});

/** Omits the version, because a repeated write may change the version. */
const withoutVersion = (row: object) => ({ ...row, updated_at: undefined });

const addPerson = (changes: Partial<typeof newPerson>) => site.addUser({ ...newPerson, ...changes });
const featureAnother = (changes: Partial<typeof period>) => site.featureConsole({ id: newId, ...period, ...changes });
const endFeatured = (end_date: string) => site.updateFeatured(featured, { ...period, end_date });
const createThePost = (changes: Partial<PostFields>) => site.createPost(newId, { ...newPost, ...changes });

async function updateThePost(changes: Partial<PostFields>): Promise<SavedPost> {
  return site.updatePost(postId, (await thePost()).updated_at, { ...newPost, ...changes });
}

async function saveTheSettings(changes: Partial<SiteSettings>): Promise<unknown> {
  const saved = await read(site.savedSettings());
  if (!saved) throw new Error('the settings are gone');
  return site.saveSettings({ ...saved, ...changes }, saved.updated_at);
}

async function thePost(): Promise<EditedPost> {
  const post = await read(site.editedPost(postId));
  if (!post) throw new Error('the post is gone');
  return post;
}

/** Sets the version of the post while the trigger that stamps posts is off. */
function setVersion(moment: string, microsecondsLater = 0): Promise<void> {
  const version = `'${moment}'::timestamptz + interval '${microsecondsLater} microseconds'`;
  return site.backend.script(`
    set constraints all immediate;
    alter table public.blog_posts disable trigger blog_posts_stamp;
    update public.blog_posts set updated_at = ${version} where id = '${postId}';
    alter table public.blog_posts enable trigger blog_posts_stamp`);
}
