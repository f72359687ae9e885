import type { Correction } from './correction';

export const consolesOf20261128: readonly Correction[] = [
  {
    day: '2026-11-28',
    where: [['Nintendo Switch', '/consoles/nintendo-switch']],
    wrong: 'Measured battery life was given as unknown, though several tests are published.',
    now: 'The tests of 2017 and 2019 are there: 2 h 28 to 5 h 36, by version, game and brightness.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Nintendo Switch', '/consoles/nintendo-switch'],
      ['Nintendo Switch Lite', '/consoles/nintendo-switch-lite'],
    ],
    wrong: 'The screens were said to show 16.77 million colours, for which we had no source.',
    now: 'The number of colours is given as unknown.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Nintendo Switch', '/consoles/nintendo-switch'],
      ['Nintendo DS', '/consoles/nintendo-ds'],
    ],
    wrong:
      'The DS was called the largest family here, and the Switch had two totals on one page: 79.87 million (2020) and 155.37 million (2025).',
    now: 'The Switch family passed the DS, with 155.37 million by 31 December 2025.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Game Boy', '/consoles/game-boy'],
      ['Game Boy Color', '/consoles/game-boy-color'],
    ],
    wrong:
      'Up to 30 hours for the Game Boy and 10 for the Color were given as figures of Nintendo of Europe. They came from an undated table on a page that we don’t trust.',
    now: 'The 30 hours are gone. The 10 hours are those of a trade report of 2001.',
  },
  {
    day: '2026-11-28',
    where: [['Game Boy', '/consoles/game-boy']],
    wrong: 'A measured battery life of 15.5 hours was given, from a run that was interrupted.',
    now: 'No measured figure is given.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Game Boy', '/consoles/game-boy'],
      ['Game Boy Color', '/consoles/game-boy-color'],
    ],
    wrong: 'The share of single models in the 118.69 million was said to be unpublished, without more.',
    now: 'Two splits that are in print are named: 69.42 and 49.27 million, 87.66 and 31.03 million. We have traced neither to Nintendo.',
  },
  {
    day: '2026-11-28',
    where: [['Game Boy', '/consoles/game-boy']],
    wrong: 'Baseball was missing from the launch games of North America.',
    now: 'It is among the five.',
  },
  {
    day: '2026-11-28',
    where: [['Game Boy Pocket', '/consoles/game-boy-pocket']],
    wrong: 'Its small link port was said to have stayed until the Micro. The Advance has another one.',
    now: 'The Light and the Color kept it.',
  },
  {
    day: '2026-11-28',
    where: [['Game Boy Advance SP', '/consoles/game-boy-advance-sp']],
    wrong:
      'It was said to have brought the first rechargeable battery to the Game Boy. Nintendo had sold a plug-in Battery Pack since 1989.',
    now: 'Its battery is the first that is built in.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Nintendo 3DS', '/consoles/nintendo-3ds'],
      ['Nintendo 3DS XL', '/consoles/nintendo-3ds-xl'],
    ],
    wrong: 'Both were said to have been discontinued in September 2020, the date of the whole family.',
    now: 'The dates are given as unknown. Nintendo announced the end of the 3DS XL in Japan in December 2014.',
  },
  {
    day: '2026-11-28',
    where: [['Nintendo DSi XL', '/consoles/nintendo-dsi-xl']],
    wrong: 'The page said that the battery life at the highest brightness isn’t given, and gave it further down.',
    now: 'It is 4 to 5 hours in both places, from a student paper.',
  },
  {
    day: '2026-11-28',
    where: [['Nintendo DS', '/consoles/nintendo-ds']],
    wrong:
      'The American price cut of August 2005 was missing, so that the DS Lite seemed to cost $20 less than its predecessor.',
    now: 'The DS fell to $129.99 on 21 August 2005, the price of the DS Lite in 2006.',
  },
  {
    day: '2026-11-28',
    where: [['Nintendo Switch', '/consoles/nintendo-switch']],
    wrong: 'The Switch was said not to take the cards of the Wii U, which has discs.',
    now: 'It takes neither 3DS cards nor Wii U discs.',
  },
  {
    day: '2026-11-28',
    where: [['All consoles', '/consoles']],
    wrong:
      'The catalogue was said to hold every Nintendo handheld from 1989 to 2019. The Pokémon mini of 2001 is missing.',
    now: 'It holds Nintendo’s handhelds from the Game Boy to the Switch Lite, and the page About says what is left out.',
  },
  {
    day: '2026-11-28',
    where: [
      ['Game Boy Advance', '/consoles/game-boy-advance'],
      ['Nintendo DS', '/consoles/nintendo-ds'],
      ['Nintendo DS Lite', '/consoles/nintendo-ds-lite'],
      ['Nintendo DSi', '/consoles/nintendo-dsi'],
      ['Nintendo 3DS', '/consoles/nintendo-3ds'],
      ['Nintendo 3DS XL', '/consoles/nintendo-3ds-xl'],
      ['Nintendo 2DS', '/consoles/nintendo-2ds'],
    ],
    wrong: 'The measured battery life left out the shorter runs of October 2013, without a game.',
    now: 'They are in: 10 h 14, 4 h 42, 3 h 46, 3 h 12, 3 h 51, 4 h 22 and 4 h 07.',
  },
];
