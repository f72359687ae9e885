import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../../src/prerender.tsx';
import type { ClientBuild } from './client-build.ts';

/** All that pages are made from, beside the content. */
export interface PageCode {
  /** What draws the pages: the site built for Node. */
  renderer: typeof Prerender;
  client: ClientBuild;
}

/** Where the build into `outDir` puts the code that draws its pages: builds at the same time have folders of their own. */
export function prerenderFolder(projectRoot: string, outDir: string): string {
  return path.join(projectRoot, 'node_modules/.prerender', path.basename(outDir));
}

/** Puts the browser build beside what draws the pages. */
export function writeClientBuild(workFolder: string, client: ClientBuild): void {
  writeFileSync(path.join(workFolder, 'client-build.json'), JSON.stringify(client));
}

/** What the last build left in its work folder; benchmarks draw pages of other content with it. */
export async function readPageCode(workFolder: string): Promise<PageCode> {
  const client = JSON.parse(readFileSync(path.join(workFolder, 'client-build.json'), 'utf8')) as ClientBuild;
  const renderer = (await import(pathToFileURL(path.join(workFolder, 'prerender.js')).href)) as typeof Prerender;
  return { renderer, client };
}
