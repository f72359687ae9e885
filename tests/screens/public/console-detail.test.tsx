import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCompatibility, aConsole, aPost, aPostAbout, aRelease, aSource } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { textsOf } from '../../support/texts-of';
import { wording } from '../../support/specification-texts';

/** Opens the sheet of this console and returns its specifications as pairs. */
async function openSheet(changes: Parameters<typeof aConsole>[0]) {
  network.tables.consoles = [aConsole({ slug: 'it', ...changes })];
  renderApp('/consoles/it');
  const sheet = await screen.findByRole('region', { name: wording.console.specs });
  const values = textsOf('definition', sheet);
  return textsOf('term', sheet).map((term, index) => [term, values[index]]);
}

test('the sheet shows year, name, picture and full description, and links to the timeline and the blog', async () => {
  await openSheet({ name: 'Game Boy' });
  expect(screen.getByRole('heading', { level: 1, name: 'Game Boy' })).toBeInTheDocument();
  expect(screen.getByText('1989')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Game Boy/ })).toHaveAttribute('src', '/images/consoles/game-boy.svg');
  expect(screen.getByText('It had four shades.').tagName).toBe('P');
  expect(screen.getByText('And four batteries.').tagName).toBe('P');
  expect(screen.getByRole('link', { name: wording.console.back })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: wording.console.articles })).toHaveAttribute('href', '/blog');
  expect(network.readsOf('consoles').map((read) => read.get('slug'))).toContain('eq.it');
});

// tests/unit/features/console-specs.test.ts tests which specifications a sheet has, and their sources.
test('the sheet shows the known specifications under their labels', async () => {
  expect(await openSheet({ dimensions: '90 × 148 × 32 mm', weight: '220 g', specs: { games: 'about 1,050' } })).toEqual(
    [
      [wording.console.processor, 'Sharp LR35902'],
      [wording.console.display, '160 × 144'],
      [wording.console.controls, 'D-pad, A, B'],
      [wording.console.battery, '4 × AA'],
      [wording.console.dimensions, '90 × 148 × 32 mm'],
      [wording.console.weight, '220 g'],
      [wording.console.games, 'about 1,050'],
    ],
  );
});

