import { describe, expect, test } from 'vitest';
import {
  coloursOf,
  headerTitle,
  gameNames,
  findTitle,
  lettersOf,
  logoChecksums,
  paletteAt,
  readTitle,
  tableEntries,
  titlesLike,
} from '@/features/tools/palettes/find-palette';
import {
  checksums,
  firstShared,
  gameTitles,
  letterRows,
  manualChoices,
  setupOfEntry,
  setups,
} from '@/features/tools/palettes/palette-data';
import { PaletteFinder } from '@/features/tools/palettes/palette-finder';
import { innerMarkup, markupOf, textIn, textsIn, valuesIn } from '../../support/markup';
import tools from './tools.json';

const { paletteFinder: facts } = tools;

describe('the facts', () => {
  test('have the 94 entries of the file, with checksum, fourth letter, set-up and titles', () => {
    expect(facts.entries).toHaveLength(94);
    expect(
      tableEntries().map(({ entry, checksum, letter, setup, titles }) => ({
        tableIndex: entry,
        checksum: `$${checksum}`,
        fourthLetter: letter,
        setup,
        writesDmgLogoTilemap: logoChecksums.includes(checksum),
        headerTitles: titles.map(({ title }) => title),
        games: titles.flatMap(({ games }) => games),
      })),
    ).toEqual(
      facts.entries.map(({ tableIndex, checksum, fourthLetter, setup, writesDmgLogoTilemap, headerTitles, games }) => ({
        ...{ tableIndex, checksum, fourthLetter, setup, writesDmgLogoTilemap, headerTitles, games },
      })),
    );
  });

  test('have the 51 set-ups of the file, with twelve colours and the buttons', () => {
    expect(facts.setups).toHaveLength(51);
    expect(
      setups.map((_starts, setup) => {
        const { background, object0, object1 } = coloursOf(setup);
        return {
          setup,
          bg: background,
          obj0: object0,
          obj1: object1,
          usedByAutomaticChoice: setupOfEntry.includes(setup),
          manual: manualChoices.find((choice) => choice.setup === setup)?.buttons ?? null,
        };
      }),
    ).toEqual(facts.setups);
  });

  test('have the 30 palettes of the file', () => {
    expect(facts.palettes).toHaveLength(30);
    for (const { id, rgb } of facts.palettes) expect(paletteAt(id * 4), `palette ${id}`).toEqual(rgb);
  });

  test('have the twelve button combinations of the file, with set-up and name', () => {
    expect(manualChoices.map(({ buttons, setup, name }) => ({ buttons, setup, name }))).toEqual(
      facts.manual.map(({ direction, button, setup, commonName }) => ({
        buttons: [direction, button].filter(Boolean).join(' + '),
        setup,
        name: commonName,
      })),
    );
    expect(manualChoices.map(({ key }) => key)).toEqual(
      manualChoices.map(({ buttons }) => buttons.toLowerCase().replace(' + ', '-')),
    );
  });

  test('have the counts of the file', () => {
    expect(checksums).toHaveLength(79);
    expect(firstShared).toBe(65);
    expect([...letterRows]).toEqual(Object.values(facts.letterRows));
    const automatic = new Set(setupOfEntry);
    expect([setupOfEntry.length, automatic.size, manualChoices.length, setups.length]).toEqual([
      facts.counts.tableEntriesIncludingDefault,
      facts.counts.distinctAutomaticSetups,
      facts.counts.manualSetups,
      facts.counts.allDistinctSetups,
    ]);
    expect(manualChoices.map(({ setup }) => setup).filter((setup) => !automatic.has(setup))).toEqual(
      facts.counts.manualSetupsNotUsedAutomatically,
    );
  });
});

