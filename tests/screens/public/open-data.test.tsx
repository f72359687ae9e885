import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { textsOf } from '../../support/texts-of';

test('the page links to both files, and shows a request and the licence', async () => {
  renderApp('/data');
  expect(await screen.findByRole('heading', { level: 1, name: 'Open data' })).toBeInTheDocument();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Download JSON'), hrefOf('Download CSV')]).toEqual(['/data/consoles.json', '/data/consoles.csv']);
  expect(hrefOf('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/');
  const call = screen.getByText(/^curl/).textContent;
  expect(call).toMatch(/^curl 'http[^ ]+\/rest\/v1\/consoles\?select=[\w,:()]+' \\\n {2}-H 'apikey: \S+'$/);
});

test('the page shows how many values are known, and the meaning of each field', async () => {
  network.tables.consoles = [aConsole({ weight_g: 220, alt_names: ['LL'] }), aConsole()];
  renderApp('/data');
  // Each console has 43 counted values. Second screens and optional values do not count.
  expect(await screen.findByText(/^Known: 1 of 86 values\./)).toBeInTheDocument();
  await userEvent.click(screen.getByText('All 59 fields'));
  const table = screen.getByRole('table', { name: 'Fields of a console' });
  const row = (name: string) => textsOf('cell', within(table).getByRole('row', { name: new RegExp(`^${name} `) }));
  expect(row('weight_g')).toEqual(['Weight with batteries', 'g', '1 of 2']);
  expect(row('alt_names')).toEqual(['Other names', '–', '1']);
  expect(row('second_screen_inches')).toEqual(['Diagonal of the second screen', 'inches', '0 of 0']);
});

test('a failed read of the fields shows an error, and a retry shows the fields', async () => {
  network.faults.set('consoles', '400');
  renderApp('/data');
  expect(await screen.findByText('We couldn’t load the fields. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download CSV' })).toBeInTheDocument();
  network.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Known: 0 of 0 values\./)).toBeInTheDocument();
});
