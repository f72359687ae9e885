import { tile } from './mark.ts';
import { drawable, fitTitle, lineHeight, runsOf, type Typeface, type Typefaces } from './share-text.ts';

/** The size that link previews are made for, in pixels. */
export const shareSize = { width: 1200, height: 630 };

/** Room left at the edges of the picture, in pixels. */
export const margin = 56;

/** A part of the picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A finished picture to put on a plate. */
export interface Drawing {
  /** Its address, such as a data URL. */
  href: string;
  width: number;
  height: number;
  /** Where in it the thing itself is. */
  box: Box;
}

/** A colour of the site: for words, and for the ground of a plate. */
export interface Tone {
  text: string;
  plate: string;
}

const paper = '#f5f1e7';
const ink = '#1d1a18';
const lcd = { bezel: '#4d4c58', glass: '#b3bf74', ink: '#1c2610' };

/** The whole picture: paper with the parts on it. */
export function picture(...parts: string[]): string {
  const { width, height } = shareSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<radialGradient id="light" cx="50%" cy="30%" r="75%"><stop stop-color="#fff" stop-opacity=".65"/>` +
    `<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>${parts.join('')}</svg>`
  );
}

interface Line {
  text: string;
  x: number;
  /** The line that the letters stand on. */
  y: number;
  size: number;
  fill?: string;
  typeface: Typeface;
}

/** Each stretch of one font is a text of its own: within one text, the renderer drops letters where fonts change. */
function words({ text, x, y, size, fill = ink, typeface }: Line): string {
  const runs = runsOf(text, typeface);
  // The place of the next stretch is known only where letters keep their plain widths.
  const kerning = runs.length > 1 ? ' font-kerning="none"' : '';
  const look = `font-size="${size}" letter-spacing="${short(typeface.tracking * size)}" fill="${fill}"${kerning}`;
  let left = x;
  return runs
    .map((run) => {
      const at = `x="${short(left)}" y="${short(y)}"`;
      left += typeface.width(run.text, size);
      return `<text ${at} font-family="${run.family}" ${look} xml:space="preserve">${escaped(run.text)}</text>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** The mark and the name of the site, at the upper left: how high the mark is, and how large the name may be. */
export function masthead(
  siteName: string,
  { display }: Typefaces,
  space: { width: number; height: number; size: number },
): string {
  const { width, height, size: largest } = space;
  const text = drawable(siteName, display);
  const left = margin + height * 1.32;
  const size = Math.min(largest, (largest * (margin + width - left)) / display.width(text, largest));
  return (
    `<g transform="translate(${margin} ${margin}) scale(${height / 32})">${tile(8, 2)}</g>` +
    words({ text, x: left, y: margin + height / 2 + size * 0.35, size: Math.floor(size), typeface: display })
  );
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
  const outer = { width: numerals.width(text, size) + 54, height: 96 };
  const top = bottom - outer.height;
  return (
    rectangle({ x: margin, y: top, ...outer }, 18, lcd.bezel) +
    rectangle({ x: margin + 8, y: top + 8, width: outer.width - 16, height: outer.height - 16 }, 10, lcd.glass) +
    words({ text, x: margin + 28, y: bottom - 21, size, fill: lcd.ink, typeface: numerals })
  );
}

/** A word on a coloured ground; its lower edge is at `bottom`. */
export function badge(text: string, tone: Tone, bottom: number, { label }: Typefaces): string {
  const size = 32;
  const height = 60;
  return (
    rectangle({ x: margin, y: bottom - height, width: label.width(text, size) + 52, height }, height / 2, tone.text) +
    words({ text, x: margin + 26, y: bottom - 19.5, size, fill: paper, typeface: label })
  );
}

/** Where a picture goes: lit from above, on squared paper. What is put on it is cut off at its edge. */
export function plate(box: Box, tone: Tone, content: string): string {
  return (
    `<clipPath id="plate">${rectangle(box, 36, '#000')}</clipPath>` +
    `<g clip-path="url(#plate)">${rectangle(box, 0, tone.plate)}${squares(box)}` +
    `${rectangle(box, 0, 'url(#light)')}${content}</g>`
  );
}

/** A drawing in a box: as large as its thing can be in there, or (`fill`) as large as it takes to leave nothing free. */
export function image(drawing: Drawing, box: Box, how: 'fit' | 'fill'): string {
  const thing = how === 'fit' ? drawing.box : { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const scales = [box.width / thing.width, box.height / thing.height];
  const scale = how === 'fit' ? Math.min(...scales) : Math.max(...scales);
  const x = box.x + box.width / 2 - (thing.x + thing.width / 2) * scale;
  const y = box.y + box.height / 2 - (thing.y + thing.height / 2) * scale;
  const size = `width="${short(drawing.width * scale)}" height="${short(drawing.height * scale)}"`;
  return `<image href="${drawing.href}" x="${short(x)}" y="${short(y)}" ${size}/>`;
}

function rectangle({ x, y, width, height }: Box, radius: number, fill: string): string {
  const size = `width="${short(width)}" height="${short(height)}"`;
  return `<rect x="${short(x)}" y="${short(y)}" ${size} rx="${radius}" fill="${fill}"/>`;
}

/** Squared paper, one square 28 pixels wide. */
function squares({ x, y, width, height }: Box): string {
  const step = 28;
  let data = '';
  for (let at = x + step; at < x + width; at += step) data += `M${at} ${y}v${height}`;
  for (let at = y + step; at < y + height; at += step) data += `M${x} ${at}h${width}`;
  return `<path d="${data}" stroke="#7f7f7f" stroke-opacity=".16" stroke-width="1.5"/>`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
