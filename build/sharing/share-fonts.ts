import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import subsetFont from 'subset-font';

/** The three voices of the site: headings, small labels, years. A face is spread over files by alphabet. */
const faces = [
  { font: 'bricolage-grotesque', alphabets: ['latin', 'latin-ext', 'vietnamese'], weight: 800 },
  // Set short words, so the plain letters are enough; others are those of the headings.
  { font: 'figtree', alphabets: ['latin'], weight: 600 },
  { font: 'handjet', alphabets: ['latin'], weight: 600 },
] as const;

/** What `font-family` says. */
export const families = {
  display: faces[0].alphabets.map((alphabet) => `bricolage-grotesque-${alphabet}`).join(),
  label: 'figtree-latin',
  numerals: 'handjet-latin',
};

let made: Promise<Font[]> | undefined;

/** Fonts of one weight, made once from the variable web fonts of the site. */
export function shareFonts(): Promise<Font[]> {
  return (made ??= Promise.all(faces.flatMap(({ alphabets, ...face }) => alphabets.map((name) => font(name, face)))));
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

/** A text as a picture can have it, and the letters for which it cannot. */
interface Drawable {
  /** Without accents that the fonts lack, and without emoji. '' where letters are lost: the rest could say anything. */
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
  for (const letter of await lettersLacking(letters)) parts.set(letter, Array.from(letter.normalize('NFKD')));
  const lacking = await lettersLacking([...parts.values()].flat());
  const lost = [...parts].filter(([, each]) => each.some((part) => lacking.has(part) && /[\p{L}\p{N}]/u.test(part)));
  const had = letters.flatMap((letter) => parts.get(letter)?.filter((part) => !lacking.has(part)) ?? []);
  return {
    text: lost.length > 0 ? '' : had.join('').replace(/ +/g, ' ').trim(),
    lost: lost.map(([letter]) => letter),
  };
}

/** Those that were asked about before. */
const isLacking = new Map<string, boolean>();

async function lettersLacking(letters: readonly string[]): Promise<Set<string>> {
  const unknown = [...new Set(letters)].filter((letter) => !isLacking.has(letter));
  if (unknown.length > 0) {
    const lacking = await askFonts(unknown);
    for (const letter of unknown) isLacking.set(letter, lacking.has(letter));
  }
  return new Set(letters.filter((letter) => isLacking.get(letter)));
}

/** Satori asks for letters that the fonts lack. It gets nothing: no picture waits for a network. */
async function askFonts(letters: string[]): Promise<Set<string>> {
  const lacking = new Set<string>();
  const loadAdditionalAsset = (_: string, asked: string) => {
    for (const letter of asked) lacking.add(letter);
    return Promise.resolve([]);
  };
  // One letter a line: an accent would count as a part of the letter before it.
  const lines = { type: 'div', props: { style: { whiteSpace: 'pre' }, children: letters.join('\n') }, key: null };
  await satori(lines, { width: 1, height: 1, fonts: await shareFonts(), loadAdditionalAsset });
  return lacking;
}
