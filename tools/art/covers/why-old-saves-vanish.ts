import { ink } from '../colours.ts';
import { circle, d, group, line, linearGradient, path, rect } from '../shapes.ts';
import { cover, shelf, shelfShadow } from './parts/frame.ts';

/** Units per millimetre. A Game Boy cartridge is 57 by 65 mm. */
const scale = 8.6;

/** An open cartridge with its coin cell, and a picture of squares that falls apart beside it. */
export function whyOldSavesVanish(): string {
  return cover(
    [
      linearGradient('wall', 0.3, 1, '#17705a', '#0b4335'),
      linearGradient('shell', 0.3, 1, '#dcd8ce', '#a9a59b'),
      linearGradient('steel', 0.7, 1, '#fdfdfd', '#9ea6ae'),
    ],
    'url(#wall)',
    shelf('#062a21', '#8edcb5', scale),
    shelfShadow(335, 270),
    cartridge(),
    heart(),
  );
}

/** Draws the back half of the shell, 57 by 65 mm, with the board in it. */
function cartridge(): string {
  return group(
    { transform: 'translate(90 81)' },
    path('M0 18A18 18 0 0 1 18 0H436V40H490V541a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z', {
      fill: 'url(#shell)',
      stroke: '#6d6a63',
      'stroke-width': 4,
    }),
    rect(34, 54, 422, 481, { rx: 16, fill: '#76726a' }),
    path('M46 66H444V430H420V530H70V430H46z', { fill: '#1f9a70' }),
    line(traces, '#3fc494', 5, { 'stroke-linejoin': 'round' }),
    line('M84 503H412', '#e9c35e', 54, { 'stroke-dasharray': '14 8.4' }),
    chip(74, 92, 150, 78),
    chip(74, 206, 84, 150),
    chip(196, 334, 170, 62),
    coinCell(318, 202),
    circle(245, 445, 18, { fill: '#d8d4ca', stroke: '#6d6a63', 'stroke-width': 5 }),
  );
}

const traces =
  'M224 112H262L296 84H420M224 142H240M158 236H190L210 256V334M158 266H180V420L200 440M158 300H170M240 334V310L232 300M366 350H400V300M366 378H420V330M110 356V450L130 470M330 396V470M290 396V470M90 170V206M140 170V206';

function chip(x: number, y: number, width: number, height: number): string {
  const upright = height > width;
  const pins = upright
    ? line(d`M${x - 5} ${y + 10}V${y + height - 6}M${x + width + 5} ${y + 10}v${height - 16}`, '#d9dde0', 14, {
        'stroke-dasharray': '8 8',
      })
    : line(d`M${x + 10} ${y - 5}h${width - 16}M${x + 10} ${y + height + 5}h${width - 16}`, '#d9dde0', 14, {
        'stroke-dasharray': '8 8',
      });
  return group(
    {},
    pins,
    rect(x, y, width, height, { rx: 6, fill: '#22262c' }),
    circle(x + 18, y + 18, 6, { fill: '#525a66' }),
    line(d`M${x + 20} ${y + height - 22}h${width - 44}`, '#525a66', 6),
  );
}

function coinCell(x: number, y: number): string {
  return group(
    { transform: `translate(${x} ${y})` },
    circle(8, 12, 92, { fill: ink, opacity: 0.35 }),
    circle(0, 0, 92, { fill: 'url(#steel)', stroke: '#767e86', 'stroke-width': 4 }),
    circle(0, 0, 74, { fill: 'none', stroke: '#b4bbc2', 'stroke-width': 4 }),
    line('M-40 44V116M0-40V-118', '#c9ced4', 30),
    line('M-40 44V116M0-40V-118', '#8d959d', 30, { 'stroke-dasharray': '3 200' }),
    line('M-34-4H34M0-38V30', '#8d959d', 13, { 'stroke-linecap': 'round' }),
  );
}

const heartRows = [
  '0110000110',
  '1221001111',
  '1211111111',
  '1111111111',
  '1111111111',
  '0111111110',
  '0011111100',
  '0001111000',
  '0000110000',
];

/** Draws a heart of squares with a highlight. The left part is whole. The upper right part blows away. */
function heart(): string {
  const grid = 46;
  const paint = { whole: '', bright: '', faint: '' };
  heartRows.forEach((row, y) => {
    Array.from(row).forEach((kind, x) => {
      if (kind === '0') return;
      const loose = Math.max(0, x - 4 - (y % 3) * 0.6 + (8 - y) * 0.12);
      const left = 664 + x * grid + loose * loose * 7;
      const top = 158 + y * grid - loose * loose * (5 + ((x * 7 + y * 3) % 4));
      const side = grid - 4 - Math.min(28, loose * 5.5);
      const square = d`M${left} ${top}h${side}v${side}h${-side}z`;
      paint[kind === '2' ? 'bright' : loose > 2.6 ? 'faint' : 'whole'] += square;
    });
  });
  return group(
    {},
    path(paint.whole, { fill: '#ff7d66' }),
    path(paint.bright, { fill: '#ffd9cc' }),
    path(paint.faint, { fill: '#ffb8a4', opacity: 0.6 }),
  );
}
