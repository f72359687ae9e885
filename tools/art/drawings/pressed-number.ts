import { ink } from '../colours.ts';
import { circle, d, element, group, line, linearGradient, path, rect } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { advanceCartridge, cartridgePaints } from '../things/advance-cartridge.ts';
import { centred, paper, quiet, strong, words } from './paper.ts';

/** The cartridge in the drawing, and the number on its label in the units of the cartridge. */
const cartridge = { x: -8, y: 2, size: 0.6 };
const number = { x: 706, y: 522 };
const spot = { x: cartridge.x + number.x * cartridge.size, y: cartridge.y + number.y * cartridge.size };

const sky = '#6db6cc';
const meadow = '#2e8a72';

const lens = { x: 640, y: 258, radius: 132 };

/** A label and its pressed number under a lens and a lamp. Below stands the number, once pressed and once printed. */
export function pressedNumber(): string {
  return paper(
    668,
    element(
      'defs',
      {},
      ...cartridgePaints,
      linearGradient('beam', 0, 1, ['#ffd45e', 0.9], ['#ffd45e', 0]),
      element('clipPath', { id: 'lens' }, circle(lens.x, lens.y, lens.radius, {})),
    ),
    words(32, 52, 'Look at the right-hand', strong),
    words(32, 86, 'side of the label', strong),
    group(
      { transform: d`translate(${cartridge.x} ${cartridge.y + 20}) scale(${cartridge.size})` },
      advanceCartridge(),
      group({ transform: d`translate(${number.x} ${number.y}) scale(0.42)` }, relief(meadow)),
    ),
    magnified(),
    lamp(),
    words(616, 434, 'Lamp from the side', centred),
    sample(32, relief(sky)),
    words(184, 522, 'Pressed in:', strong),
    words(184, 558, 'a good sign'),
    sample(412, line(digits, ink, 12, round)),
    words(564, 504, 'Printed', strong),
    words(564, 540, 'or missing:', strong),
    words(564, 576, 'a bad sign'),
    words(400, 640, 'No single sign is proof.', { ...centred, fill: quiet }),
  );
}

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** A number of two digits as an example, 92 by 64 units round the point 0, 0. */
const digits = 'M-42-20C-40-34-10-36-8-18-8-2-42 8-42 30H-8M36-32H14L10-6C30-14 42-2 40 12 38 32 14 36 8 24';

/** Draws the digits pressed into a surface: shade on the rim near the light, light on the opposite rim. */
function relief(surface: string): string {
  return group(
    round,
    line(digits, '#fff', 13, { transform: 'translate(-3 3)', opacity: 0.7 }),
    line(digits, ink, 13, { transform: 'translate(3 -3)', opacity: 0.6 }),
    line(digits, surface, 13),
    line(digits, ink, 13, { opacity: 0.18 }),
  );
}

function magnified(): string {
  const { x, y, radius } = lens;
  const from = { x: spot.x, y: spot.y + 20, radius: 34 };
  return group(
    {},
    line(
      d`M${from.x} ${from.y - from.radius}L${x - 30} ${y - radius}M${from.x} ${from.y + from.radius}L${x - 30} ${y + radius}`,
      quiet,
      3,
    ),
    circle(from.x, from.y, from.radius, { fill: 'none', stroke: siteColours.accent, 'stroke-width': 6 }),
    group(
      { 'clip-path': 'url(#lens)' },
      rect(x - radius, y - radius, 2 * radius, 2 * radius, { fill: sky }),
      path(d`M${x - radius} ${y - 66}L${x - 40} ${y - 20} ${x + radius} ${y + 40}V${y + radius}H${x - radius}z`, {
        fill: '#2d4f77',
      }),
      path(d`M${x - radius} ${y - 40}Q${x} ${y + 4} ${x + radius} ${y - 66}V${y + radius}H${x - radius}z`, {
        fill: meadow,
      }),
      group({ transform: d`translate(${x} ${y + 34}) scale(1.5)` }, relief(meadow)),
    ),
    circle(x, y, radius, { fill: 'none', stroke: siteColours.accent, 'stroke-width': 8 }),
  );
}

function lamp(): string {
  return group(
    {},
    path('M-34 0H34L74 150H-74z', { fill: 'url(#beam)', opacity: 0.8, transform: 'translate(744 66) rotate(34)' }),
    group(
      { transform: 'translate(744 66) rotate(34)' },
      path('M-20-58h40v22L36 0h-72l16-36z', { fill: '#3a3d46' }),
      rect(-36, -4, 72, 12, { rx: 6, fill: '#ffd22e' }),
    ),
  );
}

function sample(x: number, shapes: string): string {
  return group(
    { transform: `translate(${x} 456)` },
    rect(0, 0, 128, 128, { rx: 14, fill: sky }),
    group({ transform: 'translate(64 64)' }, shapes),
  );
}
