import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

interface Face {
  file: string;
  /** The package's file from which this font is made. */
  source: string;
  letters: string;
  /** A fixed weight, or the range that stays variable. */
  weight: number | { min: number; max: number };
}

const ascii = lettersFrom(0x20, 0x7e);
const latin1 = lettersFrom(0xa0, 0xff);
/** Accents of names and titles in European languages. The fallback face has rarer accents. */
const accents = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÜàáâäåæçèéêëíîïñóôöøúûüßŒœ';
const punctuation = '\u00a0–—‘’‚“”„…×→←↗¥€£©';

const packages = '@fontsource-variable';
const faces: Face[] = [
  {
    file: 'bricolage-grotesque-800.woff2',
    source: `${packages}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
    letters: ascii + accents + punctuation,
    weight: 800,
  },
  {
    file: 'figtree.woff2',
    source: `${packages}/figtree/files/figtree-latin-wght-normal.woff2`,
    letters: ascii + latin1 + punctuation,
    weight: { min: 400, max: 700 },
  },
  {
    file: 'figtree-italic.woff2',
    source: `${packages}/figtree/files/figtree-latin-wght-italic.woff2`,
    letters: `${ascii}–—‘’“”…éèêëáàäöüñ`,
    weight: 400,
  },
  {
    file: 'handjet-500.woff2',
    source: `${packages}/handjet/files/handjet-latin-wght-normal.woff2`,
    letters: ' 0123456789-–',
    weight: 500,
  },
];

function lettersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/**
 * Makes the files of src/fonts/ from the packages of the type faces. These files keep only the letters and weights of
 * the site. So a first visit loads less than 45 kB of fonts.
 */
export async function webFonts(): Promise<Map<string, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const fonts = new Map<string, Buffer>();
  for (const { file, source, letters, weight } of faces) {
    const options = { targetFormat: 'woff2', variationAxes: { wght: weight } } as const;
    fonts.set(`src/fonts/${file}`, await subsetFont(readFileSync(resolve(source)), letters, options));
  }
  return fonts;
}
