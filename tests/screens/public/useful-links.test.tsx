import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aLink } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { textsOf } from '../../support/texts-of';
import { wording } from '../../support/specification-texts';

const categoryBox = () => screen.getByRole('combobox', { name: 'Category' });
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

test('the page shows active links, lowest order first', async () => {
  network.tables.links = [
    aLink({ title: 'Second', order: 2 }),
    aLink({ title: 'First', order: 1 }),
    aLink({ title: 'Hidden', order: 0, active: false }),
  ];
  renderApp('/links');
  await screen.findAllByRole('article');
  expect(titles().map((title) => title.split(' ')[0])).toEqual(['First', 'Second']);
  const [read] = network.readsOf('links');
  expect(read?.get('active')).toBe('eq.true');
  expect(read?.get('order')).toBe('order.asc,id.asc');
});

test('a link opens in a new tab and sends no referrer', async () => {
  network.tables.links = [aLink({ title: 'Pan Docs', url: 'https://gbdev.io/pandocs/' })];
  renderApp('/links');
  const link = await screen.findByRole('link', { name: /^Pan Docs/ });
  expect(link).toHaveAttribute('href', 'https://gbdev.io/pandocs/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a card shows an existing picture and an existing description', async () => {
  network.tables.links = [
    aLink({ title: 'Full', description: 'All about it.', image: '/images/links/full.png', category: 'Museums' }),
    aLink({ title: 'Bare', description: null, image: null }),
  ];
  renderApp('/links');
  const [full, bare] = await screen.findAllByRole('article');
  if (!full || !bare) throw new Error('two cards were expected');
  expect(within(full).getByText('All about it.')).toBeInTheDocument();
  expect(within(full).getByText('Museums')).toBeInTheDocument();
  expect(within(full).getByRole('presentation')).toHaveAttribute('src', '/images/links/full.png');
  expect(within(bare).queryByRole('presentation')).not.toBeInTheDocument();
  expect(within(bare).queryByRole('paragraph')).not.toBeInTheDocument();
  fireEvent.error(within(full).getByRole('presentation'));
  expect(within(full).getByRole('presentation')).toHaveAttribute('src', '/images/blog-placeholder.png');
});

test('an address without http is never a link', async () => {
  network.tables.links = [aLink({ title: 'Trap', url: 'javascript:alert(1)' })];
  renderApp('/links');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/Trap/)).toBeInTheDocument();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

test('a category narrows the list, and the address keeps the category', async () => {
  network.tables.links = [
    aLink({ title: 'Pan Docs', category: 'Documentation' }),
    aLink({ title: 'iFixit', category: 'Repair' }),
    aLink({ title: 'Retro fix', category: 'Repair' }),
  ];
  const { router } = renderApp('/links');
  await screen.findAllByRole('article');
  expect(textsOf('option', categoryBox())).toEqual(['All Categories', 'Documentation', 'Repair']);
  await userEvent.selectOptions(categoryBox(), 'Repair');
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(router.state.location.search).toBe('?category=Repair');
  await userEvent.selectOptions(categoryBox(), 'All Categories');
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(network.readsOf('links')).toHaveLength(1);
});

test('an address opens with its category', async () => {
  network.tables.links = [aLink({ category: 'Documentation' }), aLink({ title: 'iFixit', category: 'Repair & Care' })];
  renderApp('/links?category=Repair%20%26%20Care');
  await screen.findByRole('article');
  expect(titles()).toHaveLength(1);
  expect(categoryBox()).toHaveDisplayValue('Repair & Care');
});

test('a category without links shows its name, and "Show All Links" shows every link', async () => {
  network.tables.links = [aLink({ title: 'Pan Docs' })];
  const { router } = renderApp('/links?category=Knitting');
  expect(await screen.findByRole('heading', { name: wording.usefulLinks.empty })).toBeInTheDocument();
  expect(screen.getByText(wording.usefulLinks.noneInCategory.replace('{category}', 'Knitting'))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: wording.usefulLinks.showAll }));
  expect(await screen.findByRole('link', { name: /^Pan Docs/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('the page says that there are no links', async () => {
  network.tables.links = [aLink({ active: false })];
  renderApp('/links');
  expect(await screen.findByRole('heading', { name: wording.usefulLinks.empty })).toBeInTheDocument();
  expect(screen.getByText(wording.usefulLinks.none)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: wording.usefulLinks.showAll })).toBeInTheDocument();
});
