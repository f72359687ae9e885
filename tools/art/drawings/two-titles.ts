import { ink } from '../colours.ts';
import { group, rect } from '../shapes.ts';
import { paper, quiet, strong, words } from './paper.ts';

/** The Game Boy Color's palettes for two titles: four colours each for background and both object palettes. */
const titles = [
  {
    name: 'TETRIS',
    checksum: '$DB',
    palettes: [
      ['#FFFFFF', '#FFFF00', '#FF0000', '#000000'],
      ['#FFFFFF', '#FFFF00', '#FF0000', '#000000'],
      ['#FFFFFF', '#FFFF00', '#FF0000', '#000000'],
    ],
  },
  {
    name: 'ZELDA',
    checksum: '$70',
    palettes: [
      ['#FFFFFF', '#FF8484', '#943939', '#000000'],
      ['#FFFFFF', '#00FF00', '#318400', '#004A00'],
      ['#FFFFFF', '#63A5FF', '#0000FF', '#000000'],
    ],
  },
];

const uses = ['background', 'objects, set 1', 'objects, set 2'];

export function twoTitles(): string {
  return paper(
    520,
    ...titles.map(({ name, checksum, palettes }, index) => {
      const x = 36 + index * 388;
      return group(
        {},
        words(x, 60, name, { ...strong, 'font-size': 36 }),
        words(x + 190, 60, `sum ${checksum}`, { fill: quiet }),
        ...palettes.map((colours, use) => {
          const y = 96 + use * 140;
          return group(
            {},
            words(x, y + 26, uses[use] ?? '', { fill: quiet }),
            ...colours.map((fill, place) => rect(x + place * 86, y + 42, 80, 68, { rx: 8, fill, stroke: ink })),
          );
        }),
      );
    }),
  );
}
