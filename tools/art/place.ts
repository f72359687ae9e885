import type { Detail } from './canvas.ts';
import { groundShadow, shapesOf, type Console } from './console.ts';
import { consoles, type ConsoleSlug } from './consoles.ts';
import { lightOf } from './light.ts';

export interface Place {
  /** Left edge of the console, in picture units. */
  x: number;
  /** Lower edge of the console, in picture units. */
  base: number;
  /** Picture units per millimetre. */
  scale: number;
  /** 'low' leaves out details that are invisible below about 1.2 units per millimetre. */
  detail: Detail;
  shadow?: boolean;
}

/** Returns a `<g>` with one console and its gradients, for a larger picture. The gradients' ids contain the place. */
export function placeConsole(slug: ConsoleSlug, at: Place): string {
  const model: Console | undefined = consoles.find((candidate) => candidate.slug === slug);
  if (!model) throw new Error(`No drawing of ${slug}`);
  const stand = { ...at, ids: `${slug}-${Math.round(at.x)}-${Math.round(at.base)}` };
  const shapes = (at.shadow ? groundShadow(model, stand) : '') + shapesOf(model, stand);
  return `<g>${lightOf(shapes, stand.ids)}${shapes}</g>`;
}
