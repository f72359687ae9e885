import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCategory, aPost } from '../../support/builders';
import { holdWrites } from '../../support/network/hold-writes';
import { network } from '../../support/network/server';
import { expectToast } from '../../support/toasts';
import {
  button,
  waitForClosedDialog,
  dialog,
  pressInDialog,
  newId,
  openTable,
  pressButton,
  row,
  rowNames,
  sent,
  table,
} from './staff-screen';

const openCategories = () => openTable('/admin/categories', { as: 'admin' });
const form = () => within(screen.getByRole('region', { name: 'Add category' }));
const input = (label: string) => form().getByLabelText(label);
const idOf = (name: string) => network.tables.blog_categories.find((category) => category.name === name)?.id ?? '';

beforeEach(() => {
  network.tables.blog_categories = [
    aCategory({ name: 'Repairs', slug: 'repairs', position: 3 }),
    aCategory({ name: 'Reviews', slug: 'reviews', position: 1, former_slugs: ['opinions', 'tests'] }),
    aCategory({ name: 'History', slug: 'history', position: 2 }),
  ];
});

test('the table shows categories in order, with current and former slugs', async () => {
  await openCategories();
  expect(rowNames()).toEqual(['Reviews', 'History', 'Repairs']);
  expect(row('^Reviews').getByText('Also found as opinions, tests')).toBeVisible();
  expect(row('^History').getByText('history')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Categories | Test Legacy'));
});

describe('adding a category', () => {
  test('the slug follows the name until somebody changes the slug, and the new category comes last', async () => {
    await openCategories();
    await userEvent.type(input('Name'), 'Odd  Finds!');
    expect(input('Slug')).toHaveValue('odd-finds');
    await userEvent.type(input('Slug'), '-2');
    await pressButton('Add category');
    await expectToast('Category added successfully');
    expect(sent('blog_categories')).toEqual([['POST', null, { id: newId, name: 'Odd  Finds!', slug: 'odd-finds-2' }]]);
    await waitFor(() => expect(rowNames().at(-1)).toBe('Odd  Finds!'));
    expect(input('Name')).toHaveValue('');
    expect(input('Slug')).toHaveValue('');
  });

  test('the field of the slug shows an error if another category uses the slug', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openCategories();
    await userEvent.type(input('Name'), 'History');
    await pressButton('Add category');
    await expectToast('Failed to add category');
    expect(input('Slug')).toHaveAccessibleDescription(
      'Another category already uses this slug. Choose a different one.',
    );
  });
});

test('a category keeps the slug when the name changes', async () => {
  await openCategories();
  await pressButton('Edit History');
  fireEvent.change(within(table()).getByLabelText('Name'), { target: { value: 'Hardware' } });
  await pressButton('Save History');
  await expectToast('Category updated successfully');
  expect(sent('blog_categories')).toEqual([['PATCH', `eq.${idOf('Hardware')}`, { name: 'Hardware', slug: 'history' }]]);
});

describe('moving a category', () => {
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };

  test('a row moves by keyboard and keeps the focus, and a status shows the new place', async () => {
    await openCategories();
    const repairs = idOf('Repairs');
    await press('Move up Repairs');
    expect(await screen.findByText('Repairs is now 2 of 3.')).toHaveAttribute('role', 'status');
    expect(rowNames()).toEqual(['Reviews', 'Repairs', 'History']);
    expect(button('Move up Repairs')).toHaveFocus();
    await press('Move down Reviews');
    expect(await screen.findByText('Reviews is now 2 of 3.')).toBeInTheDocument();
    await press('Move down Reviews');
    expect(await screen.findByText('Reviews is now 3 of 3.')).toBeInTheDocument();
    expect(rowNames()).toEqual(['Repairs', 'History', 'Reviews']);
    expect(network.callsOf('move_category')).toEqual([
      { category_id: repairs, before_id: idOf('History') },
      { category_id: idOf('Reviews'), before_id: idOf('History') },
      { category_id: idOf('Reviews') },
    ]);
  });

  test('the first row cannot move up, the last row cannot move down, and both say why', async () => {
    await openCategories();
    expect(button('Move up Reviews')).toHaveAccessibleDescription('It’s the first one.');
    expect(button('Move down Repairs')).toHaveAccessibleDescription('It’s the last one.');
    await press('Move up Reviews');
    expect(network.callsOf('move_category')).toEqual([]);
  });

  test('repeated presses send one move', async () => {
    await openCategories();
    const release = holdWrites('blog_categories');
    await press('Move down Reviews');
    fireEvent.click(await screen.findByRole('button', { name: 'Saving... Reviews' }));
    fireEvent.click(button('Move up Repairs'));
    release();
    expect(await screen.findByText('Reviews is now 2 of 3.')).toBeInTheDocument();
    expect(network.callsOf('move_category')).toHaveLength(1);
  });

  test('a failed move shows an error, and the rows stay', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.writeProtected.add('blog_categories');
    await openCategories();
    await press('Move down Reviews');
    await expectToast('Failed to move category');
    expect(rowNames()).toEqual(['Reviews', 'History', 'Repairs']);
    expect(screen.queryByText(/is now/)).not.toBeInTheDocument();
  });
});

