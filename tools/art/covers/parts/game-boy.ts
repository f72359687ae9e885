import { placeConsole } from '../../place.ts';
import { group, rect } from '../../shapes.ts';
import { ground, shelfShadow } from './frame.ts';

/** The four shades of the first Game Boy, from light to dark. */
export const shades = ['#d3dba6', '#a3b268', '#6b8049', '#34472f'] as const;

/** The size of the Game Boy and the place of its display, in millimetres. */
export const gameBoySize = { width: 90, height: 148 };
const display = { x: 21.5, y: 25, width: 47, height: 43 };

/** Draws a Game Boy on the shelf. The display shows the given shapes in a space of 160 by 144. */
export function gameBoyShowing(x: number, scale: number, ...picture: readonly string[]): string {
  const left = x + display.x * scale;
  const top = ground - (gameBoySize.height - display.y) * scale;
  const across = ((display.width * scale) / 160).toFixed(4);
  const down = ((display.height * scale) / 144).toFixed(4);
  return group(
    {},
    shelfShadow(x + (gameBoySize.width / 2) * scale, gameBoySize.width * scale * 0.56),
    placeConsole('game-boy', { x, base: ground, scale, detail: 'full' }),
    group(
      { transform: `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${across} ${down})` },
      rect(0, 0, 160, 144, { fill: shades[0] }),
      ...picture,
    ),
  );
}
