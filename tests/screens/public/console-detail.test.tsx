import { fireEvent, screen, within } from '@testing-library/react';
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

test('a skeleton stands in for the sheet while it loads', async () => {
  network.faults.set('consoles', 'no answer');
  renderApp('/consoles/it');
  expect(await screen.findByRole('status', { name: 'Loading console' })).toBeInTheDocument();
  expect(screen.getAllByTestId('skeleton')).toHaveLength(1);
});

test('the sheet shows year, name, picture and the full description', async () => {
  await openSheet({ name: 'Game Boy' });
  expect(screen.getByRole('heading', { level: 1, name: 'Game Boy' })).toBeInTheDocument();
  expect(screen.getByText('1989')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Game Boy/ })).toHaveAttribute('src', '/images/consoles/game-boy.svg');
  expect(screen.getByText('It had four shades.').tagName).toBe('P');
  expect(screen.getByText('And four batteries.').tagName).toBe('P');
  expect(network.readsOf('consoles')[0]?.get('slug')).toBe('eq.it');
});

test('four specifications are always shown', async () => {
  expect(await openSheet({})).toEqual([
    ['Processor', 'Sharp LR35902'],
    ['Display', '160 × 144'],
    ['Controls', 'D-pad, A, B'],
    ['Battery', '4 × AA'],
  ]);
});

test('dimensions, weight and library are shown when they are known', async () => {
  const specs = await openSheet({ dimensions: '90 × 148 × 32 mm', weight: '220 g', games: 'about 1,050' });
  expect(specs.slice(4)).toEqual([
    ['Dimensions', '90 × 148 × 32 mm'],
    ['Weight', '220 g'],
    ['Game Library', 'about 1,050'],
  ]);
});

test('one known optional specification brings no others', async () => {
  expect((await openSheet({ weight: '220 g', games: '' })).slice(4)).toEqual([['Weight', '220 g']]);
});

test('nested specifications win over columns, which fill the gaps', async () => {
  const specs = await openSheet({ specs: { processor: 'Nested chip', games: 'Nested games' }, weight: '220 g' });
  expect(specs).toEqual([
    ['Processor', 'Nested chip'],
    ['Display', '160 × 144'],
    ['Controls', 'D-pad, A, B'],
    ['Battery', '4 × AA'],
    ['Weight', '220 g'],
    ['Game Library', 'Nested games'],
  ]);
});

test('the buttons lead to the timeline and to the blog', async () => {
  await openSheet({});
  expect(screen.getByRole('link', { name: 'Back to Timeline' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Read Related Articles' })).toHaveAttribute('href', '/blog');
});

test('a broken picture gives way to the placeholder', async () => {
  await openSheet({ name: 'Game Boy' });
  fireEvent.error(screen.getByRole('img', { name: /Game Boy/ }));
  expect(screen.getByRole('img', { name: /Game Boy/ })).toHaveAttribute('src', '/images/console-placeholder.png');
});

test('a slug without a console is not found', async () => {
  network.tables.consoles = [aConsole({ name: 'Another' })];
  const { router } = renderApp('/consoles/nothing-here');
  expect(await screen.findByRole('heading', { level: 1, name: 'Console Not Found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/consoles/nothing-here');
});

test('a lookup that fails says so, and Try Again brings the console', async () => {
  network.faults.set('consoles', '500');
  network.tables.consoles = [aConsole({ slug: 'it', name: 'There after all' })];
  renderApp('/consoles/it');
  expect(await screen.findByRole('heading', { level: 1, name: 'Console Not Found' })).toBeInTheDocument();
  network.faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'There after all' })).toBeInTheDocument();
});
