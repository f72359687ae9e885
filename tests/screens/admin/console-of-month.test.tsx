import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aConsole, aFeaturedConsole, aQueuedConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { holdWrites } from '../../support/network/hold-writes';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { button, waitForClosedDialog, dialog, pressInDialog, newId, pressButton, sent } from './staff-screen';

const pocket = aConsole({
  name: 'Game Boy Pocket',
  year: '1996',
  description: 'The small one.',
  image: '/images/p.svg',
});
const ds = aConsole({ name: 'Nintendo DS', year: '2004', description: 'The one with two screens.' });

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 0, 31, 12));
  network.tables.consoles = [ds, pocket];
});

const choice = () => screen.getByLabelText('Console');
const start = () => screen.getByLabelText(wording.consoleOfMonth.startDate);
const end = () => screen.getByLabelText(wording.consoleOfMonth.endDate);
const setDate = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const status = () => within(screen.getByRole('region', { name: wording.consoleOfMonth.status }));
const preview = () => within(screen.getByRole('region', { name: wording.consoleOfMonth.preview }));
const chooseDs = () => userEvent.selectOptions(choice(), 'Nintendo DS (2004)');

async function openScreen() {
  const app = renderApp('/admin/console-of-month', { as: 'editor' });
  await screen.findByLabelText('Console');
  return app;
}

async function openFeatured() {
  const row = { ...aFeaturedConsole(pocket.id), start_date: '2026-01-15', end_date: '2026-02-15' };
  network.tables.console_of_month = [row];
  return { row, ...(await openScreen()) };
}

