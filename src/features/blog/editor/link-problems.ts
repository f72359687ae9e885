import type { Definition, Link, Text } from 'mdast';
import { readArticle } from '@/features/blog/article/markdown';
import { partsOf, sectionAt, sourceOf, walk } from '@/features/blog/article/outline';
import { isLinkTarget } from '@/lib/safe-url';
import { isSlug } from '@/lib/slugify';
import { paths } from '@/site/paths';
import { lineOf, reasons, type Problem } from './picture-problems';

/** The probable address, and the range of the written address. */
export interface LinkFix {
  address: string;
  from: number;
  to: number;
}

export interface LinkProblem extends Problem {
  fix?: LinkFix;
}

/**
 * Finds texts that only look like a link, with line and reason. Code is skipped, because code shows as typed.
 */
export function linkProblems(content: string): LinkProblem[] {
  const { text, tree } = readArticle(content);
  const parts = partsOf(tree);
  const problems: LinkProblem[] = [];
  const targets = new Set<Link | Definition>();
  walk(tree, (node) => {
    if (node.type === 'link') targets.add(node);
    const target = node.type === 'linkReference' && parts.definitions.get(node.identifier);
    if (target) targets.add(target);
    if (node.type === 'text') problems.push(...unlinkedIn(node, text));
  });
  for (const target of targets) {
    if (isLinkTarget(target.url) || sectionAt(target.url, parts)) continue;
    const { reason, guess } = problemWith(target.url);
    const problem = { line: lineOf(target), reason };
    const start = guess && text.length === content.length ? placeOfAddress(target, text) : undefined;
    // The parser drops zero-width characters at the start of a line, so no address stands earlier in the content.
    const from = start === undefined ? -1 : content.indexOf(target.url, start);
    if (!guess || from < 0) problems.push(problem);
    else problems.push({ ...problem, fix: { address: guess, from, to: from + target.url.length } });
  }
  return problems.sort((one, other) => one.line - other.line);
}

/** Excludes \[this](address), which means text, and ![this](address), which is a picture. */
const linkLike = /([\\!]?)\[[^[\]]*\]( ?)\(([^()]*)\)/g;

/** Finds links that stay text because of a space. */
function unlinkedIn(node: Text, text: string): LinkProblem[] {
  const written = sourceOf(node, text);
  return Array.from(written.matchAll(linkLike)).flatMap(([, before, gap, address = '']) => {
    if (before) return [];
    if (gap && /^(?:https?:|mailto:|www\.)\S+$/i.test(address))
      return [{ line: lineOf(node), reason: 'the address in ( ) must follow the ] without a space.' }];
    const hasSpace = !gap && /\S\s+\S/.test(address);
    return hasSpace ? [{ line: lineOf(node), reason: `${reasons.space} A title stands in "quotation marks".` }] : [];
  });
}

/** Returns the place of an address in the text. Undefined when the text writes the address with escapes. */
function placeOfAddress(node: Link | Definition, text: string): number | undefined {
  const start = node.position?.start.offset ?? 0;
  const written = sourceOf(node, text);
  const labelEnd = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : start + written.indexOf(']:');
  const at = written.indexOf(node.url, (labelEnd ?? start) - start);
  return at < 0 ? undefined : start + at;
}

const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=[/?#:]|$)/iu;
const fileName = /^[^/?#:]*\.(?:gif|html?|jpe?g|json|md|pdf|php|png|svg|txt|webp|zip)$/i;
const bareMail = /^[^\s@:/?#]+@[^\s@:/?#]+$/;

function problemWith(address: string): { reason: string; guess?: string } {
  if (address === '') return { reason: reasons.empty };
  if (/\s/.test(address)) return { reason: reasons.space };
  if (address.startsWith('#')) return { reason: `no heading of this article has the address ${address}.` };
  if (address.startsWith('//')) return withGuess('the address must begin with https://.', `https:${address}`);
  if (bareMail.test(address)) return withGuess('a mail address must begin with mailto:.', `mailto:${address}`);
  if (host.test(address) && !fileName.test(address))
    return withGuess('the address must begin with https://.', `https://${address}`);
  if (isSlug(address)) return withGuess(reasons.relative, paths.post(address));
  if (/^mailto:/i.test(address))
    return { reason: 'a mail link is mailto:name@example.com, with commas between several addresses.' };
  if (/^https?:/i.test(address) || address.startsWith('/')) return { reason: reasons.hidden };
  if (/^[a-z][a-z0-9+.-]*:/i.test(address))
    return { reason: 'only web addresses (https:), mail addresses (mailto:) and paths on this site can be links.' };
  return { reason: reasons.relative };
}

function withGuess(reason: string, guess: string): { reason: string; guess?: string } {
  return isLinkTarget(guess) ? { reason, guess } : { reason };
}
