import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { existsSync, statSync } from 'node:fs';
import { prerenderFolder } from '../../../build/prerender/page-code.ts';
import type { SiteContent } from '../../../src/data/site-content.ts';
import { buildSite } from '../../run-vite.ts';

/** What pages to write where. */
export interface WriteOrder {
  seeded: SiteContent;
  /** How many posts the site is to have. */
  posts: number;
  /** Is one of them another than in the order before? */
  isChanged: boolean;
  folder: string;
  /** What the builds into that folder remember of each other. */
  cacheFolder: string;
}

/** What writing the pages took. */
export interface WriteCost {
  pages: number;
  /** Those that the folder did not have before, or not so. */
  files: number;
  seconds: number;
  /** Of all threads, in user and system mode. */
  cpuSeconds: number;
  /** The most memory that the process held at any moment, all of Node among it. */
  peakBytes: number;
}

/** Writes the pages of a site in a process of its own, so that its memory is its own. @throws Error when that fails. */
export async function writeApart(order: WriteOrder): Promise<WriteCost> {
  const writer = fork(path.join(import.meta.dirname, 'page-writer.ts'), {
    // As in `vite build`: React's own development checks are none of a build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let cost: WriteCost | undefined;
  writer.once('message', (message) => (cost = message as WriteCost));
  writer.send(order);
  await once(writer, 'exit');
  if (!cost) throw new Error(`The pages for ${order.posts} posts were not written; the reason stands above.`);
  return cost;
}

/** Where a build leaves what draws and fills its pages. */
export const pageCodeFolder = prerenderFolder(path.join(import.meta.dirname, '../../..'), 'dist');

/** Builds the site when that has never been done. @returns when it was built. */
export async function lastBuild(): Promise<Date> {
  const file = path.join(pageCodeFolder, 'client-build.json');
  if (!existsSync(file)) await buildSite();
  return statSync(file).mtime;
}
