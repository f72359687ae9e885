import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';
import tools from '../../unit/features/tools.json';

const { paletteFinder: facts } = tools;

/** Finds the status by selector: a query by role takes a tenth of a second on this long page. */
const outcome = () => document.querySelector('main [role="status"]')?.textContent;
/** Waits for the outcome, because the page renders a moment after the address changes. */
const waitForOutcome = (text: string) => waitFor(() => expect(outcome()).toBe(text));
const field = () => screen.findByLabelText('Title or game', { selector: '[list]' });

/** Returns the drawn colours: shade 0 of the background, then three shades of each palette. */
function painted(setup: number): (string | null)[] {
  const scene = document.querySelector(`[role="img"][aria-label="A drawn game in the colours of set-up ${setup}"]`);
  return [
    ...Array.from(scene?.querySelectorAll('rect') ?? [], (shade) => shade.getAttribute('fill')),
    ...Array.from(scene?.querySelectorAll('use') ?? [], (shade) => shade.getAttribute('stroke')),
  ];
}

function coloursOf(setup: number): string[] {
  const { bg = [], obj0 = [], obj1 = [] } = facts.setups[setup] ?? {};
  return [...bg, ...obj0.slice(1), ...obj1.slice(1)];
}

/** Returns the labels of the palettes in a row of a table. */
function stripsIn(row: HTMLElement): (string | null)[] {
  return Array.from(row.querySelectorAll('[role="img"]'), (palette) => palette.getAttribute('aria-label'));
}

function stripsOf(setup: number): string[] {
  const { bg = [], obj0 = [], obj1 = [] } = facts.setups[setup] ?? {};
  return [bg, obj0.slice(1), obj1.slice(1)].map((colours) => colours.join(' '));
}

/** Returns the rows of a table. Queries by role would take seconds with so many cells. */
function rowsOf(table: HTMLElement): HTMLElement[] {
  return Array.from(table.querySelectorAll<HTMLElement>('tbody tr'));
}

function cellsOf(row: HTMLElement, kind: string): string[] {
  return Array.from(row.querySelectorAll(kind), ({ textContent }) => textContent);
}

async function open(address: string) {
  const app = renderApp(address);
  await screen.findByText('Palette finder', { selector: 'h1' });
  return app;
}

test('the address keeps the title, the button combination and the header fields, also after back and forward', async () => {
  const { router } = await open('/tools/palettes');
  const search = () => router.state.location.search;
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveAttribute('list', 'known-names');
  expect(document.querySelectorAll('#known-names option')).toHaveLength(100);
  expect(outcome()).toMatch(/^This is an example\. Type a title to replace it\.POKEMON RED: /);
  expect(painted(13)).toEqual(coloursOf(13));

  await userEvent.type(await field(), 'zelda');
  await waitForOutcome('ZELDA: its checksum is $70, which is entry 15 with set-up 44.');
  expect(search()).toBe('?title=zelda');
  expect(painted(44)).toEqual(coloursOf(44));

  const { setup = 0 } = facts.manual.find(({ direction, button }) => `${direction} + ${button}` === 'Right + B') ?? {};
  const automatic = screen.getByText('Automatic choice');
  const manual = screen.getByText('Right + B', { selector: 'button > span' }).closest('button') as HTMLButtonElement;
  const isPressed = (button: HTMLElement) => waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(manual);
  await isPressed(manual);
  expect(automatic).toHaveAttribute('aria-pressed', 'false');
  expect(search()).toBe('?title=zelda&palette=right-b');
  expect(painted(setup)).toEqual(coloursOf(setup));
  await userEvent.click(automatic);
  await isPressed(automatic);
  expect(search()).toBe('?title=zelda');
  expect(painted(44)).toEqual(coloursOf(44));

  await act(() => router.navigate(-1));
  await isPressed(manual);
  expect(search()).toBe('?title=zelda&palette=right-b');
  // A new title resets the button combination.
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'superdonkeykong{Enter}');
  await waitForOutcome('SUPERDONKEYKONG: its checksum is $88, which is entry 1 with set-up 4.');
  expect(search()).toBe('?title=superdonkeykong');

  const padded = screen.getByLabelText('The title is padded with spaces');
  const byNintendo = screen.getByLabelText('The header names Nintendo as publisher');
  const isChecked = (...boxes: HTMLElement[]) =>
    waitFor(() => expect([padded, byNintendo].filter((box) => box.matches(':checked'))).toEqual(boxes));
  await isChecked(byNintendo);
  await userEvent.click(padded);
  await waitForOutcome('SUPERDONKEYKONG: its checksum is $A8, which is entry 21 with set-up 33.');
  await isChecked(padded, byNintendo);
  expect(search()).toBe('?title=superdonkeykong&fill=spaces');
  await userEvent.click(byNintendo);
  await waitForOutcome(
    'SUPERDONKEYKONG: the header names another publisher, so it gets set-up 0 and nothing else is looked at.',
  );
  await isChecked(padded);
  expect(search()).toBe('?title=superdonkeykong&fill=spaces&publisher=other');
  expect(painted(0)).toEqual(coloursOf(0));
  await act(() => router.navigate(-2));
  await isChecked(byNintendo);
  await act(() => router.navigate(1));
  await isChecked(padded, byNintendo);
});

