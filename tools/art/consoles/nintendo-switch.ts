import type { Canvas } from '../canvas.ts';
import type { Console } from '../console.ts';
import { diamond, roundButtons } from '../parts/buttons.ts';
import { display, displaySize } from '../parts/glass.ts';
import { boxShell } from '../parts/shell.ts';
import { stick } from '../parts/sticks.ts';
import { minus, plus, shoulder, squareButton } from '../parts/trim.ts';
import { dawn } from '../screens/late.ts';

const black = '#2b2d33';
const [width, height, joyCon] = [239, 102, 35.5];
const picture = displaySize(6.2, 16, 9);
const right = width - joyCon / 2;
const left = joyCon / 2;
/** Upper edge of the cases, under the shoulder buttons. */
const top = 1.2;

export const nintendoSwitch = {
  slug: 'nintendo-switch',
  name: 'Nintendo Switch',
  year: 2017,
  width,
  height,
  draw: (canvas: Canvas): string =>
    [tablet(canvas), joyCons(canvas), leftControls(canvas), rightControls(canvas)].join(''),
} as const satisfies Console;

function tablet(canvas: Canvas): string {
  const body = { x: joyCon - 1, y: top + 0.2, width: width - 2 * joyCon + 2, height: height - top - 0.4 };
  const glass = { x: joyCon + 2.6, y: 3.6, width: width - 2 * joyCon - 5.2, height: 95.2 };
  return [
    boxShell(canvas, 1, { box: body, colour: black, side: 0.8 }),
    canvas.box(glass, 2.5, { fill: '#0b0c0f' }),
    display(canvas, { x: (width - picture.width) / 2, y: (height - picture.height) / 2, ...picture }, dawn),
    canvas.full ? canvas.line('M46 96.8H58M181 96.8H193', 0.9, '#3d4048') : '',
  ].join('');
}

/** Draws the two controllers, with the rails on which they slide. */
function joyCons(canvas: Canvas): string {
  const size = { y: top, width: joyCon, height: height - top };
  const rails = [joyCon + 0.3, width - joyCon - 1.3].map((x) =>
    canvas.box({ x, y: top + 0.6, width: 1, height: height - top - 1.2 }, 0, { fill: '#000000', opacity: 0.6 }),
  );
  return [
    shoulder(canvas, { x: 7, width: 26, colour: '#1d1f24' }),
    shoulder(canvas, { x: width - 33, width: 26, colour: '#1d1f24' }),
    boxShell(canvas, [18, 1.5, 1.5, 18], { box: { x: 0, ...size }, colour: '#16b5e0' }),
    boxShell(canvas, [1.5, 18, 18, 1.5], { box: { x: width - joyCon, ...size }, colour: '#ff5546' }),
    ...rails,
  ].join('');
}

function leftControls(canvas: Canvas): string {
  return [
    minus(canvas, { x: left + 9, y: 10 }, 4.6, '#17323c'),
    stick(canvas, { x: left, y: 27.5, radius: 7.2, colour: black }),
    diamond(canvas, { x: left, y: 53.4, spread: 6.6, radius: 3.3, colour: black, plain: true }),
    squareButton(canvas, { x: left + 6, y: 76 }, 5.4, black),
  ].join('');
}

function rightControls(canvas: Canvas): string {
  return [
    plus(canvas, { x: right - 9, y: 10 }, 5.4, '#44191a'),
    diamond(canvas, { x: right, y: 27.5, spread: 6.6, radius: 3.3, colour: black, letterColour: '#d8dce4' }),
    stick(canvas, { x: right, y: 53.4, radius: 7.2, colour: black }),
    roundButtons(canvas, { radius: 3, colour: black, buttons: [{ x: right - 6, y: 76 }] }),
  ].join('');
}
