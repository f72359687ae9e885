import { isLinkTarget } from '@/lib/safe-url';

/** A run of text, or a mark around others. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

// Every alternative stops at the next character of its own kind, so that a line of
// ten thousand stars is read in one pass.
const mark = new RegExp(
  [
    /\\(?<escaped>[\\`*_[\]()!#])/,
    /`(?<code>[^`]+)`/,
    /\*\*(?<strong>(?:[^*]|\*(?!\*))+)\*\*/,
    /\*(?<star>[^\s*](?:[^*]*[^\s*])?)\*/,
    /(?<![\p{L}\p{N}_])_(?<underscore>[^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/u,
    /\[(?<label>[^[\]]+)\]\((?<href>[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/**
 * Reads emphasis, code and links inside a line. There is no way to write HTML: what
 * is not one of these marks is text. A link to an address that is not allowed is
 * only its label.
 */
export function inlineMarkdown(line: string): Inline[] {
  // Most lines are plain, and what makes ready to look for marks takes longer than reading one of those.
  if (!/[\\`*_[]/.test(line)) return line === '' ? [] : [{ kind: 'text', text: line }];
  const result: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(mark)) {
    if (match.index > end) result.push({ kind: 'text', text: line.slice(end, match.index) });
    result.push(...readMark(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < line.length) result.push({ kind: 'text', text: line.slice(end) });
  return result;
}

function readMark({
  escaped,
  code,
  strong,
  star,
  underscore,
  label,
  href,
}: Record<string, string | undefined>): Inline[] {
  if (escaped !== undefined) return [{ kind: 'text', text: escaped }];
  if (code !== undefined) return [{ kind: 'code', text: code }];
  if (strong !== undefined) return [{ kind: 'strong', children: inlineMarkdown(strong) }];
  const emphasis = star ?? underscore;
  if (emphasis !== undefined) return [{ kind: 'emphasis', children: inlineMarkdown(emphasis) }];
  const children = inlineMarkdown(label ?? '');
  return href !== undefined && isLinkTarget(href) ? [{ kind: 'link', href, children }] : children;
}
