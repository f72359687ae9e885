import { postLines, type PostLine } from './post-lines';

/** What stands together in an article: a line by itself, a picture with its caption, the lines of a quotation. */
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
