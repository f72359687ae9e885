import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aLink, aPost, aSocialLink, someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { accounts, staffIds } from '../../support/network/auth';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { editPost, fill, formValues, submit, written } from './post-form';
import { dialog, pressInDialog, pressButton, versions } from './staff-screen';

const theirMoment = '2026-05-01T12:34:56.123456+00:00';
const change = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Makes the editor a contributor after the screen has read the role. */
function demoteEditor(): void {
  network.tables.users = network.tables.users.map((user) =>
    user.auth_user_id === accounts.editor.id ? { ...user, role: 'contributor' } : user,
  );
}

describe('settings that another person saved after the read', () => {
  const theirs = () => someSettings({ siteName: 'Theirs', maintenanceMode: true, updated_at: theirMoment });

  async function saveOverTheirs(before = [someSettings()]) {
    network.tables.site_settings = before;
    renderApp('/admin/settings', { as: 'admin' });
    change(await screen.findByLabelText(wording.settings.metaKeywords), 'mine');
    network.tables.site_settings = [theirs()];
    await pressButton('Save settings');
    await screen.findByRole('dialog', { name: 'These settings have changed since you opened them' });
  }

  test('appear beside the typed text, and stay in the database', async () => {
    await saveOverTheirs();
    // Fields without typed text follow the saved version.
    await waitFor(() => expect(versions()).toEqual([['Meta Keywords', 'mine', 'tests']]));
    expect(network.tables.site_settings).toEqual([theirs()]);
  });

  test('change only in the typed fields, and only after a press on "Save my version"', async () => {
    await saveOverTheirs();
    await waitFor(() => expect(versions()).toHaveLength(1));
    await pressInDialog('Save my version');
    await expectToast(wording.settings.saved);
    expect(network.writesOf('site_settings').at(-1)?.search.get('updated_at')).toBe(`eq.${theirMoment}`);
    expect(network.tables.site_settings).toMatchObject([
      { siteName: 'Theirs', metaKeywords: 'mine', maintenanceMode: true },
    ]);
  });

  test('fill the form on request, and the form then offers the typed text', async () => {
    await saveOverTheirs();
    await pressInDialog('Use the saved version');
    expect(screen.getByLabelText(wording.settings.siteName)).toHaveValue('Theirs');
    await pressButton('Restore');
    expect(screen.getByLabelText(wording.settings.metaKeywords)).toHaveValue('mine');
  });

  test('fill the form on request, and a note says that the full device stores no typed text', async () => {
    await saveOverTheirs();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await pressInDialog('Use the saved version');
    expect(await screen.findByText(/storage is full, so your unsaved changes from/)).toBeVisible();
    expect(screen.queryByText(/We kept your unsaved changes from/)).not.toBeInTheDocument();
    await pressButton('Restore');
    expect(screen.getByLabelText(wording.settings.metaKeywords)).toHaveValue('mine');
  });

  test('fill the form on request, and the device keeps one copy of the typed text', async () => {
    await saveOverTheirs();
    const keptKeys = () => Object.keys(localStorage).filter((key) => key.includes('.kept.'));
    await waitFor(() => expect(keptKeys()).toHaveLength(1));
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (keptKeys().length > 0) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    await pressInDialog('Use the saved version');
    expect(await screen.findByText(/We kept your unsaved changes from/)).toBeVisible();
    expect(keptKeys()).toHaveLength(1);
  });

  test('cause a conflict even if no settings existed before, and the save overwrites nothing', async () => {
    await saveOverTheirs([]);
    expect(network.tables.site_settings).toEqual([theirs()]);
  });
});

