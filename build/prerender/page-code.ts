import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../../src/prerender.tsx';
import type { ClientBuild } from './client-build.ts';

/** Where the site is, and what it talks to. */
export interface SiteAddresses {
  /** Address the site will be served at. */
  siteUrl: string;
  /** Addresses that the site talks to, beside its own. */
  services: readonly string[];
  /** Where the files of uploaded pictures are. */
  picturesUrl: string;
}

/** All that pages are made from, beside the content. */
export interface PageCode extends SiteAddresses {
  /** What draws the pages: the site built for Node. */
  renderer: typeof Prerender;
  client: ClientBuild;
  /** Different whenever the same content could give other pages. */
  code: string;
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
export async function readPageCode(
  projectRoot: string,
  workFolder: string,
  addresses: SiteAddresses,
): Promise<PageCode> {
  const entry = path.join(workFolder, 'prerender.js');
  const client = readFileSync(path.join(workFolder, 'client-build.json'), 'utf8');
  const renderer = (await import(pathToFileURL(entry).href)) as typeof Prerender;
  const parts = [process.version, JSON.stringify(addresses), client, readFileSync(entry, 'utf8')];
  return { ...addresses, renderer, client: JSON.parse(client) as ClientBuild, code: codeHash(projectRoot, parts) };
}

/** Also of the code of the build itself, and of its libraries. */
function codeHash(projectRoot: string, parts: readonly string[]): string {
  const folder = path.join(projectRoot, 'build');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file))
    .sort();
  const sources = [path.join(projectRoot, 'package-lock.json'), ...files.map((file) => path.join(folder, file))];
  const hash = createHash('sha256');
  for (const text of [...parts, ...sources.map((file) => readFileSync(file, 'utf8'))]) hash.update(text).update('\0');
  return hash.digest('base64url');
}
