import type { Correction } from './correction';

export const articlesOf20261128: readonly Correction[] = [
  {
    day: '2026-11-28',
    where: [['Tetris', '/blog/review-tetris-game-boy']],
    wrong: 'Holding Up while choosing the one-player game was said to make a heart appear.',
    now: 'Hold Down and press Start on the title screen: the game then runs at the speed of the level plus ten, up to 20.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Tetris', '/blog/review-tetris-game-boy'],
      ['The cable that made Pokémon', '/blog/the-cable-that-made-pokemon'],
    ],
    wrong: 'Tetris was called the first reason to link two Game Boys.',
    now: 'Baseball and Yakuman linked two on the console’s first day, 54 days earlier. Tetris was the first great reason.',
  },
  {
    day: '2026-11-28',
    where: [['Tetris', '/blog/review-tetris-game-boy']],
    wrong:
      'The cable was named among what a second player had to get, and the cover showed pieces of three and five squares.',
    now: 'Many early boxes held a cable, so only the friend was missing. The pieces on the cover have four squares.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Tetris', '/blog/review-tetris-game-boy'],
      ['Link’s Awakening', '/blog/review-links-awakening'],
    ],
    wrong: 'Both articles were called reviews, though they rest on records and accounts.',
    now: 'Their titles no longer say so, and the texts judge only what records can show.',
  },
  {
    day: '2026-11-28',
    where: [['The cable that made Pokémon', '/blog/the-cable-that-made-pokemon']],
    wrong: 'The story of Faceball 2000 ended with a repaired version of the game.',
    now: 'In April 2024 sixteen people in Seattle played the first match for sixteen.',
  },
  {
    day: '2026-11-28',
    where: [['The cable that made Pokémon', '/blog/the-cable-that-made-pokemon']],
    wrong: 'Mew was said to come through other players only.',
    now: 'It came at events or by trade: magazines and Nintendo gave it away.',
  },
  {
    day: '2026-11-28',
    where: [['The colour Game Boy of 1992', '/blog/the-colour-game-boy-of-1992']],
    wrong: 'Nintendo was said to have announced the Game Boy Color on 1 September 1998.',
    now: 'On that day it announced the day of release. A newspaper had told of the console earlier that year.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Why the Game Boy stayed grey', '/blog/why-the-game-boy-stayed-grey'],
      ['The colour Game Boy of 1992', '/blog/the-colour-game-boy-of-1992'],
      ['How long do they really last?', '/blog/how-long-do-they-really-last'],
    ],
    wrong: 'Up to 30 hours for the Game Boy and up to 10 for the Color were given as figures by Nintendo of Europe.',
    now: 'They came from one undated table that doesn’t show where it has them, and are gone.',
  },
  {
    day: '2026-11-28',
    where: [['How long do they really last?', '/blog/how-long-do-they-really-last']],
    wrong: 'For the Switch there was said to be only Nintendo’s word.',
    now: 'Six published runs of 2017 and 2019 in Breath of the Wild are in the table, and one pair in Super Smash Bros. Ultimate.',
  },
  {
    day: '2026-11-28',
    where: [['How long do they really last?', '/blog/how-long-do-they-really-last']],
    wrong: 'Nothing was said of another measurement of the original Game Boy, though a source of the article has one.',
    now: 'A forum post names 30 hours, in a video that it doesn’t link.',
  },
  {
    day: '2026-11-28',
    where: [['Why the Game Boy stayed grey', '/blog/why-the-game-boy-stayed-grey']],
    wrong: 'The sales were said to have no split by model.',
    now: 'A split is in print: 49.27 million for the Color, without a source.',
  },
  {
    day: '2026-11-28',
    where: [['GBA SP: a second look', '/blog/gba-sp-second-look']],
    wrong: 'The SP was called the first Game Boy that could be recharged.',
    now: 'It’s the first with a built-in rechargeable battery. Nintendo sold a Battery Pack in 1989.',
  },
  {
    day: '2026-11-28',
    where: [['Switch Lite or Switch', '/blog/switch-lite-or-switch']],
    wrong: 'We said that we knew of no published test of the battery, and gave no launch price for the revised Switch.',
    now: 'Six tests of 2017 and 2019 are in the text and the table. The revised Switch cost $299.99, as the first did.',
  },
  {
    day: '2026-11-28',
    where: [
      ['DS Lite revisited', '/blog/ds-lite-revisited'],
      ['Two screens nobody asked for', '/blog/two-screens-nobody-asked-for'],
    ],
    wrong: 'The DS Lite was said to have cost $20 less in North America than the first DS.',
    now: 'The first DS had itself been $129.99 since 21 August 2005, so both cost the same.',
  },
  {
    day: '2026-11-28',
    where: [['DS Lite revisited', '/blog/ds-lite-revisited']],
    wrong: 'Nintendo’s fee for mending a cracked hinge was missing.',
    now: 'It was $50, marked down from $75, as GameSpot was told twice in July 2006.',
  },
  {
    day: '2026-11-28',
    where: [['How the 3DS was rescued', '/blog/how-the-3ds-was-rescued']],
    wrong: 'Of the later handhelds only the Switch was said to have opened at a higher American price than the 3DS.',
    now: 'The Switch OLED ($349.99, 2021) and the Switch 2 ($449.99, 2025) did too.',
  },
  {
    day: '2026-11-28',
    where: [['How the 3DS was rescued', '/blog/how-the-3ds-was-rescued']],
    wrong: 'Mario Kart 7 was given 18.71 million copies by March 2020, without a source.',
    now: 'It stood at 18.26 million by March 2019.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Two screens nobody asked for', '/blog/two-screens-nobody-asked-for'],
      ['Two screens, twice', '/blog/from-game-and-watch-to-ds'],
    ],
    wrong: 'The part of Hiroshi Yamauchi in the second screen was said to rest on one man’s memory.',
    now: 'Satoru Iwata said at E3 in 2004 that Yamauchi had decided on two screens.',
  },
  {
    day: '2026-11-28',
    where: [['Two screens, twice', '/blog/from-game-and-watch-to-ds']],
    wrong:
      'Estimates for Donkey Kong were said to end at a million, and a remark of Okada’s of 2017 rested on a copy of an encyclopedia.',
    now: 'They run to eight million. The remark is gone.',
  },
  {
    day: '2026-11-28',
    where: [['Imports and closed shops', '/blog/imports-regions-and-closed-shops']],
    wrong: 'The 3DS eShop was said to take no credit cards after 23 May 2022 and no eShop cards after 29 August 2022.',
    now: 'Both ended on those days.',
  },
  {
    day: '2026-11-28',
    where: [['Imports and closed shops', '/blog/imports-regions-and-closed-shops']],
    wrong: 'Nothing was said of the end of online play on the 3DS, nor of the Chinese Switch services.',
    now: 'Online play ended on 8 April 2024. What was paid for can still be downloaded. Tencent announced the end of its services for 15 May 2026.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Will it run?', '/blog/region-locks-explained'],
      ['Imports and closed shops', '/blog/imports-regions-and-closed-shops'],
    ],
    wrong: 'DS cards with DSi functions were called disputed.',
    now: 'They’re locked on DSi and 3DS in the cases we know, though a maker could set one free.',
  },
  {
    day: '2026-11-28',
    where: [['Why old saves vanish', '/blog/why-old-saves-vanish']],
    wrong: 'Mew was said to come through other players only.',
    now: 'It came by trade or at events, which are over.',
  },
  {
    day: '2026-11-28',
    where: [['What they cost', '/blog/what-they-cost-then-and-now']],
    wrong: 'The DS Lite was set against the launch price of the DS, as if it had been cheaper.',
    now: 'The DS had itself cost $129.99 since 21 August 2005, so the two cost the same.',
  },
  {
    day: '2026-11-28',
    where: [['What they cost', '/blog/what-they-cost-then-and-now']],
    wrong:
      'The article worked out one price by month and again by year, and called on a magazine that its sources don’t name.',
    now: 'It goes by the month of launch throughout, and the sentence without a source is gone.',
  },
  {
    day: '2026-11-28',
    where: [['The Game Boy Light', '/blog/collecting-the-game-boy-light']],
    wrong: 'The Light was said to have been on sale in Japan and nowhere else, at the price of the Pocket.',
    now: 'Nintendo sold it in Japan only, a Swiss chain imported some, and the Pocket had come down to ¥5,800 two months earlier.',
  },
  {
    day: '2026-11-28',
    where: [['The Game Boy Light', '/blog/collecting-the-game-boy-light']],
    wrong:
      'Up to 10 hours for the Color came from a table that we don’t trust, and a depth of 27 mm for the Light from a page of comparisons.',
    now: 'Both are gone.',
  },
  {
    day: '2026-11-28',
    where: [
      ['How long do they really last?', '/blog/how-long-do-they-really-last'],
      ['Charts', '/charts#battery-life'],
    ],
    wrong:
      'Nine of thirteen handhelds were said to have kept their lowest printed hours, and none to have run below 80 per cent of them. Two tests by the same family, of July 2012 and October 2013, were missing.',
    now: 'Seven of thirteen, and the worst is an Advance of 2013: 10 h 14, 68 per cent of 15 hours. The rule now takes off a third, not a fifth.',
  },
  {
    day: '2026-11-28',
    where: [['Game Boy Advance SP', '/blog/gba-sp-second-look']],
    wrong:
      'The backlit SP was said to have been tested once, and to last at least three hours less than the front-lit one.',
    now: 'It was tested twice, with 4 h 50 and 5 h 17: nearly three hours less at the least.',
  },
  {
    day: '2026-11-28',
    where: [['How the 3DS was rescued', '/blog/how-the-3ds-was-rescued']],
    wrong: 'The United States were said to have bought about 830,000 by the end of July 2011.',
    now: 'As of July, as the source puts it. It doesn’t name the end of the month; later American totals make that about 900,000.',
  },
  {
    day: '2026-11-28',
    where: [['Two screens nobody asked for', '/blog/two-screens-nobody-asked-for']],
    wrong: 'Nintendogs was said to have sold 16 million by September 2007, which was rounded up.',
    now: '15.77 million, Nintendo’s own total.',
  },
];
