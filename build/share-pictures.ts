import type { Plugin } from 'vite';
import { consoleShare, postShare, siteShare } from '../art/share.ts';
import { categoryLabel } from '../src/features/blog/category-labels.ts';
import { paths } from '../src/lib/paths.ts';
import type { SiteContent } from '../src/data/site-content.ts';
import { defaultSettings } from '../src/features/settings/default-settings.ts';
import { renderPng } from './render-png.ts';
import { readDrawing } from './share-drawing.ts';
import { makeShareFonts, type ShareFonts } from './share-fonts.ts';
import { categoryTone, eraPlate } from './share-tones.ts';

/**
 * Makes the pictures that link previews show, 1200 x 630: one of every published post and
 * every console, and `og-image.png` of the site. What is published after a build has its
 * picture from the next build on. The development server has none: only crawlers ask for them.
 */
export function sharePictures(content: () => Promise<SiteContent>): Plugin {
  let publicFolder: string;
  return {
    name: 'handheld-legacy:share-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    async generateBundle() {
      const fonts = await makeShareFonts();
      try {
        for (const [address, svg] of picturesOf(await content(), publicFolder, fonts)) {
          const source = renderPng(svg, { fontFiles: fonts.files });
          this.emitFile({ type: 'asset', fileName: address.slice(1), source });
        }
      } finally {
        fonts.remove();
      }
    },
  };
}

/** Every picture as an SVG, with its address on the site. */
export function* picturesOf(
  { settings, posts, consoles }: Pick<SiteContent, 'settings' | 'posts' | 'consoles'>,
  publicFolder: string,
  { typefaces }: ShareFonts,
): Generator<[address: string, svg: string]> {
  const { siteName } = settings ?? defaultSettings;
  const family = readDrawing(publicFolder, '/images/family.svg');
  if (family === null) throw new Error('The picture of the site needs public/images/family.svg: npm run art');
  yield ['/og-image.png', siteShare(siteName, '1989 - 2020', family, typefaces)];
  for (const { slug, title, category, image } of posts) {
    const drawing = readDrawing(publicFolder, image);
    const label = categoryLabel(category).label;
    const subject = { siteName, title, category: label, ...categoryTone(category), drawing };
    yield [paths.postPicture(slug), postShare(subject, typefaces)];
  }
  for (const { slug, name, year, color, image } of consoles) {
    const drawing = readDrawing(publicFolder, image);
    const subject = { siteName, title: name, year, plateColour: eraPlate(color), drawing };
    yield [paths.consolePicture(slug), consoleShare(subject, typefaces)];
  }
}
