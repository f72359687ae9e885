import { ink } from '../colours.ts';
import { placeConsole } from '../place.ts';
import { circle, d, group, line, linearGradient, path, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 2;

/** Distances downwards, seen from above: the screen, the fence of slits in front of it, the eyes. */
const screenY = 118;
const fenceY = 196;
const eyesY = 512;

const middle = 600;
const left = { x: 472, colour: '#6ee7b7' };
const right = { x: 728, colour: '#ffc94d' };

/** How much a slit grows when an eye projects it on the screen. */
const growth = (eyesY - screenY) / (eyesY - fenceY);

/** With stripes of this width each eye finds only its own behind the slits. */
const stripe = (right.x - left.x) * (growth - 1);
const slit = stripe / growth;

/** Distances of the slits from the middle. */
const slits = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((index) => index * 2 * slit);

/** The screen of stripes, the fence and the rays from both eyes, true to the geometry; below them a 3DS and a 2DS. */
export function glassesFree3dExplained(): string {
  return cover(
    [linearGradient('wall', 0, 1, '#16524a', '#0a2824')],
    'url(#wall)',
    rays(left),
    rays(right),
    rect(14, 36, 1172, screenY - 22, { rx: 22, fill: '#081411', stroke: '#3b8573', 'stroke-width': 4 }),
    stripes(left),
    stripes(right),
    fence(),
    shelf('#061a17', '#8edcb5', scale),
    shelfShadow(158, 140),
    placeConsole('nintendo-3ds', { x: 24, base: ground, scale, detail: 'full' }),
    shelfShadow(1032, 150),
    placeConsole('nintendo-2ds', { x: 888, base: ground, scale, detail: 'full' }),
    eye(left),
    eye(right),
  );
}

interface Eye {
  x: number;
  colour: string;
}

/** Left ends of the stripes that an eye sees through the slits. */
function seenBy(eye: Eye): number[] {
  return slits.map((offset) => eye.x + (middle + offset - eye.x) * growth - stripe / 2);
}

function stripes(eye: Eye): string {
  const data = seenBy(eye).map((x) => d`M${x} ${screenY - 44}h${stripe}v44h${-stripe}z`);
  return path(data.join(''), { fill: eye.colour });
}

function rays(eye: Eye): string {
  const data = seenBy(eye).map((x) => d`M${eye.x} ${eyesY}L${x} ${screenY}h${stripe}z`);
  return path(data.join(''), { fill: eye.colour, opacity: 0.42 });
}

/** Bars between the slits. */
function fence(): string {
  const bars = slits.map((offset) => d`M${middle + offset + slit / 2} ${fenceY}h${slit}`);
  const first = d`M${middle + (slits[0] ?? 0) - slit * 1.5} ${fenceY}h${slit}`;
  return line(first + bars.join(''), '#f4fff9', 14);
}

function eye({ x, colour }: Eye): string {
  const lids = 'M-98 0C-50-62 50-62 98 0 50 62-50 62-98 0z';
  return group(
    { transform: `translate(${x} ${eyesY})` },
    path(lids, { fill: ink, opacity: 0.3, transform: 'translate(6 12)' }),
    path(lids, { fill: '#fbfffd' }),
    circle(0, 0, 40, { fill: colour, stroke: '#0f3a33', 'stroke-width': 4 }),
    circle(0, 0, 19, { fill: '#081411' }),
    circle(-13, -14, 9, { fill: '#fff' }),
    line('M-98 0C-50-62 50-62 98 0', '#081411', 9, { 'stroke-linecap': 'round' }),
  );
}
