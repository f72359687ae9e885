import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aPost } from '../../support/builders';
import { holdWrites } from '../../support/network/hold-writes';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import {
  backAtTheTable,
  editPost,
  field,
  fill,
  newPost,
  pressed,
  shown,
  submit,
  written,
  type TypedFields,
} from '../../screens/admin/post-form';
import { closed, versions } from '../../screens/admin/staff-screen';
import { provesItsTests } from '../../support/evidence';

provesItsTests('A post that somebody else changes');

const changed = 'This post has changed since you opened it';
const deleted = 'This post has been deleted';
const asked = (name: string) => screen.findByRole('dialog', { name });
const writes = () => network.writesOf('blog_posts');
const lastWrite = () => writes().at(-1);
const lastOver = () => lastWrite()?.search.get('updated_at');
const rows = () => network.tables.blog_posts;

const post = aPost({ ...written, id: 'aaaaaaaa-0000-4000-8000-000000000002', published: false });
const mine = { ...written, published: false, excerpt: 'My excerpt.' };

/** Chooses in the dialog; what comes of it is said. */
async function inDialog(name: string, toast?: string): Promise<void> {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  if (toast) await expectToast(toast);
}

function editThePost() {
  network.tables.blog_posts = [post];
  return editPost(post.id);
}

/** Somebody else saves the post. @returns the row as it is then. */
function theySave(changes: Partial<TypedFields>, day = 1) {
  const theirs = { ...post, ...changes, updated_at: `2026-05-0${day}T12:34:56.123456+00:00` };
  network.tables.blog_posts = [{ ...theirs }];
  return theirs;
}

/** I save what I began on the version before theirs, and am asked. @returns theirs. */
async function saveOverTheirs(changes: Partial<TypedFields> = { title: 'Their title' }) {
  await editThePost();
  const theirs = theySave(changes);
  fill(mine);
  await submit();
  await asked(changed);
  return theirs;
}

describe('two people save one post', () => {
  test('the second sees both versions, and nothing is overwritten before a choice', async () => {
    const theirs = await saveOverTheirs({ title: 'Their title', published: true, content: 'Two\nlines' });
    await expectToast(wording.postEditor.saveFailed);
    expect(versions()).toEqual([
      ['Title', 'Pocket Printer', 'Their title'],
      ['Excerpt', 'My excerpt.', 'Thermal paper in 1998.'],
      ['Content', written.content, 'Two\nlines'],
      ['Publish immediately', 'No', 'Yes'],
    ]);
    expect(rows()).toEqual([theirs]);
    expect(lastOver()).toBe(`eq.${post.updated_at}`);
  });

  test('Save my version saves over exactly the version that was shown', async () => {
    const theirs = await saveOverTheirs();
    await inDialog('Save my version', wording.postEditor.updated);
    await backAtTheTable();
    expect(writes()).toHaveLength(2);
    expect(lastWrite()?.search.get('id')).toBe(`eq.${post.id}`);
    expect(lastOver()).toBe(`eq.${theirs.updated_at}`);
    expect(lastWrite()?.body).toEqual(mine);
    expect(rows()).toMatchObject([mine]);
  });

  test('a third change in between is shown as well', async () => {
    await saveOverTheirs();
    const third = theySave({ title: 'A third title' }, 2);
    await inDialog('Save my version');
    await waitFor(() => expect(versions()).toContainEqual(['Title', 'Pocket Printer', 'A third title']));
    expect(rows()).toMatchObject([{ title: 'A third title' }]);
    await inDialog('Save my version', wording.postEditor.updated);
    expect(lastOver()).toBe(`eq.${third.updated_at}`);
  });

  test('Save my version that fails can be tried again, over the same version', async () => {
    const theirs = await saveOverTheirs();
    network.writeFaults.set('blog_posts', '500');
    await inDialog('Save my version');
    await waitFor(() => expect(writes()).toHaveLength(2));
    await closed();
    expect(shown()).toEqual(mine);
    network.writeFaults.clear();
    await submit(wording.postEditor.updated);
    expect(lastOver()).toBe(`eq.${theirs.updated_at}`);
  });

  test('Use the saved version shows theirs and offers mine again, which still knows what it was written over', async () => {
    const theirs = await saveOverTheirs();
    await inDialog('Use the saved version');
    await closed();
    expect(shown()).toEqual({ ...written, published: false, title: 'Their title' });
    expect(writes()).toHaveLength(1);
    // Nothing is unsaved now, and what is typed next is compared with theirs.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    fill({ author: 'Both of us' });
    await pressed('Restore');
    expect(shown()).toEqual(mine);
    await submit();
    await asked(changed);
    expect(lastOver()).toBe(`eq.${post.updated_at}`);
    await inDialog('Keep editing');
    await pressed('Restore');
    expect(field('author')).toHaveValue('Both of us');
    await submit(wording.postEditor.updated);
    expect(lastOver()).toBe(`eq.${theirs.updated_at}`);
    expect(rows()).toMatchObject([{ title: 'Their title', author: 'Both of us' }]);
  });

  test.each(['Keep editing', 'Escape'])('%s changes nothing, and the next save asks again', async (way) => {
    await saveOverTheirs();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await inDialog(way);
    await closed();
    expect(shown()).toEqual(mine);
    expect(writes()).toHaveLength(1);
    await submit();
    await asked(changed);
  });

  test('the same words saved by somebody else are no conflict', async () => {
    await editThePost();
    theySave(mine);
    fill(mine);
    await submit(wording.postEditor.updated);
    await backAtTheTable();
  });

  test('a version that cannot be looked at is a failure, and the text stays', async () => {
    await editThePost();
    theySave({ title: 'Their title' });
    network.faults.set('blog_posts', '500');
    fill(mine);
    await submit(wording.postEditor.saveFailed);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shown()).toEqual(mine);
  });
});

