export const saveLegend: readonly { types: string; text: string }[] = [
  {
    types: 'SRAM + battery',
    text: 'This memory forgets without power, so a CR1616 or CR2025 battery feeds it. When the battery is flat, the save is lost. The game still starts.',
  },
  {
    types: 'RAM inside the MBC2 + battery',
    text: 'The bank controller has 512 half-bytes of memory. A battery feeds them, and a flat one loses the save too.',
  },
  {
    types: 'SRAM + battery with clock',
    text: 'SRAM and a clock share one battery. The clock runs day and night, so the battery empties sooner.',
  },
  {
    types: 'Flash + RTC battery, EEPROM + RTC battery',
    text: 'The save is permanent. The battery only runs the clock. When it is flat in Pokémon Ruby, Sapphire and Emerald, the berries stop growing.',
  },
  {
    types: 'EEPROM, Flash, FRAM',
    text: 'The save is permanent, and there is no battery.',
  },
  {
    types: 'SRAM type: battery or FRAM',
    text: 'Software sees SRAM. The board may have SRAM and a battery, as recorded boards of April to September 2001 do, or FRAM and no battery, as those of March 2003 to October 2006 do. No board from between is recorded, so look for a coin battery.',
  },
  {
    types: 'none',
    text: 'Nothing to save to. The game has passwords, or high scores that last until you switch off.',
  },
];

/** The parts that the print on a board reveals. */
export const boardRules: readonly (readonly [board: string, parts: string])[] = [
  ['AGB-E06', 'SRAM, supply supervisor, CR1616'],
  ['AGB-E11, AGB-Y11, AGB-ARC', 'FRAM MB85R256, no battery'],
  ['AGB-E02', 'Flash, no battery'],
  ['AGB-E03, AGB-E24', 'EEPROM, no battery'],
  ['AGB-E12', 'EEPROM and tilt sensor'],
  ['AGB-E05', 'Flash, clock, crystal, CR1616'],
  ['AGB-E18', 'EEPROM, clock, light sensor, CR1616'],
  ['AGB-E01', 'no save chip'],
  ['DMG-DECN, DMG-DEDN', 'MBC1, SRAM, CR1616'],
  ['DMG-GDAN', 'MBC2 with built-in RAM, CR1616'],
  ['DMG-KGDU, KECN, KFCN, KFDN with crystal', 'MBC3, SRAM, clock, CR2025'],
  ['DMG-MHEU', 'MBC30, 64 KB SRAM, clock, CR2025'],
  ['DMG-A02, A03, A06, A08', 'MBC5, SRAM, CR1616'],
  ['DMG-A40, A47', 'MBC7, EEPROM, tilt sensor'],
  ['CGB-A32', 'MBC6, Flash, SRAM, CR1616'],
  ['DMG-AAA, BEAN, BBA, BFAN, A07, A09', 'no save memory'],
];

/** The number of codes by expected save type, from the table of the EZ-Flash Omega. A repeated code counts once. */
export const saveStatistics = {
  codes: 2756,
  byType: [
    ['no save', 699],
    ['EEPROM', 1329],
    ['SRAM type', 521],
    ['Flash', 207],
  ],
} as const;

