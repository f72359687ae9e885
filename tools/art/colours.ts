/** The near-black colour of shadows, gaps and thin outlines, in all drawings of things. */
export const ink = '#0d0b14';

const channels = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** Mixes two colours (#rrggbb). A `share` of 0 gives the first colour, 1 gives the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return (
    '#' +
    channels(from)
      .map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')
  );
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number) => mix(colour, ink, share);

/** Says whether a colour needs light marks on it. */
export function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 90;
}

/** Returns an outline that shows on paper and at night: darker than a bright shape, lighter than a dark one. */
export function outlineOf(colour: string): string {
  return isDark(colour) ? mix(colour, '#aab0bb', 0.5) : darker(colour, 0.48);
}
