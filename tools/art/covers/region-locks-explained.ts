import { ink } from '../colours.ts';
import { placeConsole } from '../place.ts';
import { circle, d, group, line, linearGradient, path, radialGradient, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 3.5;

/** Left edge of the 3DS, 134 by 139 mm, and the middle of the padlock in front of it. */
const left = 664;
const lock = { x: left + 67 * scale, y: ground - 128 };

const nail = { x: 330, y: 52 };

/** A 3DS in chains. On the wall hang three keys with game cards as bows. Only one key has the colour of the lock. */
export function regionLocksExplained(): string {
  return cover(
    [
      linearGradient('wall', 0.3, 1, '#cfeedd', '#84c7a4'),
      radialGradient('light', ['#fff', 0.8], ['#fff', 0]),
      linearGradient('brass', 0.3, 1, '#fbdc86', '#c48a22'),
    ],
    'url(#wall)',
    circle(nail.x, 300, 420, { fill: 'url(#light)' }),
    shelf('#14503c', '#d3f5e3', scale),
    keyRing(),
    shelfShadow(lock.x, 262),
    placeConsole('nintendo-3ds', { x: left, base: ground, scale, detail: 'full' }),
    chains(),
    padlock(),
  );
}

function keyRing(): string {
  const { x, y } = nail;
  return group(
    { transform: `translate(${x} ${y + 86})` },
    key(26, '#2fa3b8', 'M9 270h30v22H23v14h26v22H9zM9 344h24v20H9z'),
    key(-26, '#7a58c8', 'M9 266h44v18H29v30h24v18H9zM9 350h34v16H9z'),
    key(0, '#e0663f', 'M9 262h26v20h20v20H35v22h28v22H9zM9 360h18v14H9z'),
    circle(0, 0, 70, { fill: 'none', stroke: '#6d4a0c', 'stroke-width': 18 }),
    circle(0, 0, 70, { fill: 'none', stroke: 'url(#brass)', 'stroke-width': 12 }),
    circle(0, -66, 17, { fill: '#4c5a55', stroke: '#25302c', 'stroke-width': 4 }),
    circle(-5, -71, 5, { fill: '#fff', opacity: 0.7 }),
  );
}

function key(angle: number, colour: string, teeth: string): string {
  const shaft = `M-9 190h18v190q-9 8-18 0z${teeth}`;
  const card = 'M-62 56a10 10 0 0 1 10-10H38l24 22V192a10 10 0 0 1-10 10H-52a10 10 0 0 1-10-10z';
  return group(
    { transform: `rotate(${angle})` },
    group({ fill: ink, opacity: 0.2, transform: 'translate(9 10)' }, path(shaft, {}), path(card, {})),
    path(shaft, { fill: 'url(#brass)', stroke: '#8a5a10', 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    path(card, { fill: '#33363f', stroke: '#17191f', 'stroke-width': 3 }),
    circle(0, 68, 11, { fill: '#a9d8c0', stroke: '#17191f', 'stroke-width': 3 }),
    rect(-48, 90, 96, 80, { rx: 6, fill: colour }),
    path('M-48 148 -18 116 6 138 24 122 48 148V164a6 6 0 0 1-6 6H-42a6 6 0 0 1-6-6z', { fill: '#fff', opacity: 0.42 }),
    line('M-36 186h12m12 0h12m12 0h12m12 0h12', '#d9b04a', 14),
  );
}

function chains(): string {
  const right = left + 134 * scale;
  const top = ground - 139 * scale;
  const ways = d`M${left - 8} ${top + 96}L${lock.x} ${lock.y - 66} ${right + 8} ${top + 96}M${left - 8} ${ground - 52}L${lock.x} ${lock.y - 10} ${right + 8} ${ground - 52}`;
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(
    ends,
    line(ways, ink, 24, { opacity: 0.25, transform: 'translate(4 12)' }),
    line(ways, '#55606a', 24, { 'stroke-dasharray': '20 30' }),
    line(ways, '#b9c4cc', 15, { 'stroke-dasharray': '20 30' }),
    line(ways, '#26303a', 5, { 'stroke-dasharray': '20 30' }),
    line(ways, '#7d8a94', 11, { 'stroke-dasharray': '16 34', 'stroke-dashoffset': -26 }),
  );
}

function padlock(): string {
  return group(
    { transform: `translate(${lock.x} ${lock.y})` },
    line('M-58-34V-76a58 58 0 0 1 116 0V-34', '#3d464d', 36),
    line('M-58-34V-76a58 58 0 0 1 116 0V-34', '#c3ccd2', 26),
    rect(-98, -36, 208, 160, { rx: 26, fill: ink, opacity: 0.28 }),
    rect(-104, -46, 208, 160, { rx: 26, fill: '#e0663f', stroke: '#7e2f14', 'stroke-width': 5 }),
    path('M-104-20a26 26 0 0 1 26-26H78a26 26 0 0 1 26 26V-10H-104z', { fill: '#fff', opacity: 0.25 }),
    path('M0 0a24 24 0 0 1 13 44l9 36H-22l9-36A24 24 0 0 1 0 0z', { fill: '#3d1407' }),
  );
}
