/** The attributes of an SVG element: `{ fill: '#fff', 'stroke-width': 4 }`. Numbers are rounded to one decimal. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Rounds to one decimal, which is finer than any screen shows. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

function written(value: number | string): string {
  return typeof value === 'number' ? String(rounded(value)) : value;
}

/** Returns path data with rounded numbers: d`M${x} ${y}h${width}`. Values may be finished path data as text. */
export function d(texts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return String.raw({ raw: texts }, ...values.map(written));
}

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${written(value)}"`)
    .join('');
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join('')}</${name}>`;
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes): string {
  return element('rect', { x, y, width, height, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return element('circle', { cx, cy, r, ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string {
  return element('ellipse', { cx, cy, rx, ry, ...attributes });
}

export function path(data: string, attributes: Attributes): string {
  return element('path', { d: data, ...attributes });
}

export function line(data: string, stroke: string, width: number, attributes: Attributes = {}): string {
  return path(data, { fill: 'none', stroke, 'stroke-width': width, ...attributes });
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, ...children);
}

/** Evenly spread colours of a gradient. A pair is a colour and its opacity. */
type Stops = readonly (string | readonly [colour: string, opacity: number])[];

function stops(list: Stops): string[] {
  return list.map((stop, index) => {
    const [colour, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
    const offset = `${rounded((100 * index) / (list.length - 1))}%`;
    return element('stop', { offset, 'stop-color': colour, ...(opacity < 1 && { 'stop-opacity': String(opacity) }) });
  });
}

/** Returns a gradient from the upper left to (x2, y2), in shares of the shape. (0, 1) is downwards. Use `url(#id)`. */
export function linearGradient(id: string, x2: number, y2: number, ...list: Stops): string {
  return element('linearGradient', { id, x2, y2 }, ...stops(list));
}

/** Returns a gradient from the middle of the shape outwards. Use it as `url(#id)`. */
export function radialGradient(id: string, ...list: Stops): string {
  return element('radialGradient', { id }, ...stops(list));
}
