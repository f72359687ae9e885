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

/** The text in letters that the fonts have: without accents they lack, and without what has no letter in them at all. */
export async function drawable(text: string): Promise<string> {
  const letters = Array.from(
    text
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .replace(/\p{Cc}/gu, ''),
  );
  const lacking = await lettersLacking(letters);
  const parts = letters.flatMap((letter) => (lacking.has(letter) ? Array.from(letter.normalize('NFKD')) : letter));
  const stillLacking = lacking.size > 0 ? await lettersLacking(parts) : lacking;
  const had = parts.filter((part) => !stillLacking.has(part));
  return had.join('').replace(/ +/g, ' ').trim();
}

/** Satori asks for letters that the fonts lack. It gets nothing: no picture waits for a network. */
async function lettersLacking(letters: string[]): Promise<Set<string>> {
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
