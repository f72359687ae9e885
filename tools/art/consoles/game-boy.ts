import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { roundButtons } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { bezel, display } from '../parts/glass.ts';
import { pillButtons } from '../parts/pills.ts';
import { boxShell } from '../parts/shell.ts';
import { speakerSlots } from '../parts/speaker.ts';
import { lamp, seam } from '../parts/trim.ts';
import { valley } from '../screens/monochrome.ts';

const grey = '#cfcbc1';
const magenta = '#96265b';
const rubber = '#7d7c80';

export const gameBoy = {
  slug: 'game-boy',
  name: 'Game Boy',
  year: 1989,
  width: 90,
  height: 148,
  draw: (canvas: Canvas): string =>
    [
      boxShell(canvas, [4, 4, 22, 4], { box: { x: 0, y: 0, width: 90, height: 148 }, colour: grey, side: 1.6 }),
      seam(canvas, 'M1 10.4H89M9.4 1V10M80.6 1V10'),
      bezel(canvas, { x: 8, y: 15.4, width: 74, height: 58 }, [3, 3, 13, 3], '#5c5d6b'),
      stripes(canvas),
      display(canvas, { x: 21.5, y: 25, width: 47, height: 43 }, valley),
      lamp(canvas, { x: 14.6, y: 39 }, 1.1, '#e2413b'),
      dPad(canvas, { x: 21, y: 98, size: 24, colour: '#2e2e34' }),
      slantedHollow(canvas),
      roundButtons(canvas, {
        radius: 5.7,
        colour: magenta,
        buttons: [
          { x: 60.2, y: 101.6 },
          { x: 76.6, y: 94 },
        ],
      }),
      pillButtons(canvas, {
        height: 3.2,
        colour: rubber,
        tilt: -25,
        pills: [
          { x: 32.5, y: 123.4, width: 10.5 },
          { x: 47, y: 123.4, width: 10.5 },
        ],
      }),
      speakerSlots(canvas, {
        first: { x: 55.5, y: 130 },
        count: 6,
        step: { x: 4.5, y: -2.15 },
        reach: { x: 5.2, y: 11.2 },
        width: 1.7,
        colour: '#5f5b54',
      }),
      seam(canvas, 'M37 143.5V146M39.4 143.5V146M41.8 143.5V146M44.2 143.5V146'),
    ].join(''),
} as const satisfies Console;

/** Draws two thin lines on both sides of the words above the display. */
function stripes(canvas: Canvas): string {
  if (!canvas.full) return '';
  return canvas.line('M12 19.6H26M66 19.6H78', 0.7, '#b8447a') + canvas.line('M12 21.4H26M66 21.4H78', 0.7, '#4656a8');
}

/** Draws the hollow that the A and B buttons share. */
function slantedHollow(canvas: Canvas): string {
  if (!canvas.full) return '';
  return canvas.line('M60.2 101.6L76.6 94', 15.4, '#000000', { opacity: 0.09 });
}
