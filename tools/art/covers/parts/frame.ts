import { ink } from '../../colours.ts';
import { element, ellipse, group, line, rect } from '../../shapes.ts';

/** Size of a cover in picture units. */
export const width = 1200;
export const height = 675;

/** Lower edge of the things on the shelf. */
export const ground = 640;

/** Upper edge of the shelf, where the wall behind it ends. */
export const shelfTop = 594;

/** Returns one cover as a file: its gradients, the background, and the things on the shelf. */
export function cover(gradients: readonly string[], background: string, ...children: readonly string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, ...gradients),
    rect(0, 0, width, height, { fill: background }),
    ...children,
  );
}

/**
 * The mark of the series: along the lower edge, the museum shelf with a millimetre rule. Ticks at 5 and 10 mm are
 * longer.
 * @param board colour of the shelf
 * @param light colour of the shelf's lit edge and of the rule
 * @param scale picture units per millimetre of the things on the shelf
 */
export function shelf(board: string, light: string, scale: number): string {
  const row = (millimetres: number, length: number): string =>
    line(`M0 ${height - length / 2}H${width}`, light, length, {
      'stroke-dasharray': `2 ${(millimetres * scale - 2).toFixed(2)}`,
    });
  return group(
    {},
    rect(0, shelfTop, width, height - shelfTop, { fill: board }),
    rect(0, shelfTop, width, 6, { fill: light, opacity: 0.55 }),
    group({ opacity: 0.75 }, row(1, 7), row(5, 13), row(10, 20)),
  );
}

export function shelfShadow(cx: number, halfWidth: number): string {
  return ellipse(cx, ground, halfWidth, 11, { fill: ink, opacity: 0.3 });
}
