// The activity lists changes. The trash lists deletions and restores them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { people, posts } from '../security/database/permission-fixtures.ts';
import { read } from '../support/database/site-client.ts';
import { changesBetween, startStaffSite, type StaffSite } from '../support/database/staff-site.ts';

let site: StaffSite;
beforeAll(async () => {
  site = await startStaffSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.restore();
  // The revisions of the fixtures have the highest ids, so they would come before new revisions.
  await site.backend.script('delete from public.revisions');
});

const changesOf = (person: string, deleted = false) =>
  read(site.activity({ tables: ['blog_posts'], person, deleted, page: 1 }));
const inTrash = async () => (await changesOf('', true)).rows.map(({ row_id }) => row_id);

test.each([
  ['contributor', posts.ownDraft],
  ['editor', posts.published],
])('a deletion by the %s appears in trash and activity, and a restore brings back everything', async (who, id) => {
  await site.signInAs(who);
  const before = await site.content();
  expect(await inTrash()).not.toContain(id);
  await site.deletePost(id);
  expect(await inTrash()).toContain(id);
  expect((await changesOf('')).rows[0]).toMatchObject({ row_id: id, operation: 'delete', exists: false });

  await site.restoreDeleted('blog_posts', id);
  expect(await inTrash()).not.toContain(id);
  expect((await changesOf('')).rows[0]).toMatchObject({ row_id: id, operation: 'insert', exists: true });
  // A restore makes no draft links, and gives the row a new created_at.
  const lost = changesBetween(before, await site.content()).filter(({ table }) => table !== 'draft_links');
  expect(
    lost.flatMap(({ now }) => Object.keys(now ?? { row: 'is gone' })).filter((each) => each !== 'created_at'),
  ).toEqual([]);
});

test('a revision keeps the row before the change, and names the author of the change', async () => {
  await site.signInAs('editor');
  await site.setPublished(posts.draft, true);
  const [change] = await read(site.revisionsOf('blog_posts', posts.draft));
  expect(change).toMatchObject({ operation: 'update', actor: people.editor, row_id: posts.draft });
  expect(await read(site.rowBeforeRevision(change?.id ?? 0))).toMatchObject({ id: posts.draft, published: false });
  expect((await changesOf(people.editor)).rows[0]?.id).toBe(change?.id);
  expect((await changesOf(people.contributor)).rows).toEqual([]);
});

test('all staff read the names of staff, but a contributor cannot read the size of the history', async () => {
  await site.signInAs('contributor');
  expect((await read(site.staffNames())).map(({ id }) => id)).toEqual(expect.arrayContaining([people.editor]));
  expect(await read(site.revisionStorage())).toBeNull();
  await site.signInAs('editor');
  await site.setPublished(posts.draft, true);
  const storage = await read(site.revisionStorage());
  expect(storage?.kept).toBeGreaterThan(0);
  expect(storage?.bytes).toBeGreaterThan(1000);
});

test('a restore of a post outside the trash fails', async () => {
  await site.signInAs('contributor');
  for (const id of [posts.published, posts.ofNobody])
    await expect(site.restoreDeleted('blog_posts', id)).rejects.toMatchObject({ name: 'WriteError' });
});
