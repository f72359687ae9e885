import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { textsOf } from '../../support/texts-of';

/** Opens the sheet of this console and gives its specifications as pairs. */
async function openSheet(changes: Parameters<typeof aConsole>[0]) {
  network.tables.consoles = [aConsole({ slug: 'it', ...changes })];
  renderApp('/consoles/it');
  const sheet = await screen.findByRole('region', { name: 'Technical Specifications' });
  const values = textsOf('definition', sheet);
  return textsOf('term', sheet).map((term, index) => [term, values[index]]);
}

test('the sheet shows year, name, picture and the full description, and leads to the timeline and the blog', async () => {
  await openSheet({ name: 'Game Boy' });
  expect(screen.getByRole('heading', { level: 1, name: 'Game Boy' })).toBeInTheDocument();
  expect(screen.getByText('1989')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Game Boy/ })).toHaveAttribute('src', '/images/consoles/game-boy.svg');
  expect(screen.getByText('It had four shades.').tagName).toBe('P');
  expect(screen.getByText('And four batteries.').tagName).toBe('P');
  expect(screen.getByRole('link', { name: 'Back to Timeline' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Read Related Articles' })).toHaveAttribute('href', '/blog');
  expect(network.readsOf('consoles')[0]?.get('slug')).toBe('eq.it');
});

// Which are shown, and where they come from: tests/unit/features/console-specs.test.ts.
test('the specifications that are known are shown under their labels', async () => {
  expect(await openSheet({ dimensions: '90 × 148 × 32 mm', specs: { games: 'about 1,050' } })).toEqual([
    ['Processor', 'Sharp LR35902'],
    ['Display', '160 × 144'],
    ['Controls', 'D-pad, A, B'],
    ['Battery', '4 × AA'],
    ['Dimensions', '90 × 148 × 32 mm'],
    ['Game Library', 'about 1,050'],
  ]);
});

test('a slug without a console is not found', async () => {
  network.tables.consoles = [aConsole({ name: 'Another' })];
  const { router } = renderApp('/consoles/nothing-here');
  expect(await screen.findByRole('heading', { level: 1, name: 'Console Not Found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/consoles/nothing-here');
});

test('a sheet leads to the console before and the one after', async () => {
  network.tables.consoles = [
    aConsole({ slug: 'one', name: 'One', year: '1989' }),
    aConsole({ slug: 'two', name: 'Two', year: '1996' }),
    aConsole({ slug: 'three', name: 'Three', year: '2001' }),
  ];
  renderApp('/consoles/two');
  const neighbours = () => screen.findByRole('navigation', { name: 'Previous and next console' });
  expect(textsOf('link', await neighbours())).toEqual(['Previous modelOne1989', 'Next modelThree2001']);
  await userEvent.click(within(await neighbours()).getByRole('link', { name: /Three/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Three' })).toBeInTheDocument();
  expect(textsOf('link', await neighbours())).toEqual(['Previous modelTwo1996']);
});