describe('the search', () => {
  const titles = facts.entries.flatMap(({ headerTitles, tableIndex, checksum, setup }) =>
    headerTitles.map((title) => ({ title, entry: tableIndex, checksum: checksum.slice(1), setup })),
  );

  test('knows a title for each entry except the default', () => {
    expect(new Set(titles.map(({ entry }) => entry)).size).toBe(93);
  });

  test.each(titles)('finds entry $entry by $title', ({ title, ...expected }) => {
    expect(readTitle(title)).toMatchObject(expected);
  });

  test.each(facts.goodExamples)('computes the checksum $sum of $title', ({ title, sum }) => {
    expect(`$${readTitle(title).checksum}`).toBe(sum);
  });

  // These values are computed without the code: title, checksum, entry (null: the default), set-up, then with spaces.
  test.each([
    ['TETRIS', 'DB', 5, 3, '1B', null, 0],
    ['POKEMON RED', '14', 22, 13, 'B4', null, 0],
    ['POKEMON BLUE', '61', 72, 11, 'E1', null, 0],
    ['SUPER MARIOLAND', '46', 66, 22, '66', 74, 18],
    ['METROID2', '46', 80, 46, '46', 80, 46],
    ['MOGURANYA', 'B3', 79, 17, '93', null, 0],
    ['KIRBY2', 'B3', 65, 36, 'F3', null, 0],
    ['TETRIS ATTACK', 'B3', 93, 29, '13', null, 0],
    ['BATMAN', 'B3', null, 0, 'F3', null, 0],
    ['ROCKMAN WORLD', 'B3', null, 0, '13', null, 0],
    ['ROCKMAN WORLD2', 'E5', null, 0, '25', null, 0],
    ['ROCKMANWORLD3', 'C6', null, 0, '26', null, 0],
    ['SEIKEN DENSETSU', '4A', null, 0, '6A', 75, 39],
    ['NEW CHESSMASTER', '4C', null, 0, '6C', null, 0],
    ['BOY AND BLOB GB1', 'F6', 38, 42, 'F6', 38, 42],
    ['STAR WARS', '97', 31, 26, '77', null, 0],
    ['HYPER LODE RUNNE', '74', null, 0, '74', null, 0],
    ['CASTLEVANIA', '2B', null, 0, 'CB', null, 0],
    ['CONTRA', 'C7', null, 0, '07', null, 0],
    ['FINAL FANTASY', 'A0', null, 0, '00', 0, 0],
    ['DUCK TALES', 'C0', null, 0, '80', null, 0],
    ['GARGOYLES QUEST', '5F', null, 0, '7F', null, 0],
    ['POKEMON', '19', 19, 20, '39', 36, 26],
    ['METROID', '14', 22, 13, '34', 27, 18],
    ['LOLO', '36', 3, 35, 'B6', null, 0],
    ['DONKEY KONG LAND', '58', 12, 7, '58', 12, 7],
    ['SUPERDONKEYKONG', '88', 1, 4, 'A8', 21, 33],
    ['SUPERDONKEYKONG ', 'A8', 21, 33, 'A8', 21, 33],
    ['POKEMON GOLD', '5F', null, 0, 'DF', null, 0],
    ['HELLO', '74', null, 0, 'D4', null, 0],
    ['PAPERBOY', '62', null, 0, '62', null, 0],
    ['WARIO LAND', 'C1', null, 0, '81', null, 0],
    ['GAMEBOY', '04', null, 0, '24', null, 0],
    ['LINK', '2E', null, 0, 'AE', null, 0],
    ['A', '41', null, 0, '21', null, 0],
    ['', '00', 0, 0, '00', 0, 0],
  ] as const)('reads %j with the checksum $%s', (title, checksum, entry, setup, padded, paddedEntry, paddedSetup) => {
    expect(readTitle(title)).toMatchObject({ checksum, entry, setup });
    expect(readTitle(title, 0x20)).toMatchObject({ checksum: padded, entry: paddedEntry, setup: paddedSetup });
  });

  test('reads a title as 16 bytes and returns their sum', () => {
    const bytes = (fill: number) => [0x51, 0x49, 0x58, ...Array.from({ length: 13 }, () => fill)];
    expect(readTitle('QIX')).toMatchObject({ bytes: bytes(0), sum: 242, place: 6 });
    expect(readTitle('QIX', 0x20)).toMatchObject({ bytes: bytes(0x20), sum: 242 + 13 * 32 });
  });

  test('compares the fourth letter only from place 65 on, with up to three rows', () => {
    const lettersAt = (title: string) => readTitle(title).choices.map(({ letter, entry }) => `${letter}${entry}`);
    expect(readTitle('DONKEYKONGLAND 3')).toMatchObject({ place: 64, choices: [] });
    expect(lettersAt('KIRBY2')).toEqual(['B65', 'U79', 'R93']);
    expect(lettersAt('KID ICARUS')).toEqual([' 76', 'C90']);
    expect(readTitle('G&W GALLERY')).toMatchObject({ place: 78, entry: 92 });
    expect(readTitle('HELLO')).toMatchObject({ place: null, choices: [] });
  });
});

