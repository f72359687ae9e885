import { describe, expect, test } from 'vitest';
import {
  coloursOf,
  headerTitle,
  knownNames,
  knownTitle,
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
  knownTitles,
  letterRows,
  manualChoices,
  setupOfEntry,
  setups,
} from '@/features/tools/palettes/palette-data';
import tools from './tools.json';

const { paletteFinder: facts } = tools;

describe('the facts', () => {
  test('all 94 entries have their checksum, fourth letter, set-up and titles', () => {
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

  test('all 51 set-ups have their twelve colours, and the buttons that choose them', () => {
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

  test('all 30 palettes become the colours that they are', () => {
    expect(facts.palettes).toHaveLength(30);
    for (const { id, rgb } of facts.palettes) expect(paletteAt(id * 4), `palette ${id}`).toEqual(rgb);
  });

  test('the twelve combinations have their set-ups and names', () => {
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

  test('the counts of the text are those of the facts', () => {
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

  test('there is a title for every entry but the default', () => {
    expect(new Set(titles.map(({ entry }) => entry)).size).toBe(93);
  });

  test.each(titles)('$title is entry $entry', ({ title, ...expected }) => {
    expect(readTitle(title)).toMatchObject(expected);
  });

  test.each(facts.goodExamples)('$title has the checksum $sum', ({ title, sum }) => {
    expect(`$${readTitle(title).checksum}`).toBe(sum);
  });

  // Reckoned apart from the code: title, checksum, entry (null: the default), set-up; then the same with spaces.
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
  ] as const)('%j has the checksum $%s', (title, checksum, entry, setup, padded, paddedEntry, paddedSetup) => {
    expect(readTitle(title)).toMatchObject({ checksum, entry, setup });
    expect(readTitle(title, 0x20)).toMatchObject({ checksum: padded, entry: paddedEntry, setup: paddedSetup });
  });

  test('a title has 16 bytes, whose whole sum is told', () => {
    const bytes = (fill: number) => [0x51, 0x49, 0x58, ...Array.from({ length: 13 }, () => fill)];
    expect(readTitle('QIX')).toMatchObject({ bytes: bytes(0), sum: 242, place: 6 });
    expect(readTitle('QIX', 0x20)).toMatchObject({ bytes: bytes(0x20), sum: 242 + 13 * 32 });
  });

  test('up to place 64 no letter is asked; from 65 the letters of three rows, as far as these go', () => {
    const lettersAt = (title: string) => readTitle(title).choices.map(({ letter, entry }) => `${letter}${entry}`);
    expect(readTitle('DONKEYKONGLAND 3')).toMatchObject({ place: 64, choices: [] });
    expect(lettersAt('KIRBY2')).toEqual(['B65', 'U79', 'R93']);
    expect(lettersAt('KID ICARUS')).toEqual([' 76', 'C90']);
    expect(readTitle('G&W GALLERY')).toMatchObject({ place: 78, entry: 92 });
    expect(readTitle('HELLO')).toMatchObject({ place: null, choices: [] });
  });
});

describe('what a person types', () => {
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
  ])('%j is the title %j', (typed, title) => {
    expect(headerTitle(typed)).toBe(title);
  });

  test('every title, and every game, is the title of its cartridge', () => {
    for (const [title, ...games] of knownTitles)
      for (const name of [title, ...games]) expect(headerTitle(name), name).toBe(title);
    expect(knownNames).toHaveLength(100);
    expect(new Set(knownNames).size).toBe(100);
  });

  test('no known title is taken for another by its capitals or letters', () => {
    for (const [title] of knownTitles) {
      expect(knownTitle(title)?.title).toBe(title);
      expect(lettersOf(title)).toBe(title.toUpperCase());
    }
  });

  test('a part of a name finds the titles, from three letters on', () => {
    expect(titlesLike("link's awa").map(({ title }) => title)).toEqual(['ZELDA']);
    expect(titlesLike('pokémon').map(({ title }) => title)).toEqual([
      ...['POKEMON RED', 'POKEMON GREEN', 'POKEMON YELLOW', 'POKEMON BLUE'],
    ]);
    expect(titlesLike(' go ')).toEqual([]);
    expect(titlesLike('nothing like it')).toEqual([]);
  });
});
