import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anOldAddress, aPost } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network, server } from '../../support/network/server';

/** Opens a post of this text and gives its article. */
async function openPost(content: string) {
  network.tables.blog_posts = [
    aPost({ title: 'The title', slug: 'it', content, image: '/images/blog/gba-sp-second-look.svg' }),
  ];
  renderApp('/blog/it');
  await screen.findByRole('heading', { level: 1, name: 'The title' });
  return screen.getByRole('article');
}

describe('article', () => {
  test('a post shows badge, title, author, date, read time and picture', async () => {
    network.tables.blog_posts = [
      aPost({
        slug: 'it',
        title: 'Caps leak',
        category: 'collecting',
        read_time: '8 min',
        image: '/images/blog/x.svg',
      }),
    ];
    renderApp('/blog/it');
    expect(await screen.findByRole('heading', { level: 1, name: 'Caps leak' })).toBeInTheDocument();
    const article = within(screen.getByRole('article'));
    expect(article.getByText('Collecting Tips')).toBeInTheDocument();
    expect(article.getByText('Ada Author')).toBeInTheDocument();
    expect(article.getByText('1 March 2025')).toBeInTheDocument();
    expect(article.getByText('8 min read')).toBeInTheDocument();
    expect(article.getByRole('presentation')).toHaveAttribute('src', '/images/blog/x.svg');
    const [read] = network.readsOf('blog_posts');
    expect(read?.get('slug')).toBe('eq.it');
    expect(read?.get('published')).toBe('eq.true');
  });
});

test('what the blog knows of a post shows while the article is still on its way', async () => {
  network.tables.blog_posts = [aPost({ title: 'Known already' })];
  renderApp('/blog');
  const card = await screen.findByRole('link', { name: 'Known already' });
  network.faults.set('blog_posts', 'no answer');
  await userEvent.click(card);
  expect(await screen.findByRole('heading', { level: 1, name: 'Known already' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading article' })).toBeInTheDocument();
});

// What is Markdown and what is not: tests/unit/features/markdown.test.ts.
describe('article text', () => {
  test('is shown as its Markdown says: headings, paragraphs, breaks, pictures, marks and links', async () => {
    const article = await openPost(
      '# One\n## A *slim* case\n#### Four\n\nIt is **very** `DMG-01`.\r\n   \r\n' +
        '![The board](/images/blog/board.svg)\nSee [docs](https://gbdev.io/pandocs/), [ours](/consoles).',
    );
    const texts = (role: string) =>
      within(article)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(texts('heading')).toEqual(['The title', 'One', 'A slim case']);
    expect(texts('paragraph')).toEqual(['#### Four', 'It is very DMG-01.', 'See docs, ours.']);
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

  test('HTML and addresses of scripts are shown as the text they were written as', async () => {
    const html = '<b>bold</b> <img src=x onerror=alert(1)> <script>alert(1)</script>';
    const trap = 'JaVaScRiPt:alert(1)';
    const article = await openPost(`${html}\n# <i>title</i>\nA [trap](${trap}) here.\n![pic](${trap})`);
    expect(within(article).getByText(html)).toBeInTheDocument();
    expect(within(article).getByRole('heading', { name: '<i>title</i>' })).toBeInTheDocument();
    expect(article.querySelectorAll('b, i, script, [onerror]')).toHaveLength(0);
    expect(within(article).queryByRole('link')).not.toBeInTheDocument();
    expect(within(article).queryByRole('img')).not.toBeInTheDocument();
    expect(article).toHaveTextContent('trap');
    expect(within(article).getByText(/pic/)).toBeInTheDocument();
  });
});

describe('missing posts', () => {
  test('a slug without a post leads to the blog, and back does not return to it', async () => {
    network.tables.blog_posts = [aPost({ title: 'Another' })];
    const { router } = renderApp('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    await act(() => router.navigate('/blog/nothing-here'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/contact');
  });

  test.each([
    ['a draft', '/blog/draft'],
    ['the old address of a post that is no longer published', '/blog/before'],
  ])('%s counts as missing', async (_what, address) => {
    const draft = aPost({ slug: 'draft', title: 'Not yet', published: false });
    network.tables.blog_posts = [draft];
    network.tables.post_slugs = [anOldAddress('before', draft.id)];
    const { router } = renderApp(address);
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
    expect(network.readsOf('post_slugs')).toHaveLength(1);
    expect(screen.queryByText('Not yet')).not.toBeInTheDocument();
  });

  test('a lookup that fails is said in words, and Try Again that finds no post leads to the blog', async () => {
    network.faults.set('blog_posts', '400');
    const { router } = renderApp('/blog/it');
    await screen.findByRole('heading', { name: 'Post Not Found' });
    expect(screen.getByText("The blog post you're looking for doesn't exist or has been removed.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    network.faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
  });
});

describe('old addresses', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A post that moved from /blog/before to /blog/now. */
  function aMovedPost() {
    const post = aPost({ slug: 'now', title: 'Moved here' });
    network.tables.blog_posts = [post];
    network.tables.post_slugs = [anOldAddress('before', post.id), anOldAddress('other', aPost().id)];
  }
  const place = (router: ReturnType<typeof renderApp>['router']) => router.state.location.pathname;

  test('an old address leads to the present one, and back does not return to it', async () => {
    aMovedPost();
    const { router } = renderApp('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    await act(() => router.navigate('/blog/before'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Moved here' })).toBeInTheDocument();
    expect(place(router)).toBe('/blog/now');
    // Nobody asks for one where there is a post.
    const [read, ...more] = network.readsOf('post_slugs');
    expect(read?.get('slug')).toBe('eq.before');
    expect(more).toEqual([]);
    expect(new Set(network.readsOf('blog_posts').map((each) => each.get('published')))).toEqual(new Set(['eq.true']));
    await act(() => router.navigate(-1));
    expect(place(router)).toBe('/contact');
  });

  test('a post that moves back while somebody reads is followed', async () => {
    aMovedPost();
    const { router } = renderApp('/blog/before');
    await screen.findByRole('heading', { level: 1, name: 'Moved here' });
    movesBack();
    secondsPass(61);
    expect(await screen.findByRole('heading', { level: 1, name: 'Back again' })).toBeInTheDocument();
    expect(place(router)).toBe('/blog/before');
  });

  test('answers of different age send nobody round in a circle', async () => {
    aMovedPost();
    const { router } = renderApp('/blog/now');
    await screen.findByRole('heading', { level: 1, name: 'Moved here' });
    secondsPass(50);
    await act(() => router.navigate('/blog/before'));
    await waitFor(() => expect(place(router)).toBe('/blog/now'));
    movesBack();
    // Now the post at the new address is asked for again, the 'none' at the old one is not yet.
    secondsPass(11);
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Back again' })).toBeInTheDocument();
  });

  test('a slug that was missing shows its post once it is published', async () => {
    const { router } = renderApp('/blog/now');
    await waitFor(() => expect(place(router)).toBe('/blog'));
    aMovedPost();
    secondsPass(61);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get('*/rest/v1/blog_posts', () => held));
    await act(() => router.navigate('/blog/now'));
    expect(screen.getByRole('status', { name: 'Loading article' })).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: 'Moved here' })).toBeInTheDocument();
  });

  function movesBack() {
    const [post] = network.tables.blog_posts;
    network.tables.blog_posts = [aPost({ ...post, slug: 'before', title: 'Back again' })];
    network.tables.post_slugs = [anOldAddress('now', post?.id ?? '')];
  }

  /** Time passes and the visitor comes back to the tab: what is older than a minute is read again. */
  function secondsPass(seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    window.dispatchEvent(new Event('visibilitychange'));
  }
});

