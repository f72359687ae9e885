// Tests actions on several posts, and the filters and the order of the table.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCategory, aPost } from '../../support/builders';
import { staffIds } from '../../support/network/auth';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { button, dialog, pressInDialog, openTable, pressButton, rowNames, sent } from './staff-screen';

const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const select = async (...titles: string[]) => {
  for (const title of titles) await check(`Select ${title}`);
};
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label'));
const posts = () =>
  network.tables.blog_posts.map(({ title, published, category }) => `${title}: ${category} ${String(published)}`);
const open = (search = '') => openTable(`/admin/blog${search}`, { as: 'editor' });

const threePosts = () => [
  aPost({ title: 'One', date: '2026-01-03', published: false }),
  aPost({ title: 'Two', date: '2026-01-02', published: false, author: 'Babbage', category: 'reviews' }),
  aPost({ title: 'Three', date: '2026-01-01' }),
];
const categories = () => [aCategory(), aCategory({ name: 'Game Reviews', slug: 'reviews' })];

describe('selected posts', () => {
  test('include every post after a press on one box, and the screen publishes post after post', async () => {
    network.tables.blog_posts = threePosts();
    await open();
    expect(screen.queryByRole('button', { name: /^Publish \d/ })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^One/ })).toBeVisible();
    await check('Select all on this page');
    expect(selected()).toHaveLength(3);
    expect(screen.getByText('3 selected')).toBeVisible();
    await pressButton('Publish 3 posts');
    await expectToast('2 posts published');
    expect(posts()).toEqual(['One: history true', 'Two: reviews true', 'Three: history true']);
    const drafts = network.writesOf('blog_posts');
    expect(drafts.map(({ body }) => body)).toEqual([
      { published: true, publish_at: null },
      { published: true, publish_at: null },
    ]);
    // Each request names the version that the list shows.
    expect(drafts.every(({ search }) => search.get('updated_at')?.startsWith('eq.'))).toBe(true);
    await waitFor(() => expect(selected()).toEqual([]));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus());
  });

  test('stay selected after a failed action, and the screen shows the reason', async () => {
    network.tables.blog_posts = threePosts();
    await open();
    await select('One', 'Two');
    const [one, two, three] = network.tables.blog_posts;
    if (!one || !two || !three) throw new Error('no posts');
    network.tables.blog_posts = [one, { ...two, title: 'Two, later', updated_at: '2026-09-09T00:00:00Z' }, three];
    await pressButton('Publish 2 posts');
    await expectToast('1 of 2 posts could not be published');
    const notice = within(screen.getByText('1 of 2 posts could not be published:').parentElement ?? document.body);
    expect(notice.getByRole('listitem')).toHaveTextContent(
      'Two: Someone has changed it since this list loaded. Check it, then try again.',
    );
    await waitFor(() => expect(selected()).toEqual(['Select Two, later']));
    expect(posts()).toEqual(['One: history true', 'Two, later: reviews false', 'Three: history true']);
    await pressButton('Publish 1 post');
    await expectToast('1 post published');
    expect(screen.queryByText('1 of 2 posts could not be published:')).not.toBeInTheDocument();
  });

  test('move to another category, except posts that are already in this category', async () => {
    network.tables.blog_categories = categories();
    network.tables.blog_posts = threePosts();
    await open();
    await select('One', 'Two');
    expect(button('Move 2 posts')).toHaveAccessibleDescription('Choose a category first.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move to category' }), 'Game Reviews');
    await pressButton('Move 2 posts');
    await expectToast('1 post moved');
    expect(sent('blog_posts').map(([, , body]) => body)).toEqual([{ category: 'reviews' }]);
  });

  test('disappear after a confirmation that lists the titles', async () => {
    network.tables.blog_posts = threePosts();
    await open();
    await select('One', 'Three');
    await pressButton('Delete 2 posts');
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['One', 'Three']);
    expect(dialog().getByText('Are you sure you want to delete these posts?')).toBeVisible();
    await pressInDialog('Cancel');
    expect(network.writesOf('blog_posts')).toEqual([]);
    await pressButton('Delete 2 posts');
    await pressInDialog('Delete');
    await expectToast('2 posts deleted');
    await waitFor(() => expect(rowNames()).toEqual(['Two']));
    await pressButton('Undo deleting 2 posts');
    await expectToast('2 posts restored');
    await waitFor(() => expect(rowNames()).toEqual(['One', 'Two', 'Three']));
  });

  test('show the usual confirmation if only one post is selected', async () => {
    network.tables.blog_posts = threePosts();
    await open();
    await select('Two');
    await pressButton('Delete 1 post');
    expect(dialog().getByText(wording.posts.confirmDelete)).toBeVisible();
  });

  test('can be unpublished, and scheduled posts can go public at once, with a message', async () => {
    network.tables.blog_posts = [aPost({ title: 'Later', published: true, publish_at: '2999-01-01T00:00:00+00:00' })];
    await open();
    await select('Later');
    await pressButton('Unpublish 1 post');
    await expectToast('1 post unpublished');
    network.tables.blog_posts = network.tables.blog_posts.map((post) => ({ ...post, published: true }));
    cleanup();
    await open();
    await select('Later');
    await pressButton('Publish 1 post');
    await expectToast('1 post published. 1 was scheduled for later, and public now');
    expect(network.tables.blog_posts[0]).toMatchObject({ published: true, publish_at: null });
  });

  test('cause a new read of the rights after a rejection', async () => {
    network.tables.blog_posts = threePosts();
    await open();
    await select('One');
    const before = network.callsOf('own_access').length;
    network.rejections.set('blog_posts', { status: 403, code: '42501', message: 'permission denied' });
    await pressButton('Publish 1 post');
    await expectToast('1 of 1 post could not be published');
    expect(screen.getByText(/You aren’t allowed to change it\./)).toBeVisible();
    await waitFor(() => expect(network.callsOf('own_access').length).toBeGreaterThan(before));
  });

  test('stay selected and unchanged if a request gets no response', async () => {
    network.tables.blog_posts = threePosts();
    await open();
    await select('One', 'Two');
    network.writeFaults.set('blog_posts', 'offline');
    await pressButton('Publish 2 posts');
    await expectToast('2 of 2 posts could not be published');
    expect(screen.getByText(/^: The server didn’t answer/, { exact: false })).toBeVisible();
    expect(screen.getByText(/We didn’t try it/)).toBeVisible();
    expect(network.writesOf('blog_posts')).toHaveLength(1);
    expect(selected()).toEqual(['Select One', 'Select Two']);
  });

  test("show a contributor the reason why nobody else's posts can be deleted", async () => {
    network.tables.blog_posts = [
      aPost({ title: 'Mine', created_by: staffIds.contributor, published: false }),
      aPost({ title: 'Theirs', created_by: staffIds.editor }),
    ];
    await openTable('/admin/blog', { as: 'contributor' });
    await select('Theirs');
    await waitFor(() => expect(button('Delete 1 post')).toHaveAttribute('title', 'You can only edit your own posts.'));
    expect(button('Unpublish 1 post')).toHaveAttribute('title', 'Only editors and admins can publish posts.');
    await select('Mine');
    await pressButton('Delete 2 posts');
    await pressInDialog('Delete');
    await expectToast('1 of 2 posts could not be deleted');
    expect(screen.getByText(/You can only edit your own posts/)).toBeVisible();
    expect(network.writesOf('blog_posts')).toHaveLength(1);
    await waitFor(() => expect(rowNames()).toEqual(['Theirs']));
  });
});

