import { ink } from '../colours.ts';
import { placeConsole } from '../place.ts';
import { circle, d, group, line, linearGradient, path, radialGradient, rect } from '../shapes.ts';
import { cell } from '../things/cells.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 2.3;

const watch = { x: 606, y: 388, radius: 252 };

/** The hours on the dial, and the longest and the shortest battery run of 2012, in hours. */
const dialHours = 36;
const longest = 35.75;
const shortest = 3.92;

/** Left and upper edge of the 3DS, 134 by 139 mm. */
const threeDs = { x: 872, y: ground - 139 * scale };

/** A stopwatch between two consoles: the Game Boy Color with its two cells still runs, the 3DS has gone dark. */
export function howLongDoTheyReallyLast(): string {
  return cover(
    [
      linearGradient('wall', 0.3, 1, '#2a8a68', '#0f4a39'),
      radialGradient('glow', ['#eaffd0', 0.75], ['#c8f5b0', 0]),
      linearGradient('steel', 0.6, 1, '#fbfcfd', '#8d98a0'),
    ],
    'url(#wall)',
    circle(120, 440, 330, { fill: 'url(#glow)' }),
    shelf('#07291f', '#8edcb5', scale),
    shelfShadow(128, 105),
    placeConsole('game-boy-color', { x: 36, base: ground, scale, detail: 'full' }),
    shelfShadow(288, 52),
    group({ transform: d`translate(246 ${ground}) scale(${scale / 3.9})` }, cell(0, 0), cell(76, 0)),
    shelfShadow(threeDs.x + 67 * scale, 175),
    placeConsole('nintendo-3ds', { x: threeDs.x, base: ground, scale, detail: 'full' }),
    dark(28.3, 10.4, 77.5, 46.7),
    dark(36, 79, 62, 46.5),
    circle(threeDs.x + 116.6 * scale, threeDs.y + 69.5 * scale, 9, { fill: '#ff4a3a', opacity: 0.5 }),
    circle(threeDs.x + 116.6 * scale, threeDs.y + 69.5 * scale, 4, { fill: '#ff8a7a' }),
    stopwatch(),
  );
}

/** Draws a dark display of the 3DS. The place is in millimetres from the corner of the console. */
function dark(x: number, y: number, width: number, height: number): string {
  const [left, top] = [threeDs.x + x * scale, threeDs.y + y * scale];
  return group(
    {},
    rect(left, top, width * scale, height * scale, { fill: '#101318' }),
    path(d`M${left} ${top}h${width * scale * 0.5}l${-width * scale * 0.3} ${height * scale}h${-width * scale * 0.2}z`, {
      fill: '#fff',
      opacity: 0.08,
    }),
  );
}

function stopwatch(): string {
  const { x, y, radius } = watch;
  const dial = radius - 36;
  const hand = (longest / dialHours) * 360;
  return group(
    { transform: `translate(${x} ${y})` },
    group(
      { stroke: '#5f6b73', 'stroke-width': 4 },
      circle(0, -radius - 76, 34, { fill: 'none', stroke: '#cfd6db', 'stroke-width': 14 }),
      rect(-20, -radius - 30, 40, 44, { fill: '#9aa5ad' }),
      rect(-36, -radius - 58, 72, 40, { rx: 8, fill: 'url(#steel)' }),
      rect(-20, -radius - 26, 40, 40, { rx: 6, fill: '#9aa5ad', transform: 'rotate(42)' }),
      circle(0, 0, radius, { fill: 'url(#steel)' }),
    ),
    circle(0, 0, dial + 8, { fill: '#5f6b73' }),
    circle(0, 0, dial, { fill: '#fbf8ec' }),
    ticks(dial - 16, 1, 12, 4),
    ticks(dial - 20, 6, 22, 8),
    run(dial - 66, longest, '#1f9a70'),
    run(dial - 122, shortest, '#e0503c'),
    group({ transform: d`rotate(${hand})` }, path(d`M-5 54V${24 - dial}L0 ${8 - dial}l5 16V54z`, { fill: '#20252b' })),
    circle(0, 0, 20, { fill: '#20252b' }),
    circle(0, 0, 7, { fill: '#e0503c' }),
    path(
      d`M${-dial * 0.94} ${-dial * 0.2}A${dial} ${dial} 0 0 1 ${dial * 0.1} ${-dial * 0.96}Q${-dial * 0.6} ${-dial * 0.62} ${-dial * 0.94} ${-dial * 0.2}z`,
      {
        fill: '#fff',
        opacity: 0.3,
      },
    ),
  );
}

function ticks(radius: number, hours: number, length: number, width: number): string {
  const step = (2 * Math.PI * radius * hours) / dialHours;
  return circle(0, 0, radius, {
    fill: 'none',
    stroke: ink,
    'stroke-width': length,
    'stroke-dasharray': `${width} ${(step - width).toFixed(3)}`,
    'stroke-dashoffset': width / 2,
  });
}

/** Draws the hours of one run as a ring on a pale track. The ring begins at the top. */
function run(radius: number, hours: number, colour: string): string {
  const angle = (hours / dialHours) * 2 * Math.PI;
  const end = d`${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`;
  return (
    circle(0, 0, radius, { fill: 'none', stroke: '#e6e1cf', 'stroke-width': 40 }) +
    line(d`M0 ${-radius}A${radius} ${radius} 0 ${angle > Math.PI ? 1 : 0} 1 ${end}`, colour, 40)
  );
}
