import type { Plugin } from 'vite';
import { tile } from '../../tools/art/mark.ts';
import { siteColours } from '../../tools/art/site-colours.ts';
import { renderPng } from './render-png.ts';

/** A served file that the build generates. */
interface GeneratedFile {
  type: string;
  make: () => string | Buffer;
}

const icon = (rounding: number, inset = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${tile(rounding, inset)}</svg>`;
const png = (width: number, svg: string): GeneratedFile => ({
  type: 'image/png',
  make: () => renderPng(svg, { width }),
});

const manifest = {
  name: 'Handheld Legacy',
  short_name: 'Handhelds',
  description: 'A fan site about handheld consoles: their history, their hardware and how to keep them alive.',
  lang: 'en',
  start_url: '/',
  // Readers who open the site from a home screen keep the buttons to go back and to share an address.
  display: 'minimal-ui',
  theme_color: siteColours.canvas,
  background_color: siteColours.canvas,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Maps a file name to a file: the icons that browsers and phones request, and the manifest that lists the icons. */
export const iconFiles: Readonly<Record<string, GeneratedFile>> = {
  'favicon.svg': { type: 'image/svg+xml', make: () => icon(8) },
  'icon-192.png': png(192, icon(8, 2)),
  'icon-512.png': png(512, icon(8, 2)),
  // Phones crop these icons, so the colour reaches the edges. Of a maskable icon, phones show at least a circle with
  // four fifths of the icon's width.
  'apple-touch-icon.png': png(180, icon(0, 3)),
  'icon-maskable-512.png': png(512, icon(0, 6)),
  'site.webmanifest': { type: 'application/manifest+json', make: () => JSON.stringify(manifest, null, 2) },
};

/**
 * Adds the web manifest and the icons from tools/art/mark.ts to the build. The development server serves these files
 * too.
 */
export function siteIcons(): Plugin {
  return {
    name: 'handheld-legacy:icons',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [fileName, { make }] of Object.entries(iconFiles)) {
        this.emitFile({ type: 'asset', fileName, source: make() });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').split('?', 1)[0]?.slice(1) ?? '';
        const file = Object.hasOwn(iconFiles, name) ? iconFiles[name] : undefined;
        if (!file) return next();
        response.setHeader('content-type', file.type);
        response.end(file.make());
      });
    },
  };
}
