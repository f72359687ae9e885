import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { list, ridges } from '../screens/three-ds.ts';
import { openSize, type Clamshell } from './clamshell.ts';
import { threeDsShape } from './three-ds-shape.ts';

const shell: Clamshell = { width: 156, depth: 93, hingeInset: 5, colour: '#c92a35' };

export const nintendo3dsXl = {
  slug: 'nintendo-3ds-xl',
  name: 'Nintendo 3DS XL',
  year: 2012,
  ...openSize(shell),
  draw: (canvas: Canvas): string =>
    threeDsShape(canvas, {
      shell,
      inner: '#25272d',
      panel: { colour: '#1a1b20', margin: 2.8 },
      inches: { upper: 4.88, lower: 4.18 },
      upper: ridges,
      lower: list,
      pad: '#8a8f99',
      button: '#484b54',
      letter: '#cfd3da',
    }),
} as const satisfies Console;
