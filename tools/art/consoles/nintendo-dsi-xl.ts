import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { canyon, rhythm } from '../screens/ds.ts';
import { openSize, type Clamshell } from './clamshell.ts';
import { dsiShape } from './dsi-shape.ts';

const shell: Clamshell = { width: 161, depth: 91.4, hingeInset: 5, colour: '#7a1f33', outline: '#b5606f' };

export const nintendoDsiXl = {
  slug: 'nintendo-dsi-xl',
  name: 'Nintendo DSi XL',
  year: 2009,
  ...openSize(shell),
  draw: (canvas: Canvas): string =>
    dsiShape(canvas, {
      shell,
      inches: 4.2,
      button: '#9c3047',
      letter: '#f3ccd3',
      slots: '#3a0d18',
      upper: canyon,
      lower: rhythm,
    }),
} as const satisfies Console;
