import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const month = 30 * 24 * 60 * 60 * 1000;

/** Caches slow files in a folder between builds. */
export class BuildCache {
  /** How many files were built. */
  made = 0;
  /** How many files were in the cache. */
  taken = 0;

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * The path of a file, which is built when it is missing.
   * @param name different for different content: it contains a hash of the inputs
   */
  async file(name: string, make: () => Buffer | Promise<Buffer>): Promise<string> {
    const file = path.join(this.folder, name);
    if (existsSync(file)) {
      const now = new Date();
      utimesSync(file, now, now);
      this.taken += 1;
      return file;
    }
    const content = await make();
    mkdirSync(this.folder, { recursive: true });
    // Renamed when complete: another build may look for it at any moment.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
    this.made += 1;
    return file;
  }

  /** Null when the file is not in the cache. */
  find(name: string): string | null {
    const file = path.join(this.folder, name);
    return existsSync(file) ? file : null;
  }

  /** Deletes files that no build has used for a month. */
  sweep(): void {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) {
      const file = path.join(this.folder, name);
      // Another build may delete it at the same time.
      const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
      if (used < Date.now() - month) rmSync(file, { force: true });
    }
  }
}

/** The cache for one kind of files of the project at `root`. */
export function buildCache(root: string, kind: string): BuildCache {
  return new BuildCache(cacheFolder(root, kind));
}

/** Where the project at `root` keeps one kind of files between builds. */
export function cacheFolder(root: string, kind: string): string {
  return path.join(root, 'node_modules/.cache/handheld-legacy', kind);
}
