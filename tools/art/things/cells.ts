import { d, group, path, rect } from '../shapes.ts';

/** Returns the outline of an AA cell that stands at a point: 14.5 by 50.5 mm at 3.9 units per millimetre. */
export function cellOutline(x: number, base: number): string {
  return d`M${x + 18} ${base - 188}v-9h21v9h11a7 7 0 0 1 7 7v181h-57v-181a7 7 0 0 1 7-7z`;
}

export function cell(x: number, base: number): string {
  return group(
    {},
    path(cellOutline(x, base), { fill: '#2e2b33' }),
    path(d`M${x + 18} ${base - 188}v-9h21v9z`, { fill: '#e3ded2' }),
    path(d`M${x} ${base - 128}v-53a7 7 0 0 1 7-7h43a7 7 0 0 1 7 7v53z`, { fill: '#efab45' }),
    rect(x + 9, base - 184, 8, 180, { rx: 4, fill: '#fff', opacity: 0.3 }),
  );
}
