import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aConsole, aFeaturedConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { holdWrites } from '../../support/network/hold-writes';
import { network, type Fault } from '../../support/network/server';
import { says } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';

const loading = 'Loading the Console of the Month';

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

const button = (name: string) => screen.getByRole('button', { name });
const pressed = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choice = () => screen.getByLabelText('Console');
const start = () => screen.getByLabelText(says.consoleOfMonth.startDate);
const end = () => screen.getByLabelText(says.consoleOfMonth.endDate);
const setDate = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const status = () => within(screen.getByRole('region', { name: says.consoleOfMonth.status }));
const preview = () => within(screen.getByRole('region', { name: says.consoleOfMonth.preview }));
const featured = () => network.tables.console_of_month.filter((row) => row.featured);

async function openScreen(options: Parameters<typeof renderApp>[1] = { as: 'editor' }) {
  const app = renderApp('/admin/console-of-month', options);
  await screen.findByLabelText('Console');
  return app;
}

/** Opens with a featured console. */
async function openFeatured(options?: Parameters<typeof renderApp>[1]) {
  const row = { ...aFeaturedConsole(pocket.id), start_date: '2026-01-15', end_date: '2026-02-15' };
  network.tables.console_of_month = [row];
  return { row, ...(await openScreen(options)) };
}

function failWith(fault: Fault | 'no row') {
  if (fault === 'no row') network.hidesWrites.add('console_of_month');
  else network.writeFaults.set('console_of_month', fault);
}

const passing: Fault[] = [
  'offline',
  '500',
  '502 with HTML',
  '503',
  '504',
  'HTML with 200',
  'empty 200',
  'null 200',
  'truncated JSON',
  'wrong shape',
];

describe('loading', () => {
  test.each(['consoles', 'console_of_month'] as const)('a grey box stands there until the %s came', async (table) => {
    network.faults.set(table, 'no answer');
    renderApp('/admin/console-of-month', { as: 'editor' });
    expect(await screen.findByRole('status', { name: loading })).toBeVisible();
    expect(screen.queryByLabelText('Console')).not.toBeInTheDocument();
  });

  test.each(['consoles', 'console_of_month'] as const)(
    'a failure of the %s is said; Try Again helps',
    async (table) => {
      network.faults.set(table, '500');
      renderApp('/admin/console-of-month', { as: 'editor' });
      await expectToast(says.consoleOfMonth.loadFailed);
      expect(await screen.findByText("We couldn't load the Console of the Month.")).toBeVisible();
      network.faults.clear();
      await pressed('Try Again');
      expect(await screen.findByLabelText('Console')).toBeVisible();
    },
  );
});

