import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { forest, piano } from '../screens/late.ts';
import { openSize, type Clamshell } from './clamshell.ts';
import { threeDsShape } from './three-ds-shape.ts';

const shell: Clamshell = {
  width: 160,
  depth: 86.4,
  hingeInset: 4.5,
  colour: '#f0f0ee',
  outline: '#a39c94',
  hingeColour: '#ee7f25',
};

export const newNintendo2dsXl = {
  slug: 'new-nintendo-2ds-xl',
  name: 'New Nintendo 2DS XL',
  year: 2017,
  ...openSize(shell),
  draw: (canvas: Canvas): string =>
    threeDsShape(canvas, {
      shell,
      panel: { colour: '#17181d', margin: 2.2 },
      inches: { upper: 4.88, lower: 4.18 },
      upper: forest,
      lower: piano,
      pad: '#e07a2a',
      button: '#dddddb',
      letter: '#7b7f88',
      cStick: '#ee7f25',
      homeUnderDPad: true,
      flat: true,
    }),
} as const satisfies Console;