describe('deleting a category', () => {
  const posts = () => [aPost({ category: 'history' }), aPost({ category: 'history', published: false })];
  const target = () => dialog().findByRole('combobox', { name: 'Move its posts to' });

  test('a category without posts needs no further choice', async () => {
    const repairs = idOf('Repairs');
    network.tables.blog_posts = posts();
    await openCategories();
    await pressButton('Delete Repairs');
    expect(await dialog().findByText('It has no posts.')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(dialog().queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Delete' }));
    await expectToast('Category deleted successfully');
    await waitFor(() => expect(rowNames()).toEqual(['Reviews', 'History']));
    expect(network.callsOf('delete_category')).toEqual([{ category_id: repairs }]);
  });

  test('a category with posts needs another category for the posts', async () => {
    const [history, reviews] = [idOf('History'), idOf('Reviews')];
    network.tables.blog_posts = posts();
    await openCategories();
    await pressButton('Delete History');
    expect(await dialog().findByText(/^It has 2 posts, drafts included/)).toBeVisible();
    await pressInDialog('Delete');
    expect(await target()).toHaveAccessibleDescription('Choose a category for its posts.');
    expect(await target()).toHaveFocus();
    expect(network.callsOf('delete_category')).toEqual([]);
    const options = within(await target()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a category', 'Reviews', 'Repairs']);
    await userEvent.selectOptions(await target(), 'Reviews');
    expect(await target()).toBeValid();
    await pressInDialog('Delete');
    await expectToast('Category deleted successfully');
    await waitForClosedDialog();
    expect(network.callsOf('delete_category')).toEqual([{ category_id: history, move_to: reviews }]);
    expect(network.tables.blog_posts.map(({ category }) => category)).toEqual(['reviews', 'reviews']);
  });

  test('the only category stays while it has posts', async () => {
    network.tables.blog_categories = [aCategory({ name: 'History', slug: 'history' })];
    network.tables.blog_posts = [aPost({ category: 'history' })];
    await openCategories();
    await pressButton('Delete History');
    expect(await dialog().findByText(/^It has 1 post, and there is no other category/)).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  describe('a failed deletion of a category', () => {
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
    });

    test('offers "Delete" only after the read of the posts', async () => {
      await openCategories();
      network.faults.set('blog_posts', '500');
      await pressButton('Delete Repairs');
      expect(await dialog().findByText(/We couldn’t look up its posts/)).toBeVisible();
      expect(dialog().queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
      network.faults.clear();
      await pressInDialog('Try again');
      expect(await dialog().findByRole('button', { name: 'Delete' })).toBeVisible();
    });

    test('asks for another category if the category got posts meanwhile', async () => {
      await openCategories();
      await pressButton('Delete History');
      await dialog().findByText('It has no posts.');
      network.tables.blog_posts = posts();
      await pressInDialog('Delete');
      await expectToast('Failed to delete category');
      expect(await screen.findByText(/try to delete History again\.$/)).toBeVisible();
      await pressButton('Delete History');
      expect(await target()).toBeVisible();
    });

    test('reports that somebody deleted the category', async () => {
      await openCategories();
      await pressButton('Delete Repairs');
      await dialog().findByText('It has no posts.');
      network.tables.blog_categories = network.tables.blog_categories.filter(({ name }) => name !== 'Repairs');
      await pressInDialog('Delete');
      await expectToast('Failed to delete category');
      expect(await screen.findByText('Someone deleted Repairs.')).toBeVisible();
    });
  });
});

describe('categories elsewhere', () => {
  test('the blog lists the categories in order, and a former slug selects the renamed category', async () => {
    const { router } = await openCategories();
    await router.navigate('/blog?category=opinions');
    const filter = await screen.findByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(filter).toHaveDisplayValue('Reviews'));
    const options = within(filter).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['All Categories', 'Reviews', 'History', 'Repairs']);
    expect(network.searches().at(-1)).toMatchObject({ category_slug: 'opinions' });
  });

  test('the table of posts shows the current name of a category', async () => {
    network.tables.blog_posts = [aPost({ title: 'Filed', category: 'repairs' })];
    await openTable('/admin/blog', { as: 'editor' });
    expect(await row('Filed').findByText('Repairs')).toBeVisible();
  });

  test('a new post starts in the category that formerly had the slug "history"', async () => {
    network.tables.blog_categories = [
      aCategory({ name: 'Reviews', slug: 'reviews', position: 1 }),
      aCategory({ name: 'Past', slug: 'past', former_slugs: ['history'], position: 2 }),
    ];
    const { router } = await openCategories();
    await router.navigate('/admin/blog/new');
    const field = await screen.findByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(field).toHaveDisplayValue('Past'));
    expect(within(field).getAllByRole('option')).toHaveLength(2);
    // Nothing was typed, so the form lets the editor leave.
    await router.navigate('/admin/categories');
    await screen.findByRole('heading', { level: 1, name: 'Categories' });
  });
});
