import type { Correction } from './correction';

export const on20261123: readonly Correction[] = [
  {
    day: '2026-11-23',
    where: [['How the 3DS was rescued', '/blog/how-the-3ds-was-rescued']],
    wrong:
      'Sales to shoppers in the first days were set against Nintendo’s shipments of April to June 2011, and the quarter was said to have found fewer buyers.',
    now: 'Nintendo shipped 3.61 million in five weeks and 0.71 or 0.72 million in the next three months, and shipments are kept apart from sales.',
  },
  {
    day: '2026-11-23',
    where: [['How the 3DS was rescued', '/blog/how-the-3ds-was-rescued']],
    wrong: 'Nothing in the launch figures was said to look like trouble.',
    now: 'The missed target of 4.0 million, the comparison with the DS, Iwata’s words to investors and the earthquake of 11 March 2011 are named.',
  },
  {
    day: '2026-11-23',
    where: [['How the 3DS was rescued', '/blog/how-the-3ds-was-rescued']],
    wrong: 'The lifetime total was divided by one weak quarter of shipments, which gave a meaningless 27 years.',
    now: 'The sum is gone; the total of 75.94 million is given.',
  },
  {
    day: '2026-11-23',
    where: [['How the 3DS was rescued', '/blog/how-the-3ds-was-rescued']],
    wrong: 'The sum of the launch sales was called comfortably above a million.',
    now: 'It is just over a million, for periods of different length.',
  },
  {
    day: '2026-11-23',
    where: [['Real or fake?', '/blog/spotting-fake-gba-cartridges']],
    wrong: 'A cartridge that loses its save was called telling evidence of a fake.',
    now: 'A lost save is suspicious only where the genuine cartridge needs no cell to keep it.',
  },
  {
    day: '2026-11-23',
    where: [['Real or fake?', '/blog/spotting-fake-gba-cartridges']],
    wrong: 'Advance cartridges were said to need no battery as a matter of course.',
    now: 'About a quarter of the game codes that save are of the SRAM type, and a part of those needs a cell.',
  },
  {
    day: '2026-11-23',
    where: [['Why old saves vanish', '/blog/why-old-saves-vanish']],
    wrong:
      'Three Pokémon games stood for all Game Boy Advance cartridges, whose saves were said to survive a flat cell.',
    now: 'There are four kinds of Advance cartridge, and in the first kind the cell keeps the save.',
  },
  {
    day: '2026-11-23',
    where: [['Why old saves vanish', '/blog/why-old-saves-vanish']],
    wrong: 'The CR2016 was named as the cell of some boards.',
    now: 'The database of opened cartridges knows two sizes, CR1616 and CR2025.',
  },
  {
    day: '2026-11-23',
    where: [['How the Game Boy Color paints old games', '/blog/how-game-boy-color-paints-old-games']],
    wrong: 'Grey, black and clear plastic was given as a rule that tells the kind of cartridge.',
    now: 'The colours are a hint with many exceptions, and the logo on the box and the shape are safer.',
  },
  {
    day: '2026-11-23',
    where: [['How the Game Boy Color paints old games', '/blog/how-game-boy-color-paints-old-games']],
    wrong: 'The check of the logo was placed before the choice of palette.',
    now: 'The palettes are set up first and the logo is checked after the animation.',
  },
  {
    day: '2026-11-23',
    where: [['How the Game Boy Color paints old games', '/blog/how-game-boy-color-paints-old-games']],
    wrong: 'The table was said to recognise 93 games.',
    now: 'It has 93 entries besides the default, and some of them serve two titles.',
  },
  {
    day: '2026-11-23',
    where: [
      ['How the Game Boy Color paints old games', '/blog/how-game-boy-color-paints-old-games'],
      ['Game Boy Color', '/consoles/game-boy-color'],
    ],
    wrong:
      'About 30 per cent of the Color’s releases were said to run on the first Game Boy, without a list to show it.',
    now: 'The number is gone.',
  },
  {
    day: '2026-11-23',
    where: [
      ['Imports', '/blog/imports-regions-and-closed-shops'],
      ['Nintendo Switch', '/consoles/nintendo-switch'],
    ],
    wrong: 'The Switch was said to take cards from anywhere.',
    now: 'Cards published by Tencent for mainland China since January 2020 run only on the Chinese console.',
  },
  {
    day: '2026-11-23',
    where: [
      ['Imports', '/blog/imports-regions-and-closed-shops'],
      ['Nintendo DSi', '/consoles/nintendo-dsi'],
    ],
    wrong: 'Only the DSi Shop and DSi-only software were named as locked.',
    now: 'Some cards with DSi functions are reported to be locked on a DSi too; reports differ.',
  },
  {
    day: '2026-11-23',
    where: [['Imports', '/blog/imports-regions-and-closed-shops']],
    wrong: 'The 3DS was said to exist in three regional versions.',
    now: 'South Korea, mainland China and Taiwan were further regions, and the lock field knows seven; this is now in the article about region locks.',
  },
  {
    day: '2026-11-23',
    where: [['Imports', '/blog/imports-regions-and-closed-shops']],
    wrong: 'DS cards were called free of regions without exception.',
    now: 'Games for the Chinese iQue DS ran only on Chinese systems.',
  },
  {
    day: '2026-11-23',
    where: [['Why the Game Boy stayed grey', '/blog/why-the-game-boy-stayed-grey']],
    wrong: 'The Play It Loud! shells of March 1995 were called the first colour on the outside.',
    now: 'Japan had the six colours of the Game Boy Bros. from 21 November 1994.',
  },
  {
    day: '2026-11-23',
    where: [['Why the Game Boy stayed grey', '/blog/why-the-game-boy-stayed-grey']],
    wrong: 'Of the two colour rivals only the Game Gear was given a light behind the screen.',
    now: 'The Lynx had one too.',
  },
  {
    day: '2026-11-23',
    where: [['Why the Game Boy stayed grey', '/blog/why-the-game-boy-stayed-grey']],
    wrong: 'The reason for the wait was inferred, though there is a record of it.',
    now: 'The prototype is named, and the article about the colour Game Boy of 1992 tells of it and of Sharp’s news of October 1997.',
  },
  {
    day: '2026-11-23',
    where: [['Why the Game Boy stayed grey', '/blog/why-the-game-boy-stayed-grey']],
    wrong: 'Only Atari and Sega were said to have offered handhelds in colour.',
    now: 'NEC’s PC Engine GT of 1990 is named too.',
  },
  {
    day: '2026-11-23',
    where: [['GBA SP: a second look', '/blog/gba-sp-second-look']],
    wrong: 'The backlit model was said to have opened at a lower price than the front-lit one.',
    now: 'The front-lit model is reported at the same $79.99 since September 2004.',
  },
  {
    day: '2026-11-23',
    where: [['GBA SP: a second look', '/blog/gba-sp-second-look']],
    wrong: 'No measured battery life of the backlit model was given.',
    now: 'In the test of 2012 it ran for 4 h 50, and three front-lit ones for 8 h 02, 8 h 05 and 11 h 56.',
  },
  {
    day: '2026-11-23',
    where: [
      ['Switch Lite or Switch', '/blog/switch-lite-or-switch'],
      ['Nintendo Switch', '/consoles/nintendo-switch'],
    ],
    wrong: 'Buyers everywhere were told to look for a serial number beginning with XKW.',
    now: 'The third letter is the sales region, and the safe mark is HAC-001(-01) on the back.',
  },
  {
    day: '2026-11-23',
    where: [['Switch Lite or Switch', '/blog/switch-lite-or-switch']],
    wrong: 'The Lite of 2020 was said to come in yellow, grey or turquoise.',
    now: 'Coral and the Zacian and Zamazenta edition are named too.',
  },
  {
    day: '2026-11-23',
    where: [
      ['Nintendo Switch', '/consoles/nintendo-switch'],
      ['Nintendo Switch Lite', '/consoles/nintendo-switch-lite'],
    ],
    wrong: 'Both were said to have appeared worldwide on one day.',
    now: 'South Korea, Taiwan and China had the Switch later, and China wasn’t part of the Lite’s first day.',
  },
  {
    day: '2026-11-23',
    where: [['Nintendo 2DS', '/consoles/nintendo-2ds']],
    wrong: 'The list of controls left out the cameras and the motion sensors.',
    now: 'It names a motion sensor, a gyro sensor and inner and outer cameras.',
  },
  {
    day: '2026-11-23',
    where: [
      ['3DS family', '/consoles/nintendo-3ds'],
      ['Nintendo DSi', '/consoles/nintendo-dsi'],
      ['Nintendo DSi XL', '/consoles/nintendo-dsi-xl'],
    ],
    wrong: 'The lists of controls left out the microphone of the 3DS family and the stylus of the DSi models.',
    now: 'They name them.',
  },
  {
    day: '2026-11-23',
    where: [['Game Boy Light', '/consoles/game-boy-light']],
    wrong: 'The Famitsu edition was said to be limited to 5,000.',
    now: 'It came to 5,000 for an event, plus 500 or 1,000 by mail order.',
  },
  {
    day: '2026-11-23',
    where: [['The Game Boy Light', '/blog/collecting-the-game-boy-light']],
    wrong: 'A German page was called wrong about the cells and used for size, weight and price without a word.',
    now: 'The article says that it’s the same page.',
  },
  {
    day: '2026-11-23',
    where: [['3D without glasses', '/blog/glasses-free-3d-explained']],
    wrong: 'A battery test was used as evidence of what 3D costs.',
    now: 'The test doesn’t say whether 3D was on, so it proves nothing about the barrier.',
  },
  {
    day: '2026-11-23',
    where: [['3D without glasses', '/blog/glasses-free-3d-explained']],
    wrong: 'The comparison with a fence was used without naming iFixit, whose it is.',
    now: 'iFixit is named in the text and among the sources.',
  },
];
