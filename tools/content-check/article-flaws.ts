import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readArticle } from '../../src/features/blog/article/markdown.ts';
import { partsOf, pictureOf, sectionAt, walk, type ArticleParts } from '../../src/features/blog/article/outline.ts';
import { isHttpUrl, isImageSource, isLinkTarget } from '../../src/lib/safe-url.ts';
import type { Kind } from './findings.ts';

interface Flaw {
  kind: Kind;
  detail: string;
}

/**
 * The links and flaws of an article. A page shows a link with a rejected address as text, so the check ignores that
 * link.
 */
interface Read {
  /** Addresses of links and pictures on other sites. */
  addresses: string[];
  flaws: Flaw[];
}

/** Reads an article as the page draws it. */
export function readPost(content: string): Read {
  const { tree } = readArticle(content);
  const parts = partsOf(tree);
  const read: Read = { addresses: [], flaws: [] };
  // The title of the page is its h1.
  let level = 1;
  const inspect = (node: Nodes) => {
    const flaw = (kind: Kind, detail: string) =>
      read.flaws.push({ kind, detail: `Line ${node.position?.start.line ?? 1}: ${detail}` });
    const picture = pictureOf(node, parts);
    if (picture && isImageSource(picture.src)) {
      if (isHttpUrl(picture.src)) read.addresses.push(picture.src);
      if (picture.alt.trim() === '') flaw('picture-without-text', `the picture ${picture.src} says nothing.`);
    }
    const target = targetOf(node, parts);
    if (target !== undefined) {
      if (isHttpUrl(target)) read.addresses.push(target);
      if (isVague(toString(node))) flaw('vague-link', `"${toString(node)}" leads to ${target}.`);
    }
    if (node.type === 'heading') {
      const drawn = node.depth === 3 ? 3 : 2;
      if (drawn > level + 1) flaw('skipped-heading', `"${toString(node)}" is of level ${drawn}, below level ${level}.`);
      level = drawn;
    }
  };
  walk(tree, inspect, 'footnoteDefinition');
  for (const { note } of parts.notes) for (const child of note.children) walk(child, inspect);
  return read;
}

/** Returns the target of a link; undefined for a link that the page draws as text. */
function targetOf(node: Nodes, parts: ArticleParts): string | undefined {
  if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
  const target = node.type === 'link' ? node : parts.definitions.get(node.identifier);
  return target && (isLinkTarget(target.url) || sectionAt(target.url, parts)) ? target.url : undefined;
}

const vagueWords = new Set(
  'here,click here,see here,this,this one,this page,this site,this article,link,this link,more,read more,learn more,page,site,website,source'.split(
    ',',
  ),
);

/** Says whether these words hide where a link leads. */
function isVague(words: string): boolean {
  const plain = words.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '');
  return /^\s*$/.test(plain) || vagueWords.has(plain.trim().replace(/\s+/g, ' '));
}
