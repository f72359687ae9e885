import type { Canvas, Point } from '../canvas.ts';
import { darker, ink, isDark, lighter } from '../colours.ts';
import { letterMark, type Letter } from './letters.ts';

interface Button extends Point {
  letter?: Letter;
  colour?: string;
}

interface Buttons {
  radius: number;
  colour: string;
  letterColour?: string;
  buttons: readonly Button[];
}

export function roundButtons(canvas: Canvas, { radius, colour, letterColour, buttons }: Buttons): string {
  const caps = [...new Set(buttons.map((button) => button.colour ?? colour))]
    .map((paint) =>
      canvas.dots(
        buttons.filter((button) => (button.colour ?? colour) === paint),
        radius * 2,
        paint,
      ),
    )
    .join('');
  const lowered = buttons.map(({ x, y }) => ({ x, y: y + radius * 0.16 }));
  const hollow = canvas.dots(lowered, radius * 2.4, ink, { opacity: 0.22 });
  if (!canvas.full) return hollow + caps;
  return [
    hollow,
    canvas.dots(lowered, radius * 2.06, darker(colour, 0.72)),
    caps,
    canvas.group(
      { fill: canvas.light('surface'), stroke: canvas.light('edge'), 'stroke-width': radius * 0.09 },
      buttons.map((button) => canvas.circle(button, radius * 0.92, {})),
    ),
    lettersOn(canvas, buttons, radius, letterColour ?? (isDark(colour) ? lighter(colour, 0.75) : darker(colour, 0.6))),
  ].join('');
}

function lettersOn(canvas: Canvas, buttons: readonly Button[], radius: number, colour: string): string {
  const marks = buttons.flatMap((button) =>
    button.letter ? [letterMark(canvas, button.letter, button, radius * 0.9)] : [],
  );
  if (marks.length === 0) return '';
  return canvas.group(
    {
      fill: 'none',
      stroke: colour,
      'stroke-width': radius * 0.17,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    marks,
  );
}

interface Diamond extends Point {
  /** Distance from the middle of the diamond to the middle of a button, in millimetres. */
  spread: number;
  radius: number;
  colour: string;
  letterColour?: string;
  /** The colours of X, Y, A and B, if they differ. */
  colours?: Record<Letter, string>;
  plain?: boolean;
}

/** Draws four buttons in a diamond: X above, Y left, A right, B below. `plain` leaves the letters out. */
export function diamond(canvas: Canvas, { x, y, spread, colours, plain, ...rest }: Diamond): string {
  const button = (letter: Letter, dx: number, dy: number): Button => ({
    x: x + dx * spread,
    y: y + dy * spread,
    ...(plain ? {} : { letter }),
    ...(colours ? { colour: colours[letter] } : {}),
  });
  return roundButtons(canvas, {
    ...rest,
    buttons: [button('X', 0, -1), button('Y', -1, 0), button('A', 1, 0), button('B', 0, 1)],
  });
}
