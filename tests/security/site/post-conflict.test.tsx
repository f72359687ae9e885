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
  formValues,
  submit,
  written,
  type TypedFields,
} from '../../screens/admin/post-form';
import { waitForClosedDialog, versions } from '../../screens/admin/staff-screen';
import { provesItsTests } from '../../support/evidence';

provesItsTests('A post that somebody else changes');

const changed = 'This post has changed since you opened it';
const deleted = 'This post has been deleted';
const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const writes = () => network.writesOf('blog_posts');
const lastWrite = () => writes().at(-1);
const lastVersion = () => lastWrite()?.search.get('updated_at');
const rows = () => network.tables.blog_posts;

const post = aPost({ ...written, id: 'aaaaaaaa-0000-4000-8000-000000000002', published: false });
const mine = { ...written, published: false, excerpt: 'My excerpt.' };

/** Presses a button of the dialog and expects the toast. */
async function inDialog(name: string, toast?: string): Promise<void> {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  if (toast) await expectToast(toast);
}

function editThePost() {
  network.tables.blog_posts = [post];
  return editPost(post.id);
}

/**
 * Saves the post as another person.
 * @returns the saved row
 */
function theySave(changes: Partial<TypedFields>, day = 1) {
  const theirs = { ...post, ...changes, updated_at: `2026-05-0${day}T12:34:56.123456+00:00` };
  network.tables.blog_posts = [{ ...theirs }];
  return theirs;
}

/**
 * Saves a form that is older than the other person's save, and waits for the dialog.
 * @returns the other person's row
 */
async function saveOverTheirs(changes: Partial<TypedFields> = { title: 'Their title' }) {
  await editThePost();
  const theirs = theySave(changes);
  fill(mine);
  await submit();
  await dialogNamed(changed);
  return theirs;
}

describe('two people save one post', () => {
  test('the second person sees both versions, and the row does not change before a choice', async () => {
    const theirs = await saveOverTheirs({ title: 'Their title', published: true, content: 'Two\nlines' });
    await expectToast(wording.postEditor.saveFailed);
    expect(versions()).toEqual([
      ['Title', 'Pocket Printer', 'Their title'],
      ['Excerpt', 'My excerpt.', 'Thermal paper in 1998.'],
      ['Content', written.content, 'Two\nlines'],
      ['Publish immediately', 'No', 'Yes'],
    ]);
    expect(rows()).toEqual([theirs]);
    expect(lastVersion()).toBe(`eq.${post.updated_at}`);
  });

  test('"Save my version" replaces only the version that the other person saved', async () => {
    const theirs = await saveOverTheirs();
    await inDialog('Save my version', wording.postEditor.updated);
    await backAtTheTable();
    expect(writes()).toHaveLength(2);
    expect(lastWrite()?.search.get('id')).toBe(`eq.${post.id}`);
    expect(lastVersion()).toBe(`eq.${theirs.updated_at}`);
    expect(lastWrite()?.body).toEqual(mine);
    expect(rows()).toMatchObject([mine]);
  });

  test('the dialog also shows a third version that somebody saves meanwhile', async () => {
    await saveOverTheirs();
    const third = theySave({ title: 'A third title' }, 2);
    await inDialog('Save my version');
    await waitFor(() => expect(versions()).toContainEqual(['Title', 'Pocket Printer', 'A third title']));
    expect(rows()).toMatchObject([{ title: 'A third title' }]);
    await inDialog('Save my version', wording.postEditor.updated);
    expect(lastVersion()).toBe(`eq.${third.updated_at}`);
  });

  test('after a failed "Save my version", the next try also replaces only the version that the other person saved', async () => {
    const theirs = await saveOverTheirs();
    network.writeFaults.set('blog_posts', '500');
    await inDialog('Save my version');
    await waitFor(() => expect(writes()).toHaveLength(2));
    await waitForClosedDialog();
    expect(formValues()).toEqual(mine);
    network.writeFaults.clear();
    await submit(wording.postEditor.updated);
    expect(lastVersion()).toBe(`eq.${theirs.updated_at}`);
  });

  test('"Use the saved version" shows the other text, and the draft keeps the version that the person read first', async () => {
    const theirs = await saveOverTheirs();
    await inDialog('Use the saved version');
    await waitForClosedDialog();
    expect(formValues()).toEqual({ ...written, published: false, title: 'Their title' });
    expect(writes()).toHaveLength(1);
    // The form has no unsaved text now. The form compares the next text with the other person's version.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    fill({ author: 'Both of us' });
    await pressed('Restore');
    expect(formValues()).toEqual(mine);
    await submit();
    await dialogNamed(changed);
    expect(lastVersion()).toBe(`eq.${post.updated_at}`);
    await inDialog('Keep editing');
    await pressed('Restore');
    expect(field('author')).toHaveValue('Both of us');
    await submit(wording.postEditor.updated);
    expect(lastVersion()).toBe(`eq.${theirs.updated_at}`);
    expect(rows()).toMatchObject([{ title: 'Their title', author: 'Both of us' }]);
  });

  test.each(['Keep editing', 'Escape'])(
    '"%s" changes nothing, and the next save opens the dialog again',
    async (way) => {
      await saveOverTheirs();
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await inDialog(way);
      await waitForClosedDialog();
      expect(formValues()).toEqual(mine);
      expect(writes()).toHaveLength(1);
      await submit();
      await dialogNamed(changed);
    },
  );

  test('an equal text that another person saved causes no conflict', async () => {
    await editThePost();
    theySave(mine);
    fill(mine);
    await submit(wording.postEditor.updated);
    await backAtTheTable();
  });

  test('when the other version cannot load, the save fails and the form keeps the text', async () => {
    await editThePost();
    theySave({ title: 'Their title' });
    network.faults.set('blog_posts', '500');
    fill(mine);
    await submit(wording.postEditor.saveFailed);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(formValues()).toEqual(mine);
  });
});

