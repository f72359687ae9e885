import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCategory, aConsole, aFeaturedConsole, aQueuedConsole, aPost, someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { scrolledTo } from '../../support/scrolled-to';
import { network } from '../../support/network/server';
import { cardTitles, textsOf } from '../../support/texts-of';
import { wording } from '../../support/specification-texts';

const section = (name: string) => screen.findByRole('region', { name });
const pageOf = (page: number, pages: number) =>
  wording.home.page.replace('{page}', String(page)).replace('{pages}', String(pages));

// tests/e2e/scrolling.test.ts tests that an address with an anchor opens at the anchor.
test('the hero names the years and the legacy, and each button scrolls to a section', async () => {
  const { router } = renderApp('/');
  const currentAddress = () => router.state.location.pathname + router.state.location.hash;
  expect(await screen.findByText(wording.home.years)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/handheld legacy/i);
  const explore = screen.getByRole('link', { name: wording.home.exploreTimeline });
  await userEvent.click(explore);
  await waitFor(() => expect(scrolledTo()).toEqual(['handheld-evolution']));
  expect(currentAddress()).toBe('/#handheld-evolution');
  await userEvent.click(explore);
  await waitFor(() => expect(scrolledTo()).toEqual(['handheld-evolution', 'handheld-evolution']));
  await userEvent.click(screen.getByRole('link', { name: wording.home.consoleOfMonth }));
  await waitFor(() => expect(scrolledTo().at(-1)).toBe('console-of-month'));
  expect(currentAddress()).toBe('/#console-of-month');
});

const titled = (title: string) => `/tools/palettes?title=${title}`;

test('"Try the tools" shows results of each tool, and each result opens its tool', async () => {
  const { router } = renderApp('/');
  const part = await section('Try the tools');
  const addresses = within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    ...['/tools', '/tools/palettes', ...['TETRIS', 'SUPER%20MARIOLAND', 'KIRBY%20DREAM%20LAND'].map(titled)],
    ...['/tools/saves', ...['DMG-APSE', 'CGB-BYTE', 'AGB-AXVE', 'AGB-BPRE'].map((code) => `/tools/saves?q=${code}`)],
    ...[
      '/tools/identify',
      ...['upright', 'wide', 'one-screen', 'two-screens'].map((way) => `/tools/identify?way=${way}`),
    ],
  ]);
  await userEvent.click(within(part).getByRole('link', { name: /^Pokémon Crystal/ }));
  expect(await screen.findByRole('heading', { name: 'Will my save survive?', level: 1 })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=CGB-BYTE');
  expect(screen.getByRole('status')).toHaveTextContent('1 cartridge recorded');
});

describe('the Console of the Month', () => {
  const month = () => section(wording.home.consoleOfMonth);
  const monthly = async () => within(await month());

  test('shows a picture, four specifications and a link to all specifications', async () => {
    const console = aConsole({ name: 'Virtual Boy', slug: 'virtual-boy', weight: '760 g' });
    network.tables.consoles = [console];
    network.tables.console_of_month = [aFeaturedConsole(console.id)];
    renderApp('/');
    const part = await monthly();
    expect(await part.findByRole('heading', { name: 'Virtual Boy' })).toBeInTheDocument();
    expect(part.getByText('The grey one.')).toBeInTheDocument();
    expect(part.getByRole('img')).toHaveAttribute('src', '/images/consoles/game-boy.svg');
    expect(textsOf('term', await month())).toEqual([
      wording.console.processor,
      wording.console.display,
      wording.console.controls,
      wording.console.battery,
    ]);
    expect(textsOf('definition', await month())).toEqual(['Sharp LR35902', '160 × 144', 'D-pad, A, B', '4 × AA']);
    expect(part.getByRole('link', { name: new RegExp(`^${wording.home.fullSpecs}`) })).toHaveAttribute(
      'href',
      '/consoles/virtual-boy',
    );
  });

  test.each([
    [
      'no console is featured',
      () => (network.tables.console_of_month = [aQueuedConsole('any', '2020-01-01', '2020-01-31')]),
    ],
    ['the lookup fails', () => network.faults.set('console_of_month', '400')],
  ])('shows the built-in Game Boy Micro if %s', async (_where, arrange) => {
    arrange();
    renderApp('/');
    const part = await monthly();
    expect(await part.findByRole('heading', { name: wording.builtIn.ofMonth })).toBeInTheDocument();
    expect(part.getAllByRole('definition')).toHaveLength(4);
    expect(part.getByRole('link', { name: new RegExp(`^${wording.home.fullSpecs}`) })).toHaveAttribute(
      'href',
      '/consoles/game-boy-micro',
    );
  });

  test('shows the queued console of today if no console is featured', async () => {
    const [past, current] = [aConsole({ name: 'Game Boy' }), aConsole({ name: 'Nintendo DS' })];
    network.tables.consoles = [past, current];
    network.tables.console_of_month = [
      aQueuedConsole(past.id, '2020-01-01', '2020-01-31'),
      aQueuedConsole(current.id, '2020-02-01', '2999-12-31'),
    ];
    renderApp('/');
    expect(await (await monthly()).findByRole('heading', { name: 'Nintendo DS' })).toBeInTheDocument();
  });

  test('shows the empty state if the console of the featured row is missing', async () => {
    network.tables.console_of_month = [aFeaturedConsole('no-such-console')];
    renderApp('/');
    const part = await monthly();
    expect(await part.findByRole('heading', { name: wording.home.notFeatured })).toBeInTheDocument();
    expect(part.getByText(wording.home.notFeaturedText)).toBeInTheDocument();
    expect(part.queryByText(wording.builtIn.ofMonth)).not.toBeInTheDocument();
  });
});

