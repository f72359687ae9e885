import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPages } from '../security/site/page';
import { aLink, aPost, aSocialLink, aUser } from '../support/builders';
import { holdWrites } from '../support/network/hold-writes';
import { network } from '../support/network/server';
import { renderApp } from '../support/render-app';
import { says } from '../support/specification-texts';
import { expectToast } from '../support/toasts';

/** What a button of a row switches. */
interface Switch {
  verb: string;
  next: string;
  column: string;
  to: boolean;
  said: string;
  shows: string;
}

const publishing: Switch[] = [
  {
    verb: 'Publish',
    next: 'Unpublish',
    column: 'published',
    to: true,
    said: says.posts.publishedNow,
    shows: says.posts.published,
  },
  {
    verb: 'Unpublish',
    next: 'Publish',
    column: 'published',
    to: false,
    said: says.posts.unpublishedNow,
    shows: says.posts.draft,
  },
];
const activating: Switch[] = [
  {
    verb: 'Activate',
    next: 'Deactivate',
    column: 'active',
    to: true,
    said: says.socialLinks.activated,
    shows: 'Active',
  },
  {
    verb: 'Deactivate',
    next: 'Activate',
    column: 'active',
    to: false,
    said: says.socialLinks.deactivated,
    shows: 'Inactive',
  },
];

