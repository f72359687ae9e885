import { d, path } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { paper, quiet, strong, words } from './paper.ts';

/** AA batteries for sixty hours of play, by the best and by the worst figure printed for each console. */
const consoles = [
  { name: 'Game Boy', least: 8, most: 16 },
  { name: 'Atari Lynx', least: 72, most: 90 },
  { name: 'Sega Game Gear', least: 72, most: 120 },
];

const perLine = 30;
const step = { x: 24.2, y: 54 };

/** The small batteries that each console needs: solid for the best figure, pale up to the worst figure. */
export function sixtyHours(): string {
  let y = 128;
  const rows = consoles.map(({ name, least, most }) => {
    const heading = words(36, y, name, { ...strong });
    const count = words(764, y, `${least} to ${most}`, { 'text-anchor': 'end', fill: quiet });
    const first = y + 22;
    y = first + Math.ceil(most / perLine) * step.y + 46;
    return (
      heading +
      count +
      path(batteries(0, least, first), { fill: siteColours.accent }) +
      path(batteries(least, most, first), { fill: siteColours.accent, opacity: 0.36 })
    );
  });
  return paper(y - 24, words(36, 58, 'AA batteries for sixty hours of play', { ...strong, 'font-size': 32 }), ...rows);
}

function batteries(from: number, to: number, top: number): string {
  let data = '';
  for (let index = from; index < to; index += 1) {
    const x = 36 + (index % perLine) * step.x;
    const y = top + Math.floor(index / perLine) * step.y;
    data += d`M${x} ${y + 5}h6v-5h6v5h6v37h-18z`;
  }
  return data;
}
