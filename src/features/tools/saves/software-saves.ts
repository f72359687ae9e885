import type { CartridgeGroup } from './save-words';

/**
 * Cartridges from software tables only: title, code in the header, and mGBA's type, if known. The default
 * confidence is medium.
 */
export const softwareSaves: readonly CartridgeGroup[] = [
  {
    platform: 'gba',
    save: 'eitherSram',
    lines: `
Metroid Fusion | AMTE
Metroid Fusion | AMTP
Castlevania - Harmony of Dissonance | ACHE
Castlevania - Harmony of Dissonance | ACHP
Megaman Zero | AZCE | SRAM
Megaman Zero 2 | A62E
Megaman Zero 3 | BZ3E
Breath of Fire | ABFE
Breath of Fire II | AB2E
Konami Krazy Racers | AKWE
Bomberman Tournament | ABSE
Megaman Battle Network 2 | AE2E
Megaman Battle Network 3 Blue | A3XE
Megaman Battle Network 3 White | A6BE
Megaman Battle Network 4 - Red Sun | B4WE
Fire Emblem | AE7E
Mario Golf - Advance Tour | BMGE
Mario Tennis Power Tour | BTME
Riviera - The Promised Land | BREE
Final Fantasy IV Advance | BZ4E
Final Fantasy V Advance | BZ5E
Final Fantasy I & II - Dawn of Souls | BFFE
Game & Watch Gallery 4 | AQWE
Donkey Kong - King of Swing | BBKE
Harvest Moon - Friends of Mineral Town | A4NE
Megaman Battle Network 6 - Cybeast Gregar | BR5E
Megaman Battle Network 6 - Cybeast Falzar | BR6E
`,
  },
  {
    platform: 'gba',
    save: 'eeprom8',
    lines: `
Megaman Zero 4 | B4ZE
Donkey Kong Country | A5NE
Donkey Kong Country 2 | B2DE
Donkey Kong Country 3 | BDQE
Gunstar Super Heroes | BHGE
Astro Boy - Omega Factor | BTAE
Klonoa 2 - Dream Champ Tournament | AN6E
Klonoa - Empire of Dreams | AKLE
Doom | ADME
Super Street Fighter II Turbo - Revival | AXRE
Mario Pinball Land | BMVE
Advance Guardian Heroes | BGCE
Lunar Legend | ALNE
Ninja Five-0 | ANXE
`,
  },
  {
    platform: 'gba',
    save: 'flash64',
    lines: `
Advance Wars | AWRE | FLASH512
Advance Wars | AWRP | FLASH512
Final Fantasy Tactics Advance | AFXE | FLASH512
Mario vs. Donkey Kong | BM5E
`,
  },
  {
    platform: 'gba',
    save: 'framExpected',
    confidence: 'high',
    lines: `
WarioWare - Twisted! | RZWE | SRAM
`,
  },
  {
    platform: 'gba',
    save: 'eeprom512',
    lines: `
Tony Hawk’s Pro Skater 2 | ATHE
`,
  },
  {
    platform: 'gba',
    save: 'noneExpected',
    confidence: 'low',
    lines: `
Pocky & Rocky with Becky | APKE
Double Dragon Advance | BDDE
`,
  },
];
