import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aConsole, aFeaturedConsole, aPost, someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { scrolledTo } from '../../support/scrolled-to';
import { network } from '../../support/network/server';

const section = (name: string) => screen.findByRole('region', { name });
const slide = () => within(screen.getByRole('group', { name: /^\d+ of \d+$/ }));
const shownConsole = () => slide().getByRole('heading').textContent;

const cardTitles = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

describe('hero', () => {
  test('the hero names the years, the legacy and two ways on', async () => {
    renderApp('/');
    expect(await screen.findByText('1989 - 2020')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/handheld legacy/i);
    expect(screen.getByRole('link', { name: 'Explore Timeline' })).toHaveAttribute('href', '/#handheld-evolution');
    expect(screen.getByRole('link', { name: 'Console of the Month' })).toHaveAttribute('href', '/#console-of-month');
  });

  test('its buttons scroll to their sections, also the second time', async () => {
    const { router } = renderApp('/');
    const explore = await screen.findByRole('link', { name: 'Explore Timeline' });
    await userEvent.click(explore);
    await waitFor(() => expect(scrolledTo()).toEqual(['handheld-evolution']));
    await userEvent.click(explore);
    await waitFor(() => expect(scrolledTo()).toEqual(['handheld-evolution', 'handheld-evolution']));
    await userEvent.click(screen.getByRole('link', { name: 'Console of the Month' }));
    await waitFor(() => expect(scrolledTo().at(-1)).toBe('console-of-month'));
    expect(router.state.location.pathname + router.state.location.hash).toBe('/#console-of-month');
  });

  test('an address with an anchor opens at that section', async () => {
    renderApp('/#handheld-evolution');
    await waitFor(() => expect(scrolledTo()).toContain('handheld-evolution'));
  });
});

describe('Handheld Evolution', () => {
  const threeConsoles = () => [
    aConsole({ name: 'Nintendo DS', year: '2004', slug: 'nintendo-ds', color: 'ds' }),
    aConsole({ name: 'Game Boy', year: '1989', slug: 'game-boy', description: 'Four shades of green.' }),
    aConsole({ name: 'Game Boy Color', year: '1998', slug: 'game-boy-color' }),
  ];

  test('a skeleton stands in for the carousel while it loads', async () => {
    network.faults.set('consoles', 'no answer');
    renderApp('/');
    expect(await screen.findByRole('status', { name: 'Loading the timeline' })).toBeInTheDocument();
    expect(within(await section('Handheld Evolution')).getAllByTestId('skeleton')).toHaveLength(1);
  });

  test('it opens with the oldest console and everything about it', async () => {
    network.tables.consoles = threeConsoles();
    renderApp('/');
    await screen.findByRole('group', { name: '1 of 3' });
    expect(shownConsole()).toBe('Game Boy');
    expect(slide().getByText('1989')).toBeInTheDocument();
    expect(slide().getByText('Four shades of green.')).toBeInTheDocument();
    expect(slide().getByRole('img')).toHaveAttribute('src', '/images/consoles/game-boy.svg');
    expect(slide().getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/consoles/game-boy');
    expect(network.readsOf('consoles')[0]?.get('order')).toBe('year.asc,id.asc');
  });

  test('next and previous go by year and wrap around', async () => {
    network.tables.consoles = threeConsoles();
    renderApp('/');
    const next = await screen.findByRole('button', { name: 'Next console' });
    const previous = screen.getByRole('button', { name: 'Previous console' });
    const seen: unknown[] = [];
    for (const button of [next, next, next, previous, previous]) {
      await userEvent.click(button);
      seen.push(shownConsole());
    }
    expect(seen).toEqual(['Game Boy Color', 'Nintendo DS', 'Game Boy', 'Nintendo DS', 'Game Boy Color']);
  });

  test('dots jump to their console and tell which one is shown', async () => {
    network.tables.consoles = threeConsoles();
    renderApp('/');
    const dot = await screen.findByRole('link', { name: 'Show Nintendo DS (2004)' });
    expect(screen.getAllByRole('link', { name: /^Show / })).toHaveLength(3);
    expect(dot).not.toHaveAttribute('aria-current');
    await userEvent.click(dot);
    expect(shownConsole()).toBe('Nintendo DS');
    expect(dot).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Show Game Boy (1989)' })).not.toHaveAttribute('aria-current');
  });

  test('arrow keys step while the carousel has the focus', async () => {
    network.tables.consoles = threeConsoles();
    renderApp('/');
    const next = await screen.findByRole('button', { name: 'Next console' });
    await userEvent.keyboard('{ArrowRight}');
    expect(shownConsole()).toBe('Game Boy');
    act(() => next.focus());
    // Alt and an arrow is the browser's way back and forward.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(shownConsole()).toBe('Game Boy');
    await userEvent.keyboard('{ArrowRight}');
    expect(shownConsole()).toBe('Game Boy Color');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shownConsole()).toBe('Nintendo DS');
  });

  test('a broken picture gives way to the placeholder', async () => {
    network.tables.consoles = threeConsoles();
    renderApp('/');
    await screen.findByRole('group', { name: '1 of 3' });
    fireEvent.error(slide().getByRole('img'));
    expect(slide().getByRole('img')).toHaveAttribute('src', '/images/console-placeholder.png');
  });

  test('a single console wraps around to itself', async () => {
    network.tables.consoles = [aConsole({ name: 'Only one' })];
    renderApp('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Next console' }));
    expect(shownConsole()).toBe('Only one');
  });

  test('no consoles at all is said in words', async () => {
    renderApp('/');
    expect(await screen.findByText('No console data available. Please check back later.')).toBeInTheDocument();
  });

  test('five built-in consoles stand in for a catalogue that cannot be read', async () => {
    network.faults.set('consoles', '500');
    renderApp('/');
    await screen.findByRole('group', { name: '1 of 5' });
    const seen: unknown[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      seen.push(shownConsole());
      await userEvent.click(screen.getByRole('button', { name: 'Next console' }));
    }
    expect(seen).toEqual(['Game Boy', 'Game Boy Color', 'Game Boy Advance', 'Nintendo DS', 'Nintendo 3DS']);
  });
});

