import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const month = 30 * 24 * 60 * 60 * 1000;

/** Keeps files that are slow to make for later builds. */
export class BuildCache {
  builtCount = 0;
  reusedCount = 0;

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Returns the path of a cached file, and makes a missing file. `name` contains a hash of the inputs. */
  async file(name: string, make: () => Buffer | Promise<Buffer>): Promise<string> {
    const file = path.join(this.folder, name);
    if (existsSync(file)) {
      const now = new Date();
      utimesSync(file, now, now);
      this.reusedCount += 1;
      return file;
    }
    const content = await make();
    mkdirSync(this.folder, { recursive: true });
    // The file gets its final name only when complete, because another build may read the file at any moment.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
    this.builtCount += 1;
    return file;
  }

  find(name: string): string | null {
    const file = path.join(this.folder, name);
    return existsSync(file) ? file : null;
  }

  /** Deletes files that no build has used for a month. */
  sweep(): void {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) {
      const file = path.join(this.folder, name);
      // Another build may delete the file at the same time.
      const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
      if (used < Date.now() - month) rmSync(file, { force: true });
    }
  }
}

/** Opens the cache for one kind of file, such as `share`. */
export function buildCache(root: string, kind: string): BuildCache {
  return new BuildCache(cacheFolder(root, kind));
}

export function cacheFolder(root: string, kind: string): string {
  return path.join(root, 'node_modules/.cache/handheld-legacy', kind);
}
