import path from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import { readClientBuild, type ClientBuild } from './client-build.ts';
import type { PublishedContent, Service } from './published-content.ts';
import { prerenderFolder, readPageCode, writeClientBuild } from './work-folder.ts';
import { writePages, type SiteAddresses } from './write-pages.ts';

interface PrerenderOptions extends SiteAddresses {
  projectRoot: string;
  service: () => Promise<Service>;
  content: () => Promise<PublishedContent>;
}

/** The name of the second build, which draws the same pages in Node. */
const environment = 'prerender';

/**
 * Writes every public page, and the page's snapshot for outages. A page is complete before any script runs. The output
 * depends on no time and no random value: two builds of the same content are equal.
 */
export function prerender({ projectRoot, service, content, ...addresses }: PrerenderOptions): Plugin {
  let workFolder = '';
  let client: ClientBuild;
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
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name === 'client') client = readClientBuild(bundle);
      },
    },
    async buildApp(builder) {
      // The build reads the content first, because without content it writes nothing.
      const site = await content();
      for (const name of ['client', environment]) {
        const one = builder.environments[name];
        if (one) await builder.build(one);
      }
      writeClientBuild(workFolder, client);
      const { root, build } = builder.config;
      const folder = path.resolve(root, build.outDir);
      const source = await service();
      await writePages({ ...(await readPageCode(workFolder)), ...addresses, service: source, content: site, folder });
      await source.close();
    },
  };
}

function forNode(outDir: string): EnvironmentOptions {
  return {
    consumer: 'server',
    define: { 'process.env.NODE_ENV': '"production"' },
    // This setting puts all the code that draws pages into one file, including the libraries.
    resolve: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/prerender.tsx', output: { codeSplitting: false } },
    },
  };
}
