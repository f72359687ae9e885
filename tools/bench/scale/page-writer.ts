// A process of its own, which writes the pages of a site once: see write-apart.ts.
import { changesBetween } from '../../../build/changed-files.ts';
import { prerenderFolder, readPageCode } from '../../../build/prerender/page-code.ts';
import { ManifestFile } from '../../../build/prerender/page-manifest.ts';
import { writePages } from '../../../build/prerender/write-pages.ts';
import { peakMemory } from './peak-memory.ts';
import { contentOf, withOneChanged } from './posts.ts';
import type { WriteCost, WriteOrder } from './write-apart.ts';

process.once('message', (order: WriteOrder) => {
  void write(order).then((cost) => process.send?.(cost, () => process.disconnect()));
});

async function write({ projectRoot, seeded, posts, isChanged, folder, cacheFolder }: WriteOrder): Promise<WriteCost> {
  const code = await readPageCode(projectRoot, prerenderFolder(projectRoot, 'dist'), {
    siteUrl: 'https://handheld-legacy.example',
    services: [],
    picturesUrl: '/storage/v1/object/public/images/',
  });
  const made = contentOf(seeded, posts);
  const content = isChanged ? withOneChanged(made) : made;
  const start = performance.now();
  const before = process.cpuUsage();
  const manifest = new ManifestFile(cacheFolder, folder);
  const last = manifest.read();
  const written = await writePages({ ...code, content, folder, last });
  manifest.write(written);
  const { user, system } = process.cpuUsage(before);
  const { added, changed } = changesBetween(last.files, written.files);
  return {
    // The page for addresses that have none is one more.
    pages: code.renderer.pathsOf(content).length + 1,
    files: added.length + changed.length,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    peakBytes: peakMemory(),
  };
}
