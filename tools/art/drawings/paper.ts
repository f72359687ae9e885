import { svgFile } from '../picture.ts';
import { d, element, group, path, rect, type Attributes } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';

/** Width of an explanatory drawing. A phone has less than half of this width, so the letters are large. */
const width = 800;
const letters = { 'font-family': 'system-ui,sans-serif', fill: siteColours.ink };

/** Colour of less important words. */
export const quiet = '#5a554e';

/** Returns one explanatory drawing as a file, on paper that is light by day and by night. */
export function paper(height: number, ...children: readonly string[]): string {
  return svgFile(width, height, rect(0, 0, width, height, { fill: siteColours.canvas }) + group(letters, ...children));
}

/** Draws words on a base line. The point is where the words begin, unless `text-anchor` says otherwise. */
export function words(x: number, y: number, text: string, more: Attributes = {}): string {
  return element('text', { x, y, 'font-size': 28, ...more }, text);
}

export const centred: Attributes = { 'text-anchor': 'middle' };

export const strong: Attributes = { 'font-weight': 700 };

/** Draws an arrow head with its tip at a point. `angle` is in degrees, clockwise from the right. */
export function arrowHead(x: number, y: number, angle: number, colour: string): string {
  return path('M0 0-24-12-18 0-24 12z', { fill: colour, transform: d`translate(${x} ${y}) rotate(${angle})` });
}