test('an address selects a title and a button combination, and a link to another title resets the combination', async () => {
  const { router } = await open('/tools/palettes?title=KIRBY%27S&palette=up-a');
  expect(await field()).toHaveValue("KIRBY'S");
  expect(outcome()).toMatch(/^KIRBY'S: its checksum \$FB isn’t in the list, so it gets set-up 0\./);
  expect(screen.getByText('Set-up 43, by Up + A')).toBeVisible();
  expect(painted(43)).toEqual(coloursOf(43));
  const offered = screen.getByText('Did you mean').parentElement ?? document.body;
  await userEvent.click(within(offered).getByText('KIRBY2'));
  await waitFor(async () => expect(await field()).toHaveValue('KIRBY2'));
  expect(router.state.location.search).toBe('?title=KIRBY2');
  expect(screen.queryByText('Did you mean')).not.toBeInTheDocument();

  const link = screen.getByText('GALAGA&GALAXIAN').closest('a') ?? document.body;
  expect(link).toHaveAccessibleName('GALAGA&GALAXIAN (and a space)');
  expect(link).toHaveAttribute('href', '/tools/palettes?title=GALAGA%26GALAXIAN%20');
  await userEvent.click(link);
  await waitForOutcome(
    'GALAGA&GALAXIAN (and a space): its checksum is $28; with A as fourth letter that’s entry 81, set-up 6.',
  );
  expect(screen.getByText('The colours of GALAGA&GALAXIAN')).toHaveFocus();
});

test('the page has all entries and combinations as tables, with disputed titles and sources', async () => {
  await open('/tools/palettes');
  const table = screen.getByRole('table', { name: /^Checksums, fourth letters/ });
  expect(textsOf('columnheader', table)).toEqual([
    ...['Entry', 'Checksum', 'Fourth letter', 'Title and game', 'Set-up', 'Background', 'Objects 0', 'Objects 1'],
  ]);
  const rows = rowsOf(table);
  expect(rows).toHaveLength(94);
  for (const [index, { checksum, setup, headerTitles, games }] of facts.entries.entries()) {
    const row = rows[index] ?? table;
    expect(cellsOf(row, 'th[scope="row"]')).toEqual([String(index)]);
    const [shownChecksum, , shownTitles, shownSetup] = cellsOf(row, 'td');
    expect(shownChecksum).toBe(checksum);
    for (const text of [...headerTitles.map((title) => title.trimEnd()), ...games]) expect(shownTitles).toContain(text);
    expect(shownSetup).toBe(`${setup}${facts.setups[setup]?.manual ? `${facts.setups[setup].manual} too` : ''}`);
    expect(stripsIn(row)).toEqual(stripsOf(setup));
  }

  const part = screen.getByRole('region', { name: 'The twelve combinations' });
  expect(part.closest('.print\\:hidden, fieldset')).toBeNull();
  const manualTable = within(part).getByRole('table');
  expect(textsOf('columnheader', manualTable)).toEqual([
    ...['Buttons', 'Name', 'Set-up', 'Background', 'Objects 0', 'Objects 1'],
  ]);
  const manualRows = rowsOf(manualTable);
  expect(manualRows).toHaveLength(facts.manual.length);
  for (const [index, { direction, button, setup, commonName }] of facts.manual.entries()) {
    const row = manualRows[index] ?? manualTable;
    expect(cellsOf(row, 'th[scope="row"]')).toEqual([[direction, button].filter(Boolean).join(' + ')]);
    expect(cellsOf(row, 'td').slice(0, 2)).toEqual([commonName, String(setup)]);
    expect(stripsIn(row)).toEqual(stripsOf(setup));
  }

  const links = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(facts.sources.map(({ url }) => url));
  expect(links[0]).toHaveAccessibleName('Pan Docs: Power-Up Sequence');
  const disputed = screen.getByRole('region', { name: 'Where sources disagree' });
  const titles = ['BOY AND BLOB GB1', 'STAR WARS', 'Game and Watch 2', 'NEW CHESSMASTER', 'ROCKMAN WORLD'];
  for (const title of [...titles, 'ROCKMAN WORLD2', 'ROCKMANWORLD3', 'SEIKEN DENSETSU']) {
    expect(facts.disputed[0]?.point).toContain(title);
    expect(disputed).toHaveTextContent(title);
  }
  const confirmed = facts.entries.filter(({ mgbaCheck }) => mgbaCheck === 'confirmed');
  expect(screen.getByText(/the same colours for the games of/)).toHaveTextContent(`of ${confirmed.length} entries`);
});
