import { Canvas, type Detail } from './canvas.ts';

/** The drawing of a console, in millimetres. */
export interface Console<Slug extends string = string> {
  slug: Slug;
  name: string;
  /** Year of the first release anywhere. */
  year: number;
  width: number;
  /** Height of the drawing, which shows a clamshell open. */
  height: number;
  /** A clamshell's distance from the axis of the hinge to the back edge of the closed console. */
  hingeInset?: number;
  draw: (canvas: Canvas) => string;
}

/**
 * Returns the height of an open clamshell, with both halves flat in view. The halves turn round the axis of the hinge,
 * so each half reaches from the axis to its far edge.
 */
export function openHeight(closedDepth: number, hingeInset: number): number {
  return Math.round(20 * (closedDepth - hingeInset)) / 10;
}

interface Stand {
  /** Left edge and lower edge, in picture units. */
  x: number;
  base: number;
  /** Picture units per millimetre. */
  scale: number;
  detail: Detail;
  /** Prefix of the ids of the gradients. */
  ids: string;
}

/** Returns the shapes of a console at a place in a picture, without their gradients. */
export function shapesOf(model: Console, { x, base, scale, detail, ids }: Stand): string {
  const top = base - model.height * scale;
  return model.draw(new Canvas({ left: x, top, scaleX: scale, scaleY: scale, detail, ids }));
}

export function groundShadow(model: Console, { x, base, scale, detail, ids }: Stand): string {
  const canvas = new Canvas({ left: x, top: base, scaleX: scale, scaleY: scale, detail, ids });
  return canvas.ellipse({ x: model.width / 2, y: 0 }, model.width * 0.5 + 4, 4, { fill: canvas.light('ground') });
}
