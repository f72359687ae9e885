import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aLink, aPost, aSocialLink, aUser, someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { accounts } from '../../support/network/auth';
import { network } from '../../support/network/server';
import { says } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { editPost, fill, shown, submit, written } from './post-form';

const theirMoment = '2026-05-01T12:34:56.123456+00:00';
const pressed = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const inDialog = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const change = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const versions = () =>
  within(screen.getByRole('table', { name: 'Both versions' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Somebody is given another role, which the screen has not seen. */
function demote(account: keyof typeof accounts, role: string): void {
  network.tables.users = network.tables.users.map((user) =>
    user.auth_user_id === accounts[account].id ? { ...user, role } : user,
  );
}

describe('settings that somebody else saved since they were read', () => {
  const theirs = () => someSettings({ siteName: 'Theirs', maintenanceMode: true, updated_at: theirMoment });

  async function saveOverTheirs() {
    network.tables.site_settings = [someSettings()];
    renderApp('/admin/settings', { as: 'admin' });
    change(await screen.findByLabelText(says.settings.metaKeywords), 'mine');
    network.tables.site_settings = [theirs()];
    await pressed('Save Settings');
    await dialog('These settings were changed meanwhile');
  }

  test('are shown beside mine, and nothing is put back', async () => {
    await saveOverTheirs();
    // Where nothing was typed the form follows theirs.
    await waitFor(() => expect(versions()).toEqual([['Meta Keywords', 'mine', 'tests']]));
    expect(network.tables.site_settings).toEqual([theirs()]);
  });

  test('are replaced only where something was typed, and on purpose only', async () => {
    await saveOverTheirs();
    await waitFor(() => expect(versions()).toHaveLength(1));
    await inDialog('Save my version');
    await expectToast(says.settings.saved);
    expect(network.writesOf('site_settings').at(-1)?.search.get('updated_at')).toBe(`eq.${theirMoment}`);
    expect(network.tables.site_settings).toMatchObject([
      { siteName: 'Theirs', metaKeywords: 'mine', maintenanceMode: true },
    ]);
  });

  test('can be used, and mine are offered again', async () => {
    await saveOverTheirs();
    await inDialog('Use the saved version');
    expect(screen.getByLabelText(says.settings.siteName)).toHaveValue('Theirs');
    await pressed('Restore');
    expect(screen.getByLabelText(says.settings.metaKeywords)).toHaveValue('mine');
  });

  test('can be used; a device without room for mine says so', async () => {
    await saveOverTheirs();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await inDialog('Use the saved version');
    expect(await screen.findByText(/This device has no room for the unsaved changes of/)).toBeVisible();
    expect(screen.queryByText(/were kept on this device/)).not.toBeInTheDocument();
    await pressed('Restore');
    expect(screen.getByLabelText(says.settings.metaKeywords)).toHaveValue('mine');
  });

  test('can be used; mine are kept where there is room for one copy of them', async () => {
    await saveOverTheirs();
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('.kept.'));
    await waitFor(() => expect(kept()).toHaveLength(1));
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (kept().length > 0) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    await inDialog('Use the saved version');
    expect(await screen.findByText(/were kept on this device/)).toBeVisible();
    expect(kept()).toHaveLength(1);
  });

  test('are a row already where there was none: the first save overwrites nothing', async () => {
    network.tables.site_settings = [];
    renderApp('/admin/settings', { as: 'admin' });
    change(await screen.findByLabelText(says.settings.metaKeywords), 'mine');
    network.tables.site_settings = [theirs()];
    await pressed('Save Settings');
    await dialog('These settings were changed meanwhile');
    expect(network.tables.site_settings).toEqual([theirs()]);
  });
});

describe.each([
  {
    address: '/admin/links',
    table: 'links' as const,
    name: 'Pan Docs',
    label: 'Category',
    row: () => aLink({ title: 'Pan Docs', category: 'Saved' }),
    theirs: { category: 'Theirs' },
    mine: { category: 'https://mine.example/' },
    updated: says.links.updated,
  },
  {
    address: '/admin/social-media',
    table: 'social_media_links' as const,
    name: 'github',
    label: 'URL',
    row: () => aSocialLink({ platform: 'github', url: 'https://saved.example/' }),
    theirs: { url: 'https://theirs.example/' },
    mine: { url: 'https://mine.example/' },
    updated: says.socialLinks.updated,
  },
])('a row of $table that somebody else saved since it was opened', (form) => {
  const { address, table, name, label, theirs, mine, updated } = form;
  const rows = () => network.tables[table] as { id: string; updated_at: string }[];

  async function saveOver(now: object | null) {
    const row = form.row();
    network.tables = { ...network.tables, [table]: [row] };
    renderApp(address, { as: 'editor' });
    await pressed(`Edit ${name}`);
    const cells = within(screen.getByRole('region', { name: /table$/ }));
    change(cells.getByLabelText(label), 'https://mine.example/');
    network.tables = { ...network.tables, [table]: now ? [{ ...row, ...now, updated_at: theirMoment }] : [] };
    await pressed(`Save ${name}`);
    await screen.findByRole('dialog');
  }

  test('is shown beside mine; saving mine saves over that version', async () => {
    await saveOver(theirs);
    expect(versions()).toEqual([[label, Object.values(mine)[0], Object.values(theirs)[0]]]);
    expect(rows()).toMatchObject([theirs]);
    await inDialog('Save my version');
    await expectToast(updated);
    expect(network.writesOf(table).at(-1)?.search.get('updated_at')).toBe(`eq.${theirMoment}`);
    expect(rows()).toMatchObject([mine]);
  });

  test('can be used, and mine stays with the row', async () => {
    await saveOver(theirs);
    await inDialog('Use the saved version');
    expect(rows()).toMatchObject([theirs]);
    expect(await screen.findByRole('button', { name: `Edit ${name}` })).toHaveAccessibleDescription('Unsaved changes');
  });

  test('opens again with mine to keep editing', async () => {
    await saveOver(theirs);
    await inDialog('Keep editing');
    expect(await screen.findByDisplayValue('https://mine.example/')).toBeVisible();
    await pressed(`Save ${name}`);
    await expectToast(updated);
  });

  test('and is deleted can be added again, once, also when an answer gets lost', async () => {
    await saveOver(null);
    expect(screen.getByRole('dialog', { name: 'This link was deleted meanwhile' })).toBeVisible();
    network.replyFaults.set(table, 'offline');
    await inDialog('Save as new link');
    await waitFor(() => expect(rows()).toHaveLength(1));
    network.replyFaults.clear();
    await dialog('This link was deleted meanwhile');
    await inDialog('Save as new link');
    await expectToast(updated);
    expect(rows()).toMatchObject([mine]);
  });

  test('counts as saved when only the answer got lost', async () => {
    network.replyFaults.set(table, 'offline');
    network.tables = { ...network.tables, [table]: [form.row()] };
    renderApp(address, { as: 'editor' });
    await pressed(`Edit ${name}`);
    const cells = within(screen.getByRole('region', { name: /table$/ }));
    change(cells.getByLabelText(label), 'https://mine.example/');
    await pressed(`Save ${name}`);
    await waitFor(() => expect(rows()).toMatchObject([mine]));
    network.replyFaults.clear();
    await pressed('Retry');
    await expectToast(updated);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('why a save was rejected', () => {
  test('a draft that was published while its contributor wrote is said in the form; the text stays', async () => {
    const post = aPost({ ...written, published: false, created_by: accounts.contributor.id });
    network.tables.blog_posts = [post];
    await editPost(post.id, { as: 'contributor' });
    fill({ excerpt: 'Mine.' });
    network.tables.blog_posts = [{ ...post, published: true, updated_at: theirMoment }];
    await submit();
    await expectToast(says.postEditor.saveFailed);
    expect(
      await screen.findByText(/This post is published\. Only editors and admins can change it now\./),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shown()).toMatchObject({ excerpt: 'Mine.' });
  });

  test('an editor who was demoted reads it in the editor', async () => {
    const post = aPost({ ...written });
    network.tables.blog_posts = [post];
    await editPost(post.id);
    fill({ excerpt: 'Mine.' });
    demote('editor', 'contributor');
    network.hidesWrites.add('blog_posts');
    await submit();
    await expectToast(says.postEditor.saveFailed);
    expect(await screen.findByText('Contributors change their own posts only.')).toBeVisible();
    expect(shown()).toMatchObject({ excerpt: 'Mine.' });
  });

  test('an editor who was demoted reads it beside the links', async () => {
    network.tables.links = [aLink({ title: 'Pan Docs' })];
    renderApp('/admin/links', { as: 'editor' });
    await pressed('Edit Pan Docs');
    demote('editor', 'contributor');
    network.hidesWrites.add('links');
    await pressed('Save Pan Docs');
    await expectToast(says.links.updateFailed);
    expect(await screen.findByText('Only editors and admins can change this.')).toBeVisible();
  });

  test('a person who was deleted is said in the dialog', async () => {
    renderApp('/admin/users', { as: 'admin' });
    await pressed('Edit User Edith Editor');
    network.tables.users = network.tables.users.filter(({ name }) => name !== 'Edith Editor');
    change(within(screen.getByRole('dialog')).getByLabelText('Name'), 'Edith');
    await inDialog('Save');
    await expectToast('Failed to update user');
    expect(await screen.findByText('Somebody deleted this person meanwhile.')).toBeVisible();
  });
});

describe('a row that somebody deleted', () => {
  const confirmed = async (name: string) => {
    await pressed(name);
    await inDialog('Delete');
  };

  test.each([
    ['Publish', '/admin/blog', () => pressed('Publish Pocket'), says.posts.statusFailed],
    ['Delete', '/admin/blog', () => confirmed('Delete Pocket'), says.posts.deleteFailed],
    ['Delete', '/admin/links', () => confirmed('Delete Pocket'), says.links.deleteFailed],
    ['Deactivate', '/admin/social-media', () => pressed('Deactivate Pocket'), says.socialLinks.statusFailed],
    ['Delete', '/admin/social-media', () => confirmed('Delete Pocket'), says.socialLinks.deleteFailed],
    ['Delete', '/admin/users', () => confirmed('Delete Pocket'), 'Failed to delete user'],
  ])('is why %s at %s does nothing: the reason stands at the table', async (_name, address, act, toast) => {
    network.tables.blog_posts = [aPost({ title: 'Pocket', published: false })];
    network.tables.links = [aLink({ title: 'Pocket' })];
    network.tables.social_media_links = [aSocialLink({ platform: 'Pocket' })];
    network.tables.users = [...network.tables.users, aUser({ name: 'Pocket' })];
    renderApp(address, { as: 'admin' });
    await screen.findByRole('button', { name: 'Delete Pocket' });
    const users = network.tables.users.filter(({ name }) => name !== 'Pocket');
    network.tables = { ...network.tables, blog_posts: [], links: [], social_media_links: [], users };
    await act();
    await expectToast(toast);
    expect(await screen.findByText('Somebody deleted Pocket meanwhile.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Pocket' })).not.toBeInTheDocument());
  });

  test('is not the reason when it is there and may not be changed', async () => {
    const post = aPost({ title: 'Pocket', published: false, created_by: accounts.contributor.id });
    network.tables.blog_posts = [post];
    network.hidesWrites.add('blog_posts');
    renderApp('/admin/blog', { as: 'contributor' });
    await screen.findByRole('button', { name: 'Delete Pocket' });
    network.tables.blog_posts = [{ ...post, published: true }];
    await confirmed('Delete Pocket');
    await expectToast(says.posts.deleteFailed);
    expect(await screen.findByText('This post is published. Only editors and admins can change it now.')).toBeVisible();
    expect(screen.queryByText(/Somebody deleted/)).not.toBeInTheDocument();
  });

  test('is not the reason for somebody who lost the role: the lost role is', async () => {
    network.tables.links = [aLink({ title: 'Pocket' })];
    renderApp('/admin/links', { as: 'editor' });
    await screen.findByRole('button', { name: 'Delete Pocket' });
    demote('editor', 'contributor');
    network.tables.links = [];
    await confirmed('Delete Pocket');
    await expectToast(says.links.deleteFailed);
    expect(await screen.findByText('Only editors and admins can change this.')).toBeVisible();
    expect(screen.queryByText(/Somebody deleted/)).not.toBeInTheDocument();
  });
});

describe('pictures that readers would not see', () => {
  const reason = /browsers show no pictures from http addresses here\./;

  test.each(['image', 'content'] as const)('are refused in the %s of a post', async (name) => {
    const post = aPost({ ...written });
    network.tables.blog_posts = [post];
    await editPost(post.id);
    fill({ [name]: name === 'image' ? 'http://a.example/a.png' : 'Text\n![A](http://a.example/a.png)' });
    await submit();
    expect(screen.getByText(reason)).toBeVisible();
    expect(network.writesOf('blog_posts')).toEqual([]);
    fill({ [name]: name === 'image' ? 'https://a.example/a.png' : 'Text\n![A](https://a.example/a.png)' });
    await submit();
    await expectToast(says.postEditor.updated);
  });

  test('are refused in a link', async () => {
    renderApp('/admin/links', { as: 'editor' });
    const form = within(await screen.findByRole('region', { name: 'Add Link' }));
    change(form.getByLabelText('Image URL (optional)'), 'HTTP://a.example/a.png');
    await userEvent.click(form.getByRole('button', { name: 'Add Link' }));
    expect(form.getByLabelText('Image URL (optional)')).toHaveAccessibleDescription(reason);
  });

  test('are refused in the settings', async () => {
    renderApp('/admin/settings', { as: 'admin' });
    change(await screen.findByLabelText(says.settings.ogImage), 'http://a.example/a.png');
    await pressed('Save Settings');
    expect(screen.getByText(reason)).toBeVisible();
    expect(network.writesOf('site_settings')).toEqual([]);
  });
});

describe('a platform', () => {
  test('is there once, whatever its case', async () => {
    network.tables.social_media_links = [aSocialLink({ platform: 'youtube' }), aSocialLink({ platform: 'github' })];
    renderApp('/admin/social-media', { as: 'editor' });
    await screen.findByRole('row', { name: /youtube/ });
    const form = within(screen.getByRole('region', { name: 'Add Social Media Link' }));
    change(form.getByLabelText('Platform'), 'YouTube');
    change(form.getByLabelText('URL'), 'https://youtube.com/@us');
    await userEvent.click(form.getByRole('button', { name: 'Add Link' }));
    expect(form.getByLabelText('Platform')).toHaveAccessibleDescription(/This platform is there already\./);
    expect(network.writesOf('social_media_links')).toEqual([]);
    await pressed('Edit github');
    const table = within(screen.getByRole('table', { name: 'Social media links' }));
    change(table.getByLabelText('Platform'), 'YOUTUBE');
    await pressed('Save github');
    expect(table.getByLabelText('Platform')).toHaveAccessibleDescription('This platform is there already.');
  });

  test('that is there twice already stands in the way of no other change', async () => {
    network.tables.social_media_links = [
      aSocialLink({ platform: 'youtube', url: 'https://youtube.com/@us' }),
      aSocialLink({ platform: 'YouTube', url: 'https://youtube.com/@them' }),
    ];
    renderApp('/admin/social-media', { as: 'editor' });
    await pressed('Edit YouTube');
    const table = within(screen.getByRole('table', { name: 'Social media links' }));
    change(table.getByLabelText('URL'), 'https://youtube.com/@both');
    await pressed('Save YouTube');
    await expectToast(says.socialLinks.updated);
    expect(network.tables.social_media_links[1]).toMatchObject({
      platform: 'YouTube',
      url: 'https://youtube.com/@both',
    });
  });

  test.each(['YouTube', ' GitHub '])('written %j has its mark in the table and in the footer', async (platform) => {
    network.tables.social_media_links = [aSocialLink({ platform })];
    renderApp('/admin/social-media', { as: 'editor' });
    expect((await screen.findByRole('rowheader')).querySelector('svg path')).not.toBeNull();
    cleanup();
    renderApp('/');
    const link = await screen.findByRole('link', { name: `${platform.trim()} (opens in a new tab)` });
    expect(link.querySelector('svg path')).not.toBeNull();
  });
});

test.each(['saving', 'Cancel'])('%s leads back to the table as it was left', async (way) => {
  const post = aPost({ title: 'Pocket', slug: 'pocket' });
  network.tables.blog_posts = [post];
  const { router } = renderApp('/admin/blog?q=pocket', { as: 'editor' });
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Pocket' }));
  await screen.findByLabelText(says.postEditor.excerpt);
  if (way === 'saving') await pressed(says.postEditor.update);
  else await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('heading', { level: 1, name: 'Blog Posts' });
  expect(router.state.location.pathname).toBe('/admin/blog');
  expect(router.state.location.search).toBe('?q=pocket');
  expect(screen.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('pocket');
});

test('a link of the table that somebody deleted while it is being edited stays open', async () => {
  network.tables.links = [aLink({ title: 'Pan Docs' })];
  const { queryClient } = renderApp('/admin/links', { as: 'editor' });
  await pressed('Edit Pan Docs');
  const table = within(screen.getByRole('table', { name: 'Links' }));
  change(table.getByLabelText('Category'), 'Still being written');
  network.tables.links = [];
  await queryClient.invalidateQueries();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(table.getByLabelText('Category')).toHaveValue('Still being written');
});
