/** The three voices of the site: headings, small labels, years. */
export type Face = 'display' | 'label' | 'numerals';

/** A font as a picture uses it. */
export interface Typeface {
  /** What `font-family` says for a character; undefined when the font lacks it. */
  familyOf(character: string): string | undefined;
  /** How much further apart than usual the letters stand, in parts of the size. */
  tracking: number;
  /** How wide a line is, in the unit of the size. */
  width(text: string, size: number): number;
}

export type Typefaces = Readonly<Record<Face, Typeface>>;

/** A title broken into lines, and how large it can be. */
interface FittedTitle {
  lines: string[];
  size: number;
}

/** From one line to the next, in parts of the size. */
export const lineHeight = 1.06;

const sizes = [96, 88, 80, 74, 68, 62, 56, 50, 45, 40];
const mostLines = 3;

/**
 * Sets a title as large as it fits, in at most three lines. One that is too long even
 * at the smallest size ends with an ellipsis.
 */
export function fitTitle(title: string, typeface: Typeface, space: { width: number; height: number }): FittedTitle {
  const words = drawable(title, typeface).replaceAll('Game Boy', 'Game\u00a0Boy').split(' ').filter(Boolean);
  const smallest = sizes.at(-1) ?? 0;
  const rowsAt = (size: number) => Math.min(mostLines, Math.floor(space.height / (size * lineHeight)));
  for (const size of sizes) {
    const lines = wrap(words, (text) => typeface.width(text, size) <= space.width);
    if (lines !== null && lines.length <= rowsAt(size)) {
      return { lines: balanced(lines.length, words, space.width, (text) => typeface.width(text, size)) ?? lines, size };
    }
  }
  const fits = (text: string) => typeface.width(text, smallest) <= space.width;
  const lines =
    wrap(
      words.flatMap((word) => piecesOf(word, fits)),
      fits,
    ) ?? [];
  return { lines: lines.length > mostLines ? shortened(lines.slice(0, mostLines), fits) : lines, size: smallest };
}

/** The text in letters that the font has: without accents it lacks, and without what has no letter in it at all. */
export function drawable(text: string, typeface: Typeface): string {
  return Array.from(text.normalize('NFC').replace(/\s+/g, ' '))
    .map((character) => {
      if (typeface.familyOf(character) !== undefined) return character;
      return Array.from(character.normalize('NFKD'))
        .filter((part) => typeface.familyOf(part) !== undefined)
        .join('');
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** The text in stretches that one `font-family` has all letters of. */
export function runsOf(text: string, typeface: Typeface): { text: string; family: string }[] {
  const runs: { text: string; family: string }[] = [];
  for (const character of text) {
    const family = typeface.familyOf(character) ?? '';
    const last = runs.at(-1);
    if (last?.family === family) last.text += character;
    else runs.push({ text: character, family });
  }
  return runs;
}

/** Words in lines that fit; null when a word alone does not. */
function wrap(words: string[], fits: (text: string) => boolean): string[] | null {
  if (!words.every(fits)) return null;
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As many lines in the narrowest column that holds them: they come out about equally long. */
function balanced(
  count: number,
  words: string[],
  width: number,
  widthOf: (text: string) => number,
): string[] | undefined {
  const steps = Array.from({ length: 20 }, (_, index) => width * (0.5 + index / 40));
  return (
    steps.map((column) => wrap(words, (text) => widthOf(text) <= column)).find((lines) => lines?.length === count) ??
    undefined
  );
}

/** A word cut into pieces that fit on a line. */
function piecesOf(word: string, fits: (text: string) => boolean): string[] {
  const pieces = [''];
  for (const character of word) {
    const longer = `${pieces.at(-1) ?? ''}${character}`;
    if (fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

function shortened(lines: string[], fits: (text: string) => boolean): string[] {
  const last = Array.from(lines.at(-1) ?? '');
  while (!fits(`${last.join('')}…`)) last.pop();
  return [...lines.slice(0, -1), `${last.join('').trimEnd()}…`];
}
