import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { planets, radar } from '../screens/late.ts';
import { openSize, type Clamshell } from './clamshell.ts';
import { threeDsShape } from './three-ds-shape.ts';

const shell: Clamshell = { width: 160, depth: 93.5, hingeInset: 5, colour: '#2c4f93', outline: '#1a2c55' };

export const newNintendo3dsXl = {
  slug: 'new-nintendo-3ds-xl',
  name: 'New Nintendo 3DS XL',
  year: 2014,
  ...openSize(shell),
  draw: (canvas: Canvas): string =>
    threeDsShape(canvas, {
      shell,
      panel: { colour: '#14161c', margin: 2.8 },
      inches: { upper: 4.88, lower: 4.18 },
      upper: planets,
      lower: radar,
      pad: '#8a8f99',
      button: '#23262e',
      letter: '#d5dae4',
      cStick: '#8a8f99',
    }),
} as const satisfies Console;
