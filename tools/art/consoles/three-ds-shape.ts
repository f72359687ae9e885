import type { Canvas, Point } from '../canvas.ts';
import { roundButtons, diamond } from '../parts/buttons.ts';
import { dPad } from '../parts/d-pad.ts';
import { bezel, display, displaySize, type Scene } from '../parts/glass.ts';
import type { Letter } from '../parts/letters.ts';
import { pillButtons } from '../parts/pills.ts';
import { circlePad } from '../parts/sticks.ts';
import { grid, speakerHoles } from '../parts/speaker.ts';
import { depthSlider, lamp, lens } from '../parts/trim.ts';
import { barrel, halves, hingeOf, type Clamshell } from './clamshell.ts';

export interface ThreeDsShape {
  shell: Clamshell;
  /** Colour of the inner field of the base, if it differs from the shell. */
  inner?: string;
  /** The dark panel of the lid: its colour and its distance from the edge. */
  panel: { colour: string; margin: number };
  /** Diagonals of the displays. */
  inches: { upper: number; lower: number };
  upper: Scene;
  lower: Scene;
  pad: string;
  button: string;
  letter?: string;
  /** The colours of X, Y, A and B, if they differ. */
  letters?: Record<Letter, string>;
  cStick?: string;
  /** True when Home sits under the D-pad. Otherwise it sits under the lower display. */
  homeUnderDPad?: boolean;
  /** True for models without 3D. Their lid has no depth slider and no speakers, and the camera is in the hinge. */
  flat?: boolean;
}

/** Draws a clamshell from the 3DS to the New 2DS XL. All have the same arrangement in several sizes. */
export function threeDsShape(canvas: Canvas, model: ThreeDsShape): string {
  const { shell, panel, inches } = model;
  const { width, depth, hingeInset } = shell;
  const { axis } = hingeOf(shell);
  const upper = displaySize(inches.upper, 5, 3);
  const lower = displaySize(inches.lower, 4, 3);
  const side = (width - lower.width) / 2;
  const upperTop = (axis - hingeInset * 0.84 - upper.height) / 2 + 0.9;
  const lowerTop = axis + hingeInset * 0.84 + 4.2 + (depth - 2 * hingeInset - lower.height - 13.7) * 0.33;
  const frame = { x: side - 3.4, y: lowerTop - 3.2, width: lower.width + 6.8, height: lower.height + 6.4 };
  const lidPanel = {
    x: panel.margin,
    y: panel.margin,
    width: width - 2 * panel.margin,
    height: axis - hingeInset * 0.84 - panel.margin * 1.4,
  };
  return [
    halves(canvas, shell),
    bezel(canvas, lidPanel, 5, panel.colour),
    display(canvas, { x: (width - upper.width) / 2, y: upperTop, ...upper }, model.upper),
    innerField(canvas, model),
    barrel(canvas, shell),
    lidDetails(canvas, model, { x: (width - upper.width) / 2, y: upperTop }, upper.height),
    lamp(canvas, { x: width * 0.87, y: axis }, 0.7, '#7ee07a'),
    lamp(canvas, { x: width * 0.9, y: axis }, 0.7, '#6fb0f2'),
    bezel(canvas, frame, 2.4, '#0c0d11'),
    display(canvas, { x: side, y: lowerTop, ...lower }, model.lower),
    controls(canvas, model, { x: side, y: lowerTop }, lower),
  ].join('');
}

function innerField(canvas: Canvas, { shell, inner, panel }: ThreeDsShape): string {
  if (inner === undefined) return '';
  const { axis } = hingeOf(shell);
  const box = {
    x: panel.margin,
    y: axis + shell.hingeInset * 0.6,
    width: shell.width - 2 * panel.margin,
    height: axis - shell.hingeInset * 0.6 - panel.margin - 1.4,
  };
  return (
    canvas.box(box, [1, 1, 6, 6], { fill: inner }) + canvas.box(box, [1, 1, 6, 6], { fill: canvas.light('surface') })
  );
}

