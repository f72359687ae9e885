import type { Canvas } from '../canvas.ts';
import { openHeight } from '../console.ts';
import { hinge } from '../parts/hinge.ts';
import { boxShell } from '../parts/shell.ts';

export interface Clamshell {
  width: number;
  /** Depth of the closed console. */
  depth: number;
  hingeInset: number;
  colour: string;
  outline?: string;
  hingeColour?: string;
  radius?: number;
}

export function openSize({ width, depth, hingeInset }: Clamshell): {
  width: number;
  height: number;
  hingeInset: number;
} {
  return { width, height: openHeight(depth, hingeInset), hingeInset };
}

/** Returns the distance from the open clamshell's upper edge to the hinge, and the height of the hinge's barrel. */
export function hingeOf({ depth, hingeInset }: Clamshell): { axis: number; barrel: number } {
  return { axis: depth - hingeInset, barrel: hingeInset * 1.6 };
}

export function halves(canvas: Canvas, shape: Clamshell): string {
  const { width, depth, hingeInset, colour, outline, radius = 8 } = shape;
  const { axis } = hingeOf(shape);
  const paint = outline === undefined ? { colour } : { colour, outline };
  const lid = { x: 0, y: 0, width, height: axis };
  const base = { x: 0, y: axis, width, height: openHeight(depth, hingeInset) - axis };
  return (
    boxShell(canvas, [radius, radius, 2, 2], { box: lid, ...paint, side: 0 }) +
    boxShell(canvas, [2, 2, radius, radius], { box: base, ...paint, side: 1.4 })
  );
}

export function barrel(canvas: Canvas, shape: Clamshell): string {
  const { axis, barrel: height } = hingeOf(shape);
  const { width, colour, hingeColour = colour } = shape;
  return hinge(canvas, { x: width * 0.055, y: axis - height / 2, width: width * 0.89, height, colour: hingeColour });
}
