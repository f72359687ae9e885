import type { Box } from './canvas.ts';
import { tile } from './mark.ts';
import { element, group, path } from './shapes.ts';
import { box, shareSize, words, wordsWidth } from './share-shapes.ts';
import { fitTitle, lineHeight, type Typefaces } from './share-text.ts';
import { siteColours } from './site-colours.ts';

/** Room left at the edges of the picture, in pixels. */
export const margin = 56;

/** The mark and the name of the site, at the upper left: how high the mark is, and how large the name may be. */
export function masthead(
  siteName: string,
  { display }: Typefaces,
  space: { width: number; height: number; size: number },
): string {
  const { width, height, size: largest } = space;
  const left = margin + height * 1.32;
  const size = Math.min(largest, (largest * (margin + width - left)) / wordsWidth(siteName, largest, display));
  const mark = group({ transform: `translate(${margin} ${margin}) scale(${height / 32})` }, tile(8, 2));
  const y = margin + height / 2 + size * 0.35;
  return mark + words({ text: siteName, x: left, y, size: Math.floor(size), typeface: display });
}

/** A title that stands on the lower margin, and where it begins. */
export function titleAtFoot(
  title: string,
  { display }: Typefaces,
  space: { width: number; height: number },
): { svg: string; top: number } {
  const { lines, size } = fitTitle(title, display, space);
  const last = shareSize.height - margin - size * 0.16;
  const first = last - (lines.length - 1) * lineHeight * size;
  const svg = lines.map((text, index) => {
    const y = first + index * lineHeight * size;
    return words({ text, x: margin - size * 0.05, y, size, typeface: display });
  });
  return { svg: svg.join(''), top: first - size * 0.74 };
}

/** Years as the display of the first Game Boy would show them; its lower edge is at `bottom`. */
export function yearDisplay(text: string, bottom: number, { numerals }: Typefaces): string {
  const size = 88;
  const outer = { width: wordsWidth(text, size, numerals) + 54, height: 96 };
  const top = bottom - outer.height;
  const glass = { x: margin + 8, y: top + 8, width: outer.width - 16, height: outer.height - 16 };
  return (
    box({ x: margin, y: top, ...outer }, 18, '#4d4c58') +
    box(glass, 10, siteColours.lcd) +
    words({ text, x: margin + 28, y: bottom - 21, size, fill: siteColours['lcd-ink'], typeface: numerals })
  );
}

/** A word on a coloured ground; its lower edge is at `bottom`. */
export function badge(text: string, colour: string, bottom: number, { label }: Typefaces): string {
  const size = 32;
  const height = 60;
  const ground = { x: margin, y: bottom - height, width: wordsWidth(text, size, label) + 52, height };
  return (
    box(ground, height / 2, colour) +
    words({ text, x: margin + 26, y: bottom - 19.5, size, fill: siteColours.canvas, typeface: label })
  );
}

/** Where a picture goes: lit from above, on squared paper. What is put on it is cut off at its edge. */
export function plate(place: Box, colour: string, content: string): string {
  return (
    element('clipPath', { id: 'plate' }, box(place, 36, '#000')) +
    group({ 'clip-path': 'url(#plate)' }, box(place, 0, colour), squares(place), box(place, 0, 'url(#light)'), content)
  );
}

/** Squared paper, one square 28 pixels wide. */
function squares({ x, y, width, height }: Box): string {
  const step = 28;
  let data = '';
  for (let at = x + step; at < x + width; at += step) data += `M${at} ${y}v${height}`;
  for (let at = y + step; at < y + height; at += step) data += `M${x} ${at}h${width}`;
  return path(data, { stroke: '#7f7f7f', 'stroke-opacity': '.16', 'stroke-width': 1.5 });
}
