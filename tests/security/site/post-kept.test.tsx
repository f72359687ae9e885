import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { PostFields } from '@/data/posts/posts.admin';
import { aPost } from '../../support/builders';
import { accounts, staffIds } from '../../support/network/auth';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
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
} from '../../screens/admin/post-form';
import { provesItsTests } from '../../support/evidence';

provesItsTests('A post that is being written');

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('handheld-legacy.kept.'));
const onDevice = () => keptKeys().map((key) => localStorage.getItem(key) ?? '');
const offers = () => screen.queryAllByRole('button', { name: 'Restore' });
const leavesSilently = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const noRoom = /we can’t back up your draft/;

/** Ends the page without running a handler. The device keeps its present storage. */
function crash(): void {
  const device = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  cleanup();
  localStorage.clear();
  for (const [key, value] of device) localStorage.setItem(key, value);
}

/** Waits at most two seconds until the device has the typed values. */
async function untilKept(values: Partial<PostFields>): Promise<void> {
  const kept = () => onDevice().map((text) => (JSON.parse(text) as { values: PostFields }).values);
  // For a post without a schedule, the form writes ''.
  const typed = values.publish_at === null ? { ...values, publish_at: '' } : values;
  await waitFor(() => expect(kept()).toContainEqual(expect.objectContaining(typed)), { timeout: 2000 });
}

async function typeUntilKept(values: Partial<PostFields>): Promise<void> {
  fill(values);
  await untilKept(values);
}

/** Types in an editor and crashes the page. */
async function typeAndCrash(values: Partial<PostFields>, open: () => Promise<unknown> = newPost): Promise<void> {
  await open();
  await typeUntilKept(values);
  crash();
}

/** Saves the form. The response gets lost. */
async function saveWithLostResponse(): Promise<void> {
  network.replyFaults.set('blog_posts', 'offline');
  await submit(wording.postEditor.saveFailed);
  network.replyFaults.clear();
}

describe('a crash of the page', () => {
  test('leaves a draft of a new post, and "Restore" fills in every field', async () => {
    await typeAndCrash(written);
    await newPost();
    expect(field('title')).toHaveValue('');
    expect(screen.getByText(/^We kept your unsaved changes from .* on this device\.$/)).toBeVisible();
    await pressed('Restore');
    expect(formValues()).toEqual(written);
    expect(offers()).toEqual([]);
    await submit(wording.postEditor.created);
    await backAtTheTable();
    expect(keptKeys()).toEqual([]);
    expect(network.tables.blog_posts).toHaveLength(1);
  });

  test('keeps the last typed characters exactly', async () => {
    await newPost();
    await typeUntilKept({ title: 'First' });
    await userEvent.type(field('content'), 'and then "more"');
    await untilKept({ content: 'and then "more"' });
    crash();
    await newPost();
    await pressed('Restore');
    expect(field('content')).toHaveValue('and then "more"');
  });

  test('keeps the restored text directly after "Restore"', async () => {
    await typeAndCrash(written);
    await newPost();
    await pressed('Restore');
    crash();
    await newPost();
    await pressed('Restore');
    expect(formValues()).toEqual(written);
  });

  test('leaves a draft that "Discard" removes from the device', async () => {
    await typeAndCrash(written);
    await newPost();
    await pressed('Discard');
    expect(offers()).toEqual([]);
    expect(keptKeys()).toEqual([]);
    expect(field('title')).toHaveValue('');
  });

  test('leaves an offer only for the same person and on the page of the same post', async () => {
    const post = aPost({ published: false, created_by: staffIds.contributor });
    const other = aPost({ published: false });
    network.tables.blog_posts = [post, other];
    await typeAndCrash({ excerpt: 'Kept words' }, () => editPost(post.id));
    for (const open of [() => editPost(other.id), () => newPost(), () => editPost(post.id, { as: 'admin' })]) {
      await open();
      expect(offers()).toEqual([]);
      crash();
    }
    await editPost(post.id);
    await pressed('Restore');
    expect(field('excerpt')).toHaveValue('Kept words');
  });

  test('in two tabs leaves two offers, and the unused offer stays', async () => {
    await typeAndCrash({ title: 'Tab one' });
    await typeAndCrash({ title: 'Tab two' });
    await newPost();
    expect(offers()).toHaveLength(2);
    await userEvent.click(offers()[0] as HTMLElement);
    expect(field('title')).toHaveValue('Tab two');
    expect(offers()).toHaveLength(1);
    fill({ ...written, title: 'Tab two', slug: 'tab-two' });
    await submit();
    await backAtTheTable();
    expect(onDevice()).toEqual([expect.stringContaining('Tab one')]);
  });

  test('leaves an offer, and "Restore" stashes the newer text', async () => {
    await typeAndCrash({ title: 'Yesterday' });
    await newPost();
    fill({ title: 'Today' });
    await pressed('Restore');
    expect(field('title')).toHaveValue('Yesterday');
    expect(offers()).toHaveLength(1);
    await pressed('Restore');
    expect(field('title')).toHaveValue('Today');
    crash();
    await newPost();
    expect(offers()).toHaveLength(2);
    expect(onDevice().join()).toMatch(/Today.*Yesterday|Yesterday.*Today/);
  });

  test('leaves a draft, and a save of the draft replaces only the version that the person edited', async () => {
    const post = aPost({ ...written });
    network.tables.blog_posts = [post];
    await typeAndCrash({ excerpt: 'Kept words' }, () => editPost(post.id));
    network.tables.blog_posts = [{ ...post, title: 'Their title', updated_at: '2026-05-01T00:00:00+00:00' }];
    await editPost(post.id);
    await pressed('Restore');
    await submit();
    expect(await screen.findByRole('dialog', { name: 'This post has changed since you opened it' })).toBeVisible();
    expect(network.writesOf('blog_posts')[0]?.search.get('updated_at')).toBe(`eq.${post.updated_at}`);
    expect(network.tables.blog_posts).toMatchObject([{ title: 'Their title' }]);
  });

  test('after a lost response leads to one new post', async () => {
    await newPost();
    await typeUntilKept(written);
    await saveWithLostResponse();
    crash();
    await newPost();
    await pressed('Restore');
    await submit(wording.postEditor.created);
    expect(network.tables.blog_posts).toHaveLength(1);
  });

  test('leaves no offer of a text that the database has saved', async () => {
    const post = aPost();
    network.tables.blog_posts = [post];
    await editPost(post.id);
    await typeUntilKept(written);
    await saveWithLostResponse();
    crash();
    await editPost(post.id);
    expect(formValues()).toEqual(written);
    expect(offers()).toEqual([]);
  });
});

