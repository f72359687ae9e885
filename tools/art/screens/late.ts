import type { Canvas } from '../canvas.ts';
import { backdrop, boxes, cloud, disc, fill, fineFill, fineLine, fir } from './painting.ts';

/** New 3DS XL, upper display: planets. */
export function planets(display: Canvas): string {
  const stars = [8, 32, 44, 16, 88, 80, 56, 92, 40].map((x, index) => ({
    x,
    y: [14, 12, 30, 58, 18, 72, 16, 50, 72][index] ?? 0,
  }));
  return [
    backdrop(display, '#1a2050'),
    display.full ? display.dots(stars, 1.1, '#ffffff') : '',
    fill(display, '#3a3f8a', 'M0 100V82C24 70 44 74 60 82C78 74 92 78 100 84V100Z'),
    disc(display, '#c060a0', 64, 44, 14),
    fineFill(display, '#d986bd', 'M53 35C60 40 70 38 75 34C70 29 58 28 53 35Z'),
    display.line('M43 54C54 58 76 44 85 33', 1.8, '#ffd27a'),
    disc(display, '#6fb0e8', 24, 30, 6),
    disc(display, '#ffd27a', 34, 64, 3),
  ].join('');
}

/** New 3DS XL, lower display: a radar. */
export function radar(display: Canvas): string {
  const rings = display.group(
    { fill: 'none', stroke: '#4b5fb0', 'stroke-width': 0.6 },
    [34, 24, 13].map((radius) => display.circle({ x: 50, y: 50 }, radius, {})),
  );
  return [
    backdrop(display, '#141a38'),
    display.full ? rings : '',
    fill(display, '#5f7be0', 'M50 50L74 16L86 40Z', { opacity: 0.6 }),
    display.line('M4 50H96M50 4V96', 0.5, '#4b5fb0'),
    disc(display, '#ffd27a', 66, 34, 2.4),
    disc(display, '#e06aa8', 36, 62, 2),
    disc(display, '#7ee0d0', 58, 72, 1.6),
  ].join('');
}

/** New 2DS XL, upper display: a forest. */
export function forest(display: Canvas): string {
  return [
    backdrop(display, '#c8f0d8'),
    disc(display, '#fff3b0', 66, 30, 9),
    fill(display, '#8fd8a8', 'M0 60C20 44 44 50 60 58C76 48 90 50 100 56V100H0Z'),
    fineFill(display, '#6fc495', fir(48, 66, 22) + fir(56, 66, 28) + fir(64, 66, 20) + fir(74, 64, 24)),
    fill(display, '#3a9a6c', fir(16, 80, 46) + fir(33, 82, 38) + fir(88, 80, 50)),
    fill(display, '#4fae7a', 'M0 78C22 68 40 76 56 74C74 68 88 72 100 76V100H0Z'),
    fineFill(display, '#f3e2b0', 'M47 74C44 84 58 86 54 100H68C66 88 53 84 52 74Z'),
    fill(display, '#2a7a62', 'M0 92C22 84 40 92 54 97H66C80 84 92 87 100 90V100H0Z'),
  ].join('');
}

/** New 2DS XL, lower display: a piano. */
export function piano(display: Canvas): string {
  const keys = (list: number[], width: number, down: number) => list.map((x) => `${x},34 ${width}x${down}`).join('; ');
  return [
    backdrop(display, '#fdf3e6'),
    boxes(display, '#ee7f25', '0,0 100x20'),
    boxes(display, '#ffffff', keys([7, 19.5, 32, 44.5, 57, 69.5, 82], 11.5, 56), {
      stroke: '#d8c7b0',
      'stroke-width': 0.8,
    }),
    boxes(display, '#4fae7a', '44.5,66 11.5x24'),
    boxes(display, '#3a3f4c', keys([15, 27.5, 52.5, 65, 77.5], 7.5, 32)),
  ].join('');
}

