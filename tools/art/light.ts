import { ink } from './colours.ts';

interface Stop {
  at: number;
  colour: string;
  opacity: number;
}

const white = (at: number, opacity: number): Stop => ({ at, colour: '#fff', opacity });
const black = (at: number, opacity: number): Stop => ({ at, colour: ink, opacity });

/**
 * The one light of all drawings, from above left, as transparent layers over flat colours. `surface` lies over a raised
 * shape, `edge` along its rim, `hollow` over a sunken shape. `barrel` lies over a lying cylinder, `glare` on glass,
 * `ground` under a console as its shadow.
 */
const layers = {
  surface: { vector: [0, 0, 0.5, 1], stops: [white(0, 0.3), white(0.45, 0), black(0.45, 0), black(1, 0.15)] },
  edge: { vector: [0, 0, 0.5, 1], stops: [white(0, 0.75), white(0.5, 0.15), black(1, 0.3)] },
  hollow: { vector: [0, 0, 0.3, 1], stops: [black(0, 0.5), black(0.6, 0.12), white(1, 0.4)] },
  barrel: { vector: [0, 0, 0, 1], stops: [black(0, 0.3), white(0.28, 0.5), white(0.5, 0), black(1, 0.5)] },
  glare: { vector: [0, 0, 1, 0.8], stops: [white(0, 0.34), white(1, 0.04)] },
  ground: { vector: undefined, stops: [black(0.3, 0.42), black(1, 0)] },
} as const;

export type Layer = keyof typeof layers;

const names = Object.keys(layers) as Layer[];

/** Returns the gradients that SVG text uses under this prefix, as one `<defs>`, or nothing. */
export function lightOf(svg: string, prefix: string): string {
  const used = names.filter((name) => svg.includes(`url(#${prefix}-${name})`));
  return used.length === 0 ? '' : `<defs>${used.map((name) => gradient(name, `${prefix}-${name}`)).join('')}</defs>`;
}

function gradient(name: Layer, id: string): string {
  const { vector, stops } = layers[name];
  const inner = stops.map(({ at, colour, opacity }) => {
    const offset = at === 0 ? '' : ` offset="${at}"`;
    return `<stop${offset} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
  });
  if (!vector) return `<radialGradient id="${id}">${inner.join('')}</radialGradient>`;
  const [, , x2, y2] = vector;
  return `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${inner.join('')}</linearGradient>`;
}
