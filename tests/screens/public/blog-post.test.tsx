import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { watchContent } from '@/boot/content-watch';
import { aCategory, aConsole, aFormerSlug, aPost } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { cardTitles, textsOf } from '../../support/texts-of';
import { wording } from '../../support/specification-texts';

test('a post shows badge, title, author, date, reading time and picture', async () => {
  network.tables.blog_categories = [aCategory({ name: 'Tales of tin', slug: 'tin' })];
  network.tables.blog_posts = [aPost({ slug: 'it', title: 'Caps leak', category: 'tin' })];
  renderApp('/blog/it');
  expect(await screen.findByRole('heading', { level: 1, name: 'Caps leak' })).toBeInTheDocument();
  const article = within(screen.getByRole('article'));
  expect(article.getByText('Tales of tin')).toBeInTheDocument();
  expect(article.getByText('Ada Author')).toBeInTheDocument();
  expect(article.getByText('1 March 2025')).toBeInTheDocument();
  expect(article.getByText(wording.post.readTime.replace('{read_time}', '5 min'))).toBeInTheDocument();
  expect(article.getByRole('presentation')).toHaveAttribute('src', '/images/blog/gba-sp-second-look.svg');
  const [read] = network.readsOf('blog_posts');
  expect(read?.get('slug')).toBe('eq.it');
  expect(read?.get('published')).toBe('eq.true');
});

test.each([
  ['2025-03-01T23:00:00+00:00', null],
  ['2025-04-02T10:30:00+00:00', 'Updated 2 April 2025'],
])('a post that was changed at %s shows %j', async (updated_at, words) => {
  network.tables.blog_posts = [aPost({ slug: 'it', date: '2025-03-01', updated_at })];
  renderApp('/blog/it');
  await screen.findByText('It was grey.');
  const updated = screen.queryByText(/^Updated/);
  expect(updated && updated.textContent).toBe(words);
});

test('a post ends with links to the feeds of the site and of the category, and the head has the same links', async () => {
  network.tables.blog_categories = [aCategory({ name: 'Tales of tin', slug: 'tin' })];
  network.tables.blog_posts = [aPost({ slug: 'it', category: 'tin' })];
  renderApp('/blog/it');
  const follow = within(await screen.findByRole('complementary', { name: 'Follow' }));
  expect(follow.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['RSS: All articles', '/rss.xml'],
    ['JSON Feed: All articles', '/feed.json'],
    ['RSS: Tales of tin', '/feeds/tin.xml'],
    ['JSON Feed: Tales of tin', '/feeds/tin.json'],
  ]);
  const inHead = Array.from(document.head.querySelectorAll('link[rel="alternate"]'));
  expect(inHead.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
    ['application/rss+xml', '/feeds/tin.xml'],
    ['application/feed+json', '/feeds/tin.json'],
  ]);
});

// tests/unit/features/markdown.test.ts tests Markdown. tests/security/site/bad-input-articles.test.tsx tests HTML in
// articles, which stays text.
test('the text of a post becomes headings, paragraphs, breaks, pictures, marks and links', async () => {
  const content =
    '# One\n## A *slim* case\n#### Four\n\nIt is **very** `DMG-01`.\r\n   \r\n' +
    '![The board](/images/blog/board.svg)\nSee [docs](https://gbdev.io/pandocs/), [ours](/consoles).';
  network.tables.blog_posts = [aPost({ title: 'The title', slug: 'it', content })];
  renderApp('/blog/it');
  await screen.findByRole('heading', { name: 'A slim case' });
  const article = screen.getByRole('article');
  expect(textsOf('heading', article)).toEqual(['The title', 'One', 'A slim case']);
  expect(textsOf('paragraph', article)).toEqual(['#### Four', 'It is very DMG-01.', 'See docs, ours.']);
  expect(article.querySelectorAll('br')).toHaveLength(2);
  expect(within(article).getByText('slim').tagName).toBe('EM');
  expect(within(article).getByText('very').tagName).toBe('STRONG');
  expect(within(article).getByText('DMG-01').tagName).toBe('CODE');
  expect(within(article).getByRole('img', { name: 'The board' })).toHaveAttribute('src', '/images/blog/board.svg');
  const outside = within(article).getByRole('link', { name: 'docs' });
  expect(outside).toHaveAttribute('href', 'https://gbdev.io/pandocs/');
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  const inside = within(article).getByRole('link', { name: 'ours' });
  expect(inside).toHaveAttribute('href', '/consoles');
  expect(inside).not.toHaveAttribute('target');
});

