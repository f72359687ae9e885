import { placeConsole } from '../place.ts';
import { d, ellipse, group, line, linearGradient, path, radialGradient, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 5.3;

/** The Switch is 239 by 102 mm, its 6.2-inch screen 137.3 by 77.2 mm. */
const body = { width: 239, height: 102 };
const screen = { width: 137.3, height: 77.2 };

/** Forty pictures of 160 by 144 points fill 1280 by 720. */
const columns = 8;
const rows = 5;

/** A Switch whose screen holds the pictures of forty Game Boys, eight across and five down. */
export function fortyGameBoysOnOneSwitch(): string {
  return cover(
    [linearGradient('wall', 0.3, 1, '#6fbf95', '#2f8260'), radialGradient('glow', ['#f1ffd6', 0.85], ['#d3f5b0', 0])],
    'url(#wall)',
    ellipse(600, 350, 660, 400, { fill: 'url(#glow)' }),
    shelf('#123f32', '#d5f5e2', scale),
    shelfShadow(600, 620),
    placeConsole('nintendo-switch', { x: 600 - (body.width / 2) * scale, base: ground, scale, detail: 'full' }),
    pictures(600 - (screen.width / 2) * scale, ground - ((body.height + screen.height) / 2) * scale),
  );
}

/** One small picture: two of its points are one unit. */
const cell = { width: 80, height: 72 };

/** The forty pictures, each of squares in the four shades. */
function pictures(x: number, y: number): string {
  const width = columns * cell.width;
  const height = rows * cell.height;
  const paint = { pale: '', middle: '', dark: '' };
  for (let index = 0; index < columns * rows; index++) {
    const row = Math.floor(index / columns);
    const start = d`M${(index % columns) * cell.width} ${row * cell.height}`;
    const scene = scenes[(index * 7 + row) % scenes.length] ?? scenes[0];
    paint.pale += start + scene.pale;
    paint.middle += start + scene.middle;
    paint.dark += start + scene.dark;
  }
  const upright = Array.from({ length: columns + 1 }, (_, column) => d`M${column * cell.width} 0v${height}`);
  const level = Array.from({ length: rows + 1 }, (_, row) => d`M0 ${row * cell.height}h${width}`);
  return group(
    { transform: d`translate(${x} ${y}) scale(${((screen.width * scale) / width).toFixed(4)})` },
    rect(0, 0, width, height, { fill: '#a9b96c' }),
    path(paint.pale, { fill: '#dde5b4' }),
    path(paint.middle, { fill: '#6b8049' }),
    path(paint.dark, { fill: '#34472f' }),
    line(upright.join('') + level.join(''), '#151a14', 4),
  );
}

/** What the pictures show, as steps from their upper left corner: hills, towers, a sun over the sea, a game of shooting. */
const scenes = [
  {
    pale: 'm50 10h16v16h-16z',
    middle: 'm0 42h16v-10h22v10h16v-6h26v36h-80z',
    dark: 'm0 58h32v-6h22v6h26v14h-80z',
  },
  {
    pale: 'm8 12h28v8h-28zm34 12h24v8h-24z',
    middle: 'm12 36h12v26h-12zm24-8h14v34h-14zm22 16h12v18h-12z',
    dark: 'm0 62h80v10h-80z',
  },
  {
    pale: 'm32 12h16v8h8v16h-8v8h-16v-8h-8v-16h8z',
    middle: 'm0 50h80v7h-80z',
    dark: 'm0 63h80v9h-80z',
  },
  {
    pale: 'm36 38h6v10h-6z',
    middle: 'm12 12h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zm-48 14h8v8h-8zm32 0h8v8h-8zm16 0h8v8h-8z',
    dark: 'm27 62h24v-6h-9v-5h-6v5h-9z',
  },
] as const;
