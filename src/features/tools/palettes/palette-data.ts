/*
 * The data of the Game Boy Color's start-up program: palettes, checksums and entries. find-palette.ts interprets the
 * numbers.
 */

/** 30 palettes of four colours: five bits each of blue, green and red, in hex. */
export const colourWords = `
  7FFF 32BF 00D0 0000
  639F 4279 15B0 04CB
  7FFF 6E31 454A 0000
  7FFF 1BEF 0200 0000
  7FFF 421F 1CF2 0000
  7FFF 5294 294A 0000
  7FFF 03FF 012F 0000
  7FFF 03EF 01D6 0000
  7FFF 42B5 3DC8 0000
  7E74 03FF 0180 0000
  67FF 77AC 1A13 2D6B
  7ED6 4BFF 2175 0000
  53FF 4A5F 7E52 0000
  4FFF 7ED2 3A4C 1CE0
  03ED 7FFF 255F 0000
  036A 021F 03FF 7FFF
  7FFF 01DF 0112 0000
  231F 035F 00F2 0009
  7FFF 03EA 011F 0000
  299F 001A 000C 0000
  7FFF 027F 001F 0000
  7FFF 03E0 0206 0120
  7FFF 7EEB 001F 7C00
  7FFF 3FFF 7E00 001F
  7FFF 03FF 001F 0000
  03FF 001F 000C 0000
  7FFF 033F 0193 0000
  0000 4200 037F 7FFF
  7FFF 7E8C 7C00 0000
  7FFF 1BEF 6180 0000
`
  .trim()
  .split(/\s+/);

/**
 * The set-ups: the palettes for background, object palette 0 and object palette 1. A fraction counts the four colours
 * of a palette: 3.75 begins with the last colour of palette 3.
 */
// prettier-ignore
export const setups: readonly (readonly [background: number, object0: number, object1: number])[] = [
  [29, 4, 4], [18, 18, 18], [20, 20, 20], [24, 24, 24], [9, 9, 9], [0, 0, 0], [27, 27, 27], [5, 5, 5],
  [12, 12, 12], [26, 26, 26], [8, 16, 8], [28, 4, 28], [2, 4, 2], [4, 3, 4], [29, 4, 29], [28, 28, 4],
  [2, 2, 17], [8, 16, 16], [7, 4, 4], [18, 4, 4], [20, 4, 4], [9, 19, 19], [11, 3.75, 3.75], [2, 17, 17],
  [2, 4, 4], [3, 4, 4], [0, 28, 28], [0, 3, 3], [1, 0, 0], [18, 18, 22], [20, 20, 22], [24, 24, 22],
  [8, 16, 22], [13, 17, 4], [14, 27.75, 0], [15, 27.75, 4], [9, 19, 22.75], [10, 16, 28], [28, 4, 23],
  [2, 17, 22], [2, 4, 0], [3, 4, 28], [0, 28, 3], [4, 3, 28], [4, 21, 28], [0, 3, 28], [28, 25, 3], [8, 0, 28],
  [28, 4, 3], [6, 28, 3], [29, 4, 28],
];

/** The 79 checksums, in hex. The first checksum is a dummy. */
export const checksums = `
  00 88 16 36 D1 DB F2 3C 8C 92 3D 5C 58 C9 3E 70 1D 59 69 19
  35 A8 14 AA 75 95 99 34 6F 15 FF 97 4B 90 17 10 39 F7 F6 A2
  49 4E 43 68 E0 8B F0 CE 0C 29 E8 B7 86 9A 52 01 9D 71 9C BD
  5D 6D 67 3F 6B B3 46 28 A5 C6 D3 27 61 18 66 6A BF 0D F4
`
  .trim()
  .split(/\s+/);

/**
 * From this index of `checksums` on, several titles share a checksum. The fourth letter of the title then selects the
 * entry.
 */
export const firstShared = 65;

/** Each row has fourth letters of titles, at most one for each checksum from `firstShared` on. */
export const letterRows = ['BEFAARBEKEK R-', 'URAR INAILICE ', 'R'] as const;

/** The set-up of each of the 94 entries. */
// prettier-ignore
export const setupOfEntry: readonly number[] = [
  0, 4, 5, 35, 34, 3, 31, 15, 10, 5, 19, 36, 7, 37, 30, 44, 21, 32, 31, 20,
  5, 33, 13, 14, 5, 29, 5, 18, 9, 3, 2, 26, 25, 25, 41, 42, 26, 45, 42, 45,
  36, 38, 26, 42, 30, 41, 34, 34, 5, 42, 6, 5, 33, 25, 42, 42, 40, 2, 16, 25,
  42, 42, 5, 0, 39, 36, 22, 25, 6, 32, 12, 36, 11, 39, 18, 39, 24, 31, 50, 17,
  46, 6, 27, 0, 47, 41, 41, 0, 0, 19, 34, 23, 18, 29,
];

