import { svgFile } from '../picture.ts';
import { d, element, group, path, rect, type Attributes } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';

/** Width of an explanatory drawing. A phone shows it at less than half of that, so its letters are large. */
const width = 800;
const letters = { 'font-family': 'system-ui,sans-serif', fill: siteColours.ink };

/** Colour of less important words. */
export const quiet = '#5a554e';

/** Returns one explanatory drawing as a file, on paper that is light by day and by night. */
export function paper(height: number, ...children: readonly string[]): string {
  return svgFile(width, height, rect(0, 0, width, height, { fill: siteColours.canvas }) + group(letters, ...children));
}

/** A line of words on a base line. The point is its beginning, unless `text-anchor` says otherwise. */
export function words(x: number, y: number, text: string, more: Attributes = {}): string {
  return element('text', { x, y, 'font-size': 28, ...more }, text);
}

export const centred: Attributes = { 'text-anchor': 'middle' };

export const strong: Attributes = { 'font-weight': 700 };

/** The head of an arrow with its tip at a point, turned clockwise from the right by so many degrees. */
export function arrowHead(x: number, y: number, angle: number, colour: string): string {
  return path('M0 0-24-12-18 0-24 12z', { fill: colour, transform: d`translate(${x} ${y}) rotate(${angle})` });
}
