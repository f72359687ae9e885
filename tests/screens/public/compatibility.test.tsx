import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCompatibility, aConsole, aLinkCable, aSource } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { textsOf } from '../../support/texts-of';

const manual = { source_title: 'The manual', source_url: 'https://manual.example/a' };

/** Adds three consoles with cartridges, a region lock and link cables. */
function fillTables(): void {
  const [old, later, last] = [
    aConsole({ slug: 'old', name: 'Old One', year: '1989', region_lock: 'none' }),
    aConsole({ slug: 'later', name: 'Later One', year: '1998', region_lock: 'partial' }),
    aConsole({ slug: 'last', name: 'Last One', year: '2011' }),
  ];
  network.tables.consoles = [last, later, old];
  network.tables.console_compatibility = [
    aCompatibility(old.id, { family: 'GB', plays: 'yes', ...manual }),
    aCompatibility(old.id, { family: 'GBC', plays: 'partly', note: 'In grey.', ...manual }),
    aCompatibility(later.id, { family: 'GB', plays: 'yes', ...manual }),
    aCompatibility(later.id, { family: 'GBA', plays: 'no' }),
  ];
  network.tables.console_sources = [
    aSource(later.id, { field: 'region_lock', title: 'A test of it', note: 'Downloads only.' }),
    aSource(later.id, { field: 'weight_g', title: 'Scales' }),
  ];
  network.tables.link_cables = [
    aLinkCable(old.id, old.id, { via: 'The cable', games: ['GB'], ...manual }),
    aLinkCable(later.id, old.id, { via: 'An adapter', note: 'Needs a hub.' }),
    aLinkCable(later.id, later.id, { via: 'The air' }),
    aLinkCable(later.id, last.id, { via: 'The air' }),
    aLinkCable(last.id, later.id, { via: 'The air' }),
    aLinkCable(last.id, last.id, { via: 'The air' }),
    { ...aLinkCable(old.id, old.id, { via: 'A printer cable', to_name: 'Printer' }), to_id: null },
  ];
}

const matrix = () => screen.findByRole('table', { name: /^Each console with the cartridges and cards it plays/ });

/** Returns the cells of a row of the matrix, with the words for screen readers. */
async function rowOf(name: string): Promise<string[]> {
  const row = within(await matrix()).getByRole('row', { name: new RegExp(`^${name}`) });
  return textsOf('cell', row);
}

test('the matrix has a row for each console, oldest first, a column for each family, and words in cells', async () => {
  fillTables();
  renderApp('/compatibility');
  expect(textsOf('columnheader', await matrix())).toEqual([
    ...['Console', 'Game Boy', 'Game Boy Color', 'Game Boy Advance', 'Nintendo DS', 'DSi-enhanced', 'Nintendo 3DS'],
    ...['New Nintendo 3DS only', 'Nintendo Switch', 'Region lock'],
  ]);
  expect(textsOf('rowheader', await matrix())).toEqual(['Old One', 'Later One', 'Last One']);
  await waitFor(async () => expect((await rowOf('Later'))[8]).toBe('◐ Partly3'));
  const unknown = Array.from({ length: 6 }, () => '? Unknown');
  expect(await rowOf('Old')).toEqual(['● Yes1', '◐ Partly2', ...unknown, '– Noneno source']);
  expect((await rowOf('Later')).slice(0, 3)).toEqual(['● Yes1', '? Unknown', '– Nono source']);
  expect(await rowOf('Last')).toEqual([...unknown, '? Unknown', '? Unknown', '? Unknown']);
  expect(screen.getByRole('link', { name: 'Old One' })).toHaveAttribute('href', '/consoles/old');
});

test('a number leads to a note and the source of the note, and equal notes share a number', async () => {
  fillTables();
  renderApp('/compatibility');
  const notes = await screen.findByRole('region', { name: 'Notes and sources' });
  await waitFor(() =>
    expect(textsOf('listitem', notes)).toEqual([
      'Source: The manual',
      'In grey. Source: The manual',
      'Downloads only. Source: A test of it',
    ]),
  );
  const [first, second] = within(await matrix()).getAllByRole('link', { name: 'Note 1' });
  expect(second).toBeDefined();
  const [target] = within(notes).getAllByRole('listitem');
  expect(first).toHaveAttribute('href', `#${target?.id}`);
  const [source] = within(notes).getAllByRole('link');
  expect(source).toHaveAttribute('href', 'https://manual.example/a');
});

