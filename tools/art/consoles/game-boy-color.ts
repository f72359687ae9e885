import type { Canvas } from '../canvas.ts';
import { darker } from '../colours.ts';
import type { Console } from '../console.ts';
import { roundButtons } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { display } from '../parts/glass.ts';
import { pillButtons } from '../parts/pills.ts';
import { shell } from '../parts/shell.ts';
import { grid, speakerHoles } from '../parts/speaker.ts';
import { lamp, seam } from '../parts/trim.ts';
import { meadow } from '../screens/colour-pixels.ts';

const teal = '#17a3a8';
const black = '#2a2b31';

const outline =
  'M6 0H72Q78 0 78 6V112C78 123 74 128 65 130.5C57 132.6 48 133.5 39 133.5C30 133.5 21 132.6 13 130.5C4 128 0 123 0 112V6Q0 0 6 0Z';
const panel = 'M9 9.5H69Q72 9.5 72 12.5V56C72 63 58 67.5 39 67.5C20 67.5 6 63 6 56V12.5Q6 9.5 9 9.5Z';

export const gameBoyColor = {
  slug: 'game-boy-color',
  name: 'Game Boy Color',
  year: 1998,
  width: 78,
  height: 133.5,
  draw: (canvas: Canvas): string =>
    [
      shell(canvas, outline, { box: { x: 0, y: 0, width: 78, height: 133.5 }, colour: teal, side: 1.4 }),
      canvas.box({ x: 27, y: 1, width: 24, height: 3.4 }, 1.6, { fill: '#2a1c2c' }),
      seam(canvas, 'M1 6H77'),
      canvas.path(panel, { fill: '#25262e', stroke: canvas.light('hollow'), 'stroke-width': canvas.outline }),
      display(canvas, { x: 17, y: 15.5, width: 44, height: 40 }, meadow),
      fiveColours(canvas),
      lamp(canvas, { x: 11.2, y: 30 }, 1, '#e2413b'),
      dPad(canvas, { x: 19, y: 87.4, size: 20.5, colour: black }),
      roundButtons(canvas, {
        radius: 5,
        colour: black,
        buttons: [
          { x: 53, y: 91.4 },
          { x: 66.6, y: 85.4 },
        ],
      }),
      pillButtons(canvas, {
        height: 3.4,
        colour: black,
        pills: [
          { x: 30.5, y: 111.4, width: 8 },
          { x: 43.5, y: 111.4, width: 8 },
        ],
      }),
      speakerHoles(canvas, { points: speaker, diameter: 1.5, colour: darker(teal, 0.65) }),
    ].join(''),
} as const satisfies Console;

/** A square of holes whose lower right corner follows the round foot. */
const speaker = grid({ x: 62.2, y: 114.6 }, 5, 5, 2.7).filter(({ x, y }) => x + y < 184);

/** Draws the five colours of the launch as dots under the display. */
function fiveColours(canvas: Canvas): string {
  if (!canvas.full) return '';
  const colours = ['#e4574c', '#8f5fd0', '#6cbf4b', '#f2c230', '#2fb3d8'];
  return colours.map((fill, index) => canvas.circle({ x: 32.6 + index * 3.2, y: 61.4 }, 1, { fill })).join('');
}
