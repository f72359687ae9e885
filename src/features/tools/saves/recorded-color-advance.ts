import type { CartridgeGroup } from './save-words';

/**
 * Opened cartridges of gb-hardware-db: title, codes, whose copy is linked, boards, copies recorded. Data under CC BY-SA 4.0.
 */
export const recordedColorAdvance: readonly CartridgeGroup[] = [
  {
    platform: 'gba',
    save: 'sram',
    cell: 'CR1616',
    lines: `
Castlevania | AGB-AAMP-0 | 3615retro-1 | AGB-E06-01 | 1
F-Zero - Maximum Velocity | AGB-AFZP-0 | 3615retro-1 | AGB-E06-01 | 1
Megaman - Battle Network | AGB-AREP-0 | 3615retro-1 | AGB-E06-10 | 1
Wario Land 4 | AGB-AWAP-0 | gekkio-1 | AGB-E06-10 | 1
`,
  },
  {
    platform: 'gbc',
    save: 'sram',
    cell: 'CR1616',
    lines: `
Donkey Kong 2001 | CGB-BDDJ-0 | marcao-cfh-1 | DMG-A08-10 | 1
Donkey Kong Country | CGB-BDDE-0 | beckybecky125-1 | DMG-Z03-10 | 1
Harry Potter and the Chamber of Secrets | CGB-BH6P-0 | mattcurrie-1 | DMG-A08-10, DMG-Z03-10 | 3
Harry Potter and the Sorcerer's Stone | CGB-BHVE-0 | lance-kindle-1 | DMG-A08-10 | 1
LEGO Alpha Team | CGB-BLPP-0 | 3615retro-1 | DMG-Z02-01 | 1
LEGO Stunt Rally | CGB-BLYP-0 | max-m-1 | DMG-A06-01 | 1
Legend of Zelda, The - Oracle of Ages | CGB-AZ8P-0 | kurodo-1 | DMG-A08-10 | 2
Legend of Zelda, The - Oracle of Seasons | CGB-AZ7P-0 | kurodo-1 | DMG-A08-10 | 3
Mobile Trainer | CGB-B9AJ-0 | gekkio-1 | DMG-A03-10 | 1
Powerpuff Girls, The - Bad Mojo Jojo | CGB-BJJE-0 | ben-black-1 | DMG-A08-10 | 1
Powerpuff Girls, The - Bulle Contre Lui | CGB-BBHF-0 | 3615retro-1 | DMG-A08-10 | 1
Powerpuff Girls, The - Paint the Townsville Green | CGB-BPTE-0 | ben-black-1 | DMG-Z03-10 | 1
Star Wars Episode I - Racer | CGB-VYHE-0 | ben-black-1 | DMG-A11-01 | 1
Super Mario Bros. Deluxe | CGB-AHYE-0, CGB-AHYE-1, CGB-AHYP-2 | irfon-jones-1 | DMG-A06-01 | 3
Tomb Raider | CGB-AT9P-0 | 3615retro-1 | DMG-A08-10 | 1
Wario Land 3 | CGB-AW8A-0 | comrade-claire-1 | DMG-A03-01, DMG-A03-10 | 4
Yu-Gi-Oh! - Das Dunkle Duell | CGB-BY3D-0 | missingno-force-1 | DMG-A08-10 | 1
Yu-Gi-Oh! - Duel des Tenebres | CGB-BY3F-0 | gdsn-1 | DMG-A08-10 | 3
Yu-Gi-Oh! Duel Monsters 4 - Battle of Great Duelist - Yuugi Deck | CGB-BY4J-0 | gekkio-1 | DMG-A08-10 | 1
Yu-Gi-Oh! Duel Monsters III - Tri Holy God Advant | CGB-BY3J-0 | gekkio-1 | DMG-A08-01 | 1
Zelda no Densetsu - Fushigi no Kinomi - Daichi no Shou | CGB-AZ7J-0 | gekkio-1 | DMG-A06-01 | 1
Zelda no Densetsu - Fushigi no Kinomi - Jikuu no Shou | CGB-AZ8J-0 | gdsn-1 | DMG-A06-01 | 1
`,
  },
  {
    platform: 'gbc',
    save: 'sram',
    cell: 'CR2025',
    lines: `
Game Boy Wars 3 | CGB-BWWJ-0 | gekkio-1 | DMG-A16-01 | 1
`,
  },
  {
    platform: 'gbc',
    save: 'mbc6',
    cell: 'CR1616',
    lines: `
Net de Get - Minigame @ 100 | CGB-BMVJ-0 | gekkio-3 | CGB-A32-01 | 3
`,
  },
  {
    platform: 'gbc',
    save: 'sramClock',
    cell: 'CR2025',
    lines: `
Pocket Monsters - Crystal Version | CGB-BXTJ-0 | kay-kidoutai-1 | DMG-MHEU-01 | 4
Pocket Monsters Eun | CGB-AAXK-0 | smelly-ghost-1 | DMG-KGDU-10 | 1
Pocket Monsters Geum | CGB-AAUK-0 | smelly-ghost-1 | DMG-KGDU-10 | 2
Pokemon - Crystal Version | CGB-BYTE-0, CGB-BYTE-1, CGB-BYTU-0 | comrade-claire-1 | DMG-KGDU-10 | 3
Pokemon - Kristall-Edition | CGB-BYTD-0 | max-m-1 | DMG-KGDU-10 | 1
Pokemon - Version Cristal | CGB-BYTF-0 | kurodo-1 | DMG-KGDU-10 | 3
`,
  },
  {
    platform: 'gba',
    save: 'eepromClock',
    cell: 'CR1616',
    lines: `
Boktai - The Sun Is in Your Hand | AGB-U3IP-0 | 3615retro-1 | AGB-E18-01 | 1
Boktai 2 - Solar Boy Django | AGB-U32P-0 | 3615retro-1 | AGB-E18-01 | 1
`,
  },
  {
    platform: 'gba',
    save: 'flashClock',
    cell: 'CR1616',
    lines: `
Pocket Monsters - Emerald | AGB-BPEJ-0 | fexcollects-1 | AGB-E05-01 | 1
Pocket Monsters - Ruby | AGB-AXVJ-0 | fexcollects-1 | AGB-E05-01 | 1
Pocket Monsters - Sapphire | AGB-AXPJ-0, AGB-AXPJ-1 | fexcollects-1 | AGB-E05-01 | 2
Pokemon - Edicion Esmeralda | AGB-BPES-0 | fexcollects-1 | AGB-E05-01 | 1
Pokemon - Edicion Rubi | AGB-AXVS-0 | fexcollects-1 | AGB-E05-01 | 1
Pokemon - Edicion Zafiro | AGB-AXPS-1 | fexcollects-1 | AGB-E05-01 | 1
Pokemon - Emerald Version | AGB-BPEE-0 | fexcollects-1 | AGB-E05-01 | 2
Pokemon - Ruby Version | AGB-AXVE-0 | fexcollects-1 | AGB-E05-01 | 1
Pokemon - Sapphire Version | AGB-AXPE-0, AGB-AXPE-1, AGB-AXPE-2 | fexcollects-1 | AGB-E05-01 | 3
Pokemon - Smaragd-Edition | AGB-BPED-0 | missingno-force-1 | AGB-E05-01 | 1
Pokemon - Version Emeraude | AGB-BPEF-0 | kurodo-1 | AGB-E05-01 | 2
Pokemon - Version Rubis | AGB-AXVF-0 | kurodo-1 | AGB-E05-01 | 2
Pokemon - Version Saphir | AGB-AXPF-0 | kurodo-1 | AGB-E05-01 | 2
Rockman EXE 4.5 - Real Operation | AGB-BR4J-0 | hdr-1 | AGB-E05-01 | 1
`,
  },
  {
    platform: 'gba',
    save: 'eeprom',
    lines: `
2 Games in 1 - The SpongeBob SquarePants Movie + SpongeBob SquarePants and Friends in Freeze Frame Frenzy | AGB-B2BP-0 | 3615retro-1 | AGB-E03-21 | 1
2 in 1 Game Pack - Shrek 2 & Shark Tale | AGB-BS7P-0 | 3615retro-1 | AGB-E03-20 | 1
Cars | AGB-BCAX-0 | 3615retro-1 | AGB-E03-21 | 1
Classic NES Series - Bomberman | AGB-FBMP-0 | 3615retro-1 | AGB-E03-20 | 1
Classic NES Series - Ice Climber | AGB-FICP-0 | 3615retro-1 | AGB-E03-20 | 1
Classic NES Series - Super Mario Bros. | AGB-FSMP-0 | 3615retro-1 | AGB-E03-20 | 1
Classic NES Series - The Legend of Zelda | AGB-FZLP-0 | kurodo-1 | AGB-E03-20 | 1
Classic NES Series - Zelda II - The Adventure of Link | AGB-FLBP-0 | kurodo-1 | AGB-E03-20 | 1
Dragon Ball - Advanced Adventure | AGB-BDVP-0 | 3615retro-1 | AGB-E03-20 | 1
Gradius Advance | AGB-AGAP-0 | 3615retro-1 | AGB-E03-10 | 1
Grand Theft Auto | AGB-BGTP-0 | kurodo-1 | AGB-E03-20 | 1
Harry Potter and the Goblet of Fire | AGB-BH8P-0 | kurodo-1 | AGB-E24-01 | 1
Harry Potter and the Prisoner of Azkaban | AGB-BHTP-0 | kurodo-1 | AGB-E03-20 | 1
Harry Potter to Himitsu no Heya | AGB-A7HJ-0 | hdr-1 | AGB-E03-20 | 1
LEGO Star Wars II - The Original Trilogy | AGB-BL7E-0 | fexcollects-1 | AGB-E03-21 | 1
Legend of Zelda, The - A Link to the Past & Four Swords | AGB-AZLE-0, AGB-AZLP-0 | kurodo-1 | AGB-E03-20 | 3
Legend of Zelda, The - The Minish Cap | AGB-BZMP-0 | kurodo-1 | AGB-E03-20 | 2
Mario & Luigi - Superstar Saga | AGB-A88P-0 | 3615retro-1 | AGB-E03-20 | 1
Mario Party Advance | AGB-B8ME-0 | missingno-force-1 | AGB-E03-20 | 1
Medabots AX - Metabee Ver. | AGB-AK8P-0 | kurodo-1 | AGB-E03-10 | 1
NES Classics - Castlevania | AGB-FADP-0 | 3615retro-1 | AGB-E03-20 | 1
Phantasy Star Collection | AGB-AYCP-0 | 3615retro-1 | AGB-E03-20 | 1
Rayman 3 | AGB-AYZP-0 | 3615retro-1 | AGB-E03-20 | 1
SSX Tricky | AGB-AXYP-0 | 3615retro-1 | AGB-E03-10 | 1
Sims, The - Bustin' Out | AGB-ASIP-0 | 3615retro-1 | AGB-E03-20 | 1
SpongeBob SquarePants - Lights, Camera, Pants! | AGB-BQQX-0 | 3615retro-1 | AGB-E03-21 | 1
Super Mario Advance | AGB-AMAP-0 | 3615retro-1 | AGB-E03-10 | 1
Super Mario Advance 2 - Super Mario World | AGB-AA2P-0 | 3615retro-1 | AGB-E03-10 | 1
Super Mario Advance 3 - Yoshi's Island | AGB-A3AP-0 | 3615retro-1 | AGB-E03-10 | 1
Tales of Phantasia | AGB-AN8P-0 | missingno-force-1 | AGB-E03-21 | 1
Tom Clancy's Splinter Cell | AGB-AO4P-0 | 3615retro-1 | AGB-E03-20 | 1
Yoshi's Universal Gravitation | AGB-KYGP-0 | 3615retro-1 | AGB-E12-02 | 1
`,
  },
  {
    platform: 'gba',
    save: 'flash',
    lines: `
Advance Wars 2 - Black Hole Rising | AGB-AW2P-0 | 3615retro-1 | AGB-E02-20 | 1
Golden Sun | AGB-AGSF-0 | kurodo-1 | AGB-E02-10 | 2
Golden Sun - L'Age Perdu | AGB-AGFF-0 | kurodo-1 | AGB-E02-20 | 1
Mario Kart - Super Circuit | AGB-AMKE-0, AGB-AMKP-0 | fexcollects-1 | AGB-E02-01 | 2
Pocket Monsters - FireRed | AGB-BPRJ-0 | fexcollects-1 | AGB-E02-20 | 1
Pocket Monsters - LeafGreen | AGB-BPGJ-0 | fexcollects-1 | AGB-E02-20 | 1
Pokemon - Edicion Rojo Fuego | AGB-BPRS-0 | fexcollects-1 | AGB-E02-30 | 1
Pokemon - Edicion Verde Hoja | AGB-BPGS-0 | fexcollects-1 | AGB-E02-30 | 1
Pokemon - FireRed Version | AGB-BPRE-1 | fexcollects-1 | AGB-E02-30 | 2
Pokemon - LeafGreen Version | AGB-BPGE-1 | fexcollects-1 | AGB-E02-30 | 1
Pokemon - Version Rouge Feu | AGB-BPRF-0 | kurodo-1 | AGB-E02-30 | 2
Pokemon - Version Vert Feuille | AGB-BPGF-0 | kurodo-1 | AGB-E02-30 | 2
Pokemon Mystery Dungeon - Red Rescue Team | AGB-B24E-0, AGB-B24P-0 | hdr-6 | AGB-E02-30 | 7
Shining Soul II | AGB-AU2P-0 | 3615retro-1 | AGB-E02-30 | 1
Sonic Advance | AGB-ASOP-0 | kurodo-1 | AGB-E02-10, AGB-E02-20 | 2
Sonic Advance 2 | AGB-A2NP-0 | kurodo-1 | AGB-E02-20 | 1
Sonic Advance 3 | AGB-B3SP-0 | kurodo-1 | AGB-E02-30 | 1
Super Mario Advance 4 - Super Mario Bros. 3 | AGB-AX4E-1, AGB-AX4P-1 | beckybecky125-1 | AGB-E02-30 | 2
Sword of Mana | AGB-AVSX-0 | kurodo-1 | AGB-E02-20 | 1
Yu-Gi-Oh! - Dungeon Dice Monsters | AGB-AYDP-0 | missingno-force-1 | AGB-E02-20 | 1
Zone of the Enders - The Fist of Mars | AGB-AZEP-0 | 3615retro-1 | AGB-E02-10 | 1
`,
  },
  {
    platform: 'gba',
    save: 'fram',
    lines: `
Castlevania - Aria of Sorrow | AGB-A2CP-0 | 3615retro-1 | AGB-E11-01 | 1
Castlevania Double Pack | AGB-BXKP-0 | 3615retro-1 | AGB-Y11-02 | 1
Drill Dozer | AGB-V49E-0 | 3615retro-1 | AGB-ARC-01 | 1
F-Zero - GP Legend | AGB-BFZP-0 | 3615retro-1 | AGB-E11-10 | 1
Final Fantasy VI Advance | AGB-BZ6E-0 | missingno-force-1 | AGB-Y11-02 | 1
Fire Emblem - The Sacred Stones | AGB-BE8P-0 | 3615retro-1 | AGB-Y11-02 | 1
Hamtaro - Ham-Ham Heartbreak | AGB-AH3P-0 | 3615retro-1 | AGB-E11-01 | 1
Kirby & The Amazing Mirror | AGB-B8KP-0 | 3615retro-1 | AGB-E11-10 | 1
Kirby - Nightmare in Dream Land | AGB-A7KE-0, AGB-A7KP-0 | echelonprime-1 | AGB-E11-01 | 2
Megaman - Battle Network 5 - Team Colonel | AGB-BRKP-0 | 3615retro-1 | AGB-Y11-02 | 1
Metroid - Zero Mission | AGB-BMXP-0 | missingno-force-1 | AGB-E11-10 | 2
Pokemon Pinball - Ruby & Sapphire | AGB-BPPP-0 | 3615retro-1 | AGB-E11-01 | 1
Shining Force - Resurrection of the Dark Dragon | AGB-AF5P-0 | 3615retro-1 | AGB-Y11-01 | 1
WarioWare, Inc. - Minigame Mania | AGB-AZWP-0 | 3615retro-1 | AGB-Y11-01 | 1
Yu-Gi-Oh! - The Sacred Cards | AGB-AY7E-0 | fexcollects-1 | AGB-E11-01 | 1
bit Generations - Dotstream | AGB-BVCJ-0 | 3615retro-1 | AGB-Y11-02 | 1
`,
  },
  {
    platform: 'gbc',
    save: 'mbc7',
    lines: `
Command Master | CGB-KCEJ-0 | gekkio-1 | DMG-A47-01 | 1
Kirby - Tilt 'n' Tumble | CGB-KTNE-0 | endrift-1 | DMG-A40-01 | 1
Korokoro Kirby | CGB-KKKJ-0 | kay-kidoutai-1 | DMG-A40-01 | 4
`,
  },
  {
    platform: 'gba',
    save: 'none',
    lines: `
Finding Nemo | AGB-AZIX-0 | 3615retro-1 | AGB-E01-30 | 1
R-Type III - The Third Lightning | AGB-BR3P-0 | kurodo-1 | AGB-E01-40, AGB-E01-41 | 2
`,
  },
  {
    platform: 'gbc',
    save: 'none',
    lines: `
Batman of the Future - Return of the Joker | CGB-BTKP-0 | 3615retro-1 | DMG-A18-01 | 1
Game Boy Color | CGB-ADME-0 | smelly-ghost-1 | DMG-A07-01 | 1
Rayman | CGB-AYQE-0, CGB-AYQP-0 | ben-black-1 | DMG-A09-01 | 2
Shrek - Fairy Tale Freakdown | CGB-BFUP-0 | irfon-jones-1 | DMG-A09-10 | 2
Smurfs Nightmare, The | CGB-ASNP-0 | mattcurrie-1 | DMG-A07-01 | 1
Tiny Toon Adventures - Dizzy's Candy Quest | CGB-BDQP-0 | issotm-1 | DMG-A07-01 | 1
Tony Hawk's Pro Skater 2 | CGB-BTGP-0 | issotm-1 | DMG-A09-10 | 1
`,
  },
];
