import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How a build left a file. */
export interface Stamp {
  bytes: number;
  mtimeMs: number;
  /** Of its content. */
  hash: string;
}

/** By path below the folder, with `/`. */
export type Stamps = Readonly<Record<string, Stamp>>;

/** The folder of a build, which writes only the files that differ from those of the build before it. */
export class OutputFolder {
  readonly #folder: string;
  readonly #before: Stamps;
  readonly #now = new Map<string, Stamp>();
  readonly #folders = new Set<string>();

  /** @param before how the last build into this folder left its files */
  constructor(folder: string, before: Stamps) {
    this.#folder = folder;
    this.#before = before;
  }

  /** Is a file as the last build left it? */
  isIntact(file: string): boolean {
    const stamp = this.#before[file];
    if (!stamp) return false;
    const found = statSync(path.join(this.#folder, file), { throwIfNoEntry: false });
    return found?.size === stamp.bytes && found.mtimeMs === stamp.mtimeMs;
  }

  read(file: string): string {
    return readFileSync(path.join(this.#folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    const content = Buffer.from(text);
    const hash = hashOf(content);
    if (this.#before[file]?.hash === hash && this.isIntact(file)) return;
    const target = path.join(this.#folder, file);
    this.#makeFolder(path.dirname(target));
    writeFileSync(target, content);
    this.#now.set(file, { bytes: content.length, mtimeMs: statSync(target).mtimeMs, hash });
  }

  remove(file: string): void {
    rmSync(path.join(this.#folder, file), { force: true });
  }

  /** Deletes every file that is not as the last build left it, and those that `isKept` does not want. */
  clear(isKept: (file: string) => boolean): void {
    for (const file of this.#files()) if (!isKept(file) || !this.isIntact(file)) this.remove(file);
  }

  /** Every file that is in the folder now, whoever wrote it. */
  stamps(): Stamps {
    return Object.fromEntries(this.#files().map((file) => [file, this.#stampOf(file)]));
  }

  /** All but what belongs to Git, which Vite leaves alone too. */
  #files(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => path.relative(this.#folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
      .filter((file) => !/^\.git(\/|$)/.test(file))
      .sort();
  }

  #stampOf(file: string): Stamp {
    const stamp = this.#now.get(file) ?? (this.isIntact(file) ? this.#before[file] : undefined);
    if (stamp) return stamp;
    const target = path.join(this.#folder, file);
    const content = readFileSync(target);
    return { bytes: content.length, mtimeMs: statSync(target).mtimeMs, hash: hashOf(content) };
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}