describe('a post that another person deletes during the edit', () => {
  async function saveDeleted(values: Partial<TypedFields> = mine) {
    await editThePost();
    network.tables.blog_posts = [];
    fill(values);
    await submit();
    await dialogNamed(deleted);
  }

  test('becomes a new post through "Save as new post"', async () => {
    await saveDeleted();
    await inDialog('Save as new post', wording.postEditor.created);
    await backAtTheTable();
    expect(lastWrite()).toMatchObject({ method: 'POST', body: mine });
    expect(rows()).toMatchObject([mine]);
    expect(rows()[0]?.id).not.toBe(post.id);
  });

  test('stays in the form after "Keep editing"', async () => {
    await saveDeleted();
    await inDialog('Keep editing');
    expect(formValues()).toEqual(mine);
    expect(rows()).toEqual([]);
  });

  test('becomes one new row even when the response is lost', async () => {
    await saveDeleted();
    network.replyFaults.set('blog_posts', 'offline');
    await inDialog('Save as new post');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitForClosedDialog();
    network.replyFaults.clear();
    expect(await screen.findByRole('button', { name: wording.postEditor.create })).toBeEnabled();
    expect(formValues()).toEqual(mine);
    await submit(wording.postEditor.created);
    expect(rows()).toHaveLength(1);
  });

  test('makes the page ask before leaving, even without a change', async () => {
    await saveDeleted({});
    network.writeFaults.set('blog_posts', '500');
    await inDialog('Save as new post', wording.postEditor.saveFailed);
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false));
  });
});

