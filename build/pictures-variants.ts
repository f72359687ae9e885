import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { variantFile, variantWidths, type PictureVariants } from '../src/lib/picture-variants.ts';
import type { BuildCache } from './build-cache.ts';

/** A picture that variants were made of. */
export interface MadePicture extends PictureVariants {
  /** Its address on the site, as it stands in the database. */
  address: string;
  /** Where the variants are; their names are those they have on the site. */
  files: string[];
}

/** Formats, the smaller one first. More effort makes an AVIF a tenth smaller and takes ten times as long. */
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75 }),
};

/** To differ whenever the same original would give other variants: raise the number with a change of the encoders. */
const recipe = `1 sharp ${sharp.versions.sharp}`;

/** Smaller files, in bytes, are fast enough: their variants would save less than it costs to name them. */
const smallestFile = 10_000;

/**
 * Makes AVIF and WebP variants of the JPEG, PNG and WebP files of a public folder's `images`. What
 * moves stays as it is, and so does what is small; a format that saves nothing is left out.
 * @throws Error when a file is no picture.
 */
export async function makePictures(publicFolder: string, cache: BuildCache): Promise<MadePicture[]> {
  const names = readdirSync(path.join(publicFolder, 'images'), { recursive: true, encoding: 'utf8' });
  const made: MadePicture[] = [];
  for (const name of names.filter((each) => /\.(jpe?g|png|webp)$/i.test(each)).sort()) {
    const file = path.join('images', name);
    try {
      const picture = await variantsOf(readFileSync(path.join(publicFolder, file)), cache);
      if (picture) made.push({ address: encodeURI(`/${file.split(path.sep).join('/')}`), ...picture });
    } catch (error) {
      throw new Error(`public/${file} could not be read as a picture`, { cause: error });
    }
  }
  return made;
}

async function variantsOf(original: Buffer, cache: BuildCache): Promise<Omit<MadePicture, 'address'> | null> {
  if (original.length < smallestFile) return null;
  const { autoOrient, pages = 1 } = await sharp(original).metadata();
  if (pages > 1) return null;
  const { width } = autoOrient;
  const name = createHash('sha256').update(recipe).update(original).digest('hex').slice(0, 12);
  const types: string[] = [];
  const files: string[] = [];
  for (const [type, encode] of Object.entries(encoders)) {
    const variants: string[] = [];
    for (const step of variantWidths(width)) {
      const make = () => encode(sharp(original).autoOrient().resize({ width: step })).toBuffer();
      variants.push(await cache.file(variantFile(name, step, type), make));
    }
    const largest = Math.max(...variants.map((file) => statSync(file).size));
    if (largest >= original.length) continue;
    types.push(type);
    files.push(...variants);
  }
  return types.length > 0 ? { width, name, types, files } : null;
}
