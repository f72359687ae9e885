import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aConsole, aFeaturedConsole, aPost } from '../../support/builders';
import { network } from '../../support/network/server';
import { expectToast } from '../../support/toasts';
import {
  button,
  waitForClosedDialog,
  columnNames,
  dialog,
  pressInDialog,
  openTable,
  pressButton,
  row,
  rowNames,
  sent,
} from './staff-screen';

const openConsoles = (search = '', as: 'editor' | 'contributor' = 'editor') =>
  openTable(`/admin/consoles${search}`, { as });
const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const sortBy = (name: string) => userEvent.click(within(header(name)).getByRole('button'));
const listings = () => network.readsOf('consoles').filter((search) => search.has('offset') || search.has('limit'));

const three = () => [
  aConsole({ name: 'Pocket', year: '1996', color: 'gameboy', updated_at: '2026-03-01T10:00:00+00:00' }),
  aConsole({ name: 'Advance', year: '2001', color: 'gameboy', updated_at: '2026-03-03T10:00:00+00:00' }),
  aConsole({ name: 'Lite', year: '2006', color: 'ds', updated_at: '2026-03-02T10:00:00+00:00' }),
];

beforeEach(() => {
  network.tables.consoles = three();
});

describe('the list of consoles', () => {
  test('shows consoles oldest first, with year, era and last change', async () => {
    await openConsoles();
    expect(columnNames()).toEqual(['Name', 'Year', 'Era', 'Last changed', 'Actions']);
    expect(rowNames()).toEqual(['Pocket', 'Advance', 'Lite']);
    for (const text of ['2006', 'DS Era', '2 March 2026']) expect(row('^Lite').getByText(text)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Consoles | Test Legacy'));
    expect(screen.getByRole('link', { name: 'New console' })).toHaveAttribute('href', '/admin/consoles/new');
  });

  test('gives each row links to the page, the editor and a copy of the console', async () => {
    const [pocket] = network.tables.consoles;
    const { id = '', slug = '' } = pocket ?? {};
    await openConsoles('?q=pocket');
    const hrefs = ['View', 'Edit', 'Duplicate'].map((action) =>
      screen.getByRole('link', { name: `${action} Pocket` }).getAttribute('href'),
    );
    expect(hrefs).toEqual([`/consoles/${slug}`, `/admin/consoles/${id}?q=pocket`, `/admin/consoles/new?copy=${id}`]);
  });

  test('shows a contributor the rows and the reason why they are read-only', async () => {
    await openConsoles('', 'contributor');
    expect(await screen.findByText('Only editors and admins can change this.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Pocket' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(New|Edit|Duplicate)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });
});

describe('sorting consoles', () => {
  test('a heading sorts by its column, a second press reverses the order, and the address keeps the order', async () => {
    const { router } = await openConsoles();
    expect(header('Year')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Name')).not.toHaveAttribute('aria-sort');
    expect(within(header('Era')).queryByRole('button')).not.toBeInTheDocument();
    await sortBy('Name');
    await waitFor(() => expect(rowNames()).toEqual(['Advance', 'Lite', 'Pocket']));
    expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Year')).not.toHaveAttribute('aria-sort');
    expect(within(header('Name')).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['Pocket', 'Lite', 'Advance']));
    expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
    expect(router.state.location.search).toBe('?sort=-name');
    await router.navigate(-1);
    await waitFor(() => expect(header('Name')).toHaveAttribute('aria-sort', 'ascending'));
  });

  test.each([
    ['?sort=-changed', ['Advance', 'Lite', 'Pocket']],
    ['?sort=changed', ['Pocket', 'Lite', 'Advance']],
    ['?sort=-year', ['Lite', 'Advance', 'Pocket']],
    ['?sort=weight', ['Pocket', 'Advance', 'Lite']],
  ])('the address %s sets the order', async (search, names) => {
    await openConsoles(search);
    expect(rowNames()).toEqual(names);
  });

  test('the first press on "Last changed" shows the latest changes first', async () => {
    const { router } = await openConsoles('?page=1');
    await sortBy('Last changed');
    await waitFor(() => expect(header('Last changed')).toHaveAttribute('aria-sort', 'descending'));
    expect(router.state.location.search).toBe('?sort=-changed');
    await sortBy('Year');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('search and pages of consoles', () => {
  test('a search covers name and description, can be cleared, and keeps the order', async () => {
    const { router } = await openConsoles('?sort=-name');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search consoles' }), 'lite');
    await waitFor(() => expect(rowNames()).toEqual(['Lite']));
    expect(router.state.location.search).toBe('?sort=-name&q=lite');
    expect(listings().at(-1)?.get('search')).toBe('ilike.%lite%');
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No consoles found.')).toBeVisible();
    await pressButton('Clear search');
    await waitFor(() => expect(rowNames()).toHaveLength(3));
    expect(router.state.location.search).toBe('?sort=-name');
  });

  test('a page has twenty consoles, and a page number past the end shows the last page', async () => {
    network.tables.consoles = Array.from({ length: 41 }, (_, index) =>
      aConsole({ name: `Console ${String(index).padStart(2, '0')}` }),
    );
    await openConsoles('?sort=name&page=9');
    await waitFor(() => expect(rowNames()).toEqual(['Console 40']));
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Previous/ }));
    await waitFor(() => expect(rowNames()[0]).toBe('Console 20'));
    await sortBy('Name');
    await waitFor(() => expect(rowNames()[0]).toBe('Console 40'));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });
});

describe('deleting a console', () => {
  const pocketId = () => network.tables.consoles.find(({ name }) => name === 'Pocket')?.id ?? '';
  const ask = async () => {
    await openConsoles();
    await pressButton('Delete Pocket');
  };
  const question = 'Are you sure you want to delete this console? You can restore it in Activity for 30 days.';

  test('begins with a list of all dependants of the console', async () => {
    const [pocket, advance, lite] = network.tables.consoles;
    if (!pocket || !advance || !lite) throw new Error('there are three');
    network.tables.consoles = [
      pocket,
      { ...advance, predecessor_id: pocket.id },
      { ...lite, successor_id: pocket.id, predecessor_id: pocket.id },
    ];
    const post = aPost({ title: 'On the Pocket' });
    const base = { ...aFeaturedConsole(pocket.id), featured: false };
    network.tables.blog_posts = [post];
    network.tables.console_of_month = [{ ...base, start_date: '2025-05-01', end_date: '2025-05-31' }];
    network.tables.post_consoles = [{ ...base, post_id: post.id, console_id: pocket.id }];
    const cable = { to_name: null, games: null, note: null, source_title: null, source_url: null, via: 'cable' };
    network.tables.link_cables = [{ ...base, ...cable, from_id: lite.id, to_id: pocket.id }];
    await ask();
    expect(await dialog().findByText(question)).toBeVisible();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...['1 May 2025 to 31 May 2025', 'On the Pocket', 'Advance', 'Lite']]);
    expect(dialog().getByText('Deleted with it: 1 link cable.')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  test('needs a confirmation, sends the listed version once, and moves the focus to the table', async () => {
    await ask();
    expect(await dialog().findByText('Nothing else will be changed.')).toBeVisible();
    await pressInDialog('Cancel');
    await waitForClosedDialog();
    expect(button('Delete Pocket')).toHaveFocus();
    expect(sent('consoles')).toEqual([]);
    const id = pocketId();
    await pressButton('Delete Pocket');
    await userEvent.dblClick(await dialog().findByRole('button', { name: 'Delete' }));
    await expectToast('Console deleted successfully');
    expect(sent('consoles')).toEqual([['DELETE', `eq.${id}`, undefined]]);
    expect(network.writesOf('consoles')[0]?.search.get('updated_at')).toBe('eq.2026-03-01T10:00:00+00:00');
    await waitFor(() => expect(rowNames()).toEqual(['Advance', 'Lite']));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Consoles table' })).toHaveFocus());
  });

  test('shows a dialog without "Delete" for the Console of the Month', async () => {
    network.tables.console_of_month = [aFeaturedConsole(pocketId())];
    await ask();
    expect(await dialog().findByText(/1 November 2026 to 30 November 2026/)).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(dialog().getByRole('link')).toHaveAttribute('href', '/admin/console-of-month');
  });

  describe('the screen after a failure', () => {
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
    });

    test('offers "Delete" only after the read of the dependants', async () => {
      await openConsoles();
      network.faults.set('link_cables', '500');
      await pressButton('Delete Pocket');
      expect(await dialog().findByText(/We couldn’t look up what belongs to this console/)).toBeVisible();
      expect(dialog().queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
      network.faults.clear();
      await pressInDialog('Try again');
      expect(await dialog().findByRole('button', { name: 'Delete' })).toBeVisible();
    });

    test.each([
      ['changed', /^Pocket has changed since this list was loaded/],
      ['deleted', 'Someone deleted Pocket.'],
    ])('reports that somebody has %s the console meanwhile', async (what, reason) => {
      await ask();
      await dialog().findByRole('button', { name: 'Delete' });
      const [pocket, ...others] = network.tables.consoles;
      if (!pocket) throw new Error('it is there');
      network.tables.consoles = what === 'deleted' ? others : [{ ...pocket, updated_at: '2026-04-01T00:00:00+00:00' }];
      await pressInDialog('Delete');
      await expectToast('Failed to delete console');
      expect(await screen.findByText(reason)).toBeVisible();
    });

    test('reports that the console has become the Console of the Month', async () => {
      const message =
        'update or delete on table "consoles" violates foreign key constraint "console_of_month_console_id_fkey"';
      network.rejections.set('consoles', { status: 409, code: '23503', message });
      await ask();
      await pressInDialog('Delete');
      await expectToast('Failed to delete console');
      expect(await screen.findByText(/^Pocket is the Console of the Month now/)).toBeVisible();
      expect(rowNames()).toContain('Pocket');
    });

    test('shows an error and a retry if the list cannot be read', async () => {
      network.faults.set('consoles', '500');
      await openConsoles();
      await expectToast('Failed to load consoles');
      network.faults.clear();
      await pressButton('Try again');
      expect(await screen.findByRole('row', { name: /^Pocket/ })).toBeVisible();
    });
  });
});
