import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCategory, aPost } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { cardTitles, textsOf } from '../../support/texts-of';
import { wording } from '../../support/specification-texts';

const searchBox = () => screen.getByRole('searchbox', { name: 'Search articles' });
const categoryBox = () => screen.getByRole('combobox', { name: 'Category' });
const lastSearch = () => network.searches().at(-1);

/** Opens the blog with these posts and waits for its categories. */
async function openBlog(posts: ReturnType<typeof aPost>[] = []) {
  network.tables.blog_posts = posts;
  network.tables.blog_categories = [
    aCategory({ name: 'Tech Preservation', slug: 'tech', position: 2 }),
    aCategory({ name: 'Game Reviews', slug: 'reviews', position: 1 }),
  ];
  const app = renderApp('/blog');
  await screen.findByRole('option', { name: 'Game Reviews' });
  return app;
}

function answerSearchesWith(title: string): void {
  network.answers.search_posts = () => [aPost({ title })];
}

/** Makes thirteen posts. A page holds twelve. */
const thirteenPosts = () => Array.from({ length: 13 }, (_, index) => aPost({ title: `Post ${index + 1}` }));

describe('the list of the blog', () => {
  // tests/database/post-search.test.ts and tests/security/database/ test the results and hidden drafts.
  test('shows posts in the order of the service, and reads no text of articles', async () => {
    network.tables.blog_posts = [aPost({ title: 'Newer' }), aPost({ title: 'Older' })];
    renderApp('/blog');
    await screen.findAllByRole('article');
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument();
    expect(screen.getByPlaceholderText(wording.blog.search)).toBeInTheDocument();
    expect(cardTitles()).toEqual(['Newer', 'Older']);
    expect(network.searches()).toEqual([{ q: '', category_slug: '', page_number: 1, page_size: 12 }]);
    expect(network.readsOf('blog_posts')).toEqual([]);
  });

  test('shows a card with badge, picture, linked title, excerpt, author, date and reading time', async () => {
    network.tables.blog_categories = [aCategory({ name: 'Tales of tin', slug: 'tin' })];
    network.tables.blog_posts = [aPost({ title: 'Two screens', slug: 'two-screens', category: 'tin' })];
    renderApp('/blog');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Tales of tin')).toBeInTheDocument();
    expect(card.getByRole('presentation')).toHaveAttribute('src', '/images/blog/gba-sp-second-look.svg');
    expect(card.getByRole('link', { name: 'Two screens' })).toHaveAttribute('href', '/blog/two-screens');
    expect(card.getByText('What four shades can do.')).toBeInTheDocument();
    expect(card.getByText('Ada Author')).toBeInTheDocument();
    expect(card.getByText('1 March 2025')).toHaveAttribute('datetime', '2025-03-01');
    expect(card.getByText('5 min')).toBeInTheDocument();
    // One page needs no pager.
    expect(screen.queryByText(/^Page \d/)).not.toBeInTheDocument();
  });

  test('follows the writing direction of title, excerpt and author', async () => {
    network.tables.blog_posts = [aPost({ title: 'لعبة', excerpt: 'صدرت سنة 1998!', author: 'מחבר' })];
    renderApp('/blog');
    const title = await screen.findByRole('heading', { name: 'لعبة' });
    for (const part of [title, screen.getByText('صدرت سنة 1998!'), screen.getByText('מחבר')])
      expect(part).toHaveAttribute('dir', 'auto');
  });

  test('links a slug with special characters to the page of the post', async () => {
    network.tables.blog_posts = [aPost({ title: 'Odd', slug: 'a/b?c#d%20' })];
    renderApp('/blog');
    await userEvent.click(await screen.findByRole('link', { name: 'Odd' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Odd' })).toBeInTheDocument();
    expect(network.readsOf('blog_posts').some((read) => read.get('slug') === 'eq.a/b?c#d%20')).toBe(true);
  });
});

// tests/unit/lib/safe-url.test.ts tests the rules for safe addresses.
test('the placeholder replaces a picture with an unsafe address', async () => {
  network.tables.blog_posts = [aPost({ image: 'javascript:alert(1)' })];
  renderApp('/blog');
  const picture = within(await screen.findByRole('article')).getByRole('presentation');
  expect(picture).toHaveAttribute('src', '/images/blog-placeholder.png');
});

describe('search and category', () => {
  test('a search goes to the server, and the address keeps the search', async () => {
    const { router } = await openBlog([aPost({ title: 'Something else' })]);
    await screen.findByText('Something else');
    answerSearchesWith('Pocket');
    await userEvent.type(searchBox(), 'pocket, (100%)');
    expect(await screen.findByText('Pocket')).toBeInTheDocument();
    await expect.poll(() => router.state.location.search).toBe('?q=pocket%2C+%28100%25%29');
    await expect.poll(lastSearch).toMatchObject({ q: 'pocket, (100%)' });
    expect(cardTitles()).toEqual(['Pocket']);
  });

  test('the categories come from the server, and a choice filters by the slug of the category', async () => {
    const { router } = await openBlog();
    expect(textsOf('option', categoryBox())).toEqual([wording.blog.allCategories, 'Game Reviews', 'Tech Preservation']);
    expect(network.readsOf('blog_categories')[0]?.get('order')).toBe('position.asc,name.asc,id.asc');
    answerSearchesWith('About caps');
    await userEvent.selectOptions(categoryBox(), 'tech');
    await waitFor(() => expect(cardTitles()).toEqual(['About caps']));
    expect(router.state.location.search).toBe('?category=tech');
    expect(lastSearch()).toMatchObject({ category_slug: 'tech' });
    await userEvent.selectOptions(categoryBox(), wording.blog.allCategories);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByRole('heading', { name: wording.blog.empty })).toBeInTheDocument();
  });

  test('the page lists the feeds of the chosen category beside the feeds of the site', async () => {
    network.tables.blog_categories = [aCategory({ slug: 'tech', name: 'Tech Preservation' })];
    renderApp('/blog?category=tech');
    const feed = await screen.findByRole('link', { name: 'RSS: Tech Preservation' });
    expect(feed).toHaveAttribute('href', '/feeds/tech.xml');
    expect(screen.getByRole('link', { name: 'RSS: All articles' })).toHaveAttribute('href', '/rss.xml');
  });

  test('a choice of a category right after typing keeps the typed text', async () => {
    const { router } = await openBlog();
    await userEvent.type(searchBox(), 'pocket');
    await userEvent.selectOptions(categoryBox(), 'reviews');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        q: 'pocket',
        category: 'reviews',
      }),
    );
  });

  test('a choice of a category adds an entry to the history, and typing adds none', async () => {
    const { router } = await openBlog([aPost()]);
    await userEvent.type(searchBox(), 'game');
    await expect.poll(() => router.state.location.search).toBe('?q=game');
    expect(window.history.state).toMatchObject({ idx: 0 });
    await userEvent.selectOptions(categoryBox(), 'reviews');
    expect(window.history.state).toMatchObject({ idx: 1 });
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?q=game');
  });

  test('the way back from a post restores search and category', async () => {
    const { router } = await openBlog([aPost({ title: 'Pocket review' })]);
    await userEvent.type(searchBox(), 'pocket{Enter}');
    await userEvent.selectOptions(categoryBox(), 'reviews');
    await waitFor(() => expect(lastSearch()).toMatchObject({ q: 'pocket', category_slug: 'reviews' }));
    await userEvent.click(screen.getByRole('link', { name: 'Pocket review' }));
    await screen.findByRole('heading', { level: 1, name: 'Pocket review' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(searchBox()).toHaveValue('pocket'));
    expect(categoryBox()).toHaveValue('reviews');
    expect(cardTitles()).toEqual(['Pocket review']);
  });

  test('the list reports no match, and "Reset Filters" shows all posts despite typed text', async () => {
    const { router } = renderApp('/blog?q=zeppelin&category=history&page=3');
    expect(await screen.findByRole('heading', { name: wording.blog.empty })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    answerSearchesWith('Pocket');
    // The form has not searched for this letter yet.
    await userEvent.type(searchBox(), 's');
    await userEvent.click(screen.getByRole('button', { name: wording.blog.reset }));
    expect(await screen.findByText('Pocket')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(searchBox()).toHaveValue(''));
    expect(categoryBox()).toHaveDisplayValue(wording.blog.allCategories);
  });
});

describe('closest matches and mentions', () => {
  test('explain an empty result for a device out of scope', async () => {
    await openBlog();
    network.answers.search_posts = () => ({ posts: [] });
    await userEvent.type(searchBox(), 'virtual boy{Enter}');
    expect(await screen.findByText(/^The Virtual Boy is outside our scope:/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: wording.blog.empty })).toBeInTheDocument();
  });

  test('list the closest articles, marked as close, if no article has the exact text', async () => {
    await openBlog([aPost({ title: 'Something else' })]);
    network.answers.search_posts = () => ({ posts: [aPost({ title: 'The Game Boy stayed grey' })], isClose: true });
    await userEvent.type(searchBox(), ' gameboy {Enter}');
    expect(await screen.findByText('Nothing has exactly “gameboy”, these come close:')).toHaveRole('status');
    expect(cardTitles()).toEqual(['The Game Boy stayed grey']);
    answerSearchesWith('A Gameboy');
    await userEvent.type(searchBox(), '{Backspace}s{Enter}');
    expect(await screen.findByText('A Gameboy')).toBeInTheDocument();
    expect(screen.queryByText(/^Nothing has exactly/)).not.toBeInTheDocument();
  });

  test('end with articles that mention the text, and show the sentence with marked words', async () => {
    const mentions = [
      { ...aPost({ title: 'The cable', slug: 'the-cable' }), sentence: 'It carried Pokémon, and more.' },
      { ...aPost({ title: 'The lamp' }), sentence: 'Nothing to mark: <b>bold</b>' },
    ];
    network.answers.search_posts = () => ({ posts: [aPost({ title: 'On Pokémon' })], mentions });
    renderApp('/blog?q=POKEMON');
    const section = within(await screen.findByRole('region', { name: 'Also mentioned in' }));
    expect(section.getByRole('link', { name: 'The cable' })).toHaveAttribute('href', '/blog/the-cable');
    expect(textsOf('listitem', section.getByRole('list'))).toEqual([
      ...['The cableIt carried Pokémon, and more.', 'The lampNothing to mark: <b>bold</b>'],
    ]);
    expect(section.getByText('Pokémon').tagName).toBe('MARK');
    expect(cardTitles()).toEqual(['On Pokémon']);
    expect(network.searches()).toHaveLength(1);
  });

  test('show mentions beside an empty list', async () => {
    const mentions = [{ ...aPost({ title: 'The lamp' }), sentence: 'By zeppelin.' }];
    network.answers.search_posts = () => ({ mentions });
    renderApp('/blog?q=zeppelin');
    expect(await screen.findByRole('heading', { name: wording.blog.empty })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Also mentioned in' })).toHaveTextContent('By zeppelin.');
    expect(screen.getByRole('button', { name: wording.blog.reset })).toBeInTheDocument();
  });
});

describe('pages of the blog', () => {
  test('hold twelve posts each, despite the page size of the settings', async () => {
    network.tables.blog_posts = thirteenPosts();
    const { router } = renderApp('/blog');
    expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
    expect(cardTitles()).toHaveLength(12);
    await userEvent.click(screen.getByRole('link', { name: /^Next ?page/ }));
    expect(await screen.findByText('Page 2 of 2')).toBeInTheDocument();
    expect(cardTitles()).toEqual(['Post 13']);
    expect(router.state.location.search).toBe('?page=2');
    expect(lastSearch()).toMatchObject({ page_number: 2, page_size: 12 });
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
  });

  test.each([
    ['past the end', thirteenPosts(), () => screen.findByText('Page 2 of 2')],
    ['of an empty blog', [], () => screen.findByRole('heading', { name: wording.blog.empty })],
  ])('show the last page or the empty state for a page number %s', async (_what, posts, findExpected) => {
    network.tables.blog_posts = posts;
    renderApp('/blog?page=7');
    expect(await findExpected()).toBeInTheDocument();
    expect(screen.queryAllByRole('article')).toHaveLength(posts.length % 12);
  });
});
