import type { Canvas, Point } from '../canvas.ts';

interface Holes {
  points: readonly Point[];
  diameter: number;
  colour: string;
}

export function speakerHoles(canvas: Canvas, { points, diameter, colour }: Holes): string {
  if (!canvas.full) return '';
  const lowered = points.map(({ x, y }) => ({ x, y: y + diameter * 0.22 }));
  return canvas.dots(lowered, diameter, '#fff', { opacity: 0.35 }) + canvas.dots(points, diameter, colour);
}

interface Slots {
  /** Upper end of the first slot. */
  first: Point;
  count: number;
  /** From one slot to the next, in millimetres. */
  step: Point;
  /** From the upper to the lower end of a slot, in millimetres. */
  reach: Point;
  width: number;
  colour: string;
}

export function speakerSlots(canvas: Canvas, { first, count, step, reach, width, colour }: Slots): string {
  if (!canvas.full) return '';
  const slots = (shift: number) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [first.x + index * step.x + shift, first.y + index * step.y + shift];
      return `M${x} ${y}L${x + reach.x} ${y + reach.y}`;
    }).join('');
  return canvas.line(slots(width * 0.3), width, '#fff', { opacity: 0.4 }) + canvas.line(slots(0), width, colour);
}

/** Returns points in a rectangle of columns and rows round a middle point. */
export function grid(middle: Point, columns: number, rows: number, step: number): Point[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: middle.x + ((index % columns) - (columns - 1) / 2) * step,
    y: middle.y + (Math.floor(index / columns) - (rows - 1) / 2) * step,
  }));
}
