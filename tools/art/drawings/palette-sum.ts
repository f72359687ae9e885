import { ink } from '../colours.ts';
import { group, line, rect } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { arrowHead, centred, paper, quiet, strong, words } from './paper.ts';

/** The number of places for the title in a cartridge's header, and a title that leaves most places empty. */
const places = 16;
const title = 'TETRIS';

const values = Array.from({ length: places }, (_, place) => title.charCodeAt(place) || 0);
const sum = values.reduce((total, value) => total + value, 0);
const kept = sum % 256;

const colours = [
  { name: 'white', value: '#FFFFFF' },
  { name: 'yellow', value: '#FFFF00' },
  { name: 'red', value: '#FF0000' },
  { name: 'black', value: '#000000' },
];

/** The sum of sixteen places as one byte, which leads to four colours. */
export function paletteSum(): string {
  return paper(
    720,
    words(36, 52, 'Sixteen places for the title', strong),
    ...values.map((value, place) => box(value, place)),
    line('M400 270V300', quiet, 6),
    arrowHead(400, 322, 90, quiet),
    words(430, 308, `added up: ${sum}`),
    words(400, 370, `${sum} − 256 = ${kept}, which is`, centred),
    rect(290, 392, 220, 84, { rx: 16, fill: siteColours.accent }),
    words(400, 452, `$${kept.toString(16).toUpperCase()}`, { ...centred, ...strong, 'font-size': 50, fill: '#fff' }),
    line('M400 488V518', quiet, 6),
    arrowHead(400, 540, 90, quiet),
    words(430, 526, 'looked up'),
    ...colours.map(swatch),
  );
}

function box(value: number, place: number): string {
  const x = 36 + (place % 8) * 92;
  const y = 76 + Math.floor(place / 8) * 94;
  const look = value === 0 ? { fill: 'none', stroke: '#b9b09c' } : { fill: '#fffdf8', stroke: ink };
  const letter = words(x + 42, y + 43, title.charAt(place), { ...centred, ...strong, 'font-size': 40 });
  return group(
    {},
    rect(x, y, 84, 84, { rx: 10, 'stroke-width': 3, ...look }),
    value === 0 ? '' : letter,
    words(x + 42, y + (value === 0 ? 53 : 74), String(value), { ...centred, fill: quiet }),
  );
}

function swatch({ name, value }: (typeof colours)[number], index: number): string {
  const x = 36 + index * 184;
  return group(
    {},
    rect(x, 556, 176, 108, { rx: 12, fill: value, stroke: ink, 'stroke-width': 3 }),
    words(x + 88, 700, name, centred),
  );
}
