import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCompatibility, aConsole, aRelease } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { cardTitles, textsOf } from '../../support/texts-of';
import { says } from '../../support/specification-texts';

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

test('cards come oldest first, and one request brings them and the counts', async () => {
  openCatalogue();
  await screen.findByText('Game Boy');
  expect(cardTitles()).toEqual(['Game Boy', 'Nintendo DS', 'Nintendo Switch']);
  expect(network.finds()).toEqual([{ page_number: 1, page_size: 24 }]);
  expect(network.readsOf('consoles')).toEqual([]);
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
  expect(network.finds().at(-1)).toMatchObject({ q: text });
});

test.each([
  [says.catalogue.gameBoyEra, 'gameboy', 'Game Boy'],
  [says.catalogue.dsEra, 'ds', 'Nintendo DS'],
  [says.catalogue.switchEra, '3ds', 'Nintendo Switch'],
])('the %s shows the consoles of colour %s', async (label, color, name) => {
  const { router } = openCatalogue();
  await screen.findByText('Game Boy');
  await userEvent.selectOptions(eraBox(), screen.getByRole('option', { name: label }));
  await waitFor(() => expect(cardTitles()).toEqual([name]));
  expect(router.state.location.search).toBe(`?era=${color}`);
  expect(network.finds().at(-1)).toMatchObject({ era: color });
});

test('the eras are offered in order, all of them first', async () => {
  renderApp('/consoles');
  await screen.findByRole('combobox', { name: 'Era' });
  expect(textsOf('option', eraBox())).toEqual([
    says.catalogue.allEras,
    says.catalogue.gameBoyEra,
    says.catalogue.dsEra,
    says.catalogue.switchEra,
  ]);
  expect(eraBox()).toHaveDisplayValue(says.catalogue.allEras);
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
  expect(await screen.findByRole('heading', { name: says.catalogue.empty })).toBeInTheDocument();
});

test('nothing found is said, and Reset Filters brings everything back', async () => {
  const { router } = openCatalogue('?q=zeppelin&era=ds');
  expect(await screen.findByRole('heading', { name: says.catalogue.empty })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: says.catalogue.reset }));
  await waitFor(() => expect(cardTitles()).toHaveLength(3));
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(searchBox()).toHaveValue(''));
});

/** Four consoles, one of which is unknown but for its name. */
function openFacets(search = '') {
  const pocket = aConsole({
    ...{ name: 'Pocket', slug: 'pocket', year: '1996', screen_lit: 'none', region_lock: 'none', weight_g: 148 },
    ...{ screen_inches: 2.56, rated_hours_max: 10 },
  });
  const advance = aConsole({
    ...{ name: 'Advance', year: '2001', screen_lit: 'none', region_lock: 'none', weight_g: 140 },
    ...{ screen_inches: 2.9, rated_hours_max: 15 },
  });
  const lite = aConsole({
    ...{ name: 'Lite', year: '2006', color: 'ds', screen_lit: 'back', region_lock: 'full', weight_g: 218 },
    ...{ screen_inches: 3, rated_hours_max: 19 },
  });
  const mystery = aConsole({ name: 'Mystery', year: '1995' });
  network.tables.consoles = [pocket, advance, lite, mystery];
  network.tables.console_compatibility = [
    aCompatibility(pocket.id),
    aCompatibility(advance.id),
    aCompatibility(advance.id, { family: 'GBA' }),
    aCompatibility(lite.id, { family: 'GBA', plays: 'partly' }),
    aCompatibility(lite.id, { plays: 'no' }),
  ];
  network.tables.console_releases = [
    aRelease(pocket.id, { region: 'na', price: 69.99, currency: 'USD' }),
    aRelease(lite.id, { region: 'na', price: 129.99, currency: 'USD' }),
    aRelease(advance.id, { region: 'na', price: 50, currency: 'CAD' }),
    aRelease(mystery.id, { region: 'jp', price: 1, currency: 'JPY' }),
  ];
  return renderApp(`/consoles${search}`);
}

const facet = (name: string) => screen.getByRole('combobox', { name });
const activeFilters = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
const addressOf = ({ router }: ReturnType<typeof openFacets>) => router.state.location.search;

test.each([
  ['Plays', 'Game Boy Advance (2)', '?plays=GBA', ['Advance', 'Lite']],
  ['Screen', 'Lit (1)', '?lit=yes', ['Lite']],
  ['Region lock', 'None (2)', '?lock=none', ['Pocket', 'Advance']],
  ['Years', '1990s (2)', '?decade=1990', ['Mystery', 'Pocket']],
  ['Weight', 'Under 150 g (2)', '?weight=under-150', ['Pocket', 'Advance']],
])('%s offers %s, which finds as many', async (label, option, address, found) => {
  const app = openFacets();
  await screen.findByText('Mystery');
  await userEvent.selectOptions(facet(label), option);
  await waitFor(() => expect(cardTitles()).toEqual(found));
  expect(addressOf(app)).toBe(address);
  expect(screen.getByText(`${found.length} console${found.length === 1 ? '' : 's'}`)).toBeInTheDocument();
});

