import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { aCategory, aPost } from '../../support/builders';
import { staffIds } from '../../support/network/auth';
import { network, server } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { button, columnNames, pressInDialog, openTable, pressButton, row, rowNames } from './staff-screen';

const box = () => screen.getByRole('searchbox', { name: 'Search posts' });
const listings = () => network.readsOf('blog_posts').filter((search) => search.has('order'));
const openPosts = (search = '') => openTable(`/admin/blog${search}`, { as: 'editor' });

async function search(text: string) {
  await userEvent.click(box());
  await userEvent.paste(text);
}

async function deletePost(title: string) {
  await pressButton(`Delete ${title}`);
  await pressInDialog('Delete');
}

describe('the list of posts', () => {
  test('shows drafts and published posts with their details, newest first', async () => {
    network.tables.blog_categories = [aCategory({ name: 'Tales of tin', slug: 'tin' })];
    network.tables.blog_posts = [
      aPost({ title: 'Oldest', date: '1999-12-31' }),
      aPost({
        title: 'Newest',
        date: '2026-03-04',
        author: 'Nora',
        category: 'tin',
        image: '/images/blog/pocket.svg',
        published: false,
      }),
      aPost({ title: 'Middle', date: '2026-03-03' }),
    ];
    await openPosts();
    expect(rowNames()).toEqual(['Newest', 'Middle', 'Oldest']);
    expect(columnNames().map((name) => name.replace(/[↕↓↑]$/, ''))).toEqual([
      wording.posts.columns.title,
      wording.posts.columns.author,
      wording.posts.columns.category,
      wording.posts.columns.date,
      wording.posts.columns.status,
      wording.posts.columns.actions,
    ]);
    const newest = screen.getByRole('row', { name: /^Newest/ });
    expect(newest).toHaveTextContent('Nora');
    expect(newest).toHaveTextContent('Tales of tin');
    expect(newest).toHaveTextContent('4 March 2026');
    expect(newest.querySelector('img')).toHaveAttribute('src', '/images/blog/pocket.svg');
    expect(row('Newest').getByText(wording.posts.draft)).toBeVisible();
    expect(row('Middle').getByText(wording.posts.published)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Blog Posts | Test Legacy'));
  });

  test('shows a link "View" to the page of a published post', async () => {
    network.tables.blog_posts = [aPost({ title: 'Out', slug: 'out' }), aPost({ title: 'Draft', published: false })];
    const { router } = await openPosts();
    expect(screen.queryByRole('link', { name: 'View Draft' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'View Out' }));
    await screen.findByRole('heading', { level: 1, name: 'Out' });
    expect(router.state.location.pathname).toBe('/blog/out');
  });

  test('takes the keyboard focus only if the table scrolls', async () => {
    await openPosts();
    expect(screen.getByRole('region', { name: 'Blog posts table' })).toHaveAttribute('tabindex', '-1');
    cleanup();
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    await openPosts();
    expect(screen.getByRole('region', { name: 'Blog posts table' })).toHaveAttribute('tabindex', '0');
  });
});

describe('the search for posts', () => {
  const posts = () => [
    aPost({ title: 'Pocket 100% grey_ish', author: 'Ada', category: 'history' }),
    aPost({ title: 'Color', author: 'Babbage', category: 'reviews', published: false }),
    aPost({ title: 'Advance', author: 'Curie', category: 'tech' }),
  ];

  // tests/security/database/bad-search.test.ts tests the results.
  test.each([
    ['BABB', ['Color'], 'ilike.%BABB%'],
    ['y_i', ['Pocket 100% grey_ish'], 'ilike.%y\\_i%'],
    ['a,title.ilike.', [], 'ilike.%a,title.ilike.%'],
  ])('sends %s to the server as text, and the address keeps the text', async (text, found, filter) => {
    network.tables.blog_posts = posts();
    const { router } = await openPosts();
    await search(text);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe(text));
    await waitFor(() => expect(rowNames()).toEqual(found));
    expect(listings().at(-1)?.get('staff_search')).toBe(filter);
    for (const search of listings()) expect(search.has('or')).toBe(false);
  });

  test.each([
    ['Game Reviews', ['Color']],
    ['reVIEWS', ['Color']],
    ['tips', ['Old']],
    ['Hardware H', ['Pocket']],
    ['many MORE', ['Added']],
    ['History* ', []],
  ])('finds posts by the name of the category: %s', async (text, found) => {
    network.tables.blog_categories = [
      aCategory({ slug: 'reviews', name: 'Game Reviews' }),
      aCategory({ slug: 'collecting', name: 'Collecting Tips' }),
      aCategory({ slug: 'history', name: 'Hardware History' }),
      aCategory({ slug: 'more', name: 'Many more' }),
    ];
    network.tables.blog_posts = [
      aPost({ title: 'Added', category: 'more', date: '2025-03-09' }),
      aPost({ title: 'Pocket', category: 'history', date: '2025-03-08' }),
      aPost({ title: 'Color', category: 'reviews', date: '2025-03-07' }),
      aPost({ title: 'Old', category: 'collecting', date: '2025-03-06' }),
    ];
    await openPosts();
    await search(text);
    await waitFor(() => expect(rowNames()).toEqual(found));
    for (const search of listings()) expect(search.has('or')).toBe(false);
  });

  test('opens with the text of the address, and "Clear search" shows all posts', async () => {
    network.tables.blog_posts = posts();
    const { router } = await openPosts('?q=nobody');
    expect(box()).toHaveValue('nobody');
    expect(screen.getByText(wording.posts.empty)).toBeVisible();
    await pressButton('Clear search');
    await waitFor(() => expect(rowNames()).toHaveLength(3));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(router.state.location.search).toBe('');
  });

  test('finds nothing for ten thousand characters, without a request', async () => {
    network.tables.blog_posts = posts();
    await openPosts();
    const before = listings().length;
    await search('x'.repeat(10_000));
    expect(await screen.findByText(wording.posts.empty)).toBeVisible();
    expect(listings()).toHaveLength(before);
  });
});

