import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Face, Typeface, Typefaces } from '../art/share-text.ts';
import { readFontMetrics, renameFamily, type FontMetrics } from './font-metrics.ts';

/** The faces of the site as files that a renderer reads. */
export interface ShareFonts {
  typefaces: Typefaces;
  files: string[];
  /** Deletes the files. */
  remove(): void;
}

interface Source {
  font: string;
  /** A face is spread over files by alphabet; the first one has the plain letters. */
  alphabets: string[];
  weight: number;
  tracking: number;
}

const sources: Record<Face, Source> = {
  display: {
    font: 'bricolage-grotesque',
    alphabets: ['latin', 'latin-ext', 'vietnamese'],
    weight: 800,
    tracking: -0.02,
  },
  // Sets our own words only, so the plain letters are enough.
  label: { font: 'figtree', alphabets: ['latin'], weight: 600, tracking: 0 },
  numerals: { font: 'handjet', alphabets: ['latin'], weight: 600, tracking: 0 },
};

/** Makes TrueType files of one weight from the variable web fonts of the site. */
export async function makeShareFonts(): Promise<ShareFonts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-fonts-'));
  const files: string[] = [];
  const make = async (face: Face): Promise<Typeface> => {
    const { font, alphabets, weight, tracking } = sources[face];
    const parts: Part[] = [];
    for (const alphabet of alphabets) {
      const bytes = await trueType(font, alphabet, weight);
      const family = `face${files.length}`;
      const file = path.join(folder, `${family}.ttf`);
      writeFileSync(file, renameFamily(bytes, family));
      files.push(file);
      parts.push({ family, ...readFontMetrics(bytes) });
    }
    return typefaceOf(parts, tracking);
  };
  const typefaces = { display: await make('display'), label: await make('label'), numerals: await make('numerals') };
  return { typefaces, files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function trueType(font: string, alphabet: string, weight: number): Promise<Buffer> {
  const file = `@fontsource-variable/${font}/files/${font}-${alphabet}-wght-normal.woff2`;
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, keepAllGlyphs: true } as const;
  return subsetFont(readFileSync(createRequire(import.meta.url).resolve(file)), '', options);
}

/** One alphabet of a face, under a name of its own. */
interface Part extends FontMetrics {
  family: string;
}

function typefaceOf(parts: Part[], tracking: number): Typeface {
  const partFor = (character: string) => parts.find((part) => part.advance(character) !== undefined);
  const advance = (character: string) => partFor(character)?.advance(character) ?? 0;
  return {
    tracking,
    familyOf: (character) => partFor(character)?.family,
    width: (text, size) => Array.from(text).reduce((sum, character) => sum + advance(character) + tracking, 0) * size,
  };
}
