import { placeConsole } from '../place.ts';
import { type Attributes, circle, d, group, line, linearGradient, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 3.4;

/** The middle of the open consoles, and the middle of the closed consoles. */
const open = 330;
const closed = 908;

/** Lower edge of the closed lids, which hang on the wall. */
const hung = 430;

/** The width, the height when open, and the depth and thickness when closed, in millimetres. */
const first = { width: 148.7, open: 160.4, depth: 84.7, thick: 28.9 };
const lite = { width: 133, open: 138.8, depth: 73.9, thick: 21.5 };

const old = '#5a3fa6';
const now = '#c2376f';

/** A drawing office: the open DS Lite inside the outline of the first DS, from above and from the front. */
export function dsLiteRevisited(): string {
  return cover(
    [linearGradient('paper', 0.3, 1, '#efe8fd', '#cdbff0'), linearGradient('lid', 0.3, 1, '#fff', '#dcdce6')],
    'url(#paper)',
    grid(),
    shelf('#3b2a78', '#d9ccff', scale),
    outline(open, ground, first.width, first.open),
    shelfShadow(open, 240),
    placeConsole('nintendo-ds-lite', { x: open - (lite.width / 2) * scale, base: ground, scale, detail: 'full' }),
    outline(closed, hung, first.width, first.depth),
    lid(closed, hung - ((first.depth - lite.depth) / 2) * scale, lite.depth, 26),
    circle(closed + 186, hung - 60, 5, { fill: '#6fcf6a' }),
    outline(closed, ground, first.width, first.thick),
    shelfShadow(closed, 228),
    lid(closed, ground, lite.thick, 22),
    line(d`M${closed - 226} ${ground - 38}h452`, '#8d8f9c', 4),
    line(d`M${closed - 190} ${ground - 38}h60m260 0h60`, '#c9cbd6', 26, { 'stroke-linecap': 'round' }),
    across(closed, first.width, 58, old),
    across(closed, lite.width, 102, now),
    upright(40, first.open, old),
    upright(616, lite.open, now),
  );
}

function outline(cx: number, base: number, width: number, height: number): string {
  return slab(cx, base, width, height, {
    rx: 28,
    fill: '#8f7ad0',
    'fill-opacity': 0.3,
    stroke: old,
    'stroke-width': 5,
    'stroke-dasharray': '16 10',
  });
}

function lid(cx: number, base: number, height: number, rx: number): string {
  return slab(cx, base, lite.width, height, { rx, fill: 'url(#lid)', stroke: '#8d8f9c', 'stroke-width': 3 });
}

function slab(cx: number, base: number, width: number, height: number, attributes: Attributes): string {
  return rect(cx - (width / 2) * scale, base - height * scale, width * scale, height * scale, attributes);
}

/** Draws a measure line with arrow heads, for a length in millimetres. */
function across(cx: number, millimetres: number, y: number, colour: string): string {
  return arrow(`translate(${cx} ${y})`, (millimetres / 2) * scale, colour);
}

/** Draws the measure line of a height above the shelf. */
function upright(x: number, millimetres: number, colour: string): string {
  const half = (millimetres / 2) * scale;
  return arrow(d`translate(${x} ${ground - half}) rotate(90)`, half, colour);
}

function arrow(transform: string, half: number, colour: string): string {
  const end = d`M${half} -16v32M0 0h${half}m-18-10 16 10-16 10`;
  return group(
    { transform, fill: 'none', stroke: colour, 'stroke-width': 5 },
    line(end, colour, 5),
    group({ transform: 'scale(-1 1)' }, line(end, colour, 5)),
  );
}

/** Draws squared paper. Each square is ten millimetres wide. */
function grid(): string {
  let data = '';
  for (let x = 0; x < 1200; x += 10 * scale) data += d`M${x} 0V594`;
  for (let y = ground - 20 * scale; y > 0; y -= 10 * scale) data += d`M0 ${y}H1200`;
  return line(data, '#fff', 2, { opacity: 0.6 });
}
