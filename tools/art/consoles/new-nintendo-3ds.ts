import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { chart, lighthouse } from '../screens/three-ds.ts';
import { openSize, type Clamshell } from './clamshell.ts';
import { threeDsShape } from './three-ds-shape.ts';

const shell: Clamshell = { width: 142, depth: 80.6, hingeInset: 4.5, colour: '#eceef0' };

export const newNintendo3ds = {
  slug: 'new-nintendo-3ds',
  name: 'New Nintendo 3DS',
  year: 2014,
  ...openSize(shell),
  draw: (canvas: Canvas): string =>
    threeDsShape(canvas, {
      shell,
      panel: { colour: '#17191e', margin: 4.2 },
      inches: { upper: 3.88, lower: 3.33 },
      upper: lighthouse,
      lower: chart,
      pad: '#b4b9c2',
      button: '#d5d9df',
      letter: '#ffffff',
      letters: { X: '#2f78c8', Y: '#2fa05c', A: '#d9443f', B: '#e0a91e' },
      cStick: '#a7adb8',
    }),
} as const satisfies Console;
