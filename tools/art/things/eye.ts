import { ink } from '../colours.ts';
import { circle, group, line, path } from '../shapes.ts';

const lids = 'M-98 0C-50-62 50-62 98 0 50 62-50 62-98 0z';

/** Draws an open eye, 196 units wide at a size of 1. */
export function eye(x: number, y: number, colour: string, size = 1): string {
  return group(
    { transform: `translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}` },
    path(lids, { fill: ink, opacity: 0.3, transform: 'translate(6 12)' }),
    path(lids, { fill: '#fbfffd' }),
    circle(0, 0, 40, { fill: colour, stroke: '#0f3a33', 'stroke-width': 4 }),
    circle(0, 0, 19, { fill: '#081411' }),
    circle(-13, -14, 9, { fill: '#fff' }),
    line('M-98 0C-50-62 50-62 98 0', '#081411', 9, { 'stroke-linecap': 'round' }),
  );
}