describe('Related Articles', () => {
  const related = async () =>
    within(await screen.findByRole('region', { name: 'Related Articles' }))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
  const fourPosts = () => [
    aPost({ title: 'First', slug: 'first', date: '2025-01-04' }),
    aPost({ title: 'Second', slug: 'second', date: '2025-01-03' }),
    aPost({ title: 'Third', slug: 'third', date: '2025-01-02' }),
    aPost({ title: 'Fourth', slug: 'fourth', date: '2025-01-01' }),
  ];

  test('two of the three latest posts are related, without the current one', async () => {
    network.tables.blog_posts = fourPosts();
    const { router } = renderApp('/blog/second');
    expect(await related()).toEqual(['First', 'Third']);
    const read = network.readsOf('blog_posts').at(-1);
    expect(read?.get('limit')).toBe('3');
    expect(read?.get('published')).toBe('eq.true');
    expect(read?.get('order')).toBe('date.desc,id.desc');
    expect(read?.get('select')).not.toContain('content');
    await act(() => router.navigate('/blog/fourth'));
    await screen.findByRole('heading', { level: 1, name: 'Fourth' });
    expect(await related()).toEqual(['First', 'Second']);
  });

  test('the only post has none', async () => {
    network.tables.blog_posts = [aPost({ slug: 'alone', title: 'Alone' }), aPost({ title: 'Draft', published: false })];
    renderApp('/blog/alone');
    await screen.findByRole('heading', { level: 1, name: 'Alone' });
    await waitFor(() => expect(network.readsOf('blog_posts')).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(screen.queryByText('Related Articles')).not.toBeInTheDocument();
  });

  test('a related article opens in place of the current one', async () => {
    network.tables.blog_posts = fourPosts();
    renderApp('/blog/second');
    await related();
    await userEvent.click(screen.getByRole('link', { name: 'First' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'First' })).toBeInTheDocument();
    expect(await related()).toEqual(['Second', 'Third']);
  });
});

test('no page of the site ever asks for drafts', async () => {
  network.tables.blog_posts = [aPost({ slug: 'it', title: 'It' }), aPost({ title: 'Draft', published: false })];
  const { router } = renderApp('/');
  await screen.findByText('Page 1 of 1');
  await act(() => router.navigate('/blog?q=it&page=2'));
  await screen.findByRole('heading', { level: 1, name: 'Blog' });
  await screen.findByRole('link', { name: 'It' });
  await act(() => router.navigate('/blog/it'));
  await screen.findByRole('heading', { level: 1, name: 'It' });
  await waitFor(() => expect(network.readsOf('blog_posts').length).toBeGreaterThan(1));
  // What the lists ask is a function that knows of published posts only.
  expect(network.searches()).toHaveLength(2);
  expect(new Set(network.readsOf('blog_posts').map((read) => read.get('published')))).toEqual(new Set(['eq.true']));
});
