import { placeConsole } from '../place.ts';
import { circle, ellipse, group, linearGradient, path, radialGradient, rect } from '../shapes.ts';
import { cell, cellOutline } from '../things/cells.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 3.9;
const pale = '#ffe9da';

/** One grey Game Boy in front of the ghosts of two colour rivals, and the cells that each of them needs. */
export function whyTheGameBoyStayedGrey(): string {
  return cover(
    [linearGradient('wall', 0.3, 1, '#cb6a40', '#9d4026'), radialGradient('glow', '#f3a878', ['#e08a5a', 0])],
    'url(#wall)',
    ellipse(600, 330, 520, 420, { fill: 'url(#glow)' }),
    rival(-14, 104, -7, 120),
    rival(664, 48, 6, 60),
    shelf('#7a2e1a', '#f6c7a2', scale),
    path([0, 1, 2, 3, 4, 5].map((index) => cellOutline(30 + index * 62, ground)).join(''), {
      fill: pale,
      'fill-opacity': 0.12,
      stroke: pale,
      'stroke-width': 3,
      'stroke-dasharray': '7 6',
      opacity: 0.8,
    }),
    shelfShadow(600, 205),
    placeConsole('game-boy', { x: 424.5, base: ground, scale, detail: 'full' }),
    shelfShadow(950, 135),
    ...[826, 888, 950, 1012].map((x) => cell(x, ground)),
  );
}

function rival(x: number, y: number, tilt: number, corner: number): string {
  const colours = ['#f7d35c', '#7fd1c4', '#8fc4f0', '#e79ac4', '#f2806b'];
  return group(
    { transform: `translate(${x} ${y}) rotate(${tilt})` },
    rect(0, 0, 540, 300, { rx: corner, fill: '#fff', 'fill-opacity': 0.2, stroke: pale, 'stroke-width': 4 }),
    rect(146, 34, 248, 204, { rx: 16, fill: '#5a1f10', opacity: 0.45 }),
    ...colours.map((fill, index) => rect(165 + index * 42, 53, 42.5, 166, { fill, opacity: 0.9 })),
    path('M62 108h34v30h30v34H96v30H62v-30H32v-34h30z', { fill: pale, opacity: 0.75 }),
    group({ fill: pale, opacity: 0.75 }, circle(454, 180, 24, {}), circle(502, 138, 24, {})),
  );
}
