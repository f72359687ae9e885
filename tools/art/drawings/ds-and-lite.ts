import { outlineOf } from '../colours.ts';
import { d, group, rect } from '../shapes.ts';
import { paper, quiet, strong, words } from './paper.ts';

/** A closed console: its size in millimetres, its volume in cubic centimetres. */
interface Closed {
  name: string;
  size: readonly [width: number, depth: number, thickness: number];
  colour: string;
  radius: number;
}

const models: readonly Closed[] = [
  { name: 'DS, 2004', size: [148.7, 84.7, 28.9], colour: '#b7bcc6', radius: 9 },
  { name: 'DS Lite, 2006', size: [133, 73.9, 21.5], colour: '#f1f2f4', radius: 6 },
];

const scale = 2.3;
const columns = { lid: 32, edge: 426 };

/** Both consoles closed, at one scale: the lid at the left, the edge at the right. */
export function dsAndLite(): string {
  return paper(
    620,
    words(columns.lid, 48, 'The lid', { fill: quiet }),
    words(columns.edge, 48, 'The edge', { fill: quiet }),
    ...models.map((model, index) => closed(model, 70 + index * 270)),
  );
}

function closed({ name, size, colour, radius }: Closed, top: number): string {
  const [width, depth, thickness] = size;
  const look = { fill: colour, stroke: outlineOf(colour), 'stroke-width': 3 };
  const volume = Math.round((width * depth * thickness) / 1000);
  const half = (thickness * scale) / 2;
  const edgeTop = top + 34;
  return group(
    {},
    rect(columns.lid, top, width * scale, depth * scale, { ...look, rx: radius * scale }),
    rect(columns.edge, edgeTop, width * scale, half, { ...look, rx: 8 }),
    rect(columns.edge, edgeTop + half, width * scale, half, { ...look, rx: 8 }),
    words(columns.lid, top + depth * scale + 38, name, strong),
    words(columns.edge, edgeTop + 2 * half + 40, d`${thickness} mm thick`),
    words(columns.edge, edgeTop + 2 * half + 78, d`${volume} cm³ in all`),
  );
}