test('the counts follow the other filters', async () => {
  openFacets('?plays=GBA');
  await waitFor(() => expect(cardTitles()).toEqual(['Advance', 'Lite']));
  expect(textsOf('option', facet('Screen'))).toEqual(['Lit or not', 'Lit (1)', 'Not lit (1)']);
  expect(within(facet('Plays')).getByRole('option', { name: 'Game Boy (2)' })).toBeInTheDocument();
});

test('decades that are not foreseen are offered where there is a console', async () => {
  network.tables.consoles = [aConsole({ year: '1979' })];
  renderApp('/consoles');
  await screen.findByText('1 console');
  expect(textsOf('option', facet('Years'))).toEqual([
    ...['Any', '1970s (1)', '1980s (0)', '1990s (0)', '2000s (0)', '2010s (0)'],
  ]);
});

test.each([
  ['Name', 'name', ['Advance', 'Lite', 'Mystery', 'Pocket'], []],
  ['Lightest first', 'weight', ['Advance', 'Pocket', 'Lite', 'Mystery'], ['140 g', '218 g', 'Weight unknown']],
  ['Largest screen', 'screen', ['Lite', 'Advance', 'Pocket', 'Mystery'], ['2.56 inches', 'Screen size unknown']],
  ['Longest battery', 'battery', ['Lite', 'Advance', 'Pocket', 'Mystery'], ['Up to 19 h', 'Battery life unknown']],
  ['Lowest launch price', 'price', ['Pocket', 'Lite', 'Mystery', 'Advance'], ['$69.99', 'US launch price unknown']],
])('sorted by %s, unknown ones come last, and the cards say what they go by', async (label, sort, order, said) => {
  const app = openFacets();
  await screen.findByText('Mystery');
  await userEvent.selectOptions(facet('Sort by'), label);
  await waitFor(() => expect(cardTitles()).toEqual(order));
  expect(addressOf(app)).toBe(`?sort=${sort}`);
  for (const text of said) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('active filters can be removed one by one, and the focus goes to the number of consoles', async () => {
  const app = openFacets('?q=lite&plays=GBA&weight=150-250&sort=name&page=2');
  await waitFor(() => expect(cardTitles()).toEqual(['Lite']));
  expect(activeFilters()).toEqual([
    ...['Remove filter Search: “lite”', 'Remove filter Plays: Game Boy Advance'],
    'Remove filter Weight: 150 to 250 g',
  ]);
  expect(screen.getByText('More filters (3 active)')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Search: “lite”' }));
  await waitFor(() => expect(searchBox()).toHaveValue(''));
  expect(addressOf(app)).toBe('?plays=GBA&weight=150-250&sort=name');
  expect(screen.getByText('1 console')).toHaveFocus();
});

test('where nothing is found, the one filter to drop is named, with what it would bring', async () => {
  const app = openFacets('?plays=GBA&lock=full&decade=2000&weight=under-150');
  await screen.findByRole('heading', { name: says.catalogue.empty });
  expect(screen.getByText('No consoles match your search.')).toBeInTheDocument();
  const way = (name: string) => screen.queryByRole('link', { name });
  expect(way('Drop Plays: Game Boy Advance')).not.toBeInTheDocument();
  expect(way('Drop Region lock: Full')?.parentElement).toHaveTextContent('Drop Region lock: Full (1 console)');
  await userEvent.click(screen.getByRole('link', { name: 'Drop Weight: Under 150 g' }));
  await waitFor(() => expect(cardTitles()).toEqual(['Lite']));
  expect(addressOf(app)).toBe('?plays=GBA&lock=full&decade=2000');
});

test('where no single filter is to blame, that is said', async () => {
  openFacets('?q=zeppelin&era=ds&plays=Switch');
  expect(await screen.findByText("You'd have to drop more than one filter.")).toBeInTheDocument();
});

test('24 consoles a page, the search and order kept', async () => {
  network.tables.consoles = Array.from({ length: 25 }, (_none, index) =>
    aConsole({ name: `Console ${String(index + 1).padStart(2, '0')}` }),
  );
  const { router } = renderApp('/consoles?q=console&sort=name');
  expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
  expect(screen.getByText('25 consoles')).toBeInTheDocument();
  expect(cardTitles()).toHaveLength(24);
  await userEvent.click(screen.getByRole('link', { name: /^Next ?page/ }));
  await waitFor(() => expect(cardTitles()).toEqual(['Console 25']));
  expect(router.state.location.search).toBe('?q=console&sort=name&page=2');
});

test('values that nobody knows find nothing, and stand for themselves; an order is left out', async () => {
  openFacets('?plays=Jaguar&decade=soon&sort=colour');
  await screen.findByRole('heading', { name: says.catalogue.empty });
  expect(activeFilters()).toEqual(['Remove filter Plays: Jaguar', 'Remove filter Years: soon']);
  expect(facet('Plays')).toHaveValue('Jaguar');
  expect(facet('Sort by')).toHaveDisplayValue('Oldest first');
});

test('who comes from a page that knows all consoles sees them at once', async () => {
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
])('%s is linked', async (name, address) => {
  renderApp('/consoles');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});