describe('the draft on the device', () => {
  test('disappears after a confirmed save and stays after a failed save', async () => {
    await newPost();
    await typeUntilKept(written);
    network.writeFaults.set('blog_posts', '500');
    await submit(wording.postEditor.saveFailed);
    expect(onDevice()).toEqual([expect.stringContaining('7 min')]);
    network.writeFaults.clear();
    await submit();
    await backAtTheTable();
    expect(keptKeys()).toEqual([]);
  });

  test('disappears when the form equals the saved row again', async () => {
    await newPost();
    await typeUntilKept({ title: 'Thought better of it' });
    fill({ title: '' });
    await waitFor(() => expect(keptKeys()).toEqual([]));
  });

  test('holds the newest text when the browser hides the page', async () => {
    await newPost();
    await typeUntilKept({ title: 'One' });
    fill({ title: 'Hidden' });
    window.dispatchEvent(new Event('pagehide'));
    expect(onDevice()).toEqual([expect.stringContaining('Hidden')]);
  });

  test.each([
    ['half a draft', '{"id":'],
    ['null', 'null'],
    ['a draft without values', '{"id":"x","base":"","at":1,"values":{}}'],
    ['a draft with an invalid time', JSON.stringify({ id: 'x', base: '', at: 1e300, values: written })],
  ])('leads to no offer when the stored content is garbage: %s', async (_what, garbage) => {
    localStorage.setItem(`handheld-legacy.kept.${accounts.editor.id}.posts.new/x`, garbage);
    await newPost();
    expect(offers()).toEqual([]);
  });
});

describe('a device with a full storage', () => {
  const fullStorage = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

  test('causes a warning until the device keeps the draft, and the page asks before leaving', async () => {
    await newPost();
    const full = fullStorage();
    fill(written);
    expect(await screen.findByText(noRoom)).toBeVisible();
    expect(leavesSilently()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(screen.getByText(noRoom)).toBeVisible();
    full.mockRestore();
    await untilKept(written);
    await waitFor(() => expect(screen.queryByText(noRoom)).not.toBeInTheDocument());
    expect(leavesSilently()).toBe(false);
  });

  test('does not prevent the save of a post', async () => {
    await newPost();
    fullStorage();
    fill(written);
    await submit(wording.postEditor.created);
    await backAtTheTable();
    expect(network.tables.blog_posts).toHaveLength(1);
  });
});

test('a new sign-in after the end of a session keeps the text, and the next save works', async () => {
  await newPost();
  fill(written);
  network.endSessions();
  await submit();
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  await userEvent.type(screen.getByLabelText(wording.login.password), accounts.editor.password);
  await userEvent.click(screen.getByRole('button', { name: wording.login.signIn }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(formValues()).toEqual(written);
  await submit(wording.postEditor.created);
  expect(network.tables.blog_posts).toHaveLength(1);
});
