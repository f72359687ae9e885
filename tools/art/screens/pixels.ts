import type { Canvas } from '../canvas.ts';

/** Draws ground in one colour. `heights` gives the dots of each column, from the lower edge at row `base`. */
export function skyline(display: Canvas, colour: string, base: number, heights: readonly number[]): string {
  let path = `M0 ${base}`;
  heights.forEach((height, column) => {
    if (height !== heights[column - 1]) path += `H${column}V${base - height}`;
  });
  return display.path(`${path}H${heights.length}V${base}Z`, { fill: colour });
}

/** Returns the heights of hills: a number of `waves`, each of `swell` dots, round a mean height. */
export function hills(columns: number, height: number, swell: number, waves: number, start: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const turn = (column / columns) * 2 * Math.PI;
    return Math.round(
      height + swell * Math.sin(turn * waves + start) + swell * 0.5 * Math.sin(turn * waves * 2.3 + 2 * start),
    );
  });
}

export function dotted(display: Canvas, columns: number, rows: number): Canvas {
  return display.inside({ x: 0, y: 0, width: 100, height: 100 }, columns, rows);
}