export interface ManualChoice {
  /** The key in the address. */
  key: string;
  buttons: string;
  setup: number;
  /** Players and emulators gave this name. The console gives no names. */
  name: string;
}

export const manualChoices: readonly ManualChoice[] = [
  { key: 'up', buttons: 'Up', setup: 5, name: 'Brown' },
  { key: 'up-a', buttons: 'Up + A', setup: 43, name: 'Red' },
  { key: 'up-b', buttons: 'Up + B', setup: 28, name: 'Dark Brown' },
  { key: 'down', buttons: 'Down', setup: 8, name: 'Pastel Mix' },
  { key: 'down-a', buttons: 'Down + A', setup: 3, name: 'Orange' },
  { key: 'down-b', buttons: 'Down + B', setup: 49, name: 'Yellow' },
  { key: 'left', buttons: 'Left', setup: 48, name: 'Blue' },
  { key: 'left-a', buttons: 'Left + A', setup: 40, name: 'Dark Blue' },
  { key: 'left-b', buttons: 'Left + B', setup: 7, name: 'Grayscale' },
  { key: 'right', buttons: 'Right', setup: 1, name: 'Green' },
  { key: 'right-a', buttons: 'Right + A', setup: 0, name: 'Dark Green' },
  { key: 'right-b', buttons: 'Right + B', setup: 6, name: 'Inverted' },
];

