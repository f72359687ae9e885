import type { Definition, FootnoteDefinition, FootnoteReference, Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { slugify } from '@/lib/slugify';
import { decoded } from '@/site/paths';

/** A heading that a link can name. */
export interface Section {
  id: string;
  title: string;
  depth: number;
  /** True for a heading in the table of contents. Headings in a list or a quotation are left out. */
  listed: boolean;
}

export interface Note {
  note: FootnoteDefinition;
  times: number;
}

/** The targets and references of an article, collected before the article renders. */
export interface ArticleParts {
  definitions: Map<string, Definition>;
  /** The notes that have a reference, in the order of the first references. Each note counts its references. */
  notes: Note[];
  references: Map<FootnoteReference, { number: number; time: number }>;
  sections: Map<Heading, Section>;
  /** Sections by the names that links may use: the section's id, and the id that GitHub would give the section. */
  anchors: Map<string, Section>;
  /** The numbers in the accessible names of tables and code blocks. Tables and code blocks count separately. */
  numbers: Map<Nodes, number>;
}

export function partsOf(tree: Root): ArticleParts {
  const parts: ArticleParts = {
    definitions: new Map(),
    notes: [],
    references: new Map(),
    ...sectionsOf(tree),
    numbers: new Map(),
  };
  const definedNotes = new Map<string, FootnoteDefinition>();
  const found = { table: 0, code: 0 };
  const collect = (node: Nodes) => {
    if (node.type === 'definition' && !parts.definitions.has(node.identifier))
      parts.definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition' && !definedNotes.has(node.identifier))
      definedNotes.set(node.identifier, node);
    if (node.type === 'table' || node.type === 'code') parts.numbers.set(node, (found[node.type] += 1));
  };
  walk(tree, collect);
  // Notes that only other notes mention come last. The last loop of this function reads `parts.notes`, and `refer`
  // extends this list meanwhile.
  const numbers = new Map<FootnoteDefinition, number>();
  const refer = (node: Nodes) => {
    const note = node.type === 'footnoteReference' ? definedNotes.get(node.identifier) : undefined;
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

/** Returns the id of a reference to a note. The first reference to the note has the `time` 1, the second has 2. */
export function referenceId(number: number, time: number): string {
  return `footnote-${number}-reference-${time}`;
}

interface Picture {
  src: string;
  alt: string;
  title: string | undefined;
}

/** Returns the picture of a node. The picture's address can be invalid. */
export function pictureOf(node: Nodes, { definitions }: Pick<ArticleParts, 'definitions'>): Picture | undefined {
  if (node.type !== 'image' && node.type !== 'imageReference') return undefined;
  const target = node.type === 'image' ? node : definitions.get(node.identifier);
  return target && { src: target.url, alt: node.alt ?? '', title: target.title ?? undefined };
}

/** Returns the source text of a node, or the text from the node to the end of `last`. */
export function sourceOf(node: Nodes, text: string, last = node): string {
  return text.slice(node.position?.start.offset, last.position?.end.offset);
}

/**
 * Returns a function that makes keys from the text of blocks. Each repetition of a text has a different number. An
 * edited block gets a new key, so React replaces the whole block. React cannot update the text in place, because a page
 * translator moves text nodes.
 */
export function keysIn(text: string) {
  const times = new Map<string, number>();
  return (node: Nodes, last = node) => {
    const source = sourceOf(node, text, last);
    const time = (times.get(source) ?? 0) + 1;
    times.set(source, time);
    return `${time} ${source}`;
  };
}

/** Visits a node and all its descendants, in the order of the text. */
export function walk(node: Nodes, visit: (node: Nodes) => void, without?: Nodes['type']): void {
  visit(node);
  if ('children' in node) for (const child of node.children) if (child.type !== without) walk(child, visit, without);
}

/** Returns the section of this article for an address such as #batteries. */
export function sectionAt(address: string, { anchors }: Pick<ArticleParts, 'anchors'>): Section | undefined {
  return /^#./.test(address) ? anchors.get(decoded(address.slice(1)).toLowerCase()) : undefined;
}

/** Finds the sections. A prefix keeps the ids of sections apart from other ids of the page. */
function sectionsOf(tree: Root): Pick<ArticleParts, 'sections' | 'anchors'> {
  const headings: Heading[] = [];
  const find = (node: Nodes) => {
    if (node.type === 'heading') headings.push(node);
  };
  walk(tree, find, 'footnoteDefinition');
  const inText = new Set<Nodes>(tree.children);
  const listed = headings.filter((heading) => inText.has(heading));
  const ownId = uniqueNames(1);
  const sections = new Map<Heading, Section>();
  // Quoted headings come last, so that they change no id of the main text.
  for (const heading of new Set([...listed, ...headings])) {
    const title = toString(heading).trim();
    const slug = slugify(title);
    const id = ownId(slug ? `section-${slug}` : 'section');
    if (title) sections.set(heading, { id, title, depth: heading.depth, listed: inText.has(heading) });
  }
  const gitHubId = uniqueNames(0);
  const anchors = new Map<string, Section>();
  for (const heading of headings) {
    const section = sections.get(heading);
    if (section) anchors.set(gitHubId(gitHubSlug(section.title)), section);
  }
  for (const section of sections.values()) anchors.set(section.id, section);
  return { sections, anchors };
}

/** Returns a function that makes names unique. The first repetition of a name gets the number `last` + 1. */
function uniqueNames(last: number): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    let count = counts.get(name) ?? last;
    let free = name;
    while (counts.has(free)) free = `${name}-${(count += 1)}`;
    counts.set(name, count);
    if (free !== name) counts.set(free, last);
    return free;
  };
}

/** Returns the anchor that GitHub gives a heading, without a number for repeats. */
export function gitHubSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
