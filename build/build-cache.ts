import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const month = 30 * 24 * 60 * 60 * 1000;

/** Files that take long to make, kept in a folder from one build to the next. */
export class BuildCache {
  /** How many files had to be made. */
  made = 0;
  /** How many were there already. */
  taken = 0;

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Where a file is, which is made when it is not there yet.
   * @param name different for everything that is made differently: with a hash of what the file depends on.
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
    // Renamed when it is whole: another build may look for it at any moment.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
    this.made += 1;
    return file;
  }

  /** Where a file is, or null when it has not been made. */
  find(name: string): string | null {
    const file = path.join(this.folder, name);
    return existsSync(file) ? file : null;
  }

  /** Deletes what no build has asked for in a month. */
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

/** The cache of one kind of files in the project at `root`. */
export function buildCache(root: string, kind: string): BuildCache {
  return new BuildCache(path.join(root, 'node_modules/.cache/handheld-legacy', kind));
}
