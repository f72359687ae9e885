import { ink } from '../colours.ts';
import { placeConsole } from '../place.ts';
import { circle, d, ellipse, group, line, linearGradient, path, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 2.35;

/** The beam turns on the pivot; a pan hangs from either end. */
const pivot = { x: 600, y: 132 };
const heavy = { x: 268, y: 176, pan: 566 };
const light = { x: 932, y: 88, pan: 390 };

/** The first Game Boy and the Game Boy Micro on a balance: 220 grams against 80. */
export function gameBoyMicroTheLastOfTheName(): string {
  return cover(
    [linearGradient('wall', 0.3, 1, '#fdeee2', '#eebf9d'), linearGradient('brass', 1, 0, '#f7d27a', '#b0741f')],
    'url(#wall)',
    circle(pivot.x, 330, 280, { fill: '#fffaf4', opacity: 0.65 }),
    shelf('#8a3a1c', '#ffe3cc', scale),
    balance(),
    strings(heavy),
    placeConsole('game-boy', { x: heavy.x - 45 * scale, base: heavy.pan, scale, detail: 'full' }),
    strings(light),
    placeConsole('game-boy-micro', { x: light.x - 50.5 * scale, base: light.pan, scale, detail: 'full' }),
  );
}

/** Column, foot and the beam, which leans to the heavy side. */
function balance(): string {
  return group(
    {},
    shelfShadow(pivot.x, 170),
    path(`M470 ${ground}q0-34 60-40l46-10h48l46 10q60 6 60 40z`, { fill: 'url(#brass)' }),
    rect(pivot.x - 14, pivot.y, 28, 460, { fill: 'url(#brass)' }),
    path(d`M${heavy.x} ${heavy.y}L${pivot.x} ${pivot.y - 22} ${light.x} ${light.y} ${pivot.x} ${pivot.y + 22}z`, {
      fill: '#9a611a',
      stroke: '#9a611a',
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    circle(pivot.x, pivot.y, 30, { fill: '#f7d27a', stroke: '#9a611a', 'stroke-width': 6 }),
    line(d`M${pivot.x} ${pivot.y}L${pivot.x - 20} ${pivot.y + 148}`, '#8a3a1c', 6, { 'stroke-linecap': 'round' }),
    line('M540 286q60 22 120 0', '#9a611a', 5, { 'stroke-dasharray': '3 12' }),
  );
}

/** A pan on its strings, drawn before the thing that lies in it. */
function strings({ x, y, pan }: { x: number; y: number; pan: number }): string {
  return group(
    {},
    line(d`M${x - 190} ${pan}L${x} ${y} ${x + 190} ${pan}`, '#7a4c15', 4),
    circle(x, y, 12, { fill: '#f7d27a', stroke: '#9a611a', 'stroke-width': 5 }),
    path(d`M${x - 206} ${pan}h412q-36 52-116 52h-180q-80 0-116-52z`, { fill: 'url(#brass)' }),
    ellipse(x, pan, 206, 10, { fill: '#9a611a' }),
    ellipse(x, pan, 130, 7, { fill: ink, opacity: 0.25 }),
  );
}
