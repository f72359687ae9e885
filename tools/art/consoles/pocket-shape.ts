import type { Canvas } from '../canvas.ts';
import { darker } from '../colours.ts';
import { roundButtons } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { bezel, display, type Scene } from '../parts/glass.ts';
import { pillButtons } from '../parts/pills.ts';
import { boxShell } from '../parts/shell.ts';
import { speakerSlots } from '../parts/speaker.ts';
import { seam } from '../parts/trim.ts';

interface PocketShape {
  width: number;
  height: number;
  colour: string;
  panel: string;
  scene: Scene;
  picture: { width: number; height: number };
}

const black = '#2a2b31';

/** Draws the Game Boy Pocket or the Game Boy Light, which is a few millimetres larger. */
export function pocketShape(canvas: Canvas, { width, height, colour, panel, scene, picture }: PocketShape): string {
  const middle = width / 2;
  const down = height / 127.6;
  return [
    boxShell(canvas, [5, 5, 17, 5], { box: { x: 0, y: 0, width, height }, colour, side: 1.4 }),
    seam(canvas, `M1 5.4H${width - 1}M10 1V5M${width - 10} 1V5`),
    bezel(canvas, { x: 6, y: 9, width: width - 12, height: 56.2 * down }, [3, 3, 9, 3], panel),
    display(canvas, { x: middle - picture.width / 2, y: 14.6 * down, ...picture }, scene),
    dPad(canvas, { x: 19.2, y: 85 * down, size: 20.5, colour: black }),
    roundButtons(canvas, {
      radius: 5,
      colour: black,
      buttons: [
        { x: middle + 13.8, y: 89.2 * down },
        { x: middle + 27.6, y: 82.6 * down },
      ],
    }),
    pillButtons(canvas, {
      height: 3.4,
      colour: black,
      tilt: -25,
      pills: [
        { x: middle - 8.8, y: 108 * down, width: 8.4 },
        { x: middle + 4.2, y: 108 * down, width: 8.4 },
      ],
    }),
    speakerSlots(canvas, {
      first: { x: middle + 14.2, y: 112.4 * down },
      count: 5,
      step: { x: 3.9, y: -1.8 },
      reach: { x: 4, y: 8.6 },
      width: 1.5,
      colour: darker(colour, 0.6),
    }),
  ].join('');
}
