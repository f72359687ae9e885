import type { Canvas, Point } from '../canvas.ts';
import { darker, ink, lighter } from '../colours.ts';

interface Stick extends Point {
  radius: number;
  colour: string;
}

/** Draws the flat, sliding Circle Pad of the 3DS family: a disc with a hollow for the thumb. */
export function circlePad(canvas: Canvas, { x, y, radius, colour }: Stick): string {
  const disc = canvas.circle({ x, y }, radius, { fill: colour });
  if (!canvas.full) return disc;
  return [
    canvas.circle({ x, y }, radius * 1.3, {
      fill: ink,
      stroke: canvas.light('hollow'),
      'stroke-width': 0.5,
      opacity: 0.55,
    }),
    canvas.circle({ x, y: y + radius * 0.1 }, radius, { fill: darker(colour, 0.6) }),
    disc,
    canvas.circle({ x, y }, radius * 0.97, {
      fill: canvas.light('surface'),
      stroke: canvas.light('edge'),
      'stroke-width': 0.4,
    }),
    canvas.circle({ x, y }, radius * 0.74, { fill: canvas.light('hollow'), opacity: 0.55 }),
  ].join('');
}

/** Draws the tilting stick of the Switch: a cap on a stem in a round opening. */
export function stick(canvas: Canvas, { x, y, radius, colour }: Stick): string {
  if (!canvas.full) return canvas.circle({ x, y }, radius, { fill: colour });
  const cap = { x, y: y - radius * 0.06 };
  return [
    canvas.circle({ x, y }, radius * 1.26, {
      fill: ink,
      stroke: canvas.light('hollow'),
      'stroke-width': 0.6,
      opacity: 0.75,
    }),
    canvas.circle({ x, y: y + radius * 0.1 }, radius, { fill: darker(colour, 0.7) }),
    canvas.circle(cap, radius * 0.96, { fill: colour }),
    canvas.circle(cap, radius * 0.94, {
      fill: canvas.light('surface'),
      stroke: canvas.light('edge'),
      'stroke-width': 0.4,
    }),
    canvas.circle(cap, radius * 0.68, { fill: lighter(colour, 0.04) }),
    canvas.circle(cap, radius * 0.68, { fill: canvas.light('hollow'), opacity: 0.6 }),
  ].join('');
}
