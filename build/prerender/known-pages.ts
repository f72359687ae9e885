import { createHash } from 'node:crypto';
import type { OutputFolder } from '../output-folder.ts';
import type { Filling, Look } from './page-kind.ts';
import type { KnownPage, PageManifest } from './page-manifest.ts';

/** Finds the pages of the last build that are still right, and gathers what the next build has to know. */
export class KnownPages {
  readonly pages: Record<string, KnownPage> = {};
  readonly looks: Look[] = [];

  readonly #last: PageManifest;
  readonly #isSameCode: boolean;
  readonly #answers: ReadonlyMap<string, unknown>;
  readonly #output: OutputFolder;
  readonly #places = new Map<string, number>();
  readonly #hashes = new Map<string, string>();

  /** @param code what pages are made from beside the content @param answers to all reads, by hashed key */
  constructor(last: PageManifest, code: string, answers: ReadonlyMap<string, unknown>, output: OutputFolder) {
    this.#last = last;
    this.#isSameCode = last.code === code;
    this.#answers = answers;
    this.#output = output;
  }

  /** Undefined when its code or what it reads is another now, or when it is not in the folder as it was written. */
  find(path: string): { page: KnownPage; look: Look; filling: Filling } | undefined {
    const page = this.#isSameCode ? this.#last.pages[path] : undefined;
    const look = page && this.#last.looks[page.look];
    const filling = look && this.#last.fillings[look.kind];
    if (!filling || page.answers !== this.#answersTo(page.reads)) return undefined;
    return page.files.every((file) => this.#output.isIntact(file)) ? { page, look, filling } : undefined;
  }

  /** What the last build made for pages of a kind, when that was from the same parts. */
  fillingOf(kind: string, parts: string): Filling | undefined {
    const filling = this.#isSameCode ? this.#last.fillings[kind] : undefined;
    return filling?.parts === parts ? filling : undefined;
  }

  /** @returns the look, as other pages with the same have it */
  add(path: string, look: Look, page: Pick<KnownPage, 'files' | 'reads' | 'preloads'>): Look {
    const text = JSON.stringify(look);
    // Copies: a piece of a page's text would keep the whole page in memory.
    const place = this.#places.get(text) ?? this.looks.push(structuredClone(look)) - 1;
    this.#places.set(text, place);
    this.pages[path] = { ...structuredClone(page), answers: this.#answersTo(page.reads), look: place };
    return this.looks[place] ?? look;
  }

  /** Where the answers of pages are. */
  get dataFiles(): string[] {
    return Object.values(this.pages).flatMap(({ files }) => files.slice(1));
  }

  /** Deletes the pages of the last build that the site has no more. */
  removeOthers(): void {
    for (const [path, { files }] of Object.entries(this.#last.pages))
      if (!this.pages[path]) for (const file of files) this.#output.remove(file);
  }

  #answersTo(reads: readonly string[]): string {
    return hashOf(reads.map((read) => this.#answerTo(read)).join());
  }

  #answerTo(read: string): string {
    const known = this.#hashes.get(read);
    if (known) return known;
    const hash = hashOf(JSON.stringify(this.#answers.get(read) ?? null));
    this.#hashes.set(read, hash);
    return hash;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
