import type { Canvas } from '../canvas.ts';
import { openHeight, type Console } from '../console.ts';
import { diamond } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { bezel, display, displaySize } from '../parts/glass.ts';
import { pillButtons } from '../parts/pills.ts';
import { grid, speakerHoles } from '../parts/speaker.ts';
import { lamp, screws } from '../parts/trim.ts';
import { map, mountains } from '../screens/ds.ts';
import { barrel, halves, hingeOf, type Clamshell } from './clamshell.ts';

const light = '#e6e8ec';
const shape: Clamshell = { width: 148.7, depth: 84.7, hingeInset: 4.5, colour: '#b7bcc6', radius: 9 };
const middle = shape.width / 2;
const picture = displaySize(3, 4, 3);
const { axis } = hingeOf(shape);
const [left, right] = [15.6, 133.1];

export const nintendoDs = {
  slug: 'nintendo-ds',
  name: 'Nintendo DS',
  year: 2004,
  width: shape.width,
  height: openHeight(shape.depth, shape.hingeInset),
  hingeInset: shape.hingeInset,
  draw: (canvas: Canvas): string =>
    [
      halves(canvas, shape),
      raisedMiddle(canvas, 2.6, 74),
      raisedMiddle(canvas, axis + 6, axis + 77),
      barrel(canvas, shape),
      bezel(canvas, { x: middle - 35, y: 15, width: 70, height: 54 }, 2.5, '#1c1e25'),
      display(canvas, { x: middle - picture.width / 2, y: 19.1, ...picture }, mountains),
      bezel(canvas, { x: middle - 35, y: axis + 14.4, width: 70, height: 54 }, 2.5, '#1c1e25'),
      display(canvas, { x: middle - picture.width / 2, y: axis + 18.5, ...picture }, map),
      speakerHoles(canvas, {
        points: [left, right].flatMap((x) => grid({ x, y: 42 }, 2, 3, 5.4)),
        diameter: 2.6,
        colour: '#4c515b',
      }),
      screws(
        canvas,
        [
          { x: 6.4, y: 6.8 },
          { x: shape.width - 6.4, y: 6.8 },
        ],
        1.5,
      ),
      screws(canvas, [{ x: middle, y: axis + 72.8 }], 0.7),
      dPad(canvas, { x: left, y: axis + 42, size: 20, colour: light }),
      diamond(canvas, { x: right, y: axis + 42, spread: 7, radius: 3.6, colour: light }),
      pillButtons(canvas, {
        height: 2.8,
        colour: light,
        pills: [
          { x: left, y: axis + 17, width: 8 },
          { x: 128, y: axis + 17, width: 6 },
          { x: 138.4, y: axis + 17, width: 6 },
        ],
      }),
      lamp(canvas, { x: 137, y: axis + 0.2 }, 0.8, '#7ee07a'),
      lamp(canvas, { x: 132.4, y: axis + 0.2 }, 0.8, '#f2a33c'),
    ].join(''),
} as const satisfies Console;

/** Draws the raised field round a display. */
function raisedMiddle(canvas: Canvas, top: number, bottom: number): string {
  const path = `M34 ${top}H${shape.width - 34}L${shape.width - 30} ${top + 5}V${bottom - 5}L${shape.width - 34} ${bottom}H34L30 ${bottom - 5}V${top + 5}Z`;
  if (!canvas.full) return canvas.path(path, { fill: '#c6cad2' });
  return canvas.path(path, { fill: '#c6cad2', stroke: canvas.light('edge'), 'stroke-width': 0.6 });
}
