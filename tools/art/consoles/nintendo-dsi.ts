import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { cubes, drawing } from '../screens/ds.ts';
import { openSize, type Clamshell } from './clamshell.ts';
import { dsiShape } from './dsi-shape.ts';

const shell: Clamshell = { width: 137, depth: 74.9, hingeInset: 4.5, colour: '#33353d' };

export const nintendoDsi = {
  slug: 'nintendo-dsi',
  name: 'Nintendo DSi',
  year: 2008,
  ...openSize(shell),
  draw: (canvas: Canvas): string =>
    dsiShape(canvas, {
      shell,
      inches: 3.25,
      button: '#555964',
      letter: '#d5dae2',
      slots: '#14151a',
      upper: cubes,
      lower: drawing,
    }),
} as const satisfies Console;
