import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';

/** Opens the sheet of this console and gives its specifications as pairs. */
async function openSheet(changes: Parameters<typeof aConsole>[0]) {
  network.tables.consoles = [aConsole({ slug: 'it', ...changes })];
  renderApp('/consoles/it');
  const sheet = within(await screen.findByRole('region', { name: 'Technical Specifications' }));
  const terms = sheet.getAllByRole('term').map(({ textContent }) => textContent);
  const values = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
  return terms.map((term, index) => [term, values[index]]);
}

test('the sheet shows year, name, picture and the full description', async () => {
  await openSheet({ name: 'Game Boy' });
  expect(screen.getByRole('heading', { level: 1, name: 'Game Boy' })).toBeInTheDocument();
  expect(screen.getByText('1989')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Game Boy/ })).toHaveAttribute('src', '/images/consoles/game-boy.svg');
  expect(screen.getByText('It had four shades.').tagName).toBe('P');
  expect(screen.getByText('And four batteries.').tagName).toBe('P');
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

test('the buttons lead to the timeline and to the blog', async () => {
  await openSheet({});
  expect(screen.getByRole('link', { name: 'Back to Timeline' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Read Related Articles' })).toHaveAttribute('href', '/blog');
});

test('a slug without a console is not found', async () => {
  network.tables.consoles = [aConsole({ name: 'Another' })];
  const { router } = renderApp('/consoles/nothing-here');
  expect(await screen.findByRole('heading', { level: 1, name: 'Console Not Found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/consoles/nothing-here');
});

const three = () => [
  aConsole({ id: '10000000-0000-4000-8000-000000000001', slug: 'one', name: 'One', year: '1989' }),
  aConsole({ id: '10000000-0000-4000-8000-000000000002', slug: 'two', name: 'Two', year: '1996' }),
  aConsole({ id: '10000000-0000-4000-8000-000000000003', slug: 'three', name: 'Three', year: '2001' }),
];
const neighbours = async () => within(await screen.findByRole('navigation', { name: 'Previous and next console' }));
const names = async () => (await neighbours()).getAllByRole('link').map((link) => link.textContent);

test('a sheet leads to the console before and the one after', async () => {
  network.tables.consoles = three();
  renderApp('/consoles/two');
  expect(await names()).toEqual(['Previous modelOne1989', 'Next modelThree2001']);
  await userEvent.click((await neighbours()).getByRole('link', { name: /Three/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Three' })).toBeInTheDocument();
  expect(await names()).toEqual(['Previous modelTwo1996']);
});

test('what the catalogue knows of a console shows while its sheet is still on its way', async () => {
  network.tables.consoles = three();
  renderApp('/consoles');
  const card = await screen.findByRole('link', { name: 'Two' });
  network.faults.set('consoles', 'no answer');
  await userEvent.click(card);
  expect(await screen.findByRole('heading', { level: 1, name: 'Two' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading console' })).toBeInTheDocument();
});
