import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { pocketShape } from './pocket-shape.ts';
import { city } from '../screens/monochrome.ts';

export const gameBoyPocket = {
  slug: 'game-boy-pocket',
  name: 'Game Boy Pocket',
  year: 1996,
  width: 77.6,
  height: 127.6,
  draw: (canvas: Canvas): string =>
    pocketShape(canvas, {
      width: 77.6,
      height: 127.6,
      colour: '#c8333c',
      panel: '#23242b',
      scene: city,
      picture: { width: 48, height: 44 },
    }),
} as const satisfies Console;