describe('filters and order of posts', () => {
  const choose = (filter: string, option: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: filter }), option);

  test('status, category and author stay in the address, and "Back" removes the last filter', async () => {
    network.tables.blog_categories = categories();
    network.tables.blog_posts = threePosts();
    const { router } = await open();
    await choose('Status', 'Draft');
    await waitFor(() => expect(rowNames()).toEqual(['One', 'Two']));
    await screen.findByRole('option', { name: 'Babbage' });
    await choose('Author', 'Babbage');
    await waitFor(() => expect(rowNames()).toEqual(['Two']));
    await choose('Category', 'Game Reviews');
    expect(router.state.location.search).toBe('?status=draft&author=Babbage&category=reviews');
    await router.navigate(-2);
    await waitFor(() => expect(rowNames()).toEqual(['One', 'Two']));
    expect(screen.getByRole('combobox', { name: 'Author' })).toHaveValue('');
  });

  test('an address opens with its filters, and "Clear filters" removes the filters and keeps the order', async () => {
    network.tables.blog_posts = threePosts();
    const { router } = await open('?status=draft&author=Nobody&sort=title&q=x');
    expect(screen.getByText('No blog posts found.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Author' })).toHaveValue('Nobody');
    await pressButton('Clear filters');
    await waitFor(() => expect(rowNames()).toEqual(['One', 'Three', 'Two']));
    expect(router.state.location.search).toBe('?sort=title');
  });

  test('a heading sorts by its column, and a second press reverses the order', async () => {
    network.tables.blog_posts = threePosts();
    const { router } = await open('?sort=nothing');
    const heading = (name: RegExp) => screen.getByRole('columnheader', { name });
    expect(heading(/^Date/)).toHaveAttribute('aria-sort', 'descending');
    await pressButton('Title');
    await waitFor(() => expect(rowNames()).toEqual(['One', 'Three', 'Two']));
    expect(heading(/^Title/)).toHaveAttribute('aria-sort', 'ascending');
    await pressButton('Title');
    await waitFor(() => expect(rowNames()).toEqual(['Two', 'Three', 'One']));
    expect(router.state.location.search).toBe('?sort=-title');
    await pressButton('Date');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(heading(/^Date/)).toHaveAttribute('aria-sort', 'descending'));
    await pressButton('Date');
    await waitFor(() => expect(rowNames()).toEqual(['Three', 'Two', 'One']));
    const orders = network.readsOf('blog_posts').map((search) => search.get('order'));
    expect(orders.at(-1)).toBe('date.asc,id.asc');
    expect(orders).toContain('title.desc,date.desc,id.desc');
  });
});
