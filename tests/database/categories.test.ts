// The order of the blog's categories, and that a link to the posts of one goes on finding them.
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
const found = async (category: string) => (await read(site.postPage({ page: 1, size: 100, category }))).posts.length;
const categoryOf = async (id: string) => {
  const all = await read(site.staffCategories());
  const one = all.find((each) => each.id === id);
  if (!one) throw new Error(`there is no category ${id}`);
  return one;
};
const rename = async (id: string, slug: string) => {
  const { name, updated_at } = await categoryOf(id);
  return site.updateCategory(id, { name, slug }, updated_at);
};
const rejected = { name: 'WriteError', kind: 'rejected' };

/** Runs what is to change nothing. */
async function unchanged(run: () => Promise<unknown>, error: object = rejected) {
  const before = await site.content();
  await expect(run()).rejects.toMatchObject(error);
  expect(changesBetween(before, await site.content())).toEqual([]);
}

describe('the order', () => {
  test('is the one of the names at first, and a new category comes last', async () => {
    expect(await slugs()).toEqual(['collecting', 'reviews', 'history', 'tech', 'unused']);
    await site.addCategory({ id: newId, name: 'Arcades', slug: 'arcades' });
    expect((await slugs()).at(-1)).toBe('arcades');
  });

  test.each<[what: string, id: string, before: string | null, order: string[]]>([
    ['first', tech, collecting, ['tech', 'collecting', 'reviews', 'history', 'unused']],
    ['up', history, reviews, ['collecting', 'history', 'reviews', 'tech', 'unused']],
    ['down', reviews, tech, ['collecting', 'history', 'reviews', 'tech', 'unused']],
    ['last', collecting, null, ['reviews', 'history', 'tech', 'unused', 'collecting']],
    ['where it is', reviews, history, ['collecting', 'reviews', 'history', 'tech', 'unused']],
    ['before itself: last', reviews, reviews, ['collecting', 'history', 'tech', 'unused', 'reviews']],
  ])('is changed by moving one %s; the same again changes nothing', async (_what, id, before, order) => {
    const versions = (await read(site.staffCategories())).map((row) => [row.id, row.updated_at]);
    const ids = await site.moveCategory(id, before);
    expect(await slugs()).toEqual(order);
    expect((await read(site.staffCategories())).map((row) => row.id)).toEqual(ids);
    expect(await site.moveCategory(id, before)).toEqual(ids);
    // No version is a new one: an open row meets no conflict.
    const later = new Map((await read(site.staffCategories())).map((row) => [row.id, row.updated_at]));
    expect(versions.map(([one = '']) => [one, later.get(one)])).toEqual(versions);
  });

  test.each(['editor', 'contributor', 'stranger'])('is not changed by a person who is %s', async (who) => {
    await site.signInAs(who);
    await unchanged(() => site.moveCategory(tech, collecting));
  });

  test('of a category that is gone is not changed', async () => {
    await unchanged(() => site.moveCategory(nowhere, collecting), { name: 'WriteError', message: /the row is gone/ });
  });
});

describe('a new slug', () => {
  test('goes to all posts of the category, drafts too; the old one finds them', async () => {
    const before = await found('history');
    expect(before).toBeGreaterThan(2);
    await rename(history, 'past');
    expect([await found('past'), await found('history')]).toEqual([before, before]);
    const left = await site.backend.sql("select from public.blog_posts where category = 'history'");
    expect(left).toEqual([]);
    await rename(history, 'long-ago');
    expect([await found('history'), await found('past'), await found('long-ago')]).toEqual([before, before, before]);
    expect((await categoryOf(history)).former_slugs).toEqual(['history', 'past']);
  });

  test('that the category had before is its own again', async () => {
    await rename(history, 'past');
    await rename(history, 'history');
    expect((await categoryOf(history)).former_slugs).toEqual(['past']);
  });

  test('that another category had is now of this one, and goes with it', async () => {
    const [ofTech, ofHistory] = [await found('tech'), await found('history')];
    await rename(tech, 'engineering');
    await site.addCategory({ id: newId, name: 'Gadgets', slug: 'tech' });
    expect([await found('tech'), await found('engineering')]).toEqual([0, ofTech]);
    await site.deleteCategory(newId, null);
    expect(await found('tech')).toBe(ofTech);
    await rename(history, 'tech');
    await rename(history, 'past');
    expect([await found('tech'), await found('engineering')]).toEqual([ofHistory, ofTech]);
    expect((await categoryOf(tech)).former_slugs).toEqual([]);
  });

  test('that another category has is rejected, and so is one that is none', async () => {
    for (const [slug, problem] of [
      ['tech', 'taken'],
      ['No Slug', 'not allowed'],
    ] as const)
      await unchanged(() => rename(history, slug), { ...rejected, rejected: { column: 'slug', problem } });
  });

  test('saved over another version is a conflict', async () => {
    const { updated_at } = await categoryOf(history);
    await rename(history, 'past');
    await unchanged(() => site.updateCategory(history, { name: 'Mine', slug: 'history' }, updated_at), {
      now: expect.objectContaining({ slug: 'past' }) as unknown,
      name: new ConflictError(null).name,
    });
  });
});

describe('deleting', () => {
  test('moves every post, of whomever, and the slugs, and no post besides', async () => {
    await rename(history, 'past');
    const [ofPast, ofTech] = [await found('past'), await found('tech')];
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
    for (const slug of ['past', 'history', 'tech']) expect(await found(slug)).toBe(ofPast + ofTech);
  });

  test('one without posts needs no other', async () => {
    await site.deleteCategory(unused, null);
    expect(await slugs()).toEqual(['collecting', 'reviews', 'history', 'tech']);
  });

  test.each<[what: string, moveTo: string | null]>([
    ['to nowhere', null],
    ['to one that is not there', nowhere],
    ['to itself', history],
  ])('one with posts %s is rejected', async (_what, moveTo) => {
    await unchanged(() => site.deleteCategory(history, moveTo), { ...rejected, code: '23503' });
  });

  test('twice says that it is gone', async () => {
    await site.deleteCategory(unused, null);
    await unchanged(() => site.deleteCategory(unused, null), { message: /the row is gone/ });
  });

  test.each(['editor', 'contributor', 'stranger'])('is not for a person who is %s', async (who) => {
    await site.signInAs(who);
    await unchanged(() => site.deleteCategory(history, tech));
    await unchanged(() => site.deleteCategory(unused, null));
  });
});
