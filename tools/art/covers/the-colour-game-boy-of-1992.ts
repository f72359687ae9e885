import { ink } from '../colours.ts';
import { placeConsole } from '../place.ts';
import { d, group, line, linearGradient, path, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';
import { gameBoySize, shades } from './parts/game-boy.ts';

const scale = 4.05;
const left = 600 - (gameBoySize.width / 2) * scale;

/** The middle of the display. */
const screen = { x: 600, y: ground - (gameBoySize.height - 46.5) * scale };

/** A grey Game Boy with a sheet of paper taped over its screen. The sheet shows a picture in coloured pencil. */
export function theColourGameBoyOf1992(): string {
  const greys = shades.map((shade, index) => pencil(26 + index * 82, 300 + ((index * 67) % 90), shade));
  const colours = ['#d8412f', '#ef9a2c', '#f2cf3a', '#3f9a52', '#2f78c4'];
  return cover(
    [linearGradient('wall', 0.3, 1, '#f7dcc6', '#dd9c74')],
    'url(#wall)',
    draft(),
    shelf('#7a2e1a', '#ffe3cc', scale),
    ...greys,
    ...colours.map((colour, index) => pencil(810 + index * 78, 400 + ((index * 83) % 130), colour)),
    shelfShadow(600, 215),
    placeConsole('game-boy', { x: left, base: ground, scale, detail: 'full' }),
    sheet(),
  );
}

function draft(): string {
  const top = ground - gameBoySize.height * scale;
  const across = [0, 15.4, 73.4].map((y) => d`M0 ${top + y * scale}H1200`);
  const upright = [0, gameBoySize.width].map((x) => d`M${left + x * scale} 0V594`);
  return line(across.join('') + upright.join(''), '#8a3a1c', 3, { opacity: 0.35, 'stroke-dasharray': '26 8 4 8' });
}

function pencil(x: number, length: number, colour: string): string {
  const top = ground - length;
  return group(
    {},
    rect(x + 4, ground - 6, 62, 14, { rx: 7, fill: ink, opacity: 0.25 }),
    path(d`M${x} ${top + 84}L${x + 30} ${top}L${x + 60} ${top + 84}V${ground}H${x}z`, { fill: '#f0c894' }),
    path(d`M${x + 19} ${top + 30}L${x + 30} ${top}L${x + 41} ${top + 30}z`, { fill: colour }),
    path(d`M${x} ${top + 84}q10-14 20 0 10-14 20 0 10-14 20 0V${ground}H${x}z`, { fill: colour }),
    rect(x, top + 84, 20, length - 84, { fill: '#fff', opacity: 0.28 }),
    rect(x + 40, top + 84, 20, length - 84, { fill: ink, opacity: 0.18 }),
  );
}

function sheet(): string {
  return group(
    { transform: `translate(${screen.x} ${screen.y}) rotate(-3)` },
    rect(-142, -112, 296, 240, { fill: ink, opacity: 0.25 }),
    path('M-148-120H148V92L120 120H-148z', { fill: '#fdf8ea' }),
    path('M148 92 120 120V98q0-6 6-6z', { fill: '#d9cfb4' }),
    group({ fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, ...drawing()),
    group(
      { fill: '#f4e3a6', opacity: 0.85 },
      rect(-178, -128, 74, 30, { transform: 'rotate(-38 -141 -113)' }),
      rect(104, -128, 74, 30, { transform: 'rotate(38 141 -113)' }),
    ),
  );
}

/** Draws sky, sun, hills and a house in hatching, in a pencil frame that overshoots its corners. */
function drawing(): string[] {
  return [
    line(hatching(-116, [-84, -86, -84, -60, -44, -40, -52, -80, -86, -84, -86], -6, 22), '#5aa9e0', 7),
    line('M-78-62q16-16 32 0-30 18-30 2t34-10 6 26-34 8 10-34', '#f0a72c', 8),
    line(hatching(-116, [10, -4, -16, -10, 4, 14, 6, -8, -18, -12, 2], 60, 22), '#4aa35a', 8),
    line(hatching(-112, [64, 62, 66, 62, 64, 62, 66, 62, 64, 66, 62], 86, 22), '#b98a3c', 8),
    line('M24 54V10H86V54zM14 14 55-26 96 14z', '#5a3020', 4),
    line('M28 50 44 14M40 52 60 14M56 52 78 14M72 52 84 26', '#d8412f', 8),
    line('M26 8 52-16M42 10 60-12M60 10 72-2', '#8a4fb0', 8),
    line('M-126-92 124-96M122-102 126 94M-120-100-124 92M-130 90 118 88', '#4a4550', 4),
  ];
}

/** Returns the path of a zigzag between the points of an upper edge and a straight lower edge. */
function hatching(x: number, tops: readonly number[], bottom: number, step: number): string {
  return tops
    .map(
      (top, index) =>
        d`${index === 0 ? 'M' : 'L'}${x + index * step} ${bottom + ((index * 5) % 7)}L${x + index * step + step * 0.6} ${top}`,
    )
    .join('');
}
