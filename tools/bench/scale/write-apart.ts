import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { existsSync, statSync } from 'node:fs';
import { build } from 'vite';
import { cacheFolder } from '../../../build/build-cache.ts';
import { prerenderFolder } from '../../../build/prerender/page-code.ts';
import type { SiteContent } from '../../../src/data/site-content.ts';
import { buildSite } from '../../run-vite.ts';

/** What pages to write where. */
export interface WriteOrder {
  projectRoot: string;
  seeded: SiteContent;
  /** How many posts the site is to have. */
  posts: number;
  folder: string;
}

/** What writing the pages took. */
export interface WriteCost {
  pages: number;
  seconds: number;
  /** Of all threads, in user and system mode. */
  cpuSeconds: number;
  /** The most memory that the process held at any moment, all of Node among it. */
  peakBytes: number;
}

/**
 * Compiles the program that writes pages: as in a build, there is no compiler in its process, whose 200 MB would count.
 * @returns its file
 */
export async function compileWriter(projectRoot: string): Promise<string> {
  const outDir = cacheFolder(projectRoot, 'page-writer');
  await build({
    ...{ root: projectRoot, configFile: false, logLevel: 'warn' },
    build: { ssr: path.join(import.meta.dirname, 'page-writer.ts'), outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return path.join(outDir, 'page-writer.js');
}

/** Writes the pages of a site in a process of its own, so that its memory is its own. @throws Error when that fails. */
export async function writeApart(writer: string, order: WriteOrder): Promise<WriteCost> {
  const child = fork(writer, {
    // As in `vite build`: React's own development checks are none of a build.
    env: { ...process.env, NODE_ENV: 'production' },
    // So much heap, in MB, as on a small machine: with more of it Node collects garbage later and holds twice as much.
    execArgv: ['--max-old-space-size=320'],
  });
  let cost: WriteCost | undefined;
  child.once('message', (message) => (cost = message as WriteCost));
  child.send(order);
  await once(child, 'exit');
  if (!cost) throw new Error(`The pages for ${order.posts} posts were not written; the reason stands above.`);
  return cost;
}

/** Builds the site when that has never been done. @returns when it was built. */
export async function lastBuild(projectRoot: string): Promise<Date> {
  const file = path.join(prerenderFolder(projectRoot, 'dist'), 'client-build.json');
  if (!existsSync(file)) await buildSite();
  return statSync(file).mtime;
}
