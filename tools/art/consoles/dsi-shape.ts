import type { Canvas } from '../canvas.ts';
import { diamond, roundButtons } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { bezel, display, displaySize, type Scene } from '../parts/glass.ts';
import { pillButtons } from '../parts/pills.ts';
import { speakerSlots } from '../parts/speaker.ts';
import { lamp, lens, screws } from '../parts/trim.ts';
import { barrel, halves, hingeOf, type Clamshell } from './clamshell.ts';

interface DsiShape {
  shell: Clamshell;
  /** Diagonal of both displays. */
  inches: number;
  button: string;
  letter: string;
  slots: string;
  upper: Scene;
  lower: Scene;
}

/** Draws the DSi or the DSi XL. Both have the same arrangement in two sizes. */
export function dsiShape(canvas: Canvas, { shell, inches, button, letter, slots, upper, lower }: DsiShape): string {
  const { width, depth, hingeInset } = shell;
  const { axis } = hingeOf(shell);
  const picture = displaySize(inches, 4, 3);
  const side = (width - picture.width) / 2;
  const left = side / 2 - 0.6;
  const right = width - left;
  const size = depth / 74.9;
  const upperTop = (axis - hingeInset * 0.8 - picture.height) / 2 + 0.6;
  const lowerTop = axis + hingeInset + (depth - 3 * hingeInset - picture.height) / 2 + 0.6;
  const panelAt = (top: number) =>
    bezel(
      canvas,
      { x: side - 3.6, y: top - 3.2, width: picture.width + 7.2, height: picture.height + 6.6 },
      2.2,
      '#08090c',
    );
  return [
    halves(canvas, shell),
    barrel(canvas, shell),
    panelAt(upperTop),
    display(canvas, { x: side, y: upperTop, ...picture }, upper),
    panelAt(lowerTop),
    display(canvas, { x: side, y: lowerTop, ...picture }, lower),
    ...[left, right].map((x) =>
      speakerSlots(canvas, {
        first: { x: x - 3, y: axis * 0.46 - 4.5 },
        count: 3,
        step: { x: 0, y: 4.5 },
        reach: { x: 6, y: 0 },
        width: 1.4,
        colour: slots,
      }),
    ),
    lens(canvas, { x: width / 2, y: axis }, 1.9),
    screws(canvas, [{ x: width / 2 + 6, y: axis }], 0.6),
    lamp(canvas, { x: width * 0.09, y: axis }, 0.7, '#6fb0f2'),
    lamp(canvas, { x: width * 0.12, y: axis }, 0.7, '#7ee07a'),
    lamp(canvas, { x: width * 0.15, y: axis }, 0.7, '#f2a33c'),
    dPad(canvas, { x: left, y: axis + 32 * size, size: Math.min(19, side * 0.57), colour: button }),
    diamond(canvas, { x: right, y: axis + 32 * size, spread: 6.4, radius: 3.4, colour: button, letterColour: letter }),
    roundButtons(canvas, { radius: 2, colour: button, buttons: [{ x: left, y: axis + 56 * size }] }),
    pillButtons(canvas, {
      height: 2.6,
      colour: button,
      pills: [
        { x: right - 4.4, y: axis + 54 * size, width: 4.4 },
        { x: right - 4.4, y: axis + 60 * size, width: 4.4 },
      ],
    }),
  ].join('');
}
