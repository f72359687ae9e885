import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { diamond, roundButtons } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { bezel, display, displaySize } from '../parts/glass.ts';
import { boxShell } from '../parts/shell.ts';
import { stick } from '../parts/sticks.ts';
import { minus, plus, shoulder, squareButton } from '../parts/trim.ts';
import { beach } from '../screens/late.ts';

const yellow = '#f2c818';
const white = '#f5f5f3';
const mark = '#5f5212';
const [width, height] = [208, 91.1];
const [left, right] = [19, 189];
const picture = displaySize(5.5, 16, 9);

export const nintendoSwitchLite = {
  slug: 'nintendo-switch-lite',
  name: 'Nintendo Switch Lite',
  year: 2019,
  width,
  height,
  draw: (canvas: Canvas): string =>
    [
      shoulder(canvas, { x: 6, width: 24, colour: '#dcdcd8' }),
      shoulder(canvas, { x: width - 30, width: 24, colour: '#dcdcd8' }),
      boxShell(canvas, 16, { box: { x: 0, y: 1.2, width, height: height - 1.2 }, colour: yellow }),
      bezel(canvas, { x: 38, y: 4.6, width: 132, height: 82 }, 3.4, '#101116'),
      display(canvas, { x: (width - picture.width) / 2, y: 11.4, ...picture }, beach),
      minus(canvas, { x: 29, y: 9.4 }, 4.6, mark),
      stick(canvas, { x: left, y: 24.4, radius: 7.2, colour: '#dcdcd9' }),
      dPad(canvas, { x: left, y: 51, size: 19, colour: white }),
      squareButton(canvas, { x: 26, y: 72.4 }, 4.8, white),
      plus(canvas, { x: 179, y: 9.4 }, 5.2, mark),
      diamond(canvas, { x: right, y: 24.4, spread: 6.5, radius: 3.4, colour: white }),
      stick(canvas, { x: right, y: 52, radius: 7.2, colour: '#dcdcd9' }),
      roundButtons(canvas, { radius: 2.6, colour: white, buttons: [{ x: 182, y: 72.4 }] }),
      canvas.full ? canvas.line('M50 88.6H60M148 88.6H158', 0.8, mark) : '',
    ].join(''),
} as const satisfies Console;
