import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { roundButtons } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { bezel, display, displaySize } from '../parts/glass.ts';
import { pillButtons } from '../parts/pills.ts';
import { boxShell } from '../parts/shell.ts';
import { grid, speakerHoles } from '../parts/speaker.ts';
import { lamp, screws, shoulder } from '../parts/trim.ts';
import { moonlight } from '../screens/colour-pixels.ts';

const graphite = '#3a3d45';
const picture = displaySize(2, 3, 2);

export const gameBoyMicro = {
  slug: 'game-boy-micro',
  name: 'Game Boy Micro',
  year: 2005,
  width: 101,
  height: 50,
  draw: (canvas: Canvas): string =>
    [
      shoulder(canvas, { x: 5, width: 26, colour: '#7d838f' }),
      shoulder(canvas, { x: 70, width: 26, colour: '#7d838f' }),
      boxShell(canvas, 7, { box: { x: 0, y: 1.2, width: 101, height: 48.8 }, colour: '#a3a9b4', side: 0.7 }),
      faceplate(canvas),
      screws(
        canvas,
        [
          { x: 2.3, y: 25 },
          { x: 98.7, y: 25 },
        ],
        0.9,
      ),
      bezel(canvas, { x: 26.2, y: 5.4, width: 48.6, height: 34.4 }, 2.4, '#16171d'),
      display(canvas, { x: 50.5 - picture.width / 2, y: 8.4, ...picture }, moonlight),
      dPad(canvas, { x: 15, y: 23, size: 15.6, colour: graphite }),
      roundButtons(canvas, {
        radius: 3.7,
        colour: graphite,
        buttons: [
          { x: 80.8, y: 26.4, letter: 'B' },
          { x: 90, y: 20.6, letter: 'A' },
        ],
      }),
      pillButtons(canvas, {
        height: 2.6,
        colour: graphite,
        pills: [
          { x: 40, y: 44, width: 8.4 },
          { x: 61, y: 44, width: 8.4 },
        ],
      }),
      lamp(canvas, { x: 50.5, y: 44 }, 0.6, '#6fd0ff'),
      speakerHoles(canvas, { points: grid({ x: 86, y: 39 }, 5, 2, 2.3), diameter: 1.1, colour: '#4f555f' }),
    ].join(''),
} as const satisfies Console;

function faceplate(canvas: Canvas): string {
  const box = { x: 4.2, y: 2.4, width: 92.6, height: 45.8 };
  return (
    canvas.box(box, 4, { fill: '#cdd1d8' }) +
    canvas.box(box, 4, { fill: canvas.light('surface'), stroke: canvas.light('hollow'), 'stroke-width': 0.25 })
  );
}