function lidDetails(canvas: Canvas, { shell, panel, flat }: ThreeDsShape, picture: Point, height: number): string {
  const { axis } = hingeOf(shell);
  if (flat) return lens(canvas, { x: shell.width / 2, y: axis }, 1.6);
  const speakers = [picture.x / 2 + 0.6, shell.width - picture.x / 2 - 0.6];
  return [
    speakerHoles(canvas, {
      points: speakers.flatMap((x) => grid({ x, y: picture.y + height * 0.5 }, 2, 3, 3.4)),
      diameter: 1.6,
      colour: '#000000',
    }),
    lens(canvas, { x: shell.width / 2, y: picture.y / 2 + 1 }, 1.3),
    depthSlider(canvas, { x: shell.width - panel.margin - 2.6, y: picture.y + height * 0.56 }, height * 0.34),
  ].join('');
}

function controls(
  canvas: Canvas,
  model: ThreeDsShape,
  corner: Point,
  picture: { width: number; height: number },
): string {
  const { shell, button, letter, letters, cStick } = model;
  const { width } = shell;
  const { axis } = hingeOf(shell);
  const left = corner.x / 2 - 0.4;
  const right = width - left;
  const below = corner.y + picture.height + 3.2;
  const strip = (below + 2 * axis) / 2 - 0.9;
  const at = (share: number) => corner.y + picture.height * share;
  const spread = Math.min(6.9, corner.x * 0.205);
  const look = { spread, radius: spread * 0.53, colour: button, ...(letter ? { letterColour: letter } : {}) };
  const isNew = cStick !== undefined;
  return [
    circlePad(canvas, { x: left, y: at(0.24), radius: Math.min(8, corner.x * 0.25), colour: model.pad }),
    dPad(canvas, { x: left, y: at(0.78), size: Math.min(18, corner.x * 0.54), colour: button }),
    diamond(canvas, { x: right, y: at(isNew ? 0.4 : 0.26), ...look, ...(letters ? { colours: letters } : {}) }),
    isNew
      ? newStrip(canvas, model, { left, right, strip, spread, at })
      : oldStrip(canvas, model, { middle: width / 2, right, strip, at, unit: picture.width * 0.29 }),
  ].join('');
}

interface NewStrip {
  left: number;
  right: number;
  strip: number;
  spread: number;
  at: (share: number) => number;
}

/** Draws the controls of New models: C Stick above the buttons, Start and Select under them, Power at the edge. */
function newStrip(canvas: Canvas, model: ThreeDsShape, { left, right, strip, spread, at }: NewStrip): string {
  const { button, cStick = button, shell, homeUnderDPad } = model;
  const home = homeUnderDPad ? { x: left, y: strip - 1, width: 7 } : { x: shell.width / 2, y: strip, width: 10 };
  return [
    roundButtons(canvas, { radius: 2, colour: cStick, buttons: [{ x: right - spread * 1.15, y: at(0.03) }] }),
    pillButtons(canvas, {
      height: 2.7,
      colour: button,
      pills: [{ x: right - 1.6, y: at(0.8), width: 5.4 }, { x: right - 1.6, y: at(0.92), width: 5.4 }, home],
    }),
    roundButtons(canvas, { radius: 1.9, colour: button, buttons: [{ x: right, y: strip }] }),
  ].join('');
}

interface OldStrip {
  middle: number;
  right: number;
  strip: number;
  unit: number;
  at: (share: number) => number;
}

/** Draws the controls of 3DS and 3DS XL: Select, Home and Start in a strip under the display, Power to the right. */
function oldStrip(canvas: Canvas, { button }: ThreeDsShape, { middle, right, strip, unit, at }: OldStrip): string {
  return [
    pillButtons(canvas, {
      height: 3,
      colour: button,
      pills: [-1, 0, 1].map((place) => ({ x: middle + place * (unit + 1), y: strip, width: unit })),
    }),
    roundButtons(canvas, { radius: 2.2, colour: button, buttons: [{ x: right, y: at(0.93) }] }),
  ].join('');
}
