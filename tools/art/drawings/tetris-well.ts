import { shades } from '../covers/parts/game-boy.ts';
import { ink } from '../colours.ts';
import { d, group, line, path, rect } from '../shapes.ts';
import { centred, paper, quiet, strong, words } from './paper.ts';

/** The display in pixels, and the place of the well on it. */
const display = { width: 160, height: 144 };
const well = { x: 16, across: 10, down: 18 };
const pixelsOfSquare = 8;

const scale = 3.5;
const side = pixelsOfSquare * scale;
const corner = { x: 150, y: 116 };

const tones = [shades[3], shades[2], shades[1], '#4f6640'];

/** Nine pieces, numbered by tone, which leave the last column free. A long piece falls into this column. */
const heap = ['033312233.', '000310223.', '112210013.', '112210111.'];
const falling = { column: 9, row: 6 };

const pieces = ['####', '##\n##', '.#.\n###', '.##\n##.', '##.\n.##', '#..\n###', '..#\n###'];

/** The well of the Game Boy's Tetris on the display, pixel by pixel, and the pieces in the same scale. */
export function tetrisWell(): string {
  const left = corner.x + well.x * scale;
  const bottom = corner.y + display.height * scale;
  return paper(
    806,
    words(36, 52, 'Half the screen is the game', strong),
    words(corner.x + (display.width * scale) / 2, corner.y - 18, '160 pixels', { ...centred, fill: quiet }),
    words(20, corner.y + (display.height * scale) / 2, '144', { fill: quiet }),
    words(20, corner.y + (display.height * scale) / 2 + 34, 'pixels', { fill: quiet }),
    rect(corner.x, corner.y, display.width * scale, display.height * scale, { fill: shades[1] }),
    rect(left, corner.y, well.across * side, display.height * scale, { fill: shades[0] }),
    line(grid(left), shades[1], 1),
    ...tones.map((fill, tone) => path(squares(heap, String(tone), left, bottom - heap.length * side), { fill })),
    path(squares(['#', '#', '#', '#'], '#', left + falling.column * side, corner.y + falling.row * side), {
      fill: shades[3],
    }),
    rect(corner.x, corner.y, display.width * scale, display.height * scale, {
      ...{ fill: 'none', stroke: ink, 'stroke-width': 4 },
    }),
    group(
      { fill: ink },
      words(left + well.across * side + 24, corner.y + 60, '10 squares'),
      words(left + well.across * side + 24, corner.y + 98, 'across,'),
      words(left + well.across * side + 24, corner.y + 136, '18 down'),
    ),
    words(36, bottom + 62, 'The seven pieces, to the same scale', strong),
    path(row(36, bottom + 94), { fill: shades[3] }),
  );
}

function grid(left: number): string {
  let data = '';
  for (let column = 1; column < well.across; column += 1)
    data += d`M${left + column * side} ${corner.y}v${display.height * scale}`;
  for (let down = 1; down < well.down; down += 1) data += d`M${left} ${corner.y + down * side}h${well.across * side}`;
  return data;
}

function squares(rows: readonly string[], mark: string, x: number, y: number): string {
  return rows
    .flatMap((cells, down) =>
      Array.from(cells, (cell, across) =>
        cell === mark ? d`M${x + across * side + 1} ${y + down * side + 1}h${side - 2}v${side - 2}h${2 - side}z` : '',
      ),
    )
    .join('');
}

function row(x: number, y: number): string {
  let data = '';
  let across = x;
  for (const piece of pieces) {
    const rows = piece.split('\n');
    data += squares(rows, '#', across, y);
    across += (rows[0]?.length ?? 0) * side + 22;
  }
  return data;
}
