import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aSocialLink } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { pressInDialog, newId, openTable, pressButton, row, rowNames, sent, table } from './staff-screen';

const form = () => within(screen.getByRole('region', { name: 'Add social media link' }));
const input = (label: string) => form().getByLabelText(label);
const textsOfLinks = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
const openSocialLinks = () => openTable('/admin/social-media', { as: 'editor' });

async function add(platform: string) {
  await userEvent.type(input(wording.socialLinks.platform), platform);
  await userEvent.type(input(wording.socialLinks.url), 'https://youtube.com/@us');
  await userEvent.click(form().getByRole('button', { name: 'Add link' }));
  await expectToast(wording.socialLinks.added);
}

describe('the list of social links', () => {
  test('shows all links by platform, with address and state', async () => {
    network.tables.social_media_links = [
      aSocialLink({ platform: 'youtube', url: 'https://youtube.com/@us' }),
      aSocialLink({ platform: 'facebook', active: false }),
    ];
    await openSocialLinks();
    expect(rowNames()).toEqual(['facebook', 'youtube']);
    expect(row('youtube').getByRole('link')).toHaveAttribute('href', 'https://youtube.com/@us');
    expect(row('youtube').getByText('Active')).toBeVisible();
    expect(row('facebook').getByText('Inactive')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Social Media | Test Legacy'));
  });

  test.each(['facebook', 'youtube', 'tiktok', 'twitter', 'instagram', 'github'])(
    'shows an icon for %s',
    async (platform) => {
      network.tables.social_media_links = [aSocialLink({ platform })];
      await openSocialLinks();
      const header = within(table()).getByRole('rowheader');
      expect(header.querySelector('svg path')).toHaveAttribute('d', expect.stringMatching(/^M/));
      expect(header).toHaveTextContent(new RegExp(`^${platform}$`));
    },
  );

  test('shows the first letter of an unknown platform', async () => {
    network.tables.social_media_links = [aSocialLink({ platform: 'mastodon' })];
    await openSocialLinks();
    expect(rowNames()).toEqual(['Mmastodon']);
  });

  test.each(['twitter', 'instagram'])('keeps the first letter of %s in the footer', async (platform) => {
    network.tables.social_media_links = [aSocialLink({ platform })];
    renderApp('/');
    const link = await screen.findByRole('link', { name: platform });
    expect(link).toHaveTextContent(platform.charAt(0).toUpperCase());
  });

  test('comes with tips that say where the links appear', async () => {
    await openSocialLinks();
    const tips = screen.getByRole('complementary', { name: 'Tips' });
    expect(tips.textContent.toLowerCase()).toContain(wording.tips.socialLinksInFooter);
  });
});

describe('adding a social link', () => {
  test('needs a platform, whose field explains the spelling and accepts any text', async () => {
    await openSocialLinks();
    expect(input(wording.socialLinks.platform)).toHaveAccessibleDescription(new RegExp(wording.tips.platformCase));
    await add('YouTube');
    expect(network.tables.social_media_links[0]?.platform).toBe('YouTube');
  });

  test('saves the typed link, and empties the form for the next link', async () => {
    await openSocialLinks();
    await userEvent.click(input(wording.socialLinks.active));
    await add('youtube');
    const link = { platform: 'youtube', url: 'https://youtube.com/@us', active: false };
    expect(sent('social_media_links')).toEqual([['POST', null, { id: newId, ...link }]]);
    expect(await screen.findByRole('row', { name: /youtube/ })).toBeVisible();
    expect(input(wording.socialLinks.platform)).toHaveValue('');
    expect(input(wording.socialLinks.url)).toHaveValue('');
    expect(input(wording.socialLinks.active)).toBeChecked();
  });
});

test('if two links have the same platform, their names in the table and the footer include the addresses', async () => {
  network.tables.social_media_links = [
    aSocialLink({ platform: 'youtube', url: 'https://www.youtube.com/@them' }),
    aSocialLink({ platform: 'github' }),
  ];
  await openSocialLinks();
  await add('YouTube');
  await waitFor(() => expect(rowNames()).toEqual(['YouTube', 'github', 'youtube']));
  await pressButton('Deactivate YouTube, youtube.com/@us');
  await expectToast(wording.socialLinks.deactivated);
  await pressButton('Edit youtube, youtube.com/@them');
  await userEvent.type(within(table()).getByLabelText(wording.socialLinks.url), '/videos');
  await pressButton('Save youtube, youtube.com/@them');
  await expectToast(wording.socialLinks.updated);
  await pressButton('Activate YouTube, youtube.com/@us');
  await expectToast(wording.socialLinks.activated);
  await pressButton('Delete github');
  await pressInDialog('Delete');
  await expectToast(wording.socialLinks.deleted);
  cleanup();
  renderApp('/');
  expect(textsOfLinks(await screen.findByRole('list', { name: 'Social media' }))).toEqual([
    ['YouTube, youtube.com/@us', 'https://youtube.com/@us'],
    ['youtube, youtube.com/@them/videos', 'https://www.youtube.com/@them/videos'],
  ]);
});

test('a row saves "Platform", "URL" and "Active"', async () => {
  const github = aSocialLink({ platform: 'github' });
  network.tables.social_media_links = [github, aSocialLink({ platform: 'youtube' })];
  await openSocialLinks();
  await pressButton('Edit github');
  const cell = (label: string) => within(table()).getByLabelText(label);
  await userEvent.clear(cell(wording.socialLinks.url));
  await userEvent.type(cell(wording.socialLinks.url), 'https://github.com/us');
  await userEvent.click(cell(wording.socialLinks.active));
  await userEvent.clear(cell(wording.socialLinks.platform));
  await userEvent.type(cell(wording.socialLinks.platform), 'gitlab');
  await pressButton('Save github');
  await expectToast(wording.socialLinks.updated);
  const link = { platform: 'gitlab', url: 'https://github.com/us', active: false };
  expect(sent('social_media_links')).toEqual([['PATCH', `eq.${github.id}`, link]]);
  expect(row('gitlab').getByText('Inactive')).toBeVisible();
});
