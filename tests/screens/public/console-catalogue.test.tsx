import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { cardTitles, textsOf } from '../../support/texts-of';
import { wording } from '../../support/specification-texts';

const searchBox = () => screen.getByRole('searchbox', { name: 'Search consoles' });
const eraBox = () => facet('Era');
const facet = (name: string) => screen.getByRole('combobox', { name });

/** Opens the catalogue with these results of the service. tests/database/find-consoles.test.ts tests the search. */
async function openCatalogue(search = '', names = ['Nintendo Switch', 'Game Boy']) {
  answerSearchesWith(...names);
  const { router } = renderApp(`/consoles${search}`);
  if (names[0]) await screen.findByText(names[0]);
  return router;
}

function answerSearchesWith(...names: string[]): void {
  network.answers.find_consoles = () => ({ consoles: names.map((name) => aConsole({ name })) });
}

test('cards keep the order of the service, and one request reads the consoles and the counts', async () => {
  await openCatalogue();
  expect(cardTitles()).toEqual(['Nintendo Switch', 'Game Boy']);
  expect(network.finds()).toEqual([{ page_number: 1, page_size: 24 }]);
  expect(network.readsOf('consoles')).toEqual([]);
});

test('a card shows year, picture, name and description, and leads to the console', async () => {
  network.tables.consoles = [aConsole({ slug: 'game-boy', description: 'Four shades.' })];
  renderApp('/consoles');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('1989')).toBeInTheDocument();
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/images/consoles/game-boy.svg');
  expect(card.getByText('Four shades.')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Game Boy' })).toHaveAttribute('href', '/consoles/game-boy');
});

test('a typed text goes to the service as a search, and the page shows the results', async () => {
  const router = await openCatalogue();
  answerSearchesWith('Nintendo DS');
  await userEvent.type(searchBox(), 'two screens{Enter}');
  await waitFor(() => expect(cardTitles()).toEqual(['Nintendo DS']));
  expect(router.state.location.search).toBe('?q=two+screens');
  expect(network.finds().at(-1)).toEqual({ q: 'two screens', page_number: 1, page_size: 24 });
});

test.each([
  ['Era', wording.catalogue.gameBoyEra, 'era', 'gameboy'],
  ['Era', wording.catalogue.dsEra, 'era', 'ds'],
  ['Era', wording.catalogue.switchEra, 'era', '3ds'],
  ['Plays', 'Game Boy Advance (0)', 'plays', 'GBA'],
  ['Screen', 'Lit (0)', 'lit', 'yes'],
  ['Region lock', 'None (0)', 'lock', 'none'],
  ['Years', '1990s (0)', 'decade', '1990'],
  ['Weight', 'Under 150 g (0)', 'weight', 'under-150'],
  ['Sort by', 'Name', 'sort', 'name'],
])('a choice of %s: %s sends %s=%s and shows the results', async (label, option, name, value) => {
  const router = await openCatalogue();
  answerSearchesWith('Found');
  await userEvent.selectOptions(facet(label), within(facet(label)).getByRole('option', { name: option }));
  await waitFor(() => expect(cardTitles()).toEqual(['Found']));
  expect(router.state.location.search).toBe(`?${name}=${value}`);
  expect(network.finds().at(-1)).toEqual({ [name]: value, page_number: 1, page_size: 24 });
  expect(screen.getByText('1 console')).toBeInTheDocument();
});

test('the filter offers "all eras" first, then the eras in order', async () => {
  renderApp('/consoles');
  await screen.findByRole('combobox', { name: 'Era' });
  expect(textsOf('option', eraBox())).toEqual([
    wording.catalogue.allEras,
    wording.catalogue.gameBoyEra,
    wording.catalogue.dsEra,
    wording.catalogue.switchEra,
  ]);
  expect(eraBox()).toHaveDisplayValue(wording.catalogue.allEras);
});

