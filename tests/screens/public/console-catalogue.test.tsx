import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { cardTitles, textsOf } from '../../support/texts-of';

const searchBox = () => screen.getByRole('searchbox', { name: 'Search consoles' });
const eraBox = () => screen.getByRole('combobox', { name: 'Era' });

function openCatalogue(search = '') {
  network.tables.consoles = [
    aConsole({ name: 'Nintendo Switch', year: '2017', color: '3ds' }),
    aConsole({ name: 'Game Boy', year: '1989', color: 'gameboy' }),
    aConsole({ name: 'Nintendo DS', year: '2004', color: 'ds', description: 'Two SCREENS, one to touch.' }),
  ];
  return renderApp(`/consoles${search}`);
}

test('cards come oldest first and the read names its columns', async () => {
  openCatalogue();
  await screen.findByText('Game Boy');
  expect(cardTitles()).toEqual(['Game Boy', 'Nintendo DS', 'Nintendo Switch']);
  const [read] = network.readsOf('consoles');
  expect(read?.get('order')).toBe('year.asc,id.asc');
  expect(read?.get('select')).toBe('id,slug,name,year,description,image,color');
});

test('a card shows year, picture, name and description and leads to the console', async () => {
  network.tables.consoles = [aConsole({ slug: 'game-boy', description: 'Four shades.' })];
  renderApp('/consoles');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('1989')).toBeInTheDocument();
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/images/consoles/game-boy.svg');
  expect(card.getByText('Four shades.')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Game Boy' })).toHaveAttribute('href', '/consoles/game-boy');
});

test.each([
  ['switch', ['Nintendo Switch']],
  ['two screens', ['Nintendo DS']],
])('name and description are searched: %s', async (text, found) => {
  const { router } = openCatalogue();
  await screen.findByText('Game Boy');
  await userEvent.type(searchBox(), `${text}{Enter}`);
  await waitFor(() => expect(cardTitles()).toEqual(found));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe(text);
  expect(network.readsOf('consoles').at(-1)?.get('search')).toBe(`ilike.%${text}%`);
});

test.each([
  ['Game Boy Era', 'gameboy', 'Game Boy'],
  ['DS Era', 'ds', 'Nintendo DS'],
  ['3DS & Switch Era', '3ds', 'Nintendo Switch'],
])('the %s shows the consoles of colour %s', async (label, color, name) => {
  const { router } = openCatalogue();
  await screen.findByText('Game Boy');
  await userEvent.selectOptions(eraBox(), screen.getByRole('option', { name: label }));
  await waitFor(() => expect(cardTitles()).toEqual([name]));
  expect(router.state.location.search).toBe(`?era=${color}`);
  expect(network.readsOf('consoles').at(-1)?.get('color')).toBe(`eq.${color}`);
});

test('the eras are offered in order, all of them first', async () => {
  renderApp('/consoles');
  await screen.findByRole('combobox', { name: 'Era' });
  expect(textsOf('option', eraBox())).toEqual(['All Eras', 'Game Boy Era', 'DS Era', '3DS & Switch Era']);
  expect(eraBox()).toHaveDisplayValue('All Eras');
});

test('back from a console finds search and era as they were left', async () => {
  const { router } = openCatalogue();
  await screen.findByText('Game Boy');
  await userEvent.selectOptions(eraBox(), 'ds');
  await userEvent.type(searchBox(), 'touch{Enter}');
  await waitFor(() => expect(cardTitles()).toEqual(['Nintendo DS']));
  await userEvent.click(screen.getByRole('link', { name: 'Nintendo DS' }));
  await screen.findByRole('heading', { name: 'Technical Specifications' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(searchBox()).toHaveValue('touch'));
  expect(eraBox()).toHaveValue('ds');
  expect(cardTitles()).toEqual(['Nintendo DS']);
});

test('an era nobody knows finds nothing', async () => {
  openCatalogue('?era=atari');
  expect(await screen.findByRole('heading', { name: 'No Consoles Found' })).toBeInTheDocument();
});

test('nothing found is said, and Reset Filters brings everything back', async () => {
  const { router } = openCatalogue('?q=zeppelin&era=ds');
  expect(await screen.findByRole('heading', { name: 'No Consoles Found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
  await waitFor(() => expect(cardTitles()).toHaveLength(3));
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(searchBox()).toHaveValue(''));
});
