import { ink } from '../colours.ts';
import { placeConsole } from '../place.ts';
import { circle, d, group, linearGradient, path, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 3.7;

/** A Nintendo DS with its stylus, in front of a wall of machines with one screen. */
export function twoScreensNobodyAskedFor(): string {
  return cover(
    [linearGradient('wall', 0.2, 1, '#8d3a24', '#5f2014'), linearGradient('pen', 1, 0, '#f7f7f9', '#9ba1ad')],
    'url(#wall)',
    crowd(),
    circle(600, 340, 318, { fill: '#f2a368', stroke: '#ffd9b0', 'stroke-width': 5 }),
    shelf('#47160d', '#f6b98c', scale),
    shelfShadow(600, 290),
    placeConsole('nintendo-ds', { x: 325, base: ground, scale, detail: 'full' }),
    stylus(690, 514),
  );
}

function crowd(): string {
  let shells = '';
  let screens = '';
  let buttons = '';
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 9; column++) {
      const x = 20 + column * 146 - (row % 2) * 73;
      const y = 16 + row * 152;
      const upright = (row + column) % 2 === 0;
      shells += upright ? d`M${x + 16} ${y}h74v124h-74z` : d`M${x} ${y + 28}h106v68h-106z`;
      screens += upright ? d`M${x + 28} ${y + 12}h50v44h-50z` : d`M${x + 27} ${y + 40}h52v38h-52z`;
      buttons += upright ? d`M${x + 33} ${y + 86}h0m40-6h0m-14 10h0` : d`M${x + 10} ${y + 60}h0m86-6h0m-4 14h0`;
    }
  }
  return group(
    { opacity: 0.6, 'stroke-linejoin': 'round' },
    path(shells, { fill: '#a24a30', stroke: '#a24a30', 'stroke-width': 14 }),
    path(screens, { fill: '#64251a' }),
    path(buttons, { stroke: '#64251a', 'stroke-width': 12, 'stroke-linecap': 'round' }),
  );
}

/** Draws the stylus. Its tip is at a point of the lower screen. */
function stylus(x: number, y: number): string {
  const barrel = 'M0 0 12-34V-290a12 12 0 0 0-24 0V-34z';
  return group(
    { transform: `translate(${x} ${y}) rotate(38)` },
    path(barrel, { fill: ink, opacity: 0.28, transform: 'translate(18 2)' }),
    path(barrel, { fill: 'url(#pen)', stroke: '#565b66', 'stroke-width': 2 }),
    path('M0 0 12-34H-12z', { fill: '#3a3d46' }),
    rect(-12, -266, 24, 8, { fill: '#565b66' }),
  );
}
