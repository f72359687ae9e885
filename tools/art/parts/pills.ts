import type { Canvas, Point } from '../canvas.ts';
import { darker, ink, lighter } from '../colours.ts';

interface Pill extends Point {
  /** From end to end, in millimetres. */
  width: number;
}

interface Pills {
  height: number;
  colour: string;
  /** Degrees, clockwise. */
  tilt?: number;
  pills: readonly Pill[];
}

/** Draws long buttons with round ends, such as Start and Select. */
export function pillButtons(canvas: Canvas, { height, colour, tilt = 0, pills }: Pills): string {
  const turn = (tilt * Math.PI) / 180;
  const axis = (down: number) =>
    pills
      .map(({ x, y, width }) => {
        const [dx, dy] = [((width - height) / 2) * Math.cos(turn), ((width - height) / 2) * Math.sin(turn)];
        return `M${x - dx} ${y - dy + down}L${x + dx} ${y + dy + down}`;
      })
      .join('');
  if (!canvas.full) return canvas.line(axis(0), height, colour);
  return [
    canvas.line(axis(0.3), height + 1.2, ink, { opacity: 0.2 }),
    canvas.line(axis(height * 0.16), height, darker(colour, 0.6)),
    canvas.line(axis(0), height, colour),
    canvas.line(axis(-height * 0.17), height * 0.26, lighter(colour, 0.55), { opacity: 0.7 }),
  ].join('');
}