describe('a post that was deleted while it was being edited', () => {
  async function saveDeleted(values: Partial<TypedFields> = mine) {
    await editThePost();
    network.tables.blog_posts = [];
    fill(values);
    await submit();
    await asked(deleted);
  }

  test('can be saved as a new one', async () => {
    await saveDeleted();
    await inDialog('Save as new post', wording.postEditor.created);
    await backAtTheTable();
    expect(lastWrite()).toMatchObject({ method: 'POST', body: mine });
    expect(rows()).toMatchObject([mine]);
    expect(rows()[0]?.id).not.toBe(post.id);
  });

  test('is still there to be edited', async () => {
    await saveDeleted();
    await inDialog('Keep editing');
    expect(shown()).toEqual(mine);
    expect(rows()).toEqual([]);
  });

  test('is added once, also when the answer got lost', async () => {
    await saveDeleted();
    network.replyFaults.set('blog_posts', 'offline');
    await inDialog('Save as new post');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await closed();
    network.replyFaults.clear();
    expect(await screen.findByRole('button', { name: wording.postEditor.create })).toBeEnabled();
    expect(shown()).toEqual(mine);
    await submit(wording.postEditor.created);
    expect(rows()).toHaveLength(1);
  });

  test('is asked about before it is left, also when nothing was changed in it', async () => {
    await saveDeleted({});
    network.writeFaults.set('blog_posts', '500');
    await inDialog('Save as new post', wording.postEditor.saveFailed);
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false));
  });
});

