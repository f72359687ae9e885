import { ink } from '../colours.ts';
import { type Place, placeConsole } from '../place.ts';
import { circle, d, ellipse, group, line, linearGradient, path, rect } from '../shapes.ts';
import type { ConsoleSlug } from '../consoles.ts';
import { cover, shelf, shelfShadow } from './parts/frame.ts';

/** Units per millimetre of the parcel. The consoles on its stamps have other scales. */
const scale = 7;

/** A parcel from abroad with three stamps, a postmark and a padlock. The cover asks in which region a game plays. */
export function importsRegionsAndClosedShops(): string {
  return cover(
    [linearGradient('wall', 0.3, 1, '#f0cf85', '#d9a548'), linearGradient('kraft', 0.3, 1, '#c69058', '#a5703c')],
    'url(#wall)',
    shelf('#6a4217', '#ffe2a6', scale),
    shelfShadow(600, 560),
    rect(60, 64, 1080, 576, { rx: 8, fill: 'url(#kraft)', stroke: '#7d5228', 'stroke-width': 3 }),
    airmail(),
    stamp(116, 168, -4, '#dfe6c4', 'game-boy-light', { x: 66, base: 318, scale: 2.1, detail: 'low' }),
    stamp(466, 142, 3, '#f5d3c8', 'nintendo-3ds', { x: 33, base: 308, scale: 1.75, detail: 'full' }),
    stamp(800, 166, -2, '#d6e2ee', 'nintendo-switch', { x: 21, base: 264, scale: 1.08, detail: 'low' }),
    postmark(),
    padlock(),
  );
}

/** Draws a stamp with perforated edges, 300 by 364 units, and a console on it. */
function stamp(x: number, y: number, angle: number, tint: string, slug: ConsoleSlug, place: Place): string {
  const edge = 'M0 0H300V364H0z';
  return group(
    { transform: `translate(${x} ${y}) rotate(${angle}) scale(0.98)` },
    path(edge, { fill: ink, opacity: 0.22, transform: 'translate(7 9)' }),
    path(edge, { fill: '#fffaf0' }),
    line(edge, '#fffaf0', 14, { 'stroke-dasharray': '0 20.75', 'stroke-linecap': 'round' }),
    rect(22, 22, 256, 320, { fill: tint }),
    placeConsole(slug, place),
  );
}

function airmail(): string {
  const stripe = (from: number): string => {
    let data = '';
    for (let x = from; x < 1140; x += 120) data += d`M${x} 64h40l-18 26h-40zM${x} 614h40l-18 26h-40z`;
    return data;
  };
  return group({}, path(stripe(82), { fill: '#c8402f' }), path(stripe(142), { fill: '#2f5f8f' }));
}

function postmark(): string {
  let waves = '';
  for (let y = 208; y <= 328; y += 30) waves += d`M600 ${y}q30-24 60 0t60 0 60 0 60 0 60 0`;
  return group(
    { fill: 'none', stroke: '#2a2440', 'stroke-width': 6, opacity: 0.7, transform: 'translate(6 24)' },
    path(waves, {}),
    circle(1010, 268, 108, {}),
    circle(1010, 268, 74, {}),
    ellipse(1010, 268, 30, 74, {}),
    path('M936 268h148M948 228h124M948 308h124', {}),
  );
}

function padlock(): string {
  return group(
    { transform: 'translate(640 440)' },
    line('M34 70V36a36 36 0 0 1 72 0v34', '#6b6f78', 18),
    rect(8, 70, 140, 112, { rx: 16, fill: ink, opacity: 0.25 }),
    rect(0, 62, 140, 112, { rx: 16, fill: '#f0b93a', stroke: '#8a5a10', 'stroke-width': 4 }),
    path('M70 98a16 16 0 0 1 9 29l6 25H55l6-25a16 16 0 0 1 9-29z', { fill: '#5a3a0a' }),
  );
}
