import type { Canvas } from '../canvas.ts';
import { backdrop, boxes, fineBoxes } from './painting.ts';
import { dotted, hills, skyline } from './pixels.ts';

/** Game Boy: a green valley with trees and a house. */
export function valley(display: Canvas): string {
  const dots = dotted(display, 40, 36);
  const [light, pale, deep, dark] = ['#a9b665', '#85954f', '#54683f', '#2b3f2e'] as const;
  return [
    backdrop(display, light),
    boxes(dots, pale, '27,3 6x8; 26,4 8x6'),
    fineBoxes(dots, pale, '4,6 8x2; 6,5 4x1; 15,10 8x2; 17,9 4x1'),
    skyline(dots, pale, 36, hills(40, 16, 3, 1.3, 0.4)),
    skyline(dots, deep, 36, hills(40, 10, 2.4, 1.1, 3)),
    boxes(dots, dark, '0,32 40x4'),
    fineBoxes(dots, dark, trees),
    fineBoxes(dots, dark, '16,26 10x6; 15,25 12x1; 17,24 8x1; 19,23 4x1; 29,30; 12,30; 10,31 4x1'),
    fineBoxes(dots, light, '18,28 2x2; 22,28 2x4; 2,34; 9,34 3x1; 21,34 2x1; 34,34 3x1'),
  ].join('');
}

const trees = '6,26 2x6; 4,20 6x6; 5,19 4x8; 34,26 2x6; 32,20 6x6; 33,19 4x8';

/** Game Boy Pocket: a city in greys. */
export function city(display: Canvas): string {
  const dots = dotted(display, 40, 36);
  const [light, pale, deep, dark] = ['#c9ccbf', '#9a9f96', '#62676a', '#2e3236'] as const;
  return [
    backdrop(display, light),
    boxes(dots, pale, '5,4 6x8; 4,5 8x6'),
    fineBoxes(dots, pale, '20,6 8x2; 22,5 4x1'),
    skyline(dots, pale, 36, farRoofs),
    skyline(dots, deep, 36, nearRoofs),
    boxes(dots, dark, '0,32 40x4'),
    fineBoxes(dots, light, windows),
  ].join('');
}

const farRoofs = [
  8, 8, 8, 18, 18, 18, 18, 12, 12, 12, 22, 22, 22, 22, 23, 24, 23, 15, 15, 15, 15, 10, 10, 20, 20, 20, 20, 20, 14, 14,
  14, 26, 26, 26, 18, 18, 18, 9, 9, 9,
];

const nearRoofs = [
  6, 6, 15, 15, 15, 15, 8, 8, 17, 17, 17, 10, 10, 10, 10, 19, 19, 19, 19, 12, 12, 12, 8, 8, 8, 14, 14, 14, 18, 18, 18,
  18, 7, 7, 15, 15, 15, 15, 10, 10,
];

const windows =
  '3,23; 3,26; 5,23; 5,29; 9,21; 9,27; 16,19; 18,19; 16,22; 18,25; 16,28; 13,28; 26,24; ' +
  '26,27; 29,20; 31,20; 29,26; 31,23; 35,23; 37,26; 4,34 4x1; 14,34 4x1; 24,34 4x1; 34,34 4x1';

/** Game Boy Light: a lagoon in the blue-green of its light. */
export function lagoon(display: Canvas): string {
  const dots = dotted(display, 40, 36);
  const [light, pale, deep, dark] = ['#8fe0cf', '#5fb9b0', '#347f86', '#17444f'] as const;
  return [
    backdrop(display, light),
    boxes(dots, '#d4f8ea', '17,6 8x12; 15,8 12x10; 16,7 10x1'),
    boxes(dots, pale, '0,18 40x18'),
    boxes(dots, light, '15,19 12x1; 17,21 9x1; 18,23 6x1; 19,26 4x1'),
    fineBoxes(dots, light, '4,22 5x1; 31,21 5x1; 9,26 4x1; 29,27 6x1'),
    boxes(dots, dark, '0,16 12x2; 2,14 7x2; 32,16 8x2; 35,15 5x1'),
    fineBoxes(dots, dark, palm),
    skyline(dots, deep, 36, hills(40, 5, 1.6, 1.2, 2)),
    fineBoxes(dots, pale, '3,33 4x1; 14,34 5x1; 28,33 6x1; 35,34 2x1'),
  ].join('');
}

const palm =
  '5,7 1x7; 6,5 1x3; 3,4 6x1; 2,5 2x1; 8,5 3x1; 1,6 2x1; 10,6; 4,3 3x1; 7,2 3x1; 34,12 4x3; 35,10 2x2; 32,15 3x1';
