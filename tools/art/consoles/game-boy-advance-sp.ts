import type { Canvas, Point } from '../canvas.ts';
import { darker } from '../colours.ts';
import { openHeight, type Console } from '../console.ts';
import { roundButtons } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { bezel, display, displaySize } from '../parts/glass.ts';
import { hinge } from '../parts/hinge.ts';
import { pillButtons } from '../parts/pills.ts';
import { boxShell } from '../parts/shell.ts';
import { speakerHoles } from '../parts/speaker.ts';
import { lamp, screws } from '../parts/trim.ts';
import { dusk } from '../screens/colour-pixels.ts';

const cobalt = '#3f63ae';
const silver = '#b9bfca';
const picture = displaySize(2.9, 3, 2);

/** The hinge lies far from the back edge, because the shoulder buttons and the sockets are behind it. */
const hingeInset = 12.85;
const height = openHeight(84.6, hingeInset);
const axis = 66.6;

export const gameBoyAdvanceSp = {
  slug: 'game-boy-advance-sp',
  name: 'Game Boy Advance SP',
  year: 2003,
  width: 82,
  height,
  hingeInset,
  draw: (canvas: Canvas): string =>
    [
      boxShell(canvas, [7, 7, 2.5, 2.5], { box: { x: 0, y: 0, width: 82, height: axis }, colour: cobalt, side: 0 }),
      bezel(canvas, { x: 3.5, y: 3.5, width: 75, height: 56.6 }, [4.5, 4.5, 3, 3], '#1e2028'),
      display(canvas, { x: 41 - picture.width / 2, y: 10.6, ...picture }, dusk),
      screws(canvas, feet, 1.1),
      boxShell(canvas, [2.5, 2.5, 7, 7], { box: { x: 0, y: axis, width: 82, height: height - axis }, colour: cobalt }),
      hinge(canvas, { x: 4, y: 62, width: 74, height: 9.6, colour: cobalt, cuts: [0.2, 0.8] }),
      pillButtons(canvas, { height: 3.4, colour: silver, pills: [{ x: 41, y: 78.5, width: 6.4 }] }),
      dPad(canvas, { x: 17, y: 98, size: 20, colour: silver }),
      roundButtons(canvas, {
        radius: 4.7,
        colour: silver,
        buttons: [
          { x: 59, y: 101.6, letter: 'B' },
          { x: 71.4, y: 95.4, letter: 'A' },
        ],
      }),
      speakerHoles(canvas, { points: speaker, diameter: 1.8, colour: darker(cobalt, 0.68) }),
      pillButtons(canvas, {
        height: 4.2,
        colour: silver,
        pills: [
          { x: 32.4, y: 125, width: 8 },
          { x: 49.6, y: 125, width: 8 },
        ],
      }),
      lamp(canvas, { x: 77.2, y: 82.6 }, 0.8, '#7ee07a'),
      lamp(canvas, { x: 77.2, y: 87 }, 0.8, '#f2a33c'),
    ].join(''),
} as const satisfies Console;

const feet: Point[] = [
  { x: 8, y: 56.4 },
  { x: 74, y: 56.4 },
];

/** Holes in a diamond between the D-pad and the buttons. */
const speaker: Point[] = [-2, -1, 0, 1, 2].flatMap((row) => {
  const reach = 2 - Math.abs(row);
  return Array.from({ length: reach + 1 }, (_, index) => ({
    x: 39.6 + (index * 2 - reach) * 1.9,
    y: 98.6 + row * 3.4,
  }));
});
