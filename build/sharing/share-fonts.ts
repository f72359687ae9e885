import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';

/** The three typefaces of the site: for headings, small labels and years. A typeface has a file for each alphabet. */
const faces = [
  { font: 'bricolage-grotesque', alphabets: ['latin', 'latin-ext', 'vietnamese'], weight: 800 },
  // Labels and years are short, so Latin letters are enough. Other letters come from the font of the headings.
  { font: 'figtree', alphabets: ['latin'], weight: 600 },
  { font: 'handjet', alphabets: ['latin'], weight: 600 },
] as const;

/** The values of `font-family`. */
export const families = {
  display: faces[0].alphabets.map((alphabet) => `bricolage-grotesque-${alphabet}`).join(),
  label: 'figtree-latin',
  numerals: 'handjet-latin',
};

let loading: Promise<Font[]> | undefined;

/** Returns fonts of one weight each. The function makes the fonts once, from the variable web fonts of the site. */
export function shareFonts(): Promise<Font[]> {
  return (loading ??= Promise.all(
    faces.flatMap(({ alphabets, ...face }) => alphabets.map((name) => font(name, face))),
  ));
}

async function font(
  alphabet: string,
  { font, weight }: Pick<(typeof faces)[number], 'font' | 'weight'>,
): Promise<Font> {
  const file = `@fontsource-variable/${font}/files/${font}-${alphabet}-wght-normal.woff2`;
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, keepAllGlyphs: true } as const;
  const source = readFileSync(createRequire(import.meta.url).resolve(file));
  return { name: `${font}-${alphabet}`, weight, data: await subsetFont(source, '', options) };
}

/** A text that the fonts can draw, and the letters that they lack. */
interface Drawable {
  /**
   * The text without emoji, and without accents that the fonts lack. '' when a letter is lost, because the other
   * letters could mislead.
   */
  text: string;
  lost: string[];
}

export async function drawable(text: string): Promise<Drawable> {
  const letters = Array.from(
    text
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .replace(/\p{Cc}/gu, ''),
  );
  const parts = new Map(letters.map((letter) => [letter, [letter]]));
  for (const letter of await missingLetters(letters)) parts.set(letter, Array.from(letter.normalize('NFKD')));
  const missing = await missingLetters([...parts.values()].flat());
  const lost = [...parts].filter(([, each]) => each.some((part) => missing.has(part) && /[\p{L}\p{N}]/u.test(part)));
  const present = letters.flatMap((letter) => parts.get(letter)?.filter((part) => !missing.has(part)) ?? []);
  return {
    text: lost.length > 0 ? '' : present.join('').replace(/ +/g, ' ').trim(),
    lost: lost.map(([letter]) => letter),
  };
}

/** Maps a letter to the result of an earlier check. */
const isMissing = new Map<string, boolean>();

async function missingLetters(letters: readonly string[]): Promise<Set<string>> {
  const unknown = [...new Set(letters)].filter((letter) => !isMissing.has(letter));
  if (unknown.length > 0) {
    const missing = await findMissingLetters(unknown);
    for (const letter of unknown) isMissing.set(letter, missing.has(letter));
  }
  return new Set(letters.filter((letter) => isMissing.get(letter)));
}

/**
 * Returns the letters that the fonts lack. Satori asks this function for the missing letters and gets no font, so no
 * picture waits for a network.
 */
async function findMissingLetters(letters: string[]): Promise<Set<string>> {
  const missing = new Set<string>();
  const loadAdditionalAsset = (_: string, requested: string) => {
    for (const letter of requested) missing.add(letter);
    return Promise.resolve([]);
  };
  // Each line has one letter, because an accent would count as a part of the letter before it.
  const lines = { type: 'div', props: { style: { whiteSpace: 'pre' }, children: letters.join('\n') }, key: null };
  await satori(lines, { width: 1, height: 1, fonts: await shareFonts(), loadAdditionalAsset });
  return missing;
}
