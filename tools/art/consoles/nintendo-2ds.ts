import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { diamond } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { display, displaySize } from '../parts/glass.ts';
import { pillButtons } from '../parts/pills.ts';
import { boxShell } from '../parts/shell.ts';
import { grid, speakerHoles } from '../parts/speaker.ts';
import { circlePad } from '../parts/sticks.ts';
import { lamp, lens, shoulder } from '../parts/trim.ts';
import { balloons } from '../screens/late.ts';
import { menu } from '../screens/three-ds.ts';

const blue = '#2a6fd0';
const button = '#4a4d57';
const upper = displaySize(3.53, 5, 3);
const lower = displaySize(3.02, 4, 3);
const middle = 72;

export const nintendo2ds = {
  slug: 'nintendo-2ds',
  name: 'Nintendo 2DS',
  year: 2013,
  width: 144,
  height: 127,
  draw: (canvas: Canvas): string =>
    [
      shoulder(canvas, { x: 3, width: 30, colour: '#23252c' }),
      shoulder(canvas, { x: 111, width: 30, colour: '#23252c' }),
      boxShell(canvas, [8, 8, 13, 13], { box: { x: 0, y: 1.2, width: 144, height: 125.8 }, colour: blue, side: 1.6 }),
      face(canvas),
      canvas.box({ x: middle - 42.4, y: 5.8, width: 84.8, height: 54 }, 3, { fill: '#0a0b0e' }),
      display(canvas, { x: middle - upper.width / 2, y: 9.8, ...upper }, balloons),
      canvas.box({ x: middle - 34.4, y: 64.6, width: 68.8, height: 53 }, 3, { fill: '#0a0b0e' }),
      display(canvas, { x: middle - lower.width / 2, y: 68, ...lower }, menu('#e4ecf6')),
      lens(canvas, { x: 121, y: 11.4 }, 1.3),
      speakerHoles(canvas, { points: grid({ x: 17, y: 23.5 }, 4, 3, 3.4), diameter: 1.6, colour: '#000000' }),
      circlePad(canvas, { x: 18, y: 55, radius: 8, colour: '#7d838e' }),
      dPad(canvas, { x: 18, y: 82.5, size: 19, colour: button }),
      diamond(canvas, { x: 126, y: 59, spread: 7.2, radius: 3.9, colour: button, letterColour: '#d5dae4' }),
      pillButtons(canvas, {
        height: 2.8,
        colour: button,
        pills: [
          { x: 120.6, y: 84, width: 7 },
          { x: 131.6, y: 84, width: 7 },
          { x: middle, y: 121, width: 9 },
        ],
      }),
      lamp(canvas, { x: 118, y: 112 }, 0.8, '#6fb0f2'),
      lamp(canvas, { x: 123, y: 112 }, 0.8, '#7ee07a'),
    ].join(''),
} as const satisfies Console;

function face(canvas: Canvas): string {
  const box = { x: 2.6, y: 3.8, width: 138.8, height: 119.4 };
  const corners = [6, 6, 10.6, 10.6] as const;
  return (
    canvas.box(box, corners, { fill: '#25272e' }) +
    canvas.box(box, corners, { fill: canvas.light('surface'), stroke: canvas.light('hollow'), 'stroke-width': 0.5 })
  );
}
