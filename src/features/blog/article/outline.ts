import type { Definition, FootnoteDefinition, FootnoteReference, Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { slugify } from '@/lib/slugify';

/** A heading that the table of contents leads to. */
export interface Section {
  id: string;
  title: string;
  depth: number;
}

export interface Note {
  note: FootnoteDefinition;
  times: number;
}

/** What is referred to from elsewhere in an article, found before it is drawn. */
export interface ArticleParts {
  definitions: Map<string, Definition>;
  /** Those that the text refers to, in this order, and how often. */
  notes: Note[];
  references: Map<FootnoteReference, { number: number; time: number }>;
  /** The headings of the text itself, and not those in a list or a quotation. */
  sections: Map<Heading, Section>;
  /** Counts tables and code blocks, each for itself: their regions need a name. */
  numbers: Map<Nodes, number>;
}

export function partsOf(tree: Root): ArticleParts {
  const parts: ArticleParts = {
    definitions: new Map(),
    notes: [],
    references: new Map(),
    sections: sectionsOf(tree),
    numbers: new Map(),
  };
  const written = new Map<string, FootnoteDefinition>();
  const found = { table: 0, code: 0 };
  const look = (node: Nodes) => {
    if (node.type === 'definition' && !parts.definitions.has(node.identifier))
      parts.definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition' && !written.has(node.identifier)) written.set(node.identifier, node);
    if (node.type === 'table' || node.type === 'code') parts.numbers.set(node, (found[node.type] += 1));
  };
  walk(tree, look);
  // A note that only a note refers to comes last, so the list grows while it is read.
  const numbers = new Map<FootnoteDefinition, number>();
  const refer = (node: Nodes) => {
    const note = node.type === 'footnoteReference' ? written.get(node.identifier) : undefined;
    if (node.type !== 'footnoteReference' || !note) return;
    const number = numbers.get(note) ?? parts.notes.push({ note, times: 0 });
    numbers.set(note, number);
    const time = ((parts.notes[number - 1] ?? { times: 0 }).times += 1);
    parts.references.set(node, { number, time });
  };
  walk(tree, refer, 'footnoteDefinition');
  for (const { note } of parts.notes) for (const child of note.children) walk(child, refer);
  return parts;
}

export function noteId(number: number): string {
  return `footnote-${number}`;
}

/** Where a note is referred to for the first time, the second ... */
export function referenceId(number: number, time: number): string {
  return `footnote-${number}-reference-${time}`;
}

interface Picture {
  src: string;
  alt: string;
  title: string | undefined;
}

/** Its address may be one that is not allowed. */
export function pictureOf(node: Nodes, { definitions }: Pick<ArticleParts, 'definitions'>): Picture | undefined {
  if (node.type !== 'image' && node.type !== 'imageReference') return undefined;
  const target = node.type === 'image' ? node : definitions.get(node.identifier);
  return target && { src: target.url, alt: node.alt ?? '', title: target.title ?? undefined };
}

/** What is written for a node, or from it to the end of another. */
export function sourceOf(node: Nodes, text: string, last = node): string {
  return text.slice(node.position?.start.offset, last.position?.end.offset);
}

/** Visits a node and all below it, in the order of the text. */
export function walk(node: Nodes, visit: (node: Nodes) => void, without?: Nodes['type']): void {
  visit(node);
  if ('children' in node) for (const child of node.children) if (child.type !== without) walk(child, visit, without);
}

/** Their ids begin with a word of their own, so that none is that of another part of the page. */
function sectionsOf(tree: Root): Map<Heading, Section> {
  const sections = new Map<Heading, Section>();
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  for (const node of tree.children) {
    if (node.type !== 'heading') continue;
    const title = toString(node).trim();
    const slug = slugify(title);
    const base = slug ? `section-${slug}` : 'section';
    let count = counts.get(base) ?? 1;
    let id = count === 1 ? base : `${base}-${count}`;
    while (taken.has(id)) id = `${base}-${(count += 1)}`;
    counts.set(base, count + 1);
    taken.add(id);
    if (title) sections.set(node, { id, title, depth: node.depth });
  }
  return sections;
}
