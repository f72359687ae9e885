import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import type * as Prerender from '../src/entry-prerender.tsx';
import type { SiteContent } from '../src/data/site-content.ts';
import { contentPolicy } from './content-policy.ts';
import { copyFiles } from './copy-files.ts';
import { laterScript } from './load-later.ts';
import { ingredientsOf, stylesFor } from './page-styles.ts';
import { readTemplate } from './page-template.ts';

interface PrerenderOptions {
  projectRoot: string;
  content: () => Promise<SiteContent>;
  /** Addresses that the site talks to, beside its own. */
  services: readonly string[];
}

/** The second build of the site: the same pages, for Node. */
const environment = 'prerender';

/**
 * Writes every public page as a file that is complete before any script runs, and the copy
 * of the content that the site falls back to. No time and no chance is in them: two builds
 * of the same content are the same.
 */
export function prerender({ projectRoot, content, services }: PrerenderOptions): Plugin {
  const outDir = path.join(projectRoot, 'node_modules/.prerender');
  let client: Rolldown.OutputBundle = {};
  let clientFolder = '';
  return {
    name: 'handheld-legacy:prerender',
    apply: 'build',
    config: () => ({
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: { [environment]: forNode(outDir) },
    }),
    configResolved(config) {
      clientFolder = path.resolve(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name === 'client') client = bundle;
      },
    },
    buildApp: {
      order: 'post',
      async handler({ build, environments }) {
        for (const name of ['client', environment]) {
          const one = environments[name];
          if (one) await build(one);
        }
        const entry = pathToFileURL(path.join(outDir, 'entry-prerender.js')).href;
        const { createRenderer, pathsOf } = (await import(entry)) as typeof Prerender;
        const site = await content();
        const write = (file: string, text: string) => {
          const target = path.join(clientFolder, file);
          mkdirSync(path.dirname(target), { recursive: true });
          writeFileSync(target, text);
        };
        const render = createRenderer(site);
        const pages = [];
        for (const pathname of pathsOf(site)) pages.push(await render(pathname));
        const notFound = { ...(await render('/404')), path: '' };
        const styles = stylesOfKinds([...pages, notFound], textOf(client, /\.css$/));
        const template = readTemplate(textOf(client, /^index\.html$/), laterScript(), (kind) => codeOf(client, kind));
        const policy = contentPolicy({ scripts: template.scripts, styles: [...styles.values()], services });
        const file = (page: Prerender.RenderedPage) => template.page(page, styles.get(page.kind) ?? '', policy);
        for (const page of pages) write(fileOf(page.path), file(page));
        write('404.html', file(notFound));
        write('app.html', template.shell(policy));
        for (const [name, json] of copyFiles(site)) write(name, json);
      },
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
      rolldownOptions: { input: 'src/entry-prerender.tsx', output: { codeSplitting: false } },
    },
  };
}

/** `/blog/caps` is `blog/caps.html`: hosts serve that at the address as it is. */
function fileOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${decodeURIComponent(pathname).slice(1)}.html`;
}

function stylesOfKinds(pages: readonly Prerender.RenderedPage[], css: string): Map<string, string> {
  const kinds = new Set(pages.map(({ kind }) => kind));
  const bodiesOf = (kind: string) => pages.filter((page) => page.kind === kind).map(({ body }) => body);
  return new Map([...kinds].map((kind) => [kind, stylesFor(css, ingredientsOf(bodiesOf(kind)))]));
}

/** The text of the one file of the build with such a name. */
function textOf(bundle: Rolldown.OutputBundle, name: RegExp): string {
  const [asset, ...others] = Object.values(bundle).filter(({ fileName }) => name.test(fileName));
  if (asset?.type !== 'asset' || others.length > 0) throw new Error(`the build should have one file like ${name}`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}

/** Addresses of a screen's chunk and of what it shares with others. */
function codeOf(bundle: Rolldown.OutputBundle, kind: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/screens/public/${kind}.tsx`));
  if (!screen) throw new Error(`src/app/routes.ts names the file ${kind}, which is no screen of its own`);
  const needed = new Set([screen.fileName]);
  for (const name of needed) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const other of chunk.imports) needed.add(other);
  }
  return [...needed]
    .filter((name) => !chunks.some(({ fileName, isEntry }) => isEntry && fileName === name))
    .map((name) => `/${name}`);
}
