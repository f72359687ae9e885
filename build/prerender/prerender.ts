import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import type { PublishedContent } from './published-content.ts';
import { readClientBuild, type ClientBuild } from './client-build.ts';
import { cacheFolder } from '../build-cache.ts';
import { changesBetween, uploadList, uploadSummary } from '../changed-files.ts';
import { OutputFolder } from '../output-folder.ts';
import { prerenderFolder, readPageCode, writeClientBuild, type SiteAddresses } from './page-code.ts';
import { ManifestFile, nothingKnown, type PageManifest } from './page-manifest.ts';
import { writePages } from './write-pages.ts';

interface PrerenderOptions extends SiteAddresses {
  projectRoot: string;
  content: () => Promise<PublishedContent>;
}

/** The second build of the site: the same pages, for Node. */
const environment = 'prerender';

/**
 * Writes every public page as a file that is complete before any script runs, and the snapshot
 * that the site falls back to. No time and no chance is in them: two builds
 * of the same content are the same. Pages of the last build into the same folder stay when nothing has changed that they
 * are made from.
 */
export function prerender({ projectRoot, content, siteUrl, services, picturesUrl }: PrerenderOptions): Plugin {
  let workFolder = '';
  let client: ClientBuild;
  let folder = '';
  let isEmptied = true;
  return {
    name: 'handheld-legacy:prerender',
    apply: 'build',
    config({ build }) {
      workFolder = prerenderFolder(projectRoot, build?.outDir ?? 'dist');
      isEmptied = build?.emptyOutDir ?? isInside(projectRoot, build?.outDir ?? 'dist');
      return {
        // The pages of the last build stay: see `buildApp`.
        build: { emptyOutDir: false },
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        environments: { [environment]: forNode(workFolder) },
      };
    },
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name === 'client') client = readClientBuild(bundle);
      },
    },
    async buildApp(builder) {
      // First, so that nothing is written when it cannot be had.
      const site = await content();
      const manifest = new ManifestFile(cacheFolder(projectRoot, 'pages'), folder);
      const last = manifest.read();
      if (isEmptied) emptyFolder(folder, last);
      for (const name of ['client', environment]) {
        const one = builder.environments[name];
        if (one) await builder.build(one);
      }
      writeClientBuild(workFolder, client);
      const code = await readPageCode(projectRoot, workFolder, { siteUrl, services, picturesUrl });
      const written = await writePages({ ...code, content: site, folder, last: isEmptied ? last : nothingKnown });
      manifest.write(written);
      const changes = changesBetween(last.files, written.files);
      writeFileSync(manifest.listFile, uploadList(changes));
      const list = path.relative(projectRoot, manifest.listFile);
      builder.config.logger.info(uploadSummary(changes, Object.keys(written.files).length, list));
    },
  };
}

/** As Vite empties it, but for the pages of the last build and the pictures for sharing, as far as they are as it left them. */
function emptyFolder(folder: string, { files, pages }: PageManifest): void {
  const kept = new Set(Object.values(pages).flatMap((page) => page.files));
  new OutputFolder(folder, files).clear((file) => kept.has(file) || file.startsWith('share/'));
}

/** Vite leaves a folder elsewhere alone, unless told to empty it. */
function isInside(projectRoot: string, outDir: string): boolean {
  return path.resolve(projectRoot, outDir).startsWith(projectRoot + path.sep);
}

function forNode(outDir: string): EnvironmentOptions {
  return {
    consumer: 'server',
    define: { 'process.env.NODE_ENV': '"production"' },
    // With the libraries in it, one file is all the code that draws pages.
    resolve: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/prerender.tsx', output: { codeSplitting: false } },
    },
  };
}