describe('the reason of a rejected save', () => {
  test('tells a contributor that the post is published, and the form keeps the text', async () => {
    const post = aPost({ ...written, published: false, created_by: staffIds.contributor });
    network.tables.blog_posts = [post];
    await editPost(post.id, { as: 'contributor' });
    fill({ excerpt: 'Mine.' });
    network.tables.blog_posts = [{ ...post, published: true, updated_at: theirMoment }];
    await submit(wording.postEditor.saveFailed);
    expect(await screen.findByText(/This post is published, so only editors and admins can edit it\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(formValues()).toMatchObject({ excerpt: 'Mine.' });
  });

  test("names the lost role in the post's form", async () => {
    const post = aPost({ ...written });
    network.tables.blog_posts = [post];
    await editPost(post.id);
    fill({ excerpt: 'Mine.' });
    demoteEditor();
    network.writeProtected.add('blog_posts');
    await submit(wording.postEditor.saveFailed);
    expect(await screen.findByText('You can only edit your own posts.')).toBeVisible();
    expect(formValues()).toMatchObject({ excerpt: 'Mine.' });
  });

  test('names the lost role on the page of links', async () => {
    network.tables.links = [aLink({ title: 'Pan Docs' })];
    renderApp('/admin/links', { as: 'editor' });
    await pressButton('Edit Pan Docs');
    demoteEditor();
    network.writeProtected.add('links');
    await pressButton('Save Pan Docs');
    await expectToast(wording.links.updateFailed);
    expect(await screen.findByText('Only editors and admins can change this.')).toBeVisible();
  });

  test('tells an admin in the dialog that somebody deleted the person', async () => {
    renderApp('/admin/users', { as: 'admin' });
    await pressButton('Edit User Edith Editor');
    network.tables.users = network.tables.users.filter(({ name }) => name !== 'Edith Editor');
    change(dialog().getByLabelText('Name'), 'Edith');
    await pressInDialog('Save');
    await expectToast('Failed to update user');
    expect(await screen.findByText('Someone deleted this user.')).toBeVisible();
  });
});

describe('the reason of a rejected deletion', () => {
  const deleteRow = async (name: string) => {
    await pressButton(name);
    await pressInDialog('Delete');
  };

  test('names the missing right if the row exists', async () => {
    const post = aPost({ title: 'Pocket', published: false, created_by: staffIds.contributor });
    network.tables.blog_posts = [post];
    network.writeProtected.add('blog_posts');
    renderApp('/admin/blog', { as: 'contributor' });
    await screen.findByRole('button', { name: 'Delete Pocket' });
    network.tables.blog_posts = [{ ...post, published: true }];
    await deleteRow('Delete Pocket');
    await expectToast(wording.posts.deleteFailed);
    expect(await screen.findByText('This post is published, so only editors and admins can edit it.')).toBeVisible();
    expect(screen.queryByText(/Somebody deleted/)).not.toBeInTheDocument();
  });

  test('names the lost role rather than a deleted row', async () => {
    network.tables.links = [aLink({ title: 'Pocket' })];
    renderApp('/admin/links', { as: 'editor' });
    await screen.findByRole('button', { name: 'Delete Pocket' });
    demoteEditor();
    network.tables.links = [];
    await deleteRow('Delete Pocket');
    await expectToast(wording.links.deleteFailed);
    expect(await screen.findByText('Only editors and admins can change this.')).toBeVisible();
    expect(screen.queryByText(/Somebody deleted/)).not.toBeInTheDocument();
  });
});

describe('a platform', () => {
  test.each(['YouTube', ' GitHub '])(
    'with the text %j shows its icon in the table and in the footer',
    async (platform) => {
      network.tables.social_media_links = [aSocialLink({ platform })];
      renderApp('/admin/social-media', { as: 'editor' });
      expect((await screen.findByRole('rowheader')).querySelector('svg path')).not.toBeNull();
      cleanup();
      renderApp('/');
      const link = await screen.findByRole('link', { name: platform.trim() });
      expect(link.querySelector('svg path')).not.toBeNull();
    },
  );
});

test.each(['saving', 'Cancel'])('%s leads back to the table and keeps the search', async (way) => {
  const post = aPost({ title: 'Pocket', slug: 'pocket' });
  network.tables.blog_posts = [post];
  const { router } = renderApp('/admin/blog?q=pocket', { as: 'editor' });
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Pocket' }));
  await screen.findByLabelText(wording.postEditor.excerpt);
  if (way === 'saving') await pressButton(wording.postEditor.update);
  else await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('heading', { level: 1, name: 'Blog Posts' });
  expect(router.state.location.pathname).toBe('/admin/blog');
  expect(router.state.location.search).toBe('?q=pocket');
  expect(screen.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('pocket');
});
