import type { Definition, FootnoteDefinition, FootnoteReference, Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { slugify } from '@/lib/slugify';
import { decoded } from '@/site/paths';

/** A heading that a link can lead to. */
export interface Section {
  id: string;
  title: string;
  depth: number;
  /** In the table of contents: it stands in the text itself, and not in a list or a quotation. */
  listed: boolean;
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
  sections: Map<Heading, Section>;
  /** Sections by what a link may call them: their own ids, and those that GitHub would give them. */
  anchors: Map<string, Section>;
  /** Counts tables and code blocks, each for itself: their regions need a name. */
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

/**
 * Gives each block its own text as its key, counted where texts repeat: a block that is edited is drawn anew. A page
 * translator moves texts, and then none can be changed in its place.
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

/** Visits a node and all below it, in the order of the text. */
export function walk(node: Nodes, visit: (node: Nodes) => void, without?: Nodes['type']): void {
  visit(node);
  if ('children' in node) for (const child of node.children) if (child.type !== without) walk(child, visit, without);
}

/** The section of this article that an address such as #batteries means. */
export function sectionAt(address: string, { anchors }: Pick<ArticleParts, 'anchors'>): Section | undefined {
  return /^#./.test(address) ? anchors.get(decoded(address.slice(1)).toLowerCase()) : undefined;
}

/** Their ids begin with a word of their own, so that none is that of another part of the page. */
function sectionsOf(tree: Root): Pick<ArticleParts, 'sections' | 'anchors'> {
  const headings: Heading[] = [];
  const find = (node: Nodes) => {
    if (node.type === 'heading') headings.push(node);
  };
  walk(tree, find, 'footnoteDefinition');
  const inText = new Set<Nodes>(tree.children);
  const listed = headings.filter((heading) => inText.has(heading));
  const ownId = numbered(1);
  const sections = new Map<Heading, Section>();
  // What is quoted comes last: it changes no id of the text itself.
  for (const heading of new Set([...listed, ...headings])) {
    const title = toString(heading).trim();
    const slug = slugify(title);
    const id = ownId(slug ? `section-${slug}` : 'section');
    if (title) sections.set(heading, { id, title, depth: heading.depth, listed: inText.has(heading) });
  }
  const gitHubId = numbered(0);
  const anchors = new Map<string, Section>();
  for (const heading of headings) {
    const section = sections.get(heading);
    if (section) anchors.set(gitHubId(gitHubSlug(section.title)), section);
  }
  for (const section of sections.values()) anchors.set(section.id, section);
  return { sections, anchors };
}

/** Gives every name once: where it is taken, with a number behind it that counts on from `last`. */
function numbered(last: number): (name: string) => string {
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

function gitHubSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
