/** The least and the most of the others. */
export interface Range {
  least: number;
  most: number;
}

/** So few say nothing about what is usual. */
const fewest = 3;

/**
 * Where a value is far from those of the other consoles (more than twice the most, less than half the least), what they
 * are; null where it is not, or where there are too few to tell.
 */
export function farFrom(value: number, others: readonly (number | null)[]): Range | null {
  const known = others.filter((other) => other !== null);
  if (known.length < fewest) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return value > 2 * most || value < least / 2 ? { least, most } : null;
}
