import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { allCategories } from '@/data/posts/categories';
import { featuredConsole } from '@/data/consoles/console-of-month';
import { buyableConsoles } from '@/data/consoles/buyable-consoles';
import { pastConsoles } from '@/data/consoles/past-consoles';
import { linkCables, playingConsoles, regionLockSources } from '@/data/consoles/compatibility';
import { coverageOf } from '@/data/consoles/console-fields';
import { consoleCatalogue } from '@/data/consoles/consoles';
import { consoleBySlug } from '@/data/consoles/consoles';
import { catalogueCoverage } from '@/data/consoles/open-data';
import { activeLinks } from '@/data/site/links';
import { blogPageSize, postBySlug, postPage } from '@/data/posts/posts';
import { siteSettings } from '@/data/site/settings';
import { activeSocialLinks } from '@/data/site/social-links';
import {
  aCategory,
  aConsole,
  aConsolePage,
  aLink,
  aPostPage,
  aSnapshot,
  aSocialLink,
  someSettings,
  toCard,
} from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { provesItsTests } from '../../support/evidence';

provesItsTests('Public pages while the service is down');

const post = aPostPage({ slug: 'caps', title: 'Caps in the copy', content: 'The text in the copy.', category: 'tech' });
const console_ = aConsolePage({ slug: 'game-boy', name: 'Game Boy of the snapshot' });
const accentedConsole = aConsole({ name: "Ben's  café" });

const other = aPostPage({ slug: 'other', title: 'Another of the snapshot', category: 'history' });
const accented = aPostPage({ title: 'Pokémon’s   cards 50%_*\\' });
const older = Array.from({ length: blogPageSize - 3 }, () => aPostPage({ title: 'An older one' }));

/** Adds the snapshots of a build and makes every read fail. */
function breakServiceWithSnapshot(): void {
  for (const table of Object.keys(network.tables) as (keyof typeof network.tables)[]) network.faults.set(table, '503');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers: Record<string, Parameters<typeof aSnapshot>> = {
    '/data/index.json': [
      [siteSettings().queryKey, someSettings({ siteName: 'Copied Legacy' })],
      [activeSocialLinks().queryKey, [aSocialLink({ platform: 'github' })]],
      [featuredConsole().queryKey, { id: 'f', console: console_ }],
    ],
    '/data/console-of-the-month.json': [
      [pastConsoles().queryKey, [{ id: 'p', start_date: '2025-01-01', end_date: '2025-01-31', console: console_ }]],
    ],
    '/data/timeline.json': [[consoleCatalogue().queryKey, [console_, accentedConsole]]],
    '/data/consoles/game-boy.json': [[consoleBySlug('game-boy').queryKey, console_]],
    '/data/consoles/compare.json': [],
    '/data/blog.json': [
      [allCategories().queryKey, [aCategory({ slug: 'tech', name: 'Tech of the snapshot' })]],
      [
        postPage({ page: 1, size: blogPageSize }).queryKey,
        { posts: [post, other, accented, ...older].map(toCard), total: 40, page: 1 },
      ],
    ],
    '/data/blog/caps.json': [[postBySlug('caps').queryKey, post]],
    '/data/compatibility.json': [
      [playingConsoles(1).queryKey, { consoles: [{ ...console_, plays: [] }], total: 1, page: 1 }],
      [regionLockSources([console_]).queryKey, []],
      [linkCables().queryKey, []],
    ],
    '/data/buying-guide.json': [[buyableConsoles().queryKey, [{ ...console_, plays: [] }]]],
    '/data/data.json': [[catalogueCoverage().queryKey, coverageOf([console_])]],
    '/data/links.json': [[activeLinks().queryKey, [aLink({ title: 'A link of the snapshot' })]]],
  };
  for (const [file, each] of Object.entries(answers)) network.buildFiles.set(file, aSnapshot(...each));
  network.buildFiles.set('/data/build.json', { day: '2025-03-12', stamps: network.stamps });
}

function openWithSnapshot(address: string) {
  breakServiceWithSnapshot();
  return renderApp(address);
}

const footer = () => within(screen.getByRole('contentinfo'));
const outage = /^We can’t reach our server right now\./;

