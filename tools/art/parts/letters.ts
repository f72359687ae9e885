import type { Canvas, Point } from '../canvas.ts';

/** The letters of the buttons as strokes, one unit high round the point 0, 0. */
const strokes = {
  A: 'M-0.4 0.5L0 -0.5L0.4 0.5M-0.27 0.17H0.27',
  B: 'M-0.3 -0.5V0.5H0.06Q0.34 0.5 0.34 0.24Q0.34 -0.04 0.06 -0.04H-0.3H0Q0.26 -0.04 0.26 -0.27Q0.26 -0.5 0 -0.5Z',
  X: 'M-0.34 -0.5L0.34 0.5M0.34 -0.5L-0.34 0.5',
  Y: 'M-0.36 -0.5L0 0L0.36 -0.5M0 0V0.5',
} as const;

export type Letter = keyof typeof strokes;

/** Draws one letter round a point. The height is in millimetres. The surrounding group sets colour, joins and ends. */
export function letterMark(canvas: Canvas, letter: Letter, { x, y }: Point, height: number): string {
  return canvas.inside({ x, y, width: height, height }, 1, 1).path(strokes[letter], {});
}
