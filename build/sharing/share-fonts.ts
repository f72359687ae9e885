import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Face, Typeface, Typefaces } from '../../tools/art/share-text.ts';

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

/** What laying out a line of text needs to know of a font. */
interface FontMetrics {
  /** How far a character moves the pen, in parts of the font size; undefined when the font lacks it. */
  advance(character: string): number | undefined;
}

/** Reads a TrueType font. */
function readFontMetrics(font: Buffer): FontMetrics {
  const table = tablesOf(font);
  const unitsPerEm = table('head').readUInt16BE(18);
  const lastAdvance = table('hhea').readUInt16BE(34) - 1;
  const advances = table('hmtx');
  const glyphs = glyphsOf(table('cmap'));
  return {
    advance(character) {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      // Glyphs after the last advance share it.
      return glyph && advances.readUInt16BE(4 * Math.min(glyph, lastAdvance)) / unitsPerEm;
    },
  };
}

function tablesOf(font: Buffer): (tag: string) => Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return (tag) => {
    const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag);
    if (entry === undefined) throw new Error(`The font has no table ${tag}.`);
    const start = font.readUInt32BE(entry + 8);
    return font.subarray(start, start + font.readUInt32BE(entry + 12));
  };
}

/**
 * Gives a TrueType font another family name, so that a picture can tell it from others
 * that were called the same. The name may not be longer than the old one.
 */
function renameFamily(font: Buffer, family: string): Buffer {
  const renamed = Buffer.from(font);
  const names = tablesOf(renamed)('name');
  // Name 1 is the family. Names for Windows (platform 3), the only ones here, are UTF-16, high byte first.
  const record = Array.from({ length: names.readUInt16BE(2) }, (_, index) => 6 + 12 * index).find(
    (at) => names.readUInt16BE(at) === 3 && names.readUInt16BE(at + 6) === 1,
  );
  const bytes = Buffer.from(family, 'utf16le').swap16();
  if (record === undefined || names.readUInt16BE(record + 8) < bytes.length) {
    throw new Error(`The font has no room for the name ${family}.`);
  }
  bytes.copy(names, names.readUInt16BE(4) + names.readUInt16BE(record + 10));
  names.writeUInt16BE(bytes.length, record + 8);
  return renamed;
}

/** Which glyph stands for which code point. Format 4 is what fonts of the basic plane have. */
function glyphsOf(characterMap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: characterMap.readUInt16BE(2) }, (_, index) =>
    characterMap.readUInt32BE(8 + 8 * index),
  );
  const offset = offsets.find((at) => characterMap.readUInt16BE(at) === 4);
  if (offset === undefined) throw new Error('The font has no character map of format 4.');
  const map = characterMap.subarray(offset);
  const segments = map.readUInt16BE(6) / 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const end = map.readUInt16BE(14 + 2 * segment);
    const start = map.readUInt16BE(16 + 2 * (segments + segment));
    const delta = map.readUInt16BE(16 + 2 * (2 * segments + segment));
    const rangeAt = 16 + 2 * (3 * segments + segment);
    const range = map.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : map.readUInt16BE(rangeAt + range + 2 * (code - start));
      const glyph = listed && (listed + delta) % 65536;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
