import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toCard } from '@/data/post-card';
import { aCategory, aConsole, aLink, aPost, aSocialLink, someSettings } from '../../builders';
import { renderApp } from '../../render-app';
import { network } from '../../server/server';
import { provesItsTests } from '../trust-case';

provesItsTests('Public pages while the service is down');

const post = aPost({ slug: 'caps', title: 'Caps in the copy', content: 'The text in the copy.', category: 'tech' });
const console_ = aConsole({ slug: 'game-boy', name: 'Game Boy of the copy' });

/** Leaves the copy that a build would, and lets every read fail. */
function breakWithCopy(): void {
  for (const table of Object.keys(network.tables) as (keyof typeof network.tables)[]) network.faults.set(table, '503');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.copy.set('/data/site.json', {
    day: '2025-03-12',
    settings: someSettings({ siteName: 'Copied Legacy' }),
    socialLinks: [aSocialLink({ platform: 'github' })],
    categories: [aCategory({ slug: 'tech', name: 'Tech of the copy' })],
    links: [aLink({ title: 'A link of the copy' })],
    consoles: [console_],
    featured: { id: 'f', console: console_ },
  });
  network.copy.set('/data/posts.json', [toCard(post)]);
  network.copy.set('/data/posts/caps.json', post);
}

const footer = () => within(screen.getByRole('contentinfo'));
const outage = /^The service behind this site cannot be reached just now\./;

test.each([
  ['/', 'Caps in the copy'],
  ['/timeline', 'Game Boy of the copy'],
  ['/consoles', 'Game Boy of the copy'],
  ['/consoles/game-boy', 'Game Boy of the copy'],
  ['/blog', 'Caps in the copy'],
  ['/blog?q=CAPS', 'Caps in the copy'],
  ['/blog/caps', 'The text in the copy.'],
  ['/links', 'A link of the copy'],
])('%s shows the copy while the service is down', async (address, words) => {
  breakWithCopy();
  renderApp(address);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  await waitFor(() => expect(footer().getByText('Copied Legacy')).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('a quiet line tells the day of the copy', async () => {
  breakWithCopy();
  renderApp('/links');
  expect(await screen.findByText(outage)).toBeInTheDocument();
  expect(await screen.findByText(/You are reading the copy of 12 March 2025\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a copy the line says what is known', async () => {
  breakWithCopy();
  network.copy.clear();
  renderApp('/links');
  expect((await screen.findByText(outage)).textContent).toBe(
    'The service behind this site cannot be reached just now.',
  );
});

test('the line goes when the service is back', async () => {
  breakWithCopy();
  const { queryClient } = renderApp('/links');
  await screen.findByText(outage);
  network.faults.clear();
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(outage)).not.toBeInTheDocument());
});

test('what is shown already stays instead of the copy', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.tables.links = [aLink({ title: 'A link of the service' })];
  const { queryClient } = renderApp('/links');
  await screen.findByText('A link of the service');
  breakWithCopy();
  await queryClient.invalidateQueries();
  await screen.findByText(outage);
  expect(screen.getByText('A link of the service')).toBeInTheDocument();
  expect(screen.queryByText('A link of the copy')).not.toBeInTheDocument();
});

test('an article that the copy does not hold could not be looked up, which is not the same as missing', async () => {
  breakWithCopy();
  renderApp('/blog/newer-than-the-copy');
  expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});
