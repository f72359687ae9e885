import type { Box, Canvas } from '../canvas.ts';
import { ink } from '../colours.ts';
import type { Corners } from '../path.ts';

/** Paints the picture of a display on a canvas of 100 by 100. */
export type Scene = (display: Canvas) => string;

/** Returns a display's width and height in millimetres from its diagonal in inches and its shape (width : height). */
export function displaySize(inches: number, across: number, down: number): { width: number; height: number } {
  const unit = (inches * 25.4) / Math.hypot(across, down);
  return { width: across * unit, height: down * unit };
}

/** Draws the panel round a display, sunk into the case. */
export function bezel(canvas: Canvas, box: Box, corners: Corners, colour: string): string {
  if (!canvas.full) return canvas.box(box, corners, { fill: colour });
  return canvas.box(box, corners, {
    fill: colour,
    stroke: canvas.light('hollow'),
    'stroke-width': canvas.outline * 0.9,
  });
}

/** Draws a display behind glass: dark gap, picture, the frame's shade on the picture, a reflection. */
export function display(canvas: Canvas, box: Box, scene: Scene): string {
  const { x, y, width, height } = box;
  const picture = scene(canvas.inside(box, 100, 100));
  const reflection = `M${x} ${y}H${x + width * 0.5}L${x + width * 0.2} ${y + height}H${x}Z`;
  const glare = canvas.path(reflection, { fill: canvas.light('glare') });
  if (!canvas.full) return picture + glare;
  const gap = 0.7;
  const shade = { fill: 'none', stroke: ink, 'stroke-width': 0.9, opacity: 0.35 };
  return [
    canvas.box({ x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap }, gap, { fill: ink }),
    picture,
    canvas.path(`M${x + 0.45} ${y + height}V${y + 0.45}H${x + width}`, shade),
    glare,
  ].join('');
}
