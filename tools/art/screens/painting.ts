import type { Canvas } from '../canvas.ts';
import type { Attributes } from '../shapes.ts';

export function backdrop(display: Canvas, colour: string): string {
  return display.box({ x: 0, y: 0, width: 100, height: 100 }, 0, { fill: colour });
}

export function fill(display: Canvas, colour: string, path: string, more: Attributes = {}): string {
  return display.path(path, { fill: colour, ...more });
}

/** Draws a shape only in a large drawing. */
export function fineFill(display: Canvas, colour: string, path: string, more: Attributes = {}): string {
  return display.full ? fill(display, colour, path, more) : '';
}

export function fineLine(display: Canvas, colour: string, width: number, path: string, more: Attributes = {}): string {
  return display.full ? display.line(path, width, colour, more) : '';
}

export function disc(display: Canvas, colour: string, x: number, y: number, radius: number): string {
  return display.circle({ x, y }, radius, { fill: colour });
}

/** Draws rectangles in one colour, listed as `x,y widthxheight; …` in canvas units. A single dot needs no size. */
export function boxes(display: Canvas, colour: string, list: string, more: Attributes = {}): string {
  const path = list.split('; ').map((item) => {
    const [x = 0, y = 0, width = 1, height = 1] = item.split(/[, x]/).map(Number);
    return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  });
  return display.path(path.join(''), { fill: colour, ...more });
}

export function fineBoxes(display: Canvas, colour: string, list: string): string {
  return display.full ? boxes(display, colour, list) : '';
}

/** Returns the path of a puffy cloud with a flat underside. `width` is in hundredths of the display. */
export function cloud(x: number, y: number, width: number): string {
  const u = width / 24;
  const at = (dx: number, dy: number) => `${x + dx * u} ${y + dy * u}`;
  return (
    `M${at(2, 0)}C${at(-2, 0)} ${at(-1, -7)} ${at(5, -6)}C${at(7, -13)} ${at(16, -12)} ${at(17, -6)}` +
    `C${at(24, -7)} ${at(25, 0)} ${at(21, 0)}Z`
  );
}

/** Returns the path of a conifer. The point x, y is the middle of its foot. */
export function fir(x: number, y: number, height: number): string {
  const half = height * 0.22;
  return `M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}Z`;
}
