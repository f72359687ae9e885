import { rounded } from './shapes.ts';

/** Maps a path command to the kinds of its numbers: h = across, v = down, l = a length, n = unchanged. */
const commands: Record<string, string> = {
  M: 'hv',
  L: 'hv',
  H: 'h',
  V: 'v',
  C: 'hvhvhv',
  Q: 'hvhv',
  A: 'llnnnhv',
  Z: '',
};

export interface Mapping {
  across: (value: number) => number;
  down: (value: number) => number;
  length: (value: number) => number;
}

export type Corners = number | readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** Formats a rounded number without a leading zero, because consoles have thousands of numbers. */
export function compact(value: number): string {
  return String(rounded(value)).replace(/^(-?)0\./, '$1.');
}

/**
 * Moves a path to other coordinates. The path has absolute M L H V C Q A Z, each with one set of numbers. The result
 * has relative commands, which are shorter. The function follows the pen in rounded numbers, so that no error adds up.
 */
export function mapPath(path: string, to: Mapping): string {
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  let result = '';
  for (const [, command = 'Z', rest = ''] of path.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const kinds = commands[command] ?? '';
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    let [nextX, nextY] = [penX, penY];
    const written = numbers.map((value, index) => {
      const kind = kinds[index % kinds.length];
      if (kind === 'h') nextX = rounded(to.across(value));
      if (kind === 'v') nextY = rounded(to.down(value));
      if (kind === 'h') return compact(nextX - penX);
      if (kind === 'v') return compact(nextY - penY);
      return compact(kind === 'l' ? to.length(value) : value);
    });
    result += result === '' ? `M${compact(nextX)} ${compact(nextY)}` : command.toLowerCase() + written.join(' ');
    [penX, penY] = command === 'Z' ? [startX, startY] : [nextX, nextY];
    if (command === 'M') [startX, startY] = [penX, penY];
  }
  return result.replace(/ -/g, '-');
}

/** Returns a rectangle with rounded corners. `corners` is one radius, or four, clockwise from the top left. */
export function roundedBox(x: number, y: number, width: number, height: number, corners: Corners): string {
  const [a, b, c, d] = typeof corners === 'number' ? [corners, corners, corners, corners] : corners;
  const right = x + width;
  const bottom = y + height;
  return (
    `M${x + a} ${y}H${right - b}A${b} ${b} 0 0 1 ${right} ${y + b}V${bottom - c}A${c} ${c} 0 0 1 ${right - c} ${bottom}` +
    `H${x + d}A${d} ${d} 0 0 1 ${x} ${bottom - d}V${y + a}A${a} ${a} 0 0 1 ${x + a} ${y}Z`
  );
}