describe('the text of a person', () => {
  test.each([
    ['tetris', 'TETRIS'],
    ['Pokémon Red Version', 'POKEMON RED'],
    ['pokemon red version', 'POKEMON RED'],
    ['Mole Mania', 'MOGURANYA'],
    ['golf', 'GOLF'],
    ['GAME AND WATCH 2', 'Game and Watch 2'],
    ['The King of Fighters ’95 (USA)', 'NETTOU KOF 95'],
    ['Pokémon Crystal!', 'POKEMON CRYSTAL!'],
    ['SUPERDONKEYKONG ', 'SUPERDONKEYKONG '],
    ['a title that is too long', 'A TITLE THAT IS '],
    ['ポケモン X1', ' X1'],
  ])('%j becomes the title %j', (typed, title) => {
    expect(headerTitle(typed)).toBe(title);
  });

  test('each title and each game becomes the title of the cartridge', () => {
    for (const [title, ...games] of gameTitles)
      for (const name of [title, ...games]) expect(headerTitle(name), name).toBe(title);
    expect(gameNames).toHaveLength(100);
    expect(new Set(gameNames).size).toBe(100);
  });

  test('a search finds each known title, and lettersOf returns the title in capitals', () => {
    for (const [title] of gameTitles) {
      expect(findTitle(title)?.title).toBe(title);
      expect(lettersOf(title)).toBe(title.toUpperCase());
    }
  });

  test('a part of a name finds titles if it has at least three letters', () => {
    expect(titlesLike("link's awa").map(({ title }) => title)).toEqual(['ZELDA']);
    expect(titlesLike('pokémon').map(({ title }) => title)).toEqual([
      ...['POKEMON RED', 'POKEMON GREEN', 'POKEMON YELLOW', 'POKEMON BLUE'],
    ]);
    expect(titlesLike(' go ')).toEqual([]);
    expect(titlesLike('nothing like it')).toEqual([]);
  });
});

