import { isLinkTarget, isImageSource } from '@/lib/safe-url';

export type PostLine =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'break' }
  | { kind: 'image'; alt: string; src: string }
  | { kind: 'paragraph'; text: string };

const imageLine = /^!\[([^\]]*)\]\((\S+)\)\s*$/;

/** A picture with a rejected address stays text. */
export function postLines(content: string): PostLine[] {
  return content.split(/\r?\n/).map(readLine);
}

function readLine(line: string): PostLine {
  if (line.trim() === '') return { kind: 'break' };
  const heading = /^(#{1,3}) (.*)$/.exec(line);
  if (heading?.[1] && heading[2] !== undefined) {
    return { kind: 'heading', level: heading[1].length as 1 | 2 | 3, text: heading[2] };
  }
  const image = imageLine.exec(line);
  if (image?.[2] && isImageSource(image[2])) return { kind: 'image', alt: image[1] ?? '', src: image[2] };
  return { kind: 'paragraph', text: line };
}

/** A line of its own, a picture with its caption, or the lines of a quotation. */
export type PostBlock =
  | Exclude<PostLine, { kind: 'image' }>
  | { kind: 'figure'; alt: string; src: string; caption: string }
  | { kind: 'quote'; lines: string[] };

const quotedLine = /^>(?: (.*))?$/;
const captionLine = /^(?:\*[^*]+\*|_[^_]+_)$/;

/**
 * Reads an article as blocks. Paragraphs that start with '> ' (or are no more than '>') and follow each other are one
 * quotation; a paragraph that is emphasised as a whole, right below a picture, is its caption
 * (without the marks of the emphasis; empty where there is none).
 */
export function postBlocks(content: string): PostBlock[] {
  const blocks: PostBlock[] = [];
  for (const line of postLines(content)) {
    const last = blocks.at(-1);
    const quoted = line.kind === 'paragraph' ? quotedLine.exec(line.text) : null;
    if (quoted) {
      const [, text = ''] = quoted;
      if (last?.kind === 'quote') last.lines.push(text);
      else blocks.push({ kind: 'quote', lines: [text] });
    } else if (line.kind === 'paragraph' && last?.kind === 'figure' && !last.caption && captionLine.test(line.text)) {
      last.caption = line.text.slice(1, -1);
    } else {
      blocks.push(line.kind === 'image' ? { kind: 'figure', alt: line.alt, src: line.src, caption: '' } : line);
    }
  }
  return blocks;
}

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

/** HTML stays text. A link with a rejected address becomes its label. */
export function inlineMarkdown(line: string): Inline[] {
  // Most lines are plain, and the regular expression costs more than this test.
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