/** Titles of known cartridges, each with its games. */
export const gameTitles: readonly (readonly [title: string, ...games: string[]])[] = [
  ['ALLEY WAY', 'Alleyway'],
  ['YAKUMAN', 'Yakuman (Japan)'],
  ['BASEBALL', 'Baseball'],
  ['Game and Watch 2'],
  ['TENNIS', 'Tennis'],
  ["FOOTBALL INT'L"],
  ['TETRIS', 'Tetris'],
  ['QIX', 'Qix'],
  ['DR.MARIO', 'Dr. Mario'],
  ['RADARMISSION', 'Radar Mission'],
  ['F1RACE', 'F-1 Race'],
  ['YOSSY NO TAMAGO', 'Yoshi no Tamago (Japan)', 'Yoshi (USA)'],
  ['HOSHINOKA-BI', 'Hoshi no Kirby (Japan)'],
  ['X', 'X (Japan)'],
  ['MARIOLAND2', 'Super Mario Land 2: 6 Golden Coins'],
  ['YOSSY NO COOKIE', 'Yoshi no Cookie (Japan)'],
  ['ZELDA', 'The Legend of Zelda: Link’s Awakening'],
  ["KIRBY'S PINBALL", 'Kirby’s Pinball Land'],
  ['SUPERMARIOLAND3', 'Wario Land: Super Mario Land 3'],
  ['TETRIS FLASH', 'Tetris Flash (Japan)'],
  ['DONKEY KONG', 'Donkey Kong (1994)'],
  ["MARIO'S PICROSS", 'Mario’s Picross'],
  ['SUPERDONKEYKONG ', 'Super Donkey Kong GB (Japan)'],
  ['POKEMON RED', 'Pokémon Red Version'],
  ['GAMEBOYCAMERA G', 'Game Boy Camera Gold (USA)'],
  ['POKEMON GREEN', 'Pocket Monsters Midori (Japan)'],
  ['JAMES  BOND  007', 'James Bond 007'],
  ['PICROSS 2', 'Picross 2 (Japan)'],
  ['YOSSY NO PANEPON', 'Yoshi no Panepon (Japan)'],
  ['KIRAKIRA KIDS', 'Kirby no Kirakira Kids (Japan)'],
  ['GAMEBOY GALLERY', 'Game Boy Gallery (Japan, 1997)'],
  ['POCKETCAMERA', 'Pocket Camera (Japan)'],
  ['POKEMON YELLOW', 'Pocket Monsters Pikachu (Japan)'],
  ['BALLOON KID', 'Balloon Kid'],
  ['KINGOFTHEZOO', 'King of the Zoo (Europe)'],
  ['DMG FOOTBALL', 'Play Action Football (USA)'],
  ['WORLD CUP', 'Nintendo World Cup'],
  ['OTHELLO', 'Othello (Europe)'],
  ['SUPER RC PRO-AM', 'Super R.C. Pro-Am'],
  ['DYNABLASTER', 'Dynablaster (Europe)'],
  ['BOY AND BLOB GB2', 'The Rescue of Princess Blobette (Europe)'],
  ['MEGAMAN', 'Mega Man: Dr. Wily’s Revenge (Europe)'],
  ['STAR WARS-NOA', 'Star Wars (USA, Europe, Rev A)'],
  ['KIRBY DREAM LAND', 'Kirby’s Dream Land'],
  ['WAVERACE', 'Wave Race'],
  ['THE CHESSMASTER', 'The Chessmaster (Europe, DMG-EM)'],
  ['LOLO2', 'Adventures of Lolo (Europe)'],
  ['MEGA MAN 2', 'Mega Man II (Europe)'],
  ["YOSHI'S COOKIE", 'Yoshi’s Cookie'],
  ['MYSTIC QUEST', 'Mystic Quest (Europe)'],
  ['TOPRANKTENNIS', 'Top Rank Tennis (USA)'],
  ['TOPRANKINGTENNIS', 'Top Ranking Tennis (Europe)'],
  ['MANSELL', 'Nigel Mansell’s World Championship Racing (Europe)'],
  ['MEGAMAN3', 'Mega Man III (Europe)'],
  ['SPACE INVADERS', 'Space Invaders'],
  ['GAME&WATCH', 'Game Boy Gallery: 5 Games in One (Europe)'],
  ['DONKEYKONGLAND95', 'Donkey Kong Land (USA, Europe)'],
  ['ASTEROIDS/MISCMD', 'Arcade Classic No. 1: Asteroids & Missile Command'],
  ['STREET FIGHTER 2', 'Street Fighter II'],
  ['DEFENDER/JOUST', 'Arcade Classic No. 4: Defender & Joust'],
  ['KILLERINSTINCT95', 'Killer Instinct'],
  ['TETRIS BLAST', 'Tetris Blast'],
  ['PINOCCHIO', 'Pinocchio (Europe)'],
  ['TOY STORY', 'Toy Story (Europe)'],
  ['BA.TOSHINDEN', 'Battle Arena Toshinden (USA)'],
  ['NETTOU KOF 95', "The King of Fighters '95 (USA)"],
  ['STAR STACKER', 'Kirby’s Star Stacker'],
  ['TETRIS PLUS', 'Tetris Plus'],
  ['DONKEYKONGLAND 3', 'Donkey Kong Land III'],
  ['KIRBY2', 'Kirby’s Dream Land 2'],
  ['SUPER MARIOLAND', 'Super Mario Land'],
  ['GOLF', 'Golf'],
  ['SOLARSTRIKER', 'SolarStriker'],
  ['GBWARS', 'Game Boy Wars (Japan)'],
  ['KAERUNOTAMENI', 'Kaeru no Tame ni Kane wa Naru (Japan)'],
  ['KIRBY BLOCKBALL', 'Kirby’s Block Ball'],
  ['POKEMON BLUE', 'Pokémon Blue Version'],
  ['DONKEYKONGLAND', 'Donkey Kong Land (Japan, 1996)'],
  ['GAMEBOY GALLERY2', 'Game Boy Gallery 2'],
  ['DONKEYKONGLAND 2', 'Donkey Kong Land 2'],
  ['KID ICARUS', 'Kid Icarus: Of Myths and Monsters'],
  ['TETRIS2', 'Tetris 2'],
  ['PAC-IN-TIME', 'Pac-In-Time (Europe)'],
  ['MOGURANYA', 'Moguranya (Japan)', 'Mole Mania'],
  ['METROID2', 'Metroid II: Return of Samus'],
  ['GALAGA&GALAXIAN ', 'Arcade Classic No. 3: Galaga & Galaxian (USA)'],
  ['BT2RAGNAROKWORLD', 'Battletoads in Ragnarok’s World (Europe)'],
  ['KEN GRIFFEY JR', 'Ken Griffey Jr. Presents Major League Baseball'],
  ['WARIOLAND2', 'Wario Land II (monochrome, USA/Europe)'],
  ['MAGNETIC SOCCER', 'Magnetic Soccer (Europe)'],
  ['VEGAS STAKES', 'Vegas Stakes'],
  ['WARIO BLAST', 'Wario Blast'],
  ['MILLI/CENTI/PEDE', 'Arcade Classic No. 2: Centipede & Millipede'],
  ['MARIO & YOSHI', 'Mario & Yoshi (Europe)'],
  ['SOCCER', 'Soccer (Europe)'],
  ['POKEBOM', 'Pocket Bomberman (Europe)'],
  ['G&W GALLERY', 'Game & Watch Gallery'],
  ['TETRIS ATTACK', 'Tetris Attack'],
];
