import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aSocialLink } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { says } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';

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
});
