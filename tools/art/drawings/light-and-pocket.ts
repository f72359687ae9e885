import { ink } from '../colours.ts';
import { shapesOf, type Console } from '../console.ts';
import { gameBoyLight } from '../consoles/game-boy-light.ts';
import { gameBoyPocket } from '../consoles/game-boy-pocket.ts';
import { lightOf } from '../light.ts';
import { d, group, line } from '../shapes.ts';
import { paper, quiet, strong, words } from './paper.ts';

/** Picture units per millimetre. */
const scale = 3.2;
const base = 520;
const left = { pocket: 124, light: 470 };
const foot = base + 46;

/** Pocket and Light on one line, to one scale, with a ruler of 13 centimetres. */
export function lightAndPocket(): string {
  const shapes = [standing(gameBoyPocket, left.pocket), standing(gameBoyLight, left.light)].join('');
  return paper(
    690,
    lightOf(shapes, 'light-and-pocket'),
    shapes,
    ruler(),
    line(
      d`M${left.pocket + gameBoyPocket.width * scale} ${base - gameBoyPocket.height * scale}H${left.light}`,
      quiet,
      3,
      {
        'stroke-dasharray': '10 8',
      },
    ),
    ...caption(left.pocket, ['Pocket', `${gameBoyPocket.height} mm tall`, 'two AAA']),
    ...caption(left.light, ['Light', `${gameBoyLight.height} mm tall`, 'two AA']),
  );
}

function standing(model: Console, x: number): string {
  return shapesOf(model, { x, base, scale, detail: 'low', ids: 'light-and-pocket' });
}

function caption(x: number, [name, ...facts]: readonly [string, ...string[]]): string[] {
  return [words(x, foot, name, strong), ...facts.map((fact, index) => words(x, foot + 40 * (index + 1), fact))];
}

function ruler(): string {
  const marks = Array.from({ length: 14 }, (_, cm) => d`M84 ${base - cm * 10 * scale}h${cm % 5 === 0 ? 24 : 12}`);
  return group(
    {},
    line(d`M84 ${base}v${-130 * scale}${marks.join('')}`, ink, 3),
    ...[0, 5, 10].map((cm) => words(72, base - cm * 10 * scale + 9, String(cm), { 'text-anchor': 'end', fill: quiet })),
    words(24, base - 130 * scale - 16, 'cm', { fill: quiet }),
  );
}
