import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPages } from '../security/site/page';
import { aLink, aPost, aSocialLink, aUser } from '../support/builders';
import { button, waitForClosedDialog, dialog, pressInDialog, openTable, sent } from '../screens/admin/staff-screen';
import { holdWrites } from '../support/network/hold-writes';
import { network } from '../support/network/server';
import { renderApp } from '../support/render-app';
import { wording } from '../support/specification-texts';
import { expectToast } from '../support/toasts';

/** A button that switches a column of a row. `next` is the button that replaces this button. */
interface Switch {
  verb: string;
  next: string;
  to: boolean;
  toastText: string;
  shows: string;
  /** Additional columns of the write: publishing at once clears the schedule. */
  otherColumns?: object;
}

const publishing: Switch[] = [
  {
    ...{
      verb: 'Publish',
      next: 'Unpublish',
      to: true,
      toastText: wording.posts.publishedNow,
      shows: wording.posts.published,
    },
    otherColumns: { publish_at: null },
  },
  {
    verb: 'Unpublish',
    next: 'Publish',
    to: false,
    toastText: wording.posts.unpublishedNow,
    shows: wording.posts.draft,
  },
];
const activating: Switch[] = [
  { verb: 'Activate', next: 'Deactivate', to: true, toastText: wording.socialLinks.activated, shows: 'Active' },
  { verb: 'Deactivate', next: 'Activate', to: false, toastText: wording.socialLinks.deactivated, shows: 'Inactive' },
];

interface List {
  address: string;
  table: 'blog_posts' | 'links' | 'social_media_links' | 'users';
  label: string;
  texts: { loadFailed: string; deleted: string; deleteFailed: string; statusFailed?: string };
  empty: string;
  question: string;
  row: (name: string, on?: boolean) => { id: string };
  /** The column that the switches change. */
  column?: string;
  switches?: Switch[];
}