describe('Console of the Month', () => {
  const monthly = async () => within(await section('Console of the Month'));

  test('a skeleton stands in for it while it loads', async () => {
    network.faults.set('console_of_month', 'no answer');
    renderApp('/');
    expect((await monthly()).getByRole('status', { name: 'Loading the Console of the Month' })).toBeInTheDocument();
  });

  test('the featured console shows its picture, four specifications and the way to all of them', async () => {
    const console = aConsole({
      name: 'Virtual Boy',
      slug: 'virtual-boy',
      description: 'A red one.',
      image: '/images/consoles/virtual-boy.svg',
      weight: '760 g',
    });
    network.tables.consoles = [console];
    network.tables.console_of_month = [aFeaturedConsole(console.id)];
    renderApp('/');
    const part = await monthly();
    expect(await part.findByRole('heading', { name: 'Virtual Boy' })).toBeInTheDocument();
    expect(part.getByText('A red one.')).toBeInTheDocument();
    expect(part.getByRole('img')).toHaveAttribute('src', '/images/consoles/virtual-boy.svg');
    expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Processor',
      'Display',
      'Controls',
      'Battery',
    ]);
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Sharp LR35902',
      '160 × 144',
      'D-pad, A, B',
      '4 × AA',
    ]);
    expect(part.getByRole('link', { name: /^View Full Specs/ })).toHaveAttribute('href', '/consoles/virtual-boy');
    expect(network.readsOf('console_of_month')[0]?.get('featured')).toBe('eq.true');
  });

  test('with none featured the built-in Game Boy Micro stands there', async () => {
    const console = aConsole({ name: 'Yesterday' });
    network.tables.consoles = [console];
    network.tables.console_of_month = [{ ...aFeaturedConsole(console.id), featured: false }];
    renderApp('/');
    const part = await monthly();
    expect(await part.findByRole('heading', { name: 'Game Boy Micro' })).toBeInTheDocument();
    expect(part.getAllByRole('definition')).toHaveLength(4);
    expect(part.getByRole('link', { name: /^View Full Specs/ })).toHaveAttribute('href', '/consoles/game-boy-micro');
    expect(part.queryByText('Yesterday')).not.toBeInTheDocument();
  });

  test('a lookup that fails shows the built-in Game Boy Micro', async () => {
    network.faults.set('console_of_month', '503');
    renderApp('/');
    const part = await monthly();
    expect(await part.findByRole('heading', { name: 'Game Boy Micro' })).toBeInTheDocument();
    expect(part.queryByText('No Featured Console')).not.toBeInTheDocument();
  });

  test('a featured row without its console is the empty state', async () => {
    network.tables.console_of_month = [aFeaturedConsole('no-such-console')];
    renderApp('/');
    const part = await monthly();
    expect(await part.findByRole('heading', { name: 'No Featured Console' })).toBeInTheDocument();
    expect(
      part.getByText('There is currently no console featured as Console of the Month. Check back later!'),
    ).toBeInTheDocument();
    expect(part.queryByText('Game Boy Micro')).not.toBeInTheDocument();
  });
});

