import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aLink, aPost, someSettings } from '../../support/builders';
import { wording } from '../../support/specification-texts';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { expectToast } from '../../support/toasts';
import { editPost, field, fill, submit } from '../../screens/admin/post-form';
import { provesItsTests } from '../../support/evidence';

provesItsTests('What others change in the meantime');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const change = (label: string, value: string, page: Pick<typeof screen, 'getByLabelText'> = screen) =>
  fireEvent.change(page.getByLabelText(label), { target: { value } });

test('the editor offers the draft of a deleted post and saves the draft as a new post', async () => {
  const post = aPost({ title: 'Pocket', slug: 'pocket' });
  network.tables.blog_posts = [post];
  await editPost(post.id);
  fill({ excerpt: 'Typed before the tab died.' });
  cleanup();
  network.tables.blog_posts = [];

  await editPost(post.id);
  await expectToast(wording.postEditor.missing);
  await press('Restore');
  expect(field('excerpt')).toHaveValue('Typed before the tab died.');
  await submit();
  await press('Save as new post');
  await expectToast(wording.postEditor.created);
  expect(network.tables.blog_posts).toMatchObject([{ title: 'Pocket', excerpt: 'Typed before the tab died.' }]);
});

test('the editor stays open after a refresh when the post is deleted', async () => {
  const post = aPost({ title: 'Pocket' });
  network.tables.blog_posts = [post];
  const { queryClient } = await editPost(post.id);
  fill({ excerpt: 'Still being written.' });
  network.tables.blog_posts = [];
  await queryClient.invalidateQueries();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(field('excerpt')).toHaveValue('Still being written.');
});

test('a save of the settings keeps the values that another person saved in other fields', async () => {
  network.tables.site_settings = [someSettings({ siteName: 'Before', metaKeywords: 'old' })];
  const { queryClient } = renderApp('/admin/settings', { as: 'admin' });
  await screen.findByLabelText(wording.settings.siteName);
  change(wording.settings.metaKeywords, 'mine');
  network.tables.site_settings = [someSettings({ siteName: 'Theirs', metaKeywords: 'old', maintenanceMode: true })];
  await queryClient.invalidateQueries();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await press('Save settings');
  await expectToast(wording.settings.saved);
  expect(network.tables.site_settings[0]).toMatchObject({
    siteName: 'Theirs',
    metaKeywords: 'mine',
    maintenanceMode: true,
  });
  await waitFor(() => expect(screen.getByLabelText(wording.settings.siteName)).toHaveValue('Theirs'));
});

test('the form adds a second link after the response to the first save got lost', async () => {
  network.replyFaults.set('links', 'offline');
  renderApp('/admin/links', { as: 'editor' });
  const form = within(await screen.findByRole('region', { name: 'Add link' }));
  const add = () => userEvent.click(form.getByRole('button', { name: 'Add link' }));
  const type = (title: string, url: string) => {
    change('Title', title, form);
    change('URL', url, form);
    change('Category', 'Documentation', form);
  };
  type('Pan Docs', 'https://gbdev.io/pandocs/');
  await add();
  await expectToast(wording.links.addFailed);
  network.replyFaults.clear();
  network.rejections.set('links', { status: 403, code: '42501', message: 'no' });
  type('GBATEK', 'https://problemkaputt.de/gbatek.htm');
  await add();
  await waitFor(() => expect(network.writesOf('links')).toHaveLength(2));
  await waitFor(() => expect(form.getByRole('button', { name: 'Add link' })).toBeEnabled());
  network.rejections.clear();
  await add();
  await expectToast(wording.links.added);
  expect(network.tables.links.map(({ title }) => title).sort()).toEqual(['GBATEK', 'Pan Docs']);
});

test('a row warns when the storage of the device is full, and keeps the unsaved text', async () => {
  network.tables.links = [aLink({ title: 'Pan Docs', category: 'Documentation' })];
  renderApp('/admin/links', { as: 'editor' });
  await press('Edit Pan Docs');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const table = within(screen.getByRole('table', { name: 'Links' }));
  change('Category', 'Hardware', table);
  expect(await table.findByText(/we can’t back up your draft/)).toBeInTheDocument();
  network.writeFaults.set('links', '500');
  await press('Save Pan Docs');
  await expectToast(wording.links.updateFailed);
  expect(await screen.findByRole('button', { name: 'Edit Pan Docs' })).toHaveAccessibleDescription('Unsaved changes');
  await press('Edit Pan Docs');
  expect(table.getByLabelText('Category')).toHaveValue('Hardware');
});
