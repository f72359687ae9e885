import { ink } from '../colours.ts';
import { d, group, line, path, rect } from '../shapes.ts';
import { eye } from '../things/eye.ts';
import { barrierOf } from '../things/parallax.ts';
import { centred, paper, quiet, strong, words } from './paper.ts';

const screenY = 158;
const fenceY = 244;
const eyesY = 514;

const left = { x: 270, colour: '#2fa98c', text: '#11604d', letter: 'L' };
const right = { x: 530, colour: '#f0ac3c', text: '#7d4800', letter: 'R' };

const { stripe, slit, slits, seenBy, raysOf } = barrierOf({
  ...{ screenY, fenceY, eyesY, left: left.x, right: right.x },
  places: [-1.5, -0.5, 0.5, 1.5],
});

/** The view from above: two eyes, the barrier, and the screen with columns for each eye in turn. */
export function parallaxBarrier(): string {
  const [from = 0] = seenBy(right.x);
  return paper(
    620,
    path(raysOf(left.x), { fill: left.colour, opacity: 0.3 }),
    path(raysOf(right.x), { fill: right.colour, opacity: 0.34 }),
    words(400, 46, 'Screen: columns for each eye in turn', { ...centred, ...strong }),
    rect(from - 14, screenY - 96, 8 * stripe + 28, 110, { rx: 14, fill: '#17201d' }),
    columns(left),
    columns(right),
    fence(),
    words(24, 336, 'Barrier', strong),
    line(d`M66 306L${(slits[0] ?? 0) - slit} ${fenceY + 16}`, quiet, 3),
    words(776, 336, 'Open slit', { 'text-anchor': 'end', ...strong }),
    line(d`M694 306L${(slits[3] ?? 0) + 6} ${fenceY + 6}`, quiet, 3),
    words(24, 484, 'Seen from', { fill: quiet }),
    words(24, 518, 'above', { fill: quiet }),
    eye(left.x, eyesY, left.colour, 0.86),
    eye(right.x, eyesY, right.colour, 0.86),
    words(left.x, 598, 'Left eye', { ...centred, ...strong, fill: left.text }),
    words(right.x, 598, 'Right eye', { ...centred, ...strong, fill: right.text }),
  );
}

function columns({ x, colour, letter }: typeof left): string {
  const starts = seenBy(x);
  return group(
    {},
    path(starts.map((start) => d`M${start} ${screenY - 82}h${stripe}v82h${-stripe}z`).join(''), { fill: colour }),
    ...starts.map((start) =>
      words(start + stripe / 2, screenY - 25, letter, { ...centred, ...strong, 'font-size': 44, fill: ink }),
    ),
  );
}

function fence(): string {
  const bars = slits.map((x) => d`M${x + slit / 2} ${fenceY}h${slit}`);
  return line(d`M${(slits[0] ?? 0) - slit * 1.5} ${fenceY}h${slit}` + bars.join(''), ink, 18);
}
