import type { Layer } from './light.ts';
import { mapPath, roundedBox, short, type Corners, type Mapping } from './path.ts';

export type Detail = 'full' | 'low';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** SVG attributes; `stroke-width` is in the canvas's own unit. */
export type Attributes = Record<string, string | number>;

interface CanvasOptions {
  /** Where the point 0, 0 lies in the picture. */
  left: number;
  top: number;
  /** Picture units per unit of the canvas: a millimetre, or a dot of a display. */
  scaleX: number;
  scaleY: number;
  /** Begins the ids of the gradients. */
  ids: string;
  detail: Detail;
}

/** Turns shapes in millimetres into SVG text in picture units. Holds no state: every method only returns text. */
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

  /** Width of an outline, in millimetres: close to two picture units, finer where a console is drawn small. */
  get outline(): number {
    return Math.min(2, Math.max(0.9, this.options.scaleX * 0.6)) / this.options.scaleX;
  }

  /** A part of the canvas, such as a display, with a unit of its own: so many columns and rows. */
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

  /** The paint of a layer of light, for `fill` or `stroke`. */
  light(layer: Layer): string {
    return `url(#${this.options.ids}-${layer})`;
  }

  path(path: string, attributes: Attributes): string {
    return `<path d="${mapPath(path, this.mapping)}"${this.written(attributes)}/>`;
  }

  box({ x, y, width, height }: Box, corners: Corners, attributes: Attributes): string {
    if (typeof corners !== 'number') return this.path(roundedBox(x, y, width, height, corners), attributes);
    const { across, down, length } = this.mapping;
    const size = `width="${short(length(width))}" height="${short(height * this.options.scaleY)}"`;
    const radius = corners === 0 ? '' : ` rx="${short(length(corners))}"`;
    return `<rect x="${short(across(x))}" y="${short(down(y))}" ${size}${radius}${this.written(attributes)}/>`;
  }

  circle({ x, y }: Point, radius: number, attributes: Attributes): string {
    const { across, down, length } = this.mapping;
    const centre = `cx="${short(across(x))}" cy="${short(down(y))}"`;
    return `<circle ${centre} r="${short(length(radius))}"${this.written(attributes)}/>`;
  }

  ellipse({ x, y }: Point, radiusX: number, radiusY: number, attributes: Attributes): string {
    const { across, down, length } = this.mapping;
    const radii = `rx="${short(length(radiusX))}" ry="${short(length(radiusY))}"`;
    return `<ellipse cx="${short(across(x))}" cy="${short(down(y))}" ${radii}${this.written(attributes)}/>`;
  }

  /** An open line with round ends. */
  line(path: string, width: number, colour: string, more: Attributes = {}): string {
    const ends = { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' };
    return this.path(path, { ...ends, ...more });
  }

  /** Round dots of one diameter and colour. */
  dots(points: readonly Point[], diameter: number, colour: string, more: Attributes = {}): string {
    return this.line(points.map(({ x, y }) => `M${x} ${y}H${x}`).join(''), diameter, colour, more);
  }

  /** Shapes that share attributes. */
  group(attributes: Attributes, shapes: readonly string[]): string {
    return `<g${this.written(attributes)}>${shapes.join('')}</g>`;
  }

  private written(attributes: Attributes): string {
    return Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${this.measured(name, value)}"`)
      .join('');
  }

  private measured(name: string, value: string | number): string {
    if (typeof value === 'string') return value;
    return name === 'stroke-width' ? short(this.mapping.length(value)) : String(value);
  }
}