describe('pages of posts', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aPost({ title: `Post ${index + 1}`, date: `2026-01-${String(31 - (index % 28)).padStart(2, '0')}` }),
    );

  // tests/database/reads.test.ts tests that the pages list every post once.
  test('hold twenty posts each, and the address keeps the page', async () => {
    network.tables.blog_posts = many(41);
    const { router } = await openPosts();
    expect(rowNames()).toHaveLength(20);
    const pager = within(screen.getByRole('navigation', { name: 'Post pages' }));
    const [first] = rowNames();
    await userEvent.click(pager.getByRole('link', { name: /^Next/ }));
    await pager.findByText('Page 2 of 3');
    await waitFor(() => expect(rowNames()).not.toContain(first));
    expect(router.state.location.search).toBe('?page=2');
    expect(listings().at(-1)?.get('offset')).toBe('20');
    expect(listings().at(-1)?.get('limit')).toBe('20');
  });

  test('need no pager for twenty posts', async () => {
    network.tables.blog_posts = many(20);
    await openPosts();
    expect(screen.queryByRole('navigation', { name: 'Post pages' })).not.toBeInTheDocument();
  });

  test('open by the address and end at the last page, and a search starts at the first page', async () => {
    network.tables.blog_posts = many(25);
    const { router } = await openPosts('?page=7');
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(rowNames()).toHaveLength(5);
    await userEvent.type(box(), 'Post 1');
    await waitFor(() => expect(router.state.location.search).toBe('?q=Post+1'));
    await waitFor(() => expect(rowNames()).toHaveLength(11));
  });

  test('show the previous page after the deletion of the only row of the last page', async () => {
    network.tables.blog_posts = many(21);
    await openPosts('?page=2');
    await deletePost(String(rowNames()[0]));
    await expectToast(wording.posts.deleted);
    await waitFor(() => expect(rowNames()).toHaveLength(20));
    expect(screen.queryByRole('navigation', { name: 'Post pages' })).not.toBeInTheDocument();
  });
});

test('a write with an expired access token renews the token', async () => {
  network.tables.blog_posts = [aPost({ title: 'Pocket', published: false })];
  await openPosts();
  network.expireTokens();
  await pressButton('Publish Pocket');
  await expectToast(wording.posts.publishedNow);
  expect(network.tables.blog_posts[0]?.published).toBe(true);
});

test('a deletion moves the focus to the table, even if the list loads slowly', async () => {
  network.tables.blog_posts = [aPost({ title: 'Pocket' }), aPost({ title: 'Other' })];
  await openPosts();
  // This handler only delays. The next handler sends the response.
  server.use(http.get('*/rest/v1/blog_posts', () => delay(500) as Promise<undefined>));
  await deletePost('Pocket');
  await waitFor(() => expect(button('Delete Pocket')).toHaveFocus());
  await waitFor(() => expect(rowNames()).toEqual(['Other']));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Blog posts table' })).toHaveFocus());
});

describe('a contributor in the table of posts', () => {
  async function openAsContributor() {
    await openTable('/admin/blog', { as: 'contributor' });
    // The site has read the contributor's role now.
    await waitFor(() => expect(button('Publish Mine')).toHaveAttribute('aria-disabled', 'true'));
  }

  test('cannot publish, can delete only their own drafts, and sees the reason', async () => {
    network.tables.blog_posts = [
      aPost({ title: 'Mine', created_by: staffIds.contributor, published: false }),
      aPost({ title: 'Out', created_by: staffIds.contributor, published: true }),
      aPost({ title: 'Theirs', created_by: staffIds.editor, published: true }),
    ];
    await openAsContributor();
    const noPublishing = 'Only editors and admins can publish posts.';
    expect(screen.getAllByText(/^Only editors and admins can publish posts/)).toHaveLength(1);
    expect(screen.getByText(`${noPublishing} You can edit and delete your own drafts.`)).toBeVisible();
    expect(button('Publish Mine')).toHaveAccessibleDescription(noPublishing);
    const reasons = {
      'Publish Mine': noPublishing,
      'Unpublish Theirs': noPublishing,
      'Delete Out': 'This post is published, so only editors and admins can edit it.',
      'Delete Theirs': 'You can only edit your own posts.',
    };
    for (const [name, reason] of Object.entries(reasons)) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(name)).toHaveAttribute('title', reason);
    }
    expect(button('Delete Mine')).toHaveAttribute('aria-disabled', 'false');
    await pressButton('Publish Mine');
    await pressButton('Delete Theirs');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.writesOf('blog_posts')).toEqual([]);
  });

  test('can delete their own draft', async () => {
    network.tables.blog_posts = [aPost({ title: 'Mine', created_by: staffIds.contributor, published: false })];
    await openAsContributor();
    await deletePost('Mine');
    await expectToast(wording.posts.deleted);
    expect(await screen.findByText(wording.posts.empty)).toBeVisible();
  });
});