describe('an answer that got lost', () => {
  test('of an update: the next try succeeds and asks nothing', async () => {
    await editThePost();
    fill(mine);
    network.replyFaults.set('blog_posts', 'offline');
    await submit(wording.postEditor.saveFailed);
    expect(shown()).toEqual(mine);
    network.replyFaults.clear();
    await submit(wording.postEditor.updated);
    await backAtTheTable();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(rows()).toMatchObject([mine]);
  });

  /** Sends a new post that arrives, and whose answer does not. */
  async function createUnheard() {
    await newPost();
    fill(written);
    network.replyFaults.set('blog_posts', 'offline');
    await submit(wording.postEditor.saveFailed);
    network.replyFaults.clear();
    expect(rows()).toHaveLength(1);
    expect(shown()).toEqual(written);
  }

  /** Sends other words after those whose answer got lost, and is asked. */
  async function sendOtherWords() {
    await createUnheard();
    fill({ excerpt: 'Other words.' });
    await submit();
    await asked(changed);
  }

  test('of a new post: the next try leaves exactly one', async () => {
    await createUnheard();
    await submit(wording.postEditor.created);
    await backAtTheTable();
    expect(rows()).toMatchObject([written]);
    expect(writes().map(({ body }) => (body as { id: string }).id)).toEqual([rows()[0]?.id, rows()[0]?.id]);
  });

  test('of a new post: its own slug is not said to be taken by another', async () => {
    await createUnheard();
    fill({ slug: 'other' });
    await screen.findByText(/\(available\)\./);
    fill({ slug: written.slug });
    expect(await screen.findByText(/\(available\)\./)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of a new post, and other words since: both are shown, and one post comes of it', async () => {
    await sendOtherWords();
    expect(versions()).toEqual([['Excerpt', 'Other words.', written.excerpt]]);
    await inDialog('Save my version', wording.postEditor.updated);
    expect(rows()).toMatchObject([{ ...written, excerpt: 'Other words.' }]);
  });

  test('of a new post, other words since, and a failure on top: the next save works', async () => {
    await sendOtherWords();
    network.writeFaults.set('blog_posts', '500');
    await inDialog('Save my version');
    await closed();
    await waitFor(() => expect(writes()).toHaveLength(3));
    network.writeFaults.clear();
    await submit(wording.postEditor.updated);
    expect(rows()).toMatchObject([{ ...written, excerpt: 'Other words.' }]);
  });

  test('of a new post, and the saved version used: what follows changes it', async () => {
    await sendOtherWords();
    await inDialog('Use the saved version');
    await closed();
    expect(shown()).toEqual(written);
    fill({ author: 'Somebody' });
    await submit(wording.postEditor.updated);
    expect(rows()).toMatchObject([{ ...written, author: 'Somebody' }]);
  });
});

describe('what is typed while a save is on its way', () => {
  /** Saves, types on before the answer is there, and is asked about that once it is. */
  async function typeOn(values: TypedFields, saved: string) {
    fill(values);
    const release = holdWrites('blog_posts');
    await submit();
    fill({ excerpt: 'An afterthought.' });
    release();
    await expectToast(saved);
    await asked('Leave without saving?');
    return { ...values, excerpt: 'An afterthought.' };
  }

  test('of an edited post is asked about, and can be saved afterwards', async () => {
    await editThePost();
    const later = await typeOn(mine, wording.postEditor.updated);
    await inDialog('Stay');
    expect(shown()).toEqual(later);
    const version = rows()[0]?.updated_at;
    await submit();
    await backAtTheTable();
    expect(lastOver()).toBe(`eq.${String(version)}`);
    expect(rows()).toMatchObject([later]);
  });

  test('of a new post likewise, and it stays one', async () => {
    await newPost();
    const later = await typeOn(written, wording.postEditor.created);
    await inDialog('Stay');
    await submit(wording.postEditor.updated);
    await backAtTheTable();
    expect(rows()).toMatchObject([later]);
  });

  test('is offered again to who leaves', async () => {
    await newPost();
    const later = await typeOn(written, wording.postEditor.created);
    await inDialog('Leave');
    await backAtTheTable();
    await userEvent.click(screen.getByRole('link', { name: wording.posts.create }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(shown()).toEqual(later);
    await submit(wording.postEditor.updated);
    expect(rows()).toMatchObject([later]);
  });
});