test('a failed read of a post shows an error, and a retry that finds no post leads to the blog', async () => {
  network.faults.set('blog_posts', '400');
  const { router } = renderApp('/blog/it');
  await screen.findByRole('heading', { name: wording.post.notFound });
  expect(screen.getByText(wording.post.notFoundText)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: wording.post.back })).toHaveAttribute('href', '/blog');
  network.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
});

describe('addresses without a post', () => {
  /** Adds a post that moved from /blog/before to /blog/now. */
  function aMovedPost() {
    const post = aPost({ slug: 'now', title: 'Moved here' });
    network.tables.blog_posts = [post];
    network.tables.post_slugs = [aFormerSlug('before', post.id), aFormerSlug('other', aPost().id)];
  }
  const pathOf = (router: ReturnType<typeof renderApp>['router']) => router.state.location.pathname;

  test.each([
    ['a slug without a post', 'nothing-here', '/blog', 'Blog'],
    ['the slug of a draft', 'draft', '/blog', 'Blog'],
    ['the old address of a draft', 'draft-before', '/blog', 'Blog'],
    ['the old address of a post', 'before', '/blog/now', 'Moved here'],
  ])('lead from %s (%s) to %s, and the way back skips the address', async (_what, slug, address, heading) => {
    aMovedPost();
    const draft = aPost({ slug: 'draft', title: 'Not yet', published: false });
    network.tables.blog_posts.push(draft);
    network.tables.post_slugs.push(aFormerSlug('draft-before', draft.id));
    const { router } = renderApp('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    await act(() => router.navigate(`/blog/${slug}`));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(pathOf(router)).toBe(address);
    expect(screen.queryByText('Not yet')).not.toBeInTheDocument();
    // A slug with a post needs no read of former slugs.
    expect(network.readsOf('post_slugs').map((read) => read.get('slug'))).toEqual([`eq.${slug}`]);
    expect(new Set(network.readsOf('blog_posts').map((read) => read.get('published')))).toEqual(new Set(['eq.true']));
    await act(() => router.navigate(-1));
    expect(pathOf(router)).toBe('/contact');
  });

  test('follow a post that moves back while the page is open', async () => {
    aMovedPost();
    const router = await openWatched('/blog/before');
    await screen.findByRole('heading', { level: 1, name: 'Moved here' });
    movePostBack();
    showTab();
    expect(await screen.findByRole('heading', { level: 1, name: 'Back again' })).toBeInTheDocument();
    expect(pathOf(router)).toBe('/blog/before');
  });

  test('cause no loop after visits to both addresses of a post that moves back', async () => {
    aMovedPost();
    const router = await openWatched('/blog/now');
    await screen.findByRole('heading', { level: 1, name: 'Moved here' });
    await act(() => router.navigate('/blog/before'));
    await waitFor(() => expect(pathOf(router)).toBe('/blog/now'));
    movePostBack();
    showTab();
    await waitFor(() => expect(pathOf(router)).toBe('/blog/before'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Back again' })).toBeInTheDocument();
  });

  test('show a post after its publication', async () => {
    const router = await openWatched('/blog/now');
    await waitFor(() => expect(pathOf(router)).toBe('/blog'));
    aMovedPost();
    changeStamps('now');
    showTab();
    await waitFor(() => expect(network.searches()).toHaveLength(2));
    await act(() => router.navigate('/blog/now'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Moved here' })).toBeInTheDocument();
    expect(await screen.findByText('It was grey.')).toBeInTheDocument();
    expect(pathOf(router)).toBe('/blog/now');
  });

  function movePostBack() {
    const [post] = network.tables.blog_posts;
    network.tables.blog_posts = [aPost({ ...post, slug: 'before', title: 'Back again' })];
    network.tables.post_slugs = [aFormerSlug('now', post?.id ?? '')];
    changeStamps('now');
    changeStamps('before');
  }

  function changeStamps(slug: string) {
    network.stamps.posts = `later, of ${slug}`;
  }

  /** Opens a page that checks for new content. */
  async function openWatched(address: string) {
    const { router, queryClient } = renderApp(address);
    await watchContent(queryClient, () => undefined);
    return router;
  }

  const showTab = () => window.dispatchEvent(new Event('visibilitychange'));
});

describe('after an article', () => {
  const related = async () => cardTitles(await screen.findByRole('region', { name: wording.post.related }));
  const otherArticles = () =>
    within(screen.getByRole('navigation', { name: 'Other articles' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  const linksIn = (region: HTMLElement) =>
    within(region)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  // tests/security/database/save-post-cases.ts tests the rules of these relations.
  function openWith(relations: ReturnType<NonNullable<typeof network.answers.post_relations>>) {
    const { related = [], previous, next } = relations;
    network.tables.blog_posts = [aPost({ title: 'It', slug: 'it' }), ...related, previous, next].filter(
      (post) => !!post,
    );
    network.answers.post_relations = ({ of_slug }) => (of_slug === 'it' ? relations : {});
    return renderApp('/blog/it');
  }

  test('one request reads related and neighbouring articles, and each article opens in place', async () => {
    const { router } = openWith({
      related: [aPost({ title: 'Third' }), aPost({ title: 'First' })],
      previous: aPost({ title: 'Fourth' }),
      next: aPost({ title: 'Second' }),
    });
    expect(await related()).toEqual(['Third', 'First']);
    expect(otherArticles()).toEqual(['Previous article Fourth', 'Next article Second']);
    expect(network.callsOf('post_relations')).toEqual([{ of_slug: 'it' }]);
    expect(network.readsOf('blog_posts')).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'First' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'First' })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await userEvent.click(await screen.findByRole('link', { name: 'Previous article Fourth' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fourth' })).toBeInTheDocument();
  });

  const older = aPost({ title: 'Older', slug: 'older' });
  const gameBoy = aConsole({ slug: 'game-boy', name: 'Game Boy' });

  test('an article about one console links to more articles about the console, under the name of the console', async () => {
    openWith({ consoles: [gameBoy], same_consoles: [older] });
    const more = await screen.findByRole('region', { name: 'More about the Game Boy' });
    expect(linksIn(more)).toEqual([['Older', '/blog/older']]);
  });

  test('an article about several consoles links to the consoles and to more articles about any of these consoles', async () => {
    openWith({ consoles: [gameBoy, aConsole({ slug: 'sp', name: 'Advance SP' })], same_consoles: [older] });
    const more = await screen.findByRole('region', { name: 'More about these consoles' });
    expect(linksIn(more)).toEqual([['Older', '/blog/older']]);
    expect(linksIn(screen.getByRole('navigation', { name: 'Consoles in this article' }))).toEqual([
      ['Game Boy', '/consoles/game-boy'],
      ['Advance SP', '/consoles/sp'],
    ]);
  });

  test('an article shows no heading for more articles about its consoles if no such article exists', async () => {
    openWith({ consoles: [gameBoy], related: [older] });
    expect(await related()).toEqual(['Older']);
    expect(screen.queryByRole('heading', { name: /^More about/ })).not.toBeInTheDocument();
  });

  test('the only article ends without links to other articles', async () => {
    openWith({});
    await screen.findByRole('heading', { level: 1, name: 'It' });
    await waitFor(() => expect(network.callsOf('post_relations')).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(screen.queryByText(wording.post.related)).not.toBeInTheDocument();
    for (const name of ['Other articles', 'Consoles in this article'])
      expect(screen.queryByRole('navigation', { name })).not.toBeInTheDocument();
  });
});
