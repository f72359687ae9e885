import type { Canvas } from '../canvas.ts';
import { backdrop, boxes, fineBoxes } from './painting.ts';
import { dotted, hills, skyline } from './pixels.ts';

/** Game Boy Color: a meadow under a summer sky. */
export function meadow(display: Canvas): string {
  const dots = dotted(display, 40, 36);
  return [
    backdrop(display, '#8fd3f4'),
    boxes(dots, '#fff2a8', '29,4 5x7; 28,5 7x5'),
    fineBoxes(dots, '#ffffff', '5,6 9x2; 7,4 4x2; 16,10 8x2; 18,9 4x1'),
    skyline(dots, '#7fb7d8', 36, hills(40, 18, 4, 1.2, 1)),
    skyline(dots, '#58a85a', 36, hills(40, 12, 3.4, 1.1, 3.4)),
    skyline(dots, '#2f7d4f', 36, hills(40, 6, 1.6, 1.5, 0.4)),
    fineBoxes(dots, '#7a4a2b', '8,21 2x9; 31,23 2x9'),
    fineBoxes(dots, '#1f5d43', '5,15 8x6; 6,14 6x8; 28,17 8x6; 29,16 6x8'),
    fineBoxes(dots, '#f25c54', '3,33; 14,31; 20,33; 27,34; 36,31'),
    fineBoxes(dots, '#ffd23f', '5,34; 17,34; 24,32; 33,34; 11,33'),
  ].join('');
}

/** Game Boy Advance: a road to the horizon. */
export function road(display: Canvas): string {
  const dots = dotted(display, 60, 40);
  return [
    backdrop(display, '#f7b267'),
    boxes(dots, '#f4845f', '0,0 60x8'),
    boxes(dots, '#f79d65', '0,8 60x6'),
    display.circle({ x: 66, y: 42 }, 10, { fill: '#fff1b8' }),
    fineBoxes(dots, '#ffd9a0', '5,6 12x1; 8,5 6x1; 25,10 9x1; 48,4 8x1'),
    skyline(dots, '#7b4b94', 21, skyscrapers),
    boxes(dots, '#3c9d6a', '0,21 60x19'),
    fineBoxes(dots, '#348c5d', '0,23 60x1; 0,26 60x2; 0,31 60x3; 0,37 60x3'),
    display.path('M47 52H53L96 100H4Z', { fill: '#5b5f73' }),
    dots.full ? display.path('M47 52H47.5L12 100H4ZM53 52H52.5L88 100H96Z', { fill: '#ffffff', opacity: 0.75 }) : '',
    display.path('M49.6 56H50.4L50.9 62H49.1ZM48.9 66H51.1L51.8 76H48.2ZM47.8 82H52.2L53.4 98H46.6Z', {
      fill: '#ffe9a8',
    }),
  ].join('');
}

const skyscrapers = [
  3, 3, 4, 4, 4, 7, 7, 7, 5, 5, 5, 9, 9, 9, 9, 6, 6, 3, 3, 3, 5, 5, 8, 8, 8, 4, 4, 2, 2, 2, 2, 3, 3, 3, 6, 6, 6, 4, 4,
  2, 2, 2, 5, 5, 5, 8, 8, 8, 8, 10, 10, 6, 6, 6, 4, 4, 7, 7, 3, 3,
];

/** Game Boy Advance SP: the sea at dusk. */
export function dusk(display: Canvas): string {
  const dots = dotted(display, 60, 40);
  return [
    backdrop(display, '#3a2f7a'),
    boxes(dots, '#7a4a9e', '0,9 60x7'),
    boxes(dots, '#e0709a', '0,16 60x6'),
    boxes(dots, '#ffd27a', '27,12 10x10; 25,14 14x8; 26,13 12x1'),
    fineBoxes(dots, '#ffffff', '6,4; 16,2; 43,6; 53,2; 49,10; 11,9; 33,4'),
    boxes(dots, '#2b5fa8', '0,22 60x18'),
    boxes(dots, '#ffb27a', '24,22 16x1; 26,24 13x1; 28,27 8x1; 29,30 7x1; 31,33 3x1'),
    boxes(dots, '#1d2352', '0,18 15x4; 2,16 9x2; 5,14 4x2'),
    fineBoxes(dots, '#1d2352', ship),
    fineBoxes(dots, '#4f86cc', '6,26 8x1; 46,28 9x1; 12,32 10x1; 40,35 11x1; 2,37 6x1'),
  ].join('');
}

const ship = '46,22 10x2; 48,24 7x1; 50,15 1x7; 47,19 3x2; 48,17 2x2; 51,17 3x4; 51,16 2x1';

/** Game Boy Micro: hills under the moon. */
export function moonlight(display: Canvas): string {
  const dots = dotted(display, 60, 40);
  return [
    backdrop(display, '#142850'),
    boxes(dots, '#f6f1c7', '44,5 6x8; 43,6 8x6'),
    fineBoxes(dots, '#ffffff', '6,4; 16,9; 26,3; 35,10; 55,14; 10,14; 56,4'),
    skyline(dots, '#27496d', 40, hills(60, 20, 4, 1.4, 2)),
    skyline(dots, '#0c7b93', 40, hills(60, 14, 3, 1.6, 0.2)),
    fineBoxes(dots, '#0a4b5c', '12,26 2x8; 10,24 6x4; 11,22 4x2; 40,28 2x6; 38,25 6x4'),
    skyline(dots, '#00a8a0', 40, hills(60, 6, 1.6, 1.2, 3)),
    fineBoxes(dots, '#ffd166', '22,35; 30,37; 48,34; 7,36; 40,38'),
  ].join('');
}
