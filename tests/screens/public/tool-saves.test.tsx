import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { platformWords, saveSurvival, softwareVerdictWords, verdictWords } from '../../support/save-records';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

const { physical, tables } = saveSurvival;

const table = (name: string) => screen.findByRole('table', { name });
const recordedTable = () => table('Recorded cartridges');
const softwareTable = () => table('Known from software only');
const searchField = () => screen.findByRole('searchbox', { name: 'Title or code of a cartridge' });

/** The cells of each row; asked by role, so many would take seconds. */
function rowsOf(part: HTMLElement): string[][] {
  return Array.from(part.querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent.replace(/\s+/g, ' ')),
  );
}

async function searchFor(text: string): Promise<void> {
  await userEvent.clear(await searchField());
  await userEvent.type(await searchField(), `${text}{Enter}`);
}

/** A card with this title, and its facts. */
async function cardOf(title: string) {
  const heading = await screen.findByRole('heading', { name: title, level: 3 });
  const card = screen.getAllByRole('article').find((each) => each.contains(heading));
  if (!card) throw new Error(`${title} is not on a card.`);
  const names = textsOf('term', card);
  const facts = Object.fromEntries(textsOf('definition', card).map((text, index) => [names[index] ?? '', text]));
  return { card, facts };
}

describe('the whole list', () => {
  test('has every recorded cartridge in a table, each with what is known of it', async () => {
    renderApp('/tools/saves');
    const recorded = await recordedTable();
    expect(textsOf('columnheader', recorded)).toEqual([
      ...['Title', 'With a flat cell', 'Save type and chip', 'Cell', 'Codes', 'Platform', 'Boards', 'Copies'],
    ]);
    const rows = physical.map((record) => [
      record.title,
      `${verdictWords[record.verdict]}${record.confidence === 'high' ? '' : ` (confidence ${record.confidence})`}`,
      record.saveType + (record.exampleSaveChip ?? ''),
      record.battery ?? (record.saveType === 'TAMA5 chip + RTC' ? 'size unknown' : 'none'),
      record.codes.join(', '),
      platformWords[record.platform] ?? '',
      record.boards.join(', '),
      String(record.copiesRecorded),
    ]);
    const shown = rowsOf(recorded).map(([title = '', outcome = '', ...others]) => [
      ...[title, outcome.replace(/( \d+)+$/, '')],
      ...others,
    ]);
    expect(shown.sort()).toEqual(rows.sort());
    expect(shown).toHaveLength(288);
  });

  test('leads from each recorded cartridge to its record', async () => {
    renderApp('/tools/saves');
    const links = (await recordedTable()).querySelectorAll('td > a');
    const shown = Array.from(links, (link) => [link.textContent, link.getAttribute('href')]);
    expect(shown.sort()).toEqual(physical.map(({ codes, source }) => [codes[0], source]).sort());
  });

  test('has what only software knows in a table of its own, and says so', async () => {
    renderApp('/tools/saves');
    const software = await softwareTable();
    const rows = tables.map((record) => [
      ...[record.title, softwareVerdictWords[record.verdict] ?? '', record.saveType, record.headerGameCode.join()],
      ...[record.secondSource['mGBA override'] ?? '–', record.confidence],
    ]);
    const shown = rowsOf(software).map(([title = '', outcome = '', ...others]) => [
      ...[title, outcome.replace(/( \d+)+$/, '')],
      ...others,
    ]);
    expect(shown.sort()).toEqual(rows.sort());
    expect(shown).toHaveLength(49);
    const part = screen.getByRole('region', { name: 'Known from software only' });
    expect(part).toHaveTextContent('No opened cartridge is recorded.');
    expect(screen.getByRole('status')).toHaveTextContent('288 cartridges recorded, 49 known from software only');
  });

  test('numbers lead to the notes below, with their sources', async () => {
    renderApp('/tools/saves');
    const row = within(await softwareTable()).getByRole('row', { name: /^Metroid Fusion .*AMTE/ });
    const mark = within(row).getByRole('link', { name: /^Note \d+$/ });
    const target = document.querySelector(mark.getAttribute('href') ?? '');
    expect(target).toHaveTextContent('only some copies are said to have a cell');
    expect(target?.querySelector('a')).toHaveAttribute('href', expect.stringContaining('gc-forever.com'));
  });

  test('credits gb-hardware-db by name, with a link and the licence', async () => {
    renderApp('/tools/saves?q=fusion');
    const part = await screen.findByRole('region', { name: 'Sources and licence' });
    expect(part).toHaveTextContent('Joonas Javanainen (Gekkio) and contributors');
    const [database, licence] = within(part).getAllByRole('link');
    expect(database).toHaveAttribute('href', saveSurvival.sources[0]?.url);
    expect(licence).toHaveTextContent('CC BY-SA 4.0');
    expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by-sa/4.0/');
  });
});

