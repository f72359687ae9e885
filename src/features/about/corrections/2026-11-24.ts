import type { Correction } from './correction';

export const on20261124: readonly Correction[] = [
  {
    day: '2026-11-24',
    where: [['How the 3DS was rescued', '/blog/how-the-3ds-was-rescued']],
    wrong:
      'Enthusiasts were said to have accepted the price and the next customers to have refused it, for which we had no source.',
    now: 'The sentence is gone.',
  },
  {
    day: '2026-11-24',
    where: [['Two screens nobody asked for', '/blog/two-screens-nobody-asked-for']],
    wrong: 'The two-screen Game & Watch, which Okada names as the model for the wish, wasn’t mentioned.',
    now: 'It is named in the story of the wish, and an article of its own is about it.',
  },
  {
    day: '2026-11-24',
    where: [['Two screens nobody asked for', '/blog/two-screens-nobody-asked-for']],
    wrong: 'Nintendo’s own announcements of 2003 and 2004 were credited to a chronology kept by fans.',
    now: 'They are given as Nintendo’s, and the chronology is in the list of sources.',
  },
  {
    day: '2026-11-24',
    where: [['Two screens nobody asked for', '/blog/two-screens-nobody-asked-for']],
    wrong: 'Touch was given as the reason for the Japanese sales, judged by the games’ names.',
    now: 'The shipments of the four games are given without a reason.',
  },
  {
    day: '2026-11-24',
    where: [['All articles', '/blog']],
    wrong: 'They were signed with personal names, though no single real author stands behind them.',
    now: 'They appear under the name of the site, Handheld Legacy.',
  },
];
