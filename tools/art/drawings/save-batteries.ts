import { d, path } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { paper, quiet, strong, words } from './paper.ts';

/** The numbers of opened cartridges that can save, by the use of the battery, from the save finder. */
const gameBoyAndColor = { save: 117, none: 3 };
const advance = { save: 4, clock: 16, none: 69 };

const grey = '#b9b09c';
const perLine = 25;
const step = 29.2;

/** A coin for each opened cartridge that can save: red for a save by battery, a ring for a clock only, else grey. */
export function saveBatteries(): string {
  return paper(
    640,
    words(36, 56, 'Game Boy and Color', { ...strong, 'font-size': 32 }),
    words(36, 96, `${gameBoyAndColor.save} keep the save by a battery,`, { fill: siteColours.accent }),
    words(36, 134, `${gameBoyAndColor.none} without one`, { fill: quiet }),
    coins(0, gameBoyAndColor.save, 172, { fill: siteColours.accent }),
    coins(gameBoyAndColor.save, gameBoyAndColor.none, 172, { fill: grey }),
    words(36, 376, 'Game Boy Advance', { ...strong, 'font-size': 32 }),
    words(36, 416, `${advance.save} keep the save by a battery,`, { fill: siteColours.accent }),
    words(36, 454, `${advance.clock} have one for a clock alone (rings),`),
    words(36, 492, `${advance.none} have none`, { fill: quiet }),
    coins(0, advance.save, 530, { fill: siteColours.accent }),
    coins(advance.save, advance.clock, 530, { fill: 'none', stroke: siteColours.ink, 'stroke-width': 4 }),
    coins(advance.save + advance.clock, advance.none, 530, { fill: grey }),
  );
}

function coins(from: number, count: number, top: number, style: Readonly<Record<string, string | number>>): string {
  const ring = style.fill === 'none' ? 9 : 11;
  let data = '';
  for (let index = from; index < from + count; index += 1) {
    const x = 50 + (index % perLine) * step;
    const y = top + Math.floor(index / perLine) * step;
    data += d`M${x - ring} ${y}a${ring} ${ring} 0 1 0 ${2 * ring} 0a${ring} ${ring} 0 1 0 ${-2 * ring} 0z`;
  }
  return path(data, style);
}
