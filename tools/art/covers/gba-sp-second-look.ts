import { ink } from '../colours.ts';
import { placeConsole } from '../place.ts';
import { circle, d, ellipse, group, line, linearGradient, path, radialGradient, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 3.7;
const left = 168;
const right = 729;

/** The screen of the SP on the open lid, in millimetres. */
const screen = { x: 10.4, y: 10.6, width: 61.2, height: 40.8 };
const top = ground - 143.5 * scale;

/** Two SPs. A lamp lights one screen from the front. The other screen shines from behind. */
export function gbaSpSecondLook(): string {
  return cover(
    [
      linearGradient('beam', 0, 1, ['#fff3c9', 0.75], ['#fff3c9', 0]),
      linearGradient('front', 0, 1, ['#fff6d8', 0.55], ['#39406b', 0.6]),
      radialGradient('back', '#fff', ['#c9b8ff', 0.5], ['#8f74e8', 0]),
      radialGradient('bright', ['#fff', 0.55], ['#fff', 0]),
    ],
    '#6a50c6',
    halo(),
    rect(0, 0, 600, 600, { fill: '#2a1e52' }),
    lamp(),
    shelf('#191036', '#cdb9ff', scale),
    sp(left),
    overScreen(left, 'front'),
    rect(left, top, 82 * scale, 143.5 * scale, { rx: 24, fill: '#140c30', opacity: 0.22 }),
    path(d`M${left + 84} 96h136l150 ${ground - 96}h-436z`, { fill: 'url(#beam)', opacity: 0.5 }),
    sp(right),
    overScreen(right, 'bright'),
  );
}

function sp(x: number): string {
  return shelfShadow(x + 152, 170) + placeConsole('game-boy-advance-sp', { x, base: ground, scale, detail: 'full' });
}

function overScreen(x: number, paint: string): string {
  return rect(x + screen.x * scale, top + screen.y * scale, screen.width * scale, screen.height * scale, {
    fill: `url(#${paint})`,
  });
}

function lamp(): string {
  const x = left + 152;
  return group(
    {},
    line(d`M${x} 0v34`, ink, 6),
    path(d`M${x - 26} 34h52l42 62h-136z`, { fill: '#f0b429' }),
    path(d`M${x - 26} 34h18l-20 62h-40z`, { fill: '#ffd973' }),
    ellipse(x, 96, 68, 10, { fill: '#fff6d8' }),
  );
}

function halo(): string {
  const x = right + 152;
  const y = top + 115;
  return group(
    {},
    ...[300, 240, 180].map((radius) => circle(x, y, radius, { fill: '#b9a4ff', opacity: 0.14 })),
    circle(x, y, 330, { fill: 'url(#back)' }),
  );
}