test.each([
  ['/', 'Caps in the copy'],
  ['/timeline', 'Game Boy of the snapshot'],
  ['/console-of-the-month', 'Game Boy of the snapshot'],
  ['/consoles', 'Game Boy of the snapshot'],
  ['/consoles/game-boy', 'Game Boy of the snapshot'],
  ['/consoles/compare?c=game-boy', 'Game Boy of the snapshot'],
  ['/blog', 'Caps in the copy'],
  ['/blog?q=CAPS', 'Caps in the copy'],
  ['/blog/caps', 'The text in the copy.'],
  ['/compatibility', 'Game Boy of the snapshot'],
  ['/buying-guide', 'You want'],
  ['/data', /^Known: 0 of 43 values/],
  ['/links', 'A link of the snapshot'],
])('%s shows the snapshot while the service is down', async (address, words) => {
  openWithSnapshot(address);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  await waitFor(() => expect(footer().getByText('Copied Legacy')).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('the notice names the day of the snapshot and is no alert', async () => {
  openWithSnapshot('/links');
  expect(await screen.findByText(outage)).toBeInTheDocument();
  expect(await screen.findByText(/You’re reading a copy saved on 12 March 2025\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a snapshot, the notice names no day', async () => {
  breakServiceWithSnapshot();
  network.buildFiles.clear();
  renderApp('/links');
  expect((await screen.findByText(outage)).textContent).toBe('We can’t reach our server right now.');
});

test('the notice disappears when the service works again', async () => {
  const { queryClient } = openWithSnapshot('/links');
  await screen.findByText(outage);
  network.faults.clear();
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(outage)).not.toBeInTheDocument());
});

test('a page keeps newer data on the screen and ignores the snapshot', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.tables.links = [aLink({ title: 'A link of the service' })];
  const { queryClient } = renderApp('/links');
  await screen.findByText('A link of the service');
  breakServiceWithSnapshot();
  await queryClient.invalidateQueries();
  await screen.findByText(outage);
  expect(screen.getByText('A link of the service')).toBeInTheDocument();
  expect(screen.queryByText('A link of the snapshot')).not.toBeInTheDocument();
});

test('"Try again" appears on the page of an article that is missing in the snapshot', async () => {
  openWithSnapshot('/blog/newer-than-the-copy');
  expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

const partial = 'We can’t reach our server right now, so this search only covers the newest articles.';

test.each([
  ['/blog?q=another', 'Another of the snapshot', 'Caps in the copy'],
  ['/blog?category=tech', 'Caps in the copy', 'Another of the snapshot'],
])('%s searches the saved articles and says that the search is incomplete', async (address, found, other) => {
  openWithSnapshot(address);
  expect(await screen.findByText(found)).toBeInTheDocument();
  expect(screen.queryByText(other)).not.toBeInTheDocument();
  expect(await screen.findByText(partial)).toBeInTheDocument();
});

describe('a search of the snapshot', () => {
  const search = (address: string, q: string) =>
    openWithSnapshot(`${address}?${new URLSearchParams({ q }).toString()}`);

  test.each(["pokemon's cards", "POKÉMON'S  CARDS", '50%_*\\', 'cards\u00a050'])(
    'ignores accents, apostrophes and spaces, and finds an article: %j',
    async (text) => {
      search('/blog', text);
      expect(await screen.findByText(/^Pokémon’s/)).toBeInTheDocument();
      expect(screen.queryByText('Caps in the copy')).not.toBeInTheDocument();
    },
  );

  test.each(['pok%mon', 'cards_50', '50%%', '**'])(
    'takes wildcards as plain characters, and finds no article: %j',
    async (text) => {
      search('/blog', text);
      expect(await screen.findByText('No Articles Found')).toBeInTheDocument();
    },
  );

  test.each(['ben’s cafe', "BEN'S CAFÉ", 'cafe'])(
    'ignores accents and apostrophes, and finds a console: %j',
    async (text) => {
      search('/consoles', text);
      expect(await screen.findByText(/^Ben's/)).toBeInTheDocument();
      expect(screen.queryByText('Game Boy of the snapshot')).not.toBeInTheDocument();
    },
  );
});

test.each([
  ['/consoles?q=boy&plays=GBA', 'Plays'],
  ['/consoles?decade=1980&weight=under-150&sort=price', 'Weight and Sort by'],
])('%s names the filters that the snapshot cannot apply: %s', async (address, left) => {
  openWithSnapshot(address);
  expect(await screen.findByText('Game Boy of the snapshot')).toBeInTheDocument();
  const notice = `We can’t reach our server right now, so this list leaves out what you chose for ${left}.`;
  expect(await screen.findByText(notice)).toBeInTheDocument();
});

test('a comparison shows the consoles of the snapshot and names the missing console', async () => {
  openWithSnapshot('/consoles/compare?c=game-boy,lost');
  expect(await screen.findByText('Only the Game Boy of the snapshot.')).toBeInTheDocument();
  expect(screen.getByText('We can’t reach our server right now, so we can’t show "lost".')).toBeInTheDocument();
  expect(screen.queryByText(/There’s no console/)).not.toBeInTheDocument();
});

test('"Try again" appears on a page of the article list that is missing in the snapshot', async () => {
  openWithSnapshot('/blog?page=2');
  expect(await screen.findByText('We couldn’t load the articles. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

// These lists are complete: the snapshot has all consoles and the first page of articles.
test.each([
  ['/blog', 'Caps in the copy'],
  ['/consoles?q=boy', 'Game Boy of the snapshot'],
  ['/consoles?decade=1980&sort=name', 'Game Boy of the snapshot'],
  ['/consoles?q=nothing', 'No Consoles Found'],
])('%s shows its full list without a notice about missing results', async (address, words) => {
  openWithSnapshot(address);
  expect(await screen.findByText(words)).toBeInTheDocument();
  await screen.findByText(outage);
  expect(screen.queryByText(partial)).not.toBeInTheDocument();
});
