import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { textsOf } from '../../support/texts-of';
import tools from '../../unit/features/tools.json';

const { paletteFinder: facts } = tools;

const outcome = () => screen.getByRole('status').textContent;
const field = () => screen.findByRole('combobox', { name: 'Title or game' });
const bytes = () => textsOf('listitem', screen.getByRole('list', { name: 'The 16 bytes of the title' }));
const steps = () =>
  within(screen.getByRole('region', { name: 'How the console gets there' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** What the screen is painted with: the background's shade 0, then three shades of each palette. */
function painted(setup: number, part = document.body): (string | null)[] {
  const scene = within(part).getByRole('img', { name: `A drawn game in the colours of set-up ${setup}` });
  return [
    ...Array.from(scene.querySelectorAll('rect'), (shade) => shade.getAttribute('fill')),
    ...Array.from(scene.querySelectorAll('use'), (shade) => shade.getAttribute('stroke')),
  ];
}

function coloursOf(setup: number): string[] {
  const { bg = [], obj0 = [], obj1 = [] } = facts.setups[setup] ?? {};
  return [...bg, ...obj0.slice(1), ...obj1.slice(1)];
}

/** The palettes of a row of a table, as they're told. */
function stripsIn(row: HTMLElement): (string | null)[] {
  return Array.from(row.querySelectorAll('[role="img"]'), (palette) => palette.getAttribute('aria-label'));
}

function stripsOf(setup: number): string[] {
  const { bg = [], obj0 = [], obj1 = [] } = facts.setups[setup] ?? {};
  return [bg, obj0.slice(1), obj1.slice(1)].map((colours) => colours.join(' '));
}

async function open(address: string) {
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Palette Finder' });
  return app;
}

test('until a title is typed an example is shown, and the page says so', async () => {
  await open('/tools/palettes');
  expect(await field()).toHaveValue('');
  expect(outcome()).toBe(
    'An example, until you type a title.POKEMON RED: its checksum is $14, which is entry 22 with set-up 13.',
  );
  expect(painted(13)).toEqual(coloursOf(13));
});

test('a typed title goes its way step by step, and is in the address', async () => {
  const { router } = await open('/tools/palettes');
  await userEvent.type(await field(), 'zelda');
  expect(await screen.findByRole('heading', { name: 'The colours of ZELDA' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?title=zelda');
  expect(outcome()).toBe('ZELDA: its checksum is $70, which is entry 15 with set-up 44.');
  expect(bytes()).toEqual([
    'Z $5A',
    'E $45',
    'L $4C',
    'D $44',
    'A $41',
    ...Array.from({ length: 11 }, () => 'none $00'),
  ]);
  expect(steps()).toEqual([
    '1. The kind of game',
    '2. The publisher',
    '3. The letters as bytes',
    '4. The checksum',
    '5. The list of 79',
    '6. Entry and set-up',
  ]);
  expect(screen.getByText(/^The byte at \$0143 is \$00\. Its highest bit is 0/)).toBeVisible();
  expect(screen.getByText("Together they're 368, or $170. The lowest 8 bits are the checksum: $70.")).toBeVisible();
  expect(screen.getByText('$70 is at place 15. Up to place 64 the place is the entry.')).toBeVisible();
  expect(screen.getByText('Entry 15 names set-up 44: three palettes of four colours.')).toBeVisible();
  expect(painted(44)).toEqual(coloursOf(44));
});

test('the name of a game stands for the title of its cartridge', async () => {
  await open('/tools/palettes');
  await userEvent.type(await field(), 'mole mania{Enter}');
  expect(await screen.findByRole('heading', { name: 'The colours of MOGURANYA' })).toBeInTheDocument();
  expect(screen.getByText(/^The header of/)).toHaveTextContent(
    'The header of Moguranya (Japan), Mole Mania says MOGURANYA.',
  );
  expect(document.querySelectorAll('#known-names option')).toHaveLength(100);
  expect(await field()).toHaveAttribute('list', 'known-names');
});

test('a link with a title opens with it', async () => {
  await open('/tools/palettes?title=POKEMON%20BLUE');
  expect(await field()).toHaveValue('POKEMON BLUE');
  expect(outcome()).toBe("POKEMON BLUE: its checksum is $61; with E as fourth letter that's entry 72, set-up 11.");
  expect(painted(11)).toEqual(coloursOf(11));
});

test('where three games share a checksum the fourth letter decides, in three rows', async () => {
  await open('/tools/palettes?title=MOGURANYA');
  expect(outcome()).toBe("MOGURANYA: its checksum is $B3; with U as fourth letter that's entry 79, set-up 17.");
  expect(steps().slice(4)).toEqual(['5. The list of 79', '6. The fourth letter', '7. Entry and set-up']);
  expect(screen.getByText('$B3 is at place 65. From place 65 on, the fourth letter has a say.')).toBeVisible();
  expect(screen.getByText(/^The console compares it/)).toHaveTextContent("This title has U, so it's entry 79.");
  const letters = screen.getByRole('table', { name: 'The letters for place 65' });
  expect(
    within(letters)
      .getAllByRole('row')
      .slice(1)
      .map((row) => textsOf('cell', row)),
  ).toEqual([
    ['B', '65', 'KIRBY2'],
    ['U', '79, this one', 'MOGURANYA'],
    ['R', '93', 'TETRIS ATTACK'],
  ]);
});

test('a shared checksum whose fourth letter is no one of the three gets the default', async () => {
  await open('/tools/palettes?title=BATMAN');
  expect(outcome()).toBe("BATMAN: its checksum $B3 is in the list, its fourth letter isn't, so it gets set-up 0.");
  expect(screen.getByText(/^The console compares it/)).toHaveTextContent(
    'This title has M, which no row has there: entry 0.',
  );
  expect(painted(0)).toEqual(coloursOf(0));
});

test('an unknown title gets set-up 0, and titles like it are offered', async () => {
  await open('/tools/palettes?title=KIRBY%27S');
  expect(outcome()).toBe("KIRBY'S: its checksum $FB isn't in the list, so it gets set-up 0.");
  expect(
    screen.getByText("$FB isn't in the list. The console takes entry 0, as for every title that it doesn't know."),
  ).toBeVisible();
  const offered = screen.getByText('Did you mean').parentElement ?? document.body;
  expect(textsOf('link', offered)).toEqual([
    ...["KIRBY'S PINBALL", 'KIRBY DREAM LAND', 'STAR STACKER', 'KIRBY2', 'KIRBY BLOCKBALL'],
  ]);
  await userEvent.click(within(offered).getByRole('link', { name: 'KIRBY2' }));
  await waitFor(async () => expect(await field()).toHaveValue('KIRBY2'));
  expect(screen.queryByText('Did you mean')).not.toBeInTheDocument();
});

test('padding with spaces makes another checksum: the difference is told, and can be tried', async () => {
  const { router } = await open('/tools/palettes?title=SUPERDONKEYKONG');
  expect(outcome()).toBe('SUPERDONKEYKONG: its checksum is $88, which is entry 1 with set-up 4.');
  expect(
    screen.getByText(
      'Unused bytes are normally 0. Padded with spaces, $20, the checksum would be $A8: entry 21, set-up 33.',
    ),
  ).toBeVisible();
  const padded = screen.getByRole('checkbox', { name: 'The title is padded with spaces' });
  expect(padded).not.toBeChecked();
  await userEvent.click(padded);
  await waitFor(() => expect(padded).toBeChecked());
  expect(router.state.location.search).toBe('?title=SUPERDONKEYKONG&fill=spaces');
  expect(outcome()).toBe('SUPERDONKEYKONG: its checksum is $A8, which is entry 21 with set-up 33.');
  expect(bytes()[15]).toBe('space $20');
  expect(
    screen.getByText(
      'Unused bytes are normally 0. Here they are spaces, which count. Padded with zeros, the checksum would be $88: entry 1, set-up 4.',
    ),
  ).toBeVisible();
  expect(painted(33)).toEqual(coloursOf(33));
});

test('a title of 16 letters has nothing to pad', async () => {
  await open('/tools/palettes?title=KIRBY%20DREAM%20LAND');
  expect(outcome()).toContain('entry 40');
  expect(screen.getByText(/^The byte at \$0143 is \$44\./)).toBeVisible();
  expect(screen.queryByText(/^Unused bytes are normally/)).not.toBeInTheDocument();
});

test('without Nintendo in its header a game gets set-up 0, and nothing else is looked at', async () => {
  const { router } = await open('/tools/palettes?title=TETRIS');
  expect(painted(3)).toEqual(coloursOf(3));
  const byNintendo = screen.getByRole('checkbox', { name: 'The header names Nintendo as publisher' });
  expect(byNintendo).toBeChecked();
  await userEvent.click(byNintendo);
  await waitFor(() => expect(byNintendo).not.toBeChecked());
  expect(router.state.location.search).toBe('?title=TETRIS&publisher=other');
  expect(outcome()).toBe(
    'TETRIS: the header names another publisher, so it gets set-up 0 and nothing else is looked at.',
  );
  expect(steps()).toEqual(['1. The kind of game', '2. The publisher']);
  expect(painted(0)).toEqual(coloursOf(0));
});

test('a combination of buttons repaints the screen, and the automatic choice comes back', async () => {
  const { router } = await open('/tools/palettes?title=QIX');
  const result = screen.getByRole('region', { name: 'The colours of QIX' });
  const choices = within(within(result).getByRole('group', { name: 'Hold buttons while the logo shows' }));
  const [automatic = result, ...manual] = choices.getAllByRole('button');
  const pressed = () => [automatic, ...manual].filter((button) => button.getAttribute('aria-pressed') === 'true');
  expect(automatic).toHaveAccessibleName('Automatic choice');
  expect(pressed()).toEqual([automatic]);
  expect(manual).toHaveLength(facts.manual.length);
  for (const [index, { direction, button, setup, commonName }] of facts.manual.entries()) {
    const choice = manual[index] ?? result;
    const buttons = [direction, button].filter(Boolean).join(' + ');
    expect(choice).toHaveAccessibleName(`${buttons} ${commonName}`);
    fireEvent.click(choice);
    await waitFor(() => expect(pressed()).toEqual([choice]));
    expect(screen.getByText(`${buttons} is held, so it gets set-up ${setup} instead.`)).toBeVisible();
    expect(painted(setup, result)).toEqual(coloursOf(setup));
  }
  expect(router.state.location.search).toBe('?title=QIX&palette=right-b');
  await userEvent.click(automatic);
  await waitFor(() => expect(pressed()).toEqual([automatic]));
  expect(router.state.location.search).toBe('?title=QIX');
  expect(painted(31, result)).toEqual(coloursOf(31));
});

test('a link may hold a combination, which another title ends', async () => {
  const { router } = await open('/tools/palettes?title=QIX&palette=up-a');
  expect(screen.getByText('Set-up 43, by Up + A')).toBeVisible();
  await userEvent.type(await field(), '2');
  await waitFor(() => expect(outcome()).toBe("QIX2: its checksum $24 isn't in the list, so it gets set-up 0."));
  expect(router.state.location.search).toBe('?title=QIX2');
});

test('the colours are told in a table too, without shade 0 of the objects', async () => {
  await open('/tools/palettes?title=SUPER%20MARIOLAND');
  const table = screen.getByRole('table', { name: 'The colours of set-up 22' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => textsOf('cell', row)),
  ).toEqual([
    ['#B5B5FF', 'transparent', 'transparent'],
    ['#FFFF94', '#FFFFFF', '#FFFFFF'],
    ['#AD5A42', '#FF8484', '#FF8484'],
    ['#000000', '#943939', '#943939'],
  ]);
});

test('what has no place in a header is left out, and the page says so', async () => {
  await open('/tools/palettes?title=%E3%82%BC%E3%83%AB%E3%83%80%20A%20TITLE%20TOO%20LONG');
  expect(screen.getByText("We left out characters a cartridge title can't have.")).toBeVisible();
  expect(screen.getByText(/^There's room for 16 letters/)).toBeVisible();
  expect(bytes().slice(0, 3)).toEqual(['space $20', 'A $41', 'space $20']);
});

test.each(['ゼルダ', '   '])(
  'where no letter of %j is left, the example stays, and the page says so',
  async (typed) => {
    await open(`/tools/palettes?title=${encodeURIComponent(typed)}`);
    expect(await field()).toHaveValue(typed);
    expect(outcome()).toBe(
      "No letters are left of that, so here's an example.POKEMON RED: its checksum is $14, which is entry 22 with set-up 13.",
    );
    expect(screen.getByRole('heading', { name: 'The colours of POKEMON RED' })).toBeInTheDocument();
    expect(painted(13)).toEqual(coloursOf(13));
  },
);

test('a space as fourth letter is named', async () => {
  await open('/tools/palettes?title=KID%20ICARUS');
  expect(outcome()).toBe("KID ICARUS: its checksum is $BF; with a space as fourth letter that's entry 76, set-up 24.");
});

test('with the checksum of X the logo is spoken of', async () => {
  await open('/tools/palettes?title=X');
  expect(screen.getByText(/^With \$58 the console also puts the large logo/)).toBeVisible();
});

test('the table has all 94 entries, with titles, games, buttons and colours', async () => {
  await open('/tools/palettes');
  const table = screen.getByRole('table', { name: /^Checksums, fourth letters/ });
  expect(textsOf('columnheader', table)).toEqual([
    ...['Entry', 'Checksum', 'Fourth letter', 'Title and game', 'Set-up', 'Background', 'Objects 0', 'Objects 1'],
  ]);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(94);
  for (const [index, { checksum, setup, headerTitles, games }] of facts.entries.entries()) {
    const row = rows[index] ?? table;
    expect(textsOf('rowheader', row)).toEqual([String(index)]);
    const [shownChecksum, , shownTitles, shownSetup] = textsOf('cell', row);
    expect(shownChecksum).toBe(checksum);
    for (const text of [...headerTitles.map((title) => title.trimEnd()), ...games]) expect(shownTitles).toContain(text);
    expect(shownSetup).toBe(`${setup}${facts.setups[setup]?.manual ? `${facts.setups[setup].manual} too` : ''}`);
    expect(stripsIn(row)).toEqual(stripsOf(setup));
  }
});

test('the twelve combinations have a table that needs no buttons', async () => {
  await open('/tools/palettes?title=QIX');
  const part = screen.getByRole('region', { name: 'The twelve combinations' });
  expect(part.closest('.print\\:hidden, fieldset')).toBeNull();
  const table = within(part).getByRole('table');
  expect(textsOf('columnheader', table)).toEqual([
    ...['Buttons', 'Name', 'Set-up', 'Background', 'Objects 0', 'Objects 1'],
  ]);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(facts.manual.length);
  for (const [index, { direction, button, setup, commonName }] of facts.manual.entries()) {
    const row = rows[index] ?? table;
    expect(textsOf('rowheader', row)).toEqual([[direction, button].filter(Boolean).join(' + ')]);
    expect(textsOf('cell', row).slice(0, 2)).toEqual([commonName, String(setup)]);
    expect(stripsIn(row)).toEqual(stripsOf(setup));
  }
});

test('a title of the table leads to its own way through the finder', async () => {
  await open('/tools/palettes?title=QIX&palette=up');
  const link = screen.getByRole('link', { name: 'GALAGA&GALAXIAN (and a space)' });
  expect(link).toHaveAttribute('href', '/tools/palettes?title=GALAGA%26GALAXIAN%20');
  await userEvent.click(link);
  const heading = await screen.findByRole('heading', { name: 'The colours of GALAGA&GALAXIAN' });
  expect(heading).toHaveFocus();
  expect(outcome()).toBe(
    "GALAGA&GALAXIAN (and a space): its checksum is $28; with A as fourth letter that's entry 81, set-up 6.",
  );
});

test('every source of the facts is linked, and every disputed title named', async () => {
  await open('/tools/palettes');
  const links = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(facts.sources.map(({ url }) => url));
  expect(links[0]).toHaveAccessibleName(/^Pan Docs: Power-Up Sequence ?\(opens in a new tab\)$/);
  const disputed = screen.getByRole('region', { name: 'Where sources disagree' });
  const titles = ['BOY AND BLOB GB1', 'STAR WARS', 'Game and Watch 2', 'NEW CHESSMASTER', 'ROCKMAN WORLD'];
  for (const title of [...titles, 'ROCKMAN WORLD2', 'ROCKMANWORLD3', 'SEIKEN DENSETSU']) {
    expect(facts.disputed[0]?.point).toContain(title);
    expect(disputed).toHaveTextContent(title);
  }
  const confirmed = facts.entries.filter(({ mgbaCheck }) => mgbaCheck === 'confirmed');
  expect(screen.getByText(/the same colours for the games of/)).toHaveTextContent(`of ${confirmed.length} entries`);
});
