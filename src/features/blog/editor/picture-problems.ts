import type { Nodes } from 'mdast';
import { isImageSource } from '@/lib/safe-url';
import { partsOf, pictureOf, sourceOf, walk } from '@/features/blog/article/outline';
import { readArticle } from '@/features/blog/article/markdown';

export function pictureAddresses(content: string): string[] {
  return picturesIn(content)
    .map(({ src }) => src)
    .filter(isImageSource);
}

export interface Problem {
  /** The first line is 1. */
  line: number;
  reason: string;
}

export const reasons = {
  empty: 'it has no address between ( and ).',
  space: 'the address has a space in it. Write %20 for it.',
  relative: 'the address must begin with / for a path on this site, or with https://.',
  hidden:
    'the address is not allowed: it can’t contain .., a user name, a backslash or hidden characters, or begin with //.',
};

/**
 * Finds texts that only look like a picture, with line and reason. Code is skipped, because code shows as typed.
 */
export function pictureProblems(content: string): Problem[] {
  const { text, tree } = readArticle(content);
  const problems = picturesIn(content).flatMap(({ src, line }) =>
    isImageSource(src) ? [] : [{ line, reason: reasonAgainst(src) }],
  );
  walk(tree, (node) => {
    if (node.type !== 'paragraph' || node.children.some(isPicture)) return;
    const written = sourceOf(node, text).trim();
    if (written.startsWith('![')) problems.push({ line: lineOf(node), reason: reasonInLine(written) });
  });
  return problems.sort((one, other) => one.line - other.line);
}

function picturesIn(content: string): { src: string; line: number }[] {
  const { tree } = readArticle(content);
  const parts = partsOf(tree);
  const found: { src: string; line: number }[] = [];
  walk(tree, (node) => {
    const picture = pictureOf(node, parts);
    if (picture) found.push({ src: picture.src, line: lineOf(node) });
  });
  return found;
}

function isPicture({ type }: Nodes): boolean {
  return type === 'image' || type === 'imageReference';
}

export function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

function reasonInLine(written: string): string {
  const address = /^!\[[^\]]*\]\(([^()]*)\)/.exec(written)?.[1]?.trim();
  if (address && /\s/.test(address)) return `${reasons.space} A title after the address stands in "quotation marks".`;
  if (/^!\[[^\]]*\]\s/.test(written)) return 'the address in ( ) must follow the ] without a space.';
  return 'a picture is written ![what it shows](/images/its-file.svg).';
}

function reasonAgainst(src: string): string {
  if (src === '') return reasons.empty;
  if (/\s/.test(src)) return reasons.space;
  if (/^[a-z][a-z0-9+.-]*:/i.test(src) && !/^https?:/i.test(src))
    return 'only an https address or a path on this site can be a picture.';
  if (!src.startsWith('/') && !/^https?:/i.test(src)) return reasons.relative;
  return reasons.hidden;
}
