import type { Canvas } from '../canvas.ts';
import { openHeight, type Console } from '../console.ts';
import { diamond } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { bezel, display, displaySize } from '../parts/glass.ts';
import { pillButtons } from '../parts/pills.ts';
import { grid, speakerHoles } from '../parts/speaker.ts';
import { lamp, screws } from '../parts/trim.ts';
import { bay, tiles } from '../screens/ds.ts';
import { barrel, halves, hingeOf, type Clamshell } from './clamshell.ts';

const white = '#f7f8f9';
const frame = '#2a2c33';
const shape: Clamshell = { width: 133, depth: 73.9, hingeInset: 4.5, colour: '#f1f2f4', hingeColour: '#dfe2e7' };
const middle = shape.width / 2;
const picture = displaySize(3, 4, 3);
const { axis } = hingeOf(shape);
const right = 117;

export const nintendoDsLite = {
  slug: 'nintendo-ds-lite',
  name: 'Nintendo DS Lite',
  year: 2006,
  width: shape.width,
  height: openHeight(shape.depth, shape.hingeInset),
  hingeInset: shape.hingeInset,
  draw: (canvas: Canvas): string =>
    [
      powerSlider(canvas),
      halves(canvas, shape),
      barrel(canvas, shape),
      bezel(canvas, { x: middle - 34.5, y: 9.4, width: 69, height: 53 }, 2.5, frame),
      display(canvas, { x: middle - picture.width / 2, y: 13, ...picture }, bay),
      bezel(canvas, { x: middle - 34.5, y: axis + 9, width: 69, height: 53 }, 2.5, frame),
      display(canvas, { x: middle - picture.width / 2, y: axis + 12.6, ...picture }, tiles),
      speakerHoles(canvas, {
        points: [16, right].flatMap((x) => grid({ x, y: 37 }, 3, 4, 4)),
        diameter: 1.7,
        colour: '#858b96',
      }),
      screws(
        canvas,
        [
          { x: 5.8, y: 5.8 },
          { x: shape.width - 5.8, y: 5.8 },
        ],
        1.2,
      ),
      screws(canvas, [{ x: middle, y: axis }], 0.7),
      dPad(canvas, { x: 16, y: axis + 33, size: 18.5, colour: white }),
      diamond(canvas, { x: right, y: axis + 33, spread: 6.6, radius: 3.5, colour: white }),
      pillButtons(canvas, {
        height: 2.6,
        colour: white,
        pills: [
          { x: 111.5, y: axis + 53.6, width: 4.4 },
          { x: 111.5, y: axis + 59.4, width: 4.4 },
        ],
      }),
      lamp(canvas, { x: 116, y: axis }, 0.7, '#6fcf6a'),
      lamp(canvas, { x: 120.5, y: axis }, 0.7, '#f2a33c'),
    ].join(''),
} as const satisfies Console;

/** Draws the switch on the right side. Only the edge of the switch shows. */
function powerSlider(canvas: Canvas): string {
  return canvas.box({ x: shape.width - 2, y: axis + 22, width: 2.6, height: 10 }, 0.7, { fill: '#9aa0ab' });
}