describe('the form without a featured console', () => {
  test('says that no console is set, and suggests a month from today', async () => {
    await openScreen();
    expect(status().getByText(wording.consoleOfMonth.notSet)).toBeVisible();
    expect(choice()).toHaveValue('');
    expect(start()).toHaveValue('2026-01-31');
    expect(end()).toHaveValue('2026-02-28');
    expect(button(wording.consoleOfMonth.feature)).toBeEnabled();
    expect(screen.queryByRole('button', { name: wording.consoleOfMonth.remove })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Console of the Month | Test Legacy'));
  });

  test('offers consoles with their years, oldest first, and shows the chosen console', async () => {
    await openScreen();
    const options = within(choice()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a console',
      'Game Boy Pocket (1996)',
      wording.consoleOfMonth.console.replace('{name}', 'Nintendo DS').replace('{year}', '2004'),
    ]);
    expect(preview().getByText('Choose a console to see it here.')).toBeVisible();
    await userEvent.selectOptions(choice(), 'Game Boy Pocket (1996)');
    expect(preview().getByRole('heading', { name: 'Game Boy Pocket' })).toBeVisible();
    expect(preview().getByText('The small one.')).toBeVisible();
    const picture = preview().getByRole('img');
    expect(picture).toHaveAttribute('src', '/images/p.svg');
    fireEvent.error(picture);
    expect(preview().getByRole('img')).toHaveAttribute('src', '/images/product-placeholder.png');
  });

  test('creates a record, and then changes the same record', async () => {
    await openScreen();
    await chooseDs();
    setDate(start(), '2026-02-01');
    await pressButton(wording.consoleOfMonth.feature);
    await expectToast(wording.consoleOfMonth.created);
    const period = { console_id: ds.id, start_date: '2026-02-01', end_date: '2026-02-28' };
    expect(sent('console_of_month')).toEqual([['POST', null, { id: newId, ...period, featured: true }]]);
    expect(await screen.findByRole('button', { name: wording.consoleOfMonth.update })).toBeEnabled();
    expect(status().getByText(wording.consoleOfMonth.active)).toBeVisible();
    expect(status().getByText('Nintendo DS is featured from 1 February 2026 until 28 February 2026.')).toBeVisible();
    expect(choice()).toHaveValue(ds.id);
  });

  test('shows the saved record after a lost response', async () => {
    network.replyFaults.set('console_of_month', 'offline');
    const { router } = await openScreen();
    await chooseDs();
    await pressButton(wording.consoleOfMonth.feature);
    await expectToast(wording.consoleOfMonth.saveFailed);
    expect(await screen.findByRole('button', { name: wording.consoleOfMonth.update })).toBeEnabled();
    expect(status().getByText(/Nintendo DS is featured/)).toBeVisible();
    expect(choice()).toHaveValue(ds.id);
    expect(network.tables.console_of_month).toHaveLength(1);
    // The choice is saved, so no dialog warns of unsaved text.
    await userEvent.click(screen.getByRole('link', { name: 'Links' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/links'));
  });

  test('keeps one record, which has the last choice, even if the read of the record fails', async () => {
    network.replyFaults.set('console_of_month', 'offline');
    await openScreen();
    network.faults.set('console_of_month', '500');
    await chooseDs();
    await pressButton(wording.consoleOfMonth.feature);
    await expectToast(wording.consoleOfMonth.saveFailed);
    network.replyFaults.clear();
    await userEvent.selectOptions(choice(), 'Game Boy Pocket (1996)');
    await pressButton(wording.consoleOfMonth.feature);
    await expectToast(wording.consoleOfMonth.created);
    expect(network.writesOf('console_of_month').map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH']);
    expect(network.tables.console_of_month.map(({ console_id }) => console_id)).toEqual([pocket.id]);
  });
});

describe('the form with a featured console', () => {
  test('shows the saved record', async () => {
    await openFeatured();
    expect(choice()).toHaveValue(pocket.id);
    expect(start()).toHaveValue('2026-01-15');
    expect(end()).toHaveValue('2026-02-15');
    expect(status().getByText(wording.consoleOfMonth.active)).toBeVisible();
    expect(
      status().getByText('Game Boy Pocket is featured from 15 January 2026 until 15 February 2026.'),
    ).toBeVisible();
    expect(status().queryByText(/These dates/)).not.toBeInTheDocument();
    expect(preview().getByRole('heading', { name: 'Game Boy Pocket' })).toBeVisible();
  });

  test.each([
    ['2026-01-14', /are in the future/],
    ['2026-02-16', /have passed/],
  ])('shows the record as active on %s, and explains the dates', async (today, words) => {
    vi.setSystemTime(new Date(`${today}T12:00:00`));
    await openFeatured();
    expect(status().getByText(wording.consoleOfMonth.active)).toBeVisible();
    expect(status().getByText(words)).toBeVisible();
  });

  test('changes the record', async () => {
    const { row } = await openFeatured();
    await chooseDs();
    setDate(end(), '2026-03-31');
    await pressButton(wording.consoleOfMonth.update);
    await expectToast(wording.consoleOfMonth.updated);
    const period = { console_id: ds.id, start_date: '2026-01-15', end_date: '2026-03-31' };
    expect(sent('console_of_month')).toEqual([['PATCH', `eq.${row.id}`, { ...period, featured: true }]]);
    await waitFor(() => expect(status().getByText(/Nintendo DS is featured .* until 31 March 2026/)).toBeVisible());
    expect(end()).toHaveValue('2026-03-31');
  });

  test("shows another person's change, but keeps typed fields", async () => {
    const { row, queryClient } = await openFeatured();
    const readAgain = () => queryClient.refetchQueries({ queryKey: ['consoles', 'staff', 'of-month'] });
    network.tables.console_of_month = [{ ...row, console_id: ds.id }];
    await readAgain();
    await waitFor(() => expect(choice()).toHaveValue(ds.id));
    setDate(end(), '2026-05-01');
    network.tables.console_of_month = [{ ...row, end_date: '2026-06-01' }];
    await readAgain();
    await waitFor(() => expect(status().getByText(/Game Boy Pocket is featured .* 1 June 2026/)).toBeVisible());
    expect(end()).toHaveValue('2026-05-01');
    expect(choice()).toHaveValue(ds.id);
  });
});

describe('removing the featured console', () => {
  async function askToRemove() {
    const app = await openFeatured();
    await pressButton(wording.consoleOfMonth.remove);
    return app;
  }

  test('needs a confirmation, and "Cancel" changes nothing', async () => {
    await askToRemove();
    expect(dialog().getByText(wording.consoleOfMonth.confirmRemove)).toBeVisible();
    await pressInDialog('Cancel');
    await waitForClosedDialog();
    expect(network.writesOf('console_of_month')).toEqual([]);
  });

  test('leaves no console set, and the form suggests a month from today despite typed dates', async () => {
    const { row } = await openFeatured();
    setDate(end(), '2026-12-24');
    await pressButton(wording.consoleOfMonth.remove);
    await pressInDialog('Remove');
    await expectToast(wording.consoleOfMonth.removed);
    expect(await screen.findByRole('button', { name: wording.consoleOfMonth.feature })).toBeEnabled();
    expect(sent('console_of_month')).toEqual([['DELETE', `eq.${row.id}`, undefined]]);
    expect(status().getByText(wording.consoleOfMonth.notSet)).toBeVisible();
    expect(choice()).toHaveValue('');
    expect(start()).toHaveValue('2026-01-31');
    expect(end()).toHaveValue('2026-02-28');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    cleanup();
    await openScreen();
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('allows another featured console under a new id', async () => {
    const { row } = await askToRemove();
    await pressInDialog('Remove');
    await chooseDs();
    await pressButton(wording.consoleOfMonth.feature);
    await expectToast(wording.consoleOfMonth.created);
    const featured = network.tables.console_of_month.filter((row) => row.featured);
    expect(featured.map(({ console_id }) => console_id)).toEqual([ds.id]);
    expect(featured[0]?.id).not.toBe(row.id);
  });

  test('happens once on a double click, and the dialog shows the progress', async () => {
    const release = holdWrites('console_of_month');
    await askToRemove();
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Remove' }));
    expect(dialog().getByRole('button', { name: 'Removing...' })).toBeDisabled();
    release();
    await expectToast(wording.consoleOfMonth.removed);
    expect(network.writesOf('console_of_month')).toHaveLength(1);
  });

  // tests/security/site/writes.test.ts tests other failures.
  test('shows a rejection if the service deletes no row, and the record stays', async () => {
    network.writeProtected.add('console_of_month');
    await askToRemove();
    await pressInDialog('Remove');
    await expectToast(wording.consoleOfMonth.removeRejected);
    expect(screen.queryByText(wording.consoleOfMonth.removed)).not.toBeInTheDocument();
    await waitForClosedDialog();
    expect(status().getByText(wording.consoleOfMonth.active)).toBeVisible();
    await waitFor(() => expect(button(wording.consoleOfMonth.remove)).toBeEnabled());
  });
});

describe('the queue', () => {
  const queue = async () => within(await screen.findByRole('table', { name: 'Queue' }));
  const select = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);

  test('shows the state of each row, and a text says which console is on the home page', async () => {
    network.tables.console_of_month = [
      aQueuedConsole(ds.id, '2025-12-01', '2025-12-31'),
      aQueuedConsole(pocket.id, '2026-01-01', '2026-01-31'),
      aQueuedConsole(ds.id, '2026-02-01', '2026-02-28'),
    ];
    await openScreen();
    const rows = (await queue()).getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/^Nintendo DS \(2004\)1 February 2026.*Queued/);
    expect(rows[2]).toMatch(/^Game Boy Pocket \(1996\)1 January 2026.*Today/);
    expect(rows[3]).toMatch(/^Nintendo DS \(2004\)1 December 2025.*Past/);
    expect(
      status().getByText(/^Game Boy Pocket is on the home page by the queue, from 1 January 2026 until/),
    ).toBeVisible();
    expect(button(wording.consoleOfMonth.feature)).toBeEnabled();
  });

  test('adds a console, and warns if two consoles share days', async () => {
    network.tables.console_of_month = [aQueuedConsole(pocket.id, '2026-02-01', '2026-02-28')];
    await openScreen();
    await queue();
    await select('Queued console', ds.id);
    setDate(screen.getByLabelText('First day'), '2026-02-20');
    setDate(screen.getByLabelText('Last day'), '2026-03-20');
    expect(screen.getByText(/^Shares days with Game Boy Pocket \(1996\)/)).toBeVisible();
    await pressButton('Add to queue');
    await expectToast('Console queued successfully');
    const row = { console_id: ds.id, start_date: '2026-02-20', end_date: '2026-03-20', featured: false };
    expect(sent('console_of_month')).toEqual([['POST', null, { id: newId, ...row }]]);
  });

  test('changes and deletes a row', async () => {
    const row = aQueuedConsole(pocket.id, '2026-02-01', '2026-02-28');
    network.tables.console_of_month = [row];
    await openScreen();
    const table = await queue();
    await userEvent.click(table.getByRole('button', { name: /^Edit Game Boy Pocket/ }));
    setDate(table.getByLabelText('Last day'), '2026-03-05');
    await userEvent.click(table.getByRole('button', { name: /^Save/ }));
    await expectToast('Queue updated successfully');
    await userEvent.click(await table.findByRole('button', { name: /^Delete Game Boy Pocket/ }));
    await pressInDialog('Delete');
    await expectToast('Console removed from the queue successfully');
    expect(sent('console_of_month').map(([method]) => method)).toEqual(['PATCH', 'DELETE']);
    expect(network.tables.console_of_month).toEqual([]);
  });
});