test('an unknown slug shows "Console Not Found"', async () => {
  network.tables.consoles = [aConsole({ name: 'Another' })];
  const { router } = renderApp('/consoles/nothing-here');
  expect(await screen.findByRole('heading', { level: 1, name: wording.console.notFound })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/consoles/nothing-here');
});

// tests/database/console-relations.test.ts tests the rules and the order of relations.
test('the sheet links to the previous and the next console', async () => {
  const one = aConsole({ slug: 'one', name: 'One', year: '1989' });
  const three = aConsole({ slug: 'three', name: 'Three', year: '2001' });
  const it = aConsole({ slug: 'it' });
  network.tables.consoles = [one, it, three];
  network.answers.console_relations = ({ of_console }) =>
    of_console === it.id
      ? [
          { relation: 'before', model: one },
          { relation: 'after', model: three },
        ]
      : [];
  renderApp('/consoles/it');
  const neighbours = await screen.findByRole('navigation', { name: 'Previous and next console' });
  expect(textsOf('link', neighbours)).toEqual(['Previous modelOne1989', 'Next modelThree2001']);
  expect(network.callsOf('console_relations')).toEqual([{ of_console: it.id, families: [] }]);
  await userEvent.click(within(neighbours).getByRole('link', { name: /Three/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Three' })).toBeInTheDocument();
});

async function openFacts(changes: Parameters<typeof aConsole>[0]) {
  const it = aConsole({ slug: 'it', name: 'It', ...changes });
  network.tables.consoles = [it];
  network.tables.console_sources = [
    aSource(it.id, { field: 'weight_g', title: 'Scales', note: 'With batteries.' }),
    aSource(it.id, { field: 'width_mm', title: 'A ruler', url: null }),
    aSource(it.id, { field: 'price.jp', title: 'Scales' }),
  ];
  network.tables.console_releases = [aRelease(it.id, { released: '1989-04-21', price: 12500, currency: 'JPY' })];
  network.tables.console_compatibility = [
    aCompatibility(it.id, { source_title: 'A test of it', source_url: 'https://test.example/' }),
    aCompatibility(it.id, { family: 'GBC', plays: 'partly', note: 'In grey.' }),
    aCompatibility(it.id, { family: 'DS', plays: 'no' }),
  ];
  renderApp('/consoles/it');
  return screen.findByRole('region', { name: 'Sources' });
}

test('each known value shows the numbers of the sources or "no source", and other values show "Unknown"', async () => {
  const sources = await openFacts({ weight_g: 220, width_mm: 90, height_mm: 148, depth_mm: 32, nfc: true });
  expect(textsOf('listitem', sources)).toEqual(['A ruler', 'Scales', 'A test of it']);
  const details = screen.getByRole('table', { name: 'Details of the It' });
  const row = (name: string) => textsOf('cell', within(details).getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(row('Width')).toEqual(['90 × 148 × 32 mm1']);
  expect(row('Weight')).toEqual(['220 g2With batteries.']);
  expect(row('NFC')).toEqual(['Yesno source']);
  expect(row('Codename')).toEqual(['Unknown']);
  const releases = screen.getByRole('table', { name: 'Releases of the It' });
  expect(textsOf('cell', releases)).toEqual(['21 April 1989no source', '¥12,5002']);
  const plays = screen.getByRole('region', { name: 'Plays' });
  expect(textsOf('listitem', plays)).toEqual(['Game Boy3', 'Game Boy Color (partly)no sourceIn grey.']);
  const [mark] = within(plays).getAllByRole('link', { name: 'Source 3' });
  expect(mark).toHaveAttribute('href', '#source-3');
});

test('the page lists only published articles about the console', async () => {
  const [shown, draft] = [aPost({ title: 'Shown' }), aPost({ title: 'Draft', published: false })];
  network.tables.blog_posts = [shown, draft];
  network.tables.post_consoles = [aPostAbout('it', draft.id), aPostAbout('it', shown.id)];
  await openSheet({ id: 'it' });
  expect(textsOf('link', screen.getByRole('region', { name: 'Articles about it' }))).toEqual(['Shown']);
});

test('the details name the distinction of a console, and other names if any exist', async () => {
  await openFacts({ distinction: 'It folds.', alt_names: ['It LL', 'It XL'] });
  const details = screen.getByRole('table', { name: 'Details of the It' });
  expect(within(details).getByRole('row', { name: /^What sets it apart It folds/ })).toBeInTheDocument();
  expect(within(details).getByRole('row', { name: /^Other names It LL, It XL/ })).toBeInTheDocument();
});

/** Opens the page of a console. The region North America has a source but no release. */
async function openReleases() {
  const it = aConsole({ slug: 'it', name: 'It', predecessor_name: 'Game & Watch' });
  network.tables.consoles = [it];
  network.tables.console_releases = [
    aRelease(it.id, {
      released: '1989',
      launch_games: ['Tetris', 'Tennis'],
      launch_colours: ['grey'],
      note: 'A test.',
    }),
  ];
  network.tables.console_sources = [
    aSource(it.id, { field: 'successor', title: 'A tree', note: 'None is known.' }),
    aSource(it.id, { field: 'predecessor', title: 'A book', note: 'As a line.' }),
    aSource(it.id, { field: 'games.jp', title: 'A list', note: 'Packed in.' }),
    aSource(it.id, { field: 'release.jp', title: null, url: null, note: '1990 is also printed.' }),
    aSource(it.id, { field: 'price.na', title: 'A shop', note: 'We have no price.' }),
  ];
  renderApp('/consoles/it');
  return screen.findByRole('table', { name: 'Releases of the It' });
}

test('a release shows launch games, colours and notes, and a region with only a source shows "Unknown"', async () => {
  const releases = await openReleases();
  expect(textsOf('rowheader', releases)).toEqual(['Japan', 'North America']);
  expect(textsOf('cell', releases)).toEqual([
    '1989no source1990 is also printed.',
    'Unknown',
    'Launch games: Tetris, Tennis1 Packed in.Colours: greyno sourceA test.',
    'Unknown',
    'Unknown2We have no price.',
  ]);
});

test('predecessor and successor show their sources and notes', async () => {
  await openReleases();
  const lineage = screen.getByRole('region', { name: 'Before and after' });
  expect(textsOf('term', lineage)).toEqual(['Followed the', 'Was followed by the']);
  expect(textsOf('definition', lineage)).toEqual(['Game & Watch3As a line.', 'Unknown4None is known.']);
});

test('each part has a link to the contact form that names the part, and "Plays" links to the matrix', async () => {
  await openFacts({});
  const main = within(screen.getByRole('main'));
  const link = (name: string) => main.getByRole('link', { name }).getAttribute('href');
  expect(link('Wrong? Tell us about: Size and weight')).toBe('/contact?about=it&field=size-and-weight');
  expect(link('Wrong? Tell us about: Releases and prices')).toBe('/contact?about=it&field=releases-and-prices');
  expect(link('Wrong? Tell us about: Plays')).toBe('/contact?about=it&field=plays');
  expect(link('What plays on what')).toBe('/compatibility?console=it');
});

test('the page names predecessor and successor, with links to consoles of the catalogue', async () => {
  const first = aConsole({ slug: 'first', name: 'First' });
  network.answers.console_relations = () => [{ relation: 'predecessor', model: first }];
  await openSheet({ predecessor_id: first.id, successor_name: 'A telephone' });
  expect(network.callsOf('console_relations')).toMatchObject([{ predecessor: first.id }]);
  const lineage = await screen.findByRole('region', { name: 'Before and after' });
  expect((await within(lineage).findByRole('link', { name: 'First' })).getAttribute('href')).toBe('/consoles/first');
  expect(textsOf('definition', lineage)).toEqual(['Firstno source', 'A telephoneno source']);
});

/** Returns the relation to a console that plays cartridges of a family. */
const aPlayer = (changes: Parameters<typeof aConsole>[0], family = 'GB', plays = 'yes') => ({
  relation: 'player',
  model: aConsole(changes),
  family,
  plays,
});

/** Opens the page of a console that plays cartridges of two families. */
async function openPlays() {
  network.tables.console_compatibility = ['GB', 'GBC'].map((family) => aCompatibility('it', { family }));
  await openSheet({ id: 'it', family: 'Game Boy' });
  expect(network.callsOf('console_relations')).toEqual([{ of_console: 'it', families: ['GB', 'GBC'] }]);
  return screen.getByRole('region', { name: 'Plays' });
}

test('a long list of consoles that play the same cartridges ends early, with "and others"', async () => {
  network.answers.console_relations = () =>
    ['it', ...Array.from({ length: 24 }, (_none, index) => `other-${index}`)].map((slug) =>
      aPlayer({ slug, name: slug }),
    );
  const plays = await openPlays();
  expect(await within(plays).findByText('and others')).toBeInTheDocument();
  expect(within(plays).getAllByRole('link', { name: /^other/ })).toHaveLength(23);
});

test('the page lists other consoles that play the same cartridges, consoles with partial support last', async () => {
  const partly = { slug: 'partly', name: 'Partly', year: '1996' };
  const later = { slug: 'later', name: 'Later', year: '2001' };
  network.answers.console_relations = () => [
    ...['GB', 'GBC'].flatMap((family) => [aPlayer(later, family), aPlayer({ slug: 'it' }, family)]),
    ...[aPlayer(partly), aPlayer(partly, 'GBC', 'partly')],
  ];
  const plays = await openPlays();
  await within(plays).findByRole('heading', { name: 'Played by' });
  expect(textsOf('term', plays)).toEqual(['Game Boy cartridges and cards', 'Game Boy Color cartridges and cards']);
  expect(textsOf('definition', plays)).toEqual(['Partly,Later', 'Later,Partly (partly)']);
  expect(within(plays).getAllByRole('link', { name: 'Later' })[0]).toHaveAttribute('href', '/consoles/later');
});

test('the page links to the charts that show the console', async () => {
  await openSheet({ name: 'Game Boy' });
  for (const [name, chart] of [
    ['battery life', 'battery-life'],
    ['launch prices', 'launch-prices'],
    ['sales', 'sales'],
    ['weight and size', 'weight'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/charts#${chart}`);
  }
});
