import type { OutputFolder } from '../output-folder.ts';
import { Ingredients } from './page-styles.ts';
import { fill, refill } from './page-template.ts';

/** What a page brings into the styles and the policy of its kind. */
export interface Look {
  kind: string;
  elements: string[];
  classes: string[];
  attributes: string[];
  /** Beside the scripts that every page has. */
  script: string;
}

/** What all pages of a kind have room for. */
export interface Filling {
  style: string;
  policy: string;
  /** What both were made from, as one text. */
  parts: string;
}

/** So many pages have most of what others of their kind bring. */
const mostWaiting = 100;

/** Pages that share their styles and their policy, which depend on all of them. */
export class PageKind {
  readonly name: string;
  readonly files: string[] = [];
  readonly ingredients = new Ingredients();
  readonly scripts = new Set<string>();
  /** What each of them asks for ahead. */
  preloads: readonly string[] | undefined;

  readonly #output: OutputFolder;
  readonly #fillingOf: (kind: PageKind) => Filling;
  readonly #looks = new Set<Look>();
  #waiting: [file: string, html: string][] = [];
  readonly #filled = new Map<string, Filling>();
  #filling: Filling | undefined;

  /** @param scripts that every page has */
  constructor(name: string, scripts: readonly string[], output: OutputFolder, fillingOf: (kind: PageKind) => Filling) {
    for (const script of scripts) this.ingredients.addScript(script);
    this.name = name;
    this.#output = output;
    this.#fillingOf = fillingOf;
  }

  get filling(): Filling {
    return (this.#filling ??= this.#fillingOf(this));
  }

  /** All that its filling depends on. */
  get parts(): string {
    const { elements, classes, attributes } = this.ingredients;
    return JSON.stringify([elements, classes, attributes, this.scripts].map((each) => [...each].sort()));
  }

  /** A page that the last build has filled with `filling`. */
  keep(file: string, look: Look, preloads: readonly string[], filling: Filling): void {
    this.#add(file, look, preloads);
    this.#filled.set(file, filling);
  }

  /** A page that was drawn, and has room for the filling. */
  draw(file: string, look: Look, preloads: readonly string[], html: string): void {
    this.#add(file, look, preloads);
    this.#waiting.push([file, html]);
    if (this.#waiting.length >= mostWaiting) this.#writeWaiting();
  }

  /** Brings every page up to date with those that came after it. */
  finish(): void {
    this.#writeWaiting();
    const { filling } = this;
    for (const [file, other] of this.#filled)
      if (other.style !== filling.style || other.policy !== filling.policy)
        this.#output.write(file, refill(this.#output.read(file), other, filling));
  }

  #add(file: string, look: Look, preloads: readonly string[]): void {
    this.files.push(file);
    this.preloads = this.preloads?.filter((preload) => preloads.includes(preload)) ?? preloads;
    if (this.#looks.has(look)) return;
    this.#looks.add(look);
    this.ingredients.add(look);
    this.ingredients.addScript(look.script);
    this.scripts.add(look.script);
    this.#filling = undefined;
  }

  #writeWaiting(): void {
    const { filling } = this;
    for (const [file, html] of this.#waiting) {
      this.#output.write(file, fill(html, filling));
      this.#filled.set(file, filling);
    }
    this.#waiting = [];
  }
}
