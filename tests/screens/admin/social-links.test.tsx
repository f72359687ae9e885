import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aSocialLink } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { holdWrites } from '../../support/network/hold-writes';
import { network } from '../../support/network/server';
import { says } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';

const refused = (constraint: string) => ({
  status: 400,
  code: '23514',
  message: `new row for relation "social_media_links" violates check constraint "${constraint}"`,
});
const urlWords =
  'Please write an http or https address of at most 2,048 characters, without a user name, spaces or hidden characters.';
const editorsOnly = 'Only editors and admins can change this.';

const table = () => screen.getByRole('table', { name: 'Social media links' });
const row = (platform: string) => within(screen.getByRole('row', { name: new RegExp(platform) }));
const form = () => within(screen.getByRole('region', { name: 'Add Social Media Link' }));
const input = (label: string) => form().getByLabelText(label);
const addButton = () => form().getByRole('button', { name: /^Add/ });
const pressed = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const platforms = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

async function openSocialLinks(options: Parameters<typeof renderApp>[1] = { as: 'editor' }) {
  const app = renderApp('/admin/social-media', options);
  await screen.findByRole('heading', { level: 1, name: 'Social Media' });
  await waitFor(() => expect(screen.queryAllByTestId('skeleton')).toEqual([]));
  return app;
}

async function fillIn(platform = 'youtube', url = 'https://youtube.com/@us') {
  await userEvent.type(input(says.socialLinks.platform), platform);
  await userEvent.type(input(says.socialLinks.url), url);
}

describe('list', () => {
  test('five grey rows stand where the links are being loaded', async () => {
    network.faults.set('social_media_links', 'no answer');
    renderApp('/admin/social-media', { as: 'editor' });
    expect(await screen.findAllByTestId('skeleton')).toHaveLength(5);
  });

  test('no links are said to be none', async () => {
    await openSocialLinks();
    expect(within(table()).getByText('No social media links have been added yet.')).toBeVisible();
  });

  test('links that cannot be loaded can be asked for again', async () => {
    network.faults.set('social_media_links', '500');
    await openSocialLinks();
    await expectToast(says.socialLinks.loadFailed);
    network.faults.clear();
    network.tables.social_media_links = [aSocialLink({ platform: 'youtube' })];
    await pressed('Try Again');
    expect(await screen.findByRole('row', { name: /youtube/ })).toBeVisible();
  });

  test('all links are listed by platform, with address and state', async () => {
    network.tables.social_media_links = [
      aSocialLink({ platform: 'youtube', url: 'https://youtube.com/@us' }),
      aSocialLink({ platform: 'facebook', active: false }),
    ];
    await openSocialLinks();
    expect(platforms()).toEqual(['facebook', 'youtube']);
    expect(row('youtube').getByRole('link')).toHaveAttribute('href', 'https://youtube.com/@us');
    expect(row('youtube').getByText('Active')).toBeVisible();
    expect(row('facebook').getByText('Inactive')).toBeVisible();
    expect(document.title).toBe('Social Media | Test Legacy');
  });

  test.each(['facebook', 'youtube', 'tiktok', 'twitter', 'instagram', 'github'])('%s has a mark', async (platform) => {
    network.tables.social_media_links = [aSocialLink({ platform })];
    await openSocialLinks();
    const header = within(table()).getByRole('rowheader');
    expect(header.querySelector('svg path')).toHaveAttribute('d', expect.stringMatching(/^M/));
    expect(header).toHaveTextContent(new RegExp(`^${platform}$`));
  });

  test('any other platform shows its first letter', async () => {
    network.tables.social_media_links = [aSocialLink({ platform: 'mastodon' })];
    await openSocialLinks();
    expect(platforms()).toEqual(['Mmastodon']);
  });

  test.each(['twitter', 'instagram'])('the footer still shows %s by its letter', async (platform) => {
    network.tables.social_media_links = [aSocialLink({ platform })];
    renderApp('/');
    const link = await screen.findByRole('link', { name: `${platform} (opens in a new tab)` });
    expect(link).toHaveTextContent(platform.charAt(0).toUpperCase());
  });

  test('the tips say where links show', async () => {
    await openSocialLinks();
    const tips = screen.getByRole('complementary', { name: 'Tips' });
    expect(tips.textContent.toLowerCase()).toContain(says.tips.socialLinksInFooter);
  });
});

