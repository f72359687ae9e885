// Tests the order of the blog's categories, and their former slugs.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConflictError } from '@/data/service/writes.admin';
import { posts } from '../security/database/permission-fixtures.ts';
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

const [history, reviews, collecting, tech] = [1, 2, 3, 4].map((n) => `c0000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const unused = '92000000-0000-4000-8000-000000000001';
const newId = '99000000-0000-4000-8000-000000000001';
const nowhere = '99000000-0000-4000-8000-00000000000f';

const slugs = async () => (await read(site.allCategories())).map(({ slug }) => slug);
const postCount = async (category: string) =>
  (await read(site.postPage({ page: 1, size: 100, category }))).posts.length;
const categoryOf = async (id: string) => {
  const all = await read(site.staffCategories());
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`there is no category ${id}`);
  return found;
};
const rename = async (id: string, slug: string) => {
  const { name, updated_at } = await categoryOf(id);
  return site.updateCategory(id, { name, slug }, updated_at);
};
const rejected = { name: 'WriteError', kind: 'rejected' };

/** Expects that this write fails with the error and changes nothing. */
async function expectUnchanged(run: () => Promise<unknown>, error: object = rejected) {
  const before = await site.content();
  await expect(run()).rejects.toMatchObject(error);
  expect(changesBetween(before, await site.content())).toEqual([]);
}

describe('the order of categories', () => {
  test('follows the names at first, and a new category comes last', async () => {
    expect(await slugs()).toEqual(['collecting', 'reviews', 'history', 'tech', 'unused']);
    await site.addCategory({ id: newId, name: 'Arcades', slug: 'arcades' });
    expect((await slugs()).at(-1)).toBe('arcades');
  });

  test.each<[what: string, id: string, before: string | null, order: string[]]>([
    ['to the start', tech, collecting, ['tech', 'collecting', 'reviews', 'history', 'unused']],
    ['up', history, reviews, ['collecting', 'history', 'reviews', 'tech', 'unused']],
    ['down', reviews, tech, ['collecting', 'history', 'reviews', 'tech', 'unused']],
    ['to the end', collecting, null, ['reviews', 'history', 'tech', 'unused', 'collecting']],
    ['to its present place', reviews, history, ['collecting', 'reviews', 'history', 'tech', 'unused']],
    ['before itself, to the end', reviews, reviews, ['collecting', 'history', 'tech', 'unused', 'reviews']],
  ])('follows a move %s, and a repeated move changes nothing', async (_what, id, before, order) => {
    const versions = (await read(site.staffCategories())).map((row) => [row.id, row.updated_at]);
    const ids = await site.moveCategory(id, before);
    expect(await slugs()).toEqual(order);
    expect((await read(site.staffCategories())).map((row) => row.id)).toEqual(ids);
    expect(await site.moveCategory(id, before)).toEqual(ids);
    // No version changes, so an open form meets no conflict.
    const later = new Map((await read(site.staffCategories())).map((row) => [row.id, row.updated_at]));
    expect(versions.map(([found = '']) => [found, later.get(found)])).toEqual(versions);
  });

  test.each(['editor', 'contributor', 'stranger'])('rejects a move by the %s', async (who) => {
    await site.signInAs(who);
    await expectUnchanged(() => site.moveCategory(tech, collecting));
  });

  test('rejects a move of a deleted category', async () => {
    await expectUnchanged(() => site.moveCategory(nowhere, collecting), {
      name: 'WriteError',
      message: /the row is gone/,
    });
  });
});

describe('a new slug', () => {
  test('reaches all posts of the category, even drafts, and the old slug still finds the posts', async () => {
    const before = await postCount('history');
    expect(before).toBeGreaterThan(2);
    await rename(history, 'past');
    expect([await postCount('past'), await postCount('history')]).toEqual([before, before]);
    const rows = await site.backend.sql("select from public.blog_posts where category = 'history'");
    expect(rows).toEqual([]);
    await rename(history, 'long-ago');
    expect([await postCount('history'), await postCount('past'), await postCount('long-ago')]).toEqual([
      before,
      before,
      before,
    ]);
    expect((await categoryOf(history)).former_slugs).toEqual(['history', 'past']);
  });

  test('may be a former slug of the category itself', async () => {
    await rename(history, 'past');
    await rename(history, 'history');
    expect((await categoryOf(history)).former_slugs).toEqual(['past']);
  });

  test('can be a former slug of another category; a deletion of the new category gives the slug back', async () => {
    const [techCount, historyCount] = [await postCount('tech'), await postCount('history')];
    await rename(tech, 'engineering');
    await site.addCategory({ id: newId, name: 'Gadgets', slug: 'tech' });
    expect([await postCount('tech'), await postCount('engineering')]).toEqual([0, techCount]);
    await site.deleteCategory(newId, null);
    expect(await postCount('tech')).toBe(techCount);
    await rename(history, 'tech');
    await rename(history, 'past');
    expect([await postCount('tech'), await postCount('engineering')]).toEqual([historyCount, techCount]);
    expect((await categoryOf(tech)).former_slugs).toEqual([]);
  });

  test('fails if another category uses the slug, or if the text is no slug', async () => {
    for (const [slug, problem] of [
      ['tech', 'taken'],
      ['No Slug', 'not allowed'],
    ] as const)
      await expectUnchanged(() => rename(history, slug), { ...rejected, rejected: { column: 'slug', problem } });
  });

  test('makes a save of an older version conflict', async () => {
    const { updated_at } = await categoryOf(history);
    await rename(history, 'past');
    await expectUnchanged(() => site.updateCategory(history, { name: 'Mine', slug: 'history' }, updated_at), {
      now: expect.objectContaining({ slug: 'past' }) as unknown,
      name: new ConflictError(null).name,
    });
  });
});

describe('the deletion of a category', () => {
  test('gives the target all slugs and the posts of every author, and changes no other post', async () => {
    await rename(history, 'past');
    const [pastCount, techCount] = [await postCount('past'), await postCount('tech')];
    const before = await site.content();
    await site.deleteCategory(history, tech);
    const changes = changesBetween(before, await site.content());
    const moved = changes.filter(({ table }) => table === 'blog_posts');
    expect(moved.map(({ now }) => now)).toEqual(moved.map(() => ({ category: 'tech' })));
    expect(moved.map(({ id }) => id)).toEqual(expect.arrayContaining([posts.ownDraft, posts.ofNobody]));
    expect(changes.filter(({ table }) => table !== 'blog_posts')).toEqual([
      { table: 'blog_categories', id: history, now: null },
      { table: 'blog_categories', id: tech, now: { former_slugs: ['history', 'past'] } },
    ]);
    for (const slug of ['past', 'history', 'tech']) expect(await postCount(slug)).toBe(pastCount + techCount);
  });

  test('needs no target if the category has no posts', async () => {
    await site.deleteCategory(unused, null);
    expect(await slugs()).toEqual(['collecting', 'reviews', 'history', 'tech']);
  });

  test.each<[what: string, moveTo: string | null]>([
    ['nothing', null],
    ['a missing category', nowhere],
    ['the deleted category', history],
  ])('fails if the target of the posts is %s', async (_what, moveTo) => {
    await expectUnchanged(() => site.deleteCategory(history, moveTo), { ...rejected, code: '23503' });
  });

  test('fails the second time, because the row is gone', async () => {
    await site.deleteCategory(unused, null);
    await expectUnchanged(() => site.deleteCategory(unused, null), { message: /the row is gone/ });
  });

  test.each(['editor', 'contributor', 'stranger'])('fails for the %s', async (who) => {
    await site.signInAs(who);
    await expectUnchanged(() => site.deleteCategory(history, tech));
    await expectUnchanged(() => site.deleteCategory(unused, null));
  });
});
