import { shapesOf, type Console } from '../console.ts';
import { nintendoSwitch } from '../consoles/nintendo-switch.ts';
import { nintendoSwitchLite } from '../consoles/nintendo-switch-lite.ts';
import { lightOf } from '../light.ts';
import { displaySize } from '../parts/glass.ts';
import { group, rect } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { centred, paper, strong, words } from './paper.ts';

const scale = 3;

interface Row {
  model: Console;
  base: number;
  /** From the top of the console to the top of its display. */
  display: number;
  inches: number;
}

const rows: readonly Row[] = [
  { model: nintendoSwitch, base: 340, display: (102 - displaySize(6.2, 16, 9).height) / 2, inches: 6.2 },
  { model: nintendoSwitchLite, base: 710, display: 11.4, inches: 5.5 },
];

/** The two consoles at one scale, with the sizes of their screens. */
export function switchAndLite(): string {
  const drawn = rows.map(row).join('');
  return paper(790, lightOf(drawn, 'sw'), drawn);
}

function row({ model, base, display, inches }: Row): string {
  const screen = displaySize(inches, 16, 9);
  const x = 400 - (screen.width * scale) / 2;
  const y = base - (model.height - display) * scale;
  const [width, height] = [screen.width * scale, screen.height * scale];
  return group(
    {},
    shapesOf(model, { x: 400 - (model.width * scale) / 2, base, scale, detail: 'low', ids: 'sw' }),
    rect(x, y, width, height, { fill: siteColours.canvas, stroke: siteColours.accent, 'stroke-width': 4 }),
    words(400, y + height / 2 - 6, `${inches.toFixed(1)} inches`, { ...centred, ...strong, 'font-size': 44 }),
    words(400, y + height / 2 + 40, '1280 × 720 pixels', centred),
    words(400, base + 42, `${model.name.replace('Nintendo ', '')}: ${model.width} mm wide`, { ...centred, ...strong }),
  );
}
