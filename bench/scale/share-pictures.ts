import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildCache } from '../../build/build-cache.ts';
import { writeSharePictures } from '../../build/sharing/share-pictures.ts';
import type { SiteContent } from '../../src/data/site-content.ts';

/** What the picture of one post costs, which link previews show: drawn, and from the cache of an earlier build. */
export async function pictureReport(seeded: SiteContent, publicFolder: string): Promise<string> {
  const work = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-share-'));
  const cache = new BuildCache(path.join(work, 'cache'));
  const cpuSeconds = async (posts: SiteContent['posts']) => {
    const before = process.cpuUsage();
    const content = { ...seeded, posts, consoles: [] };
    await writeSharePictures({ content, publicFolder, folder: path.join(work, 'site'), cache });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  try {
    // The fonts and the picture of the site itself, which a build makes once.
    await cpuSeconds([]);
    const once = await cpuSeconds([]);
    const { posts } = seeded;
    const each = async () => (((await cpuSeconds(posts)) - once) / posts.length).toFixed(3);
    const [drawn, cached] = [await each(), await each()];
    return (
      `Sharing pictures apart: ${drawn} s of processor time each when drawn, ${cached} s from the cache, ` +
      `and ${once.toFixed(1)} s once for their fonts.\n`
    );
  } finally {
    rmSync(work, { recursive: true });
  }
}
