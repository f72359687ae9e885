import { placeConsole } from '../place.ts';
import { type Attributes, circle, group, linearGradient, path, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 2.55;

/** Upper edge of the second shelf, which holds the Switch. */
const second = 292;

/** Above, the Switch with a television. Below, the Switch Lite with an empty place for the television. */
export function switchLiteOrSwitch(): string {
  return cover(
    [linearGradient('wall', 0.2, 1, '#8b70de', '#5a41ad'), linearGradient('dusk', 0, 1, '#ffd9a8', '#ef9a8c')],
    'url(#wall)',
    rect(0, second + 40, 1200, 300, { fill: '#cbbaf7' }),
    rect(0, second + 40, 1200, 24, { fill: '#2a1a63', opacity: 0.22 }),
    rect(0, second, 1200, 40, { fill: '#34227a' }),
    rect(0, second, 1200, 6, { fill: '#e6dcff', opacity: 0.55 }),
    group(
      { transform: `translate(0 ${second + 20 - ground})` },
      shelfShadow(365, 300),
      placeConsole('nintendo-switch', { x: 60, base: ground, scale, detail: 'full' }),
      shelfShadow(940, 130),
      television({ fill: '#1b1726' }),
      picture(),
    ),
    shelf('#34227a', '#e6dcff', scale),
    shelfShadow(365, 262),
    placeConsole('nintendo-switch-lite', { x: 100, base: ground, scale, detail: 'full' }),
    television({
      fill: '#fff',
      'fill-opacity': 0.3,
      stroke: '#7759d6',
      'stroke-width': 5,
      'stroke-dasharray': '16 10',
    }),
  );
}

function television(attributes: Attributes): string {
  return path(
    'M756 400H1124a12 12 0 0 1 12 12V604a12 12 0 0 1-12 12H960v14h60v10H860v-10h60v-14H756a12 12 0 0 1-12-12V412a12 12 0 0 1 12-12z',
    attributes,
  );
}

function picture(): string {
  return group(
    {},
    rect(758, 414, 364, 188, { fill: 'url(#dusk)' }),
    circle(1010, 486, 38, { fill: '#fff3d0' }),
    path('M758 520 850 462 950 528 1040 478 1122 530V602H758z', { fill: '#a85a7c' }),
    path('M758 562C840 520 930 590 1010 556S1090 540 1122 552V602H758z', { fill: '#5b2f63' }),
    path('M758 414H880L800 602H758z', { fill: '#fff', opacity: 0.14 }),
  );
}
