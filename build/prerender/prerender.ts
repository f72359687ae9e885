import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin } from 'vite';
import type * as Prerender from '../../src/prerender.tsx';
import type { SiteContent } from '../../src/data/site-content.ts';
import { readClientBuild, type ClientBuild } from './client-build.ts';
import { writePages } from './write-pages.ts';

interface PrerenderOptions {
  projectRoot: string;
  content: () => Promise<SiteContent>;
  /** Address the site will be served at. */
  siteUrl: string;
  /** Addresses that the site talks to, beside its own. */
  services: readonly string[];
  /** Where the files of uploaded pictures are. */
  picturesUrl: string;
}

/** The second build of the site: the same pages, for Node. */
const environment = 'prerender';

/** Where the build into `outDir` puts the code that draws its pages: builds at the same time have folders of their own. */
export function prerenderFolder(projectRoot: string, outDir: string): string {
  return path.join(projectRoot, 'node_modules/.prerender', path.basename(outDir));
}

/**
 * Writes every public page as a file that is complete before any script runs, and the snapshot
 * that the site falls back to. No time and no chance is in them: two builds
 * of the same content are the same.
 */
export function prerender({ projectRoot, content, siteUrl, services, picturesUrl }: PrerenderOptions): Plugin {
  let workFolder = '';
  let client: ClientBuild;
  let folder = '';
  return {
    name: 'handheld-legacy:prerender',
    apply: 'build',
    config({ build }) {
      workFolder = prerenderFolder(projectRoot, build?.outDir ?? 'dist');
      return {
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
      for (const name of ['client', environment]) {
        const one = builder.environments[name];
        if (one) await builder.build(one);
      }
      // For benchmarks, which draw pages of other content with the same code.
      writeFileSync(path.join(workFolder, 'client-build.json'), JSON.stringify(client));
      const entry = pathToFileURL(path.join(workFolder, 'prerender.js')).href;
      const renderer = (await import(entry)) as typeof Prerender;
      await writePages({ content: site, renderer, client, folder, siteUrl, services, picturesUrl });
    },
  };
}

function forNode(outDir: string): EnvironmentOptions {
  return {
    consumer: 'server',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/prerender.tsx', output: { codeSplitting: false } },
    },
  };
}
