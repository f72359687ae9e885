import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCompatibility, aConsole, aSource } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

function fillCatalogue() {
  const ds = aConsole({ slug: 'nintendo-ds', name: 'Nintendo DS', weight_g: 275, usb: 'none', nfc: false });
  const light = aConsole({ name: 'Game Boy Light' });
  network.tables.consoles = [ds, light];
  network.tables.console_sources = [
    ...[ds, light].map(({ id }) => aSource(id, { field: 'second_processor_name', url: 'https://3dbrew.org/' })),
    aSource(ds.id, { url: 'https://www.nintendo.com/manual', confidence: 'high' }),
    aSource(ds.id, { url: 'https://fan.example/ds', confidence: 'low' }),
    aSource(ds.id, { field: 'usb', url: 'https://fan.example/ds', confidence: 'low' }),
  ];
  network.tables.console_compatibility = [aCompatibility(light.id, { source_title: 'A page' })];
}

test('the tables count sources by kind, and by console and confidence', async () => {
  fillCatalogue();
  renderApp('/how-we-know');
  const kinds = await screen.findByRole('table', { name: 'Sources by kind' });
  const row = (name: RegExp) => textsOf('cell', within(kinds).getByRole('row', { name }));
  expect([row(/^Nintendo/), row(/^Fans/), row(/^Press/), row(/^None/)]).toEqual([
    ['120 %'],
    ['240 %'],
    ['00 %'],
    ['1'],
  ]);
  const consoles = screen.getByRole('table', { name: 'Sources by console: kinds, then how sure we are' });
  expect(textsOf('columnheader', consoles)).toEqual([
    ...['Console', 'Nintendo', 'Technical', 'Press', 'Wikis', 'Fans', 'Inferred', 'None'],
    ...['Sure', 'Less sure', 'Doubtful'],
  ]);
  expect(textsOf('cell', within(consoles).getByRole('row', { name: /^Nintendo DS/ }))).toEqual(
    [1, 1, 0, 0, 2, 0, 1, 1, 0, 2].map(String),
  );
});

test('the page names each fact with weak sources or no source, with a link to its console', async () => {
  fillCatalogue();
  renderApp('/how-we-know');
  const part = await screen.findByRole('region', { name: 'Unverified' });
  expect(textsOf('definition', part)).toEqual(['Doubtful: Connections: USB.', 'No source: Connections: NFC.']);
  expect(within(part).getByRole('link', { name: 'Nintendo DS' })).toHaveAttribute('href', '/consoles/nintendo-ds');
  expect(within(part).queryByText('Game Boy Light')).not.toBeInTheDocument();
});

test('a catalogue without an open question says so', async () => {
  const gameBoy = aConsole();
  network.tables.consoles = [gameBoy];
  network.tables.console_sources = [aSource(gameBoy.id, { field: 'second_processor_name' })];
  renderApp('/how-we-know');
  expect(await screen.findByText('Every fact has a source that we trust.')).toBeInTheDocument();
});

test('the page names its limits, and links to the corrections', async () => {
  renderApp('/how-we-know');
  expect(await screen.findByText(/^We take no measurements of our own\./)).toBeInTheDocument();
  const hrefOf = (name: string) => within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('the log of corrections')).toBe('/about#corrections');
  expect(hrefOf('open data')).toBe('/data');
});

test('a failed read of the counts shows an error, and a retry shows the counts', async () => {
  network.faults.set('consoles', '400');
  renderApp('/how-we-know');
  expect(await screen.findByText('We couldn’t load the counts. Please try again.')).toBeInTheDocument();
  network.faults.clear();
  fillCatalogue();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Sources by kind' })).toBeInTheDocument();
});
