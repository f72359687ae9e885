import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { platformWords, saveSurvival, softwareVerdictWords, verdictWords } from '../../support/save-records';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';

const { physical, tables } = saveSurvival;

const table = (name: string) => screen.findByRole('table', { name });
const recordedTable = () => table('Recorded cartridges');
const softwareTable = () => table('Known from software only');
const searchField = () => screen.findByRole('searchbox', { name: 'Title or code of a cartridge' });

/** Returns the cells of each row. Queries by role would take seconds with so many cells. */
function rowsOf(part: HTMLElement): string[][] {
  return Array.from(part.querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent.replace(/\s+/g, ' ')),
  );
}

test('the address keeps searches and filters, also after back and forward', async () => {
  const { router } = renderApp('/tools/saves?q=Chrono+Trigger');
  const search = () => router.state.location.search;
  expect(await screen.findByText(/^“Chrono Trigger” isn’t recorded yet\. .* until someone/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('No cartridge found');
  const boards = screen.getByText('see which parts it means');
  expect(document.querySelector(boards.getAttribute('href') ?? '')).toHaveTextContent('What the board tells');
  await userEvent.click(screen.getByText('Show all cartridges'));
  expect(search()).toBe('');
  expect(rowsOf(await recordedTable())).toHaveLength(288);
  expect(await searchField()).toHaveValue('');

  await userEvent.selectOptions(screen.getByLabelText('Platform'), 'Game Boy Advance');
  await userEvent.selectOptions(screen.getByLabelText('With a flat battery'), 'Save is lost');
  expect(search()).toBe('?platform=gba&outcome=lost');
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  await act(() => router.navigate(-1));
  expect(search()).toBe('?platform=gba');
  await waitFor(() => expect(screen.getByLabelText('With a flat battery')).toHaveValue(''));
  await act(() => router.navigate(1));
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.getByLabelText('With a flat battery')).toHaveValue('lost');
});

test('an address sets the filter and the search, and a new search keeps the filter', async () => {
  const { router } = renderApp('/tools/saves?platform=dual&q=crystal');
  expect(await screen.findByText(/^“crystal” isn’t recorded among the cartridges of these filters\./)).toBeVisible();
  expect(await searchField()).toHaveValue('crystal');
  await userEvent.clear(await searchField());
  await userEvent.type(await searchField(), 'link’s awakening dx{Enter}');
  const typed = encodeURIComponent('link’s awakening dx').replaceAll('%20', '+');
  expect(router.state.location.search).toBe(`?platform=dual&q=${typed}`);
  const card = await screen.findByRole('article');
  expect(screen.getByLabelText('Platform')).toHaveValue('dual');
  expect(screen.getByRole('status')).toHaveTextContent('1 cartridge recorded');
  expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Zelda, The - Link’s Awakening DX');
  expect(card).toHaveTextContent('Game Boy and Color');
  expect(card).toHaveTextContent('Save lostThe save goes with the battery.');
  expect(textsOf('term', card)).toEqual([
    'Save type',
    'Chip',
    'Battery',
    'Codes',
    'Boards',
    'Copies recorded',
    'Source',
  ]);
  expect(textsOf('definition', card)).toEqual([
    'SRAM + battery',
    'BR62256F-70LL 844 100A, as printed in a recorded copy',
    'CR1616, which the board is built for. Read the print on your battery before you buy a new one.',
    'DMG-AZLF-0, DMG-AZLF-1, DMG-AZLP-0, DMG-AZLP-2',
    'DMG-A02-01',
    '7',
    'DMG-AZLF-0 in gb-hardware-db',
  ]);
  expect(within(card).getByRole('link')).toHaveAttribute(
    'href',
    physical.find(({ codes }) => codes[0] === 'DMG-AZLF-0')?.source,
  );
  expect(screen.queryByText('Recorded cartridges', { selector: 'caption' })).not.toBeInTheDocument();
});

test('the table lists every cartridge, and links to the record and the notes of the cartridge', async () => {
  renderApp('/tools/saves');
  const recorded = await recordedTable();
  expect(textsOf('columnheader', recorded)).toEqual([
    ...['Title', 'With a flat battery', 'Save type and chip', 'Battery', 'Codes', 'Platform', 'Boards', 'Copies'],
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
  const records = Array.from(recorded.querySelectorAll('td > a'), (link) => [
    ...[link.textContent, link.getAttribute('href')],
  ]);
  expect(records.sort()).toEqual(physical.map(({ codes, source }) => [codes[0], source]).sort());

  const software = await softwareTable();
  const softwareRows = tables.map((record) => [
    ...[record.title, softwareVerdictWords[record.verdict] ?? '', record.saveType, record.headerGameCode.join()],
    ...[record.secondSource['mGBA override'] ?? '–', record.confidence],
  ]);
  const shownSoftware = rowsOf(software).map(([title = '', outcome = '', ...others]) => [
    ...[title, outcome.replace(/( \d+)+$/, '')],
    ...others,
  ]);
  expect(shownSoftware.sort()).toEqual(softwareRows.sort());
  expect(shownSoftware).toHaveLength(49);
  const part = screen.getByRole('region', { name: 'Known from software only' });
  expect(part).toHaveTextContent('No opened cartridge is recorded.');
  expect(screen.getByRole('status')).toHaveTextContent('288 cartridges recorded, 49 known from software only');
  const fusion = Array.from(software.querySelectorAll('tr')).find((row) =>
    /^Metroid Fusion.*AMTE/.test(row.textContent),
  );
  const mark = fusion?.querySelector('a[aria-label^="Note "]');
  const target = document.querySelector(mark?.getAttribute('href') ?? '');
  expect(target).toHaveTextContent('only some copies are said to have a battery');
  expect(target?.querySelector('a')).toHaveAttribute('href', expect.stringContaining('gc-forever.com'));
});

test('the guide to a flat battery shows steps, tables of boards and counts, and the licence', async () => {
  // A search leaves out the long list, which another test covers.
  renderApp('/tools/saves?q=fusion');
  const steps = await screen.findByRole('region', { name: 'What to do now' });
  expect(textsOf('heading', steps).slice(1)).toEqual([
    ...[
      '1. Copy the save first',
      '2. Open it and read the print on the battery',
      '3. Have a battery with tabs soldered in',
      '4. Test it',
    ],
  ]);
  expect(steps).toHaveTextContent(/A Game Boy cartridge opens with a 3\.8 mm security bit.*Advance.*tri-wing/);
  const hosts = within(steps)
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '').host);
  expect(hosts).toEqual([
    ...['robert.hawdon.net', 'jephso.blogspot.com', 'projectrepair.blogspot.com', 'reddit.gpgaming.de'],
  ]);
  const boards = await table('What the print on a board means');
  expect(rowsOf(boards)).toEqual(saveSurvival.boardRules.map(({ board, parts }) => [board, parts]));
  const { byType, gbaCodesInEzFlashTable: all, note, secondCount } = saveSurvival.statistics;
  const number = new Intl.NumberFormat('en-GB');
  expect(rowsOf(await table('Save types of Game Boy Advance codes'))).toEqual(
    [...Object.entries(byType), ['all', all] as const].map(([type, count]) => [type, number.format(count)]),
  );
  const risk = screen.getByRole('region', { name: 'How many are at risk' });
  expect(risk).toHaveTextContent(`SRAM in 19 per cent of ${number.format(all)} Game Boy Advance codes`);
  expect(risk).toHaveTextContent('25 per cent of those that save');
  expect(note).toContain('19 per cent of all and 25 per cent of those that save');
  expect(risk).toHaveTextContent('A count of 2006 has 468 SRAM games among about 2,400.');
  expect(secondCount).toContain('2006: 468 SRAM games of about 2,400');
  expect(within(risk).getAllByRole('link')[1]).toHaveAttribute('href', /https:\S+(?=\))/.exec(secondCount)?.[0]);
  const credit = screen.getByRole('region', { name: 'Sources and licence' });
  expect(credit).toHaveTextContent('Joonas Javanainen (Gekkio) and contributors');
  const [database, licence] = within(credit).getAllByRole('link');
  expect(database).toHaveAttribute('href', saveSurvival.sources[0]?.url);
  expect(licence).toHaveTextContent('CC BY-SA 4.0');
  expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by-sa/4.0/');
});
