import { svgFile } from '../picture.ts';
import { d, element, group, path, rect, type Attributes } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';

/** Width of an explanatory drawing: a phone shows it at less than half of that, so its letters are large. */
const width = 800;
const letters = { 'font-family': 'system-ui,sans-serif', fill: siteColours.ink };

/** The words that stand back. */
export const quiet = '#5a554e';

/** One explanatory drawing as a file: light paper by day and by night, and what is on it. */
export function paper(height: number, ...children: readonly string[]): string {
  return svgFile(width, height, rect(0, 0, width, height, { fill: siteColours.canvas }) + group(letters, ...children));
}

/** Words of one line that begin, or with `text-anchor` stand, at a point of their base line. */
export function words(x: number, y: number, text: string, more: Attributes = {}): string {
  return element('text', { x, y, 'font-size': 28, ...more }, text);
}

export const centred: Attributes = { 'text-anchor': 'middle' };

export const strong: Attributes = { 'font-weight': 700 };

/** The head of an arrow with its tip at a point, turned clockwise from the right by so many degrees. */
export function arrowHead(x: number, y: number, angle: number, colour: string): string {
  return path('M0 0-24-12-18 0-24 12z', { fill: colour, transform: d`translate(${x} ${y}) rotate(${angle})` });
}
