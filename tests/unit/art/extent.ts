/** How far the shapes of a piece of SVG reach, in its own units; strokes count half their width. */
export function extentOf(svg: string): { width: number; height: number } {
  const [across, down]: [number[], number[]] = [[], []];
  for (const [element, name = ''] of svg.matchAll(/<(path|rect|circle)\b[^>]*>/g)) {
    const half = number(element, 'stroke-width') / 2;
    for (const [x, y] of cornersOf(name, element)) {
      across.push(x - half, x + half);
      down.push(y - half, y + half);
    }
  }
  return { width: Math.max(...across) - Math.min(...across), height: Math.max(...down) - Math.min(...down) };
}

type Corner = [x: number, y: number];

const number = (element: string, attribute: string) =>
  Number(new RegExp(` ${attribute}="(-?[\\d.]+)"`).exec(element)?.[1] ?? 0);

function cornersOf(name: string, element: string): Corner[] {
  if (name === 'rect') {
    const [x, y] = [number(element, 'x'), number(element, 'y')];
    return [
      [x, y],
      [x + number(element, 'width'), y + number(element, 'height')],
    ];
  }
  if (name === 'circle') {
    const [x, y, r] = [number(element, 'cx'), number(element, 'cy'), number(element, 'r')];
    return [
      [x - r, y - r],
      [x + r, y + r],
    ];
  }
  return pointsOf(/ d="([^"]*)"/.exec(element)?.[1] ?? '');
}

/** Points on a path of the relative commands that the canvas writes; curves are sampled. */
function pointsOf(path: string): Corner[] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const points: Corner[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [dx, dy] =
      command === 'h' ? [n[0] ?? 0, 0] : command === 'v' ? [0, n[0] ?? 0] : [n.at(-2) ?? 0, n.at(-1) ?? 0];
    if (command === 'c' || command === 'q') points.push(...curve(x, y, n));
    [x, y] = command === 'z' ? [startX, startY] : command === 'M' ? [dx, dy] : [x + dx, y + dy];
    if (command === 'M' || command === 'm') [startX, startY] = [x, y];
    points.push([x, y]);
  }
  return points;
}

/** Points on a curve that begins at x, y; `n` are its other points, relative to the beginning. */
function curve(x: number, y: number, n: number[]): Corner[] {
  const controls: Corner[] = [[x, y]];
  for (let index = 0; index < n.length; index += 2) controls.push([x + (n[index] ?? 0), y + (n[index + 1] ?? 0)]);
  return Array.from({ length: 15 }, (_, step) => between(controls, (step + 1) / 16));
}

function between(points: Corner[], share: number): Corner {
  const [first, ...others] = points;
  if (!first || others.length === 0) return first ?? [0, 0];
  const closer = others.map(([x, y], index): Corner => {
    const [fromX, fromY] = points[index] ?? first;
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return between(closer, share);
}
