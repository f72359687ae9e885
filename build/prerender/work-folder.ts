import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../../src/prerender.tsx';
import type { ClientBuild } from './client-build.ts';

/** The code that draws pages, without their content. */
export interface PageCode {
  /** The site built for Node, which draws the pages. */
  renderer: typeof Prerender;
  client: ClientBuild;
}

/**
 * Returns the work folder for the page code of a build. The name comes from `outDir`, the build's target folder. So two
 * builds at the same time have separate work folders.
 */
export function prerenderFolder(projectRoot: string, outDir: string): string {
  return path.join(projectRoot, 'node_modules/.prerender', path.basename(outDir));
}

export function writeClientBuild(workFolder: string, client: ClientBuild): void {
  writeFileSync(path.join(workFolder, 'client-build.json'), JSON.stringify(client));
}

/**
 * Reads the page code that the last build left in its work folder. Benchmarks use this code for pages of other content.
 */
export async function readPageCode(workFolder: string): Promise<PageCode> {
  const client = JSON.parse(readFileSync(path.join(workFolder, 'client-build.json'), 'utf8')) as ClientBuild;
  const renderer = (await import(pathToFileURL(path.join(workFolder, 'prerender.js')).href)) as typeof Prerender;
  return { renderer, client };
}
