import type { Box, Canvas } from '../canvas.ts';
import { darker, outlineOf } from '../colours.ts';
import { roundedBox, type Corners } from '../path.ts';
import type { Attributes } from '../shapes.ts';

export interface Shell {
  /** The space that the path fills. */
  box: Box;
  colour: string;
  outline?: string;
  /** Height of the visible lower side under the front, in millimetres. This side lies inside the box. */
  side?: number;
}

/** Draws a case: lower side, front, light and outline. The path is in millimetres from the corner of the box. */
export function shell(canvas: Canvas, path: string, { box, colour, outline, side = 1.2 }: Shell): string {
  const { x, y, width, height } = box;
  const line = { stroke: outline ?? outlineOf(colour), 'stroke-width': canvas.outline };
  const rim = canvas.outline * 1.1;
  const front = { x, y, width, height: height - side };
  const lit = { x: x + rim, y: y + rim, width: width - 2 * rim, height: front.height - 2 * rim };
  const pathIn = (space: Box, attributes: Attributes) => canvas.inside(space, width, height).path(path, attributes);
  return [
    side > 0 ? pathIn(box, { fill: darker(colour, 0.5), ...line }) : '',
    pathIn(front, { fill: colour, ...line }),
    pathIn(lit, { fill: canvas.light('surface'), stroke: canvas.light('edge'), 'stroke-width': canvas.outline * 0.8 }),
  ].join('');
}

export function boxShell(canvas: Canvas, corners: Corners, options: Shell): string {
  return shell(canvas, roundedBox(0, 0, options.box.width, options.box.height, corners), options);
}