test('the list of link cables shows the linked consoles, games, notes and sources', async () => {
  fillTables();
  renderApp('/compatibility');
  const cables = await screen.findByRole('region', { name: 'Link cables and wireless' });
  await within(cables).findByRole('heading', { name: 'The air' });
  expect(textsOf('listitem', cables).sort()).toEqual([
    'A printer cableOld One with Printerno source',
    'An adapterLater One with Old OneNeeds a hub. no source',
    'The airLater One and Last One with each otherno source',
    'The cableOld One with another Old OneGames: GBSource: The manual',
  ]);
});

test('a choice shows one console alone, and the address keeps the console', async () => {
  fillTables();
  const { router } = renderApp('/compatibility');
  await matrix();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Console' }), 'Old One');
  const table = await screen.findByRole('table', { name: 'What the Old One plays' });
  expect(router.state.location.search).toBe('?console=old');
  expect(textsOf('rowheader', table)).toHaveLength(9);
  const [first, second] = within(table).getAllByRole('row').slice(1);
  expect(first && textsOf('cell', first)).toEqual(['● Yes', 'Source: The manual']);
  expect(second && textsOf('cell', second)).toEqual(['◐ Partly', 'In grey. Source: The manual']);
  const cables = await screen.findByRole('region', { name: 'Link cables and wireless' });
  expect(textsOf('heading', cables).slice(1).sort()).toEqual(['A printer cable', 'An adapter', 'The cable']);
  expect(network.readsOf('link_cables')).toHaveLength(1);
});

test('an address with an unknown console shows a message and a link to all consoles', async () => {
  fillTables();
  renderApp('/compatibility?console=gone');
  expect(await screen.findByText('There’s no console “gone” in the catalogue.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all consoles' }));
  expect(await matrix()).toBeInTheDocument();
});

test.each([
  ['consoles', 'We couldn’t load what plays on what. Please try again.'],
  ['link_cables', 'We couldn’t load the link cables. Please try again.'],
] as const)('a failed read of %s shows an error, and a retry shows the data', async (table, text) => {
  fillTables();
  network.faults.set(table, '400');
  renderApp('/compatibility');
  expect(await screen.findByText(text)).toBeInTheDocument();
  network.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The cable' })).toBeInTheDocument();
});

test('the region locks appear without sources if the read of the sources fails', async () => {
  fillTables();
  network.faults.set('console_sources', '400');
  renderApp('/compatibility');
  await matrix();
  await waitFor(() => expect(network.readsOf('console_sources')).not.toEqual([]));
  expect((await rowOf('Later'))[8]).toBe('◐ Partly');
});

test('a catalogue without cables says that no cables are known', async () => {
  network.tables.consoles = [aConsole({ slug: 'it', name: 'It' })];
  renderApp('/compatibility?console=it');
  expect(await screen.findByText('We know of nothing that links the It.')).toBeInTheDocument();
});

test('the matrix divides many consoles into pages, and can show any console alone', async () => {
  const consoles = Array.from({ length: 130 }, (_none, index) =>
    aConsole({ slug: `console-${index}`, name: `Console ${index}` }),
  );
  network.tables.consoles = consoles;
  network.tables.console_compatibility = consoles.map(({ id }) => aCompatibility(id));
  renderApp('/compatibility?page=2');
  expect(textsOf('rowheader', await matrix())).toEqual(consoles.slice(60, 120).map(({ name }) => name));
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /^Next/ }));
  expect(await screen.findByRole('rowheader', { name: 'Console 129' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Console' }), 'Console 125');
  expect(await screen.findByRole('table', { name: 'What the Console 125 plays' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Pages of consoles' })).not.toBeInTheDocument();
});

test('the list shows all link cables, even if they need several responses', async () => {
  const it = aConsole({ slug: 'it', name: 'It' });
  network.tables.consoles = [it];
  network.tables.link_cables = Array.from({ length: 1001 }, (_none, index) => ({
    ...aLinkCable(it.id, it.id, { via: 'The cable', to_name: `Printer ${index}` }),
    to_id: null,
  }));
  renderApp('/compatibility');
  expect(await screen.findByText(/^It with .*Printer 999/)).toHaveTextContent(/Printer 1000\b/);
  expect(network.readsOf('link_cables').map((read) => read.get('offset'))).toEqual(['0', '1000']);
});
