import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PicturesWithVariants } from '../src/lib/picture-variants.ts';
import { buildCache } from './build-cache.ts';
import { makePictures, type MadePicture } from './pictures-variants.ts';

const moduleName = 'virtual:pictures';

/**
 * Makes variants of the photographs in `public/images` during a build, and the module
 * `virtual:pictures` that tells the pages of them. The development server and tests have none.
 */
export function pictures(): Plugin {
  let make: () => Promise<MadePicture[]>;
  let made: Promise<MadePicture[]> | undefined;
  let folder: string;
  return {
    name: 'handheld-legacy:pictures',
    configResolved({ command, publicDir, root, build }) {
      folder = path.resolve(root, build.outDir, 'assets');
      const cache = buildCache(root, 'pictures');
      make = async () => {
        if (command !== 'build') return [];
        const all = await makePictures(publicDir, cache);
        cache.sweep();
        return all;
      };
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      return moduleOf(await (made ??= make()));
    },
    async writeBundle() {
      if (this.environment.name !== 'client') return;
      const files = (await (made ??= make())).flatMap((picture) => picture.files);
      mkdirSync(folder, { recursive: true });
      for (const file of files) copyFileSync(file, path.join(folder, path.basename(file)));
    },
  };
}

/** The module as text: only what a browser needs, since it is part of the site's code. */
function moduleOf(made: MadePicture[]): string {
  const known: PicturesWithVariants = {};
  for (const { address, width, name, types } of made) known[address] = { width, name, types };
  return `export const pictures = ${JSON.stringify(known)};`;
}
