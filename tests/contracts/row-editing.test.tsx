import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPages } from '../security/site/page';
import { pressInDialog, openTable, versions } from '../screens/admin/staff-screen';
import { aCategory, aLink, aSocialLink } from '../support/builders';
import { holdWrites } from '../support/network/hold-writes';
import { network } from '../support/network/server';
import { wording } from '../support/specification-texts';
import { expectToast } from '../support/toasts';

const theirMoment = '2026-05-01T12:34:56.123456+00:00';

const rowTables = [
  {
    table: 'links' as const,
    address: '/admin/links',
    rows: () => [aLink({ title: 'First', category: 'Saved' }), aLink({ title: 'Second' })],
    name: wording.links.title,
    column: 'title',
    rule: 'Enter a title (up to 200 characters).',
    other: { label: wording.links.category, column: 'category', name: 'Category' },
    ...{ texts: wording.links, what: 'link', mine: 'https://mine.example/', theirs: 'https://theirs.example/' },
  },
  {
    table: 'social_media_links' as const,
    address: '/admin/social-media',
    rows: () => [
      aSocialLink({ platform: 'First', url: 'https://saved.example/' }),
      aSocialLink({ platform: 'Second' }),
    ],
    name: wording.socialLinks.platform,
    column: 'platform',
    rule: 'Enter a platform (up to 50 characters).',
    other: { label: wording.socialLinks.url, column: 'url', name: 'URL' },
    ...{ texts: wording.socialLinks, what: 'link', mine: 'https://mine.example/', theirs: 'https://theirs.example/' },
  },
  {
    table: 'blog_categories' as const,
    address: '/admin/categories',
    rows: () => [aCategory({ name: 'First', slug: 'saved' }), aCategory({ name: 'Second', slug: 'second' })],
    name: 'Name',
    column: 'name',
    rule: 'Enter a name (up to 100 characters).',
    other: { label: 'Slug', column: 'slug', name: 'Slug' },
    texts: { updated: 'Category updated successfully', updateFailed: 'Failed to update category' },
    ...{ what: 'category', mine: 'mine', theirs: 'theirs' },
  },
];

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const editButton = (name: string) => screen.findByRole('button', { name: `Edit ${name}` });