describe('Latest Articles', () => {
  const sevenPosts = () =>
    Array.from({ length: 7 }, (_, index) => aPost({ title: `Post ${index + 1}`, date: `2025-03-0${7 - index}` }));
  const latest = () => section('Latest Articles');
  const shownTitles = async () => cardTitles(await latest());

  test('three skeletons stand in for the cards while they load', async () => {
    network.faults.set('blog_posts', 'no answer');
    renderApp('/');
    const part = within(await latest());
    expect(part.getByRole('status', { name: 'Loading articles' })).toBeInTheDocument();
    expect(part.getAllByTestId('skeleton')).toHaveLength(3);
    expect(part.getByRole('link', { name: 'View All Articles' })).toHaveAttribute('href', '/blog');
  });

  test('a card shows badge, picture, linked title, excerpt, author, date and read time', async () => {
    network.tables.blog_posts = [
      aPost({
        title: 'Caps',
        slug: 'caps',
        category: 'tech',
        excerpt: 'They leak.',
        image: '/images/blog/why-old-saves-vanish.svg',
      }),
    ];
    renderApp('/');
    const card = within(await within(await latest()).findByRole('article'));
    expect(card.getByText('Tech Preservation')).toBeInTheDocument();
    expect(card.getByRole('presentation')).toHaveAttribute('src', '/images/blog/why-old-saves-vanish.svg');
    expect(card.getByRole('link', { name: 'Caps' })).toHaveAttribute('href', '/blog/caps');
    expect(card.getByText('They leak.')).toBeInTheDocument();
    expect(card.getByText('Ada Author')).toBeInTheDocument();
    expect(card.getByText('1 March 2025')).toBeInTheDocument();
    expect(card.getByText('5 min')).toBeInTheDocument();
  });

  test('the page size is that of the settings and the page count an exact one', async () => {
    network.tables.site_settings = [someSettings({ itemsPerPage: 2 })];
    network.tables.blog_posts = [...sevenPosts(), aPost({ title: 'Draft', published: false })];
    renderApp('/');
    expect(await screen.findByText('Page 1 of 4')).toBeInTheDocument();
    expect(await shownTitles()).toEqual(['Post 1', 'Post 2']);
    expect(network.searches()).toEqual([{ q: '', category_slug: '', page_number: 1, page_size: 2 }]);
  });

  test('the pager moves through the pages, in the address too, and back returns', async () => {
    network.tables.blog_posts = sevenPosts();
    const { router } = renderApp('/');
    expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Previous ?page/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^Next ?page/ }));
    expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
    expect(await shownTitles()).toEqual(['Post 4', 'Post 5', 'Post 6']);
    expect(router.state.location.search).toBe('?page=2');
    expect(network.searches().at(-1)).toMatchObject({ page_number: 2, page_size: 3 });
    await userEvent.click(screen.getByRole('link', { name: /^Next ?page/ }));
    expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument();
    expect(await shownTitles()).toEqual(['Post 7']);
    expect(screen.queryByRole('link', { name: /^Next ?page/ })).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^Previous ?page/ }));
    expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  test('an address with a page opens at that page', async () => {
    network.tables.blog_posts = sevenPosts();
    renderApp('/?page=2');
    expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
    expect(await shownTitles()).toEqual(['Post 4', 'Post 5', 'Post 6']);
  });

  test('a page past the end shows the last one', async () => {
    network.tables.blog_posts = sevenPosts();
    renderApp('/?page=99');
    expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument();
    expect(await shownTitles()).toEqual(['Post 7']);
  });

  test('three posts a page when the settings cannot be read', async () => {
    network.faults.set('site_settings', '500');
    network.tables.blog_posts = sevenPosts();
    renderApp('/');
    expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
    expect(await shownTitles()).toHaveLength(3);
  });

  test('three sample posts stand in when the posts cannot be read', async () => {
    network.faults.set('blog_posts', '500');
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

  test('no posts at all is said in words', async () => {
    renderApp('/');
    expect(await screen.findByText('No articles have been published yet.')).toBeInTheDocument();
  });
});
