import type { Canvas } from '../canvas.ts';
import { darker } from '../colours.ts';
import type { Console } from '../console.ts';
import { roundButtons } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { display, displaySize } from '../parts/glass.ts';
import { pillButtons } from '../parts/pills.ts';
import { shell } from '../parts/shell.ts';
import { speakerSlots } from '../parts/speaker.ts';
import { lamp } from '../parts/trim.ts';
import { road } from '../screens/colour-pixels.ts';

const indigo = '#5a55a8';
const pale = '#d3d5de';
const picture = displaySize(2.9, 3, 2);

const outline =
  'M28 4.6C50 0.4 94.5 0.4 116.5 4.6C131 7.2 139.5 15 143 28C145 36 145 48 142.5 57C140 69 132 77 120 79.4' +
  'C112 80.8 105 79.6 98 80.2C82 82.6 62.5 82.6 46.5 80.2C39.5 79.6 32.5 80.8 24.5 79.4C12.5 77 4.5 69 2 57C-0.5 48 -0.5 36 1.5 28C5 15 13.5 7.2 28 4.6Z';
const panel =
  'M40 8.6Q72.25 6 104.5 8.6Q108.5 9 109 13C110 29 110 46 108.5 59Q108 63.5 104 64Q72.25 68.5 40.5 64Q36.5 63.5 36 59C34.5 46 34.5 29 35.5 13Q36 9 40 8.6Z';
const shoulders =
  'M4.4 27C8 13.5 14.5 7.4 26 4.4C31 3.2 36 2.5 41 2.2M140.1 27C136.5 13.5 130 7.4 118.5 4.4C113.5 3.2 108.5 2.5 103.5 2.2';

export const gameBoyAdvance = {
  slug: 'game-boy-advance',
  name: 'Game Boy Advance',
  year: 2001,
  width: 144.5,
  height: 82,
  draw: (canvas: Canvas): string =>
    [
      canvas.line(shoulders, 4.2, '#3b3a55'),
      canvas.line(shoulders, 4.2 - 2 * canvas.outline, '#d6d7e2'),
      shell(canvas, outline, { box: { x: 0, y: 0, width: 144.5, height: 82 }, colour: indigo, side: 1.6 }),
      canvas.path(panel, { fill: '#23242c', stroke: canvas.light('hollow'), 'stroke-width': canvas.outline }),
      display(canvas, { x: 72.25 - picture.width / 2, y: 13.4, ...picture }, road),
      dPad(canvas, { x: 18.8, y: 35, size: 20, colour: pale }),
      roundButtons(canvas, {
        radius: 4.9,
        colour: pale,
        buttons: [
          { x: 116.8, y: 40.6, letter: 'B' },
          { x: 130.6, y: 34.4, letter: 'A' },
        ],
      }),
      pillButtons(canvas, {
        height: 3.4,
        colour: pale,
        tilt: -14,
        pills: [
          { x: 25.6, y: 57, width: 5.8 },
          { x: 28, y: 64.4, width: 5.8 },
        ],
      }),
      speakerSlots(canvas, {
        first: { x: 114, y: 57.6 },
        count: 5,
        step: { x: 3.4, y: -0.3 },
        reach: { x: 2.2, y: 8 },
        width: 1.1,
        colour: darker(indigo, 0.65),
      }),
      lamp(canvas, { x: 133, y: 48.4 }, 1, '#7ee07a'),
    ].join(''),
} as const satisfies Console;
