import type { ComparedConsole } from '@/data/consoles/console-comparison';
import { formatNumber } from '@/lib/english';
import { drawnSizes, type DrawnSize } from './drawn-sizes';

/** A console to scale, in millimetres. */
export interface Body {
  slug: string;
  name: string;
  /** The drawn size of the front. A picture may show an open clamshell. */
  width: number;
  height: number;
  /** Null when the front is an outline. */
  picture: Picture | null;
  open: boolean;
  /** The depth of the closed side. Null when it is unknown. */
  depth: number | null;
  sideHeight: number;
}

/** The place of a picture, measured from the upper left corner of the body. */
interface Picture {
  address: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The values of tools/art/picture.ts, which fits a console into the field. The centre lies above the middle. */
const frame = { width: 800, height: 600 };
const field = { width: 720, height: 512 };
const centre = { x: 400, y: 296 };

/** The largest difference between the measures of a console and its drawing, in millimetres. */
const tolerance = 0.5;

/** Returns null when the width or height is unknown. */
export function bodyOf({ slug, name, image, width_mm, height_mm, depth_mm }: ComparedConsole): Body | null {
  if (width_mm === null || height_mm === null) return null;
  const closed = { slug, name, width: width_mm, height: height_mm, depth: depth_mm, sideHeight: height_mm };
  const drawn = drawnSizes.get(image);
  if (!drawn || Math.abs(drawn.width - width_mm) > tolerance || Math.abs(drawn.height - height_mm) > tolerance)
    return { ...closed, picture: null, open: false };
  const { width, height } = shownSize(drawn);
  // Picture units per millimetre.
  const scale = Math.min(field.width / width, field.height / height);
  // The body includes the drawn outline. Half the width of the outline lies outside the shape on each side.
  const outline = Math.min(2, Math.max(0.9, scale * 0.6)) / scale;
  const across = width / (width + outline) / scale;
  const down = height / (height + outline) / scale;
  const picture = {
    address: image,
    x: width / 2 - centre.x * across,
    y: height / 2 - centre.y * down,
    width: frame.width * across,
    height: frame.height * down,
  };
  return { ...closed, width, height, picture, open: drawn.hingeInset !== undefined };
}

/**
 * Returns the size of the drawing. A clamshell is open: each half reaches from the hinge's axis to the half's far edge.
 */
function shownSize({ width, height, hingeInset }: DrawnSize) {
  return { width, height: hingeInset === undefined ? height : Math.round(20 * (height - hingeInset)) / 10 };
}

/** Lengths in CSS pixels, which stay the same at every scale. */
const pixels = {
  gap: 12,
  /** The width for a name, when the drawing has room for it. */
  column: 88,
  ruler: 64,
  line: 17,
  /** The space between a body and its label, and below the label. */
  space: 8,
  /** The height of the tallest drawing that fits the page, without its words. */
  tallest: 600,
};

/** The places of all parts, in millimetres of the drawing. */
export interface Layout {
  width: number;
  height: number;
  /** A CSS pixel in millimetres, for parts that do not grow with the scale. */
  pixel: number;
  columns: Column[];
  ruler: { x: number; length: number };
  /** The ground lines of the fronts and the sides. */
  fronts: number;
  sides: number;
}

/** A console with its labels, broken into lines that fit. */
interface Column {
  body: Body;
  middle: number;
  name: string[];
  /** Below the front. */
  size: string[];
  /** Below the side. */
  depth: string[];
}

/**
 * Places consoles side by side, their fronts above their sides.
 * @param bodies at least one
 * @param room the largest width of the drawing, in CSS pixels
 * @param scale CSS pixels per millimetre; by default the largest scale that fits
 */
export function layOut(bodies: readonly Body[], room: number, scale?: number): Layout {
  // On a phone a name gets less than an even share, so that a wide console can take more.
  const least = Math.min(pixels.column, 0.7 * (room / bodies.length));
  const tallest = Math.max(...bodies.map(({ height }) => height));
  const tallestSide = Math.max(...bodies.map(({ sideHeight }) => sideHeight));
  const used = scale ?? fittingScale(bodies, { room, least, largest: pixels.tallest / (tallest + tallestSide) });
  const pixel = 1 / used;
  const mm = (count: number) => count * pixel;
  let x = pixels.gap;
  const columns = bodies.map((body) => {
    const width = columnWidth(body, used, least);
    const lines = (text: string) => linesOf(text, width + pixels.gap);
    const labels = { name: lines(body.name), size: lines(sizeOf(body)), depth: lines(depthOf(body)) };
    const column = { body, middle: mm(x + width / 2), ...labels };
    x += width + pixels.gap;
    return column;
  });
  const frontLines = Math.max(...columns.map(({ name, size }) => name.length + size.length));
  const sideLines = Math.max(...columns.map(({ depth }) => depth.length));
  const fronts = mm(pixels.ruler) + tallest;
  const sides = fronts + mm(pixels.line * frontLines + 3 * pixels.space) + tallestSide;
  return {
    width: mm(x),
    height: sides + mm(pixels.line * sideLines + 2 * pixels.space),
    pixel,
    columns,
    ruler: { x: mm(pixels.gap), length: Math.floor(mm(x - 2 * pixels.gap)) },
    fronts,
    sides,
  };
}

interface Room {
  room: number;
  /** The narrowest column. */
  least: number;
  largest: number;
}

/**
 * Halves an interval of scales. The width does not grow evenly with the scale, because a name limits its column.
 */
function fittingScale(bodies: readonly Body[], { room, least, largest }: Room): number {
  let [low, high] = [0, largest];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    const width = bodies.reduce((sum, body) => sum + columnWidth(body, middle, least) + pixels.gap, pixels.gap);
    if (width > room) high = middle;
    else low = middle;
  }
  return low;
}

function columnWidth({ width, depth }: Body, scale: number, least: number): number {
  return Math.max(width * scale, (depth ?? 0) * scale, least);
}

const number = (value: number) => formatNumber(value, 1);

function sizeOf({ width, height, open }: Body): string {
  return `${number(width)} × ${number(height)}${open ? ' open' : ''}`;
}

function depthOf({ depth }: Body): string {
  return depth === null ? 'Depth unknown' : `${number(depth)} mm deep`;
}

/** Returns all measures of a console, for screen readers. */
export function measuresOf({ width, height, sideHeight, depth, open }: Body): string {
  const sides = [width, sideHeight, ...(depth === null ? [] : [depth])].map((side) => number(side));
  return `${sides.join(' by ')} mm${open ? `, drawn open and then ${number(height)} mm high` : ''}`;
}

/** The approximate width of a letter in a label, in CSS pixels. */
const letter = 7.2;

/** Breaks a text into lines. A word that fits stays whole. */
function linesOf(name: string, width: number): string[] {
  const most = Math.floor(width / letter);
  const lines: string[] = [];
  for (const word of name.split(' ').flatMap((whole) => piecesOf(whole, most))) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function piecesOf(word: string, most: number): string[] {
  return Array.from({ length: Math.ceil(word.length / most) }, (_, index) =>
    word.slice(index * most, (index + 1) * most),
  );
}

/** Returns the finest step of a ruler whose marks stand at least `apart` pixels apart. @param unit in CSS pixels */
export function rulerStep(unit: number, steps: readonly number[], apart: number): number {
  return steps.find((step) => step * unit >= apart) ?? steps.at(-1) ?? 1;
}
