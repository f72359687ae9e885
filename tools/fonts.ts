import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Writes src/fonts/ from the type faces' packages: `npm run fonts`. Only the letters and weights
 * the site uses are kept, so that a first visit loads less than 45 kB of them.
 * With --check it writes nothing and fails when a file is not up to date.
 */

interface Face {
  file: string;
  /** The file it is made from, as its package names it. */
  source: string;
  letters: string;
  /** A fixed weight, or the range that stays variable. */
  weight: number | { min: number; max: number };
}

const ascii = lettersFrom(0x20, 0x7e);
const latin1 = lettersFrom(0xa0, 0xff);
/** The accents of names and titles in the languages around us; rarer ones come from the fallback face. */
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

async function main(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const folder = path.join(import.meta.dirname, '../src/fonts');
  const check = process.argv.includes('--check');
  mkdirSync(folder, { recursive: true });
  for (const { file, source, letters, weight } of faces) {
    const font = await subsetFont(readFileSync(resolve(source)), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
    });
    const target = path.join(folder, file);
    if (!check) writeFileSync(target, font);
    else if (!existsSync(target) || !readFileSync(target).equals(font)) {
      console.error(`src/fonts/${file} does not match its source. Run: npm run fonts`);
      process.exitCode = 1;
    }
  }
}

await main();
