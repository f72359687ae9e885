import type { CartridgeGroup } from './save-words';

/**
 * Opened cartridges of gb-hardware-db: title, codes, linked copy, boards, number of copies. The print on the save chip
 * of one copy follows, if known. Data under CC BY-SA 4.0.
 */
export const recordedColorAdvance: readonly CartridgeGroup[] = [
  {
    platform: 'gba',
    save: 'sram',
    cell: 'CR1616',
    lines: `
Castlevania | AGB-AAMP-0 | 3615retro-1 | AGB-E06-01 | 1 | HYUNDAI GM76V256CLLFW10 0115 KOREA
F-Zero - Maximum Velocity | AGB-AFZP-0 | 3615retro-1 | AGB-E06-01 | 1 | HYUNDAI GM76V256CLLFW10 0109 KOREA
Megaman - Battle Network | AGB-AREP-0 | 3615retro-1 | AGB-E06-10 | 1 | hynix 0139A HY62WT081ED70C KOREA
Wario Land 4 | AGB-AWAP-0 | gekkio-1 | AGB-E06-10 | 1 | hynix 0137A HY62WT081ED70C KOREA
`,
  },
  {
    platform: 'gbc',
    save: 'sram',
    cell: 'CR1616',
    lines: `
Donkey Kong 2001 | CGB-BDDJ-0 | marcao-cfh-1 | DMG-A08-10 | 1 | LH5164AN-10L SHARP A0027 5 CB
Donkey Kong Country | CGB-BDDE-0 | beckybecky125-1 | DMG-Z03-10 | 1 | BR62256F-70LL 038 167NA
Harry Potter and the Chamber of Secrets | CGB-BH6P-0 | mattcurrie-1 | DMG-A08-10, DMG-Z03-10 | 3 | BR6265BF-10SL 238 113N
Harry Potter and the Sorcerer’s Stone | CGB-BHVE-0 | lance-kindle-1 | DMG-A08-10 | 1 | Winbond W2465S-70LL 140SD21331480-II1RA
LEGO Alpha Team | CGB-BLPP-0 | 3615retro-1 | DMG-Z02-01 | 1 | LH52256CN-10LL SHARP JAPAN 0038 5 LO
LEGO Stunt Rally | CGB-BLYP-0 | max-m-1 | DMG-A06-01 | 1 | Winbond W2465S-70LL 019WD20084870-II1RA
Legend of Zelda, The - Oracle of Ages | CGB-AZ8P-0 | kurodo-1 | DMG-A08-10 | 2 | Winbond W2465S-70LL 121AD21012690-II1RA
Legend of Zelda, The - Oracle of Seasons | CGB-AZ7P-0 | kurodo-1 | DMG-A08-10 | 3 | Winbond W2465S-70LL 127AD21212050-811RA
Mobile Trainer | CGB-B9AJ-0 | gekkio-1 | DMG-A03-10 | 1 | HYUNDAI GM76C256CLLFW70 0047 KOREA
Powerpuff Girls, The - Bad Mojo Jojo | CGB-BJJE-0 | ben-black-1 | DMG-A08-10 | 1 | BR6265BF-10SL 050 168N
Powerpuff Girls, The - Bulle Contre Lui | CGB-BBHF-0 | 3615retro-1 | DMG-A08-10 | 1 | Winbond W2465S-70LL 116AD20531390-II1RA
Powerpuff Girls, The - Paint the Townsville Green | CGB-BPTE-0 | ben-black-1 | DMG-Z03-10 | 1 | BSI BS62LV256SC-70 S282730015 F0040 TAIWAN
Star Wars Episode I - Racer | CGB-VYHE-0 | ben-black-1 | DMG-A11-01 | 1 | LH5164AN-10L SHARP JAPAN 9945 1 EB
Super Mario Bros. Deluxe | CGB-AHYE-0, CGB-AHYE-1, CGB-AHYP-2 | irfon-jones-1 | DMG-A06-01 | 3 | HY6264A LLJ-10 9902B KOREA
Tomb Raider | CGB-AT9P-0 | 3615retro-1 | DMG-A08-10 | 1 | BR6265BF-10SL 234 120N
Wario Land 3 | CGB-AW8A-0 | comrade-claire-1 | DMG-A03-01, DMG-A03-10 | 4 | Winbond W24258S-70LE 020SH200908301AA
Yu-Gi-Oh! - Das Dunkle Duell | CGB-BY3D-0 | missingno-force-1 | DMG-A08-10 | 1 | BR6265BF-10SL 315 136N
Yu-Gi-Oh! - Duel des Tenebres | CGB-BY3F-0 | gdsn-1 | DMG-A08-10 | 3 | BR6265BF-10SL 237 111N
Yu-Gi-Oh! Duel Monsters 4 - Battle of Great Duelist - Yuugi Deck | CGB-BY4J-0 | gekkio-1 | DMG-A08-10 | 1 | LH5164AN-10L SHARP A0039 5 CB
Yu-Gi-Oh! Duel Monsters III - Tri Holy God Advant | CGB-BY3J-0 | gekkio-1 | DMG-A08-01 | 1 | Winbond W2465S-70LL 014WD20065430-II1RA
Zelda no Densetsu - Fushigi no Kinomi - Daichi no Shou | CGB-AZ7J-0 | gekkio-1 | DMG-A06-01 | 1 | BR6265BF-10SL 052 115N
Zelda no Densetsu - Fushigi no Kinomi - Jikuu no Shou | CGB-AZ8J-0 | gdsn-1 | DMG-A06-01 | 1 | BR6265BF-10SL 103 117N
`,
  },
  {
    platform: 'gbc',
    save: 'sram',
    cell: 'CR2025',
    lines: `
Game Boy Wars 3 | CGB-BWWJ-0 | gekkio-1 | DMG-A16-01 | 1 | HYUNDAI KOREA HY628100B 0041A LLG-70
`,
  },
  {
    platform: 'gbc',
    save: 'mbc6',
    cell: 'CR1616',
    lines: `
Net de Get - Minigame @ 100 | CGB-BMVJ-0 | gekkio-3 | CGB-A32-01 | 3 | E991012 29F008TC-14 21657 TAIWAN
`,
  },
  {
    platform: 'gbc',
    save: 'sramClock',
    cell: 'CR2025',
    lines: `
Pocket Monsters - Crystal Version | CGB-BXTJ-0 | kay-kidoutai-1 | DMG-MHEU-01 | 4 | HYUNDAI KOREA HY628100B 0037A LLG-70
Pocket Monsters Eun | CGB-AAXK-0 | smelly-ghost-1 | DMG-KGDU-10 | 1 | BSI BS62LV256SC-70 S2828W13088.1N F0318 TAIWAN
Pocket Monsters Geum | CGB-AAUK-0 | smelly-ghost-1 | DMG-KGDU-10 | 2 | BSI BS62LV256SCG70 S2828CA30125.A D05502 TAIWAN
Pokemon - Crystal Version | CGB-BYTE-0, CGB-BYTE-1, CGB-BYTU-0 | comrade-claire-1 | DMG-KGDU-10 | 3 | BSI BS62LV256SC-70 S2827V52142 F0105 TAIWAN
Pokemon - Kristall-Edition | CGB-BYTD-0 | max-m-1 | DMG-KGDU-10 | 1 | BSI BS62LV256SC-70 S2827V53117 D0109 TAIWAN
Pokemon - Version Cristal | CGB-BYTF-0 | kurodo-1 | DMG-KGDU-10 | 3 | BSI BS62LV256SC-70 S2827V45169 F0052 TAIWAN
`,
  },
  {
    platform: 'gba',
    save: 'eepromClock',
    cell: 'CR1616',
    lines: `
Boktai - The Sun Is in Your Hand | AGB-U3IP-0 | 3615retro-1 | AGB-E18-01 | 1 | 9854 4J06W
Boktai 2 - Solar Boy Django | AGB-U32P-0 | 3615retro-1 | AGB-E18-01 | 1 | 9854 5E34W
`,
  },
  {
    platform: 'gba',
    save: 'flashClock',
    cell: 'CR1616',
    lines: `
Pocket Monsters - Emerald | AGB-BPEJ-0 | fexcollects-1 | AGB-E05-01 | 1 | LE26FV10N1TS -10 4DU2A
Pocket Monsters - Ruby | AGB-AXVJ-0 | fexcollects-1 | AGB-E05-01 | 1 | E023057 MX29L010TC-15 1E0290
Pocket Monsters - Sapphire | AGB-AXPJ-0, AGB-AXPJ-1 | fexcollects-1 | AGB-E05-01 | 2 | E022857 MX29L010TC-15 1E0598
Pokemon - Edicion Esmeralda | AGB-BPES-0 | fexcollects-1 | AGB-E05-01 | 1 | E054157G MX29L010TC-15A1 1G4383
Pokemon - Edicion Rubi | AGB-AXVS-0 | fexcollects-1 | AGB-E05-01 | 1 | E030557 MX29L010TC-15A1 1E8122
Pokemon - Edicion Zafiro | AGB-AXPS-1 | fexcollects-1 | AGB-E05-01 | 1 | E060757G MX29L010TC-15A1 1G4399
Pokemon - Emerald Version | AGB-BPEE-0 | fexcollects-1 | AGB-E05-01 | 2 | E053157G MX29L010TC-15A1 1G4211
Pokemon - Ruby Version | AGB-AXVE-0 | fexcollects-1 | AGB-E05-01 | 1 | S030157 MX29L010TC-15 1E7202
Pokemon - Sapphire Version | AGB-AXPE-0, AGB-AXPE-1, AGB-AXPE-2 | fexcollects-1 | AGB-E05-01 | 3 | S025257 MX29L010TC-15A1 1E5689
Pokemon - Smaragd-Edition | AGB-BPED-0 | missingno-force-1 | AGB-E05-01 | 1 | E053757G MX29L010TC-15A1 1G4296
Pokemon - Version Emeraude | AGB-BPEF-0 | kurodo-1 | AGB-E05-01 | 2 | E044757G MX29L010TC-15A1 1G1917
Pokemon - Version Rubis | AGB-AXVF-0 | kurodo-1 | AGB-E05-01 | 2 | E030557 MX29L010TC-15A1 1E7918
Pokemon - Version Saphir | AGB-AXPF-0 | kurodo-1 | AGB-E05-01 | 2 | E032357 MX29L010TC-15A1 1E8734
Rockman EXE 4.5 - Real Operation | AGB-BR4J-0 | hdr-1 | AGB-E05-01 | 1 | 39VF512 70-4C-WH 0350077-D
`,
  },
  {
    platform: 'gba',
    save: 'eeprom',
    lines: `
2 Games in 1 - The SpongeBob SquarePants Movie + SpongeBob SquarePants and Friends in Freeze Frame Frenzy | AGB-B2BP-0 | 3615retro-1 | AGB-E03-21 | 1 | 9853 5971
2 in 1 Game Pack - Shrek 2 & Shark Tale | AGB-BS7P-0 | 3615retro-1 | AGB-E03-20 | 1 | 9853 5513
Cars | AGB-BCAX-0 | 3615retro-1 | AGB-E03-21 | 1 | 9853 7457
Classic NES Series - Bomberman | AGB-FBMP-0 | 3615retro-1 | AGB-E03-20 | 1 | 9853 4482
Classic NES Series - Ice Climber | AGB-FICP-0 | 3615retro-1 | AGB-E03-20 | 1 | 9853 4482
Classic NES Series - Super Mario Bros. | AGB-FSMP-0 | 3615retro-1 | AGB-E03-20 | 1 | 9853 4490
Classic NES Series - The Legend of Zelda | AGB-FZLP-0 | kurodo-1 | AGB-E03-20 | 1 | 9854 4G65W
Classic NES Series - Zelda II - The Adventure of Link | AGB-FLBP-0 | kurodo-1 | AGB-E03-20 | 1 | 9854 4S51W
Dragon Ball - Advanced Adventure | AGB-BDVP-0 | 3615retro-1 | AGB-E03-20 | 1 | 9853 5350
Gradius Advance | AGB-AGAP-0 | 3615retro-1 | AGB-E03-10 | 1 | 9853 1968
Grand Theft Auto | AGB-BGTP-0 | kurodo-1 | AGB-E03-20 | 1 | 9853 4895
Harry Potter and the Goblet of Fire | AGB-BH8P-0 | kurodo-1 | AGB-E24-01 | 1 | 9853 5A62
Harry Potter and the Prisoner of Azkaban | AGB-BHTP-0 | kurodo-1 | AGB-E03-20 | 1 | 9854 4E16W
Harry Potter to Himitsu no Heya | AGB-A7HJ-0 | hdr-1 | AGB-E03-20 | 1 | 9853 2956
LEGO Star Wars II - The Original Trilogy | AGB-BL7E-0 | fexcollects-1 | AGB-E03-21 | 1 | 9853 6600
Legend of Zelda, The - A Link to the Past & Four Swords | AGB-AZLE-0, AGB-AZLP-0 | kurodo-1 | AGB-E03-20 | 3 | 9854 2S17W
Legend of Zelda, The - The Minish Cap | AGB-BZMP-0 | kurodo-1 | AGB-E03-20 | 2 | 9854 4R85W
Mario & Luigi - Superstar Saga | AGB-A88P-0 | 3615retro-1 | AGB-E03-20 | 1 | 9854 3R35W
Mario Party Advance | AGB-B8ME-0 | missingno-force-1 | AGB-E03-20 | 1 | 9854 4U04W
Medabots AX - Metabee Ver. | AGB-AK8P-0 | kurodo-1 | AGB-E03-10 | 1 | 9853 2294
NES Classics - Castlevania | AGB-FADP-0 | 3615retro-1 | AGB-E03-20 | 1 | 9853 4A32
Phantasy Star Collection | AGB-AYCP-0 | 3615retro-1 | AGB-E03-20 | 1 | 9854 2T45W
Rayman 3 | AGB-AYZP-0 | 3615retro-1 | AGB-E03-20 | 1 | 9853 3533
SSX Tricky | AGB-AXYP-0 | 3615retro-1 | AGB-E03-10 | 1 | 9853 2872
Sims, The - Bustin' Out | AGB-ASIP-0 | 3615retro-1 | AGB-E03-20 | 1 | 9854 3T86W
SpongeBob SquarePants - Lights, Camera, Pants! | AGB-BQQX-0 | 3615retro-1 | AGB-E03-21 | 1 | 9853 5913
Super Mario Advance | AGB-AMAP-0 | 3615retro-1 | AGB-E03-10 | 1 | 9853 1932
Super Mario Advance 2 - Super Mario World | AGB-AA2P-0 | 3615retro-1 | AGB-E03-10 | 1 | 9854 2R48W
Super Mario Advance 3 - Yoshi’s Island | AGB-A3AP-0 | 3615retro-1 | AGB-E03-10 | 1 | 9854 2Q17W
Tales of Phantasia | AGB-AN8P-0 | missingno-force-1 | AGB-E03-21 | 1 | 9854 5V12W
Tom Clancy’s Splinter Cell | AGB-AO4P-0 | 3615retro-1 | AGB-E03-20 | 1 | 9853 2B58
Yoshi’s Universal Gravitation | AGB-KYGP-0 | 3615retro-1 | AGB-E12-02 | 1 | 9853 5693
`,
  },
  {
    platform: 'gba',
    save: 'flash',
    lines: `
Advance Wars 2 - Black Hole Rising | AGB-AW2P-0 | 3615retro-1 | AGB-E02-20 | 1 | 39VF512 70-4C-WH 0316104-D
Golden Sun | AGB-AGSF-0 | kurodo-1 | AGB-E02-10 | 2 | 39VF512 70-4C-WH 0130045-D
Golden Sun - L’Age Perdu | AGB-AGFF-0 | kurodo-1 | AGB-E02-20 | 1 | 39VF512 70-4C-WH 0238121-D
Mario Kart - Super Circuit | AGB-AMKE-0, AGB-AMKP-0 | fexcollects-1 | AGB-E02-01 | 2 | AT29LV512 15TC 0114
Pocket Monsters - FireRed | AGB-BPRJ-0 | fexcollects-1 | AGB-E02-20 | 1 | LE26FV10N1TS -10 3MU50
Pocket Monsters - LeafGreen | AGB-BPGJ-0 | fexcollects-1 | AGB-E02-20 | 1 | E032457 MX29L010TC-15A1 1E8980
Pokemon - Edicion Rojo Fuego | AGB-BPRS-0 | fexcollects-1 | AGB-E02-30 | 1 | E044657G MX29L010TC-15A1 1G1769
Pokemon - Edicion Verde Hoja | AGB-BPGS-0 | fexcollects-1 | AGB-E02-30 | 1 | E044057G MX29L010TC-15A1 1G0501
Pokemon - FireRed Version | AGB-BPRE-1 | fexcollects-1 | AGB-E02-30 | 2 | B072957G MX29L010TC-15A1 1H5943
Pokemon - LeafGreen Version | AGB-BPGE-1 | fexcollects-1 | AGB-E02-30 | 1 | B064157G MX29L010TC-15A1 1H4943
Pokemon - Version Rouge Feu | AGB-BPRF-0 | kurodo-1 | AGB-E02-30 | 2 | E040957 MX29L010TC-15A1 1F4980
Pokemon - Version Vert Feuille | AGB-BPGF-0 | kurodo-1 | AGB-E02-30 | 2 | E040957 MX29L010TC-15A1 1F4976
Pokemon Mystery Dungeon - Red Rescue Team | AGB-B24E-0, AGB-B24P-0 | hdr-6 | AGB-E02-30 | 7 | B064157G MX29L010TC-15A1 1H4943
Shining Soul II | AGB-AU2P-0 | 3615retro-1 | AGB-E02-30 | 1 | 39VF512 70-4C-WH 0420058-D
Sonic Advance | AGB-ASOP-0 | kurodo-1 | AGB-E02-10, AGB-E02-20 | 2 | 39VF512 70-4C-WH 0339171-D
Sonic Advance 2 | AGB-A2NP-0 | kurodo-1 | AGB-E02-20 | 1 | 39VF512 70-4C-WH 0235069-D
Sonic Advance 3 | AGB-B3SP-0 | kurodo-1 | AGB-E02-30 | 1 | 39VF512 70-4C-WH 0417138-D
Super Mario Advance 4 - Super Mario Bros. 3 | AGB-AX4E-1, AGB-AX4P-1 | beckybecky125-1 | AGB-E02-30 | 2 | E064957G MX29L010TC-15A1 1H5572
Sword of Mana | AGB-AVSX-0 | kurodo-1 | AGB-E02-20 | 1 | 39VF512 70-4C-WH 0341152-D
Yu-Gi-Oh! - Dungeon Dice Monsters | AGB-AYDP-0 | missingno-force-1 | AGB-E02-20 | 1 | 39VF512 70-4C-WH 0329095-D
Zone of the Enders - The Fist of Mars | AGB-AZEP-0 | 3615retro-1 | AGB-E02-10 | 1 | 39VF512 70-4C-WH 0143078-D
`,
  },
  {
    platform: 'gba',
    save: 'fram',
    lines: `
Castlevania - Aria of Sorrow | AGB-A2CP-0 | 3615retro-1 | AGB-E11-01 | 1 | JAPAN MB85R256 0305 M67
Castlevania Double Pack | AGB-BXKP-0 | 3615retro-1 | AGB-Y11-02 | 1 | JAPAN MB85R256S 0541 M68 E1
Drill Dozer | AGB-V49E-0 | 3615retro-1 | AGB-ARC-01 | 1 | JAPAN MB85R256S 0540 M50 E1
F-Zero - GP Legend | AGB-BFZP-0 | 3615retro-1 | AGB-E11-10 | 1 | JAPAN MB85R256A 0406 M53
Final Fantasy VI Advance | AGB-BZ6E-0 | missingno-force-1 | AGB-Y11-02 | 1 | JAPAN MB85R256S 0644 M49 E1
Fire Emblem - The Sacred Stones | AGB-BE8P-0 | 3615retro-1 | AGB-Y11-02 | 1 | JAPAN MB85R256S 0529 M28 E1
Hamtaro - Ham-Ham Heartbreak | AGB-AH3P-0 | 3615retro-1 | AGB-E11-01 | 1 | JAPAN MB85R256 0316 M10
Kirby & The Amazing Mirror | AGB-B8KP-0 | 3615retro-1 | AGB-E11-10 | 1 | JAPAN MB85R256A 0408 M83
Kirby - Nightmare in Dream Land | AGB-A7KE-0, AGB-A7KP-0 | echelonprime-1 | AGB-E11-01 | 2 | JAPAN MB85R256A 0330 M04
Megaman - Battle Network 5 - Team Colonel | AGB-BRKP-0 | 3615retro-1 | AGB-Y11-02 | 1 | JAPAN MB85R256S 0446 M59 E1
Metroid - Zero Mission | AGB-BMXP-0 | missingno-force-1 | AGB-E11-10 | 2 | JAPAN MB85R256A 0349 M35
Pokemon Pinball - Ruby & Sapphire | AGB-BPPP-0 | 3615retro-1 | AGB-E11-01 | 1 | JAPAN MB85R256A 0336 M51
Shining Force - Resurrection of the Dark Dragon | AGB-AF5P-0 | 3615retro-1 | AGB-Y11-01 | 1 | JAPAN MB85R256A 0401 M82
WarioWare, Inc. - Minigame Mania | AGB-AZWP-0 | 3615retro-1 | AGB-Y11-01 | 1 | JAPAN MB85R256A 0430 M14 E1
Yu-Gi-Oh! - The Sacred Cards | AGB-AY7E-0 | fexcollects-1 | AGB-E11-01 | 1 | JAPAN MB85R256A 0335 M31
bit Generations - Dotstream | AGB-BVCJ-0 | 3615retro-1 | AGB-Y11-02 | 1 | JAPAN MB85R256S 0605 M84 E1
`,
  },
  {
    platform: 'gbc',
    save: 'mbc7',
    lines: `
Command Master | CGB-KCEJ-0 | gekkio-1 | DMG-A47-01 | 1 | LCS5 040
Kirby - Tilt ’n’ Tumble | CGB-KTNE-0 | endrift-1 | DMG-A40-01 | 1 | LC56 W242 12
Korokoro Kirby | CGB-KKKJ-0 | kay-kidoutai-1 | DMG-A40-01 | 4 | LC56 U713 08
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
Tiny Toon Adventures - Dizzy’s Candy Quest | CGB-BDQP-0 | issotm-1 | DMG-A07-01 | 1
Tony Hawk’s Pro Skater 2 | CGB-BTGP-0 | issotm-1 | DMG-A09-10 | 1
`,
  },
];
