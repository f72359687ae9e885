import type { CartridgeGroup } from './save-words';

/**
 * Opened cartridges of gb-hardware-db: title, codes, linked copy, boards, number of copies. The print on the save chip
 * of one copy follows, or a hyphen. The title in the header comes last, if known. Data under CC BY-SA 4.0.
 */
export const recordedGameBoy: readonly CartridgeGroup[] = [
  {
    platform: 'gb',
    save: 'mbc2',
    cell: 'CR1616',
    lines: `
Ayakashi no Shiro | DMG-AYJ-0 | gekkio-1 | DMG-GDAN-02 | 1
Dino Breeder | DMG-AWDJ-0 | gekkio-1 | DMG-GDAN-10 | 1
Dragon Ball Z - Gokuu Hishouden | DMG-ADBJ-0 | marcao-cfh-1 | DMG-GDAN-03 | 1
F-1 Race | DMG-F1A-1 | beckybecky125-2 | DMG-GDAN-02, DMG-GDAN-03, DMG-GDAN-10 | 8 | - | F1RACE
Golf | DMG-GOA-0 | beckybecky125-1 | DMG-GDAN-10 | 1 | - | GOLF
Kirby no Pinball | DMG-K9J-0 | marcao-cfh-1 | DMG-GDAN-03 | 1
Kirby’s Pinball Land | DMG-K9E-0 | beckybecky125-1 | DMG-GDAN-03 | 3 | - | KIRBY'S PINBALL
Makai Toushi Sa-Ga | DMG-SAJ-0 | gekkio-1 | DMG-GDAN-01 | 1
Top Ranking Tennis | DMG-XTX-0 | gekkio-1 | DMG-GDAN-03 | 1 | - | TOPRANKINGTENNIS
X | DMG-ECJ-0 | beckybecky125-1 | DMG-GDAN-03 | 1 | - | X
`,
  },
  {
    platform: 'gb',
    save: 'sram',
    cell: 'CR1616',
    lines: `
Dai-2-ji Super Robot Taisen G | DMG-AG2J-0 | melongx-1 | DMG-DECN-10 | 1 | LH5164AN-10L SHARP JAPAN 9741 3 EB
Donkey Kong | DMG-QDA-1 | beckybecky125-2 | DMG-DECN(K)-02, DMG-DECN-02, DMG-DECN-10 | 3 | LH5168N-10PL MOSEL-VITELIC JAPAN N745 0Z BH | DONKEY KONG
Donkey Kong Land | DMG-ADDJ-0, DMG-YTE-0 | gekkio-1 | DMG-DECN(K)-02, DMG-DECN-02, DMG-DECN-10 | 5 | HY6264A LLJ-10 9640B KOREA
Donkey Kong Land 2 | DMG-ADDE-0, DMG-ADDP-0 | beckybecky125-1 | DMG-DECN(K)-02, DMG-DECN-02, DMG-DECN-10, DMG-DECN-20 | 4 | LH5164AN-10L SHARP JAPAN 9946 5 EB | DONKEYKONGLAND 2
Donkey Kong Land III | DMG-AD3E-1, DMG-AD3P-1 | beckybecky125-1 | DMG-DECN-10, DMG-DECN-20 | 4 | LH5164AN-10L SHARP JAPAN 9820 3 DB | DONKEYKONGLAND 3
Game & Watch Gallery | DMG-AGAE-1 | ben-black-1 | DMG-DECN-10 | 2 | LH5168N-10PL MOSEL-VITELIC JAPAN N747 0P BH | G&W GALLERY
Game Boy Wars | DMG-GWJ-0 | louhike-1 | DMG-DECN-01 | 2 | LH5168NFA-10L SHARP JAPAN 9049 3 SA | GBWARS
Game Boy Wars Turbo | DMG-AGWJ-0 | gekkio-1 | DMG-DEDN-10 | 1 | LGS GM76C256BLLFW70 9617 KOREA
Game de Hakken!! Tamagotchi | DMG-ATAJ-0 | gekkio-1 | DMG-DECN-10 | 1 | LH5268ANF-10PLL MOSEL-VITELIC JAPAN N715 03 BC
Hoshi no Kirby 2 | DMG-AKBJ-0 | ben-black-1 | DMG-DECN-02 | 1 | LH5268ANF-10YLL Xlink JAPAN H429 0Y BB
James Bond 007 | DMG-AW7E-0, DMG-AW7P-0 | beckybecky125-1 | DMG-DECN-10 | 3 | BR6265BF-10SL 851 191N | JAMES  BOND  007
Ken Griffey Jr. Presents Major League Baseball | DMG-AKGE-0 | beckybecky125-1 | DMG-DECN-10 | 1 | LH5164AN-10L SHARP JAPAN 9814 5 EB | KEN GRIFFEY JR
Kirby’s Block Ball | DMG-AKXE-0, DMG-AKXP-0 | beckybecky125-1 | DMG-DECN(K)-02 | 2 | XLJ6265BF-10SL 609 167N | KIRBY BLOCKBALL
Kirby’s Dream Land 2 | DMG-AKBE-0, DMG-AKBP-0 | beckybecky125-1 | DMG-DECN(K)-02, DMG-DECN-02 | 3 | HY6264A LLJ-10 9526B KOREA | KIRBY2
Kirby’s Star Stacker | DMG-AKCE-0 | beckybecky125-1 | DMG-DECN(K)-10 | 1 | BR6265BF-10SL 722 157N | STAR STACKER
Legend of Zelda, The - Link’s Awakening | DMG-ZLE-0, DMG-ZLE-2, DMG-ZLF-0 | max-m-1 | DMG-DECN-02, DMG-DECN-10 | 5 | HYUNDAI HY6264ALLJ-10 9314B KOREA | ZELDA
Mario no Picross | DMG-APCJ-0 | kay-kidoutai-1 | DMG-DECN-02 | 3 | HY6264A LLJ-10 9427B KOREA
Mario’s Picross | DMG-APCP-0 | tobiasvl-1 | DMG-DECN-02 | 2 | HY6264A LLJ-10 9506B KOREA | MARIO'S PICROSS
Metroid II - Return of Samus | DMG-MEA-0 | tobiasvl-1 | DMG-DECN-02, DMG-DECN-10 | 4 | LH5168N-10PL MOSEL-VITELIC JAPAN N7 34 22 BH | METROID2
Mole Mania | DMG-AMOE-0, DMG-AMOP-0 | beckybecky125-1 | DMG-DECN-10 | 2 | XLJ6265BF-10SL 646 107N | MOGURANYA
Nobunaga no Yabou - Game Boy Ban | DMG-NYJ-0 | marcao-cfh-1 | DMG-DECN-01 | 1 | LH5168NF-10L SHARP JAPAN 9039 5 S
Picross 2 | DMG-AP2J-0 | kay-kidoutai-1 | DMG-DECN(K)-02, DMG-DECN-02 | 3 | HY6264A LLJ-10 9632B KOREA | PICROSS 2
Pocket Bomberman | DMG-APOJ-0 | louhike-1 | DMG-TEDN-01 | 2 | LGS GM76C256CLLFW70 9733 KOREA | POKEBOM
Pocket Monsters - Aka | DMG-APAJ-1 | gdsn-1 | DMG-DEDN-10 | 2 | LH52256CN-10LL SHARP JAPAN 9730 5 SC
Pocket Monsters - Ao | DMG-APEJ-0 | kay-kidoutai-1 | DMG-DEDN-01, DMG-DEDN-10 | 2 | LGS GM76C256BLLFW70 9629 KOREA
Pocket Monsters - Midori | DMG-APBJ-1 | red-vazquez-1 | DMG-DEDN-01, DMG-DEDN-10 | 3 | LH52B256NZ-10PLL MOSEL-VITELIC JAPAN N636 06 CB | POKEMON GREEN
Pokemon - Blaue Edition | DMG-APED-0 | max-m-1 | DMG-A02-01 | 1 | LH52256CN-10LL SHARP JAPAN 9904 3 SO
Pokemon - Gelbe Edition - Special Pikachu Edition | DMG-APSD-0 | missingno-force-2 | DMG-A02-01 | 2 | SANYO LC35256DM-70W JAPAN 0EUPG
Pokemon - Rote Edition | DMG-APAD-0 | missingno-force-1 | DMG-A02-01 | 1 | LGS GM76C256CLLFW70 9930 KOREA
Pokemon - Version Bleue | DMG-APEF-0 | kurodo-1 | DMG-A02-01 | 2 | LH52256CN-10LL SHARP JAPAN 9953 3 SO
Pokemon - Version Jaune - Edition Speciale Pikachu | DMG-APSF-0 | kurodo-3 | DMG-A02-01 | 5 | HYUNDAI GM76C256CLLFW70 0019 KOREA
Pokemon - Version Rouge | DMG-APAF-0 | kurodo-1 | DMG-A02-01 | 3 | SANYO LC35256FM-70U JAPAN 0AUEG
Pokemon - Yellow Version - Special Pikachu Edition | DMG-APSE-0, DMG-APSU-0 | comrade-claire-1 | DMG-A02-01 | 4 | LH52256CN-10LL SHARP JAPAN 0012 3 LO
Super Donkey Kong GB | DMG-YTJ-0 | gekkio-1 | DMG-DECN-10 | 1 | HY6264A LLJ-10 9702B KOREA | SUPERDONKEYKONG
Super Mario Land 2 - 6 Golden Coins | DMG-MQE-0, DMG-MQE-2 | tobiasvl-1 | DMG-DECN-02, DMG-DECN-10, DMG-DECN-M01 | 8 | LH5168NFB-10TL LSI LOGIC JAPAN D244 7 BC | MARIOLAND2
Super Mario Land 2 - 6-tsu no Kinka | DMG-L6J-2 | gekkio-1 | DMG-DECN-02 | 1 | XLJ6265AF-10SL 437 132
Tetris Plus | DMG-ATRJ-0 | marcao-cfh-1 | DMG-DECN-02 | 1 | LH5268ANF-10PLL MOSEL-VITELIC JAPAN N647 03 BC | TETRIS PLUS
Vegas Stakes | DMG-AVSE-0 | beckybecky125-1 | DMG-DECN-02 | 1 | Victronix VN4464S-08LL 95283B034 | VEGAS STAKES
Wario Land - Super Mario Land 3 | DMG-WJA-0 | tobiasvl-1 | DMG-DECN(K)-02, DMG-DECN-02, DMG-DECN-10 | 6 | XLJ6265BF-10SL 604 195N | SUPERMARIOLAND3
Wizardry Gaiden III - Yami no Seiten | DMG-W6J-0 | gekkio-1 | DMG-DEDN-01 | 1 | LH52B256NA-10TLL LSI LOGIC JAPAN D344 03 B
Zelda no Densetsu - Yume o Miru Shima | DMG-ZLJ-0 | louhike-1 | DMG-DECN-02 | 3 | HYUNDAI HY6264ALLJ-10 9310A KOREA
`,
  },
  {
    platform: 'gb',
    save: 'sram',
    cell: 'CR2025',
    lines: `
Pocket Monsters - Pikachu | DMG-APSJ-0, DMG-APSJ-1, DMG-APSJ-2 | hdr-1 | DMG-KFDN-01, DMG-KFDN-10, DMG-LFDN-01 | 8 | LH52256CN-10LL SHARP JAPAN 9827 7 SN | POKEMON YELLOW
Pokemon - Blue Version | DMG-APEE-0, DMG-APEU-0 | comrade-claire-1 | DMG-KFDN-01, DMG-KFDN-10 | 4 | HYUNDAI GM76C256CLLFW70 0102 KOREA | POKEMON BLUE
Pokemon - Red Version | DMG-APAE-0, DMG-APAU-0 | beckybecky125-1 | DMG-KFDN-01, DMG-KFDN-10 | 2 | BR62256F-70LL 107 100NA | POKEMON RED
Wario Land II | DMG-AW2E-0, DMG-AW2P-0 | beckybecky125-1 | DMG-LFDN-01 | 2 | LGS GM76C256CLLFW70 9744 KOREA | WARIOLAND2
`,
  },
  {
    platform: 'gb',
    save: 'sram',
    cell: 'CR2025',
    confidence: 'medium',
    lines: `
Pocket Monsters - Pikachu | DMG-APSJ-3 | hdr-1 | DMG-KFDN-10 | 2 | BSI BS62LV256SC-70 S2828W11075.1 F0231 TAIWAN | POKEMON YELLOW
`,
  },
  {
    platform: 'dual',
    save: 'sram',
    cell: 'CR1616',
    lines: `
Conker’s Pocket Tales | DMG-ACRP-0 | tobiasvl-1 | DMG-A08-01 | 1 | SANYO LC3564BM-70 JAPAN 8HU1G
Dragon Quest I & II | DMG-AEDJ-0 | marcao-cfh-1 | DMG-A08-01 | 1 | LH5164AN-10L SHARP JAPAN 9948 5 EB
Dragon Quest Monsters - Terry no Wonderland | DMG-ADQJ-0, DMG-ADQJ-1 | kay-kidoutai-1 | DMG-DGCU-01, DMG-DGCU-10 | 4 | LH5168N-10L SHARP JAPAN 9818 1 CG
Dragon Quest Monsters 2 - Maruta no Fushigi na Kagi - Ruka no Tabidachi | DMG-BQLJ-0 | gekkio-1 | DMG-A03-10 | 1 | SANYO LC35256FM-70U JAPAN 0LK5G
From TV Animation One Piece - Maboroshi no Grand Line Boukenki! | DMG-BZOJ-0 | marcao-cfh-1 | DMG-A03-10 | 1 | hynix 0210A HY62WT081ED70C KOREA
From TV Animation One Piece - Yume no Luffy Kaizokudan Tanjou! | DMG-BLUJ-0 | gekkio-1 | DMG-A08-10 | 1 | Winbond W2465S-70LL 115AD20484620-II1RA
Game & Watch Gallery 2 | DMG-AGLE-0 | ben-black-1 | DMG-A06-01 | 2 | LH5164AN-10L SHARP A9851 5 CB
Game & Watch Gallery 3 | DMG-AGQE-0 | beckybecky125-1 | DMG-A06-01, DMG-Z02-01 | 2 | LH5164AN-10L SHARP JAPAN 9945 1 EB
Legend of Zelda, The - Link’s Awakening DX | DMG-AZLF-0, DMG-AZLF-1, DMG-AZLP-0, DMG-AZLP-2 | gdsn-1 | DMG-A02-01 | 7 | BR62256F-70LL 844 100A
Megami Tensei Gaiden - Last Bible II | DMG-A2LJ-0 | marcao-cfh-1 | DMG-A06-01 | 1 | BR6265BF-10SL 905 133N
Pokemon Card GB | DMG-ACXJ-0 | kay-kidoutai-1 | DMG-TFDN-01 | 5 | LGS GM76C256CLLFW70 9830 KOREA
Pokemon Pinball | DMG-VPHE-0, DMG-VPHJ-0, DMG-VPHP-0 | irfon-jones-1 | DMG-A04-01, DMG-A11-01, DMG-Z04-01 | 6 | BR6265BF-10SL 111 120N
Pokemon Trading Card Game | DMG-AXQP-0, DMG-AXQU-0 | missingno-force-1 | DMG-A02-01, DMG-A03-10 | 4 | HYUNDAI GM76C256CLLFW70 0037 KOREA
R-Type DX | DMG-AWHP-0 | jan-spakula-1 | DMG-A06-01 | 3 | LH5164AN-10L SHARP A9846 1 CB
Tetris DX | DMG-ATEA-0 | beckybecky125-3 | DMG-DECN-10, DMG-DECN-20 | 5 | LH5164AN-10L SHARP JAPAN 9820 1 DB
Wario Land 2 | DMG-AW2J-0 | kai-1 | DMG-A03-01 | 1 | LGS GM76C256CLLFW70 9826 KOREA
Wario Land II | DMG-AWLE-0, DMG-AWLP-0 | beckybecky125-2 | DMG-A03-01 | 5 | LH52256CN-10LL SHARP JAPAN 9842 3 SO
Yu-Gi-Oh! Duel Monsters II - Dark Duel Stories | DMG-AYKJ-0 | oldirdey-1 | DMG-Z01-01 | 1 | LH5164AN-10L SHARP A9846 1 CB
Zelda no Densetsu - Yume o Miru Shima DX | DMG-AZLJ-0 | kay-kidoutai-1 | DMG-A02-01 | 2 | LGS GM76C256CLLFW70 9826 KOREA
`,
  },
  {
    platform: 'gb',
    save: 'sramClock',
    cell: 'CR2025',
    lines: `
Bokujou Monogatari GB | DMG-AYWJ-0, DMG-AYWJ-1 | hdr-1 | DMG-KECN-01, DMG-KECN-10, DMG-KECN-20, DMG-KECN-SP | 10 | BR6265BF-10SL 748 133N
`,
  },
  {
    platform: 'dual',
    save: 'sramClock',
    cell: 'CR2025',
    lines: `
Pocket Monsters Gin | DMG-AAXJ-0 | gdsn-1 | DMG-KFDN-10 | 1 | HYUNDAI GM76C256CLLFW70 9938 KOREA
Pocket Monsters Kin | DMG-AAUJ-1 | gdsn-1 | DMG-KFDN-10 | 2 | HYUNDAI GM76C256CLLFW70 0002 KOREA
Pokemon - Gold Version | DMG-AAUP-0 | mattcurrie-1 | DMG-KGDU-10 | 1 | HYUNDAI GM76C256CLLFW70 0025 KOREA
Pokemon - Goldene Edition | DMG-AAUD-0 | missingno-force-1 | DMG-KGDU-10 | 2 | HYUNDAI GM76C256CLLFW70 0046 KOREA
Pokemon - Silberne Edition | DMG-AAXD-0 | max-m-1 | DMG-KGDU-10 | 1 | BSI BS62LV256SC-70 S2828W15036 D0133 TAIWAN
Pokemon - Silver Version | DMG-AAXE-0 | pokechu22-2 | DMG-KGDU-10 | 2 | BR62256F-70LL 039 130NA
Pokemon - Version Argent | DMG-AAXF-0 | alex-g-1 | DMG-KGDU-10 | 4 | BR62256F-70LL 048 130NA
Pokemon - Version Or | DMG-AAUF-0 | louhike-1 | DMG-KGDU-10 | 6 | BR62256F-70LL 049 165NA
Robot Poncots - Star Version | DMG-HRCJ-0 | gekkio-2 | DMG-UFDT-01 | 2 | LH52256CT-10LL SHARP JAPAN 9824 3 SF
Robot Poncots - Sun Version | DMG-HREJ-0 | endrift-1 | DMG-UFDT-01 | 1 | LH52256CT-10LL SHARP JAPAN 9844 5 SS
Trade & Battle Card Hero | DMG-AHHJ-0 | hdr-1 | DMG-KGDU-01 | 2 | LH52256CN-10LL SHARP JAPAN 0009 1 SO
`,
  },
  {
    platform: 'gb',
    save: 'none',
    lines: `
Akumajou Special - Boku Dracula-kun | DMG-DFJ-0 | der-gespenster-1 | DMG-BEAN-02 | 1
Aladdin | DMG-ALAP-0 | mattcurrie-1 | DMG-BEAN-10 | 1
Alleyway | DMG-AWA-0 | mattcurrie-1 | DMG-AAA-01 | 3 | - | ALLEY WAY
Balloon Kid | DMG-BTE-0 | mattcurrie-1 | DMG-BEAN-01 | 1 | - | BALLOON KID
Bart Simpson’s Escape from Camp Deadly | DMG-TSE-0 | mattcurrie-1 | DMG-BEAN-02 | 1
Baseball | DMG-BSA-0 | org-1 | DMG-BBA-01, DMG-BEAN-01 | 2 | - | BASEBALL
Baseball Kids | DMG-BKJ-0 | marcao-cfh-1 | DMG-BEAN-01 | 1
Batman - The Video Game | DMG-BAA-0 | mattcurrie-1 | DMG-BEAN-01 | 1
Battletoads | DMG-BVE-0 | mattcurrie-1 | DMG-BEAN-02 | 1
Bomberman GB | DMG-AB2E-0 | beckybecky125-1 | DMG-BEAN-10 | 1
Bubble Bobble | DMG-B2A-0, DMG-B2E-0 | marcao-cfh-1 | DMG-BEAN-01, DMG-BEAN-02 | 2
Castlevania - The Adventure | DMG-CVX-0 | mattcurrie-1 | DMG-BEAN-02 | 2
Castlevania II - Belmont’s Revenge | DMG-CWE-0 | 3615retro-1 | DMG-BEAN-02 | 1
Castlevania Legends | DMG-ADNP-0 | 3615retro-1 | DMG-BEAN-10 | 1
Double Dragon | DMG-DDE-0 | jan-spakula-1 | DMG-BEAN-01, DMG-BEAN-02 | 2
Dr. Mario | DMG-VUA-0, DMG-VUA-1 | mattcurrie-1 | DMG-AAA-03, DMG-AAA-10 | 8 | - | DR.MARIO
Dracula Densetsu | DMG-CVJ-0 | gekkio-1 | DMG-BBA-02 | 1
DuckTales | DMG-DTX-0 | louhike-1 | DMG-BEAN-02, DMG-BEAN-10 | 2
Faceball 2000 | DMG-FAE-0 | gekkio-1 | DMG-BEAN-02 | 1
Game Boy Gallery - 5 Games in 1 | DMG-AGGA-0 | mattcurrie-1 | DMG-BEAN(K)-02, DMG-BEAN-10 | 2
Gargoyle’s Quest | DMG-RAE-0 | louhike-1 | DMG-BEAN-01, DMG-BEAN-02 | 2
Gauntlet II | DMG-G2E-0 | gekkio-2 | DMG-BEAN-02 | 3
Gradius - The Interstellar Assault | DMG-NEE-0 | 3615retro-1 | DMG-BEAN-02 | 1
Hoshi no Kirby | DMG-KYJ-0, DMG-KYJ-1 | kai-1 | DMG-BEAN(K)-02, DMG-BEAN-02 | 3 | - | HOSHINOKA-BI
Jungle Book, The | DMG-J7E-0 | louhike-1 | DMG-BEAN-02, DMG-BEAN-10 | 3
Kid Dracula | DMG-DFE-0 | 3615retro-1 | DMG-BEAN-02 | 1
Killer Instinct | DMG-AKLE-0, DMG-AKLP-0 | beckybecky125-1 | DMG-BEAN-02 | 2 | - | KILLERINSTINCT95
Kirby’s Dream Land | DMG-KYE-0 | tobiasvl-1 | DMG-BEAN(K)-02, DMG-BEAN-02, DMG-BEAN-10 | 6 | - | KIRBY DREAM LAND
Kwirk - He’s A-maze-ing! | DMG-APE-0 | mattcurrie-1 | DMG-AAA-03 | 1
Mario & Yoshi | DMG-YOX-0 | irfon-jones-1 | DMG-BEAN-10 | 1 | - | MARIO & YOSHI
Mickey Mouse - Magic Wands! | DMG-I5X-0 | beckybecky125-1 | DMG-BEAN-10 | 1
Mickey’s Dangerous Chase | DMG-MCE-0 | beckybecky125-1 | DMG-BEAN-02, DMG-BEAN-10 | 2
Mortal Kombat & Mortal Kombat II | DMG-AK2P-0 | gekkio-1 | DMG-M-BFAN-10 | 1
Mortal Kombat 3 | DMG-A3ME-0 | mattcurrie-1 | DMG-BEAN(K)-02, DMG-BEAN-02 | 2
Nemesis | DMG-NME-0, DMG-NMX-0 | mattcurrie-1 | DMG-BEAN-01, DMG-BEAN-02 | 3
Nemesis II - The Return of the Hero | DMG-NEX-0 | 3615retro-1 | DMG-BEAN-02 | 1
Oddworld Adventures | DMG-AODP-0 | gekkio-1 | DMG-BEAN-10 | 1
Operation C | DMG-CNE-0 | gekkio-1 | DMG-BEAN-01 | 1
Pac-Man | DMG-PCE-0 | beckybecky125-1 | DMG-BEAN-02, DMG-BEAN-10 | 2
Pocket Puyo Puyo Tsuu | DMG-APYJ-0 | gekkio-1 | DMG-BEAN-10 | 1
Puyo Puyo | DMG-QQJ-1 | kai-1 | DMG-BEAN-02 | 1
QIX | DMG-QXA-0 | tobiasvl-1 | DMG-BBA-02, DMG-BEAN-01 | 3 | - | QIX
R-Type | DMG-REA-0, DMG-REE-0 | gekkio-1 | DMG-BEAN-02 | 2
R-Type II | DMG-RZX-0 | 3615retro-1 | DMG-BEAN-02 | 1
Smurfs Travel the World, The | DMG-AUFP-0 | issotm-1 | DMG-BEAN-10 | 1
Smurfs, The | DMG-UFX-1 | beckybecky125-1 | DMG-BEAN-10 | 1
SolarStriker | DMG-SSA-0 | ben-black-1 | DMG-BBA-02, DMG-BBA-03 | 3 | - | SOLARSTRIKER
Space Invaders | DMG-SPE-0 | beckybecky125-1 | DMG-BEAN-02 | 1 | - | SPACE INVADERS
Spider-Man - X-Men - Arcade’s Revenge | DMG-XGE-0 | alex-g-1 | DMG-BEAN-10 | 1
Star Wars | DMG-WSE-1 | beckybecky125-1 | DMG-BEAN-10 | 1 | - | STAR WARS-NOA
Street Fighter II | DMG-ASFE-1, DMG-ASFP-1 | beckybecky125-1 | DMG-BEAN(K)-10, DMG-BEAN-10 | 2 | - | STREET FIGHTER 2
Super Mario Land | DMG-MLA-0, DMG-MLA-1 | fwwwn-1 | DMG-BBA-01, DMG-BEAN-01, DMG-BEAN-02, DMG-BEAN-10, DMG-BEAN-20 | 10 | - | SUPER MARIOLAND
Tennis | DMG-TNA-0 | beckybecky125-1 | DMG-AAA-10 | 1 | - | TENNIS
Terminator 2 - Judgment Day | DMG-TZE-0 | alex-g-1 | DMG-BEAN-10 | 1
Tetris | DMG-TRA-1 | kay-kidoutai-1 | AAAC S, DMG-AAA-01, DMG-AAA-02, DMG-AAA-03 | 14 | - | TETRIS
Tetris 2 | DMG-EHX-0 | 3615retro-1 | DMG-BEAN-02 | 1 | - | TETRIS2
Tetris Attack | DMG-AYLE-1, DMG-AYLP-1 | ben-black-1 | DMG-BEAN-02, DMG-BEAN-10 | 2 | - | TETRIS ATTACK
Tiny Toon Adventures - Babs’ Big Break | DMG-TXE-0 | alex-g-1 | DMG-BEAN-02 | 1
Trip World | DMG-T4X-0 | 3615retro-1 | DMG-BEAN-02 | 1
Wario Blast Featuring Bomberman! | DMG-EEE-0 | tobiasvl-1 | DMG-BEAN-02 | 1
Worms | DMG-AW3P-0 | alex-g-1 | DMG-BEAN(K)-02 | 1
Yannick Noah Tennis | DMG-AYNP-0 | 3615retro-1 | DMG-BEAN-10 | 2
Yoshi | DMG-YOE-0 | beckybecky125-1 | DMG-BEAN-02 | 1 | - | YOSSY NO TAMAGO
Yoshi no Panepon | DMG-AYLJ-0 | marcao-cfh-1 | DMG-BEAN-02 | 1 | - | YOSSY NO PANEPON
Yoshi no Tamago | DMG-YOJ-0 | marcao-cfh-1 | BBAC S | 1 | - | YOSSY NO TAMAGO
Yoshi’s Cookie | DMG-CIE-0 | beckybecky125-1 | DMG-BEAN-02, DMG-BEAN-10 | 2 | - | YOSHI'S COOKIE
`,
  },
  {
    platform: 'dual',
    save: 'none',
    lines: `
Bugs Bunny & Lola Bunny - Operation Carrot Patch | DMG-ABLP-0 | 3615retro-1 | DMG-A07-01 | 1
Mortal Kombat 4 | DMG-A4KP-0 | alex-g-1 | DMG-A07-01 | 1
Ms. Pac-Man - Special Colour Edition | DMG-AQCP-0 | jan-spakula-1 | DMG-A07-01 | 1
`,
  },
  {
    platform: 'gb',
    save: 'tama5',
    confidence: 'low',
    lines: `
Game de Hakken!! Tamagotchi - Osutchi to Mesutchi | DMG-AOMJ-0 | gekkio-2 | 0200309E4-01-1 | 3
`,
  },
];
