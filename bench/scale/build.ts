import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPublishedContent } from '../../build/prerender/published-content.ts';
import type { Verdict } from '../verdict.ts';
import { lastBuild } from './last-build.ts';
import { pictureReport } from './share-pictures.ts';
import { tableOf } from './table.ts';
import { writeApart, type WriteCost } from './write-apart.ts';
import { differences, writtenFiles, type WrittenFiles } from './written-files.ts';

/** What is promised of a site of so many posts. */
const promise = { posts: 10_000, cpuSeconds: 60, peakBytes: 1e9 };

/** A site that was written, and deleted again. */
interface Written {
  posts: number;
  cost: WriteCost;
  files: WrittenFiles;
}

/**
 * Writes the pages of a site for each number of posts, the first one twice: prints one table, a column for each.
 * @returns false when two builds of the same differ, or when a promise is missed.
 */
export async function benchBuild(projectRoot: string, sizes: number[]): Promise<boolean> {
  const built = await lastBuild();
  console.info(`Pages are written with the code of the build of ${built.toISOString()}; npm run build renews it.`);
  const seeded = await readPublishedContent(projectRoot, null);
  const write = async (posts: number): Promise<Written> => {
    console.info(`writing the pages of ${posts.toLocaleString('en')} posts ...`);
    const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-pages-'));
    try {
      const cost = await writeApart({ seeded, posts, folder });
      return { posts, cost, files: writtenFiles(folder) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const sites: Written[] = [];
  for (const posts of sizes) sites.push(await write(posts));
  console.info(`\n${costTable(sites)}\n`);
  console.info(await pictureReport(seeded, path.join(projectRoot, 'public')));

  const verdicts = sites.filter(({ posts }) => posts === promise.posts).map(isCheap);
  const [first] = sites;
  if (first) verdicts.push(isSame(first.files, (await write(first.posts)).files));
  for (const { text, held } of verdicts) console.info(`${held ? 'held  ' : 'MISSED'} ${text}`);
  return verdicts.every(({ held }) => held);
}

function costTable(sites: Written[]): string {
  const row = (name: string, cell: (site: Written) => string) => [name, ...sites.map(cell)];
  return tableOf([
    row('pages of a build', ({ posts }) => `${posts.toLocaleString('en')} posts`),
    row('pages', ({ cost }) => cost.pages.toLocaleString('en')),
    row('time', ({ cost }) => `${cost.seconds.toFixed(1)} s`),
    row('processor time', ({ cost }) => `${cost.cpuSeconds.toFixed(1)} s`),
    row('processor time a page', ({ cost }) => `${((1000 * cost.cpuSeconds) / cost.pages).toFixed(2)} ms`),
    row('memory at its peak', ({ cost }) => megabytes(cost.peakBytes)),
    row('files', ({ files }) => files.size.toLocaleString('en')),
    row('their bytes', ({ files }) => megabytes([...files.values()].reduce((sum, { bytes }) => sum + bytes, 0))),
  ]);
}

function isCheap({ posts, cost }: Written): Verdict {
  const held = cost.cpuSeconds < promise.cpuSeconds && cost.peakBytes < promise.peakBytes;
  const limits = `less than ${promise.cpuSeconds} s of processor time and ${megabytes(promise.peakBytes)}`;
  return { text: `${posts.toLocaleString('en')} posts in ${limits}`, held };
}

function isSame(one: WrittenFiles, other: WrittenFiles): Verdict {
  const different = differences(one, other);
  const files = [`${different.length} of ${one.size} files differ`, ...different.slice(0, 5)].join(', ');
  return { text: `the same content gives the same bytes: ${files}`, held: different.length === 0 };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