describe('a search', () => {
  test('tells the few that it finds in full, in the address too', async () => {
    const { router } = renderApp('/tools/saves');
    await searchFor('link’s awakening dx');
    const { card, facts } = await cardOf("Legend of Zelda, The - Link's Awakening DX");
    expect(router.state.location.search).toBe(`?q=${encodeURIComponent('link’s awakening dx').replaceAll('%20', '+')}`);
    expect(screen.getByRole('status')).toHaveTextContent('1 cartridge recorded');
    expect(card).toHaveTextContent('Game Boy and Color');
    expect(card).toHaveTextContent('Save lostThe save goes with the cell.');
    expect(facts).toEqual({
      'Save type': 'SRAM + battery',
      Chip: 'BR62256F-70LL 844 100A, as printed in a recorded copy',
      Cell: 'CR1616, which the board is built for. Read the print on your cell before you buy a new one.',
      Codes: 'DMG-AZLF-0, DMG-AZLF-1, DMG-AZLP-0, DMG-AZLP-2',
      Boards: 'DMG-A02-01',
      'Copies recorded': '7',
      Source: 'DMG-AZLF-0 in gb-hardware-db (opens in a new tab)',
    });
    expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      physical.find(({ codes }) => codes[0] === 'DMG-AZLF-0')?.source,
    );
    expect(screen.queryByRole('table', { name: 'Recorded cartridges' })).not.toBeInTheDocument();
  });

  test('says of what only software knows that nobody has opened one', async () => {
    renderApp('/tools/saves?q=amte');
    const { card, facts } = await cardOf('Metroid Fusion');
    expect(card).toHaveTextContent('Known from software only, no opened cartridge recorded');
    expect(card).toHaveTextContent('Look inside');
    expect(card).toHaveTextContent('Disputed: only some copies are said to have a cell.');
    expect(facts).toEqual({
      'Save type': 'SRAM type: battery or FRAM',
      Chip: 'no print recorded',
      Cell: 'not recorded',
      'In the header': 'AMTE',
      Confidence: 'medium',
      Source: 'EZ-Flash Omega kernel: save type table (opens in a new tab)',
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^1 known from software only$/);
  });

  test('tells a second source, a title in the header, a doubt, and a cell of unknown size', async () => {
    renderApp('/tools/saves?q=azce');
    expect((await cardOf('Megaman Zero')).facts.Source).toMatch(/; SRAM in mGBA: save overrides/);
    await searchFor('moguranya');
    expect((await cardOf('Mole Mania')).facts['In the header']).toBe('MOGURANYA');
    await searchFor('DMG-AOMJ-0');
    const { card, facts } = await cardOf('Game de Hakken!! Tamagotchi - Osutchi to Mesutchi');
    expect(facts).toMatchObject({ Confidence: 'low', Cell: 'there is one, its size is not recorded' });
    expect(card).toHaveTextContent('The database does not say what survives a flat cell.');
    await searchFor('BPRE');
    expect((await cardOf('Pokemon - FireRed Version')).facts).toMatchObject({ Cell: 'none', 'In the header': 'BPRE' });
  });

  test('tells where the memory is if no chip of its own has a print', async () => {
    renderApp('/tools/saves?q=DMG-GOA-0');
    expect((await cardOf('Golf')).facts.Chip).toBe('inside the MBC2');
    await searchFor('Finding Nemo');
    expect((await cardOf('Finding Nemo')).facts.Chip).toBe('none');
    await searchFor('DMG-AOMJ-0');
    const tamagotchi = await cardOf('Game de Hakken!! Tamagotchi - Osutchi to Mesutchi');
    expect(tamagotchi.facts.Chip).toBe('no print recorded');
  });

  test.each([
    ['B4ZE', 'Megaman Zero 4'],
    ['RZWE', 'WarioWare - Twisted!'],
  ])("for %s doesn't say what only a board could: that there is no cell", async (code, title) => {
    renderApp(`/tools/saves?q=${code}`);
    const { card, facts } = await cardOf(title);
    expect(card).toHaveTextContent("Save should stayThe save shouldn't need a cell, but no board is recorded.");
    expect(card).not.toHaveTextContent(/there's none/);
    expect(facts.Cell).toBe('not recorded');
  });

  test('shows more than a few in the same tables, and their notes alone', async () => {
    renderApp('/tools/saves?q=kirby');
    const titles = rowsOf(await recordedTable()).map(([title]) => title);
    expect(titles).toEqual([
      ...['Hoshi no Kirby', 'Hoshi no Kirby 2', 'Kirby - Nightmare in Dream Land', 'Kirby no Pinball'],
      ...["Kirby's Block Ball", "Kirby's Dream Land", "Kirby's Dream Land 2", "Kirby's Pinball Land"],
      ...["Kirby's Star Stacker", 'Kirby & The Amazing Mirror', "Kirby - Tilt 'n' Tumble", 'Korokoro Kirby'],
    ]);
    expect(screen.queryByRole('table', { name: 'Known from software only' })).not.toBeInTheDocument();
    const notes = screen.getByRole('region', { name: 'Notes' });
    expect(textsOf('listitem', notes)).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('12 cartridges recorded');
  });

  test('without a result says that it is unknown, how to find out, and where to tell us', async () => {
    renderApp('/tools/saves?q=Chrono+Trigger');
    expect(await screen.findByRole('heading', { name: 'Not Recorded' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('No cartridge found');
    expect(
      screen.getByText(/^"Chrono Trigger" isn't recorded yet\. .* unknown until somebody looks inside/),
    ).toBeVisible();
    expect(screen.getByText(/^Look for a round cell/)).toBeVisible();
    const boards = screen.getByRole('link', { name: 'see which parts it means' });
    expect(document.querySelector(boards.getAttribute('href') ?? '')).toHaveTextContent('What the board tells');
    expect(screen.getByRole('link', { name: 'Tell Us About It' })).toHaveAttribute('href', '/contact');
    await userEvent.click(screen.getByRole('button', { name: 'Show All Cartridges' }));
    expect(rowsOf(await recordedTable())).toHaveLength(288);
    expect(await searchField()).toHaveValue('');
  });
});

describe('a filter', () => {
  test('narrows by platform and by what a flat cell does, in the address too', async () => {
    const { router } = renderApp('/tools/saves');
    await searchField();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'Game Boy Advance');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'With a flat cell' }), 'Save is lost');
    expect(router.state.location.search).toBe('?platform=gba&outcome=lost');
    const lost = physical.filter(
      ({ platform, battery, verdict }) => platform === 'GBA' && battery && /lost/.test(verdict),
    );
    expect(
      textsOf('heading', await screen.findByRole('region', { name: 'Found' }))
        .slice(1)
        .sort(),
    ).toEqual(lost.map(({ title }) => title).sort());
    expect(lost).toHaveLength(4);
  });

  test('is kept while the text changes; without a result the page names it', async () => {
    renderApp('/tools/saves?platform=gb&q=crystal');
    expect(await screen.findByText(/^"crystal" isn't recorded among the cartridges of these filters\./)).toBeVisible();
    await searchFor('tetris plus');
    expect((await cardOf('Tetris Plus')).facts.Codes).toBe('DMG-ATRJ-0');
    expect(screen.getByRole('combobox', { name: 'Platform' })).toHaveValue('gb');
  });

  test('that nothing fits says so', async () => {
    renderApp('/tools/saves?platform=gbc&outcome=unsure');
    expect(await screen.findByText(/^No cartridge fits these filters\./)).toBeVisible();
  });
});

describe('the guide', () => {
  test('begins with copying the save, then the cell, the soldering and a test', async () => {
    renderApp('/tools/saves?q=fusion');
    const steps = await screen.findByRole('region', { name: 'What to do now' });
    expect(textsOf('heading', steps).slice(1)).toEqual([
      ...[
        '1. Copy the save first',
        '2. Open it and read the cell',
        '3. Have a cell with tabs soldered in',
        '4. Test it',
      ],
    ]);
  });

  test('says what opens which cartridge, and where the steps are from', async () => {
    renderApp('/tools/saves');
    const steps = await screen.findByRole('region', { name: 'What to do now' });
    expect(steps).toHaveTextContent(/a Game Boy cartridge takes a 3\.8 mm security bit.*Advance.*tri-wing/);
    const addresses = within(steps)
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '').host);
    expect(addresses).toEqual([
      ...['robert.hawdon.net', 'jephso.blogspot.com', 'projectrepair.blogspot.com', 'reddit.gpgaming.de'],
    ]);
  });

  test('has the board rules and the statistics as tables, with their source', async () => {
    renderApp('/tools/saves?q=fusion');
    const boards = await table('What the print on a board means');
    expect(rowsOf(boards)).toEqual(saveSurvival.boardRules.map(({ board, parts }) => [board, parts]));
    const { byType, gbaCodesInEzFlashTable: all, note, secondCount } = saveSurvival.statistics;
    const number = new Intl.NumberFormat('en-GB');
    expect(rowsOf(await table('Save types of Game Boy Advance codes'))).toEqual(
      [...Object.entries(byType), ['all', all] as const].map(([type, count]) => [type, number.format(count)]),
    );
    const part = screen.getByRole('region', { name: 'How many are at risk' });
    expect(part).toHaveTextContent(`SRAM in 19 per cent of ${number.format(all)} Game Boy Advance codes`);
    expect(part).toHaveTextContent('25 per cent of those that save');
    expect(note).toContain('19 per cent of all and 25 per cent of those that save');
    expect(part).toHaveTextContent('A count of 2006 has 468 SRAM games among about 2,400.');
    expect(secondCount).toContain('2006: 468 SRAM games of about 2,400');
    expect(within(part).getAllByRole('link')[1]).toHaveAttribute('href', /https:\S+(?=\))/.exec(secondCount)?.[0]);
  });
});