test('the way back from a console restores search and era', async () => {
  network.tables.consoles = [aConsole({ name: 'Nintendo DS' })];
  const { router } = renderApp('/consoles');
  await screen.findByText('Nintendo DS');
  await userEvent.selectOptions(eraBox(), 'ds');
  await userEvent.type(searchBox(), 'touch{Enter}');
  await waitFor(() => expect(network.finds().at(-1)).toMatchObject({ era: 'ds', q: 'touch' }));
  await userEvent.click(screen.getByRole('link', { name: 'Nintendo DS' }));
  await screen.findByRole('heading', { name: 'Technical Specifications' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(searchBox()).toHaveValue('touch'));
  expect(eraBox()).toHaveValue('ds');
  expect(cardTitles()).toEqual(['Nintendo DS']);
});

test('the catalogue reports no match, and "Reset Filters" shows all consoles', async () => {
  const router = await openCatalogue('?q=zeppelin&era=ds', []);
  expect(await screen.findByRole('heading', { name: wording.catalogue.empty })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  answerSearchesWith('One', 'Two', 'Three');
  await userEvent.click(screen.getByRole('button', { name: wording.catalogue.reset }));
  await waitFor(() => expect(cardTitles()).toHaveLength(3));
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(searchBox()).toHaveValue(''));
});

test('the catalogue lists the closest consoles, marked as close, if no console has the exact text', async () => {
  await openCatalogue();
  network.answers.find_consoles = () => ({ consoles: [aConsole({ name: 'Game Boy Advance' })], isClose: true });
  await userEvent.type(searchBox(), 'gba{Enter}');
  expect(await screen.findByText('Nothing has exactly “gba”, these come close:')).toHaveRole('status');
  expect(cardTitles()).toEqual(['Game Boy Advance']);
  answerSearchesWith('Nintendo DS');
  await userEvent.type(searchBox(), '{Backspace}{Enter}');
  await waitFor(() => expect(cardTitles()).toEqual(['Nintendo DS']));
  expect(screen.queryByText(/^Nothing has exactly/)).not.toBeInTheDocument();
});

const activeFilters = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

test('options show the counts of the service, also for decades that the site does not know', async () => {
  const counts = { lit: { yes: 1, no: 2 }, decade: { '1970': 1 } };
  network.answers.find_consoles = () => ({ consoles: [aConsole()], counts });
  renderApp('/consoles');
  await screen.findByText('1 console');
  expect(textsOf('option', facet('Screen'))).toEqual(['Lit or not', 'Lit (1)', 'Not lit (2)']);
  expect(textsOf('option', facet('Years'))).toEqual([
    ...['Any', '1970s (1)', '1980s (0)', '1990s (0)', '2000s (0)', '2010s (0)'],
  ]);
});

test.each([
  ['Lightest first', 'weight', 140, ['140 g', 'Weight unknown']],
  ['Largest screen', 'screen', 2.56, ['2.56 inches', 'Screen size unknown']],
  ['Longest battery', 'battery', 19, ['Up to 19 h', 'Battery life unknown']],
  ['Lowest launch price', 'price', 69.99, ['$69.99', 'US launch price unknown']],
])('the order %s shows the sorted value on each card', async (label, sort, sorted_by, texts) => {
  const router = await openCatalogue();
  network.answers.find_consoles = () => ({ consoles: [{ ...aConsole(), sorted_by }, aConsole()] });
  await userEvent.selectOptions(facet('Sort by'), label);
  for (const text of texts) expect(await screen.findByText(text)).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?sort=${sort}`);
  expect(network.finds().at(-1)).toMatchObject({ sort });
});

test('active filters can be removed one by one, and the number of consoles gets the focus', async () => {
  const router = await openCatalogue('?q=lite&plays=GBA&weight=150-250&sort=name&page=2', ['Lite']);
  expect(activeFilters()).toEqual([
    ...['Remove filter Search: “lite”', 'Remove filter Plays: Game Boy Advance'],
    'Remove filter Weight: 150 to 250 g',
  ]);
  expect(screen.getByText('More filters (3 active)')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Search: “lite”' }));
  await waitFor(() => expect(searchBox()).toHaveValue(''));
  expect(router.state.location.search).toBe('?plays=GBA&weight=150-250&sort=name');
  expect(screen.getByText('1 console')).toHaveFocus();
});

test('a search for a device out of scope shows a note, with or without close matches', async () => {
  await openCatalogue();
  network.answers.find_consoles = () => ({ consoles: [aConsole({ name: 'Game Boy Advance SP' })], isClose: true });
  await userEvent.type(searchBox(), 'oled{Enter}');
  expect(await screen.findByText(/^The Switch OLED is outside our scope:/)).toHaveRole('status');
  answerSearchesWith();
  await userEvent.clear(searchBox());
  await userEvent.type(searchBox(), 'Pokémon Mini{Enter}');
  await screen.findByRole('heading', { name: wording.catalogue.empty });
  expect(screen.getByText(/^The Pokémon mini is outside our scope:/)).toBeInTheDocument();
});

test('an empty result names a filter to remove, and the number of consoles without this filter', async () => {
  network.answers.find_consoles = () => ({ consoles: [], counts: { without: { lock: 1, weight: 2 } } });
  const { router } = renderApp('/consoles?plays=GBA&lock=full&decade=2000&weight=under-150');
  await screen.findByRole('heading', { name: wording.catalogue.empty });
  expect(screen.getByText('No consoles match your search.')).toBeInTheDocument();
  const dropLink = (name: string) => screen.queryByRole('link', { name });
  expect(dropLink('Drop Plays: Game Boy Advance')).not.toBeInTheDocument();
  expect(dropLink('Drop Region lock: Full')?.parentElement).toHaveTextContent('Drop Region lock: Full (1 console)');
  answerSearchesWith('Lite', 'Fold');
  await userEvent.click(screen.getByRole('link', { name: 'Drop Weight: Under 150 g' }));
  await waitFor(() => expect(cardTitles()).toEqual(['Lite', 'Fold']));
  expect(router.state.location.search).toBe('?plays=GBA&lock=full&decade=2000');
});

test('an empty result says that at least two filters must be cleared', async () => {
  await openCatalogue('?q=zeppelin&era=ds&plays=Switch', []);
  expect(await screen.findByText('Clear at least two filters to see results.')).toBeInTheDocument();
});

test('a page holds 24 consoles, and the next page keeps the search and the order', async () => {
  network.tables.consoles = Array.from({ length: 25 }, (_none, index) => aConsole({ name: `Console ${index + 1}` }));
  const { router } = renderApp('/consoles?q=console&sort=name');
  expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
  expect(screen.getByText('25 consoles')).toBeInTheDocument();
  expect(cardTitles()).toHaveLength(24);
  await userEvent.click(screen.getByRole('link', { name: /^Next ?page/ }));
  await waitFor(() => expect(cardTitles()).toEqual(['Console 25']));
  expect(router.state.location.search).toBe('?q=console&sort=name&page=2');
});

test('unknown filters are sent and shown, but the request leaves out an unknown order', async () => {
  await openCatalogue('?era=atari&plays=Jaguar&decade=soon&sort=colour');
  const paging = { page_number: 1, page_size: 24 };
  expect(network.finds()).toEqual([{ era: 'atari', plays: 'Jaguar', decade: 'soon', ...paging }]);
  expect(activeFilters()).toEqual([
    ...['Remove filter Era: atari', 'Remove filter Plays: Jaguar', 'Remove filter Years: soon'],
  ]);
  expect(facet('Plays')).toHaveValue('Jaguar');
  expect(facet('Sort by')).toHaveDisplayValue('Oldest first');
});

test('after a page that has read all consoles, the catalogue shows the consoles at once', async () => {
  network.tables.consoles = [aConsole({ name: 'Pocket' })];
  const { router } = renderApp('/timeline');
  await screen.findAllByText('Pocket');
  network.faults.set('find_consoles', 'no answer');
  await act(() => router.navigate('/consoles'));
  expect(await screen.findByRole('article')).toHaveTextContent('Pocket');
});

test.each([
  ['Compare', '/consoles/compare'],
  ['What plays on what', '/compatibility'],
  ['Open data', '/data'],
])('the catalogue links to %s', async (name, address) => {
  renderApp('/consoles');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name })).toHaveAttribute('href', address);
});
