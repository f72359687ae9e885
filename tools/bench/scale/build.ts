import { mkdtempSync, rmSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { BuildCache } from '../../../build/build-cache.ts';
import { readPublishedContent } from '../../../build/prerender/published-content.ts';
import { writeSharePictures } from '../../../build/sharing/share-pictures.ts';
import type { SiteContent } from '../../../src/data/site-content.ts';
import type { Verdict } from '../verdict.ts';
import { tableOf } from './table.ts';
import { compileWriter, lastBuild, writeApart, type WriteCost } from './write-apart.ts';

/** What is promised of a site of so many posts. */
const promise = { posts: 10_000, cpuSeconds: 20, peakBytes: 500e6 };

/** A site that was written, and deleted again. */
interface Written {
  posts: number;
  cost: WriteCost;
  files: WrittenFiles;
}

/**
 * Writes the pages of a site for each number of posts, the first one once more: prints one table, a column for each.
 * @returns false when two builds of the same differ, or when a promise is missed.
 */
export async function benchBuild(projectRoot: string, sizes: number[]): Promise<boolean> {
  const built = await lastBuild(projectRoot);
  console.info(`Pages are written with the code of the build of ${built.toISOString()}; npm run build renews it.`);
  const seeded = await readPublishedContent(projectRoot, null);
  const writer = await compileWriter(projectRoot);
  const write = (posts: number) =>
    inWorkFolder(async (folder): Promise<Written> => {
      const cost = await writeApart(writer, { projectRoot, seeded, posts, folder });
      return { posts, cost, files: writtenFiles(folder) };
    });
  const sites: Written[] = [];
  for (const posts of sizes) {
    console.info(`writing the pages of ${posts.toLocaleString('en')} posts ...`);
    sites.push(await write(posts));
  }
  console.info(`\n${costTable(sites)}\n`);
  console.info(await pictureReport(seeded, path.join(projectRoot, 'public')));

  const verdicts = sites.flatMap((site) => (site.posts === promise.posts ? [isCheap(site)] : []));
  const [first] = sites;
  if (first) verdicts.push(isSame(first.files, (await write(first.posts)).files));
  for (const { text, held } of verdicts) console.info(`${held ? 'held  ' : 'MISSED'} ${text}`);
  return verdicts.every(({ held }) => held);
}

async function inWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-pages-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
  const held = cost.cpuSeconds <= promise.cpuSeconds && cost.peakBytes <= promise.peakBytes;
  const limits = `at most ${promise.cpuSeconds} s of processor time and ${megabytes(promise.peakBytes)}`;
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

/** The files of a folder, by name. */
export type WrittenFiles = ReadonlyMap<string, { bytes: number; hash: string }>;

/** Reads a folder and those in it. */
export function writtenFiles(folder: string): WrittenFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = readFileSync(file);
      const hash = createHash('sha256').update(content).digest('hex');
      return [path.relative(folder, file), { bytes: content.length, hash }];
    }),
  );
}

/** Names of the files that only one of two folders has, or that differ. */
export function differences(one: WrittenFiles, other: WrittenFiles): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name)?.hash !== other.get(name)?.hash);
}
