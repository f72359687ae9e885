import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { lamp } from '../parts/trim.ts';
import { lagoon } from '../screens/monochrome.ts';
import { pocketShape } from './pocket-shape.ts';

export const gameBoyLight = {
  slug: 'game-boy-light',
  name: 'Game Boy Light',
  year: 1998,
  width: 80,
  height: 135,
  draw: (canvas: Canvas): string =>
    pocketShape(canvas, {
      width: 80,
      height: 135,
      colour: '#cda84f',
      panel: '#3b3a38',
      scene: lagoon,
      picture: { width: 47, height: 42.3 },
    }) + lamp(canvas, { x: 10.8, y: 31 }, 0.9, '#e2413b'),
} as const satisfies Console;
