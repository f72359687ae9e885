// A process of its own, which writes the pages of a site once: see write-apart.ts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientBuild } from '../../../build/prerender/client-build.ts';
import { writePages } from '../../../build/prerender/write-pages.ts';
import type * as Prerender from '../../../src/prerender.tsx';
import { contentOf } from './posts.ts';
import { pageCodeFolder, type WriteCost, type WriteOrder } from './write-apart.ts';

process.once('message', (order: WriteOrder) => {
  void write(order).then((cost) => process.send?.(cost, () => process.disconnect()));
});

async function write({ seeded, posts, folder }: WriteOrder): Promise<WriteCost> {
  const renderer = (await import(pathToFileURL(path.join(pageCodeFolder, 'prerender.js')).href)) as typeof Prerender;
  const client = JSON.parse(readFileSync(path.join(pageCodeFolder, 'client-build.json'), 'utf8')) as ClientBuild;
  const content = contentOf(seeded, posts);
  const start = performance.now();
  const before = process.cpuUsage();
  await writePages({
    content,
    renderer,
    client,
    folder,
    siteUrl: 'https://handheld-legacy.example',
    services: [],
    picturesUrl: '/storage/v1/object/public/images/',
  });
  const { user, system } = process.cpuUsage(before);
  return {
    // The page for addresses that have none is one more.
    pages: renderer.pathsOf(content).length + 1,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  };
}
