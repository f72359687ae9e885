import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../read-if-there.ts';
import type { Stamps } from '../output-folder.ts';
import type { Filling, Look } from './page-kind.ts';

/** What a build remembers of a page, to know without drawing it that it is still right. */
export interface KnownPage {
  /** The page and its data. */
  files: string[];
  /** Hashed keys of all that it reads. */
  reads: string[];
  /** Of the answers to them. */
  answers: string;
  /** Its place in `looks`. */
  look: number;
  preloads: string[];
}

/** What a build remembers of itself. */
export interface PageManifest {
  /** Of everything but the content that pages are made from. */
  code: string;
  /** Every file of the folder, of whatever kind. */
  files: Stamps;
  /** By path. */
  pages: Record<string, KnownPage>;
  looks: Look[];
  /** What the pages of a kind are filled with. */
  fillings: Record<string, Filling>;
}

export const nothingKnown: PageManifest = { code: '', files: {}, pages: {}, looks: [], fillings: {} };

/** The manifest of the builds into one folder, in a file that says when it is damaged. */
export class ManifestFile {
  readonly #file: string;

  /** @param cacheFolder holds the manifests of all folders @param folder of the build */
  constructor(cacheFolder: string, folder: string) {
    this.#file = path.join(cacheFolder, `${sha256(path.resolve(folder)).slice(0, 16)}.json`);
  }

  /** Of no build when there is none, or when it is damaged. */
  read(): PageManifest {
    const [checksum, text] = (readIfThere(this.#file) ?? '').split('\n', 2);
    return text && checksum === sha256(text) ? (JSON.parse(text) as PageManifest) : nothingKnown;
  }

  /** Beside it, for people. */
  get listFile(): string {
    return this.#file.replace(/json$/, 'txt');
  }

  write(manifest: PageManifest): void {
    const text = JSON.stringify(manifest);
    mkdirSync(path.dirname(this.#file), { recursive: true });
    // Renamed when complete: another build may read it at any moment.
    const unfinished = `${this.#file}.${process.pid}`;
    writeFileSync(unfinished, `${sha256(text)}\n${text}`);
    renameSync(unfinished, this.#file);
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
