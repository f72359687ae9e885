import { siteColours } from './site-colours.ts';

const colours = { shell: siteColours.lcd, pad: siteColours['lcd-ink'], dimple: '#3d4a26', button: siteColours.accent };

/**
 * D-pad and two buttons in a square of 32: the site's mark without its tile. Edges lie on even numbers, so that they
 * are whole pixels in a browser's tab.
 */
export const markShapes =
  `<path d="M9 6h4q1 0 1 1v5h5q1 0 1 1v4q0 1-1 1h-5v5q0 1-1 1H9q-1 0-1-1v-5H3q-1 0-1-1v-4q0-1 1-1h5V7q0-1 1-1z" fill="${colours.pad}"/>` +
  `<circle cx="11" cy="15" r="2" fill="${colours.dimple}"/>` +
  `<g fill="${colours.button}"><circle cx="27" cy="12" r="3"/><circle cx="24" cy="21" r="3"/></g>`;

/** Returns the mark on its tile, in a square of 32. `rounding` is the corner radius, `inset` the space at the edge. */
export function tile(rounding: number, inset = 0): string {
  return (
    `<rect width="32" height="32" rx="${rounding}" fill="${colours.shell}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${(32 - 2 * inset) / 32})">${markShapes}</g>`
  );
}