const lists: List[] = [
  {
    address: '/admin/blog',
    table: 'blog_posts',
    label: 'Blog posts',
    texts: wording.posts,
    empty: wording.posts.empty,
    question: wording.posts.confirmDelete,
    row: (title, published = true) => aPost({ title, published }),
    column: 'published',
    switches: publishing,
  },
  {
    address: '/admin/links',
    table: 'links',
    label: 'Links',
    texts: wording.links,
    empty: 'No links have been added yet.',
    question: wording.links.confirmDelete,
    row: (title) => aLink({ title }),
  },
  {
    address: '/admin/social-media',
    table: 'social_media_links',
    label: 'Social media links',
    texts: wording.socialLinks,
    empty: 'No social media links have been added yet.',
    question: wording.socialLinks.confirmDelete,
    row: (platform, active = true) => aSocialLink({ platform, active }),
    column: 'active',
    switches: activating,
  },
  {
    address: '/admin/users',
    table: 'users',
    label: 'Users',
    texts: wording.users,
    empty: wording.users.empty,
    question: wording.users.confirmDelete,
    row: (name) => aUser({ name }),
  },
];

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => loadPages(['/admin', ...lists.map(({ address }) => address)]), 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe.each(lists)('$label', ({ address, table, label, texts, empty, question, row, column = '', switches = [] }) => {
  const fill = (...rows: { id: string }[]) => {
    network.tables = { ...network.tables, [table]: rows };
  };
  const open = () => openTable(address, { as: 'admin' });

  test('the table shows five grey rows while it loads', async () => {
    network.faults.set(table, 'no answer');
    renderApp(address, { as: 'admin' });
    expect(await screen.findAllByTestId('skeleton')).toHaveLength(5);
    expect(screen.getByRole('table', { name: label })).toHaveAttribute('aria-busy', 'true');
  });

  test('a failed read does not look like an empty table, and "Try again" loads the table', async () => {
    fill(row('Pocket'));
    network.faults.set(table, '500');
    await open();
    await expectToast(texts.loadFailed);
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
    network.faults.clear();
    await press('Try again');
    expect(await screen.findByRole('row', { name: /^Pocket/ })).toBeVisible();
  });

  test('an empty table says that it is empty', async () => {
    const { queryClient } = await open();
    fill();
    // Does not repeat the read of the admin's own row: an empty table of users has no admin.
    await queryClient.refetchQueries({ predicate: ({ queryKey }) => !queryKey.includes('own') });
    expect(await within(screen.getByRole('table', { name: label })).findByText(empty)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  describe('deleting', () => {
    async function ask(...rows: { id: string }[]) {
      fill(...rows);
      await open();
      (await screen.findByRole('button', { name: 'Delete Pocket' })).focus();
      await userEvent.keyboard('{Enter}');
    }

    test('opens a dialog; "Cancel" and Escape delete nothing and move the focus back to the button', async () => {
      await ask(row('Pocket'));
      expect(screen.getByRole('dialog', { name: 'Delete Pocket' })).toBeVisible();
      expect(dialog().getByText(question)).toBeVisible();
      expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await pressInDialog('Cancel');
      await waitForClosedDialog();
      expect(button('Delete Pocket')).toHaveFocus();
      await press('Delete Pocket');
      await userEvent.keyboard('{Escape}');
      await waitForClosedDialog();
      expect(network.writesOf(table)).toEqual([]);
    });

    test('removes the row with one request and moves the focus to the table', async () => {
      const pocket = row('Pocket');
      const release = holdWrites(table);
      await ask(pocket, row('Other'));
      const confirm = dialog().getByRole('button', { name: 'Delete' });
      fireEvent.click(confirm);
      fireEvent.click(confirm);
      await waitFor(() => expect(confirm).toBeDisabled());
      expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeVisible();
      release();
      await expectToast(texts.deleted);
      await waitFor(() => expect(screen.queryByRole('row', { name: /^Pocket/ })).not.toBeInTheDocument());
      expect(screen.getByRole('row', { name: /^Other/ })).toBeVisible();
      expect(sent(table)).toEqual([['DELETE', `eq.${pocket.id}`, undefined]]);
      await waitFor(() => expect(screen.getByRole('region', { name: `${label} table` })).toHaveFocus());
    });

    // tests/security/site/writes.test.ts tests rejections and other faults.
    test('fails when the database deletes no row, and the row stays', async () => {
      network.writeProtected.add(table);
      await ask(row('Pocket'));
      await pressInDialog('Delete');
      await expectToast(texts.deleteFailed);
      expect(screen.queryByText(texts.deleted)).not.toBeInTheDocument();
      await waitForClosedDialog();
      expect(screen.getByRole('row', { name: /^Pocket/ })).toBeVisible();
      await waitFor(() => expect(button('Delete Pocket')).toHaveFocus());
    });
  });

  test.each([['Delete', texts.deleteFailed], ...switches.slice(0, 1).map(({ verb }) => [verb, texts.statusFailed])])(
    '"%s" fails on a row that somebody else deleted, and the table shows the reason',
    async (verb = '', toast = '') => {
      const pocket = row('Pocket', false);
      fill(pocket);
      await open();
      await screen.findByRole('button', { name: 'Delete Pocket' });
      fill(...network.tables[table].filter(({ id }) => id !== pocket.id));
      await press(`${verb} Pocket`);
      if (verb === 'Delete') await pressInDialog('Delete');
      await expectToast(toast);
      expect(await screen.findByText('Someone deleted Pocket.')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Pocket' })).not.toBeInTheDocument());
    },
  );

  describe.each(switches)('$verb', ({ verb, next, to, toastText, shows, otherColumns }) => {
    test('sends one write with only the switched columns', async () => {
      const pocket = row('Pocket', !to);
      fill(pocket, row('Other', !to));
      await open();
      (await screen.findByRole('button', { name: `${verb} Pocket` })).focus();
      await userEvent.keyboard('{Enter}');
      await expectToast(toastText);
      expect(sent(table)).toEqual([['PATCH', `eq.${pocket.id}`, { [column]: to, ...otherColumns }]]);
      expect(await screen.findByRole('button', { name: `${next} Pocket` })).toHaveFocus();
      expect(within(screen.getByRole('row', { name: /^P?\s*Pocket/ })).getByText(shows)).toBeVisible();
      expect(button(`${verb} Other`)).toHaveAttribute('aria-disabled', 'false');
    });

    test('fails when the database changes no row, and the button works again', async () => {
      network.writeProtected.add(table);
      fill(row('Pocket', !to));
      await open();
      await press(`${verb} Pocket`);
      await expectToast(texts.statusFailed ?? '');
      expect(screen.queryByText(toastText)).not.toBeInTheDocument();
      await waitFor(() => expect(button(`${verb} Pocket`)).toHaveAttribute('aria-disabled', 'false'));
    });

    test('sends one write for two clicks, and rows do not wait for each other', async () => {
      fill(row('Pocket', !to), row('Other', !to));
      await open();
      const release = holdWrites(table);
      await press(`${verb} Pocket`);
      fireEvent.click(await screen.findByRole('button', { name: 'Saving... Pocket' }));
      expect(button('Saving... Pocket')).toHaveTextContent('Saving...');
      await press(`${verb} Other`);
      release();
      await screen.findByRole('button', { name: `${next} Pocket` });
      await screen.findByRole('button', { name: `${next} Other` });
      expect(network.writesOf(table)).toHaveLength(2);
    });
  });
});