describe('the palette finder', () => {
  const nothing = {
    title: '',
    palette: '',
    publisher: '',
    fill: '',
    onTitle: () => undefined,
    onChoose: () => undefined,
  };
  const finderFor = (title: string, choices: Partial<Record<'palette' | 'publisher' | 'fill', string>> = {}) =>
    markupOf(PaletteFinder, { ...nothing, title, ...choices });
  const outcomeIn = (markup: string) => textsIn(markup, 'div', 'role="status"').join();
  const paragraphsIn = (markup: string) => textsIn(markup, 'p');
  const bytesIn = (markup: string) =>
    innerMarkup(markup, 'ol', 'aria-label="The 16 bytes of the title"').flatMap((list) => textsIn(list, 'li'));
  const stepsIn = (markup: string) => textsIn(markup, 'h3');

  /** Returns the colours of the screen: shade 0 of the background, then three shades of each palette. */
  function paintedIn(markup: string, setup: number): string[] {
    const [scene = ''] = innerMarkup(markup, 'svg', `aria-label="A drawn game in the colours of set-up ${setup}"`);
    return [...valuesIn(scene, 'rect', 'fill'), ...valuesIn(scene, 'use', 'stroke')];
  }

  function inFile(setup: number): string[] {
    const { bg = [], obj0 = [], obj1 = [] } = facts.setups[setup] ?? {};
    return [...bg, ...obj0.slice(1), ...obj1.slice(1)];
  }

  test('shows checksum, entry, logo and colours for each title of the file', () => {
    for (const {
      tableIndex,
      checksum,
      fourthLetter,
      setup,
      headerTitles,
      writesDmgLogoTilemap: logo,
    } of facts.entries) {
      for (const title of headerTitles) {
        const markup = finderFor(title);
        const name = `${title.trimEnd()}${title.endsWith(' ') ? ' (and a space)' : ''}`;
        const letter = fourthLetter === ' ' ? 'a space' : fourthLetter;
        const entry = letter
          ? `; with ${letter} as fourth letter that’s entry ${tableIndex}, set-up ${setup}.`
          : `, which is entry ${tableIndex} with set-up ${setup}.`;
        expect(outcomeIn(markup)).toBe(`${name}: its checksum is ${checksum}${entry}`);
        expect(textsIn(markup, 'h2')).toContain(`The colours of ${title.trimEnd()}`);
        expect(textIn(markup).includes('the large logo of the original Game Boy'), title).toBe(logo);
        expect(paintedIn(markup, setup)).toEqual(inFile(setup));
        expect(paragraphsIn(markup)).toContain(
          `Entry ${tableIndex} names set-up ${setup}: three palettes of four colours.`,
        );
      }
    }
  });

  test.each([
    ['', 'This is an example. Type a title to replace it.'],
    ['ゼルダ', 'That leaves no letters, so here is an example.'],
    ['   ', 'That leaves no letters, so here is an example.'],
  ])('shows an example for the input %j, and says so', (typed, words) => {
    const markup = finderFor(typed);
    expect(outcomeIn(markup)).toBe(`${words}POKEMON RED: its checksum is $14, which is entry 22 with set-up 13.`);
    expect(textsIn(markup, 'h2')).toContain('The colours of POKEMON RED');
    expect(paintedIn(markup, 13)).toEqual(inFile(13));
    expect(valuesIn(markup, 'input', 'value')).toEqual(typed === '' ? [''] : [typed]);
  });

  test('explains each step of the search for ZELDA with its numbers', () => {
    const markup = finderFor('zelda');
    const none = Array.from({ length: 11 }, () => 'none $00');
    expect(bytesIn(markup)).toEqual(['Z $5A', 'E $45', 'L $4C', 'D $44', 'A $41', ...none]);
    expect(textsIn(markup, 'h2').at(-1)).toBe('How the console gets there');
    expect(stepsIn(markup)).toEqual([
      ...['1. The kind of game', '2. The publisher', '3. The letters as bytes', '4. The checksum', '5. The list of 79'],
      '6. Entry and set-up',
    ]);
    const paragraphs = paragraphsIn(markup);
    expect(paragraphs.join('\n')).toMatch(/^The byte at \$0143 is \$00\. Its highest bit is 0/m);
    expect(paragraphs).toContain('Together they’re 368, or $170. The lowest 8 bits are the checksum: $70.');
    expect(paragraphs).toContain('$70 is at place 15. Up to place 64 the place is the entry.');
    expect(paragraphs).toContain('Entry 15 names set-up 44: three palettes of four colours.');
  });

  test('adds the header title to the name of a game', () => {
    const markup = finderFor('mole mania');
    expect(textsIn(markup, 'h2')).toContain('The colours of MOGURANYA');
    expect(paragraphsIn(markup)).toContain('The header of Moguranya (Japan), Mole Mania says MOGURANYA.');
    expect(valuesIn(markup, 'option', 'value')).toEqual(gameNames);
  });

  test('shows a table of three rows, because three games with one checksum differ in the fourth letter', () => {
    const markup = finderFor('MOGURANYA');
    expect(stepsIn(markup).slice(4)).toEqual(['5. The list of 79', '6. The fourth letter', '7. Entry and set-up']);
    expect(paragraphsIn(markup)).toContain('$B3 is at place 65. From place 65 on, the fourth letter has a say.');
    expect(textIn(markup)).toContain('This title has U, so it’s entry 79.');
    const table = innerMarkup(markup, 'table').find((each) => each.includes('The letters for place 65')) ?? '';
    expect(textsIn(table, 'td')).toEqual([
      ...['B', '65', 'KIRBY2', 'U', '79, this one', 'MOGURANYA', 'R', '93', 'TETRIS ATTACK'],
    ]);
  });

  test('gives a title the default colours when a shared checksum has no row for the fourth letter', () => {
    const markup = finderFor('BATMAN');
    expect(outcomeIn(markup)).toBe(
      'BATMAN: its checksum $B3 is in the list, its fourth letter isn’t, so it gets set-up 0.',
    );
    expect(textIn(markup)).toContain('This title has M, which no row has there: entry 0.');
    expect(paintedIn(markup, 0)).toEqual(inFile(0));
  });

  test('gives an unknown title set-up 0 and suggests similar titles, but suggests none for a known title', () => {
    const markup = finderFor("KIRBY'S");
    expect(outcomeIn(markup)).toBe("KIRBY'S: its checksum $FB isn’t in the list, so it gets set-up 0.");
    expect(paragraphsIn(markup)).toContain(
      '$FB isn’t in the list. The console takes entry 0, as for every title that it doesn’t know.',
    );
    const offered = (shown: string) => innerMarkup(shown, 'p').filter((each) => each.includes('Did you mean'));
    expect(offered(markup).flatMap((each) => textsIn(each, 'a'))).toEqual([
      ...["KIRBY'S PINBALL", 'KIRBY DREAM LAND', 'STAR STACKER', 'KIRBY2', 'KIRBY BLOCKBALL'],
    ]);
    expect(offered(finderFor('KIRBY2'))).toEqual([]);
  });

  test('computes the checksum with zeros or spaces, and says what the other padding would give', () => {
    const zeros = finderFor('SUPERDONKEYKONG');
    expect(paragraphsIn(zeros)).toContain(
      'Unused bytes are normally 0. Padded with spaces, $20, the checksum would be $A8: entry 21, set-up 33.',
    );
    const spaces = finderFor('SUPERDONKEYKONG', { fill: 'spaces' });
    expect(outcomeIn(spaces)).toBe('SUPERDONKEYKONG: its checksum is $A8, which is entry 21 with set-up 33.');
    expect(bytesIn(spaces)[15]).toBe('space $20');
    expect(paragraphsIn(spaces)).toContain(
      ['Unused bytes are normally 0.', 'Here they are spaces, which count.']
        .concat('Padded with zeros, the checksum would be $88: entry 1, set-up 4.')
        .join(' '),
    );
    expect(paintedIn(spaces, 33)).toEqual(inFile(33));
  });

  test('offers no padding for a title of 16 letters', () => {
    const markup = finderFor('KIRBY DREAM LAND');
    expect(outcomeIn(markup)).toContain('entry 40');
    expect(textIn(markup)).toContain('The byte at $0143 is $44.');
    expect(textIn(markup)).not.toContain('Unused bytes are normally');
  });

  test('gives set-up 0 to a game of another publisher and stops', () => {
    const markup = finderFor('TETRIS', { publisher: 'other' });
    expect(outcomeIn(markup)).toBe(
      'TETRIS: the header names another publisher, so it gets set-up 0 and nothing else is looked at.',
    );
    expect(stepsIn(markup)).toEqual(['1. The kind of game', '2. The publisher']);
    expect(paintedIn(markup, 0)).toEqual(inFile(0));
  });

  test('shows the set-up of each button combination, or else the automatic set-up', () => {
    const pressedButtons = (markup: string) => textsIn(markup, 'button', 'aria-pressed="true"');
    expect(pressedButtons(finderFor('QIX'))).toEqual(['Automatic choice']);
    expect(paintedIn(finderFor('QIX'), 31)).toEqual(inFile(31));
    expect(textsIn(finderFor('QIX'), 'legend')).toContain('Hold buttons while the logo shows');
    expect(textsIn(finderFor('QIX'), 'button', 'aria-pressed=')).toEqual([
      'Automatic choice',
      ...manualChoices.map(({ buttons, name }) => `${buttons} ${name}`),
    ]);
    expect(facts.manual).toHaveLength(12);
    for (const { direction, button, setup, commonName } of facts.manual) {
      const buttons = [direction, button].filter(Boolean).join(' + ');
      const markup = finderFor('QIX', { palette: buttons.toLowerCase().replace(' + ', '-') });
      expect(pressedButtons(markup)).toEqual([`${buttons} ${commonName}`]);
      expect(paragraphsIn(markup)).toContain(`${buttons} is held, so it gets set-up ${setup} instead.`);
      expect(textIn(markup)).toContain(`Set-up ${setup}, by ${buttons}`);
      expect(paintedIn(markup, setup)).toEqual(inFile(setup));
    }
    expect(textIn(finderFor('QIX', { palette: 'nonsense' }))).toContain('Set-up 31, the automatic choice');
  });

  test('shows the colours in a table, where shade 0 of each object is transparent', () => {
    const table =
      innerMarkup(finderFor('SUPER MARIOLAND'), 'table').find((each) => each.includes('of set-up 22')) ?? '';
    expect(textsIn(table, 'caption')).toEqual(['The colours of set-up 22']);
    expect(textsIn(table, 'td')).toEqual([
      ...['#B5B5FF', 'transparent', 'transparent'],
      ...['#FFFF94', '#FFFFFF', '#FFFFFF'],
      ...['#AD5A42', '#FF8484', '#FF8484'],
      ...['#000000', '#943939', '#943939'],
    ]);
  });

  test('drops characters that a header cannot have, and says so', () => {
    const markup = finderFor('ゼルダ A TITLE TOO LONG');
    expect(paragraphsIn(markup)).toContain('We left out characters that a cartridge title can’t have.');
    expect(textIn(markup)).toContain('A title has 16 letters');
    expect(bytesIn(markup).slice(0, 3)).toEqual(['space $20', 'A $41', 'space $20']);
  });

  test('mentions the large logo for the checksum of X', () => {
    expect(textIn(finderFor('X'))).toContain('With $58 the console also puts the large logo');
  });
});
