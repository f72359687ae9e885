import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole, aRelease, aSource } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

const tableOf = (name: string) => screen.findByRole('table', { name: `Colours and editions of the ${name}` });

test('a console shows launch colours and editions, each with region, date and numbered source', async () => {
  const light = aConsole({ slug: 'game-boy-light', name: 'Game Boy Light' });
  network.tables.consoles = [light];
  network.tables.console_releases = [
    aRelease(light.id, { released: '1998-04-14', launch_colours: ['gold', 'silver'] }),
    aRelease(light.id, { region: 'na', launch_colours: ['gold', 'silver'] }),
  ];
  const source = { title: 'The leaflet', url: 'https://example.com/leaflet' };
  network.tables.console_sources = ['jp', 'na'].map((region) =>
    aSource(light.id, { ...source, field: `colours.${region}` }),
  );
  renderApp('/editions');
  const table = await tableOf('Game Boy Light');
  const launch = within(table).getByRole('row', { name: /^At launch/ });
  const famitsu = within(table).getByRole('row', { name: /^Famitsu/ });
  expect(textsOf('rowheader', launch)).toEqual(['At launch: gold, silver1']);
  expect(textsOf('cell', launch)).toEqual(['Japan, 14 April 1998North America']);
  expect(textsOf('rowheader', famitsu)[0]).toContain('Number: 5,000 numbered for an event');
  expect(textsOf('cell', famitsu)).toEqual(['Japan, July 1998']);
  const mark = within(launch).getByRole('link', { name: 'Source 1' });
  const listed = document.querySelector(mark.getAttribute('href') ?? '');
  expect(listed).toContainElement(screen.getByRole('link', { name: /The leaflet/ }));
});

test('each console has an anchor, a link to its page, and a link to report missing editions', async () => {
  network.tables.consoles = [aConsole({ slug: 'nintendo-ds', name: 'Nintendo DS' })];
  renderApp('/editions');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(await screen.findByRole('heading', { name: 'Nintendo DS' })).toHaveAttribute('id', 'nintendo-ds');
  expect(hrefOf('Nintendo DS')).toBe('#nintendo-ds');
  expect(hrefOf('More about the Nintendo DS')).toBe('/consoles/nintendo-ds');
  expect(hrefOf('Wrong, or missing? Tell us about the Nintendo DS')).toBe('/contact?about=nintendo-ds');
});

test('the page says that a console has no colours, and marks colours without a source', async () => {
  const bare = aConsole({ slug: 'bare', name: 'Bare' });
  const plain = aConsole({ slug: 'plain', name: 'Plain' });
  network.tables.consoles = [bare, plain];
  network.tables.console_releases = [aRelease(plain.id, { launch_colours: ['grey'] })];
  renderApp('/editions');
  expect(textsOf('rowheader', await tableOf('Plain'))).toEqual(['At launch: greyno source']);
  expect(screen.getByText('We have no sourced colour or edition yet.')).toBeInTheDocument();
});

test('the editions appear if the read of the catalogue fails, and a retry adds the launch colours', async () => {
  network.faults.set('consoles', '400');
  renderApp('/editions');
  expect(await screen.findByText('We couldn’t load the launch colours. Please try again.')).toBeInTheDocument();
  expect(textsOf('rowheader', await tableOf('Nintendo DSi'))[0]).toContain('Red');
  network.faults.clear();
  network.tables.consoles = [aConsole({ name: 'Game Boy' })];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'More about the Game Boy' })).toBeInTheDocument();
});
