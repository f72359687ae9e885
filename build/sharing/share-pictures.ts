import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { consoleShare, postShare, siteShare } from '../../tools/art/share.ts';
import { siteColours } from '../../tools/art/site-colours.ts';
import type { SiteContent } from '../../src/data/site-content.ts';
import { categoryLabel, defaultSettings } from '../../src/data/rows.ts';
import { paths } from '../../src/lib/paths.ts';
import { buildCache, type BuildCache } from '../build-cache.ts';
import { renderPng, readDrawing } from './render-png.ts';
import { makeShareFonts, type ShareFonts } from './share-fonts.ts';

/** What the pictures are made from. */
type ShareContent = Pick<SiteContent, 'settings' | 'posts' | 'consoles'>;

interface PicturesToWrite {
  content: ShareContent;
  publicFolder: string;
  /** Folder of the build. */
  folder: string;
  cache: BuildCache;
}

/**
 * Makes the pictures that link previews show, 1200 x 630: one of every published post and
 * every console, and `og-image.png` of the site. What is published after a build has its
 * picture from the next build on. The development server has none: only crawlers ask for them.
 */
export function sharePictures(content: () => Promise<SiteContent>): Plugin {
  return {
    name: 'handheld-legacy:share-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async writeBundle() {
      const { root, publicDir, build, logger } = this.environment.config;
      const cache = buildCache(root, 'share');
      const folder = path.resolve(root, build.outDir);
      await writeSharePictures({ content: await content(), publicFolder: publicDir, folder, cache });
      cache.sweep();
      logger.info(`pictures for sharing: ${cache.made} drawn, ${cache.taken} from earlier builds`);
    },
  };
}

/** Writes every picture into a folder, one at a time. What has been drawn before comes from the cache. */
export async function writeSharePictures({ content, publicFolder, folder, cache }: PicturesToWrite): Promise<void> {
  const fonts = await makeShareFonts();
  try {
    const recipe = recipeOf(fonts);
    for (const [address, svg] of picturesOf(content, publicFolder, fonts)) {
      const hash = createHash('sha256').update(recipe).update(svg).digest('hex').slice(0, 24);
      const picture = await cache.file(`${hash}.png`, () => renderPng(svg, { fontFiles: fonts.files }));
      const target = path.join(folder, address);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(picture, target);
      // Between two pictures the memory of the first is given back: 1,000 would take 4 GB.
      await setImmediate();
    }
  } finally {
    fonts.remove();
  }
}

/** Different whenever the same SVG would be drawn differently. */
function recipeOf({ files }: ShareFonts): string {
  const hash = createHash('sha256').update(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-js/package.json')),
  );
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Every picture as an SVG, with its address on the site. */
export function* picturesOf(
  { settings, posts, consoles }: ShareContent,
  publicFolder: string,
  { typefaces }: ShareFonts,
): Generator<[address: string, svg: string]> {
  const { siteName } = settings ?? defaultSettings;
  const family = readDrawing(publicFolder, '/images/family.svg');
  if (family === null)
    throw new Error('The picture of the site needs public/images/family.svg: npm run generate -- art');
  yield ['/og-image.png', siteShare(siteName, '1989 - 2020', family, typefaces)];
  for (const { slug, title, category, image } of posts) {
    const drawing = readDrawing(publicFolder, image);
    const label = categoryLabel(category);
    const subject = { siteName, title, category: label, ...categoryTone(category), drawing };
    yield [paths.postPicture(slug), postShare(subject, typefaces)];
  }
  for (const { slug, name, year, color, image } of consoles) {
    const drawing = readDrawing(publicFolder, image);
    const subject = { siteName, title: name, year, plateColour: eraPlate(color), drawing };
    yield [paths.consolePicture(slug), consoleShare(subject, typefaces)];
  }
}

/** What a category looks like: the ground of its badge, and of the plate. */
interface CategoryTone {
  badgeColour: string;
  plateColour: string;
}

// The plates are stronger than the panels of the site: a preview is small, and shown among others.
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

/** The colours of a category: one we do not know looks like history. */
function categoryTone(slug: string): CategoryTone {
  return categories.get(slug) ?? history;
}

/** The colour of the plate under a console of an era. */
function eraPlate(era: string): string {
  return eraPlates.get(era) ?? gameboy;
}
