// A process of its own, which writes the pages of a site once: see write-apart.ts.
import { prerenderFolder, readPageCode } from '../../../build/prerender/page-code.ts';
import { writePages } from '../../../build/prerender/write-pages.ts';
import { peakMemory } from './peak-memory.ts';
import { contentOf } from './posts.ts';
import type { WriteCost, WriteOrder } from './write-apart.ts';

process.once('message', (order: WriteOrder) => {
  void write(order).then((cost) => process.send?.(cost, () => process.disconnect()));
});

async function write({ projectRoot, seeded, posts, folder }: WriteOrder): Promise<WriteCost> {
  const code = await readPageCode(prerenderFolder(projectRoot, 'dist'));
  const content = contentOf(seeded, posts);
  const start = performance.now();
  const before = process.cpuUsage();
  await writePages({
    ...{ ...code, content, folder, siteUrl: 'https://handheld-legacy.example', services: [] },
    picturesUrl: '/storage/v1/object/public/images/',
  });
  const { user, system } = process.cpuUsage(before);
  return {
    // The page for addresses that have none is one more.
    pages: code.renderer.pathsOf(content).length + 1,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    peakBytes: peakMemory(),
  };
}