describe('with no record', () => {
  test('it is not set, no console is chosen, and the period is a month from today', async () => {
    await openScreen();
    expect(status().getByText(says.consoleOfMonth.notSet)).toBeVisible();
    expect(choice()).toHaveValue('');
    expect(start()).toHaveValue('2026-01-31');
    expect(end()).toHaveValue('2026-02-28');
    expect(button(says.consoleOfMonth.feature)).toBeEnabled();
    expect(screen.queryByRole('button', { name: says.consoleOfMonth.remove })).not.toBeInTheDocument();
    expect(document.title).toBe('Console of the Month | Test Legacy');
  });

  test('the consoles are offered with their years, oldest first, and the chosen one is shown', async () => {
    await openScreen();
    const options = within(choice()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a console',
      'Game Boy Pocket (1996)',
      'Nintendo DS (2004)',
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

  test('Set as Featured creates a record, and the screen goes on with it', async () => {
    await openScreen();
    await userEvent.selectOptions(choice(), 'Nintendo DS (2004)');
    setDate(start(), '2026-02-01');
    await pressed(says.consoleOfMonth.feature);
    await expectToast(says.consoleOfMonth.created);
    expect(network.writesOf('console_of_month').map(({ method, body }) => ({ method, body }))).toEqual([
      {
        method: 'POST',
        body: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
          console_id: ds.id,
          start_date: '2026-02-01',
          end_date: '2026-02-28',
          featured: true,
        },
      },
    ]);
    expect(await screen.findByRole('button', { name: says.consoleOfMonth.update })).toBeEnabled();
    expect(status().getByText(says.consoleOfMonth.active)).toBeVisible();
    expect(status().getByText('Nintendo DS is featured from 1 February 2026 until 28 February 2026.')).toBeVisible();
    expect(choice()).toHaveValue(ds.id);
  });

  test('after a lost reply the screen finds out that the record is there', async () => {
    network.replyFaults.set('console_of_month', 'offline');
    const { router } = await openScreen();
    await userEvent.selectOptions(choice(), 'Nintendo DS (2004)');
    await pressed(says.consoleOfMonth.feature);
    await expectToast(says.consoleOfMonth.saveFailed);
    expect(await screen.findByRole('button', { name: says.consoleOfMonth.update })).toBeEnabled();
    expect(status().getByText(/Nintendo DS is featured/)).toBeVisible();
    expect(choice()).toHaveValue(ds.id);
    expect(network.tables.console_of_month).toHaveLength(1);
    // What is saved after all is not unsaved any more.
    await userEvent.click(screen.getByRole('link', { name: 'Links' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/links'));
  });

  test('where it cannot find out, another try makes no second record, and what was chosen last counts', async () => {
    network.replyFaults.set('console_of_month', 'offline');
    await openScreen();
    network.faults.set('console_of_month', '500');
    await userEvent.selectOptions(choice(), 'Nintendo DS (2004)');
    await pressed(says.consoleOfMonth.feature);
    await expectToast(says.consoleOfMonth.saveFailed);
    network.replyFaults.clear();
    await userEvent.selectOptions(choice(), 'Game Boy Pocket (1996)');
    await pressed(says.consoleOfMonth.feature);
    await expectToast(says.consoleOfMonth.created);
    expect(network.writesOf('console_of_month').map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH']);
    expect(network.tables.console_of_month.map(({ console_id }) => console_id)).toEqual([pocket.id]);
  });
});

describe('with a record', () => {
  test('it is shown as it is saved', async () => {
    await openFeatured();
    expect(choice()).toHaveValue(pocket.id);
    expect(start()).toHaveValue('2026-01-15');
    expect(end()).toHaveValue('2026-02-15');
    expect(status().getByText(says.consoleOfMonth.active)).toBeVisible();
    expect(
      status().getByText('Game Boy Pocket is featured from 15 January 2026 until 15 February 2026.'),
    ).toBeVisible();
    expect(status().queryByText(/These dates/)).not.toBeInTheDocument();
    expect(preview().getByRole('heading', { name: 'Game Boy Pocket' })).toBeVisible();
  });

  test.each([
    ['2026-01-14', /are in the future/],
    ['2026-02-16', /have passed/],
  ])('on %s it is active all the same, and what that means is said', async (today, words) => {
    vi.setSystemTime(new Date(`${today}T12:00:00`));
    await openFeatured();
    expect(status().getByText(says.consoleOfMonth.active)).toBeVisible();
    expect(status().getByText(words)).toBeVisible();
  });

  test('Update changes the record', async () => {
    const { row } = await openFeatured();
    await userEvent.selectOptions(choice(), 'Nintendo DS (2004)');
    setDate(end(), '2026-03-31');
    await pressed(says.consoleOfMonth.update);
    await expectToast(says.consoleOfMonth.updated);
    const [write, ...more] = network.writesOf('console_of_month');
    expect(more).toEqual([]);
    expect(write?.method).toBe('PATCH');
    expect(write?.search.get('id')).toBe(`eq.${row.id}`);
    expect(write?.body).toEqual({
      console_id: ds.id,
      start_date: '2026-01-15',
      end_date: '2026-03-31',
      featured: true,
    });
    await waitFor(() => expect(status().getByText(/Nintendo DS is featured .* until 31 March 2026/)).toBeVisible());
    expect(end()).toHaveValue('2026-03-31');
  });

  test("somebody else's change is taken up where nothing is typed, and leaves alone what is", async () => {
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

  test('the home page shows what was set', async () => {
    const { router } = await openFeatured();
    await userEvent.selectOptions(choice(), 'Nintendo DS (2004)');
    await pressed(says.consoleOfMonth.update);
    await expectToast(says.consoleOfMonth.updated);
    void router.navigate('/');
    const section = await screen.findByRole('region', { name: 'Console of the Month' });
    expect(await within(section).findByRole('heading', { name: 'Nintendo DS' })).toBeVisible();
  });
});

describe('removing', () => {
  async function askToRemove() {
    const app = await openFeatured();
    await pressed(says.consoleOfMonth.remove);
    return { ...app, question: within(screen.getByRole('dialog')) };
  }

  test('is asked about, and Cancel leaves everything as it is', async () => {
    const { question } = await askToRemove();
    expect(question.getByText(says.consoleOfMonth.confirmRemove)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.writesOf('console_of_month')).toEqual([]);
  });

  test('leaves none set, with a month from today, whatever was typed', async () => {
    const { row } = await openFeatured();
    setDate(end(), '2026-12-24');
    await pressed(says.consoleOfMonth.remove);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await expectToast(says.consoleOfMonth.removed);
    expect(await screen.findByRole('button', { name: says.consoleOfMonth.feature })).toBeEnabled();
    expect(network.writesOf('console_of_month').map(({ method, search }) => [method, search.get('id')])).toEqual([
      ['DELETE', `eq.${row.id}`],
    ]);
    expect(status().getByText(says.consoleOfMonth.notSet)).toBeVisible();
    expect(choice()).toHaveValue('');
    expect(start()).toHaveValue('2026-01-31');
    expect(end()).toHaveValue('2026-02-28');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    cleanup();
    await openScreen();
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('after it another console can be featured, under a new id', async () => {
    const { row, question } = await askToRemove();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await userEvent.selectOptions(choice(), 'Nintendo DS (2004)');
    await pressed(says.consoleOfMonth.feature);
    await expectToast(says.consoleOfMonth.created);
    expect(featured().map(({ console_id }) => console_id)).toEqual([ds.id]);
    expect(featured()[0]?.id).not.toBe(row.id);
  });

  test('a lost reply is a failure, and the screen finds out that none is set', async () => {
    network.replyFaults.set('console_of_month', 'offline');
    const { question } = await askToRemove();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expectToast(says.consoleOfMonth.removeFailed);
    expect(await screen.findByRole('button', { name: says.consoleOfMonth.feature })).toBeEnabled();
    expect(status().getByText(says.consoleOfMonth.notSet)).toBeVisible();
    expect(start()).toHaveValue('2026-01-31');
    expect(end()).toHaveValue('2026-02-28');
  });

  test('a double click removes once; the dialog says that it is busy', async () => {
    const release = holdWrites('console_of_month');
    const { question } = await askToRemove();
    await userEvent.dblClick(question.getByRole('button', { name: 'Remove' }));
    expect(question.getByRole('button', { name: 'Removing...' })).toBeDisabled();
    release();
    await expectToast(says.consoleOfMonth.removed);
    expect(network.writesOf('console_of_month')).toHaveLength(1);
  });

  test.each<[Fault | 'no row', string]>([
    ...passing.map((fault): [Fault, string] => [fault, 'Failed to remove console of month']),
    ['429', says.consoleOfMonth.removeRefused],
    ['400', says.consoleOfMonth.removeRefused],
    ['no row', says.consoleOfMonth.removeRefused],
  ])('that meets %s says %s, and it stays set', async (fault, words) => {
    failWith(fault);
    const { question } = await askToRemove();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expectToast(words);
    expect(screen.queryByText(says.consoleOfMonth.removed)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(status().getByText(says.consoleOfMonth.active)).toBeVisible();
    await waitFor(() => expect(button(says.consoleOfMonth.remove)).toBeEnabled());
  });
});
