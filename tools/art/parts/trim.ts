import type { Canvas, Point } from '../canvas.ts';
import { darker, ink } from '../colours.ts';

export function lamp(canvas: Canvas, { x, y }: Point, radius: number, colour: string): string {
  if (!canvas.full) return canvas.circle({ x, y }, radius * 1.3, { fill: colour });
  return [
    canvas.circle({ x, y }, radius * 2, { fill: colour, opacity: 0.28 }),
    canvas.circle({ x, y }, radius * 1.2, { fill: colour }),
    canvas.circle({ x: x - radius * 0.35, y: y - radius * 0.35 }, radius * 0.35, { fill: '#fff', opacity: 0.8 }),
  ].join('');
}

/** Draws a groove between two parts of a case: shade above, light below. */
export function seam(canvas: Canvas, path: string): string {
  if (!canvas.full) return '';
  const lit = canvas.inside({ x: 0.3, y: 0.5, width: 1, height: 1 }, 1, 1);
  return lit.line(path, 0.45, '#fff', { opacity: 0.5 }) + canvas.line(path, 0.5, ink, { opacity: 0.35 });
}

/** Draws heads of screws, or rubber feet that look like them. */
export function screws(canvas: Canvas, points: readonly Point[], radius: number): string {
  if (!canvas.full) return '';
  return points.map((point) => canvas.circle(point, radius, { fill: canvas.light('hollow') })).join('');
}

export function lens(canvas: Canvas, { x, y }: Point, radius: number): string {
  if (!canvas.full) return '';
  return [
    canvas.circle({ x, y }, radius, { fill: '#07080c', stroke: canvas.light('hollow'), 'stroke-width': radius * 0.3 }),
    canvas.circle({ x, y }, radius * 0.5, { fill: '#33507c' }),
    canvas.circle({ x: x - radius * 0.2, y: y - radius * 0.2 }, radius * 0.2, { fill: '#fff', opacity: 0.7 }),
  ].join('');
}

interface Shoulder {
  x: number;
  width: number;
  colour: string;
}

/** Draws a shoulder button above the case. The case begins 1.2 mm below the upper edge of the console. */
export function shoulder(canvas: Canvas, { x, width, colour }: Shoulder): string {
  const box = { x, y: 0.2, width, height: 8 };
  if (!canvas.full) return canvas.box(box, 2, { fill: colour });
  return canvas.box(box, 2, { fill: colour, stroke: darker(colour, 0.5), 'stroke-width': canvas.outline });
}

/** Draws the slider for the depth of the 3D picture, in its slot. */
export function depthSlider(canvas: Canvas, { x, y }: Point, length: number): string {
  if (!canvas.full) return '';
  return [
    canvas.box({ x: x - 0.9, y, width: 1.8, height: length }, 0.9, {
      fill: '#000000',
      stroke: canvas.light('hollow'),
      'stroke-width': 0.3,
    }),
    canvas.box({ x: x - 0.8, y: y + 0.4, width: 1.6, height: 4.4 }, 0.8, { fill: '#c9ced8' }),
  ].join('');
}

export function minus(canvas: Canvas, { x, y }: Point, width: number, colour: string): string {
  return canvas.full ? canvas.line(`M${x - width / 2} ${y}H${x + width / 2}`, 1.5, colour) : '';
}

export function plus(canvas: Canvas, { x, y }: Point, width: number, colour: string): string {
  const half = width / 2;
  return canvas.full ? canvas.line(`M${x - half} ${y}H${x + half}M${x} ${y - half}V${y + half}`, 1.5, colour) : '';
}

export function squareButton(canvas: Canvas, { x, y }: Point, size: number, colour: string): string {
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  if (!canvas.full) return canvas.box(box, 0.9, { fill: colour });
  return (
    canvas.box({ ...box, y: box.y + 0.5 }, 0.9, { fill: darker(colour, 0.65) }) +
    canvas.box(box, 0.9, { fill: colour }) +
    canvas.box(box, 0.9, { fill: canvas.light('surface'), stroke: canvas.light('edge'), 'stroke-width': 0.3 })
  );
}