describe('adding', () => {
  test.each([
    [says.socialLinks.platform, 'text', true],
    [says.socialLinks.url, 'url', true],
    [says.socialLinks.active, 'checkbox', false],
  ] as const)('%s is asked for (%s, required: %s)', async (label, type, required) => {
    await openSocialLinks();
    expect(input(label)).toHaveProperty('type', type);
    expect(input(label)).toHaveProperty('required', required);
  });

  test('a hint says how platforms are written; nothing more asks for it', async () => {
    await openSocialLinks();
    expect(input(says.socialLinks.platform)).toHaveAccessibleDescription(new RegExp(says.tips.platformCase));
    await fillIn('YouTube');
    await userEvent.click(addButton());
    await expectToast(says.socialLinks.added);
    expect(network.tables.social_media_links[0]?.platform).toBe('YouTube');
  });

  test('a link is added as it was typed, and the form is there for the next one', async () => {
    await openSocialLinks();
    await fillIn();
    await userEvent.click(input(says.socialLinks.active));
    await userEvent.click(addButton());
    await expectToast(says.socialLinks.added);
    const [write, ...more] = network.writesOf('social_media_links');
    expect(more).toEqual([]);
    expect(write?.method).toBe('POST');
    expect(write?.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      platform: 'youtube',
      url: 'https://youtube.com/@us',
      active: false,
    });
    expect(await screen.findByRole('row', { name: /youtube/ })).toBeVisible();
    expect(input(says.socialLinks.platform)).toHaveValue('');
    expect(input(says.socialLinks.url)).toHaveValue('');
    expect(input(says.socialLinks.active)).toBeChecked();
  });

  test.each([
    ['', '', says.socialLinks.platform],
    ['  ', 'https://youtube.com/', says.socialLinks.platform],
    ['youtube', '', says.socialLinks.url],
  ])('platform "%s" and URL "%s" are not enough', async (platform, url, wrong) => {
    await openSocialLinks();
    if (platform) await userEvent.type(input(says.socialLinks.platform), platform);
    if (url) await userEvent.type(input(says.socialLinks.url), url);
    await userEvent.click(addButton());
    await expectToast(says.socialLinks.required);
    expect(input(wrong)).toBeInvalid();
    expect(input(wrong)).toHaveFocus();
    expect(network.writesOf('social_media_links')).toEqual([]);
  });

  test.each([
    [says.socialLinks.platform, 'a'.repeat(51)],
    [says.socialLinks.url, 'javascript:alert(1)'],
    [says.socialLinks.url, 'youtube.com'],
    [says.socialLinks.url, `https://youtube.com/${'a'.repeat(2048)}`],
  ])('%s does not take %s, and says so at the field', async (label, value) => {
    await openSocialLinks();
    await fillIn();
    await userEvent.clear(input(label));
    await userEvent.click(input(label));
    await userEvent.paste(value);
    await userEvent.click(addButton());
    expect(input(label)).toBeInvalid();
    expect(input(label)).toHaveFocus();
    expect(screen.queryByText(says.socialLinks.required)).not.toBeInTheDocument();
    expect(network.writesOf('social_media_links')).toEqual([]);
  });

  test('what the database does not take is said at its field, and the text is kept', async () => {
    network.refusals.set('social_media_links', refused('social_media_links_url_check'));
    await openSocialLinks();
    await fillIn();
    await userEvent.click(addButton());
    await expectToast(says.socialLinks.addFailed);
    expect(input(says.socialLinks.url)).toHaveAccessibleDescription(urlWords);
    await waitFor(() => expect(input(says.socialLinks.url)).toHaveFocus());
    expect(input(says.socialLinks.platform)).toHaveValue('youtube');
  });

  test('a lost reply and another try make one link', async () => {
    network.replyFaults.set('social_media_links', 'offline');
    await openSocialLinks();
    await fillIn();
    await userEvent.click(addButton());
    await expectToast(says.socialLinks.addFailed);
    network.replyFaults.clear();
    await userEvent.click(addButton());
    await expectToast(says.socialLinks.added);
    expect(network.tables.social_media_links.map(({ platform }) => platform)).toEqual(['youtube']);
  });

  test('a double click adds once; the button says that it is busy', async () => {
    const release = holdWrites('social_media_links');
    await openSocialLinks();
    await fillIn();
    await userEvent.dblClick(addButton());
    expect(addButton()).toHaveTextContent('Adding...');
    expect(addButton()).toBeDisabled();
    release();
    await expectToast(says.socialLinks.added);
    expect(network.writesOf('social_media_links')).toHaveLength(1);
  });

  test('what was typed is kept on the device and offered when one comes back', async () => {
    await openSocialLinks();
    await userEvent.type(input(says.socialLinks.platform), 'mast');
    cleanup();
    await openSocialLinks();
    await userEvent.click(form().getByRole('button', { name: 'Restore' }));
    expect(input(says.socialLinks.platform)).toHaveValue('mast');
  });

  test('leaving unsaved text asks', async () => {
    const { router } = await openSocialLinks();
    await userEvent.type(input(says.socialLinks.platform), 'mast');
    await userEvent.click(screen.getByRole('link', { name: 'Links' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/admin/social-media');
    expect(input(says.socialLinks.platform)).toHaveValue('mast');
  });
});

describe('switching on and off', () => {
  test.each([
    ['Deactivate', true, says.socialLinks.deactivated, 'Activate'],
    ['Activate', false, says.socialLinks.activated, 'Deactivate'],
  ])('%s', async (button, active, toast, next) => {
    network.tables.social_media_links = [aSocialLink({ platform: 'youtube', active })];
    await openSocialLinks();
    await pressed(`${button} youtube`);
    await expectToast(toast);
    expect(await screen.findByRole('button', { name: `${next} youtube` })).toHaveFocus();
    expect(row('youtube').getByText(active ? 'Inactive' : 'Active')).toBeVisible();
    expect(network.writesOf('social_media_links').map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { active: !active }],
    ]);
  });

  test.each(['500', 'no row'] as const)('a failure (%s) is said, and the row stays as it was', async (fault) => {
    if (fault === 'no row') network.hidesWrites.add('social_media_links');
    else network.writeFaults.set('social_media_links', fault);
    network.tables.social_media_links = [aSocialLink({ platform: 'youtube' })];
    await openSocialLinks();
    await pressed('Deactivate youtube');
    await expectToast(says.socialLinks.statusFailed);
    expect(screen.queryByText(says.socialLinks.deactivated)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Deactivate youtube' })).toHaveAttribute('aria-disabled', 'false');
    expect(row('youtube').getByText('Active')).toBeVisible();
  });

  test('a double click switches once; rows do not wait for each other', async () => {
    const release = holdWrites('social_media_links');
    network.tables.social_media_links = [aSocialLink({ platform: 'youtube' }), aSocialLink({ platform: 'github' })];
    await openSocialLinks();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Deactivate youtube' }));
    expect(screen.getByRole('button', { name: 'Saving... youtube' })).toHaveTextContent('Saving...');
    await pressed('Deactivate github');
    release();
    await screen.findByRole('button', { name: 'Activate youtube' });
    await screen.findByRole('button', { name: 'Activate github' });
    expect(network.writesOf('social_media_links')).toHaveLength(2);
  });
});

describe('editing in the row', () => {
  const cell = (label: string) => within(table()).getByLabelText(label);
  const saved = (platform: string) => screen.findByRole('button', { name: `Edit ${platform}` });

  async function editLink() {
    network.tables.social_media_links = [aSocialLink({ platform: 'github' }), aSocialLink({ platform: 'youtube' })];
    const app = await openSocialLinks();
    await pressed('Edit github');
    return app;
  }

  async function rename(platform: string) {
    await userEvent.clear(cell(says.socialLinks.platform));
    await userEvent.type(cell(says.socialLinks.platform), platform);
    await pressed('Save github');
  }

  test('platform, URL and active are saved', async () => {
    await editLink();
    expect(cell(says.socialLinks.platform)).toHaveFocus();
    await userEvent.clear(cell(says.socialLinks.url));
    await userEvent.type(cell(says.socialLinks.url), 'https://github.com/us');
    await userEvent.click(cell(says.socialLinks.active));
    await rename('gitlab');
    await expectToast(says.socialLinks.updated);
    const [write] = network.writesOf('social_media_links');
    expect(write?.method).toBe('PATCH');
    expect(write?.search.get('id')).toBe(`eq.${String(network.tables.social_media_links[0]?.id)}`);
    expect(write?.body).toEqual({ platform: 'gitlab', url: 'https://github.com/us', active: false });
    expect(await saved('gitlab')).toHaveFocus();
    expect(row('gitlab').getByText('Inactive')).toBeVisible();
  });

  test.each(['the button', 'Escape'])('%s cancels', async (way) => {
    await editLink();
    await userEvent.type(cell(says.socialLinks.url), 'x');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await pressed('Cancel editing github');
    expect(await saved('github')).toHaveTextContent(/^Edit$/);
    expect(network.writesOf('social_media_links')).toEqual([]);
  });

  test('one row at a time', async () => {
    await editLink();
    await pressed('Edit youtube');
    expect(cell(says.socialLinks.platform)).toHaveValue('youtube');
    expect(await saved('github')).toBeVisible();
  });

  test('what is wrong is said in the row', async () => {
    await editLink();
    await userEvent.clear(cell(says.socialLinks.url));
    await pressed('Save github');
    expect(cell(says.socialLinks.url)).toHaveAccessibleDescription('Enter a URL.');
    expect(cell(says.socialLinks.url)).toHaveFocus();
    expect(network.writesOf('social_media_links')).toEqual([]);
  });

  test.each(['500', 'no row'] as const)('a save that fails (%s) ends the edit; Retry saves', async (fault) => {
    if (fault === 'no row') network.hidesWrites.add('social_media_links');
    else network.writeFaults.set('social_media_links', fault);
    await editLink();
    await rename('gitlab');
    await expectToast(says.socialLinks.updateFailed);
    expect(await saved('github')).toHaveAccessibleDescription('Unsaved changes');
    expect(screen.queryByText(says.socialLinks.updated)).not.toBeInTheDocument();
    network.hidesWrites.clear();
    network.writeFaults.clear();
    await pressed('Retry');
    await expectToast(says.socialLinks.updated);
    expect(await saved('gitlab')).toHaveTextContent(/^Edit$/);
  });

  test('Retry opens the row again for what the database does not take', async () => {
    network.refusals.set('social_media_links', refused('social_media_links_platform_check'));
    await editLink();
    await rename('gitlab');
    await expectToast(says.socialLinks.updateFailed);
    await pressed('Retry');
    expect(cell(says.socialLinks.platform)).toHaveValue('gitlab');
    expect(cell(says.socialLinks.platform)).toBeInvalid();
  });

  test('Edit offers what was not saved, also after the page was closed', async () => {
    network.writeFaults.set('social_media_links', '503');
    await editLink();
    await rename('gitlab');
    await expectToast(says.socialLinks.updateFailed);
    cleanup();
    await openSocialLinks();
    await pressed('Edit github');
    expect(cell(says.socialLinks.platform)).toHaveValue('gitlab');
  });
});

describe('deleting', () => {
  async function askToDelete() {
    network.tables.social_media_links = [aSocialLink({ platform: 'youtube' })];
    await openSocialLinks();
    await pressed('Delete youtube');
    return within(screen.getByRole('dialog', { name: 'Delete youtube' }));
  }

  test('is asked about, and Cancel leaves everything as it is', async () => {
    const dialog = await askToDelete();
    expect(dialog.getByText(says.socialLinks.confirmDelete)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.writesOf('social_media_links')).toEqual([]);
  });

  test('takes the row out of the table, once', async () => {
    const dialog = await askToDelete();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast(says.socialLinks.deleted);
    expect(await screen.findByText('No social media links have been added yet.')).toBeVisible();
    expect(network.writesOf('social_media_links').map(({ method }) => method)).toEqual(['DELETE']);
  });

  test('a row that was not deleted is a failure', async () => {
    network.hidesWrites.add('social_media_links');
    const dialog = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast(says.socialLinks.deleteFailed);
    expect(screen.queryByText(says.socialLinks.deleted)).not.toBeInTheDocument();
    expect(platforms()).toEqual(['youtube']);
  });
});

test('a contributor sees why nothing can be changed', async () => {
  network.tables.social_media_links = [aSocialLink({ platform: 'youtube' })];
  await openSocialLinks({ as: 'contributor' });
  expect(await screen.findByText(editorsOnly)).toBeVisible();
  expect(addButton()).toBeDisabled();
  expect(input(says.socialLinks.platform)).toBeDisabled();
  for (const name of ['Deactivate youtube', 'Edit youtube', 'Delete youtube']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name })).toHaveAttribute('title', editorsOnly);
  }
});