/** 2DS, upper display: balloons. */
export function balloons(display: Canvas): string {
  const envelope = (x: number, y: number, size: number, waist: number) =>
    `M${x - size * waist} ${y}C${x - size * waist} ${y - size * 2.2} ${x + size * waist} ${y - size * 2.2} ${x + size * waist} ${y}` +
    `C${x + size * waist} ${y + size} ${x + size * 0.2 * waist} ${y + size * 1.5} ${x + size * 0.2 * waist} ${y + size * 1.8}` +
    `H${x - size * 0.2 * waist}C${x - size * 0.2 * waist} ${y + size * 1.5} ${x - size * waist} ${y + size} ${x - size * waist} ${y}Z`;
  return [
    backdrop(display, '#ffe0e8'),
    fineFill(display, '#ffffff', cloud(44, 26, 18) + cloud(80, 62, 14) + cloud(4, 58, 16), { opacity: 0.9 }),
    fill(display, '#f7a8b8', 'M0 66C20 52 38 58 54 66C72 54 88 58 100 64V100H0Z'),
    fill(display, '#d0688f', 'M0 84C24 72 44 80 62 80C78 74 92 78 100 82V100H0Z'),
    fill(display, '#e0605a', envelope(30, 36, 11, 1)),
    fill(display, '#ffd27a', envelope(30, 36, 11, 0.4)),
    fill(display, '#5a8fd8', envelope(70, 28, 7, 1)),
    fill(display, '#ffffff', envelope(70, 28, 7, 0.4)),
    boxes(display, '#7a3a52', '27.5,60 5x6; 68.5,43 3x4'),
  ].join('');
}

/** Switch: dawn behind mountains. */
export function dawn(display: Canvas): string {
  return [
    backdrop(display, '#ffe0b0'),
    fill(display, '#ffcf9a', 'M0 0H100V40H0Z'),
    disc(display, '#fff6dc', 62, 44, 10),
    fill(display, '#e7a08c', 'M0 58C10 46 18 40 26 48C34 30 42 26 50 40C58 48 66 44 74 50C84 36 92 40 100 46V100H0Z'),
    fill(display, '#a8728f', 'M0 70C14 56 28 60 40 66C56 54 72 58 84 62C92 58 96 60 100 62V100H0Z'),
    fill(display, '#5b4f7d', 'M0 82C20 68 40 78 58 76C74 70 90 72 100 78V100H0Z'),
    fill(display, '#332f57', 'M0 92C20 84 36 92 54 90C72 84 88 88 100 92V100H0Z'),
    fineFill(
      display,
      '#332f57',
      fir(9, 92, 18) + fir(15, 92, 26) + fir(22, 92, 20) + fir(85, 90, 26) + fir(91, 92, 20) + fir(78, 90, 14),
    ),
    fineLine(
      display,
      '#8a5a70',
      0.6,
      'M30 22C32 19 34 19 35 22C36 19 38 19 40 22M44 30C45 28 46 28 47 30C48 28 49 28 50 30',
    ),
  ].join('');
}

/** Switch Lite: a beach. */
export function beach(display: Canvas): string {
  return [
    backdrop(display, '#a8e6f0'),
    fill(display, '#8fd8ec', 'M0 0H100V30H0Z'),
    disc(display, '#fff7cf', 24, 26, 6.5),
    fineFill(display, '#ffffff', cloud(62, 25, 20) + cloud(40, 18, 12)),
    fill(display, '#3f8f6b', 'M56 54C62 40 70 34 78 36C88 30 96 38 100 44V54Z'),
    fill(display, '#2fa3b8', 'M0 54H100V100H0Z'),
    fill(display, '#23869f', 'M0 66C30 60 60 74 100 64V100H0Z'),
    fineFill(display, '#ffffff', 'M44 66V44L55 66ZM42.5 66V50L35 66ZM33 68H57L53 73H38Z'),
    fill(display, '#f5d9a0', 'M0 84C22 70 46 76 60 88C70 94 76 98 78 100H0Z'),
    fill(display, '#e6bf7f', 'M0 92C16 84 34 88 48 100H0Z'),
    fineLine(
      display,
      '#2c6b4a',
      1.3,
      'M12 88C13 74 14 66 18 58M18 58C12 54 8 58 6 62M18 58C14 50 24 48 27 54M18 58C24 56 28 60 28 66',
    ),
  ].join('');
}