describe('the latest articles', () => {
  const sevenPosts = () => Array.from({ length: 7 }, (_, index) => aPost({ title: `Post ${index + 1}` }));
  const latest = () => section(wording.home.articles);
  const shownTitles = async () => cardTitles(await latest());

  test("show the blog's cards and a link to all articles", async () => {
    network.tables.blog_categories = [aCategory({ name: 'Tales of tin', slug: 'tin' })];
    network.tables.blog_posts = [aPost({ title: 'Caps', slug: 'caps', category: 'tin' })];
    renderApp('/');
    const part = within(await latest());
    const card = within(await part.findByRole('article'));
    expect(card.getByText('Tales of tin')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Caps' })).toHaveAttribute('href', '/blog/caps');
    expect(part.getByRole('link', { name: wording.home.allArticles })).toHaveAttribute('href', '/blog');
  });

  test('follow the page size of the settings, and the pager shows the exact number of pages', async () => {
    network.tables.site_settings = [someSettings({ itemsPerPage: 2 })];
    network.tables.blog_posts = sevenPosts();
    renderApp('/');
    expect(await screen.findByText(pageOf(1, 4))).toBeInTheDocument();
    expect(await shownTitles()).toEqual(['Post 1', 'Post 2']);
    expect(network.searches()).toEqual([{ q: '', category_slug: '', page_number: 1, page_size: 2 }]);
    expect(network.readsOf('blog_posts')).toEqual([]);
  });

  // tests/unit/ui/pager.test.tsx and blog-list.test.tsx test the first and last links, and the way back.
  test('change with the pager, and the address keeps the page', async () => {
    network.tables.blog_posts = sevenPosts();
    const { router } = renderApp('/');
    expect(await screen.findByText(pageOf(1, 3))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^Next ?page/ }));
    expect(await screen.findByText(pageOf(2, 3))).toBeInTheDocument();
    expect(await shownTitles()).toEqual(['Post 4', 'Post 5', 'Post 6']);
    expect(router.state.location.search).toBe('?page=2');
    expect(network.searches().at(-1)).toMatchObject({ page_number: 2, page_size: 3 });
  });

  test.each([
    ['?page=2', pageOf(2, 3), ['Post 4', 'Post 5', 'Post 6']],
    ['?page=99', pageOf(3, 3), ['Post 7']],
  ])('open at the address %s on %s', async (search, page, titles) => {
    network.tables.blog_posts = sevenPosts();
    renderApp(`/${search}`);
    expect(await screen.findByText(page)).toBeInTheDocument();
    expect(await shownTitles()).toEqual(titles);
  });

  test('show three posts on a page if the settings cannot be read', async () => {
    network.faults.set('site_settings', '400');
    network.tables.blog_posts = sevenPosts();
    renderApp('/');
    expect(await screen.findByText(pageOf(1, 3))).toBeInTheDocument();
    expect(await shownTitles()).toHaveLength(3);
  });

  test('show three samples if the posts cannot be read', async () => {
    network.faults.set('blog_posts', '400');
    renderApp('/');
    await waitFor(async () => expect(await shownTitles()).toHaveLength(3));
    const links = within(await latest()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog',
      '/blog/why-the-game-boy-stayed-grey',
      '/blog/gba-sp-second-look',
      '/blog/two-screens-nobody-asked-for',
    ]);
    expect(screen.queryByText(/^Page \d/)).not.toBeInTheDocument();
  });

  test('say that there are no posts yet', async () => {
    renderApp('/');
    expect(await screen.findByText('No articles have been published yet.')).toBeInTheDocument();
  });
});
