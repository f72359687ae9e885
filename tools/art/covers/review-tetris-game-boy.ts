import { d, group, linearGradient, path, rect } from '../shapes.ts';
import { cover, ground, shelf } from './parts/frame.ts';
import { gameBoyShowing, gameBoySize, shades } from './parts/game-boy.ts';

const scale = 4.2;

/** Side of a square on the wall. The Game Boy is as wide as six squares. */
const side = 63;
const gap = { from: 7, to: 13 };

/** Pieces of four squares, numbered by shade, heaped up on both sides of the gap. Two pieces still fall. */
const heap = [
  '...................',
  '.22............000.',
  '..2.............0..',
  '..2................',
  '...................',
  '...................',
  '33................2',
  '030..3........0..22',
  '0300033......300021',
  '0022223......333111',
];

const well = [
  '..........',
  '..........',
  '....2.....',
  '...222....',
  ...Array<string>(10).fill('..........'),
  '200002333.',
  '223322203.',
  '023311000.',
  '000112222.',
];

/** Blocks fall beside a Game Boy. The Game Boy stands in the gap of the heap, like a block. */
export function reviewTetrisGameBoy(): string {
  const left = (1200 - 19 * side) / 2;
  return cover(
    [linearGradient('wall', 0.3, 1, '#8168d8', '#4c349c'), linearGradient('trail', 0, 1, ['#fff', 0], ['#fff', 0.22])],
    'url(#wall)',
    rect(left + gap.from * side, 0, (gap.to - gap.from) * side, ground, { fill: '#fff', opacity: 0.1 }),
    trail(left + side, 2 * side, 2),
    trail(left + 15 * side, 2 * side, 3),
    shelf('#2c1b66', '#e6dcff', scale),
    group({ transform: d`translate(${left} ${ground - heap.length * side})` }, blocks(heap, side)),
    gameBoyShowing(
      left + ((gap.from + gap.to) / 2) * side - (gameBoySize.width / 2) * scale,
      scale,
      path('M10 0h6v144h-6zM96 0h6v144h-6z', { fill: shades[3] }),
      path('M110 14h42v42h-42zM110 76h42v8h-42zM110 92h42v8h-42zM110 108h42v8h-42z', { fill: shades[1] }),
      group({ transform: 'translate(16 0)' }, blocks(well, 8)),
      group({ transform: 'translate(119 27)' }, blocks(['2..', '222'], 8)),
    ),
  );
}

function trail(x: number, bottom: number, squares: number): string {
  return rect(x, 0, squares * side, bottom, { fill: 'url(#trail)' });
}

/** Draws squares with a bright upper edge and a mark in the middle. Each shade and part has one path. */
function blocks(rows: readonly string[], size: number): string {
  const inset = size / 24;
  const whole = size - 2 * inset;
  return shades
    .map((fill, shade) => {
      const corners = rows.flatMap((row, y) =>
        Array.from(row).flatMap((square, x) => (square === String(shade) ? [{ x: x * size, y: y * size }] : [])),
      );
      const squares = (from: number, width: number, height: number) =>
        corners.map(({ x, y }) => d`M${x + from} ${y + from}h${width}v${height}h${-width}z`).join('');
      if (corners.length === 0) return '';
      return (
        path(squares(inset, whole, whole), { fill }) +
        path(squares(inset, whole, size / 9), { fill: '#fff', opacity: 0.35 }) +
        path(squares(size * 0.32, size * 0.36, size * 0.36), { fill: shades[shade < 2 ? 3 : 0], opacity: 0.45 })
      );
    })
    .join('');
}
