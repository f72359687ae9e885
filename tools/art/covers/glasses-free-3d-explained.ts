import { placeConsole } from '../place.ts';
import { d, line, linearGradient, path, rect } from '../shapes.ts';
import { eye } from '../things/eye.ts';
import { barrierOf } from '../things/parallax.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 2;

/** Places in the view from above, from top to bottom: the screen, the fence of slits, the eyes. */
const screenY = 118;
const fenceY = 196;
const eyesY = 512;

const left = { x: 472, colour: '#6ee7b7' };
const right = { x: 728, colour: '#ffc94d' };

const { stripe, slit, slits, seenBy, raysOf } = barrierOf({
  ...{ screenY, fenceY, eyesY, left: left.x, right: right.x },
  places: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
});

/** The screen of stripes, the fence and the rays from both eyes, true to the geometry. Below stand a 3DS and a 2DS. */
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
    eye(left.x, eyesY, left.colour),
    eye(right.x, eyesY, right.colour),
  );
}

interface Eye {
  x: number;
  colour: string;
}

function stripes({ x, colour }: Eye): string {
  const data = seenBy(x).map((start) => d`M${start} ${screenY - 44}h${stripe}v44h${-stripe}z`);
  return path(data.join(''), { fill: colour });
}

function rays({ x, colour }: Eye): string {
  return path(raysOf(x), { fill: colour, opacity: 0.42 });
}

function fence(): string {
  const bars = slits.map((x) => d`M${x + slit / 2} ${fenceY}h${slit}`);
  const first = d`M${(slits[0] ?? 0) - slit * 1.5} ${fenceY}h${slit}`;
  return line(first + bars.join(''), '#f4fff9', 14);
}
