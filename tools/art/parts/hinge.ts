import type { Box, Canvas } from '../canvas.ts';
import { ink } from '../colours.ts';

interface Hinge extends Box {
  colour: string;
  /** Colour of the two outer knuckles, if they differ from the middle knuckle. */
  ends?: string;
  /** Joints of the knuckles, as shares of the width. */
  cuts?: readonly [number, number];
}

export function hinge(
  canvas: Canvas,
  { x, y, width, height, colour, ends = colour, cuts = [0.18, 0.82] }: Hinge,
): string {
  const whole = { x, y, width, height };
  if (!canvas.full)
    return canvas.box(whole, 1, { fill: colour }) + canvas.box(whole, 1, { fill: canvas.light('barrel') });
  const gap = 0.5;
  const knuckles = [
    { from: 0, to: cuts[0], paint: ends },
    { from: cuts[0], to: cuts[1], paint: colour },
    { from: cuts[1], to: 1, paint: ends },
  ].map(({ from, to, paint }) => ({
    paint,
    box: { x: x + from * width + gap / 2, y, width: (to - from) * width - gap, height },
  }));
  return [
    canvas.box({ x: x - 0.8, y: y - 0.6, width: width + 1.6, height: height + 1.2 }, 1, { fill: ink, opacity: 0.6 }),
    ...knuckles.map(({ box, paint }) => canvas.box(box, 0.8, { fill: paint })),
    canvas.group(
      { fill: canvas.light('barrel') },
      knuckles.map(({ box }) => canvas.box(box, 0.8, {})),
    ),
  ].join('');
}
