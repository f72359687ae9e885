import { circle, d, group, line, linearGradient, path, radialGradient, rect } from '../shapes.ts';
import { cover, ground, shelf } from './parts/frame.ts';
import { gameBoyShowing, gameBoySize, shades } from './parts/game-boy.ts';

const scale = 2.8;

/** Left edges of both Game Boys, and the height of the sockets on their right sides. */
const first = 48;
const second = 860;
const socket = ground - 106 * scale;
const width = gameBoySize.width * scale;

/** The middles of both lumps, on the crest of the cable and in its trough. */
const high = { x: 494, y: 146 };
const low = { x: 684, y: 430 };

/** A cable joins two Game Boys. Two lumps of squares travel through it in opposite directions. */
export function theCableThatMadePokemon(): string {
  return cover(
    [
      linearGradient('wall', 0.3, 1, '#c65f38', '#7d2c1b'),
      radialGradient('glow', ['#ffe0b0', 0.85], ['#ffb877', 0.3], ['#ffb877', 0]),
    ],
    'url(#wall)',
    circle(high.x, high.y, 260, { fill: 'url(#glow)' }),
    circle(low.x, low.y, 260, { fill: 'url(#glow)' }),
    shelf('#4d170d', '#f6c7a2', scale),
    cable(),
    gameBoyShowing(first, scale, screen()),
    gameBoyShowing(second, scale, group({ transform: 'translate(160 0) scale(-1 1)' }, screen())),
    plug(first + width),
    plug(second + width),
    lump(high, '#ff5a4a', 'M0 0h28v28h-28zM28 28h56v28h-56zM56 56h28v28h-28z', 'M56 0h28v28h-28zM0 56h28v28h-28z'),
    lump(low, '#3f7fe0', 'M28 0h56v28h-56zM0 28h28v56h-28z', 'M56 56h28v28h-28zM0 0h28v28h-28z'),
    haste(high.x - 92, high.y, 1),
    haste(low.x + 92, low.y, -1),
  );
}

/** Draws the cable from the first Game Boy, behind the second, into the second's socket. The light is the data. */
function cable(): string {
  const start = first + width + 30;
  const end = second + width + 34;
  const way =
    d`M${start} ${socket}C${start + 110} ${socket} ${high.x - 240} ${high.y} ${high.x - 110} ${high.y}H${high.x + 110}` +
    d`C${high.x + 270} ${high.y} ${low.x - 270} ${low.y} ${low.x - 110} ${low.y}H${low.x + 110}` +
    d`C${second + 60} ${low.y} ${second - 60} ${socket - 60} ${second + 60} ${socket - 60}H${end}a30 30 0 0 1 0 60`;
  return group(
    { 'stroke-linejoin': 'round' },
    line(way, '#2c0d08', 30, { opacity: 0.28, transform: 'translate(8 12)' }),
    line(way, '#4a4650', 26),
    line(way, '#6f6a76', 12),
    line(way, '#ffd9a0', 6, { 'stroke-dasharray': '6 12 6 30' }),
  );
}

function plug(x: number): string {
  return group(
    {},
    rect(x - 2, socket - 27, 36, 54, { rx: 8, fill: '#3a3740', stroke: '#1d1b22', 'stroke-width': 3 }),
    line(d`M${x + 10} ${socket - 15}v30m8-30v30m8-30v30`, '#6f6a76', 3),
  );
}

/** Draws a transparent swelling of the cable, with dark and bright squares. */
function lump({ x, y }: typeof high, colour: string, dark: string, bright: string): string {
  const skin = 'M-112-13C-86-13-82-66-36-66H36C82-66 86-13 112-13V13C86 13 82 66 36 66H-36C-82 66-86 13-112 13z';
  return group(
    { transform: `translate(${x} ${y})` },
    path(skin, { fill: '#2c0d08', opacity: 0.3, transform: 'translate(8 14)' }),
    path(skin, { fill: '#fff4e2', stroke: '#4a4650', 'stroke-width': 7, 'stroke-linejoin': 'round' }),
    group(
      { transform: 'translate(-42 -42)' },
      rect(0, 0, 84, 84, { fill: colour }),
      path(dark, { fill: '#000', opacity: 0.28 }),
      path(bright, { fill: '#fff', opacity: 0.5 }),
    ),
    line('M-78-40Q-66-56-44-56H-10', '#fff', 8, { 'stroke-linecap': 'round' }),
  );
}

/** Draws lines behind a moving thing. A `way` of 1 means to the right. */
function haste(x: number, y: number, way: number): string {
  const lines = d`M${x} ${y - 70}h${way * -54}M${x - way * 22} ${y - 44}h${way * -30}M${x} ${y + 70}h${way * -54}`;
  return line(lines, '#ffe0b0', 7, { 'stroke-linecap': 'round' });
}

function screen(): string {
  return group(
    {},
    path('M16 44h56v56h-56zM24 52v40h40v-40z', { fill: shades[1], 'fill-rule': 'evenodd' }),
    path('M84 64h24v-24h8v8h8v8h8v8h8v16h-8v8h-8v8h-8v8h-8v-24h-24z', { fill: shades[3] }),
    path('M0 120h160v24h-160z', { fill: shades[2] }),
  );
}
