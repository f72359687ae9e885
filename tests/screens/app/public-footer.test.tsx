import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aSocialLink } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';

const footer = async () => within(await screen.findByRole('contentinfo'));

test("the footer shows the site's name and description, the copyright and the disclaimer", async () => {
  renderApp('/contact');
  expect(await (await footer()).findByText('Test Legacy')).toBeInTheDocument();
  expect((await footer()).getByText('A site under test.')).toBeInTheDocument();
  const note = (await footer()).getByText(/© .* Test Legacy\./);
  expect(note).toHaveTextContent(String(new Date().getFullYear()));
  expect(note).toHaveTextContent('not affiliated with, endorsed or sponsored by Nintendo');
});

test('the column "Explore" links to the timeline, the consoles and the blog', async () => {
  renderApp('/contact');
  const explore = within((await footer()).getByRole('navigation', { name: wording.footer.explore })).getAllByRole(
    'link',
  );
  expect(explore.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [wording.header.timeline, '/timeline'],
    [wording.header.consoles, '/consoles'],
    [wording.header.blog, '/blog'],
  ]);
});

test('the column "More" links to pages outside the header, and to the feed', async () => {
  renderApp('/contact');
  const more = within((await footer()).getByRole('navigation', { name: 'More' })).getAllByRole('link');
  expect(more.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Tools', '/tools'],
    ['What plays on what', '/compatibility'],
    ['Charts', '/charts'],
    ['Buying guide', '/buying-guide'],
    ['Repair and care', '/repair-and-care'],
    ['Editions and colours', '/editions'],
    ['How we know', '/how-we-know'],
    ['Open data', '/data'],
    ['RSS feed', '/rss.xml'],
  ]);
});

test('the policies lead to pages of this site', async () => {
  renderApp('/contact');
  const addressOf = async (name: string) => (await footer()).getByRole('link', { name }).getAttribute('href');
  expect(await addressOf(wording.footer.cookies)).toBe('/privacy#cookies');
  expect(await addressOf(wording.footer.privacy)).toBe('/privacy');
});

test('the social icons show only active links, in the order of the platforms', async () => {
  network.tables.social_media_links = [
    aSocialLink({ platform: 'youtube', url: 'https://youtube.example/legacy' }),
    aSocialLink({ platform: 'facebook', url: 'https://facebook.example/legacy' }),
    aSocialLink({ platform: 'tiktok', url: 'https://tiktok.example/legacy', active: false }),
  ];
  renderApp('/contact');
  const icons = within(await (await footer()).findByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(icons.map((icon) => icon.getAttribute('href'))).toEqual([
    'https://facebook.example/legacy',
    'https://youtube.example/legacy',
  ]);
  for (const icon of icons) {
    expect(icon).toHaveAttribute('target', '_blank');
    expect(icon).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const [read] = network.readsOf('social_media_links');
  expect(read?.get('active')).toBe('eq.true');
  expect(read?.get('order')).toBe('platform.asc,id.asc');
});

test('a known platform in upper or lower case has an icon, and an unknown platform shows a first letter', async () => {
  const marks = { facebook: '', youtube: '', tiktok: '', github: '', GitHub: '', mastodon: 'M', élan: 'É' };
  network.tables.social_media_links = Object.keys(marks).map((platform) => aSocialLink({ platform }));
  renderApp('/contact');
  await (await footer()).findByRole('list', { name: 'Social media' });
  for (const [platform, letter] of Object.entries(marks)) {
    const icon = (await footer()).getByRole('link', { name: new RegExp(`^${platform}`) });
    expect(icon.querySelector('svg') !== null, platform).toBe(letter === '');
    expect(icon.textContent, platform).toBe(letter);
  }
});

test('the footer leaves out a social link without an http address', async () => {
  network.tables.social_media_links = [
    aSocialLink({ platform: 'github' }),
    aSocialLink({ platform: 'youtube', url: 'javascript:alert(1)' }),
  ];
  renderApp('/contact');
  const list = await (await footer()).findByRole('list', { name: 'Social media' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
});

test('the footer has no empty list if no social links exist', async () => {
  renderApp('/contact');
  await waitFor(() => expect(network.readsOf('social_media_links')).toHaveLength(1));
  expect((await footer()).queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument();
});

test('the line about an outage disappears when a visitor leaves the page with the failed read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.faults.set('links', '400');
  const { router } = renderApp('/links');
  const line = () => screen.queryByText(/^We can’t reach our server right now\./);
  await waitFor(() => expect(line()).toBeInTheDocument());
  await act(() => router.navigate('/contact'));
  await waitFor(() => expect(line()).not.toBeInTheDocument());
});
