import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCompatibility, aConsole } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

/** Adds four consoles with the cartridges that they play. One console has no lit screen. */
function fillTables(): void {
  const advance = aConsole({ slug: 'game-boy-advance', name: 'Advance', year: '2001', screen_lit: 'none' });
  const sp = aConsole({ slug: 'game-boy-advance-sp', name: 'SP', year: '2003', screen_lit: 'front', weight_g: 143 });
  const ds = aConsole({ slug: 'nintendo-ds', name: 'DS', year: '2004', screen_lit: 'back', weight_g: 275 });
  const lite = aConsole({ slug: 'nintendo-ds-lite', name: 'Lite', year: '2006', screen_lit: 'back', weight_g: 218 });
  network.tables.consoles = [lite, sp, ds, advance];
  network.tables.console_compatibility = [
    ...[advance, sp].map(({ id }) => aCompatibility(id, { family: 'GB', plays: 'yes' })),
    ...[advance, sp].map(({ id }) => aCompatibility(id, { family: 'GBA', plays: 'yes' })),
    ...[ds, lite].map(({ id }) => aCompatibility(id, { family: 'GBA', plays: 'partly' })),
    ...[ds, lite].map(({ id }) => aCompatibility(id, { family: 'DS', plays: 'yes' })),
    aCompatibility(sp.id, { family: 'DS', plays: 'no' }),
  ];
}

const findTable = () => screen.findByRole('table', { name: 'Which console for what' });

async function rowOf(wish: string) {
  const row = within(await findTable()).getByRole('row', { name: new RegExp(`^${wish}`) });
  const links = within(row).getAllByRole('link');
  return {
    row,
    consoles: links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('/consoles')),
  };
}

test('each wish shows a console and alternatives that fit the facts of the catalogue', async () => {
  fillTables();
  renderApp('/buying-guide');
  expect((await rowOf('Game Boy cartridges on a lit screen')).consoles).toEqual(['/consoles/game-boy-advance-sp']);
  expect((await rowOf('Game Boy Advance games')).consoles).toEqual([
    ...['/consoles/game-boy-advance-sp', '/consoles/game-boy-advance'],
    ...['/consoles/nintendo-ds', '/consoles/nintendo-ds-lite'],
  ]);
  const { row, consoles } = await rowOf('DS and Advance games on one console');
  expect(consoles).toEqual(['/consoles/nintendo-ds-lite', '/consoles/nintendo-ds']);
  expect(row).toHaveTextContent('This is the lighter one: 218 g against 275 g.');
});

test('the guide leaves out a wish whose console is missing or does not fit', async () => {
  fillTables();
  for (const row of network.tables.consoles) if (row.name === 'SP') row.screen_lit = 'none';
  renderApp('/buying-guide');
  const wishes = textsOf('rowheader', await findTable());
  expect(wishes).not.toContain('Switch games on the go');
  expect(wishes).not.toContain('Game Boy cartridges on a lit screen');
});

test('each check names the models, and a source in the list below', async () => {
  renderApp('/buying-guide');
  const hinge = await screen.findByRole('region', { name: 'Hinge' });
  expect(within(hinge).getAllByRole('link', { name: 'Nintendo DS Lite' })[0]).toHaveAttribute(
    'href',
    '/consoles/nintendo-ds-lite',
  );
  const [mark] = within(hinge).getAllByRole('link', { name: /^Source \d+$/ });
  const listed = document.querySelector(mark?.getAttribute('href') ?? '');
  expect(listed).toHaveTextContent('Engadget, July 2006: a cracked DS Lite');
});

test('the guide gives no prices, and links to the launch prices', async () => {
  renderApp('/buying-guide');
  expect(await screen.findByText(/^We give no current prices/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What they cost then' })).toHaveAttribute(
    'href',
    '/blog/what-they-cost-then-and-now',
  );
});

test('a failed read of the facts keeps the checks, and a retry shows the table', async () => {
  fillTables();
  network.faults.set('consoles', '400');
  renderApp('/buying-guide');
  expect(await screen.findByText(/^We couldn’t load the facts that this table is made from\./)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Battery' })).toBeInTheDocument();
  network.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findTable()).toBeInTheDocument();
});