describe('after a lost response', () => {
  test('the next save of an edited post succeeds without a dialog', async () => {
    await editThePost();
    fill(mine);
    network.replyFaults.set('blog_posts', 'offline');
    await submit(wording.postEditor.saveFailed);
    expect(formValues()).toEqual(mine);
    network.replyFaults.clear();
    await submit(wording.postEditor.updated);
    await backAtTheTable();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(rows()).toMatchObject([mine]);
  });

  /** Saves a new post whose response gets lost. */
  async function createWithLostResponse() {
    await newPost();
    fill(written);
    network.replyFaults.set('blog_posts', 'offline');
    await submit(wording.postEditor.saveFailed);
    network.replyFaults.clear();
    expect(rows()).toHaveLength(1);
    expect(formValues()).toEqual(written);
  }

  /** Changes the text after the lost response, saves the text and waits for the dialog. */
  async function saveOtherWords() {
    await createWithLostResponse();
    fill({ excerpt: 'Other words.' });
    await submit();
    await dialogNamed(changed);
  }

  test('the next save of a new post leaves exactly one row', async () => {
    await createWithLostResponse();
    await submit(wording.postEditor.created);
    await backAtTheTable();
    expect(rows()).toMatchObject([written]);
    expect(writes().map(({ body }) => (body as { id: string }).id)).toEqual([rows()[0]?.id, rows()[0]?.id]);
  });

  test('the form shows the slug of the new post as available', async () => {
    await createWithLostResponse();
    fill({ slug: 'other' });
    await screen.findByText(/\(available\)\./);
    fill({ slug: written.slug });
    expect(await screen.findByText(/\(available\)\./)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a save of other words offers both versions of the new post, and one row remains', async () => {
    await saveOtherWords();
    expect(versions()).toEqual([['Excerpt', 'Other words.', written.excerpt]]);
    await inDialog('Save my version', wording.postEditor.updated);
    expect(rows()).toMatchObject([{ ...written, excerpt: 'Other words.' }]);
  });

  test('a new post stays savable after other words and a failed save', async () => {
    await saveOtherWords();
    network.writeFaults.set('blog_posts', '500');
    await inDialog('Save my version');
    await waitForClosedDialog();
    await waitFor(() => expect(writes()).toHaveLength(3));
    network.writeFaults.clear();
    await submit(wording.postEditor.updated);
    expect(rows()).toMatchObject([{ ...written, excerpt: 'Other words.' }]);
  });

  test('the saves after "Use the saved version" change the row of the new post', async () => {
    await saveOtherWords();
    await inDialog('Use the saved version');
    await waitForClosedDialog();
    expect(formValues()).toEqual(written);
    fill({ author: 'Somebody' });
    await submit(wording.postEditor.updated);
    expect(rows()).toMatchObject([{ ...written, author: 'Somebody' }]);
  });
});

describe('text that a person types during a save', () => {
  /** Saves, types before the response arrives, and waits for the question before leaving. */
  async function typeDuringSave(values: TypedFields, saved: string) {
    fill(values);
    const release = holdWrites('blog_posts');
    await submit();
    fill({ excerpt: 'An afterthought.' });
    release();
    await expectToast(saved);
    await dialogNamed('Leave without saving?');
    return { ...values, excerpt: 'An afterthought.' };
  }

  test('makes the form of an edited post ask before leaving, and the next save stores the text', async () => {
    await editThePost();
    const later = await typeDuringSave(mine, wording.postEditor.updated);
    await inDialog('Stay');
    expect(formValues()).toEqual(later);
    const version = rows()[0]?.updated_at;
    await submit();
    await backAtTheTable();
    expect(lastVersion()).toBe(`eq.${String(version)}`);
    expect(rows()).toMatchObject([later]);
  });

  test('makes the form of a new post ask before leaving, and the post stays one row', async () => {
    await newPost();
    const later = await typeDuringSave(written, wording.postEditor.created);
    await inDialog('Stay');
    await submit(wording.postEditor.updated);
    await backAtTheTable();
    expect(rows()).toMatchObject([later]);
  });

  test('comes back as an offered draft after "Leave"', async () => {
    await newPost();
    const later = await typeDuringSave(written, wording.postEditor.created);
    await inDialog('Leave');
    await backAtTheTable();
    await userEvent.click(screen.getByRole('link', { name: wording.posts.create }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(formValues()).toEqual(later);
    await submit(wording.postEditor.updated);
    expect(rows()).toMatchObject([later]);
  });
});
