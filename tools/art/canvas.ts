import type { Layer } from './light.ts';
import { compact, mapPath, roundedBox, type Corners, type Mapping } from './path.ts';
import { element, type Attributes } from './shapes.ts';

export type Detail = 'full' | 'low';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

interface CanvasOptions {
  /** Position of the point 0, 0 in the picture. */
  left: number;
  top: number;
  /** Picture units per unit of the canvas. A canvas unit is a millimetre, or a dot of a display. */
  scaleX: number;
  scaleY: number;
  /** Prefix of the ids of the gradients. */
  ids: string;
  detail: Detail;
}

/**
 * Turns shapes and their `stroke-width`, both in millimetres, into SVG text in picture units. A canvas has no state:
 * its methods only return text.
 */
export class Canvas {
  readonly full: boolean;
  private readonly options: CanvasOptions;
  private readonly mapping: Mapping;

  constructor(options: CanvasOptions) {
    const { left, top, scaleX, scaleY } = options;
    this.options = options;
    this.full = options.detail === 'full';
    this.mapping = {
      across: (value) => left + value * scaleX,
      down: (value) => top + value * scaleY,
      length: (value) => value * scaleX,
    };
  }

  /** Width of an outline, in millimetres: close to two picture units, and finer on small consoles. */
  get outline(): number {
    return Math.min(2, Math.max(0.9, this.options.scaleX * 0.6)) / this.options.scaleX;
  }

  /** Returns a canvas for a part, such as a display. A unit across is a column of the part, a unit down is a row. */
  inside(box: Box, columns: number, rows: number): Canvas {
    const { scaleX, scaleY } = this.options;
    return new Canvas({
      ...this.options,
      left: this.mapping.across(box.x),
      top: this.mapping.down(box.y),
      scaleX: (box.width * scaleX) / columns,
      scaleY: (box.height * scaleY) / rows,
    });
  }

  /** Returns the paint of a layer of light, for `fill` or `stroke`. */
  light(layer: Layer): string {
    return `url(#${this.options.ids}-${layer})`;
  }

  path(path: string, attributes: Attributes): string {
    return element('path', { d: mapPath(path, this.mapping), ...this.measured(attributes) });
  }

  box({ x, y, width, height }: Box, corners: Corners, attributes: Attributes): string {
    if (typeof corners !== 'number') return this.path(roundedBox(x, y, width, height, corners), attributes);
    const { across, down, length } = this.mapping;
    return element('rect', {
      x: compact(across(x)),
      y: compact(down(y)),
      width: compact(length(width)),
      height: compact(height * this.options.scaleY),
      ...(corners !== 0 && { rx: compact(length(corners)) }),
      ...this.measured(attributes),
    });
  }

  circle({ x, y }: Point, radius: number, attributes: Attributes): string {
    const { across, down, length } = this.mapping;
    const shape = { cx: compact(across(x)), cy: compact(down(y)), r: compact(length(radius)) };
    return element('circle', { ...shape, ...this.measured(attributes) });
  }

  ellipse({ x, y }: Point, radiusX: number, radiusY: number, attributes: Attributes): string {
    const { across, down, length } = this.mapping;
    const centre = { cx: compact(across(x)), cy: compact(down(y)) };
    const radii = { rx: compact(length(radiusX)), ry: compact(length(radiusY)) };
    return element('ellipse', { ...centre, ...radii, ...this.measured(attributes) });
  }

  line(path: string, width: number, colour: string, more: Attributes = {}): string {
    const ends = { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' };
    return this.path(path, { ...ends, ...more });
  }

  dots(points: readonly Point[], diameter: number, colour: string, more: Attributes = {}): string {
    return this.line(points.map(({ x, y }) => `M${x} ${y}H${x}`).join(''), diameter, colour, more);
  }

  group(attributes: Attributes, shapes: readonly string[]): string {
    return element('g', this.measured(attributes), ...shapes);
  }

  /** Converts attributes to picture units. Only `stroke-width` is a length. */
  private measured(attributes: Attributes): Attributes {
    const texts = Object.entries(attributes).map(([name, value]) => {
      const isLength = name === 'stroke-width' && typeof value === 'number';
      return [name, isLength ? compact(this.mapping.length(value)) : String(value)] as const;
    });
    return Object.fromEntries(texts);
  }
}
