import type { Box } from './canvas.ts';
import { element, rect } from './shapes.ts';
import { drawable, runsOf, type Typeface } from './share-text.ts';
import { siteColours } from './site-colours.ts';

/** The size that link previews are made for, in pixels. */
export const shareSize = { width: 1200, height: 630 };

/** A finished picture to put into this one. */
export interface Drawing {
  /** Its address, such as a data URL. */
  href: string;
  width: number;
  height: number;
  /** Where in it the thing itself is. */
  box: Box;
}

/** The whole picture: paper with the parts on it. `url(#light)` is the light on a plate. */
export function picture(...parts: string[]): string {
  const { width, height } = shareSize;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height },
    element(
      'radialGradient',
      { id: 'light', cx: '50%', cy: '30%', r: '75%' },
      element('stop', { 'stop-color': '#fff', 'stop-opacity': '.65' }),
      element('stop', { offset: 1, 'stop-color': '#fff', 'stop-opacity': 0 }),
    ),
    box({ x: 0, y: 0, width, height }, 0, siteColours.canvas),
    ...parts,
  );
}

export function box({ x, y, width, height }: Box, radius: number, fill: string): string {
  return rect(x, y, width, height, { rx: radius, fill });
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

/**
 * A line of text, in what letters the font has. Each stretch of one font is a text of its own: within one text,
 * the renderer drops letters where fonts change.
 */
export function words({ text, x, y, size, fill = siteColours.ink, typeface }: Line): string {
  const runs = runsOf(drawable(text, typeface), typeface);
  let left = x;
  const texts = runs.map((run) => {
    const attributes = {
      x: left,
      y,
      'font-family': run.family,
      'font-size': size,
      'letter-spacing': typeface.tracking * size,
      fill,
      // The place of the next stretch is known only where letters keep their plain widths.
      ...(runs.length > 1 && { 'font-kerning': 'none' }),
      'xml:space': 'preserve',
    };
    left += typeface.width(run.text, size);
    return element('text', attributes, escaped(run.text));
  });
  return texts.join('');
}

/** How wide `words` sets a text. */
export function wordsWidth(text: string, size: number, typeface: Typeface): number {
  return typeface.width(drawable(text, typeface), size);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** A drawing in a box: as large as its thing can be in there, or (`fill`) as large as it takes to leave nothing free. */
export function image(drawing: Drawing, place: Box, how: 'fit' | 'fill'): string {
  const thing = how === 'fit' ? drawing.box : { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const scales = [place.width / thing.width, place.height / thing.height];
  const scale = how === 'fit' ? Math.min(...scales) : Math.max(...scales);
  return element('image', {
    href: drawing.href,
    x: place.x + place.width / 2 - (thing.x + thing.width / 2) * scale,
    y: place.y + place.height / 2 - (thing.y + thing.height / 2) * scale,
    width: drawing.width * scale,
    height: drawing.height * scale,
  });
}