beforeAll(() => loadPages(['/admin', '/admin/users', ...rowTables.map(({ address }) => address)]), 60_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe.each(rowTables)('$table', (given) => {
  const { table, address, rows, name, column, rule, other, texts, what, mine, theirs } = given;
  const { updated, updateFailed } = texts;
  const cell = (label: string) => within(screen.getByRole('region', { name: /table$/ })).getByLabelText(label);
  const change = (label: string, value: string) => fireEvent.change(cell(label), { target: { value } });
  const saved = () => network.tables[table] as unknown as (Record<string, unknown> & { id: string })[];
  const open = () => openTable(address, { as: 'admin' });

  async function edit() {
    network.tables = { ...network.tables, [table]: rows() };
    const app = await open();
    await press('Edit First');
    return app;
  }

  async function rename() {
    const app = await edit();
    change(name, 'Renamed');
    await press('Save First');
    return app;
  }

  test('"Edit" moves the focus to the first field, and a save moves the focus back to the button', async () => {
    await edit();
    expect(cell(name)).toHaveFocus();
    change(name, 'Renamed');
    await press('Save First');
    await expectToast(updated);
    expect(await editButton('Renamed')).toHaveFocus();
  });

  test.each(['Cancel', 'Escape'])('"%s" drops the typed text and moves the focus to the "Edit" button', async (way) => {
    await edit();
    change(name, 'Renamed');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await press('Cancel editing First');
    expect(await editButton('First')).toHaveFocus();
    expect(await editButton('First')).not.toHaveAccessibleDescription();
    expect(network.writesOf(table)).toEqual([]);
  });

  test('only one row is open at a time, and the other row keeps its draft', async () => {
    await edit();
    change(name, 'Renamed');
    await press('Edit Second');
    expect(cell(name)).toHaveValue('Second');
    expect(await editButton('First')).toHaveAccessibleDescription('Unsaved changes');
    await press('Edit First');
    expect(cell(name)).toHaveValue('Renamed');
  });

  test('a second row stays open when the save of the first row ends', async () => {
    const release = holdWrites(table);
    await rename();
    await press('Edit Second');
    release();
    await expectToast(updated);
    expect(cell(name)).toHaveValue('Second');
    expect(await editButton('Renamed')).not.toHaveAccessibleDescription();
  });

  test('a failed save closes the row, and "Edit" restores the draft, even after a reload', async () => {
    network.writeFaults.set(table, '500');
    await rename();
    await expectToast(updateFailed);
    expect(await editButton('First')).toHaveFocus();
    expect(await editButton('First')).toHaveAccessibleDescription('Unsaved changes');
    cleanup();
    network.writeFaults.clear();
    await open();
    expect(await editButton('First')).toHaveAccessibleDescription('Unsaved changes');
    await press('Edit First');
    expect(cell(name)).toHaveValue('Renamed');
    await press('Save First');
    await expectToast(updated);
    expect(await editButton('Renamed')).not.toHaveAccessibleDescription();
  });

  test('"Retry" opens a rejected row again and shows the error at the field', async () => {
    const reject = (of: string) => {
      const message = `new row for relation "${table}" violates check constraint "${table}_${of}_check"`;
      network.rejections.set(table, { status: 400, code: '23514', message });
    };
    reject(column);
    await rename();
    await expectToast(updateFailed);
    await press('Retry');
    expect(cell(name)).toHaveAccessibleDescription(rule);
    expect(cell(name)).toHaveFocus();
    reject(other.column);
    await press('Save First');
    await editButton('First');
    await press('Retry');
    expect(cell(name)).toBeValid();
    expect(cell(other.label)).toBeInvalid();
  });

  test('"Retry" disappears when the person leaves the screen', async () => {
    network.writeFaults.set(table, '500');
    const { router } = await rename();
    await expectToast(updateFailed);
    await router.navigate('/admin/users');
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
  });

  test('a save that fails after the person left the screen shows a toast without "Retry"', async () => {
    network.writeFaults.set(table, '500');
    const release = holdWrites(table);
    const { router } = await rename();
    void router.navigate('/admin/users');
    await press('Leave');
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    release();
    await expectToast(updateFailed);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('a row that somebody else deletes during the edit stays open', async () => {
    const { queryClient } = await edit();
    change(name, 'Renamed');
    network.tables = { ...network.tables, [table]: [] };
    await queryClient.invalidateQueries();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(cell(name)).toHaveValue('Renamed');
  });

  describe('a row that somebody else changed during the edit', () => {
    async function saveOver(now: object | null) {
      const { label } = other;
      await edit();
      change(label, mine);
      const [row] = saved();
      network.tables = { ...network.tables, [table]: now ? [{ ...row, ...now, updated_at: theirMoment }] : [] };
      await press('Save First');
      await screen.findByRole('dialog');
    }

    test('shows both versions, and "Save my version" replaces the other version', async () => {
      await saveOver({ [other.column]: theirs });
      expect(versions()).toEqual([[other.name, mine, theirs]]);
      expect(saved()).toMatchObject([{ [other.column]: theirs }]);
      await pressInDialog('Save my version');
      await expectToast(updated);
      expect(network.writesOf(table).at(-1)?.search.get('updated_at')).toBe(`eq.${theirMoment}`);
      expect(saved()).toMatchObject([{ [other.column]: mine }]);
    });

    test('keeps my draft after "Use the saved version"', async () => {
      await saveOver({ [other.column]: theirs });
      await pressInDialog('Use the saved version');
      expect(saved()).toMatchObject([{ [other.column]: theirs }]);
      expect(await editButton('First')).toHaveAccessibleDescription('Unsaved changes');
    });

    test('opens again with my version after "Keep editing"', async () => {
      await saveOver({ [other.column]: theirs });
      await pressInDialog('Keep editing');
      expect(await screen.findByDisplayValue(mine)).toBeVisible();
      await press('Save First');
      await expectToast(updated);
    });

    test('becomes one new row after a deletion, even when a response gets lost', async () => {
      await saveOver(null);
      const deleted = { name: `This ${what} has been deleted` };
      expect(screen.getByRole('dialog', deleted)).toBeVisible();
      network.replyFaults.set(table, 'offline');
      await pressInDialog(`Save as new ${what}`);
      await waitFor(() => expect(saved()).toHaveLength(1));
      network.replyFaults.clear();
      await screen.findByRole('dialog', deleted);
      await pressInDialog(`Save as new ${what}`);
      await expectToast(updated);
      expect(saved()).toMatchObject([{ [other.column]: mine }]);
    });

    test('counts as saved when only the response to my save got lost', async () => {
      network.replyFaults.set(table, 'offline');
      await edit();
      change(other.label, mine);
      await press('Save First');
      await waitFor(() => expect(saved()[0]).toMatchObject({ [other.column]: mine }));
      network.replyFaults.clear();
      await press('Retry');
      await expectToast(updated);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