/** Tables of staff. */
const lists = [
  {
    address: '/admin/blog',
    table: 'blog_posts' as const,
    label: 'Blog posts',
    empty: says.posts.empty,
    loadFailed: says.posts.loadFailed,
    row: (title: string, on = true) => aPost({ title, published: on }),
    question: says.posts.confirmDelete,
    deleted: says.posts.deleted,
    deleteFailed: says.posts.deleteFailed,
    switches: publishing,
    switchFailed: says.posts.statusFailed,
  },
  {
    address: '/admin/links',
    table: 'links' as const,
    label: 'Links',
    empty: 'No links have been added yet.',
    loadFailed: says.links.loadFailed,
    row: (title: string) => aLink({ title }),
    question: says.links.confirmDelete,
    deleted: says.links.deleted,
    deleteFailed: says.links.deleteFailed,
    switches: [] as Switch[],
    switchFailed: '',
  },
  {
    address: '/admin/social-media',
    table: 'social_media_links' as const,
    label: 'Social media links',
    empty: 'No social media links have been added yet.',
    loadFailed: says.socialLinks.loadFailed,
    row: (platform: string, active = true) => aSocialLink({ platform, active }),
    question: says.socialLinks.confirmDelete,
    deleted: says.socialLinks.deleted,
    deleteFailed: says.socialLinks.deleteFailed,
    switches: activating,
    switchFailed: says.socialLinks.statusFailed,
  },
  {
    address: '/admin/users',
    table: 'users' as const,
    label: 'Users',
    empty: says.users.empty,
    loadFailed: says.users.loadFailed,
    row: (name: string) => aUser({ name }),
    question: says.users.confirmDelete,
    deleted: says.users.deleted,
    deleteFailed: says.users.deleteFailed,
    switches: [] as Switch[],
    switchFailed: '',
  },
];

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeAll(() => loadPages(['/admin', ...lists.map(({ address }) => address)]), 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe.each(lists)('$label', (list) => {
  const { address, table, label, row, deleted, deleteFailed, switches, switchFailed } = list;
  const inTable = () => within(screen.getByRole('table', { name: label }));
  const fill = (...rows: { id: string }[]) => {
    network.tables = { ...network.tables, [table]: rows };
    return rows;
  };

  async function open() {
    const app = renderApp(address, { as: 'admin' });
    await screen.findByRole('table', { name: label });
    await waitFor(() => expect(screen.queryAllByTestId('skeleton')).toEqual([]));
    return app;
  }

  test('five grey rows stand where it is being loaded', async () => {
    network.faults.set(table, 'no answer');
    renderApp(address, { as: 'admin' });
    expect(await screen.findAllByTestId('skeleton')).toHaveLength(5);
    expect(screen.getByRole('table', { name: label })).toHaveAttribute('aria-busy', 'true');
  });

  test('one that cannot be loaded is not called empty, and can be asked for again', async () => {
    fill(row('Pocket'));
    network.faults.set(table, '500');
    await open();
    await expectToast(list.loadFailed);
    expect(screen.queryByText(list.empty)).not.toBeInTheDocument();
    network.faults.clear();
    await press('Try Again');
    expect(await screen.findByRole('row', { name: /^Pocket/ })).toBeVisible();
  });

  // Whoever reads the users is one of them.
  test.skipIf(table === 'users')('an empty one is said to be empty', async () => {
    fill();
    await open();
    expect(inTable().getByText(list.empty)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  describe('deleting', () => {
    async function ask(...rows: { id: string }[]) {
      fill(...rows);
      const app = await open();
      (await screen.findByRole('button', { name: 'Delete Pocket' })).focus();
      await userEvent.keyboard('{Enter}');
      return { ...app, question: within(screen.getByRole('dialog', { name: 'Delete Pocket' })) };
    }

    test('is asked about; Cancel and Escape change nothing and lead back to the button', async () => {
      const { question } = await ask(row('Pocket'));
      expect(question.getByText(list.question)).toBeVisible();
      expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await closed();
      expect(button('Delete Pocket')).toHaveFocus();
      await press('Delete Pocket');
      await userEvent.keyboard('{Escape}');
      await closed();
      expect(network.writesOf(table)).toEqual([]);
    });

    test('takes that row away, once, and the keyboard goes on at the table', async () => {
      const pocket = row('Pocket');
      const release = holdWrites(table);
      const { question } = await ask(pocket, row('Other'));
      fireEvent.click(question.getByRole('button', { name: 'Delete' }));
      fireEvent.click(question.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled());
      expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeVisible();
      release();
      await expectToast(deleted);
      await waitFor(() => expect(screen.queryByRole('row', { name: /^Pocket/ })).not.toBeInTheDocument());
      expect(screen.getByRole('row', { name: /^Other/ })).toBeVisible();
      expect(network.writesOf(table).map(({ method, search, body }) => [method, search.get('id'), body])).toEqual([
        ['DELETE', `eq.${pocket.id}`, undefined],
      ]);
      await waitFor(() => expect(screen.getByRole('region', { name: `${label} table` })).toHaveFocus());
    });

    test.each(['no row', 'a refusal'])('that changes nothing (%s) is a failure, and the row stays', async (way) => {
      if (way === 'no row') network.hidesWrites.add(table);
      else network.refusals.set(table, { status: 403, code: '42501', message: 'raw words of the server' });
      const { question } = await ask(row('Pocket'));
      fireEvent.click(question.getByRole('button', { name: 'Delete' }));
      await expectToast(deleteFailed);
      expect(screen.queryByText(deleted)).not.toBeInTheDocument();
      await closed();
      expect(screen.getByRole('row', { name: /^Pocket/ })).toBeVisible();
      await waitFor(() => expect(button('Delete Pocket')).toHaveFocus());
      expect(document.body).not.toHaveTextContent('raw words');
    });
  });

  test.each([['Delete', deleteFailed], ...switches.slice(0, 1).map(({ verb }) => [verb, switchFailed])])(
    'a row that somebody deleted is why %s does nothing: the reason stands at the table',
    async (verb = '', toast = '') => {
      fill(row('Pocket', false));
      await open();
      await screen.findByRole('button', { name: 'Delete Pocket' });
      network.tables = { ...network.tables, [table]: network.tables[table].filter((one) => !isPocket(one)) };
      await press(`${verb} Pocket`);
      if (verb === 'Delete')
        fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
      await expectToast(toast);
      expect(await screen.findByText('Someone has deleted Pocket.')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Pocket' })).not.toBeInTheDocument());
    },
  );

  describe.each(switches)('$verb', ({ verb, next, column, to, said, shows }) => {
    test('sends that one column of that one row', async () => {
      const pocket = row('Pocket', !to);
      fill(pocket, row('Other', !to));
      await open();
      (await screen.findByRole('button', { name: `${verb} Pocket` })).focus();
      await userEvent.keyboard('{Enter}');
      await expectToast(said);
      expect(network.writesOf(table).map(({ method, search, body }) => [method, search.get('id'), body])).toEqual([
        ['PATCH', `eq.${pocket.id}`, { [column]: to }],
      ]);
      expect(await screen.findByRole('button', { name: `${next} Pocket` })).toHaveFocus();
      expect(within(screen.getByRole('row', { name: /^P?\s*Pocket/ })).getByText(shows)).toBeVisible();
      expect(button(`${verb} Other`)).toHaveAttribute('aria-disabled', 'false');
    });

    test.each(['no row', 'a refusal'])('that changes nothing (%s) is a failure, and the row stays', async (way) => {
      if (way === 'no row') network.hidesWrites.add(table);
      else network.refusals.set(table, { status: 403, code: '42501', message: 'raw words of the server' });
      fill(row('Pocket', !to));
      await open();
      await press(`${verb} Pocket`);
      await expectToast(switchFailed);
      expect(screen.queryByText(said)).not.toBeInTheDocument();
      expect(document.body).not.toHaveTextContent('raw words');
      await waitFor(() => expect(button(`${verb} Pocket`)).toHaveAttribute('aria-disabled', 'false'));
    });

    test('is sent once, however often one presses, and rows do not wait for each other', async () => {
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

const isPocket = (row: object) => Object.values(row).includes('Pocket');