export const saveSources = {
  database: {
    title: 'gb-hardware-db',
    url: 'https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34',
  },
  licence: { title: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  mgba: {
    title: 'mGBA: save overrides, commit of 5 August 2026',
    url: 'https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gba/overrides.c',
  },
  ezFlash: {
    title: 'EZ-Flash Omega kernel: save type table',
    url: 'https://github.com/ez-flash/omega-kernel/blob/ea5cc4efd23fb03d7bc718dbbc471b85b50ca457/source/saveMODE.h',
  },
  gbatek: {
    title: 'GBATEK: FRAM in newer Advance cartridges',
    url: 'https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/gba.md',
  },
  fujitsu: {
    title: 'CSDN: the Fujitsu MB85 family of FRAM',
    url: 'https://blog.csdn.net/EVERSPIN/article/details/122542839',
  },
  gbatemp: {
    title: 'GBAtemp, 2006: cartridges with a battery',
    url: 'https://gbatemp.net/threads/gba-cartridge-internal-battery.35302/',
  },
  players: {
    title: 'Kinja: a list by players',
    url: 'https://taptwoproductions.kinja.com/feed-your-cartridges-batteries-or-they-will-forget-to-1835928903',
  },
  fusion: {
    title: 'GC-Forever: a thread about Metroid Fusion',
    url: 'http://www.gc-forever.com/forums/viewtopic.php?f=21&t=2950&sid=36c5fab6d680e05f2aef995c710ad0e0&view=print',
  },
} as const;

export const stepSources = [
  {
    title: 'Robert Hawdon: replacing the battery in Game Boy cartridges',
    url: 'https://robert.hawdon.net/2013/03/21/replacing-the-battery-in-gameboy-game-cartridges/',
  },
  {
    title: 'Jephso: new save batteries for Game Boy games',
    url: 'http://jephso.blogspot.com/2012/05/new-save-batteries-for-game-boy-games.html',
  },
  {
    title: 'Project Repair: a genuine Advance cartridge with a flat battery',
    url: 'http://projectrepair.blogspot.com/2011/02/project-gameboy-advance-cartridge.html',
  },
  {
    title: 'r/Gameboy, mirrored: memory batteries',
    url: 'https://reddit.gpgaming.de/r/Gameboy/comments/1ps72sc/memory_batteries/nv9cnsp/?context=3',
  },
] as const;

export interface SaveNote {
  text: string;
  source?: { title: string; url: string };
  /** The first codes of the records that the note is about. */
  codes: readonly string[];
}

/** Notes on some records. Their numbers appear below the tables. */
export const saveNotes: readonly SaveNote[] = [
  {
    text: 'Software tables call this save SRAM. The opened board has FRAM, a ferroelectric memory that keeps its contents without current.',
    codes: [
      ...['AGB-A2CP-0', 'AGB-BXKP-0', 'AGB-V49E-0', 'AGB-BFZP-0', 'AGB-BZ6E-0', 'AGB-BE8P-0', 'AGB-AH3P-0'],
      ...['AGB-B8KP-0', 'AGB-A7KE-0', 'AGB-BRKP-0', 'AGB-BMXP-0', 'AGB-BPPP-0', 'AGB-AF5P-0', 'AGB-AZWP-0'],
      ...['AGB-AY7E-0', 'AGB-BVCJ-0'],
    ],
  },
  {
    text: 'Disputed: lists by players name this one as a battery game. The recorded copies have FRAM; earlier copies may differ.',
    source: saveSources.players,
    codes: ['AGB-A7KE-0', 'AGB-BMXP-0', 'AGB-AH3P-0'],
  },
  {
    text: 'Disputed: lists by players name this one as a battery game, and no opened copy is recorded.',
    source: saveSources.players,
    codes: ['ACHE', 'ACHP'],
  },
  {
    text: 'Disputed: only some copies are said to have a battery. A forum thread shows one, with SRAM (BS62LV256) and a flat battery.',
    source: saveSources.fusion,
    codes: ['AMTE', 'AMTP'],
  },
  {
    text: 'Disputed: the recorded board has EEPROM, the table of the EZ-Flash says Flash 64 KB. We follow the board.',
    source: saveSources.ezFlash,
    codes: ['AGB-AK8P-0'],
  },
  {
    text: 'Disputed: recorded boards of the NES Classics have EEPROM, the table of the EZ-Flash says SRAM. We follow the boards.',
    source: saveSources.ezFlash,
    codes: ['AGB-FADP-0', 'AGB-FBMP-0', 'AGB-FICP-0', 'AGB-FSMP-0', 'AGB-FZLP-0', 'AGB-FLBP-0'],
  },
  {
    text: 'Guides for Pokémon Red and Blue differ on the size of the battery. The one here is what the board type is built for.',
    codes: ['DMG-APAE-0', 'DMG-APEE-0', 'DMG-APAD-0', 'DMG-APED-0', 'DMG-APAF-0', 'DMG-APEF-0'],
  },
  {
    text: 'One recorded copy has a clock crystal, but the game doesn’t have a clock.',
    codes: ['DMG-APSJ-3'],
  },
  {
    text: 'A Tamagotchi board with three Bandai chips, a clock and a battery; the save memory is inside the chips. The database does not say what survives a flat battery.',
    codes: ['DMG-AOMJ-0'],
  },
  {
    text: 'GBATEK names the chip of this cartridge: MB85R256, an FRAM.',
    source: saveSources.gbatek,
    codes: ['RZWE'],
  },
  {
    text: 'This is Castlevania: Circle of the Moon.',
    codes: ['AGB-AAMP-0'],
  },
];
