import { Canvas, type Detail } from './canvas.ts';

/** A console as it is drawn, in millimetres. */
export interface Console<Slug extends string = string> {
  slug: Slug;
  name: string;
  /** Year of the first release anywhere. */
  year: number;
  width: number;
  /** As drawn: a clamshell is open. */
  height: number;
  /** A clamshell's distance from the axis of the hinge to the back edge of the closed console. */
  hingeInset?: number;
  draw: (canvas: Canvas) => string;
}

/**
 * The height of a clamshell standing open, both halves flat in view: they turn round the axis of the hinge, so each half
 * reaches from there to its far edge.
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
  /** Begins the ids of the gradients. */
  ids: string;
}

/** The shapes of a console standing somewhere in a picture, without the gradients they refer to. */
export function shapesOf(model: Console, { x, base, scale, detail, ids }: Stand): string {
  const top = base - model.height * scale;
  return model.draw(new Canvas({ left: x, top, scaleX: scale, scaleY: scale, detail, ids }));
}

/** The soft shadow on the ground under a console. */
export function groundShadow(model: Console, { x, base, scale, detail, ids }: Stand): string {
  const canvas = new Canvas({ left: x, top: base, scaleX: scale, scaleY: scale, detail, ids });
  return canvas.ellipse({ x: model.width / 2, y: 0 }, model.width * 0.5 + 4, 4, { fill: canvas.light('ground') });
}
