import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ReactElement } from 'react';
import type { Plugin } from 'vite';
import { siteColours } from '../../tools/art/site-colours.ts';
import type { PublishedContent } from '../prerender/published-content.ts';
import { categoryName, defaultSettings } from '../../src/data/reads/built-in.ts';
import { paths } from '../../src/site/paths.ts';
import { buildCache, type BuildCache } from '../build-cache.ts';
import { readDrawing } from './render-png.ts';
import { drawable, shareFonts } from './share-fonts.ts';
import { consoleShare, drawPicture, postShare, siteShare } from './share-layout.tsx';

type ShareContent = Pick<PublishedContent, 'settings' | 'posts' | 'consoles'>;

interface PicturesToWrite {
  content: ShareContent;
  publicFolder: string;
  /** Folder of the build. */
  folder: string;
  cache: BuildCache;
}

/**
 * Draws the pictures for sharing, 1200 x 630: one for each published post and console, and `og-image.png` for the site.
 * A post or console newer than the build gets its picture in the next build. The development server has no pictures for
 * sharing, because only crawlers request these pictures.
 */
export function sharePictures(content: () => Promise<PublishedContent>): Plugin {
  return {
    name: 'handheld-legacy:share-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async writeBundle() {
      const { root, publicDir, build, logger } = this.environment.config;
      const cache = buildCache(root, 'share');
      const folder = path.resolve(root, build.outDir);
      const notices = await writeSharePictures({ content: await content(), publicFolder: publicDir, folder, cache });
      for (const notice of notices) logger.warn(notice);
      cache.sweep();
      logger.info(`pictures for sharing: ${cache.builtCount} drawn, ${cache.reusedCount} from earlier builds`);
    },
  };
}

/**
 * Writes every picture into a folder, one at a time. Unchanged pictures come from the cache.
 * @returns a warning for each text that a picture omits because the fonts lack a character
 */
export async function writeSharePictures({ content, publicFolder, folder, cache }: PicturesToWrite): Promise<string[]> {
  const recipe = await readRecipe();
  const notices: string[] = [];
  for (const [address, layout, texts] of picturesOf(content, publicFolder)) {
    for (const [name, text] of Object.entries(texts)) {
      const { lost } = await drawable(text);
      if (lost.length > 0) notices.push(`${address} goes without its ${name}: the fonts lack ${lost.join(', ')}.`);
    }
    const hash = createHash('sha256').update(recipe).update(JSON.stringify(layout)).digest('hex').slice(0, 24);
    const picture = await cache.file(`${hash}.png`, () => drawPicture(layout));
    const target = path.join(folder, address);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(picture, target);
    // This step frees the memory of a picture before the next picture. Otherwise 1,000 pictures would take 4 GB.
    await setImmediate();
  }
  return notices;
}

/** Returns a hash of everything that determines a picture besides the layout. */
async function readRecipe(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const hash = createHash('sha256');
  for (const renderer of ['satori', '@resvg/resvg-js']) hash.update(readFileSync(resolve(`${renderer}/package.json`)));
  // The code in these files adapts the texts to the picture. The layout does not show a change of this code.
  for (const file of ['share-fonts.ts', 'share-layout.tsx']) {
    hash.update(readFileSync(path.join(import.meta.dirname, file)));
  }
  for (const { data } of await shareFonts()) hash.update(new Uint8Array(data));
  return hash.digest('hex');
}

/**
 * Yields each picture: its address on the site, its layout, and its texts by name. The site name counts as a text of
 * the site's picture only.
 */
export function* picturesOf(
  { settings, posts, consoles }: ShareContent,
  publicFolder: string,
): Generator<[address: string, layout: ReactElement, texts: Record<string, string>]> {
  const { siteName } = settings ?? defaultSettings;
  const family = readDrawing(publicFolder, '/images/family.svg');
  if (family === null)
    throw new Error('The picture of the site needs public/images/family.svg: npm run generate -- art');
  yield ['/og-image.png', siteShare(siteName, '1989 - 2020', family), { 'site name': siteName }];
  for (const post of posts) {
    const drawing = readDrawing(publicFolder, post.image);
    const texts = { title: post.title, category: categoryName(post) };
    yield [
      paths.postPicture(post.slug),
      postShare({ siteName, ...texts, ...categoryTone(post.category), drawing }),
      texts,
    ];
  }
  for (const { slug, name, year, color, image } of consoles) {
    const drawing = readDrawing(publicFolder, image);
    yield [
      paths.consolePicture(slug),
      consoleShare({ siteName, title: name, year, plateColour: eraPlate(color), drawing }),
      { name, year },
    ];
  }
}

/** The colours of a category's badge and plate. */
interface CategoryTone {
  badgeColour: string;
  plateColour: string;
}

// The plates have stronger colours than the panels of the site: a preview is small, and stands among other previews.
const history = { badgeColour: siteColours.history, plateColour: '#f0c9b2' };

const categories = new Map<string, CategoryTone>([
  ['history', history],
  ['reviews', { badgeColour: siteColours.reviews, plateColour: '#d3c6ef' }],
  ['collecting', { badgeColour: siteColours.collecting, plateColour: '#ecd484' }],
  ['tech', { badgeColour: siteColours.tech, plateColour: '#b6dcc6' }],
]);

const gameboy = '#c9d3a0';

const eraPlates = new Map([
  ['gameboy', gameboy],
  ['ds', '#bcd0e6'],
  ['3ds', '#f2c3b5'],
]);

/** Returns the colours of a category. A category without colours gets the colours of history. */
function categoryTone(slug: string): CategoryTone {
  return categories.get(slug) ?? history;
}

function eraPlate(era: string): string {
  return eraPlates.get(era) ?? gameboy;
}
