import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { islands, menu } from '../screens/three-ds.ts';
import { openSize, type Clamshell } from './clamshell.ts';
import { threeDsShape } from './three-ds-shape.ts';

const shell: Clamshell = { width: 134, depth: 74, hingeInset: 4.5, colour: '#1f9fb0' };

export const nintendo3ds = {
  slug: 'nintendo-3ds',
  name: 'Nintendo 3DS',
  year: 2011,
  ...openSize(shell),
  draw: (canvas: Canvas): string =>
    threeDsShape(canvas, {
      shell,
      panel: { colour: '#15171c', margin: 2.6 },
      inches: { upper: 3.53, lower: 3.02 },
      upper: islands,
      lower: menu('#d9eef2'),
      pad: '#a9b0ba',
      button: '#17808f',
      letter: '#c9eef3',
    }),
} as const satisfies Console;
