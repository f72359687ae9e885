import type { Canvas, Point } from '../canvas.ts';
import { darker, ink, isDark } from '../colours.ts';

interface DPad extends Point {
  /** From tip to tip, in millimetres. */
  size: number;
  colour: string;
}

export function dPad(canvas: Canvas, { x, y, size, colour }: DPad): string {
  const reach = size / 2;
  const rounding = reach * 0.09;
  const solid = (paint: string, down: number) =>
    canvas.path(cross(x, y + down, reach - rounding, reach * 0.33 - rounding), {
      fill: paint,
      stroke: paint,
      'stroke-width': 2 * rounding,
      'stroke-linejoin': 'round',
    });
  const hollow = canvas.circle({ x, y }, reach * 1.16, { fill: canvas.light('hollow'), opacity: 0.45 });
  if (!canvas.full) return hollow + solid(colour, 0);
  return [
    hollow,
    solid(darker(colour, 0.65), reach * 0.1),
    solid(colour, 0),
    canvas.path(cross(x, y, reach - rounding, reach * 0.33 - rounding), {
      fill: canvas.light('surface'),
      stroke: canvas.light('edge'),
      'stroke-width': canvas.outline * 0.5,
    }),
    canvas.circle({ x, y }, reach * 0.2, { fill: canvas.light('hollow'), opacity: 0.6 }),
    canvas.path(arrows(x, y, reach), { fill: isDark(colour) ? '#fff' : ink, opacity: 0.22 }),
  ].join('');
}

function cross(x: number, y: number, reach: number, arm: number): string {
  const [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm];
  return (
    `M${left} ${y - reach}H${right}V${top}H${x + reach}V${bottom}H${right}V${y + reach}` +
    `H${left}V${bottom}H${x - reach}V${top}H${left}Z`
  );
}

function arrows(x: number, y: number, reach: number): string {
  const [tip, foot, half] = [reach * 0.84, reach * 0.66, reach * 0.11];
  const vertical = [-1, 1].map((way) => `M${x} ${y + way * tip}L${x + half} ${y + way * foot}H${x - half}Z`);
  const across = [-1, 1].map((way) => `M${x + way * tip} ${y}L${x + way * foot} ${y + half}V${y - half}Z`);
  return [...vertical, ...across].join('');
}
