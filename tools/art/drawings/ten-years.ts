import { shades } from '../covers/parts/game-boy.ts';
import { ink } from '../colours.ts';
import { circle, d, group, line, linearGradient, rect } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { paper, quiet, strong, words } from './paper.ts';

const top = 120;
const yearHeight = 76;
const barX = 128;
const barWidth = 52;

const grey = [1989, 3.7] as const;
const inColour = [1998, 9.7] as const;
const wonderSwan = [1999, 2.1] as const;

/** The time in a year as months: 21 April is about 3.7 months into its year. */
const events: readonly { at: readonly [year: number, months: number]; text: string; lower?: number }[] = [
  { at: grey, text: 'Game Boy, in four shades' },
  { at: [1992, 6], text: 'Colour prototype' },
  { at: [1996, 7.5], text: 'Yokoi leaves Nintendo' },
  { at: [1997, 9.1], text: 'Yokoi dies, aged 56' },
  { at: [1998, 3.5], text: 'Game Boy Light' },
  { at: inColour, text: 'Game Boy Color' },
  { at: wonderSwan, text: 'WonderSwan, in grey', lower: 8 },
];

const yOf = ([year, months]: readonly [number, number]) => top + (year - 1989 + months / 12) * yearHeight;

/** The years from the first Game Boy to the first Game Boy in colour. All years have the same length. */
export function tenYears(): string {
  const [first, colour, last] = [yOf(grey), yOf(inColour), yOf(wonderSwan)];
  return paper(
    940,
    `<defs>${linearGradient('rainbow', 0, 1, '#d8412f', '#e3a012', '#3f9a52', '#2f78c4')}</defs>`,
    words(36, 62, 'Nine and a half years of four shades', strong),
    ...shades.map((fill, index) => rect(barX + (index * barWidth) / 4, first, barWidth / 4, colour - first, { fill })),
    rect(barX, colour, barWidth, last - colour + 34, { fill: 'url(#rainbow)' }),
    rect(barX, first, barWidth, last - first + 34, { fill: 'none', stroke: ink, 'stroke-width': 3 }),
    ...[1990, 1992, 1994, 1996, 1998].map((year) => {
      const y = yOf([year, 0]);
      return group({}, line(d`M${barX - 16} ${y}h16`, ink, 3), words(36, y + 9, String(year), { fill: quiet }));
    }),
    ...events.map(({ at, text, lower = 0 }) => {
      const y = yOf(at);
      return group(
        {},
        line(d`M${barX + barWidth} ${y}h36`, ink, 3),
        circle(barX + barWidth + 40, y, 9, { fill: siteColours.accent }),
        words(barX + barWidth + 62, y + 10 + lower, text),
      );
    }),
  );
}
