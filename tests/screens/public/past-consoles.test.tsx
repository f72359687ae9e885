import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole, aFeaturedConsole, aQueuedConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the archive shows past consoles with their days, latest first, and no current or later console', async () => {
  const consoles = ['Game Boy', 'Nintendo DS', 'Game Boy Micro', 'Nintendo Switch'].map((name) => aConsole({ name }));
  const [first = '', second = '', featured = '', queued = ''] = consoles.map(({ id }) => id);
  network.tables.consoles = consoles;
  network.tables.console_of_month = [
    aQueuedConsole(first, '2020-01-01', '2020-01-31'),
    aQueuedConsole(second, '2020-02-01', '2020-02-01'),
    aFeaturedConsole(featured),
    aQueuedConsole(queued, '2998-01-01', '2998-01-31'),
  ];
  renderApp('/console-of-the-month');
  expect(await screen.findByText('31 January 2020')).toBeVisible();
  expect(names().slice(0, 2)).toEqual(['Nintendo DS', 'Game Boy']);
  expect(screen.queryByRole('heading', { name: /Micro|Switch/ })).not.toBeInTheDocument();
});

test('an empty archive says so', async () => {
  renderApp('/console-of-the-month');
  expect(await screen.findByText(/No past Consoles of the Month yet/)).toBeVisible();
});

test('a failed read of the archive offers a retry', async () => {
  network.faults.set('console_of_month', '400');
  renderApp('/console-of-the-month');
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.faults.clear();
  await userEvent.click(again);
  expect(await screen.findByText(/No past Consoles of the Month yet/)).toBeVisible();
});
